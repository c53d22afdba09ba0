"""What on the table an option is about: a space of the map, a card of a knight, something on offer, or a button."""

from typing import Final

from stolik.games.waste_knights.kinds import FACE
from stolik.games.waste_knights.state import Table
from stolik.games.waste_knights.why.verdict import knight_of
from stolik.kernel.question import Option, Question

ON_CARDS: Final = ("arm", "armour", "discard", "pay", "wear", "use", "repair", "give")
"""Verbs that are about a card of the knight who is asked."""
ELSEWHERE: Final = ("place_card", "discard_drawn")
"""Questions about cards that lie nowhere yet."""


def target(t: Table, question: Question, option: Option) -> dict[str, list[int | str]]:
    """Where a person points to choose the option."""
    verb = option[0]
    if verb == "go":
        return {"space": [option[1]]}
    if verb in ("choose_knight", "choose_vehicle"):
        return {"offer": [option[1]]}
    if verb == "take" and question.kind in ("buy", "draft", "replace_weapon", "replace_armour"):
        return {"offer": [option[1]]} if str(option[1]) in FACE else {"button": list(option)}
    is_card = len(option) == 2 and str(option[1]) in FACE
    if is_card and (question.kind == "shift" or (verb in ON_CARDS and question.kind not in ELSEWHERE)):
        return {"gear": [knight_of(t, question), option[1]]}
    if verb == "ask" and is_card:
        return {"gear": [t.partner, option[1]]}
    return {"button": list(option)}
