"""Events and their queue (RAD-ACT-PLAY-EVENT): what may be queued or advanced."""

from stolik.games.radlands.catalogue import BOMB, COST, ID, NOTHING
from stolik.games.radlands.rules.event_queue import can_queue
from stolik.games.radlands.state import Board
from stolik.games.radlands.why.basics import not_in_hand, why_not_pay
from stolik.games.radlands.wording import card_word
from stolik.kernel.game import Reason, no
from stolik.kernel.question import Option, number


def why_not_event(t: Board, seat: int, kind: int) -> Reason | None:
    """Judge playing an event from hand."""
    if kind not in t.hands[seat]:
        return not_in_hand("RAD-ACT-PLAY-EVENT-01")
    reason = why_not_pay("RAD-ACT-PLAY-EVENT-01", t, seat, COST[kind])
    if reason is None and not can_queue(t, seat, kind):
        reason = no("RAD-ACT-PLAY-EVENT-06", "queue-full", {"space": BOMB[kind]})
    return reason


def why_not_advance(t: Board, attempt: Option) -> Reason | None:
    """Judge advancing an event (Omen Clock)."""
    owner, space = number(attempt[1]), number(attempt[2])
    place = owner * 3 + space - 1
    if t.queue[place] == NOTHING:
        return no("RAD-RULING-15", "no-event-there")
    if space > 1 and t.queue[place - 1] != NOTHING:
        return no("RAD-FAQ-OMEN-CLOCK-01", "event-in-front", {"card": card_word(ID[t.queue[place - 1]])})
    return None
