"""The verdict on any attempt: when it may be made at all (RAD-SETUP, RAD-TIME), then what its chapter says."""

from stolik.games.radlands.catalogue import ID
from stolik.games.radlands.state import ACTIONS, DRAFT, Board
from stolik.games.radlands.why.actions import ACTS, why_not_act
from stolik.games.radlands.why.answers import is_answer, why_not_answer
from stolik.kernel.game import Reason, no, strange
from stolik.kernel.question import CONCEDE, Option, Subject


def why_not(t: Board, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
    """The requirement that the attempt fails, or None when it is allowed."""
    if attempt == CONCEDE:
        return None
    if t.phase == DRAFT:
        return _why_not_keep(t, subject, seat, attempt)
    if subject is not None:
        if subject.kind == "act":
            return why_not_act(t, seat, attempt)
        if is_answer(subject.kind, attempt):
            return why_not_answer(t, subject, seat, attempt)
    if attempt not in ACTS:
        return strange()
    if seat != t.active:
        return no("RAD-TIME-01", "not-your-turn")
    if subject is None:
        return no("RAD-TIME-08", "opponent-decides")
    if t.phase != ACTIONS:
        return no("RAD-TURN-01", "events-first")
    return no("RAD-TIME-02", "answer-first")


def _why_not_keep(t: Board, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
    if subject is None:
        return no("RAD-SETUP-04", "camps-chosen")
    if len(attempt) != 4 or attempt[0] != "keep":
        return no("RAD-SETUP-03", "choose-camps")
    offer = [ID[kind] for kind in t.offers[seat]]
    for name in attempt[1:]:
        if name not in offer:
            return no("RAD-SETUP-03", "camp-not-offered")
    if len(set(attempt[1:])) != 3:
        return no("RAD-SETUP-03", "camp-twice")
    return None
