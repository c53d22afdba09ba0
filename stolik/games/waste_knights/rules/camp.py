"""The camp action: heal, repair, use camp effects, take advances, help and exchange (WK-CAMP, WK-SHARE)."""

from typing import Final

from stolik.games.waste_knights.active_rules import HEAL_MOD, Use, passive, repair_left
from stolik.games.waste_knights.catalogue import KNIGHT_ID, NOTHING, REPAIR_COST
from stolik.games.waste_knights.options import (
    CLEANSE,
    CLEANSE_OTHER,
    DONE,
    EXCHANGE,
    FIX,
    FIX_OTHER,
    HEAL,
    HEAL_OTHER,
    NUMBER_OF,
    REPAIR,
    REPAIR_OTHER,
    TAKE_ADVANCE,
)
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.equipment import cards_of, repair_card
from stolik.games.waste_knights.rules.exchange import exchange
from stolik.games.waste_knights.rules.experience import can_advance, open_advances, take_advances
from stolik.games.waste_knights.rules.perform import (
    ONCE_FOR_EACH,
    anytime,
    apply,
    can_afford,
    cause_of,
    is_out,
    offered,
    perform,
    picked,
    rules_on,
    spends_card,
)
from stolik.games.waste_knights.rules.resources import lose_resource
from stolik.games.waste_knights.rules.vehicle import repair_damage, settle_vehicle
from stolik.games.waste_knights.rules.wounds import heal, remove_radiation
from stolik.games.waste_knights.state import AFTER_ACTION, CAMPED, CAMPING, Board
from stolik.games.waste_knights.vocabulary import CAMP, HEAL_RATE, MEDS, PER_ACTION
from stolik.kernel.question import Option, Question, Steps

HEALING: Final = 3
"""Healing points that one Meds gives (WK-CAMP-02)."""


def begin_camp(t: Board, me: int) -> Steps:
    """The camp action starts: no Repair point is used, and how much Meds heal."""
    t.repair_spent = 0
    t.heal_rate = HEALING
    t.heals_here = False
    for use in rules_on(t, me, CAMP):
        if HEAL_RATE in use.verbs:
            yield from perform(t, me, use.rule.calls, cause_of(use.source))
    t.phase = CAMPING


def points_per_meds(t: Board, me: int) -> int:
    """Healing points of one Meds, at least 1."""
    return max(1, t.heal_rate + sum(HEAL_MOD[source] for source in passive(t, me)))


def others_here(t: Board, me: int) -> list[int]:
    """The other knights on the space, in turn order after this one."""
    count = len(t.seat)
    near = [(me + step) % count for step in range(1, count)]
    return [other for other in near if not t.gone[other] and t.space[other] == t.space[me]]


def camp_options(t: Board, me: int) -> list[Option]:
    """All that can be done now."""
    options: list[Option] = []
    others = others_here(t, me)
    if t.res[3 * me + MEDS]:
        if t.wounds[me] + t.tainted[me]:
            options.append(HEAL)
        if t.rad[me]:
            options.append(CLEANSE)
        if t.heals_here:
            for other in others:
                if t.unconscious[other] == NOTHING:
                    if t.wounds[other] + t.tainted[other]:
                        options.append(HEAL_OTHER[t.knight[other]])
                    if t.rad[other]:
                        options.append(CLEANSE_OTHER[t.knight[other]])
    points = repair_left(t, me)
    if points:
        if t.damage[me] and t.wreck[me] == NOTHING:
            options.append(FIX)
        options += [REPAIR[face] for face in repairable(t, me, points)]
        for other in others:
            knight = t.knight[other]
            if t.damage[other] and t.wreck[other] == NOTHING:
                options.append(FIX_OTHER[knight])
            options += [REPAIR_OTHER[knight][face] for face in repairable(t, other, points)]
    options += offered(camp_effects(t, me) + anytime(t, me))
    if can_advance(t, me) and open_advances(t, me):
        options.append(TAKE_ADVANCE)
    options += [EXCHANGE[t.knight[other]] for other in others if not is_out(t, other)]
    options.append(DONE)
    return options


def repairable(t: Board, owner: int, points: int) -> list[int]:
    """The broken cards that so many points can repair in full (WK-CAMP-08, WK-CAMP-11)."""
    return sorted({face for face in cards_of(t, owner) if face & 1 and REPAIR_COST[face] <= points})


def camp_effects(t: Board, me: int) -> list[Use]:
    """Effects marked "Camp", each once per action unless it spends the card (WK-CAMP-13)."""
    found: list[Use] = []
    for use in rules_on(t, me, CAMP):
        rule = use.rule
        if HEAL_RATE in use.verbs or rule.number * ONCE_FOR_EACH + me in t.used[PER_ACTION]:
            continue
        if holds(t, me, rule.cond) and can_afford(t, me, rule.cost, cause_of(use.source)):
            found.append(use)
    return found


def camp(t: Board) -> Steps:
    """One thing of the camp action, or its end."""
    me = t.active
    option = yield Question(t.seat[me], "camp", camp_options(t, me))
    verb = option[0]
    other = _other(t, me, option)
    if option == DONE:
        t.taken.append(CAMPED)
        t.phase = AFTER_ACTION
    elif verb == "heal":
        lose_resource(t, me, MEDS, 1)
        yield from heal(t, other, points_per_meds(t, me), me)
    elif verb == "cleanse":
        lose_resource(t, me, MEDS, 1)
        remove_radiation(t, other, 1)
    elif verb == "fix":
        t.repair_spent += 1
        repair_damage(t, other, 1)
    elif verb == "repair":
        face = NUMBER_OF["repair", option[1]]
        t.repair_spent += REPAIR_COST[face]
        repair_card(t, other, face)
        yield from settle_vehicle(t, other)
    elif verb == "advance":
        yield from take_advances(t, me)
    elif verb == "exchange":
        yield from exchange(t, me, other)
    else:
        use = picked(camp_effects(t, me) + anytime(t, me), option)
        if not use.rule.limit and not spends_card(use.rule):
            t.used[PER_ACTION] += (use.rule.number * ONCE_FOR_EACH + me,)
        yield from apply(t, me, use)
    if t.turn_over:
        t.phase = AFTER_ACTION  # given away: what kept the vehicle together


def _other(t: Board, me: int, option: Option) -> int:
    """The knight an option names at its end, or the seat's own."""
    if len(option) > 1 and option[0] != "use":
        for other in others_here(t, me):
            if KNIGHT_ID[t.knight[other]] == option[-1]:
                return other
    return me
