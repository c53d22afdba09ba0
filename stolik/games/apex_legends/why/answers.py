"""Why a token, a card or a part of an action cannot be chosen (AP-LOOT, AP-EQUIP, AP-INT, AP-USE, reactions)."""

from stolik.games.apex_legends.catalogue import (
    ABILITY,
    ABILITY_LEGEND,
    ABILITY_TOKENS,
    ACCESSORY,
    AFTER,
    AMMO_OF,
    BEFORE,
    BOOST,
    FEAT,
    FEAT_LEGEND,
    FITS,
    GEAR,
    GRENADE,
    IS_TEAM,
    LABEL,
    LEGEND,
    LOOT_KIND,
    NOTHING,
    RANK,
    SORT,
    TOKEN,
    WORN_AT,
)
from stolik.games.apex_legends.geometry.grid import SIZE
from stolik.games.apex_legends.map import LANDS, is_canyon
from stolik.games.apex_legends.options import DEAL_REST, DISCARD_WEAPON, MOVE, NEVER, SIDES, node_of
from stolik.games.apex_legends.rules.cards import CAN_REACT
from stolik.games.apex_legends.rules.combined import Parts
from stolik.games.apex_legends.rules.destroy import BY_HAND, destructible
from stolik.games.apex_legends.rules.interact import ATTACHING, DETACHING, OBJECT, zip_lines
from stolik.games.apex_legends.rules.loot import FROM_WEAPON, slots_with
from stolik.games.apex_legends.rules.map_drop import border, can_enter, mp_at, outside_of
from stolik.games.apex_legends.rules.movement import free_spaces
from stolik.games.apex_legends.rules.pool import WEAPONS_EACH, Loadout, item_of, weapons_in_pool
from stolik.games.apex_legends.rules.reactions import KIND, REACTION_STEP
from stolik.games.apex_legends.rules.teams import team_of_seat
from stolik.games.apex_legends.rules.use import throw_spaces
from stolik.games.apex_legends.state import AVAILABLE, BACKPACK, DROP_IS_OPEN, Board
from stolik.games.apex_legends.why.basics import named_slot, not_adjacent
from stolik.games.apex_legends.why.demands import why_not_effect
from stolik.kernel.game import Reason, no
from stolik.kernel.question import PASS, Option, Subject, number

# Loot


def why_not_gain(t: Board, who: int, attempt: Option) -> Reason | None:
    """Judge what is done with something gained."""
    verb = attempt[0]
    if verb == "exchange":
        return None
    if attempt == DISCARD_WEAPON:
        return None
    if attempt == ("ammo",):
        same = slots_with(t, who, AMMO_OF[t.gained_weapons[-1]])
        return None if same else no("AP-WEAP-05", "other-ammo")
    token = TOKEN[str(attempt[1])]
    kind = token >> 1
    if verb == "drop":
        return None
    is_gear = SORT[kind] == GEAR
    if verb == "wear":
        return None if is_gear else no("AP-LOOT-06", "not-gear")
    if verb == "attach":
        return _why_not_fit(t, who, kind, named_slot(attempt[2]))
    if is_gear:
        return no("AP-LOOT-06", "gear-not-in-pack")
    is_full = len(t.packs[who]) >= BACKPACK
    if verb == "keep":
        return no("AP-PACK-01", "pack-full") if is_full else None
    if not is_full:
        return no("AP-LOOT-05", "pack-not-full")
    if token not in t.gained and token | FROM_WEAPON in t.gained:
        return no("AP-WEAP-06", "free-slots-only")
    return None


def _why_not_fit(t: Board, who: int, kind: int, slot: int) -> Reason | None:
    return None if FITS[t.weapon[who * 2 + slot]][kind] else no("AP-ATT-02", "does-not-fit")


