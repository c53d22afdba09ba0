"""Why an action of the thread cannot be taken (WK-THR-01, WK-SPEC-01)."""

from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.shelf import thread_of
from stolik.games.waste_knights.story.threads import can_take, is_in_place, is_spent
from stolik.kernel.game import Reason, Said
from stolik.kernel.question import Option


def every_action(t: Board) -> list[Option]:
    """All that the current thread names, possible or not."""
    options: list[Option] = []
    if t.thread != NOTHING:
        for action in thread_of(t).actions:
            if action.option not in options:
                options.append(action.option)
    return options


def why_not_action(t: Board, me: int, option: Option) -> Reason | None:
    """What forbids an action of the thread, None if nothing does. Of several of one name the last tells."""
    clause = "WK-SPEC-01" if option[0] == "special" else "WK-THR-01"
    reason = Reason(clause, Said("why-not-in-thread"))
    if t.thread == NOTHING:
        return reason
    for action in thread_of(t).actions:
        if action.option != option:
            continue
        if can_take(t, me, action):
            return None
        if not is_in_place(t, me, action):
            reason = Reason(clause, Said("why-not-at-place"))
        elif is_spent(t, me, action):
            reason = Reason(clause, Said("why-action-spent"))
        else:
            reason = Reason(clause, Said("why-requirement"))
    return reason
