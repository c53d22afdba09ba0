"""The two questions a person may put: what might I try, and why may I not."""

from typing import Final

from stolik.games.waste_knights.kinds import KNIGHT as KNIGHT_NUMBER
from stolik.games.waste_knights.names import ARRANGE
from stolik.games.waste_knights.state import KNIGHT_CHOICE, SETUP, STORY, Table
from stolik.games.waste_knights.story.run import KNIGHT
from stolik.games.waste_knights.why import actions, barter, camping, gear, routes, starting
from stolik.games.waste_knights.why.reasons import Finds, Tries, no, unknown
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Question

TRIES: Final[dict[str, Tries]] = {
    "act": actions.tries,
    "route": routes.tries,
    "weapon": gear.weapon_tries,
    "dealt": gear.armour_tries,
    "place_card": gear.placing_tries,
    "hold_weapons": gear.holding_tries,
    "wear_armour": gear.wearing_tries,
    "pay": barter.payment_tries,
    "buy": barter.ware_tries,
    "city": barter.shop_tries,
    "exchange": barter.exchange_tries,
    "camp": camping.camp_tries,
    "explore": camping.explore_tries,
    "choose_knight": starting.knight_tries,
    "choose_vehicle": starting.vehicle_tries,
    "draft": starting.draft_tries,
    "entry": starting.entry_tries,
    "vote": starting.entry_tries,
}
FINDS: Final[dict[str, Finds]] = {
    "act": actions.reason,
    "route": routes.reason,
    "weapon": gear.weapon_reason,
    "dealt": gear.armour_reason,
    "place_card": gear.placing_reason,
    "hold_weapons": gear.holding_reason,
    "wear_armour": gear.wearing_reason,
    "pay": barter.payment_reason,
    "buy": barter.ware_reason,
    "city": barter.shop_reason,
    "exchange": barter.exchange_reason,
    "camp": camping.camp_reason,
    "explore": camping.explore_reason,
    "choose_knight": starting.knight_reason,
    "choose_vehicle": starting.vehicle_reason,
    "draft": starting.draft_reason,
    "entry": starting.entry_reason,
    "vote": starting.entry_reason,
}
NAMING: Final = ("weapon", "dealt", "pay", "buy", "shed", "shift", "pay_gear", "replace_vehicle")
"""Questions whose source is the knight that is asked."""
BEFORE_ROUNDS: Final = range(SETUP, STORY + 1)


def knight_of(t: Table, question: Question) -> int:
    """The knight whose question it is: of a single player with two knights the one that is at it."""
    mine = [me for me in range(len(t.seat)) if t.seat[me] == question.seat]
    if len(mine) == 1:
        return mine[0]
    if question.kind in ("entry", "vote"):
        return question.note % KNIGHT
    if t.phase in range(KNIGHT_CHOICE, STORY) and t.turns:
        return t.turns[0]
    if question.kind in NAMING:
        return t.knight.index(KNIGHT_NUMBER[question.source])
    return t.active


def attempts(t: Table, question: Question | None, seat: int) -> list[Option]:
    """Everything the person on this seat might try now, legal or not."""
    if question is None:
        return [] if t.phase in BEFORE_ROUNDS else actions.PLAIN
    find = TRIES.get(question.kind)
    options = find(t, question, knight_of(t, question)) if find is not None else question.options
    if question.kind == "act" or t.phase in BEFORE_ROUNDS:
        return options
    return [*options, *(option for option in (*actions.PLAIN, ARRANGE) if option not in options)]


def why_not(t: Table, question: Question | None, seat: int, attempt: Option) -> Reason | None:
    """The requirement the attempt fails, or None."""
    if question is None:
        if t.seat[t.active] == seat:
            return no("WK-ACT-06", "not-now")
        return no("WK-ROUND-01", "not-your-turn")
    if attempt in question.options:
        return None
    if question.kind != "act":
        if attempt == ARRANGE:
            return no("WK-EQ-15", "not-while-acting")
        if attempt in actions.PLAIN:
            return no("WK-ACT-06", "not-now")
    me = knight_of(t, question)
    find = FINDS.get(question.kind)
    if find is None or attempt not in TRIES[question.kind](t, question, me):
        return unknown(t, question, me, attempt)
    return find(t, question, me, attempt)
