"""Dealing and receiving (WK-DEAL): wounds that are dealt may be negated; the rest is received."""

from stolik.games.waste_knights.active_rules import ON
from stolik.games.waste_knights.catalogue import NOTHING, PROTECTION_OF
from stolik.games.waste_knights.events import Negated
from stolik.games.waste_knights.language import Rule
from stolik.games.waste_knights.options import ARMOUR_OPTION, name_of
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.equipment import break_card
from stolik.games.waste_knights.rules.flow import Cause, Counting
from stolik.games.waste_knights.rules.opponent import has_trait
from stolik.games.waste_knights.rules.perform import (
    apply,
    choices,
    has_rules,
    is_out,
    offer,
    offered,
    perform,
    picked,
    rules_on,
)
from stolik.games.waste_knights.rules.wounds import receive_wounds
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import (
    ARMOUR_PIERCING,
    ARMOUR_USED,
    DEALT,
    PASSIVE,
    PLACED,
    PROTECTION,
    TAINTED,
    WOUND,
)
from stolik.kernel.question import PASS, Option, Question, Steps


def dealt(t: Board, me: int, wounds: int, tainted: int, by: int, is_attack: bool) -> Steps:
    """Wounds dealt to a knight, who may negate some and must place the rest (WK-COMBAT-25 to WK-COMBAT-28)."""
    if is_out(t, me) or wounds + tainted <= 0:
        return
    left = wounds
    if wounds and not has_trait(t, by, ARMOUR_PIERCING):
        left = yield from _negate(t, me, wounds, tainted, is_attack)
    yield from receive_wounds(t, me, left, tainted)
    if is_attack and not t.gone[me] and has_rules(t, me, PLACED):
        yield from offer(t, me, PLACED, 0, "placed")


def _negate(t: Board, me: int, wounds: int, tainted: int, is_attack: bool) -> Counting:
    """The wounds that are left after abilities and armour; armour once."""
    done: list[int] = []
    has_armour = t.armour[me] != NOTHING
    while wounds:
        t.arriving[WOUND] = wounds
        t.arriving[TAINTED] = tainted
        uses = choices(t, me, rules_on(t, me, DEALT), done) if is_attack else []
        options: list[Option] = offered(uses)
        armour = t.armour[me]
        if has_armour and armour != NOTHING:
            options.append(ARMOUR_OPTION[armour])
        if not options:
            break
        options.append(PASS)
        about = (me, int(has_armour), int(is_attack), *done)
        option = yield Question(t.seat[me], "dealt", options, name_of(t, me), wounds, about=about)
        if option == PASS:
            break
        if option[0] == "armour":
            has_armour = False
            wounds = max(0, wounds - protection(t, me, is_attack))
            yield from _use_armour(t, me, is_attack)
        else:
            use = picked(uses, option)
            done.append(use.rule.number)
            yield from apply(t, me, use)
            wounds = t.arriving[WOUND]
    t.arriving[WOUND] = 0
    t.arriving[TAINTED] = 0
    return wounds


def protection(t: Board, me: int, is_attack: bool) -> int:
    """The Protection of the visible side of the worn armour, with what its text adds."""
    face = t.armour[me]
    value = PROTECTION_OF[face]
    for rule in ON[PASSIVE][face]:
        for call in rule.calls:
            if call.verb == PROTECTION and _works(t, me, rule, is_attack):
                value += call.n
    return value


def _works(t: Board, me: int, rule: Rule, is_attack: bool) -> bool:
    """Whether a text of the armour works: all that depend on something name a kind of attack (WK-DEAL-05)."""
    return (is_attack or rule.cond is None) and holds(t, me, rule.cond)


def _use_armour(t: Board, me: int, is_attack: bool) -> Steps:
    """Break a working armour, discard a broken one; its text acts on being used (WK-EQ-22)."""
    face = t.armour[me]
    break_card(t, me, face)
    if t.log is not None:
        t.log.add(Negated(name_of(t, me)))
    for rule in ON[ARMOUR_USED][face]:
        if _works(t, me, rule, is_attack):
            yield from perform(t, me, rule.calls, Cause(face, t.armour[me]))
