"""The five actions (RAD-ACT) and the end of the turn."""

from collections.abc import Generator
from typing import Final

from stolik.games.radlands.cards.junk import JUNK_EFFECTS
from stolik.games.radlands.catalogue import ARGO_YESKY, COST, HOLDOUT, ID, KIND, NOTHING, OASIS, PUNK
from stolik.games.radlands.catalogue import JUNK as JUNK_ICON
from stolik.games.radlands.events import Announced, Junked, Played, PlayedEvent
from stolik.games.radlands.options import (
    ANNOUNCE,
    ARGO,
    DRAW,
    END_TURN,
    JUNK,
    JUNK_SILO,
    PLACE,
    PLAY,
    QUEUE,
    SIDE,
    SLOT,
    TAKE_SILO,
    USE,
    column_of,
    owner_of,
    row_of,
    slot_of,
)
from stolik.games.radlands.rules.abilities import ABILITIES, CHEAPEST, ability_number, begin_use
from stolik.games.radlands.rules.columns import has_camp, layout, open_place, people
from stolik.games.radlands.rules.deck import discard_card, draw, take_from_hand
from stolik.games.radlands.rules.effect_icons import MAKE_ROOM_AT, destroy_card, enter, pay, play_cost
from stolik.games.radlands.rules.enters import enters_play
from stolik.games.radlands.rules.event_queue import can_queue, play_event
from stolik.games.radlands.rules.turn import end_turn
from stolik.games.radlands.rules.water_silo import SILO_COST, junk_silo, take_silo
from stolik.games.radlands.state import DAMAGED, DESTROYED, Board
from stolik.kernel.question import LATER, Asked, Option, Question, Steps, number

Rooms = Generator[Asked, Option, tuple[int, bool]]

DRAW_COST: Final = 2
UNKNOWN: Final = -1
"""The layout of a seat's columns before somebody could be paid for."""
DIGITS: Final = (1, 3, 9)
"""What one way into a column adds to a layout."""


def one_action(t: Board) -> Steps:
    """One action of the active player with all that follows from it."""
    seat = t.active
    option = yield Question(seat, "act", LATER, "", 0, True)  # Asked even when only the end is left (RAD-TURN-11).
    verb = option[0]
    if verb == "play":
        kind = KIND[str(option[1])]
        if kind > PUNK:
            yield from play_event_card(t, seat, kind)
        else:
            slot = play_person(t, seat, kind, number(option[2]) - 1, option[3] == "front")
            yield from enters_play(t, seat, slot)
    elif verb == "junk":
        if option == JUNK_SILO:
            junk_silo(t, seat)
        else:
            kind = KIND[str(option[1])]
            junk(t, seat, kind)
            yield from JUNK_EFFECTS[JUNK_ICON[kind]](t, seat, NOTHING)
    elif verb == "use":
        slot = SLOT[seat, option[2], option[3]]
        ability = ability_number(t, slot, number(option[4]))
        begin_use(t, seat, slot, ability)
        yield from ability.does(t, seat, slot)
    elif verb == "draw":
        pay(t, seat, DRAW_COST)
        draw(t, seat)
    elif verb == "take_silo":
        take_silo(t, seat)
    elif verb == "announce":
        yield from play_with_full_columns(t, seat, KIND[str(option[1])])
    else:
        end_turn(t)


def actions(t: Board, seat: int) -> list[Option]:
    """All that the active player may do now: hand cards first, then the fixed actions, then abilities."""
    water = t.water[seat]
    options: list[Option] = []
    hand = t.hands[seat]
    if hand:
        kinds = hand if len(hand) == 1 else sorted(set(hand))
        code = UNKNOWN
        for kind in kinds:
            cost = COST[kind]
            if kind > PUNK:
                if cost <= water and can_queue(t, seat, kind):
                    options.append(QUEUE[kind])
                continue
            is_dear = cost > water
            if is_dear and not is_cheaper_somewhere(t, seat, kind, cost - water):
                continue
            if code == UNKNOWN:
                code = layout(t, seat)
            if not code:
                if t.is_ua and can_make_room(t, seat, kind):
                    options.append(ANNOUNCE[kind])
            elif is_dear:
                for column, digit in enumerate(DIGITS):
                    ways = code // digit % 3
                    if ways and play_cost(t, seat, kind, column) <= water:
                        options += PLAY[kind][ways * digit]
            else:
                options += PLAY[kind][code]
        options += [JUNK[kind] for kind in kinds]
    if t.silo_in_hand[seat]:
        options.append(JUNK_SILO)
    elif water >= SILO_COST:
        options.append(TAKE_SILO)
    if water >= DRAW_COST:
        options.append(DRAW)
    if not t.only_ability:
        add_uses(t, seat, water, options)
    options.append(END_TURN)
    return options


