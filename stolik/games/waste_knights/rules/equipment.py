"""Equipment: slots, vehicle, breaking, repairing, drawing and placing (WK-EQ)."""

from collections.abc import Sequence
from typing import Final

from stolik.games.waste_knights.active_rules import BARS_TWO_HANDED, HAND_LIMIT, passive, stat
from stolik.games.waste_knights.catalogue import (
    ARMOUR,
    DUELLIST,
    FACE,
    FACE_ID,
    FIRST_UNIQUE,
    GEAR_TYPE,
    HANDS_OF,
    NOT_IN_CAMP,
    NOTHING,
    REPAIR_COST,
    WEAPON,
    WORTH,
)
from stolik.games.waste_knights.events import (
    Arranged,
    Broke,
    Discarded,
    DrewGear,
    Lost,
    PlacedCard,
    Repaired,
    Reshuffled,
)
from stolik.games.waste_knights.language import Rule
from stolik.games.waste_knights.options import (
    DISCARD,
    DONE,
    HOLD,
    HOLD_NOTHING,
    NUMBER_OF,
    REPAIR,
    STOW,
    WEAR,
    WEAR_NOTHING,
    name_of,
)
from stolik.games.waste_knights.rules.perform import note_use, rules_on
from stolik.games.waste_knights.state import UNARMED, Board
from stolik.games.waste_knights.vocabulary import EXTRA_CHOICE, GAIN_GEAR, GEAR_ANY, LOAD, MELEE, TANK
from stolik.kernel.question import PASS, Option, Question, Steps
from stolik.kernel.state import Fixed, put, without

HANDS: Final = 2


def cards_of(t: Board, me: int) -> Fixed:
    """All equipment of a knight: hands, armour, vehicle."""
    worn = t.armour[me]
    return t.hands[me] + t.cargo[me] if worn == NOTHING else (*t.hands[me], worn, *t.cargo[me])


def has_cards(t: Board, me: int) -> bool:
    """Whether the knight has any."""
    return bool(t.hands[me] or t.cargo[me]) or t.armour[me] != NOTHING


def is_unique(face: int) -> bool:
    """Equipment of an advance deck."""
    return face >> 1 >= FIRST_UNIQUE


def has_hand_symbol(face: int) -> bool:
    """A weapon that is used from the hand slots."""
    return GEAR_TYPE[face >> 1] == WEAPON and HANDS_OF[face >> 1] > 0


# Turning and losing cards


def _swap(t: Board, me: int, face: int, other: int) -> None:
    """Put another face, or nothing, where a card lies; hands before armour before vehicle."""
    if face in t.hands[me]:
        t.hands[me] = _swapped(t.hands[me], face, other)
        _follow_weapon(t, me, face, other)
    elif t.armour[me] == face:
        t.armour = put(t.armour, me, other)
    elif face in t.cargo[me]:
        t.cargo[me] = _swapped(t.cargo[me], face, other)


def _swapped(cards: Fixed, face: int, other: int) -> Fixed:
    return without(cards, face) if other == NOTHING else put(cards, cards.index(face), other)


def _follow_weapon(t: Board, me: int, face: int, other: int) -> None:
    """The weapon chosen for a combat was turned or lost in it: what its other side gives, or nothing (WK-EQ-11)."""
    if t.foe == NOTHING or (me != t.fighter and t.foe != DUELLIST + me):
        return
    side = 0 if me == t.fighter else 1
    if t.weapon[side] != face or face in t.hands[me]:
        return
    t.traits = put(t.traits, side, t.traits[side] & ~t.weapon_traits[side])
    if other != NOTHING:
        t.weapon = put(t.weapon, side, other)
        return
    t.weapon = put(t.weapon, side, UNARMED)
    if not t.attacked[side]:
        t.attack = put(t.attack, side, MELEE)


def take_away(t: Board, me: int, face: int) -> None:
    """Take a card from where it lies."""
    _swap(t, me, face, NOTHING)


