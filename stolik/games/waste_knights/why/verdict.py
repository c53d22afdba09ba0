"""The two questions a person may put: what might I try, and why may I not."""

from typing import Final

from stolik.games.waste_knights.catalogue import KNIGHT
from stolik.games.waste_knights.options import ARRANGE
from stolik.games.waste_knights.state import KNIGHT_CHOICE, SETUP, STORY, Board
from stolik.games.waste_knights.why import actions, barter, camping, gear, routes, starting
from stolik.games.waste_knights.why.effects import is_about_effects, why_not_used
from stolik.games.waste_knights.why.lists import LISTED
from stolik.games.waste_knights.why.reasons import Judges, Tries, no, unknown
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Question, Subject

JUDGED: Final[dict[str, tuple[Tries, Judges]]] = {
    "act": (actions.tries, actions.why_not),
    "route": (routes.tries, routes.why_not),
    "weapon": (gear.weapon_tries, gear.why_not_arm),
    "place_card": (gear.placing_tries, gear.why_not_put),
    "hold_weapons": (gear.holding_tries, gear.why_not_hold),
    "wear_armour": (gear.wearing_tries, gear.why_not_wear),
    "pay": (barter.payment_tries, barter.why_not_pay),
    "buy": (barter.ware_tries, barter.why_not_buy),
    "city": (barter.shop_tries, barter.why_not_visit),
    "exchange": (barter.exchange_tries, barter.why_not_exchange),
    "camp": (camping.camp_tries, camping.why_not_camp),
    "explore": (camping.explore_tries, camping.why_not_explore),
    "choose_knight": (starting.knight_tries, starting.why_not_knight),
    "choose_vehicle": (starting.vehicle_tries, starting.why_not_vehicle),
    "draft": (starting.draft_tries, starting.why_not_draft),
    "entry": (starting.entry_tries, starting.why_not_choose),
    "vote": (starting.entry_tries, starting.why_not_choose),
}
"""Questions at which more might be tried than is offered: what, and what forbids it."""
NAMING: Final = ("weapon", "pay", "buy", "shift", "replace_vehicle")
"""Questions whose source is the knight that is asked."""
BEFORE_ROUNDS: Final = range(SETUP, STORY + 1)


def knight_of(t: Board, subject: Subject) -> int:
    """The knight whose question it is: of a single player with two knights the one that is at it."""
    mine = [me for me in range(len(t.seat)) if t.seat[me] == subject.seat]
    if len(mine) == 1:
        return mine[0]
    if subject.about:
        return subject.about[0]
    if t.phase in range(KNIGHT_CHOICE, STORY) and t.turns:
        return t.turns[0]
    if subject.kind in NAMING:
        return t.knight.index(KNIGHT[subject.source])
    return t.active


def attempts(t: Board, question: Question | None, seat: int) -> list[Option]:
    """Everything the person on this seat might try now, legal or not."""
    if question is None:
        return [] if t.phase in BEFORE_ROUNDS else actions.PLAIN
    options = question.options
    if question.kind in JUDGED:
        options = JUDGED[question.kind][0](t, question, knight_of(t, question))
    elif question.kind == "dealt":
        options = list(dict.fromkeys([*options, *gear.armour_tries(t, question, knight_of(t, question))]))
    if question.kind == "act" or t.phase in BEFORE_ROUNDS:
        return options
    return [*options, *(option for option in (*actions.PLAIN, ARRANGE) if option not in options)]


def why_not(t: Board, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
    """The requirement the attempt fails, or None."""
    if subject is None:
        if t.seat[t.active] == seat:
            return no("WK-ACT-06", "not-now")
        return no("WK-ROUND-01", "not-your-turn")
    kind = subject.kind
    if kind != "act" and (attempt == ARRANGE or attempt in actions.PLAIN):
        if t.phase in BEFORE_ROUNDS:
            return no("WK-ACT-06", "not-now")
        if t.seat[t.active] != seat:
            return no("WK-EQ-14" if attempt == ARRANGE else "WK-ROUND-01", "not-your-turn")
        return no("WK-EQ-15" if attempt == ARRANGE else "WK-ACT-06", "not-while-acting")
    me = knight_of(t, subject)
    if is_about_effects(kind):
        return why_not_used(t, subject, me, attempt)
    if kind in LISTED:
        return None if attempt in LISTED[kind](t, subject, me) else unknown()
    tries, judge = JUDGED[kind]
    return judge(t, subject, me, attempt) if attempt in tries(t, subject, me) else unknown()
