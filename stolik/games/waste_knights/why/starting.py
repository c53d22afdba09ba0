"""Why a choice of the setup cannot be made, and choices of entries (WK-PSET, WK-ENTRY-03)."""

from stolik.games.waste_knights.kinds import ARMOUR, GEAR_TYPE, STARTING
from stolik.games.waste_knights.names import CHOOSE_KNIGHT, CHOOSE_VEHICLE, DONE, TAKE
from stolik.games.waste_knights.state import Table
from stolik.games.waste_knights.story.run import CHOOSE, KNIGHT, lacks
from stolik.games.waste_knights.story.shelf import adventure_of
from stolik.games.waste_knights.why.reasons import no
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Question


def knight_tries(t: Table, question: Question, me: int) -> list[Option]:
    """All six knights."""
    return CHOOSE_KNIGHT


def knight_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """Somebody has it."""
    return no("WK-PSET-01", "knight-taken")


def vehicle_tries(t: Table, question: Question, me: int) -> list[Option]:
    """All six vehicles."""
    return CHOOSE_VEHICLE


def vehicle_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """Somebody has it."""
    return no("WK-PSET-06", "vehicle-taken")


def draft_tries(t: Table, question: Question, me: int) -> list[Option]:
    """All starting cards, and the end of the draft."""
    return [*(TAKE[2 * kind] for kind in sorted(set(STARTING))), DONE]


def draft_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What keeps the knight from taking it."""
    if attempt == DONE:
        return no("WK-PSET-09", "needs-armour")
    kind = TAKE.index(attempt) >> 1
    if kind not in t.start_cards:
        return no("WK-PSET-07", "card-taken")
    if GEAR_TYPE[kind] == ARMOUR:
        return no("WK-PSET-08", "one-armour")
    return no("WK-PSET-08", "hands-full-draft")


def entry_tries(t: Table, question: Question, me: int) -> list[Option]:
    """All printed choices of the entry, and what may be used before."""
    choices = CHOOSE[: len(adventure_of(t).entries[question.note // KNIGHT].choices)]
    return [*choices, *(option for option in question.options if option[0] == "use")]


def entry_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """Its requirement or its cost cannot be met, or there is nobody for it."""
    entry = adventure_of(t).entries[question.note // KNIGHT]
    missing = lacks(t, me, entry.choices[CHOOSE.index(attempt)])
    if missing == "cost":
        return no("WK-ENTRY-03", "choice-cost")
    if missing == "rival":
        return no("WK-ENTRY-03", "choice-rival")
    return no("WK-ENTRY-03", "choice-requirement")