def discard_card(t: Board, me: int, face: int) -> None:
    """To the discard pile; unique equipment returns to its advance deck (WK-EQ-23, WK-XP-14)."""
    _swap(t, me, face, NOTHING)
    if not is_unique(face):
        t.gear_gone.append(face >> 1)
    if t.log is not None:
        t.log.add(Discarded(name_of(t, me), FACE_ID[face]))


def break_card(t: Board, me: int, face: int) -> None:
    """Turn a working card to its broken side; discard a broken one (WK-EQ-12)."""
    if face & 1:
        discard_card(t, me, face)
        return
    _swap(t, me, face, face + 1)
    if t.log is not None:
        t.log.add(Broke(name_of(t, me), FACE_ID[face]))


def repair_card(t: Board, me: int, face: int) -> None:
    """Turn a broken card to its working side."""
    _swap(t, me, face, face - 1)
    if t.log is not None:
        t.log.add(Repaired(name_of(t, me), FACE_ID[face - 1]))


def worst_loss(t: Board, me: int, kind: int) -> int:
    """The card that hurts most to lose, or NOTHING (WK-WORST-05)."""
    best = NOTHING
    best_key = (0, 0, 0, 0)
    for face in cards_of(t, me):
        gear_type = GEAR_TYPE[face >> 1]
        if kind != GEAR_ANY and gear_type != kind:
            continue
        key = (1 - (face & 1), WORTH[face], -gear_type, -(face >> 1))
        if best == NOTHING or key > best_key:
            best = face
            best_key = key
    return best


# Limits


def hand_limit(t: Board, me: int) -> int:
    """The usable hand slots."""
    limit = HANDS
    for source in passive(t, me):
        if HAND_LIMIT[source] != NOTHING and HAND_LIMIT[source] < limit:
            limit = HAND_LIMIT[source]
    return limit


def can_use_two_hands(t: Board, me: int) -> bool:
    """Whether two-handed weapons can be equipped."""
    return not any(BARS_TWO_HANDED[source] for source in passive(t, me))


def hands_needed(faces: Sequence[int]) -> int:
    """The hand slots that weapons take."""
    need = 0
    for face in faces:
        need += HANDS_OF[face >> 1]
    return need


def keep_limits(t: Board, me: int) -> Steps:
    """After values may have changed: what fits no more goes where there is room, the rest is discarded (WK-EQ-18)."""
    if t.gone[me]:
        return
    if t.hands[me]:
        limit = hand_limit(t, me)
        while hands_needed(t.hands[me]) > limit:
            movable = stowings(t, me)
            if movable:
                yield from _shift(t, me, movable)
            else:
                yield from _shed(t, me, IN_HANDS | IN_CARGO)
    while t.cargo[me] and len(t.cargo[me]) > stat(t, me, LOAD):
        fitting = equippings(t, me)
        if fitting:
            yield from _shift(t, me, fitting)
        elif not stat(t, me, LOAD):
            face, *left = t.cargo[me]  # all of it goes: nothing to choose
            t.cargo[me] = tuple(left)
            _drop(t, me, face)
        else:
            yield from _shed(t, me, IN_CARGO)
    _spill(t, me)


def make_room(t: Board, me: int) -> Steps:
    """After new cards were placed: discard what exceeds a limit there; all other cards stay (WK-EQ-16, WK-EQ-17)."""
    if t.gone[me]:
        return
    if t.hands[me]:
        limit = hand_limit(t, me)
        while hands_needed(t.hands[me]) > limit:
            yield from _shed(t, me, IN_HANDS)
    while t.cargo[me] and len(t.cargo[me]) > stat(t, me, LOAD):
        yield from _shed(t, me, IN_CARGO)
    _spill(t, me)


def _spill(t: Board, me: int) -> None:
    """Fuel above the Tank is discarded (WK-EQ-18); a card that was discarded may have been a tank."""
    if not t.res[3 * me]:
        return
    tank = stat(t, me, TANK)
    if t.res[3 * me] > tank:
        spilt = t.res[3 * me] - tank
        t.res[3 * me] = tank
        if t.log is not None:
            t.log.add(Lost(name_of(t, me), "fuel", spilt))


