"""Why something cannot be done in a camp or while exploring (WK-CAMP, WK-SHARE, WK-EXPL)."""

from stolik.games.waste_knights.active_rules import ON, repair_left, sources
from stolik.games.waste_knights.catalogue import FACE_ID, KNIGHT, NOT_IN_CAMP, NOTHING, REPAIR_COST
from stolik.games.waste_knights.options import (
    ACCEPT,
    BURN_FUEL,
    CLEANSE,
    CLEANSE_OTHER,
    DECLINE,
    DONE,
    EXCHANGE,
    FIX,
    FIX_OTHER,
    HEAL,
    HEAL_OTHER,
    REPAIR,
    REPAIR_OTHER,
    TAKE_ADVANCE,
    USE,
)
from stolik.games.waste_knights.rules.camp import camp_effects, others_here
from stolik.games.waste_knights.rules.equipment import cards_of
from stolik.games.waste_knights.rules.experience import can_advance, open_advances
from stolik.games.waste_knights.rules.exploration import can_burn_fuel, can_decline
from stolik.games.waste_knights.rules.movement import has_verb
from stolik.games.waste_knights.rules.perform import anytime, choices, is_out, rules_on
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import ANYTIME, CAMP, EXPLORING, FUEL, HEAL_RATE, MEDS
from stolik.games.waste_knights.why.effects import why_not_effect
from stolik.games.waste_knights.why.reasons import no, unless
from stolik.kernel.game import Reason
from stolik.kernel.question import Option, Subject


def camp_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """Healing, repairs, camp effects, advances and exchange, for the knight and everybody else in the game."""
    options = [HEAL, CLEANSE, FIX]
    options += [REPAIR[face] for face in sorted(set(cards_of(t, me))) if face & 1]
    for other in _others(t, me):
        knight = t.knight[other]
        options += [HEAL_OTHER[knight], CLEANSE_OTHER[knight], FIX_OTHER[knight]]
        options += [REPAIR_OTHER[knight][face] for face in sorted(set(cards_of(t, other))) if face & 1]
        options.append(EXCHANGE[knight])
    for source in sources(t, me):
        rules = ON[CAMP][source] + ON[ANYTIME][source]
        if rules and not has_verb(rules[0], HEAL_RATE) and USE[source] not in options:
            options.append(USE[source])
    return [*options, TAKE_ADVANCE, DONE]


def _others(t: Board, me: int) -> list[int]:
    return [other for other in range(len(t.seat)) if other != me and not t.gone[other]]


def why_not_camp(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """What forbids it."""
    verb = attempt[0]
    if attempt == DONE:
        return None
    if attempt == TAKE_ADVANCE:
        if not t.due[me]:
            return no("WK-XP-02", "no-advance-due")
        if not can_advance(t, me):
            return no("WK-XP-12", "six-advances")
        return unless(open_advances(t, me), "WK-XP-05", "no-advance-open")
    if verb == "use":
        return why_not_effect(t, me, attempt, camp_effects(t, me) + anytime(t, me), "WK-CAMP-13")
    other = _named(t, attempt)
    if other != NOTHING and other not in others_here(t, me):
        return no("WK-SHARE-03", "not-here")
    if verb == "exchange":
        return unless(not is_out(t, other), "WK-SHARE-09", "other-unconscious")
    if verb in ("heal", "cleanse"):
        return _why_not_heal(t, me, str(verb), other)
    return _why_not_repair(t, me, attempt, me if other == NOTHING else other)


def _named(t: Board, attempt: Option) -> int:
    """The other knight that an attempt names, if it does."""
    name = str(attempt[-1])
    return t.knight.index(KNIGHT[name]) if len(attempt) > 1 and name in KNIGHT else NOTHING


def _why_not_heal(t: Board, me: int, verb: str, other: int) -> Reason | None:
    if not t.res[3 * me + MEDS]:
        return no("WK-CAMP-02", "no-meds")
    if other != NOTHING and not t.heals_here:
        return no("WK-CAMP-02", "heals-only-self")
    if other != NOTHING and t.unconscious[other] != NOTHING:
        return no("WK-UNC-04", "other-unconscious")
    patient = me if other == NOTHING else other
    if verb == "heal":
        return unless(t.wounds[patient] + t.tainted[patient], "WK-CAMP-03", "no-wounds")
    return unless(t.rad[patient], "WK-CAMP-02", "no-radiation")


def _why_not_repair(t: Board, me: int, attempt: Option, owner: int) -> Reason | None:
    left = repair_left(t, me)
    if attempt[0] == "fix":
        if t.wreck[owner] != NOTHING:
            return no("WK-CAMP-12", "wreck-not-repaired")
        if not t.damage[owner]:
            return no("WK-CAMP-09", "no-damage")
        return unless(left, "WK-CAMP-07", "no-repair-left")
    cost = REPAIR_COST[FACE_ID.index(str(attempt[1]))]
    if cost == NOT_IN_CAMP:
        return no("WK-CAMP-11", "not-in-camp")
    return None if left and cost <= left else no("WK-CAMP-08", "repair-too-dear", cost, left)


def explore_tries(t: Board, subject: Subject, me: int) -> list[Option]:
    """Accept, decline, Fuel, and effects for exploring."""
    options = [ACCEPT, DECLINE, BURN_FUEL]
    for source in sources(t, me):
        if (ON[EXPLORING][source] or ON[ANYTIME][source]) and USE[source] not in options:
            options.append(USE[source])
    return options


def why_not_explore(t: Board, subject: Subject, me: int, attempt: Option) -> Reason | None:
    """What forbids it."""
    if attempt == ACCEPT:
        return None
    if attempt == DECLINE:
        return unless(can_decline(t, me), "WK-EXPL-05", "last-card")
    if attempt == BURN_FUEL:
        if t.wreck[me] != NOTHING:
            return no("WK-EXPL-07", "wreck-burns-no-fuel")
        if not t.res[3 * me + FUEL]:
            return no("WK-EXPL-06", "no-fuel")
        return unless(can_burn_fuel(t, me), "WK-EXPL-06", "fuel-burnt")
    return why_not_effect(t, me, attempt, choices(t, me, rules_on(t, me, EXPLORING), []) + anytime(t, me))
