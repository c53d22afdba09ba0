"""Events and their queue (RAD-ACT-PLAY-EVENT): what may be queued or advanced."""

from stolik.games.radlands.catalogue import BOMB, COST, ID, NOTHING, ZETO_KHAN
from stolik.games.radlands.state import Board
from stolik.games.radlands.why.basics import no, not_in_hand, strange, why_not_pay, works
from stolik.games.radlands.wording import card_word
from stolik.kernel.game import Reason
from stolik.kernel.question import Option


def why_not_event(t: Board, seat: int, kind: int) -> Reason | None:
    """Judge playing an event from hand."""
    if kind not in t.hands[seat]:
        return not_in_hand("RAD-ACT-PLAY-EVENT-01")
    reason = why_not_pay("RAD-ACT-PLAY-EVENT-01", t, seat, COST[kind])
    if reason is None and not has_space(t, seat, kind):
        reason = no("RAD-ACT-PLAY-EVENT-06", "queue-full", {"space": BOMB[kind]})
    return reason


def has_space(t: Board, seat: int, kind: int) -> bool:
    """Whether an event finds a space in the queue, or needs none."""
    bomb = BOMB[kind]
    if bomb == 0 or (t.events_played == 0 and works(t, seat, ZETO_KHAN)):
        return True
    return NOTHING in t.queue[seat * 3 + bomb - 1 : seat * 3 + 3]


def why_not_advance(t: Board, attempt: Option) -> Reason | None:
    """Judge advancing an event (Omen Clock)."""
    if len(attempt) != 3:
        return strange()
    owner, space = attempt[1], attempt[2]
    if not isinstance(owner, int) or not isinstance(space, int) or not 0 <= owner <= 1 or not 1 <= space <= 3:
        return strange()
    place = owner * 3 + space - 1
    if t.queue[place] == NOTHING:
        return no("RAD-RULING-15", "no-event-there")
    if space > 1 and t.queue[place - 1] != NOTHING:
        return no("RAD-FAQ-OMEN-CLOCK-01", "event-in-front", {"card": card_word(ID[t.queue[place - 1]])})
    return None
