"""What the verbs of the effect language do (content.md 1.3). Those of adventures are in `story.verbs`."""

from stolik.games.waste_knights.catalogue import ARMOUR, GEAR_CARD, GEAR_TYPE, NOTHING, WEAPON
from stolik.games.waste_knights.language import Call
from stolik.games.waste_knights.options import DISCARD, NUMBER_OF, name_of
from stolik.games.waste_knights.rules import resources, vehicle, wounds
from stolik.games.waste_knights.rules.attack import deal
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.dealing import dealt
from stolik.games.waste_knights.rules.equipment import (
    break_card,
    cards_of,
    discard_card,
    draw_gear,
    repair_of_choice,
    worst_loss,
)
from stolik.games.waste_knights.rules.experience import gain_xp
from stolik.games.waste_knights.rules.flow import Cause, Doing
from stolik.games.waste_knights.rules.opponent import side_of
from stolik.games.waste_knights.rules.perform import DEEDS, VERBS, count_of, is_out, perform
from stolik.games.waste_knights.rules.rolls import reroll_blanks, reroll_of_foe, reroll_some
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import (
    AUTO_FATE,
    BREAK_GEAR,
    BREAK_SELF,
    DAMAGE,
    DEAL,
    DICE,
    DIFF,
    DISCARD_GEAR,
    DISCARD_SELF,
    DRAW_GEAR,
    EACH_HERE,
    END_COMBAT,
    EXPLORE_BONUS,
    FIRST_TEST,
    FOE_LOSE_DICE,
    FOE_LOSE_TRAIT,
    GAIN,
    GEAR_ANY,
    GEAR_ARMOUR,
    GEAR_WEAPON,
    HEAL,
    HEAL_RAD,
    HEAL_RATE,
    HEALTH,
    HIT,
    IGNORE_HAZARD,
    LOSE,
    LOSE_DICE,
    MORE,
    MORE_TAINTED,
    MP,
    NEGATE,
    PAY,
    PAY_GEAR,
    PREVENT,
    RAD,
    RECEIVE,
    REDRAW,
    REPAIR_DAMAGE,
    REPAIR_GEAR,
    REPAIR_X_COST,
    REROLL,
    REROLL_BLANK,
    RETURN_TOKEN,
    SPEND_REPAIR,
    STAT,
    SUCCESS,
    TAINTED,
    TRAIT,
    WOUND,
    WOUNDS,
    XP,
)
from stolik.kernel.question import Option, Question
from stolik.kernel.state import put

# Resources and experience


