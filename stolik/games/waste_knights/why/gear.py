"""Why equipment cannot be used, held or worn (WK-EQ, WK-COMBAT-04, WK-COMBAT-05)."""

from stolik.games.waste_knights.kinds import ARMOUR, ATTACK_OF, FACE_ID, GEAR_TYPE, HANDS_OF
from stolik.games.waste_knights.names import (
    ARM,
    ARMOUR_OPTION,
    DISCARD,
    HOLD,
    HOLD_NOTHING,
    STOW,
    UNARMED_OPTION,
    WEAR,
    WEAR_NOTHING,
)
from stolik.games.waste_knights.rules.equipment import can_use_two_hands, cards_of, hand_limit, has_hand_symbol
from stolik.games.waste_knights.state import Table
from stolik.games.waste_knights.vocabulary import RANGED
from stolik.games.waste_knights.why.reasons import no, unknown
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Question


def weapon_tries(t: Table, question: Question, me: int) -> list[Option]:
    """Every weapon with a hand symbol, held or stowed, and none."""
    return [*(ARM[face] for face in sorted(set(cards_of(t, me))) if has_hand_symbol(face)), UNARMED_OPTION]


def weapon_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What keeps the knight from fighting with it."""
    face = ARM.index(attempt)
    if face not in t.hands[me]:
        return no("WK-EQ-03", "weapon-in-vehicle")
    if ATTACK_OF[face >> 1] == RANGED:
        return no("WK-COMBAT-05", "no-ammo")
    return unknown(t, question, me, attempt)


def armour_tries(t: Table, question: Question, me: int) -> list[Option]:
    """All armour the knight has, beside what is offered."""
    worn = [ARMOUR_OPTION[face] for face in sorted(set(cards_of(t, me))) if GEAR_TYPE[face >> 1] == ARMOUR]
    return [*question.options, *(option for option in worn if option not in question.options)]


def armour_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What keeps the knight from using it."""
    if ARMOUR_OPTION.index(attempt) == t.armour[me]:
        return no("WK-COMBAT-26", "armour-used")
    return no("WK-EQ-05", "armour-in-vehicle")


def placing_tries(t: Table, question: Question, me: int) -> list[Option]:
    """The new card in the hands, worn, stowed, discarded."""
    face = FACE_ID.index(question.source)
    return [HOLD[face], WEAR[face], STOW[face], DISCARD[face]]


def placing_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What keeps the new card from that place."""
    face = FACE_ID.index(question.source)
    if attempt == STOW[face]:
        return no("WK-EQ-10", "no-load")
    if attempt == WEAR[face]:
        return no("WK-EQ-05", "not-armour")
    return _why_not_held(t, me, [face])


def holding_tries(t: Table, question: Question, me: int) -> list[Option]:
    """Every weapon and every pair of weapons, and empty hands."""
    weapons = [face for face in sorted(cards_of(t, me)) if has_hand_symbol(face)]
    options: list[Option] = [HOLD_NOTHING]
    for at, face in enumerate(weapons):
        pairs: list[Option] = [("hold", FACE_ID[face], FACE_ID[other]) for other in weapons[at + 1 :]]
        for option in (HOLD[face], *pairs):
            if option not in options:
                options.append(option)
    return options


def holding_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """What keeps these weapons out of the hands."""
    return _why_not_held(t, me, [FACE_ID.index(str(name)) for name in attempt[1:]])


def _why_not_held(t: Table, me: int, faces: list[int]) -> Reason:
    need = sum(HANDS_OF[face >> 1] for face in faces)
    if any(not has_hand_symbol(face) for face in faces):
        return no("WK-EQ-08", "not-for-hands")
    if any(HANDS_OF[face >> 1] > 1 for face in faces) and not can_use_two_hands(t, me):
        return no("WK-INJ-01", "no-two-handed")
    if need > hand_limit(t, me):
        return no("WK-EQ-09", "hands-full", need, hand_limit(t, me))
    return no("WK-EQ-10", "no-load")


def wearing_tries(t: Table, question: Question, me: int) -> list[Option]:
    """Every armour, and none."""
    worn = [WEAR[face] for face in sorted(set(cards_of(t, me))) if GEAR_TYPE[face >> 1] == ARMOUR]
    return [*worn, WEAR_NOTHING]


def wearing_reason(t: Table, question: Question, me: int, attempt: Option) -> Reason:
    """Armour that is taken off must fit into the vehicle."""
    return no("WK-EQ-10", "no-load")