def stowings(t: Board, me: int) -> list[Option]:
    """The weapons in hand that can go to the vehicle: it has room, or a card of it then finds a slot."""
    held = t.hands[me]
    options: list[Option] = []
    for face in sorted(set(held)):
        t.hands[me] = without(held, face)
        if len(t.cargo[me]) < stat(t, me, LOAD) or equippings(t, me):
            options.append(STOW[face])
    t.hands[me] = held
    return options


def equippings(t: Board, me: int) -> list[Option]:
    """The stowed cards for which a hand or the armour slot is free."""
    options: list[Option] = []
    for face in sorted(set(t.cargo[me])):
        if has_hand_symbol(face):
            if _fits_in_hands(t, me, face):
                options.append(HOLD[face])
        elif GEAR_TYPE[face >> 1] == ARMOUR and t.armour[me] == NOTHING:
            options.append(WEAR[face])
    return options


def _fits_in_hands(t: Board, me: int, face: int) -> bool:
    """Whether free hands can hold one weapon more."""
    need = HANDS_OF[face >> 1]
    return need <= hand_limit(t, me) - hands_needed(t.hands[me]) and (need < HANDS or can_use_two_hands(t, me))


def _shift(t: Board, me: int, options: list[Option]) -> Steps:
    """One card of the knight's choice moves from the hands to the vehicle, or from the vehicle to a free slot."""
    t.is_shedding = True
    option = yield Question(t.seat[me], "shift", options, name_of(t, me))
    t.is_shedding = False
    face = FACE[str(option[1])]
    if option == STOW[face]:
        t.hands[me] = without(t.hands[me], face)
        t.cargo[me] += (face,)
        _follow_weapon(t, me, face, NOTHING)
    else:
        t.cargo[me] = without(t.cargo[me], face)
        if option == HOLD[face]:
            t.hands[me] += (face,)
        else:
            t.armour = put(t.armour, me, face)
    if t.log is not None:
        t.log.add(PlacedCard(name_of(t, me), FACE_ID[face], str(option[0])))


IN_HANDS: Final = 1
IN_CARGO: Final = 2
"""Where a card is to be discarded from; what a `shed` question is about question."""


def cards_in(t: Board, me: int, zones: int) -> Fixed:
    """The cards in the hands, in the vehicle or in both."""
    held = t.hands[me] if zones & IN_HANDS else ()
    return held + t.cargo[me] if zones & IN_CARGO else held


def _shed(t: Board, me: int, zones: int) -> Steps:
    """Discard one card of the knight's choice from there."""
    t.is_shedding = True
    options = [DISCARD[face] for face in sorted(set(cards_in(t, me, zones)))]
    option = yield Question(t.seat[me], "shed", options, name_of(t, me), about=(me, zones))
    t.is_shedding = False
    face = NUMBER_OF[option]
    # The same face may lie in two places: take it from where there is too much.
    if zones == IN_CARGO and (face in t.hands[me] or t.armour[me] == face):
        t.cargo[me] = without(t.cargo[me], face)
        _drop(t, me, face)
    else:
        discard_card(t, me, face)


# New cards


def draw_cards(t: Board, count: int) -> list[int]:
    """So many kinds from the bottom of the deck, as far as there are cards (WK-EQ-21, WK-DECK)."""
    drawn: list[int] = []
    for _ in range(count):
        if not t.gear:
            if not t.gear_gone:
                break
            t.gear_gone.sort()
            t.gear = t.gear_gone
            t.gear_gone = []
            t.shuffle(t.gear, "gear")
            if t.log is not None:
                t.log.add(Reshuffled("gear"))
        drawn.append(t.draw_card(t.gear, "gear"))
    return drawn


def drawn_cards(t: Board) -> list[Option]:
    """The new cards, one of which is discarded."""
    return [DISCARD[face] for face in sorted(set(t.incoming))]


