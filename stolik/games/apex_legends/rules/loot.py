"""Loot, gear, weapons and ammo (AP-LOOT to AP-ATT): gaining, keeping, dropping and taking."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    AMMO_OF,
    ATTACHES_AT,
    ATTACHMENT,
    BODY,
    FITS,
    GEAR,
    LEGENDS,
    LIMIT,
    LOOT,
    MOST_AMMO,
    NOTHING,
    PLACES,
    RESTORES,
    SORT,
    START_AMMO,
    TOKEN,
    TOKEN_ID,
    WEAPONS,
    WORN_AT,
)
from stolik.games.apex_legends.events import (
    Attached,
    Discarded,
    DiscardedWeapon,
    DrewLoot,
    DrewWeapon,
    Dropped,
    Exchanged,
    Kept,
    Loaded,
    Took,
    TookAmmo,
    Wore,
)
from stolik.games.apex_legends.geometry.grid import X, Y
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.options import (
    ATTACH,
    DISCARD_WEAPON,
    DROP,
    DROP_LOOT,
    EXCHANGE,
    KEEP,
    LOAD,
    ON,
    SWAP,
    TAKE_AMMO,
    TO_PACK,
    WEAR,
    space_of,
    spaces_in,
)
from stolik.games.apex_legends.state import BACKPACK, Board
from stolik.kernel.question import LATER, Option, Question, Steps, number

PER_SPACE: Final = 128
"""An entry of `ground` is its space times this, plus the token."""
FROM_WEAPON: Final = 1 << 9
"""Marks a gained token that lay on a weapon just discarded: no other token makes room for it (AP-WEAP-06)."""
FACE: Final = FROM_WEAPON - 1

# Bags


def draw_loot(t: Board, who: int, rank: int) -> None:
    """Draw a token from a bag, if there is one, for all to see; it has no place yet (AP-LOOT-07, -09, AP-GEAR-04)."""
    if t.bags[rank]:
        kind = t.bags[rank].pop()
        t.gained.append(kind * 2)
        if t.log is not None:
            t.log.reveal(DrewLoot(LEGENDS[who], LOOT[kind]))


def draw_weapon(t: Board, who: int) -> None:
    """Draw a weapon card, if there is one, for all to see (AP-WEAP-07)."""
    if t.weapon_deck:
        weapon = t.weapon_deck.pop()
        t.gained_weapons.append(weapon)
        if t.log is not None:
            t.log.reveal(DrewWeapon(LEGENDS[who], WEAPONS[weapon]))


# Gaining


def gain(t: Board, who: int, is_on_map: bool = True) -> Steps:
    """Find a place for every gained token and weapon, in any order (AP-LOOT-03, AP-INT-04).

    In stage 2 (`is_on_map` False) what is dropped is removed from the game (AP-DROP-05).
    """
    while t.gained or t.gained_weapons:
        option = yield Question(t.seat_of[who], "gain", gain_options(t, who), "", who)
        verb = option[0]
        if verb == "exchange":
            exchange(t, who, number(option[1]) - 1)
        elif verb == "ammo":
            weapon = t.gained_weapons.pop()
            t.weapon_box.append(weapon)
            if t.log is not None:
                t.log.add(TookAmmo(LEGENDS[who], WEAPONS[weapon]))
            yield from load(t, who, START_AMMO[weapon], slots_with(t, who, AMMO_OF[weapon]))
        elif verb == "discard_weapon":
            weapon = t.gained_weapons.pop()
            t.weapon_box.append(weapon)
            if t.log is not None:
                t.log.add(DiscardedWeapon(LEGENDS[who], WEAPONS[weapon]))
        else:
            token = TOKEN[str(option[1])]
            if verb == "swap":
                yield from make_room(t, who, is_on_map)
            _forget_gained(t, token)
            if verb in ("keep", "swap"):
                keep(t, who, token >> 1)
            elif verb == "wear":
                old = wear(t, who, token)
                yield from let_fall(t, who, old, is_on_map)
            elif verb == "attach":
                yield from attach(t, who, token >> 1, number(option[2]) - 1, is_on_map)
            else:
                yield from let_fall(t, who, token, is_on_map)


def _forget_gained(t: Board, token: int) -> None:
    """Take one such token from those that have no place yet."""
    if token in t.gained:
        t.gained.remove(token)
    else:
        t.gained.remove(token | FROM_WEAPON)


def gain_options(t: Board, who: int) -> list[Option]:
    """What may be done with what was gained and has no place yet."""
    options: list[Option] = []
    has_room = len(t.packs[who]) < BACKPACK
    for raw in sorted(set(t.gained)):
        token = raw & FACE
        if raw != token and token in t.gained:
            continue
        kind = token >> 1
        if SORT[kind] == GEAR:
            options.append(WEAR[token])
        else:
            if has_room:
                options.append(KEEP[token])
            elif raw == token:
                options.append(SWAP[token])
            if SORT[kind] == ATTACHMENT:
                for slot in (0, 1):
                    if fits(t, who, slot, kind):
                        options.append(ATTACH[kind][slot])
        options.append(DROP[token])
    if t.gained_weapons:
        weapon = t.gained_weapons[-1]
        options += EXCHANGE
        if slots_with(t, who, AMMO_OF[weapon]):
            options.append(TAKE_AMMO)
        options.append(DISCARD_WEAPON)
    return options


def keep(t: Board, who: int, kind: int) -> None:
    """Put a token that everybody has seen into the backpack."""
    t.packs[who].append(kind)
    t.known[who].append(kind)
    if t.log is not None:
        t.log.add(Kept(LEGENDS[who], LOOT[kind]))


def take_from_pack(t: Board, who: int, kind: int) -> None:
    """A token leaves the backpack, in the open."""
    t.packs[who].remove(kind)
    if kind in t.known[who]:
        t.known[who].remove(kind)


def make_room(t: Board, who: int, is_on_map: bool = True) -> Steps:
    """Drop a token from the backpack: to make room (AP-LOOT-05), or before or after an action (AP-ACT-08)."""
    kind_of_question = "make_room" if t.gained else "drop_loot"
    option = yield Question(t.seat_of[who], kind_of_question, LATER, "", who)
    kind = TOKEN[str(option[1])] >> 1
    take_from_pack(t, who, kind)
    yield from let_fall(t, who, kind * 2, is_on_map)


def pack_options(t: Board, who: int) -> list[Option]:
    """Every kind of token in the backpack, to be dropped."""
    return [DROP_LOOT[kind] for kind in sorted(set(t.packs[who]))]


# Dropping and taking


def let_fall(t: Board, who: int, token: int, is_on_map: bool = True) -> Steps:
    """Drop a token on the legend's own or a neighbouring space (AP-LOOT-03, -08)."""
    if not is_on_map:
        discard_token(t, who, token)
        return
    space = t.space[who]
    t.falling = [token]
    option = yield Question(
        t.seat_of[who], "put_where", spaces_in(ON, LANDS[t.land].neighbours[space] | 1 << space), TOKEN_ID[token], who
    )
    t.falling = []
    lay(t, who, token, space_of(option))


