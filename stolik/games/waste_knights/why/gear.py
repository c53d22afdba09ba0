"""Why equipment cannot be used, held or worn (WK-EQ, WK-COMBAT-04, WK-COMBAT-05)."""

from stolik.games.waste_knights.active_rules import stat
from stolik.games.waste_knights.catalogue import ARMOUR, ATTACK_OF, FACE_ID, GEAR_TYPE, HANDS_OF, NOTHING, WEAPON
from stolik.games.waste_knights.options import (
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
from stolik.games.waste_knights.rules.attack import can_shoot
from stolik.games.waste_knights.rules.equipment import (
    can_use_two_hands,
    cards_of,
    hand_limit,
    hands_needed,
    has_hand_symbol,
    has_room,
)
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import LOAD, MELEE
from stolik.games.waste_knights.why.reasons import no, unless
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Subject


def weapon_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """Every weapon, held, stowed or thrown, and none."""
    return [*(ARM[face] for face in sorted(set(cards_of(t, me))) if GEAR_TYPE[face >> 1] == WEAPON), UNARMED_OPTION]


def why_not_arm(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """What keeps the knight from fighting with it."""
    if attempt == UNARMED_OPTION:
        return None
    face = ARM.index(attempt)
    if not has_hand_symbol(face):
        return no("WK-COMBAT-35", "weapon-is-thrown")
    if face not in t.hands[me]:
        return no("WK-EQ-03", "weapon-in-vehicle")
    return unless(ATTACK_OF[face >> 1] == MELEE or can_shoot(t, me, face), "WK-COMBAT-05", "no-ammo")


def armour_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """All armour the knight has."""
    return [ARMOUR_OPTION[face] for face in sorted(set(cards_of(t, me))) if GEAR_TYPE[face >> 1] == ARMOUR]


def placing_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """The new card in the hands, worn, stowed, discarded."""
    face = FACE_ID.index(subject.source)
    return [HOLD[face], WEAR[face], STOW[face], DISCARD[face]]


def why_not_put(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """What keeps the new card from that place."""
    face = FACE_ID.index(subject.source)
    if attempt == STOW[face]:
        return unless(stat(t, me, LOAD), "WK-EQ-10", "no-load")
    if attempt == WEAR[face]:
        return unless(GEAR_TYPE[face >> 1] == ARMOUR, "WK-EQ-05", "not-armour")
    if attempt == DISCARD[face]:
        return unless(not has_room(t, me, face), "WK-EQ-16", "room-for-it")
    return _why_not_in_hands(t, me, [face])


def holding_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """Every weapon and every pair of weapons, and empty hands."""
    weapons = [face for face in sorted(cards_of(t, me)) if has_hand_symbol(face)]
    options: list[Option] = [HOLD_NOTHING]
    for at, face in enumerate(weapons):
        pairs: list[Option] = [("hold", FACE_ID[face], FACE_ID[other]) for other in weapons[at + 1 :]]
        for option in (HOLD[face], *pairs):
            if option not in options:
                options.append(option)
    return options


def why_not_hold(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """What keeps these weapons out of the hands, and the rest out of the vehicle."""
    cards = cards_of(t, me)
    faces = [] if attempt == HOLD_NOTHING else [FACE_ID.index(str(name)) for name in attempt[1:]]
    worn = any(GEAR_TYPE[face >> 1] == ARMOUR for face in cards)
    reason = _why_not_in_hands(t, me, faces)
    if reason is not None:
        return reason
    return unless(len(cards) - worn - len(faces) <= stat(t, me, LOAD), "WK-EQ-10", "load-full")


def _why_not_in_hands(t: Board, me: int, faces: list[int]) -> Reason | None:
    need = hands_needed(faces)
    if not all(has_hand_symbol(face) for face in faces):
        return no("WK-EQ-08", "not-for-hands")
    if any(HANDS_OF[face >> 1] > 1 for face in faces) and not can_use_two_hands(t, me):
        return no("WK-INJ-01", "no-two-handed")
    return None if need <= hand_limit(t, me) else no("WK-EQ-09", "hands-full", need, hand_limit(t, me))


def wearing_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """Every armour, and none."""
    worn = [WEAR[face] for face in sorted(set(cards_of(t, me))) if GEAR_TYPE[face >> 1] == ARMOUR]
    return [*worn, WEAR_NOTHING]


def why_not_wear(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """Armour that is taken off must fit into the vehicle."""
    has_armour = any(GEAR_TYPE[face >> 1] == ARMOUR for face in cards_of(t, me))
    if attempt != WEAR_NOTHING or not has_armour:
        return None
    stowed = len(t.cargo[me]) + (t.armour[me] != NOTHING)
    return unless(stowed <= stat(t, me, LOAD), "WK-EQ-10", "load-full")
