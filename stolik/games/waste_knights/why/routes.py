"""Why a route cannot go there or end here (WK-MOVE)."""

from stolik.games.waste_knights.active_rules import ON, sources
from stolik.games.waste_knights.catalogue import NOTHING
from stolik.games.waste_knights.map import NEIGHBOURS, TERRAIN
from stolik.games.waste_knights.options import GO, STOP, USE
from stolik.games.waste_knights.rules.movement import Budget, boosts, has_verb
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import CRATER, MOVE, MP
from stolik.games.waste_knights.why.effects import why_not_effect
from stolik.games.waste_knights.why.reasons import no, unless
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Subject


def tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """Every space of the map, the end of the route, and effects that give MP."""
    options = [*GO, STOP]
    for source in sources(t, me):
        if any(rule.may and has_verb(rule, MP) for rule in ON[MOVE][source]):
            options.append(USE[source])
    return options


def why_not(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """What forbids the step."""
    if attempt == STOP:
        return unless(t.route[-1] != t.route[0], "WK-MOVE-04", "route-goes-nowhere")
    if attempt[0] == "use":
        if len(t.route) > 1:
            return no("WK-MOVE-13", "declare-first")
        return why_not_effect(t, me, attempt, boosts(t, me), "WK-MOVE-13")
    space = GO.index(attempt)
    if space not in NEIGHBOURS[t.route[-1]]:
        return no("WK-MOVE-03", "not-adjacent")
    if TERRAIN[space] == CRATER:
        return no("WK-MOVE-08", "crater")
    budget = Budget(t, me)
    if budget.covers(t, space):
        return None
    t.route.append(space)
    cost = budget.cost(t)
    most = budget.points(t) + budget.fuel * budget.bonus
    is_paid = budget.fuel_needed(t) != NOTHING
    t.route.pop()
    if is_paid:
        return no("WK-MOVE-04", "no-way-on-from-start")
    if len(t.route) == 1 and boosts(t, me):
        return no("WK-MOVE-13", "too-far-so-far")
    return no("WK-MOVE-14", "too-far", cost, most)