def lay(t: Board, who: int, token: int, space: int) -> None:
    """Put a token on a space; in a canyon it is lost."""
    if LANDS[t.land].canyons >> space & 1:
        discard_token(t, who, token)
        return
    t.ground.append(space * PER_SPACE + token)
    t.ground.sort()
    if t.log is not None:
        t.log.add(Dropped(LEGENDS[who], TOKEN_ID[token], X[space], Y[space]))


def discard_token(t: Board, who: int, token: int) -> None:
    """Remove a token from the game."""
    t.box.append(token >> 1)
    if t.log is not None:
        t.log.add(Discarded(LEGENDS[who], TOKEN_ID[token]))


def within_reach(t: Board, who: int) -> list[int]:
    """What lies on the legend's own and adjacent spaces, each kind of token once per space (AP-ACT-08)."""
    if not t.ground:
        return []
    near = LANDS[t.land].within_reach[t.space[who]]
    found: list[int] = []
    for entry in t.ground:
        if near[entry // PER_SPACE] and (not found or found[-1] != entry):
            found.append(entry)
    return found


def take(t: Board, who: int, token: int, space: int) -> Steps:
    """Pick a token up (AP-ACT-08, AP-GEAR-03)."""
    t.ground.remove(space * PER_SPACE + token)
    t.gained.append(token)
    if t.log is not None:
        t.log.add(Took(LEGENDS[who], TOKEN_ID[token], X[space], Y[space]))
    yield from gain(t, who)


# Gear


def wear(t: Board, who: int, token: int) -> int:
    """Put gear into its slot and return the token that lay there (AP-GEAR-02, -05, -06)."""
    kind = token >> 1
    at = who * 3 + WORN_AT[kind]
    old = t.gear[at]
    t.gear[at] = token
    if WORN_AT[kind] == BODY:
        restored = 0 if token & 1 else RESTORES[kind]
        t.shield[who] = min(LIMIT[kind], t.shield[who] + restored)
        if restored:
            t.gear[at] = token | 1
    if t.log is not None:
        t.log.add(Wore(LEGENDS[who], TOKEN_ID[token], t.shield[who]))
    return old


# Attachments


def fits(t: Board, who: int, slot: int, kind: int) -> bool:
    """Whether an attachment fits a legend's weapon (AP-ATT-02)."""
    weapon = t.weapon[who * 2 + slot]
    return weapon != NOTHING and FITS[weapon][kind]


def attach(t: Board, who: int, kind: int, slot: int, is_on_map: bool = True) -> Steps:
    """Put an attachment on a weapon; one that lies there goes to the backpack or is dropped first (AP-ATT-04)."""
    at = (who * 2 + slot) * PLACES + ATTACHES_AT[kind]
    old = t.attached[at]
    t.attached[at] = kind
    if t.log is not None:
        t.log.add(Attached(LEGENDS[who], LOOT[kind], WEAPONS[t.weapon[who * 2 + slot]]))
    if old != NOTHING:
        yield from put_away(t, who, old, is_on_map)


def places_for(t: Board, who: int, kind: int, is_on_map: bool) -> list[Option]:
    """Where an attachment that left a weapon may go; off the map what is dropped is lost."""
    options: list[Option] = [TO_PACK] if len(t.packs[who]) < BACKPACK else []
    if not is_on_map:
        options.append(DROP[kind * 2])
        return options
    space = t.space[who]
    return options + spaces_in(ON, LANDS[t.land].neighbours[space] | 1 << space)


def put_away(t: Board, who: int, kind: int, is_on_map: bool = True) -> Steps:
    """An attachment that left a weapon goes into a free backpack slot or is dropped."""
    t.falling = [kind * 2]
    options = places_for(t, who, kind, is_on_map)
    option = yield Question(t.seat_of[who], "old_attachment", options, LOOT[kind], who, about=(int(is_on_map),))
    t.falling = []
    if option == TO_PACK:
        keep(t, who, kind)
    elif is_on_map:
        lay(t, who, kind * 2, space_of(option))
    else:
        discard_token(t, who, kind * 2)


# Weapons and ammo


def exchange(t: Board, who: int, slot: int) -> None:
    """The gained weapon replaces an equipped one (AP-WEAP-04, -06)."""
    weapon = t.gained_weapons.pop()
    at = who * 2 + slot
    old = t.weapon[at]
    kept = t.ammo[at] if AMMO_OF[old] == AMMO_OF[weapon] else 0
    t.weapon[at] = weapon
    t.ammo[at] = min(MOST_AMMO, kept + START_AMMO[weapon])
    t.weapon_box.append(old)
    for place in range(at * PLACES, at * PLACES + PLACES):
        if t.attached[place] != NOTHING:
            t.gained.append(t.attached[place] * 2 | FROM_WEAPON)
            t.attached[place] = NOTHING
    if t.log is not None:
        t.log.add(Exchanged(LEGENDS[who], WEAPONS[weapon], WEAPONS[old], t.ammo[at]))


def slots_with(t: Board, who: int, ammo: int) -> list[int]:
    """The slots whose weapon uses this kind of ammo."""
    return [slot for slot in (0, 1) if AMMO_OF[t.weapon[who * 2 + slot]] == ammo]


def load(t: Board, who: int, amount: int, slots: list[int]) -> Steps:
    """Split ammo freely over these weapons, no more than five each (AP-WEAP-05, AP-AMMO-01)."""
    for _ in range(amount):
        room = [slot for slot in slots if t.ammo[who * 2 + slot] < MOST_AMMO]
        if not room:
            return
        slot = room[0]
        if len(room) > 1:
            option = yield Question(t.seat_of[who], "load", LOAD, "", who)
            slot = number(option[1]) - 1
        t.ammo[who * 2 + slot] += 1
        if t.log is not None:
            t.log.add(Loaded(LEGENDS[who], WEAPONS[t.weapon[who * 2 + slot]], t.ammo[who * 2 + slot]))
