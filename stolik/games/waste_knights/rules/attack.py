"""One attack, in the order of WK-COMBAT-50; what is dealt by it is in `dealing`."""

from stolik.games.waste_knights.active_rules import Use
from stolik.games.waste_knights.catalogue import FREE, IS_IMMEDIATE, NOTHING, RED, SHOT, TOKEN_ID, WEAPON_DICE
from stolik.games.waste_knights.events import Hurt, Struck, Threatened
from stolik.games.waste_knights.language import Call, Rule
from stolik.games.waste_knights.options import name_of
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.rules.dealing import dealt
from stolik.games.waste_knights.rules.equipment import break_card
from stolik.games.waste_knights.rules.flow import Cause
from stolik.games.waste_knights.rules.opponent import foe_of, knight_on
from stolik.games.waste_knights.rules.perform import (
    cause_of,
    demand,
    is_out,
    note_use,
    offered,
    perform,
    picked,
    rules_on,
)
from stolik.games.waste_knights.rules.resources import can_pay, lose_resource
from stolik.games.waste_knights.rules.rolls import (
    bads,
    clear_roll,
    fates,
    gather,
    reroll_blanks,
    skill_dice,
    successes,
    throw,
    throw_for_foe,
)
from stolik.games.waste_knights.rules.vehicle import settle_vehicle
from stolik.games.waste_knights.rules.worst import worst_of
from stolik.games.waste_knights.state import UNARMED, Board
from stolik.games.waste_knights.vocabulary import (
    AFTER_ROLL,
    BAD,
    BEFORE_ROLL,
    BLADES,
    FATE,
    GUNS,
    MELEE,
    RANGED,
    ROLL_ANY,
    ROLL_ATTACK,
    ROLL_MELEE,
    ROLL_RANGED,
)
from stolik.kernel.question import Question, Steps
from stolik.kernel.state import put


def can_shoot(t: Board, me: int, face: int) -> bool:
    """Whether the knight has what a ranged weapon costs (WK-COMBAT-05)."""
    return SHOT[face] == FREE or can_pay(t, me, SHOT[face], 1)


def lower_gun(t: Board, side: int) -> None:
    """Without Ammo no ranged attack: unarmed in step 4, and the weapon gives nothing (WK-COMBAT-15)."""
    face = t.weapon[side]
    if face >= 0 and t.attack[side] == RANGED and not can_shoot(t, knight_on(t, side), face):
        t.weapon = put(t.weapon, side, UNARMED)
        t.attack = put(t.attack, side, MELEE)
        t.traits = put(t.traits, side, t.traits[side] & ~t.weapon_traits[side])


def strike(t: Board, side: int) -> Steps:
    """The one attack of a side."""
    t.striker = side
    t.attacked = put(t.attacked, side, 1)
    t.hit_wounds = 0
    t.hit_tainted = 0
    if knight_on(t, side) == NOTHING:
        yield from _roll_for_foe(t)
    else:
        yield from _roll_for_knight(t, side)
    has_bad = bads(t) > 0
    weapon = t.weapon[side]
    clear_roll(t)
    wounds, tainted = t.hit_wounds, t.hit_tainted
    if t.log is not None:
        t.log.add(Struck(_who(t, side), wounds, tainted))
    target = knight_on(t, 1 - side)
    if target == NOTHING:
        hurt_foe(t, wounds + tainted)
    else:
        yield from dealt(t, target, wounds, tainted, side, True)
    me = knight_on(t, side)
    if has_bad and me != NOTHING and weapon >= 0 and not t.gone[me]:
        break_card(t, me, weapon)
        # A discarded weapon leaves nothing to use; a broken one shows its other side.
        t.weapon = put(t.weapon, side, UNARMED if weapon & 1 else weapon + 1)
        yield from settle_vehicle(t, me)
    t.striker = NOTHING


def _who(t: Board, side: int) -> str:
    me = knight_on(t, side)
    return name_of(t, me) if me != NOTHING else foe_of(t).id


# The knight's attack