def _gain(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    yield from resources.gain(t, me, call.what, count_of(t, call, cause))
    return False


def _lose(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    yield from resources.lose(t, me, call.what, count_of(t, call, cause))
    return False


def _pay(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    yield from resources.pay(t, me, call.what, count_of(t, call, cause))
    return False


def _xp(t: Board, me: int, call: Call, cause: Cause) -> None:
    gain_xp(t, me, count_of(t, call, cause))


# Equipment


def _draw_gear(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    yield from draw_gear(t, me, count_of(t, call, cause))
    yield from vehicle.settle_vehicle(t, me)
    return False


def _filter(what: int) -> int:
    if what == GEAR_WEAPON:
        return WEAPON
    if what == GEAR_ARMOUR:
        return ARMOUR
    return GEAR_ANY if what == GEAR_ANY else GEAR_CARD


def _break_gear(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    for _ in range(count_of(t, call, cause)):
        face = worst_loss(t, me, _filter(call.what))
        if face != NOTHING:
            break_card(t, me, face)
    yield from vehicle.settle_vehicle(t, me)
    return False


def _discard_gear(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    for _ in range(count_of(t, call, cause)):
        face = worst_loss(t, me, _filter(call.what))
        if face != NOTHING:
            discard_card(t, me, face)
    yield from vehicle.settle_vehicle(t, me)
    return False


def gear_to_pay(t: Board, me: int, kind: int) -> list[Option]:
    """The cards of a kind, to be discarded."""
    return [DISCARD[face] for face in sorted(set(cards_of(t, me))) if kind in (GEAR_ANY, GEAR_TYPE[face >> 1])]


def _pay_gear(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """A cost: cards of the knight's choice, unique equipment too (WK-ENTRY-07, WK-XP-15)."""
    kind = _filter(call.what)
    for left in range(count_of(t, call, cause), 0, -1):
        options = gear_to_pay(t, me, kind)
        if not options:
            break
        option = yield Question(t.seat[me], "pay_gear", options, name_of(t, me), left, about=(me, kind))
        discard_card(t, me, NUMBER_OF[option])
    yield from vehicle.settle_vehicle(t, me)
    return False


def _repair_gear(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    for _ in range(count_of(t, call, cause)):
        yield from repair_of_choice(t, me, "repair_gear", call.what == REPAIR_X_COST)
    yield from vehicle.settle_vehicle(t, me)
    return False


def _break_self(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    break_card(t, me, cause.face)
    yield from vehicle.settle_vehicle(t, me)
    return False


def _discard_self(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    discard_card(t, me, cause.face)
    yield from vehicle.settle_vehicle(t, me)
    return False


# Harm and healing


def _receive(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    count = count_of(t, call, cause)
    if call.what == DAMAGE:
        yield from vehicle.receive_damage(t, me, count)
    elif call.what == RAD:
        yield from wounds.receive_radiation(t, me, count)
    elif call.what == TAINTED:
        yield from wounds.receive_wounds(t, me, 0, count)
    else:
        yield from wounds.receive_wounds(t, me, count, 0)
    return False


def _hit(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Dealt by a threat token with the enemy's attack, or by another effect on its own (WK-THREAT-06, WK-DEAL-05)."""
    count = count_of(t, call, cause)
    if t.striker == 1 and cause.is_foe:
        t.hit_wounds += count
    else:
        yield from dealt(t, me, count, 0, 1, False)
    return False


def _deal(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    yield from deal(t, side_of(t, me), count_of(t, call, cause))
    return False


def _wounds(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.hit_wounds += count_of(t, call, cause)


def _more_tainted(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.hit_tainted += count_of(t, call, cause)


def _negate(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.arriving[WOUND] = max(0, t.arriving[WOUND] - count_of(t, call, cause))


def _prevent(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    yield from wounds.prevent(t, me, call.what, count_of(t, call, cause))
    return False


def _more(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.arriving[call.what] += count_of(t, call, cause)


def _heal(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    yield from wounds.heal(t, me, count_of(t, call, cause))
    return False


def _heal_rad(t: Board, me: int, call: Call, cause: Cause) -> None:
    wounds.remove_radiation(t, me, count_of(t, call, cause))


def _repair_damage(t: Board, me: int, call: Call, cause: Cause) -> None:
    vehicle.repair_damage(t, me, count_of(t, call, cause))


# Dice


def _side(t: Board, me: int, cause: Cause) -> int:
    return 1 if cause.is_foe else side_of(t, me)


def _dice(t: Board, me: int, call: Call, cause: Cause) -> None:
    """For the roll under way, or for the owner's attack in this combat."""
    dice = [call.what] * count_of(t, call, cause)
    side = _side(t, me, cause)
    if t.pool and t.roller == (NOTHING if cause.is_foe else me):
        t.pool += dice
    elif t.foe != NOTHING and not t.attacked[side]:
        t.gained[side] += tuple(dice)


def _lose_dice(t: Board, me: int, call: Call, cause: Cause) -> None:
    count = count_of(t, call, cause)
    side = _side(t, me, cause)
    if t.pool and t.roller == (NOTHING if cause.is_foe else me):
        t.lost_dice += count
    elif t.foe != NOTHING and not t.attacked[side]:
        t.lost = put(t.lost, side, t.lost[side] + count)


def _foe_lose_dice(t: Board, me: int, call: Call, cause: Cause) -> None:
    side = 1 - _side(t, me, cause)
    if not t.attacked[side]:
        t.lost = put(t.lost, side, t.lost[side] + count_of(t, call, cause))


def _success(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.added += call.n


def _first_test(t: Board, me: int, call: Call, cause: Cause) -> None:
    assert call.call is not None
    t.first_test += call.call.n


def _diff(t: Board, me: int, call: Call, cause: Cause) -> None:
    """X has no difficulty to change (WK-TEST-03); any other is at least 1 (WK-TEST-09)."""
    if t.difficulty:
        t.difficulty = max(1, t.difficulty + call.n)


def _reroll(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    if cause.is_foe:
        reroll_of_foe(t, count_of(t, call, cause))
    else:
        yield from reroll_some(t, me, count_of(t, call, cause))
    return False


def _reroll_blank(t: Board, me: int, call: Call, cause: Cause) -> None:
    """After the roll; declared before it, it waits (WK-COMBAT-50)."""
    if t.faces:
        reroll_blanks(t)
    else:
        t.blank_rerolls += 1


def _auto_fate(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.auto_fates += count_of(t, call, cause)


# Combat


def _trait(t: Board, me: int, call: Call, cause: Cause) -> None:
    side = _side(t, me, cause)
    t.traits = put(t.traits, side, t.traits[side] | 1 << call.what)


def _foe_lose_trait(t: Board, me: int, call: Call, cause: Cause) -> None:
    side = 1 - _side(t, me, cause)
    t.lost_traits = put(t.lost_traits, side, t.lost_traits[side] | 1 << call.what)


def _stat(t: Board, me: int, call: Call, cause: Cause) -> None:
    """Of an enemy in this combat; what cards change all the time is in `active_rules`."""
    if cause.is_foe and call.what == HEALTH:
        t.foe_health += call.n


def _end_combat(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    t.combat_over = True
    return True
    yield


# Camp, move, exploration


def _heal_rate(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.heal_rate = call.n
    t.heals_here = True


def _spend_repair(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.repair_spent += count_of(t, call, cause)


def _mp(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.mp += count_of(t, call, cause)


def _ignore_hazard(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.ignored = True


def _return_token(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.returning += count_of(t, call, cause)


def _explore_bonus(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.explore_bonus += count_of(t, call, cause)


def _redraw(t: Board, me: int, call: Call, cause: Cause) -> None:
    t.redraws = True


def _each_here(t: Board, me: int, call: Call, cause: Cause) -> Doing:
    """Every other knight on the space; of an unconscious one the vehicle is repaired, no more (WK-SHARE-08, -09)."""
    assert call.call is not None
    reaches_all = call.call.verb == REPAIR_DAMAGE
    for step in range(1, len(t.seat)):
        other = (me + step) % len(t.seat)
        if t.gone[other] or t.space[other] != t.space[me] or (is_out(t, other) and not reaches_all):
            continue
        if holds(t, other, call.call.cond):
            yield from perform(t, other, [call.call], cause)
    return False


def fill() -> None:
    """Put every verb into its table."""
    VERBS.update(
        {
            GAIN: _gain,
            LOSE: _lose,
            PAY: _pay,
            DRAW_GEAR: _draw_gear,
            BREAK_GEAR: _break_gear,
            DISCARD_GEAR: _discard_gear,
            PAY_GEAR: _pay_gear,
            REPAIR_GEAR: _repair_gear,
            BREAK_SELF: _break_self,
            DISCARD_SELF: _discard_self,
            RECEIVE: _receive,
            HIT: _hit,
            DEAL: _deal,
            PREVENT: _prevent,
            HEAL: _heal,
            REROLL: _reroll,
            END_COMBAT: _end_combat,
            EACH_HERE: _each_here,
        }
    )
    DEEDS.update(
        {
            XP: _xp,
            WOUNDS: _wounds,
            MORE_TAINTED: _more_tainted,
            NEGATE: _negate,
            MORE: _more,
            HEAL_RAD: _heal_rad,
            REPAIR_DAMAGE: _repair_damage,
            DICE: _dice,
            LOSE_DICE: _lose_dice,
            FOE_LOSE_DICE: _foe_lose_dice,
            SUCCESS: _success,
            FIRST_TEST: _first_test,
            DIFF: _diff,
            REROLL_BLANK: _reroll_blank,
            AUTO_FATE: _auto_fate,
            TRAIT: _trait,
            FOE_LOSE_TRAIT: _foe_lose_trait,
            STAT: _stat,
            HEAL_RATE: _heal_rate,
            SPEND_REPAIR: _spend_repair,
            MP: _mp,
            IGNORE_HAZARD: _ignore_hazard,
            RETURN_TOKEN: _return_token,
            EXPLORE_BONUS: _explore_bonus,
            REDRAW: _redraw,
        }
    )
