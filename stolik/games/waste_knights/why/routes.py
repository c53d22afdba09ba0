"""Why a route cannot go there or end here (WK-MOVE)."""

from stolik.games.waste_knights.kinds import NOTHING
from stolik.games.waste_knights.names import GO, STOP, USE
from stolik.games.waste_knights.places import NEIGHBOURS, TERRAIN
from stolik.games.waste_knights.rules.movement import Budget, has_verb
from stolik.games.waste_knights.sources import ON, is_switched_off, sources
from stolik.games.waste_knights.state import Table
from stolik.games.waste_knights.vocabulary import CRATER, MOVE, MP
from stolik.games.waste_knights.why.reasons import no
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Question


def tries(t: Table, question: Question, me: int) -> list[Option]:
    """Every space of the map, the end of the route, and effects that give MP."""
    options = [*GO, STOP]
    for source in sources(t, me):
        if any(rule.may and has_verb(rule, MP) for rule in ON[MOVE][source]):
            options.append(USE[source])
    return options


def reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What forbids the step."""
    if attempt == STOP:
        return no("WK-MOVE-04", "route-goes-nowhere")
    if attempt[0] == "use":
        return _why_no_boost(t, me, attempt)
    space = GO.index(attempt)
    if space not in NEIGHBOURS[t.route[-1]]:
        return no("WK-MOVE-03", "not-adjacent")
    if TERRAIN[space] == CRATER:
        return no("WK-MOVE-08", "crater")
    t.route.append(space)
    budget = Budget(t, me)
    cost = budget.cost(t)
    most = budget.points(t) + budget.fuel * budget.bonus
    is_paid = budget.fuel_needed(t) != NOTHING
    t.route.pop()
    if is_paid:
        return no("WK-MOVE-04", "no-way-on-from-start")
    return no("WK-MOVE-14", "too-far", cost, most)


def _why_no_boost(t: Table, me: int, attempt: Option) -> Reason:
    if len(t.route) > 1:
        return no("WK-MOVE-13", "declare-first")
    if is_switched_off(t, me, USE.index(attempt)):
        return no("WK-WRECK-02", "vehicle-effect-of-wreck")
    return no("WK-MOVE-13", "used-already")
