"""The explore action (WK-EXPL)."""

from stolik.games.waste_knights.active_rules import Use, stat
from stolik.games.waste_knights.catalogue import EXPLORATION_ID, NOTHING, SECTIONS
from stolik.games.waste_knights.events import Found, Reshuffled
from stolik.games.waste_knights.map import TERRAIN
from stolik.games.waste_knights.options import ACCEPT, BURN_FUEL, DECLINE, name_of
from stolik.games.waste_knights.rules.flow import Cause
from stolik.games.waste_knights.rules.perform import (
    anytime,
    apply,
    choices,
    is_out,
    offered,
    picked,
    resolve,
    rules_on,
)
from stolik.games.waste_knights.rules.resources import lose_resource
from stolik.games.waste_knights.state import AFTER_ACTION, EXPLORATION, EXPLORED, Board
from stolik.games.waste_knights.vocabulary import EXPLORE, EXPLORING, FUEL, TERRAINS
from stolik.kernel.question import LATER, Option, Question, Steps


def begin_exploration(t: Board, me: int) -> None:
    """The first card is drawn."""
    t.drawn = ()
    t.explore_bonus = 0
    t.fuelled = False
    t.phase = EXPLORATION
    draw_find(t, me)


def draw_find(t: Board, me: int) -> None:
    """The next exploration card; none when deck and discard pile are empty."""
    if not t.finds:
        if not t.finds_gone:
            return
        t.finds = sorted(t.finds_gone)
        t.finds_gone = []
        t.shuffle(t.finds, "finds")
        if t.log is not None:
            t.log.add(Reshuffled("finds"))
    card = t.draw_card(t.finds, "finds")
    t.drawn += (card,)
    if t.log is not None:
        terrain = TERRAINS[TERRAIN[t.space[me]]]
        t.log.reveal(Found(name_of(t, me), EXPLORATION_ID[card], terrain))


def can_decline(t: Board, me: int) -> bool:
    """Whether another card may be drawn (WK-EXPL-03, WK-EXPL-05)."""
    has_next = bool(t.finds or t.finds_gone)
    return has_next and len(t.drawn) < stat(t, me, EXPLORE) + t.explore_bonus


def can_burn_fuel(t: Board, me: int) -> bool:
    """Once per action 1 Fuel for Exploration +1, not with a wreck (WK-EXPL-06, WK-EXPL-07)."""
    return not t.fuelled and t.res[3 * me + FUEL] > 0 and t.wreck[me] == NOTHING


def _uses(t: Board, me: int) -> list[Use]:
    """The effects that may be used now."""
    return choices(t, me, rules_on(t, me, EXPLORING), []) + anytime(t, me)


def ways_on(t: Board, me: int) -> list[Option]:
    """What may be done about the card on the table."""
    options: list[Option] = [ACCEPT]
    if can_decline(t, me):
        options.append(DECLINE)
    if can_burn_fuel(t, me):
        options.append(BURN_FUEL)
    return options + offered(_uses(t, me))


def explore(t: Board) -> Steps:
    """Accept the section of this terrain, or decline it for the next card."""
    me = t.active
    if not t.drawn:
        _end(t)
        return
    option = yield Question(t.seat[me], "explore", LATER, EXPLORATION_ID[t.drawn[-1]])
    if option == ACCEPT:
        section = SECTIONS[t.drawn[-1]][TERRAIN[t.space[me]]]
        if section.finds:
            yield from resolve(t, me, section.finds, Cause(), to_the_end=True)
        if section.harms and not is_out(t, me):
            yield from resolve(t, me, section.harms, Cause())
        _end(t)
    elif option == DECLINE:
        draw_find(t, me)
    elif option == BURN_FUEL:
        lose_resource(t, me, FUEL, 1)
        t.fuelled = True
        t.explore_bonus += 1
    else:
        yield from apply(t, me, picked(_uses(t, me), option))


def _end(t: Board) -> None:
    """All cards drawn are discarded (WK-EXPL-09)."""
    t.finds_gone += t.drawn
    t.drawn = ()
    t.taken.append(EXPLORED)
    t.phase = AFTER_ACTION