def why_not_equip(t: Board, seat: int, attempt: Option) -> Reason | None:
    """Judge what becomes of an item of the starting pool."""
    if attempt == DEAL_REST:
        return None
    team = team_of_seat(t, seat)
    loadout = Loadout(t, team)
    at = item_of(t, seat, str(attempt[1]))
    is_weapon = at < weapons_in_pool(t)
    if attempt[0] == "leave":
        return no("AP-EQUIP-03", "weapons-needed") if is_weapon and not loadout.can_spare_weapon() else None
    who = LEGEND[str(attempt[2])]
    if is_weapon:
        return no("AP-EQUIP-03", "two-weapons") if loadout.armed(who) == WEAPONS_EACH else None
    item = t.pools[team][at]
    if len(attempt) > 3:
        slot = named_slot(attempt[3])
        weapon = loadout.weapons[who * 2 + slot]
        if weapon == NOTHING:
            return no("AP-EQUIP-05", "no-weapon-yet")
        if not FITS[weapon][item]:
            return no("AP-ATT-02", "does-not-fit")
        return None if loadout.can_attach(who, slot, item) else no("AP-ATT-04", "slot-taken")
    if SORT[item] == GEAR:
        return no("AP-GEAR-01", "worn-already") if loadout.wears(who, WORN_AT[item]) else None
    return no("AP-PACK-01", "pack-full") if len(loadout.packs[who]) >= BACKPACK else None


# Cards


def why_not_boost(t: Board, who: int, attempt: Option) -> Reason | None:
    """Judge a boost."""
    if attempt == PASS:
        return None
    feat = FEAT[str(attempt[1])]
    if LABEL[feat] != BOOST:
        return no("AP-CARD-01", "not-boost")
    return why_not_effect(t, who, feat)


def why_not_react(t: Board, kind: str, attempt: Option) -> Reason | None:
    """Judge a reaction."""
    if attempt in (PASS, NEVER):
        return None
    name = str(attempt[1])
    step = KIND.index(kind)
    if name in ABILITY:
        ability = ABILITY[name]
        who = ABILITY_LEGEND[ability]
        barred = _why_not_ready(t, who)
        if barred is not None:
            return barred
        if who != t.shot.target:
            return no("AP-SHOOT-13", "not-team")
        if REACTION_STEP[ability] != step:
            return no("AP-CARD-02", "other-step")
        if t.token_at[ABILITY_TOKENS[ability][0]] != AVAILABLE:
            return no("AP-ABIL-01", "no-ability-token")
        return None if CAN_REACT[ability](t, who) else no("AP-ABIL-02", "no-room")
    feat = FEAT[name]
    who = FEAT_LEGEND[feat]
    if LABEL[feat] not in (BEFORE, AFTER):
        return no("AP-CARD-02", "not-reaction")
    if LABEL[feat] != (BEFORE, AFTER)[step]:
        return no("AP-CARD-02", "other-step")
    barred = _why_not_ready(t, who)
    if barred is not None:
        return barred
    if who != t.shot.target and not IS_TEAM[feat]:
        return no("AP-SHOOT-13", "not-team")
    return why_not_effect(t, who, feat)


def _why_not_ready(t: Board, who: int) -> Reason | None:
    """Whether a legend cannot react at all."""
    if t.space[who] == NOTHING:
        return no("AP-ACT-10", "off-map")
    if is_canyon(t, t.space[who]):
        return no("AP-OBJ-14", "in-canyon")
    return no("AP-SHOOT-34", "reacted") if t.shot.reacted >> who & 1 else None


# Parts of combined actions


def why_not_part(t: Board, subject: Subject, attempt: Option) -> Reason | None:
    """Judge a part of a combined action."""
    who = subject.note
    done = Parts(subject.about)
    verb = attempt[0]
    if attempt == ("done",):
        return None
    if attempt == MOVE:
        return no("AP-ACT-06", "part-done") if done.is_moved else None
    if verb == "use":
        return no("AP-ACT-06", "part-done") if done.is_done else why_not_use(t, who, attempt)
    if verb == "attack":
        if done.is_done:
            return no("AP-ACT-06", "part-done")
        space = t.space[LEGEND[str(attempt[1])]]
        if space == NOTHING:
            return no("AP-MELEE-01", "no-target")
        is_near = (LANDS[t.land].adjacent[t.space[who]] >> space & 1) == 1
        return None if is_near else not_adjacent(t, t.space[who], space, "AP-MELEE-01")
    if verb in ("with", "directly"):
        return _why_not_destroy(t, who, done, attempt)
    return _why_not_interact(t, who, done, attempt)


