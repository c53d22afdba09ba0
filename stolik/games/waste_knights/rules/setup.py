"""Game setup and player setup, draft or quick (WK-SETUP, WK-PSET)."""

from typing import Final

from stolik.games.waste_knights.catalogue import (
    ARMOUR,
    DECK_CARDS,
    EXPLORATION_ID,
    FACE_ID,
    FAULT_ID,
    GEAR_TYPE,
    HANDS_OF,
    INJURY_ID,
    KNIGHT_ID,
    NOTHING,
    QUICK_SETS,
    SPECIALS,
    STARTING,
    SUCCESSES_ON,
    THREATS,
    VEHICLE_ID,
    WASTELAND,
    WEAPON,
)
from stolik.games.waste_knights.events import ChoseKnight, ChoseVehicle, RolledForFirst, Took
from stolik.games.waste_knights.options import CHOOSE_KNIGHT, CHOOSE_VEHICLE, DONE, NUMBER_OF, TAKE, WITHOUT, name_of
from stolik.games.waste_knights.rules.equipment import HANDS, hands_needed
from stolik.games.waste_knights.rules.wasteland import WILD
from stolik.games.waste_knights.state import DRAFT, IN_DECK, KNIGHT_CHOICE, NOT_USED, STORY, VEHICLE_CHOICE, Board
from stolik.games.waste_knights.story.shelf import adventure_of
from stolik.games.waste_knights.vocabulary import COLOURS
from stolik.kernel.question import Option, Question, Steps
from stolik.kernel.state import put, without

START_RESOURCES: Final = 2


def lay_out(t: Board) -> Steps:
    """Decks, bag and first player; then knights are chosen."""
    adventure = adventure_of(t)
    t.shared = adventure.shared_start.copy()
    t.own = adventure.own_start * len(t.seat)
    t.scars = [0] * len(adventure.enemies)
    t.special_at = tuple([IN_DECK if number in adventure.specials else NOT_USED for number in range(1, SPECIALS + 1)])
    t.finds = list(range(len(EXPLORATION_ID)))
    t.shuffle(t.finds, "finds")
    for deck in (0, 1):
        t.wild[deck] = WASTELAND[deck].copy()
        t.shuffle(t.wild[deck], WILD[deck])
    t.injury_deck = list(range(len(INJURY_ID)))
    t.shuffle(t.injury_deck, "injuries")
    t.fault_deck = list(range(len(FAULT_ID)))
    t.shuffle(t.fault_deck, "faults")
    t.gear = DECK_CARDS.copy()
    t.shuffle(t.gear, "gear")
    t.start_cards = tuple(STARTING)
    t.bag = list(range(THREATS))
    t.first = roll_for_first(t)
    count = len(t.seat)
    t.turns = tuple([(t.first + step) % count for step in range(count)])
    t.phase = KNIGHT_CHOICE
    return
    yield


def roll_for_first(t: Board) -> int:
    """Each rolls the same die; most successes, ties again among themselves (WK-SETUP-13)."""
    rollers = list(range(len(t.seat)))
    while len(rollers) > 1:
        rolls = [t.roll(6, "first") for _ in rollers]
        got = [SUCCESSES_ON[t.first_die][face] for face in rolls]
        if t.log is not None:
            t.log.reveal(RolledForFirst([t.seat[me] for me in rollers], got, COLOURS[t.first_die]))
        rollers = [me for me, count in zip(rollers, got, strict=True) if count == max(got)]
    return rollers[0]


# Knights and vehicles


def choose_knight(t: Board) -> Steps:
    """The next player clockwise takes an unused knight, in a quick setup with its set (WK-PSET-01, WK-PSET-20)."""
    me = t.turns[0]
    option = yield Question(
        t.seat[me], "choose_knight", [CHOOSE_KNIGHT[one] for one in range(len(KNIGHT_ID)) if one not in t.knight]
    )
    t.turns = t.turns[1:]
    t.knight = put(t.knight, me, NUMBER_OF[option])
    if t.log is not None:
        t.log.add(ChoseKnight(t.seat[me], name_of(t, me)))
    if t.is_quick:
        yield from _take_set(t, me)
    if not t.turns:
        if t.is_quick:
            _make_ready(t)
        else:
            # Vehicles: from the last player counter-clockwise (WK-PSET-05).
            count = len(t.seat)
            t.turns = tuple([(t.first - 1 - step) % count for step in range(count)])
            t.phase = VEHICLE_CHOICE


