"""The effect icons (RAD-EFF) and what they do to cards in play: damage, destroy, restore, draw, punk, water."""

from collections.abc import Generator, Iterable
from typing import Final

from stolik.games.radlands.catalogue import (
    BONFIRE,
    COST,
    FIRST_CAMP,
    HOLDOUT,
    ID,
    KARLI_BLAZE,
    NOTHING,
    OASIS,
    PUNK,
    RESCUE_TEAM,
)
from stolik.games.radlands.events import Damaged, Destroyed, GainedPunk, GainedWater, Restored
from stolik.games.radlands.options import (
    COLUMN_AT,
    DAMAGE_AT,
    DESTROY_AT,
    INJURE_AT,
    PLACE,
    PUNK_INTO,
    RESTORE_AT,
    SIDE,
    column_of,
    owner_of,
    slot_of,
    slot_options,
)
from stolik.games.radlands.rules.columns import (
    camp_slot,
    clear,
    close_up,
    has_active,
    is_destroyed,
    lay_in_camp_row,
    layout,
    open_place,
    people,
    people_in,
    put,
    tell_at,
    ways_into,
)
from stolik.games.radlands.rules.deck import discard_card, run_out
from stolik.games.radlands.rules.protection import everything, unprotected, unprotected_people
from stolik.games.radlands.rules.winning import check_defeat
from stolik.games.radlands.state import DAMAGED, DESTROYED, UNHARMED, Board
from stolik.kernel.question import PASS, Asked, Option, Question, Steps, number

Hit = Generator[Asked, Option, int]
"""A rule that tells which slot it hit, or NOTHING."""

MAKE_ROOM_AT: Final = slot_options("make_room")

TABLE_ORDER: Final = ((*SIDE[0], *SIDE[1]), (*SIDE[1], *SIDE[0]))
"""All slots, the active player's first."""


# What happens to a card


def damage_card(t: Board, slot: int) -> None:
    """An unharmed card becomes damaged; a damaged card or a punk is destroyed."""
    if t.card[slot] == PUNK or t.harm[slot] == DAMAGED:
        destroy_card(t, slot)
        return
    t.harm[slot] = DAMAGED
    if t.log is not None:
        tell_at(t, Damaged, slot)


def destroy_card(t: Board, slot: int) -> None:
    """A person goes to the discard pile, a punk unseen onto the deck, a camp is turned facedown."""
    if t.log is not None:
        tell_at(t, Destroyed, slot)
    if t.card[slot] >= FIRST_CAMP:
        _turn_down(t, slot)
        check_defeat(t, owner_of(slot))
        return
    _remove(t, slot)
    close_up(t, COLUMN_AT[slot])


def _turn_down(t: Board, slot: int) -> None:
    t.harm[slot] = DESTROYED
    lay_in_camp_row(t, COLUMN_AT[slot])


def _remove(t: Board, slot: int) -> None:
    kind = t.card[slot]
    if kind == PUNK:
        t.deck.append(t.under[slot])
    else:
        discard_card(t, kind)
    clear(t, slot)


def hit_all(t: Board, slots: Iterable[int], is_destroying: bool) -> None:
    """Damage or destroy several cards at the same time (RAD-RULING-10 to -12).

    Order: the active player's cards first, column 1 to 3, from the back to the front.
    """
    chosen = set(slots)
    order = [slot for slot in TABLE_ORDER[t.active] if slot in chosen]
    doomed = [slot for slot in order if is_destroying or t.card[slot] == PUNK or t.harm[slot] == DAMAGED]
    for slot in order:
        if slot not in doomed:
            t.harm[slot] = DAMAGED
            if t.log is not None:
                tell_at(t, Damaged, slot)
    if t.log is not None:
        for slot in doomed:
            tell_at(t, Destroyed, slot)
    camps_lost = [slot for slot in doomed if t.card[slot] >= FIRST_CAMP]
    for slot in doomed:
        if t.card[slot] < FIRST_CAMP:
            _remove(t, slot)
    for slot in doomed:
        if slot not in camps_lost:
            close_up(t, COLUMN_AT[slot])
    for slot in camps_lost:
        _turn_down(t, slot)
    for slot in camps_lost:
        check_defeat(t, owner_of(slot))


def restore_card(t: Board, slot: int) -> None:
    """A damaged card becomes undamaged; a person is then not ready this turn."""
    t.harm[slot] = UNHARMED
    if t.card[slot] <= PUNK:
        t.ready[slot] = 0
    if t.log is not None:
        tell_at(t, Restored, slot)


def gain_water(t: Board, seat: int) -> None:
    """WATER: one extra water for this turn."""
    t.water[seat] += 1
    if t.log is not None:
        t.log.add(GainedWater(seat))


def pay(t: Board, seat: int, cost: int) -> None:
    """Spend water."""
    t.water[seat] -= cost


# Choosing whom it hits