def _roll_for_knight(t: Board, side: int) -> Steps:
    me = knight_on(t, side)
    face = t.weapon[side]
    is_ranged = t.attack[side] == RANGED
    skill = GUNS if is_ranged else BLADES
    if is_ranged and SHOT[face] != FREE:
        lose_resource(t, me, SHOT[face], 1)
    dice = skill_dice(t, me, skill)
    if face >= 0:
        dice += WEAPON_DICE[face]
    dice += t.gained[side]
    gather(t, me, dice, t.lost[side])
    t.skill = skill
    kind = ROLL_RANGED if is_ranged else ROLL_MELEE
    yield from throw(t, me, 1 << skill | 1 << ROLL_ATTACK | 1 << kind | 1 << ROLL_ANY, face)
    if is_out(t, me):
        return
    t.hit_wounds += successes(t)
    yield from _assign_fates(t, me, face)
    if bads(t):
        yield from demand(t, me, rules_on(t, me, BAD, 0, face))


def fate_effects(t: Board, me: int, face: int) -> list[Use]:
    """What a Fate symbol may trigger."""
    found: list[Use] = []
    for use in rules_on(t, me, FATE, 0, face):
        if holds(t, me, use.rule.cond) or use.rule.otherwise:
            found.append(use)
    return found


def _assign_fates(t: Board, me: int, face: int) -> Steps:
    """Each Fate symbol triggers one effect; the knight says which (WK-COMBAT-21, WK-COMBAT-22)."""
    for _ in range(fates(t)):
        uses = fate_effects(t, me, face)
        if not uses:
            return
        option = yield Question(t.seat[me], "fate", offered(uses), about=(me, 0, face))
        use = picked(uses, option)
        note_use(t, me, use.rule)
        calls = use.rule.calls if holds(t, me, use.rule.cond) else use.rule.otherwise
        yield from perform(t, me, calls, cause_of(use.source))


# The enemy's attack


def _roll_for_foe(t: Board) -> Steps:
    foe = foe_of(t)
    me = t.fighter
    gather(t, NOTHING, [*foe.dice, *t.gained[1]], t.lost[1])
    cause = Cause(is_foe=True)
    yield from _of_the_roll(t, me, foe.on[BEFORE_ROLL])
    for token in t.tokens[t.tokens_used :]:
        if not IS_IMMEDIATE[token]:
            yield from resolve_red(t, token)
    throw_for_foe(t)
    yield from _of_the_roll(t, me, foe.on[AFTER_ROLL])
    while t.blank_rerolls:
        t.blank_rerolls -= 1
        reroll_blanks(t)
    t.hit_wounds += successes(t)
    for _ in range(fates(t)):
        effects: list[list[Call]] = []
        for rule in foe.on[FATE]:
            calls = _that_hold(t, me, rule)
            if calls:
                effects.append(calls)
        if not effects:
            break
        worst = worst_of(t, me, effects) if len(effects) > 1 else 0
        yield from perform(t, me, effects[worst], cause)
    if bads(t):
        yield from _of_the_roll(t, me, foe.on[BAD])


def _that_hold(t: Board, me: int, rule: Rule) -> list[Call]:
    """What a rule of the enemy does now: its effects, or those for when its condition does not hold."""
    return rule.calls if holds(t, me, rule.cond) else rule.otherwise


def _of_the_roll(t: Board, me: int, rules: list[Rule]) -> Steps:
    for rule in rules:
        yield from perform(t, me, _that_hold(t, me, rule), Cause(is_foe=True))


def resolve_red(t: Board, token: int) -> Steps:
    """The red side of a threat token."""
    if t.log is not None:
        t.log.add(Threatened(name_of(t, t.fighter), TOKEN_ID[token], "red"))
    for rule in RED[token]:
        yield from perform(t, t.fighter, rule.calls, Cause(is_foe=True))


def hurt_foe(t: Board, wounds: int) -> None:
    """Wounds on the enemy card, no more than its Health (WK-COMBAT-29, WK-COMBAT-30)."""
    t.foe_wounds = min(t.foe_health, t.foe_wounds + wounds)


def deal(t: Board, side: int, wounds: int) -> Steps:
    """A side deals wounds outside an attack."""
    target = knight_on(t, 1 - side)
    if target != NOTHING:
        yield from dealt(t, target, wounds, 0, side, False)
        return
    hurt_foe(t, wounds)
    if t.log is not None:
        t.log.add(Hurt(_who(t, side), wounds))
