"""Why a choice of the setup cannot be made, and choices of entries (WK-PSET, WK-ENTRY-03)."""

from stolik.games.waste_knights.active_rules import Use
from stolik.games.waste_knights.catalogue import ARMOUR, GEAR_TYPE, NOTHING, STARTING
from stolik.games.waste_knights.options import CHOOSE_KNIGHT, CHOOSE_VEHICLE, DONE, TAKE
from stolik.games.waste_knights.rules.perform import offered
from stolik.games.waste_knights.rules.setup import fits
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.story.run import CHOOSE, free_uses, lacks
from stolik.games.waste_knights.story.shelf import adventure_of
from stolik.games.waste_knights.why.effects import why_not_effect
from stolik.games.waste_knights.why.reasons import no, unless
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Subject


def knight_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """All six knights."""
    return CHOOSE_KNIGHT


def why_not_knight(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """Somebody has it."""
    return unless(CHOOSE_KNIGHT.index(attempt) not in t.knight, "WK-PSET-01", "knight-taken")


def vehicle_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """All six vehicles."""
    return CHOOSE_VEHICLE


def why_not_vehicle(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """Somebody has it."""
    return unless(CHOOSE_VEHICLE.index(attempt) not in t.vehicle, "WK-PSET-06", "vehicle-taken")


def draft_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """All starting cards, and the end of the draft."""
    return [*(TAKE[2 * kind] for kind in sorted(set(STARTING))), DONE]


def why_not_draft(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """What keeps the knight from taking it."""
    if attempt == DONE:
        return unless(t.armour[me] != NOTHING, "WK-PSET-09", "needs-armour")
    kind = TAKE.index(attempt) >> 1
    if kind not in t.start_cards:
        return no("WK-PSET-07", "card-taken")
    return unless(fits(t, me, kind), "WK-PSET-08", "one-armour" if GEAR_TYPE[kind] == ARMOUR else "hands-full-draft")


def entry_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """All printed choices of the entry, and what may be used before."""
    choices = CHOOSE[: len(adventure_of(t).entries[subject.note].choices)]
    return [*choices, *offered(_free(t, subject, me))]


def why_not_choose(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """Its requirement or its cost cannot be met, or there is nobody for it."""
    if attempt[0] == "use":
        return why_not_effect(t, me, attempt, _free(t, subject, me))
    entry = adventure_of(t).entries[subject.note]
    missing = lacks(t, me, entry.choices[CHOOSE.index(attempt)])
    return None if missing is None else no("WK-ENTRY-03", f"choice-{missing}")


def _free(t: Board, subject: Subject, me: int) -> list[Use]:
    """What may be used before the choice; nothing before a vote."""
    return free_uses(t, me) if subject.kind == "entry" else []