def draw_gear(t: Board, me: int, count: int) -> Steps:
    """Draw equipment, broken side up, and place it; some draw more and discard again."""
    extra = 0
    for use in rules_on(t, me, GAIN_GEAR):
        extra += _extra(use.rule)
        note_use(t, me, use.rule)
    kinds = draw_cards(t, count + extra)
    if not kinds:
        return
    faces = [2 * kind + 1 for kind in kinds]
    if t.log is not None:
        t.log.reveal(DrewGear(name_of(t, me), [FACE_ID[face] for face in faces]))
    t.incoming += tuple(faces)
    for _ in range(extra):
        if len(t.incoming) > count:
            option = yield Question(t.seat[me], "discard_drawn", drawn_cards(t), about=(me,))
            face = NUMBER_OF[option]
            t.incoming = without(t.incoming, face)
            t.gear_gone.append(face >> 1)
            if t.log is not None:
                t.log.add(Discarded(name_of(t, me), FACE_ID[face]))
    yield from place_incoming(t, me)


def _extra(rule: Rule) -> int:
    return sum(call.n for call in rule.calls if call.verb == EXTRA_CHOICE)


def place_incoming(t: Board, me: int) -> Steps:
    """Equip or stow every new card at once, and keep the limits with each (WK-EQ-16)."""
    while t.incoming:
        yield from place_next(t, me)
        yield from make_room(t, me)


def place_next(t: Board, me: int) -> Steps:
    """Equip or stow the next new card, or discard it for want of room; the limits are for the caller to see to."""
    face = t.incoming[0]
    options = placings(t, me, face)
    is_kept = DISCARD[face] not in options  # nobody should miss what was gained, even with one place for it
    option = yield Question(t.seat[me], "place_card", options, FACE_ID[face], 0, is_kept, (me,))
    t.incoming = t.incoming[1:]
    if option == HOLD[face]:
        t.hands[me] += (face,)
    elif option == WEAR[face]:
        old = t.armour[me]
        t.armour = put(t.armour, me, face)
        if old != NOTHING:
            _drop(t, me, old)
    elif option == STOW[face]:
        t.cargo[me] += (face,)
    else:
        _drop(t, me, face)
        return
    if t.log is not None:
        t.log.add(PlacedCard(name_of(t, me), FACE_ID[face], str(option[0])))


def _drop(t: Board, me: int, face: int) -> None:
    """Discard a card that lies nowhere."""
    if not is_unique(face):
        t.gear_gone.append(face >> 1)
    if t.log is not None:
        t.log.add(Discarded(name_of(t, me), FACE_ID[face]))


def placings(t: Board, me: int, face: int) -> list[Option]:
    """Where a new card may go; to the discard pile only if there is no room for it (WK-EQ-16)."""
    options: list[Option] = []
    if has_hand_symbol(face):
        need = HANDS_OF[face >> 1]
        if need <= hand_limit(t, me) and (need < 2 or can_use_two_hands(t, me)):
            options.append(HOLD[face])
    elif GEAR_TYPE[face >> 1] == ARMOUR:
        options.append(WEAR[face])
    if stat(t, me, LOAD) > 0:
        options.append(STOW[face])
    if not has_room(t, me, face):
        options.append(DISCARD[face])
    return options


def has_room(t: Board, me: int, face: int) -> bool:
    """Whether a new card finds a place without another having to go."""
    if len(t.cargo[me]) < stat(t, me, LOAD):
        return True
    if has_hand_symbol(face):
        return _fits_in_hands(t, me, face)
    return GEAR_TYPE[face >> 1] == ARMOUR and t.armour[me] == NOTHING


# Arranging (WK-EQ-14, WK-MOVE-01)


