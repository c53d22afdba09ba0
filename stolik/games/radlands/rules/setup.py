"""Setup (RAD-SETUP): camps, opening hands, the start player."""

from itertools import permutations
from typing import Final

from stolik.games.radlands.catalogue import CANNON_V2, DRAW_DECK, ID, OBELISK, START, camp_deck, camp_kind
from stolik.games.radlands.events import DealtCamps, LaidCamps, Starts
from stolik.games.radlands.rules.columns import put
from stolik.games.radlands.rules.deck import draw
from stolik.games.radlands.state import DAMAGED, DESTROYED, DRAFT, EVENTS, Board
from stolik.kernel.question import LATER, Option, Question, Steps, Together

OFFERED: Final = 6
FIRST_GAME: Final = {
    "v1": (("garage", "railgun", "supply_depot"), ("reactor", "cannon", "victory_totem")),
    "v2": (("garage", "railgun", "supply_depot"), ("arcade", "victory_totem", "mercenary_camp")),
}


def lay_out(t: Board) -> Steps:
    """Shuffle both decks; deal each player six camps, or lay the camps of the recommended first game."""
    t.deck = DRAW_DECK.copy()
    t.shuffle(t.deck, "deck")
    camps = camp_deck(t.camp_set)
    if t.first_game:
        for seat in (0, 1):
            lay_camps(t, seat, [camp_kind(name, t.camp_set) for name in FIRST_GAME[t.camp_set][seat]])
        t.box = tuple([kind for kind in camps if kind not in t.card])
        begin_play(t)
    else:
        t.shuffle(camps, "camps")
        t.camp_deck = camps
        for seat in (0, 1):
            t.offers[seat] = sorted(camps.pop() for _ in range(OFFERED))
            if t.log is not None:
                t.log.reveal(DealtCamps(seat, tuple([ID[kind] for kind in t.offers[seat]])), (seat,))
        t.phase = DRAFT
    return
    yield


def draft(t: Board) -> Steps:
    """Both players secretly keep three of their six camps and say which column each goes to."""
    together = Together([Question(seat, "choose_camps", LATER) for seat in (0, 1)])
    yield together
    kept: list[int] = []
    for seat in (0, 1):
        chosen = [camp_kind(str(name), t.camp_set) for name in together.answer_of(seat)[1:]]
        lay_camps(t, seat, chosen)
        kept += chosen
    t.box = tuple(sorted([kind for kind in (*t.camp_deck, *t.offers[0], *t.offers[1]) if kind not in kept]))
    t.camp_deck = []
    t.offers = [[], []]
    begin_play(t)


def camp_choices(t: Board, seat: int) -> list[Option]:
    """Every way to keep three of the offered camps, in the order of the columns."""
    names = [ID[kind] for kind in t.offers[seat]]
    return [("keep", first, second, third) for first, second, third in permutations(names, 3)]


def lay_camps(t: Board, seat: int, kinds: list[int]) -> None:
    """Lay a player's three camps faceup, one per column."""
    for column, kind in enumerate(kinds):
        slot = seat * 9 + column * 3
        put(t, slot, kind)
        if kind == OBELISK:
            t.harm[slot] = DESTROYED
        elif kind == CANNON_V2:
            t.harm[slot] = DAMAGED
    if t.log is not None:
        t.log.reveal(LaidCamps(seat, tuple([ID[kind] for kind in kinds])))


def begin_play(t: Board) -> None:
    """Draw the opening hands, then flip a disc for the start player."""
    for seat in (0, 1):
        for slot in range(seat * 9, seat * 9 + 9, 3):
            for _ in range(START[t.card[slot]]):
                draw(t, seat)
    t.active = t.roll(2, "start")
    t.turn = 1
    t.phase = EVENTS
    if t.log is not None:
        t.log.reveal(Starts(t.active))