def why_not_use(t: Board, who: int, attempt: Option, sort: int = NOTHING, rank: int = NOTHING) -> Reason | None:
    """Judge the use of an item."""
    kind = LOOT_KIND[str(attempt[1])]
    if SORT[kind] not in (ACCESSORY, GRENADE):
        return no("AP-USE-01", "not-item")
    if sort not in (NOTHING, SORT[kind]):
        return no("AP-USE-01", "other-sort")
    if rank not in (NOTHING, RANK[kind]):
        return no("AP-LOOT-01", "other-rank")
    if SORT[kind] == GRENADE and not throw_spaces(t, who, kind):
        return no("AP-SHOOT-05", "dome-out")
    return None


def why_not_use_one(t: Board, subject: Subject, attempt: Option) -> Reason | None:
    """Judge the one item that a card allows."""
    if attempt == PASS:
        return None
    return why_not_use(t, subject.note, attempt, subject.about[0], subject.about[1])


def _why_not_destroy(t: Board, who: int, done: Parts, attempt: Option) -> Reason | None:
    if done.is_done:
        return no("AP-ACT-06", "part-done")
    way = BY_HAND
    if attempt[0] == "with":
        way = named_slot(attempt[1])
        if not t.ammo[who * 2 + way]:
            return no("AP-AMMO-03", "no-ammo")
    return None if destructible(t, who, way) else no("AP-DESTROY-02", "nothing-to-destroy")


def _why_not_interact(t: Board, who: int, done: Parts, attempt: Option) -> Reason | None:
    """AP-INT-01: one object, attaching, detaching, each once."""
    verb = attempt[0]
    finished = done.finished
    land = LANDS[t.land]
    here = t.space[who]
    if verb == "attach":
        if finished & ATTACHING:
            return no("AP-INT-01", "part-done")
        kind, slot = LOOT_KIND[str(attempt[1])], named_slot(attempt[2])
        misfit = _why_not_fit(t, who, kind, slot)
        if misfit is None and kind * 2 + slot in t.put_on:
            return no("AP-INT-01", "attached-already")
        return misfit
    if verb == "detach":
        if finished & DETACHING:
            return no("AP-INT-01", "part-done")
        return no("AP-INT-02", "pack-full") if len(t.packs[who]) >= BACKPACK else None
    if finished & OBJECT:
        return no("AP-INT-01", "part-done")
    if verb == "open":
        place = (attempt[1] == "v", number(attempt[2]), number(attempt[3]))
        at = land.bins.index(place)
        if at not in land.bins_by[here]:
            return no("AP-ADJ-06", "not-adjacent")
        return no("AP-INT-06", "bin-open") if t.open_bins >> at & 1 else None
    if verb == "open_drop":
        drop = number(attempt[2]) * SIZE + number(attempt[1])
        if not land.adjacent[here] >> drop & 1:
            return not_adjacent(t, here, drop, "AP-ADJ-09")
        return no("AP-OBJ-08", "drop-open") if t.figures[DROP_IS_OPEN] else None
    node = node_of(attempt)
    if not land.node_adjacent[node] >> here & 1:
        return no("AP-ADJ-07", "not-adjacent")
    for a, b in zip_lines(t):
        if node in (a, b) and land.node_neighbours[b if node == a else a] & free_spaces(t):
            return None
    return no("AP-OBJ-06", "no-room-at-anchor")


# Choices of a team


def why_not_team(t: Board, kind: str, attempt: Option) -> Reason | None:
    """Judge a legend to be activated, placed at the tile or brought in."""
    who = LEGEND[str(attempt[1])]
    if kind == "activate":
        return no("AP-TURN-03", "activated") if t.activated[who] else None
    if kind == "tile":
        return None if t.at_tile[who] == NOTHING else no("AP-DROP-04", "placed")
    side = t.at_tile[who]
    if side == NOTHING:
        return no("AP-DROP-06", "entered")
    x, y = number(attempt[2]), number(attempt[3])
    if y * SIZE + x not in border(side):
        return no("AP-DROP-06", "other-edge", {"side": f"@side-{SIDES[side]}"})
    return None if can_enter(t, outside_of(side, x, y), mp_at(t, side)) else no("AP-DROP-06", "cannot-enter")
