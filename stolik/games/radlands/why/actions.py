"""The actions of a turn (RAD-ACT): play, junk, draw, take the Water Silo, use an ability."""

from itertools import chain
from typing import Final

from stolik.games.radlands.catalogue import PUNK, RAIDERS, WATER_SILO
from stolik.games.radlands.options import ANNOUNCE, DRAW, END_TURN, JUNK, JUNK_SILO, PLAY, QUEUE, TAKE_SILO, USE
from stolik.games.radlands.rules.actions import DRAW_COST
from stolik.games.radlands.rules.water_silo import SILO_COST
from stolik.games.radlands.state import Board
from stolik.games.radlands.why.abilities import why_not_use
from stolik.games.radlands.why.basics import named_kind, not_in_hand, why_not_pay
from stolik.games.radlands.why.events import why_not_event
from stolik.games.radlands.why.people import why_not_announce, why_not_person
from stolik.kernel.game import Reason, no, strange
from stolik.kernel.question import Option

PLAY_SILO: Final[Option] = ("play", "water_silo")

ACTS: Final[frozenset[Option]] = frozenset(
    [
        *(END_TURN, DRAW, TAKE_SILO, JUNK_SILO, PLAY_SILO),
        *JUNK,
        *ANNOUNCE[:PUNK],
        *QUEUE[PUNK + 1 : RAIDERS],
        *chain(*(ways[-1] for ways in PLAY)),
        *chain(*chain(*USE)),
    ]
)
"""All that an action can be."""


def why_not_act(t: Board, seat: int, attempt: Option) -> Reason | None:
    """Judge one of the actions."""
    if attempt not in ACTS:
        return strange()
    verb = attempt[0]
    if attempt == END_TURN:
        return None
    if attempt == DRAW:
        return why_not_pay("RAD-ACT-DRAW-01", t, seat, DRAW_COST)
    if attempt == TAKE_SILO:
        if t.silo_in_hand[seat]:
            return no("RAD-ACT-SILO-02", "silo-in-hand")
        return why_not_pay("RAD-ACT-SILO-01", t, seat, SILO_COST)
    if verb == "use":
        return why_not_use(t, seat, attempt)
    kind = named_kind(attempt)
    if verb == "junk":
        if kind == WATER_SILO:
            return None if t.silo_in_hand[seat] else no("RAD-SILO-02", "silo-not-in-hand")
        return None if kind in t.hands[seat] else not_in_hand("RAD-ACT-JUNK-01")
    if attempt == PLAY_SILO:
        return no("RAD-ACT-PLAY-EVENT-08", "silo-only-junk")
    if verb == "announce":
        return why_not_announce(t, seat, kind, 0)
    return why_not_event(t, seat, kind) if kind > PUNK else why_not_person(t, seat, kind, attempt, 0)