def choose(seat: int, kind: str, table: list[Option], slots: list[int], source: str) -> Hit:
    """Ask for one of these slots; NOTHING when there is none (RAD-RULING-15)."""
    if not slots:
        return NOTHING
    if len(slots) == 1:
        return slots[0]
    option = yield Question(seat, kind, [table[slot] for slot in slots], source)
    return slot_of(option)


def damage(t: Board, seat: int, source: str) -> Steps:
    """DAMAGE one unprotected card of the opponent."""
    slots = unprotected(t, 1 - seat)
    slot = slots[0] if len(slots) == 1 else (yield from choose(seat, "damage", DAMAGE_AT, slots, source))
    damage_card(t, slot)


def damage_any(t: Board, seat: int, source: str) -> Steps:
    """DAMAGE any card of the opponent, protected or not."""
    damage_card(t, (yield from choose(seat, "damage_any", DAMAGE_AT, everything(t, 1 - seat), source)))


def injure(t: Board, seat: int, source: str) -> Steps:
    """INJURE one unprotected enemy."""
    slot = yield from choose(seat, "injure", INJURE_AT, unprotected_people(t, 1 - seat), source)
    if slot != NOTHING:
        damage_card(t, slot)


def destroy_own(t: Board, seat: int, source: str) -> Steps:
    """DESTROY one of the seat's own people."""
    slot = yield from choose(seat, "destroy_own", DESTROY_AT, people(t, seat), source)
    if slot != NOTHING:
        destroy_card(t, slot)


def restorable(t: Board, seat: int, source_slot: int) -> list[int]:
    """What RESTORE may choose: own damaged cards, never a Bonfire; in edition ua not the source itself."""
    harm = t.harm
    if DAMAGED not in harm:
        return []
    card = t.card
    barred = source_slot if t.is_ua else NOTHING
    return [slot for slot in SIDE[seat] if harm[slot] == DAMAGED and card[slot] != BONFIRE and slot != barred]


def restore(t: Board, seat: int, source_slot: int, source: str) -> Steps:
    """RESTORE: you may turn one of your damaged cards to undamaged."""
    slots = restorable(t, seat, source_slot)
    if slots:
        option = yield Question(seat, "restore", [*[RESTORE_AT[slot] for slot in slots], PASS], source, source_slot)
        if option != PASS:
            restore_card(t, slot_of(option))


# People entering play


def play_cost(t: Board, seat: int, kind: int, column: int) -> int:
    """What a person costs in one of the seat's columns (0 to 2) now (RAD-RULING-19, -27)."""
    cost = COST[kind]
    own = seat * 3 + column
    if is_destroyed(t, own):
        return 0 if kind == HOLDOUT else cost
    if t.card[camp_slot(t, own)] == OASIS and not people_in(t, own):
        return max(0, cost - 1)
    return cost


def enter(t: Board, seat: int, slot: int, kind: int, under: int = NOTHING) -> None:
    """A person has been placed: set readiness, count it (RAD-RULING-21). Its trait is the caller's work."""
    put(t, slot, kind, under)
    t.ready[slot] = 1 if kind == RESCUE_TEAM or has_active(t, seat, KARLI_BLAZE) else 0
    t.put_in_play[seat] += 1


def has_room(t: Board, seat: int) -> bool:
    """Whether one of the seat's columns can take a person."""
    return layout(t, seat) != 0


def can_gain_punk(t: Board, seat: int) -> bool:
    """Whether PUNK can do something: with full columns only in edition ua, where room may be made."""
    return t.is_ua or has_room(t, seat)


def gain_punk(t: Board, seat: int, source: str) -> Steps:
    """PUNK: you may put the top card of the deck facedown into one of your columns."""
    options: list[Option] = []
    for column in range(3):
        options += PUNK_INTO[column][: ways_into(t, seat * 3 + column)]
    if options:
        options.append(PASS)
        choice = yield Question(seat, "gain_punk", options, source)
        if choice != PASS:
            enter_punk(t, seat, number(choice[1]) - 1, choice[2] == "front")
    elif t.is_ua:
        room = [MAKE_ROOM_AT[slot] for slot in people(t, seat)]
        choice = yield Question(seat, "make_room_for_punk", [*room, PASS], source)
        if choice != PASS:
            slot = slot_of(choice)
            column = column_of(slot)
            destroy_card(t, slot)
            place = yield Question(seat, "place", PLACE[column], source)
            enter_punk(t, seat, column, place[2] == "front")


def enter_punk(t: Board, seat: int, column: int, in_front: bool) -> None:
    """The deck's top card enters play facedown in one of the seat's columns (0 to 2)."""
    slot = open_place(t, seat * 3 + column, in_front)
    enter(t, seat, slot, PUNK, t.deck.pop())
    tell_at(t, GainedPunk, slot)
    if not t.deck:
        run_out(t)


def name_at(t: Board, slot: int) -> str:
    """The id of the card on a slot."""
    return ID[t.card[slot]]
