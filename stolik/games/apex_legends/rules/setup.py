"""Set-up, initiative and draft (AP-SETUP, AP-INIT, AP-LEG)."""

from typing import Final

from stolik.games.apex_legends import catalogue
from stolik.games.apex_legends.catalogue import (
    AIM,
    AIM_VALUE,
    BAG,
    BASIC_WEAPONS,
    BIN_CARDS,
    BLUE,
    CARE_PACKAGE,
    COLOURS,
    EVERY_AIM_CARD,
    EVERY_LEGEND,
    FEATS_OF,
    LEGENDS,
    NOTHING,
    RED,
    RING_CARDS,
)
from stolik.games.apex_legends.events import ChoseColour, DrewForInitiative, Recruited, TurnedUpRingCard
from stolik.games.apex_legends.options import PICK
from stolik.games.apex_legends.rules.aiming import shuffle_aim
from stolik.games.apex_legends.rules.equipping import deal_pools
from stolik.games.apex_legends.rules.teams import captain, first_of_group, seat_of_next
from stolik.games.apex_legends.state import COLOUR, DRAFT, EQUIPPING, FIRST_GAME, RANDOM, Board
from stolik.kernel.question import Option, Question, Steps

COLOUR_OPTIONS: Final[list[Option]] = [(colour,) for colour in COLOURS]


def set_up(t: Board) -> Steps:
    """Shuffle everything, turn up a ring card, and draw for initiative (AP-SETUP-02 to -09, -12, AP-INIT-01)."""
    t.aim = list(range(EVERY_AIM_CARD))
    for rank in range(3):
        t.bags[rank] = BAG[rank].copy()
        t.shuffle(t.bags[rank], "bags")
    t.care_bag = CARE_PACKAGE.copy()
    t.shuffle(t.care_bag, "care")
    t.weapon_deck = list(range(BASIC_WEAPONS))
    t.shuffle(t.weapon_deck, "weapons")
    t.bin_deck = list(range(len(BIN_CARDS)))
    t.shuffle(t.bin_deck, "bins")
    if t.has_ring:
        t.ring_deck = list(range(len(RING_CARDS)))
        turn_up_ring_card(t)
    shuffle_aim(t)
    winner = draw_for_initiative(t)
    if t.draft == FIRST_GAME:
        t.red_group = winner
        tell_colours(t)
        assign_legends(t, catalogue.FIRST_GAME[RED][t.team_size - 2], catalogue.FIRST_GAME[BLUE][t.team_size - 2])
        begin_equipping(t)
    else:
        t.phase = COLOUR
        t.active = winner
    yield from ()


def turn_up_ring_card(t: Board) -> None:
    """Shuffle the ring deck and turn the new top card face up (AP-SETUP-09, AP-RING-04)."""
    t.ring_deck.sort()
    t.shuffle(t.ring_deck, "ring")
    t.ring_card = t.ring_deck.pop()
    if t.log is not None:
        t.log.reveal(TurnedUpRingCard(RING_CARDS[t.ring_card]))


def draw_for_initiative(t: Board) -> int:
    """Each group draws an aim card until one is higher; returns that group (AP-INIT-01)."""
    while True:
        first, second = t.aim.pop(), t.aim.pop()
        t.drawn = [first, second]
        if t.log is not None:
            t.log.reveal(DrewForInitiative(AIM[first], AIM[second]))
        shuffle_aim(t)
        if AIM_VALUE[first] != AIM_VALUE[second]:
            return 0 if AIM_VALUE[first] > AIM_VALUE[second] else 1


def choose_colour(t: Board) -> Steps:
    """The winner of the draw chooses red or blue for its team (AP-INIT-02)."""
    winner = t.active
    option = yield Question(first_of_group(t, winner), "colour", COLOUR_OPTIONS)
    t.red_group = winner if option == COLOUR_OPTIONS[RED] else 1 - winner
    t.active = NOTHING
    tell_colours(t)
    if t.draft == RANDOM:
        dealt = list(range(EVERY_LEGEND))
        t.shuffle(dealt, "draft")
        size = t.team_size
        assign_legends(t, dealt[:size], dealt[size : 2 * size])
        begin_equipping(t)
    else:
        t.phase = DRAFT


def tell_colours(t: Board) -> None:
    """Log who is red."""
    if t.log is not None:
        t.log.add(ChoseColour(captain(t, RED), "red"))


def assign_legends(t: Board, red: list[int], blue: list[int]) -> None:
    """Give the teams their legends (AP-INIT-06, -07)."""
    for team, legends in ((RED, red), (BLUE, blue)):
        for who in legends:
            recruit(t, team, who)


def recruit(t: Board, team: int, who: int) -> None:
    """A legend joins a team and the seat whose it is by the division of the legends (AP-GOAL-13, AP-INIT-08)."""
    t.team[who] = team
    t.seat_of[who] = seat_of_next(t, team)
    t.members[team].append(who)
    if t.log is not None:
        event = Recruited(COLOURS[team], LEGENDS[who], t.seat_of[who])
        if t.draft == RANDOM:
            t.log.reveal(event)
        else:
            t.log.add(event)


def draft(t: Board) -> Steps:
    """Blue picks a legend, then red, in turn; whoever picks will play it (AP-INIT-05)."""
    picks = len(t.members[RED]) + len(t.members[BLUE])
    team = BLUE if picks % 2 == 0 else RED
    left = [PICK[who] for who in range(EVERY_LEGEND) if t.team[who] == NOTHING]
    option = yield Question(seat_of_next(t, team), "draft", left)
    recruit(t, team, PICK.index(option))
    if picks + 1 == 2 * t.team_size:
        begin_equipping(t)


def begin_equipping(t: Board) -> None:
    """Shuffle the feat decks (AP-LEG-02) and deal the starting pools."""
    for team in (RED, BLUE):
        for who in t.members[team]:
            t.decks[who] = FEATS_OF[who].copy()
            t.shuffle(t.decks[who], "feats")
    deal_pools(t)
    t.phase = EQUIPPING
