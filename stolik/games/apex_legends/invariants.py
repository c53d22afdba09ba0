"""What must always hold of a position."""

from stolik.games.apex_legends.catalogue import (
    BAG,
    BASIC_WEAPONS,
    BIN_CARDS,
    BLUE,
    CARE_PACKAGE,
    EVERY_AIM_CARD,
    EVERY_LEGEND,
    FEATS_OF,
    GEAR,
    LEGENDS,
    LOOT,
    LOOT_KINDS,
    MOST_AMMO,
    NOTHING,
    RED,
    RING_CARDS,
    SORT,
    STARTING_GEAR,
)
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.rules.life import shield_limit
from stolik.games.apex_legends.rules.loot import FACE, PER_SPACE
from stolik.games.apex_legends.rules.pool import weapons_in_pool
from stolik.games.apex_legends.rules.tokens import PER_SPACE as PER_TRACK
from stolik.games.apex_legends.state import (
    BACKPACK,
    DRONE_SPACE,
    DROP_SPACE,
    FULL_HEALTH,
    INITIATIVE,
    ON_TRACK,
    PORTAL_SPACE,
    Board,
)


def problems(t: Board) -> list[str]:
    """What is wrong with a position that the rules should never reach."""
    if t.phase == INITIATIVE:
        return []
    found: list[str] = []
    _check_tokens(t, found)
    _check_cards(t, found)
    _check_legends(t, found)
    _check_map(t, found)
    return found


def _check_tokens(t: Board, found: list[str]) -> None:
    """Every loot token is somewhere exactly once."""
    counts = [0] * LOOT_KINDS
    places = [*t.bags, t.care_bag, t.box, *t.packs, *t.left_loot, [kind for kind in t.tile_epic if kind != NOTHING]]
    places += [
        [(token & FACE) >> 1 for token in t.gained],
        [token >> 1 for token in t.falling],
        [entry % PER_SPACE >> 1 for entry in t.ground],
    ]
    places += [[kind for kind in t.attached if kind != NOTHING]]
    first = weapons_in_pool(t)
    places += [pool[first:] for pool in t.pools]
    members = t.members[RED] + t.members[BLUE]
    places += [[token >> 1 for token in t.gear[who * 3 : who * 3 + 3]] for who in members]
    for kinds in places:
        for kind in kinds:
            counts[kind] += 1
    expected = [0] * LOOT_KINDS
    for kind in [*BAG[0], *BAG[1], *BAG[2], *CARE_PACKAGE]:
        expected[kind] += 1
    for token in STARTING_GEAR:
        expected[token >> 1] += len(members)
    for kind in range(LOOT_KINDS):
        if counts[kind] != expected[kind]:
            found.append(f"{counts[kind]} of {LOOT[kind]}, not {expected[kind]}")


def _check_cards(t: Board, found: list[str]) -> None:
    """Every card is somewhere exactly once."""
    if sorted(t.aim + t.drawn) != list(range(EVERY_AIM_CARD)):
        found.append("the aim deck is not complete")
    first = weapons_in_pool(t)
    weapons = [*t.weapon_deck, *t.weapon_box, *t.gained_weapons, *t.left_weapons[RED], *t.left_weapons[BLUE]]
    weapons += [weapon for weapon in t.weapon if weapon != NOTHING]
    weapons += t.pools[RED][:first] + t.pools[BLUE][:first]
    if sorted(weapons) != list(range(BASIC_WEAPONS)):
        found.append("the weapon cards are not complete")
    if sorted(t.bin_deck + t.bin_box) != list(range(len(BIN_CARDS))):
        found.append("the supply-bin cards are not complete")
    if sorted([*t.ring_deck, t.ring_card]) != (list(range(len(RING_CARDS))) if t.has_ring else [NOTHING]):
        found.append("the ring cards are not complete")
    for who in range(EVERY_LEGEND):
        feats = t.hands[who] + t.decks[who] + t.discards[who]
        if feats and sorted(feats) != FEATS_OF[who]:
            found.append(f"the feats of {LEGENDS[who]} are not complete")


def _check_legends(t: Board, found: list[str]) -> None:
    for who in range(EVERY_LEGEND):
        name = LEGENDS[who]
        if not 0 <= t.shield[who] <= shield_limit(t, who) or not 0 <= t.health[who] <= FULL_HEALTH:
            found.append(f"{name}: {t.shield[who]} shield, {t.health[who]} health")
        if len(t.packs[who]) > BACKPACK:
            found.append(f"{name} carries {len(t.packs[who])} tokens")
        if any(SORT[kind] == GEAR for kind in t.packs[who]):
            found.append(f"{name} carries gear in the backpack")
        if any(t.known[who].count(kind) > t.packs[who].count(kind) for kind in t.known[who]):
            found.append(f"{name} is known to carry what it does not carry")
        if not all(0 <= ammo <= MOST_AMMO for ammo in t.ammo[who * 2 : who * 2 + 2]):
            found.append(f"{name} has {t.ammo[who * 2 : who * 2 + 2]} ammo")
    if not 0 <= t.ap <= 2:
        found.append(f"{t.ap} AP")


def _check_map(t: Board, found: list[str]) -> None:
    """Nobody shares a space, and the set of occupied spaces is right."""
    taken: list[int] = []
    for who in range(EVERY_LEGEND):
        if t.space[who] != NOTHING and t.moving != who:
            taken.append(t.space[who])
    for figure in (PORTAL_SPACE, PORTAL_SPACE + 1, DRONE_SPACE, DROP_SPACE):
        if t.figures[figure] != NOTHING:
            taken.append(t.figures[figure])
    if len(set(taken)) != len(taken):
        found.append(f"two figures on one space: {sorted(taken)}")
    occupied = 0
    for space in taken:
        occupied |= 1 << space
    if occupied != t.occupied:
        found.append("the occupied spaces are not those with figures on them")
    if occupied & LANDS[t.land].standing:
        found.append("a figure stands on an object of the map")
    on_track = sorted(entry % PER_TRACK for entry in t.track)
    if on_track != [token for token, at in enumerate(t.token_at) if at == ON_TRACK]:
        found.append(f"below the track lie {on_track}")