def is_cheaper_somewhere(t: Board, seat: int, kind: int, missing: int) -> bool:
    """Whether there may be a column in which a person costs so much less (RAD-RULING-19, -27)."""
    return (kind == HOLDOUT and DESTROYED in t.harm) or (missing == 1 and has_camp(t, seat, OASIS))


def add_uses(t: Board, seat: int, water: int, options: list[Option], has_argo: bool = False) -> None:
    """Append every ability of the seat's ready cards that can be used, with what Argo Yesky lends to others."""
    card = t.card
    harm = t.harm
    ready = t.ready
    before = len(options)
    for slot in SIDE[seat]:
        kind = card[slot]
        if kind < 0:
            continue
        if kind > PUNK:
            if not ready[slot] or harm[slot] == DESTROYED:
                continue
        else:
            if kind == ARGO_YESKY and not has_argo and water and harm[slot] != DAMAGED:
                # Found on the way: once more from the first.
                del options[before:]
                add_uses(t, seat, water, options, True)
                return
            if not ready[slot] or harm[slot]:
                continue
        if CHEAPEST[kind] <= water:
            for ability in ABILITIES[kind]:
                cost = ability.cost if ability.price is None else ability.price(t, seat)
                if cost <= water and (ability.can is None or ability.can(t, seat, slot)):
                    options.append(ability.at[slot])
        if has_argo and kind <= PUNK and kind != ARGO_YESKY:
            options.append(USE[kind][slot][ARGO - 1])


# Play Card


def play_person(t: Board, seat: int, kind: int, column: int, in_front: bool) -> int:
    """A person from hand goes to one of the seat's columns (0 to 2); tells the slot."""
    cost = play_cost(t, seat, kind, column)
    take_from_hand(t, seat, kind)
    return bring_into_play(t, seat, kind, column, in_front, cost)


def bring_into_play(t: Board, seat: int, kind: int, column: int, in_front: bool, cost: int) -> int:
    """Pay, place, set readiness, count; tells the slot. Its trait comes next (`enters_play`, RAD-RULING-21)."""
    pay(t, seat, cost)
    slot = open_place(t, seat * 3 + column, in_front)
    enter(t, seat, slot, kind)
    if t.log is not None:
        t.log.add(Played(ID[t.card[slot]], owner_of(slot), column_of(slot) + 1, row_of(slot), cost))
    return slot


def rooms_for(t: Board, seat: int, kind: int) -> list[int]:
    """With full columns: the seat's own people whose place the person could take and be paid for (RAD-RULING-07)."""
    water = t.water[seat]
    return [slot for slot in people(t, seat) if play_cost(t, seat, kind, column_of(slot)) <= water]


def can_make_room(t: Board, seat: int, kind: int) -> bool:
    """With full columns: whether there are such rooms. Somebody stands in every column, and none asks for more."""
    return COST[kind] <= t.water[seat] or (kind == HOLDOUT and len(rooms_for(t, seat, kind)) > 0)


def play_with_full_columns(t: Board, seat: int, kind: int) -> Steps:
    """Announce a person, destroy one of your own, place the new one in the freed column and pay."""
    column, in_front = yield from make_room(t, seat, kind, rooms_for(t, seat, kind), 0)
    t.announced = NOTHING
    slot = bring_into_play(t, seat, kind, column, in_front, play_cost(t, seat, kind, column))
    yield from enters_play(t, seat, slot)


def make_room(t: Board, seat: int, kind: int, rooms: list[int], extra: int) -> Rooms:
    """Announce the person, destroy one of these people; tells the column (0 to 2) and whether in front.

    `extra` is the water that must be left when the person is paid for.
    """
    take_from_hand(t, seat, kind)
    t.announced = kind
    if t.log is not None:
        t.log.add(Announced(seat, ID[kind]))
    slot = slot_of((yield Question(seat, "make_room", [MAKE_ROOM_AT[slot] for slot in rooms], ID[kind], extra)))
    destroy_card(t, slot)
    column = column_of(slot)
    place = yield Question(seat, "place", PLACE[column], ID[kind])
    return column, place[2] == "front"


def play_event_card(t: Board, seat: int, kind: int) -> Steps:
    """An event from hand goes to its queue space, or resolves at once."""
    pay(t, seat, COST[kind])
    take_from_hand(t, seat, kind)
    if t.log is not None:
        t.log.add(PlayedEvent(seat, ID[kind], COST[kind]))
    yield from play_event(t, seat, kind)


# Junk Card


def junk(t: Board, seat: int, kind: int) -> None:
    """Discard a card; its junk effect comes next."""
    take_from_hand(t, seat, kind)
    discard_card(t, kind)
    if t.log is not None:
        t.log.add(Junked(seat, ID[kind]))
