"""Eliminations (AP-ELIM, AP-GOAL-07): all that one effect causes, what they decide, and who answers them."""

from stolik.games.apex_legends.catalogue import BEAST, BLOODHOUND, DURATION, NOTHING
from stolik.games.apex_legends.rules.instants import ask_trophy
from stolik.games.apex_legends.rules.life import eliminate
from stolik.games.apex_legends.rules.tokens import put_below
from stolik.games.apex_legends.rules.winning import check_elimination
from stolik.games.apex_legends.state import BEAST_ON, Board
from stolik.kernel.question import Steps


def bury(t: Board, by: int = NOTHING) -> Steps:
    """Eliminate every legend without health, then see whether that decides the match (AP-DMG-07, -09, AP-GOAL-07).

    `by` is the legend whose attack it was.
    """
    fallen = [who for team in (0, 1) for who in t.members[team] if t.health[who] == 0]
    if not fallen:
        return
    for who in fallen:
        eliminate(t, who)
    yield from after_eliminations(t, fallen, by)


def after_eliminations(t: Board, fallen: list[int], by: int) -> Steps:
    """The win check, the beast's new strength, and the instants that answer an elimination."""
    check_elimination(t)
    if by == NOTHING:
        return
    for who in fallen:
        if t.team[who] != t.team[by]:
            if by == BLOODHOUND and t.figures[BEAST_ON] != NOTHING:
                put_below(t, BEAST, DURATION[BEAST])
            yield from ask_trophy(t, t.team[by])