def choose_vehicle(t: Board) -> Steps:
    """The next player counter-clockwise takes an unused vehicle."""
    me = t.turns[0]
    yield from _take_vehicle(t, me)
    t.turns = t.turns[1:]
    if not t.turns:
        count = len(t.seat)
        t.turns = tuple([(t.first + step) % count for step in range(count)])
        t.phase = DRAFT


def _take_vehicle(t: Board, me: int) -> Steps:
    unused = [CHOOSE_VEHICLE[one] for one in range(len(VEHICLE_ID)) if one not in t.vehicle]
    option = yield Question(t.seat[me], "choose_vehicle", unused, about=(me,))
    t.vehicle = put(t.vehicle, me, NUMBER_OF[option])
    if t.log is not None:
        t.log.add(ChoseVehicle(name_of(t, me), VEHICLE_ID[t.vehicle[me]]))


# The draft


def draft_options(t: Board, me: int) -> list[Option]:
    """Cards that fit, and, with armour, the end of the draft (WK-PSET-08, WK-PSET-09)."""
    options = [TAKE[2 * kind] for kind in sorted(set(t.start_cards)) if fits(t, me, kind)]
    if t.armour[me] != NOTHING:
        options.append(DONE)
    return options


def fits(t: Board, me: int, kind: int) -> bool:
    """Whether a starting card fits into the slots."""
    if GEAR_TYPE[kind] == ARMOUR:
        return t.armour[me] == NOTHING
    return hands_needed(t.hands[me]) + HANDS_OF[kind] <= HANDS


def draft(t: Board) -> Steps:
    """One pick, clockwise, until everybody is finished (WK-PSET-07)."""
    me = t.turns[0]
    options = draft_options(t, me)
    option = DONE
    if options != [DONE]:
        option = yield Question(t.seat[me], "draft", options)
    t.turns = t.turns[1:]
    if option != DONE:
        _take_card(t, me, NUMBER_OF[option] >> 1)
        t.turns += (me,)
    if not t.turns:
        _make_ready(t)


def _take_card(t: Board, me: int, kind: int) -> None:
    t.start_cards = without(t.start_cards, kind)
    if GEAR_TYPE[kind] == ARMOUR:
        t.armour = put(t.armour, me, 2 * kind)
    else:
        t.hands[me] += (2 * kind,)
    if t.log is not None:
        t.log.add(Took(name_of(t, me), FACE_ID[2 * kind]))


# The quick setup


def _take_set(t: Board, me: int) -> Steps:
    """The printed set; what is gone is replaced by a card or vehicle of the same kind (WK-PSET-20 to WK-PSET-22)."""
    given = QUICK_SETS[t.knight[me]]
    missing = False
    for kind in given.weapons:
        if kind in t.start_cards:
            _take_card(t, me, kind)
        else:
            missing = True
    if given.armour in t.start_cards:
        _take_card(t, me, given.armour)
    else:
        yield from _replace_armour(t, me)
    while missing:
        options = other_weapons(t, me)
        if options == [WITHOUT]:
            break
        option = yield Question(t.seat[me], "replace_weapon", options, about=(me,))
        if option == WITHOUT:
            break
        _take_card(t, me, NUMBER_OF[option] >> 1)
    if given.vehicle not in t.vehicle:
        t.vehicle = put(t.vehicle, me, given.vehicle)
        if t.log is not None:
            t.log.add(ChoseVehicle(name_of(t, me), VEHICLE_ID[given.vehicle]))
    else:
        yield from _take_vehicle(t, me)


def other_weapons(t: Board, me: int) -> list[Option]:
    """The starting weapons that are left and fit, and none."""
    kinds = [kind for kind in sorted(set(t.start_cards)) if GEAR_TYPE[kind] == WEAPON and fits(t, me, kind)]
    return [*(TAKE[2 * kind] for kind in kinds), WITHOUT]


def other_armour(t: Board) -> list[Option]:
    """The starting armour that is left."""
    return [TAKE[2 * kind] for kind in sorted(set(t.start_cards)) if GEAR_TYPE[kind] == ARMOUR]


def _replace_armour(t: Board, me: int) -> Steps:
    option = yield Question(t.seat[me], "replace_armour", other_armour(t), about=(me,))
    _take_card(t, me, NUMBER_OF[option] >> 1)


def _make_ready(t: Board) -> None:
    """Resources, figures; unused starting cards form the discard pile (WK-PSET-11 to WK-PSET-13)."""
    t.gear_gone = list(t.start_cards)
    t.start_cards = ()
    t.res = [START_RESOURCES] * (3 * len(t.seat))
    start = adventure_of(t).start.at
    for me in range(len(t.seat)):
        t.space[me] = start
    t.active = t.first
    t.phase = STORY