def arrange(t: Board, me: int) -> Steps:
    """Discard what is not wanted, then say what is held and what is worn; all else goes to the vehicle."""
    while True:
        cards = sorted(set(cards_of(t, me)))
        option = yield Question(t.seat[me], "arrange", [*(DISCARD[face] for face in cards), DONE])
        if option == DONE:
            break
        discard_card(t, me, NUMBER_OF[option])
        yield from keep_limits(t, me)
    option = yield Question(t.seat[me], "hold_weapons", holdings(t, me))
    _hold(t, me, option)
    t.is_shedding = True  # an armour of the vehicle may have to leave it
    option = yield Question(t.seat[me], "wear_armour", wearings(t, me))
    t.is_shedding = False
    _wear(t, me, option)
    t.arranged = True
    if t.log is not None:
        held = [FACE_ID[face] for face in t.hands[me]]
        worn = [FACE_ID[t.armour[me]]] if t.armour[me] != NOTHING else []
        t.log.add(Arranged(name_of(t, me), held, worn))


def holdings(t: Board, me: int) -> list[Option]:
    """Every set of weapons that fits into the hands and leaves no more than the Load behind."""
    cards = cards_of(t, me)
    weapons = [face for face in sorted(cards) if has_hand_symbol(face)]
    limit = hand_limit(t, me)
    is_two_allowed = can_use_two_hands(t, me)
    worn = any(GEAR_TYPE[face >> 1] == ARMOUR for face in cards)
    least = len(cards) - worn - stat(t, me, LOAD)
    options: list[Option] = []
    if least <= 0:
        options.append(HOLD_NOTHING)
    for at, face in enumerate(weapons):
        need = HANDS_OF[face >> 1]
        if need > limit or (need == HANDS and not is_two_allowed):
            continue
        if least <= 1 and HOLD[face] not in options:
            options.append(HOLD[face])
        for other in weapons[at + 1 :]:
            if need + HANDS_OF[other >> 1] <= limit:
                both: Option = ("hold", FACE_ID[face], FACE_ID[other])
                if least <= HANDS and both not in options:
                    options.append(both)
    return options


def _hold(t: Board, me: int, option: Option) -> None:
    t.cargo[me] += t.hands[me]
    t.hands[me] = ()
    for name in option[1:]:
        face = FACE[str(name)]
        t.cargo[me] = without(t.cargo[me], face)
        t.hands[me] += (face,)
    t.cargo[me] = tuple(sorted(t.cargo[me]))


def wearings(t: Board, me: int) -> list[Option]:
    """Every armour, or none where the Load allows it."""
    stowed = len(t.cargo[me]) + (t.armour[me] != NOTHING)
    armours = sorted({face for face in cards_of(t, me) if GEAR_TYPE[face >> 1] == ARMOUR})
    options = [WEAR[face] for face in armours]
    if stowed <= stat(t, me, LOAD) or not armours:
        options.append(WEAR_NOTHING)
    return options


def _wear(t: Board, me: int, option: Option) -> None:
    if t.armour[me] != NOTHING:
        t.cargo[me] += (t.armour[me],)
        t.armour = put(t.armour, me, NOTHING)
    if option != WEAR_NOTHING:
        face = NUMBER_OF[option]
        t.cargo[me] = without(t.cargo[me], face)
        t.armour = put(t.armour, me, face)
    t.cargo[me] = tuple(sorted(t.cargo[me]))


def repairs(t: Board, me: int, is_dear: bool) -> list[Option]:
    """One of the broken cards, or none; with `is_dear` only what no camp repairs."""
    broken = sorted({face for face in cards_of(t, me) if face & 1})
    return [*(REPAIR[face] for face in broken if not is_dear or REPAIR_COST[face] == NOT_IN_CAMP), PASS]


def repair_of_choice(t: Board, me: int, kind: str, is_dear: bool = False) -> Steps:
    """Turn one broken card to its working side, the owner's choice; nothing without one."""
    options = repairs(t, me, is_dear)
    if options == [PASS]:
        return
    option = yield Question(t.seat[me], kind, options, about=(me, int(is_dear)))
    if option != PASS:
        repair_card(t, me, NUMBER_OF[option])
