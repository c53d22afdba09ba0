"""Combat: parts I to IV, the five steps, rewards and cleanup (WK-COMBAT, WK-TRAIT)."""

from collections.abc import Callable, Generator
from typing import Final

from stolik.games.waste_knights.active_rules import Use
from stolik.games.waste_knights.catalogue import ATTACK_OF, FACE_ID, FIRST_STORY_FOE, IS_IMMEDIATE, NOTHING, WEAPON_DICE
from stolik.games.waste_knights.events import Armed, FightEnded, Fought
from stolik.games.waste_knights.language import Rule
from stolik.games.waste_knights.options import ACCEPT, ARM, NUMBER_OF, UNARMED_OPTION, name_of
from stolik.games.waste_knights.rules.attack import can_shoot, lower_gun, resolve_red, strike
from stolik.games.waste_knights.rules.conditions import holds, total
from stolik.games.waste_knights.rules.equipment import draw_gear
from stolik.games.waste_knights.rules.experience import gain_xp
from stolik.games.waste_knights.rules.flow import Cause, Doing
from stolik.games.waste_knights.rules.opponent import foe_of, has_trait, is_defeated, is_felled, knight_on
from stolik.games.waste_knights.rules.perform import (
    apply,
    can_afford,
    cause_of,
    demand,
    has_rules,
    is_out,
    offer,
    offered,
    perform,
    picked,
    rules_on,
    spends_card,
)
from stolik.games.waste_knights.rules.resources import gain_resource
from stolik.games.waste_knights.rules.threats import draw_token, return_tokens
from stolik.games.waste_knights.rules.vehicle import settle_vehicle
from stolik.games.waste_knights.rules.wounds import maybe_collapse
from stolik.games.waste_knights.state import NO_WEAPON, UNARMED, Board
from stolik.games.waste_knights.vocabulary import (
    AMBUSH,
    ASSAULT,
    ATTACKS,
    COMBAT_START,
    MELEE,
    OPENING,
    PER_COMBAT,
    RANGED,
    RESOLUTION,
    WIN,
)
from stolik.kernel.question import PASS, Asked, Option, Question, Steps
from stolik.kernel.state import put

Fighting = Generator[Asked, Option, bool]


def nothing_more(t: Board, me: int) -> Doing:
    """What a story without an answer does."""
    return False
    yield  # a generator all the same


AFTER_VICTORY: Final[list[Callable[[Board, int], Doing]]] = [nothing_more]
"""What the current thread does when a knight has defeated an enemy; the story puts its own function here."""


def fight(t: Board, me: int, code: int) -> Fighting:
    """A whole combat; returns whether the enemy was defeated."""
    begin_combat(t, me, code)
    foe = foe_of(t)
    t.traits = put(t.traits, 1, foe.traits)
    t.attack = put(t.attack, 1, foe.attack)
    first_token = t.tokens_used
    _enemy_health(t)
    _old_wounds(t)
    if t.log is not None:
        t.log.add(Fought(name_of(t, me), foe.id, t.foe_health))
    for _ in range(foe.threat):
        draw_token(t, me)
    yield from choose_weapon(t, 0)
    yield from begin_fighting(t, first_token)
    scar = t.foe_wounds
    yield from five_steps(t)
    is_beaten = is_defeated(t, 1) and not t.combat_over
    if t.log is not None:
        t.log.add(FightEnded(name_of(t, me), foe.id, int(is_beaten)))
    if foe.persists:
        t.scars[code - FIRST_STORY_FOE] = 0 if is_beaten else t.scars[code - FIRST_STORY_FOE] + t.foe_wounds - scar
    if is_beaten and not t.gone[me]:
        yield from _reward(t, me)
    return_tokens(t, first_token)
    end_combat(t)
    return is_beaten


def begin_combat(t: Board, me: int, code: int) -> None:
    """Nothing of an earlier combat is left."""
    t.used[PER_COMBAT] = ()
    t.clear_combat()
    t.fighter = me
    t.foe = code


def _enemy_health(t: Board) -> None:
    """Set the Health of the enemy."""
    foe = foe_of(t)
    health = foe.health
    if foe.sum is not None:
        health = max(foe.least, total(t, t.fighter, foe.sum))
    t.foe_printed = health
    t.foe_health = health


def _old_wounds(t: Board) -> None:
    """The wounds the enemy has from earlier combats; at or above its Health the first wound dealt defeats it."""
    if foe_of(t).persists:
        t.foe_wounds = min(t.scars[t.foe - FIRST_STORY_FOE], t.foe_health - 1)


def end_combat(t: Board) -> None:
    """Cleanup (WK-COMBAT-44); the card itself is discarded with the wasteland card."""
    t.fighter = NOTHING
    t.foe = NOTHING
    t.step = 0
    t.striker = NOTHING
    t.weapon = (NO_WEAPON, NO_WEAPON)
    t.gained = [(), ()]
    t.rolls = [(), ()]


# Part II


def choose_weapon(t: Board, side: int) -> Steps:
    """The knight chooses a weapon or fights unarmed (WK-COMBAT-04, -05)."""
    me = knight_on(t, side)
    option = yield Question(t.seat[me], "weapon", weapons(t, me), name_of(t, me))
    if option == UNARMED_OPTION:
        t.weapon = put(t.weapon, side, UNARMED)
        t.attack = put(t.attack, side, MELEE)
    else:
        t.weapon = put(t.weapon, side, NUMBER_OF[option])
        t.attack = put(t.attack, side, ATTACK_OF[t.weapon[side] >> 1])
    if t.log is not None:
        name = FACE_ID[t.weapon[side]] if t.weapon[side] >= 0 else "unarmed"
        t.log.add(Armed(name_of(t, me), name, ATTACKS[t.attack[side]]))


def start_effects(t: Board, side: int) -> Steps:
    """What the start of combat gives, the chosen weapon included; in a duel when both have chosen."""
    me = knight_on(t, side)
    if has_rules(t, me, COMBAT_START):
        yield from offer(t, me, COMBAT_START, 0, "combat_start")
    if t.weapon[side] >= 0:
        before = t.traits[side]
        uses = [use for use in rules_on(t, me, COMBAT_START, 0, t.weapon[side]) if use.source == t.weapon[side]]
        yield from demand(t, me, uses)
        t.weapon_traits = put(t.weapon_traits, side, t.traits[side] & ~before)


def begin_fighting(t: Board, first_token: int) -> Steps:
    """What comes between the choice of a weapon and the steps: the start of combat, then the immediate tokens."""
    yield from start_effects(t, 0)
    for token in t.tokens[first_token:]:
        if IS_IMMEDIATE[token] and not is_out(t, t.fighter):
            yield from resolve_red(t, token)
    _old_wounds(t)


def weapons(t: Board, me: int) -> list[Option]:
    """The weapons in hand that can be used, and none."""
    options: list[Option] = []
    for face in sorted(set(t.hands[me])):
        if WEAPON_DICE[face] and (ATTACK_OF[face >> 1] == MELEE or can_shoot(t, me, face)):
            options.append(ARM[face])
    options.append(UNARMED_OPTION)
    return options


# Part IV


PARTS: Final = 8
"""Of steps 1 to 4: each holds one attack or the effects of a step."""
SECOND_ATTACKS: Final = (4, 7)
"""Those parts that come even when the combat is decided."""


def five_steps(t: Board) -> Steps:
    """Steps 1 to 5; whoever is defeated leads to step 5 at once."""
    for number in range(PARTS):
        if number in SECOND_ATTACKS or not is_decided(t):
            yield from part(t, number)
    t.step = 5
    for side in (1, 0):
        me = knight_on(t, side)
        if me != NOTHING and is_felled(t, me):
            yield from maybe_collapse(t, me)  # an Unstoppable one too, also when an effect has ended the combat
    if not t.combat_over:
        yield from _resolution(t)


def part(t: Board, number: int) -> Steps:
    """A part of the steps, in their order."""
    if number == 4 or number == 7:
        yield from _second_attack(t, 2 if number == 4 else 4, RANGED if number == 4 else MELEE)
    elif number < 2:
        t.step = 1
        if has_trait(t, 1 - number, AMBUSH):
            yield from _ambush(t, 1 - number)
    elif number == 2:
        yield from _effects(t, OPENING, "opening")
    elif number == 5:
        t.step = 3
        yield from _effects(t, ASSAULT, "assault")
    else:
        yield from _first_attack(t, 2 if number == 3 else 4, RANGED if number == 3 else MELEE)


def is_decided(t: Board) -> bool:
    """Whether the combat goes to step 5 at once: it was ended, or a combatant is defeated."""
    return t.combat_over or is_defeated(t, 0) or is_defeated(t, 1)


def _ambush(t: Board, side: int) -> Steps:
    """Step 1: Ambush attacks, the enemy's first, come before Opening effects (WK-COMBAT-11, WK-TRAIT-03)."""
    lower_gun(t, side)
    if has_trait(t, side, AMBUSH):
        yield from strike(t, side)


def _effects(t: Board, trigger: int, kind: str) -> Steps:
    """Effects of a step: the enemy's, then the knight's, until a combatant is defeated."""
    for side in (1, 0):
        me = knight_on(t, side)
        if me == NOTHING:
            if foe_of(t).on[trigger]:
                yield from _of_the_enemy(t, trigger)
        elif has_rules(t, me, trigger, t.weapon[side]):
            yield from _of_the_knight(t, side, trigger, kind)
        if is_decided(t):
            return


def step_effects(t: Board, me: int, trigger: int, weapon: int, done: list[int]) -> list[Use]:
    """What the knight may use in a step, what must be used first."""
    due: list[Use] = []
    optional: list[Use] = []
    for use in rules_on(t, me, trigger, 0, weapon):
        rule = use.rule
        if rule.number in done or not holds(t, me, rule.cond):
            continue
        if can_afford(t, me, rule.cost, cause_of(use.source)):
            (optional if rule.may else due).append(use)
    return due + optional


def _of_the_knight(t: Board, side: int, trigger: int, kind: str) -> Steps:
    """The knight's effects of a step in the order the knight chooses; optional ones may be left out (WK-COMBAT-11)."""
    me = knight_on(t, side)
    done: list[int] = []
    while not is_decided(t):
        uses = step_effects(t, me, trigger, t.weapon[side], done)
        if not uses:
            return
        options = offered(uses)
        if uses[0].rule.may:
            options.append(PASS)
        about = (me, 0, t.weapon[side], *done)
        option = yield Question(t.seat[me], kind, options, about=about)
        if option == PASS:
            return
        use = picked(uses, option)
        if not spends_card(use.rule):
            done.append(use.rule.number)
        yield from apply(t, me, use)


def _of_the_enemy(t: Board, trigger: int) -> Steps:
    me = t.fighter
    cause = Cause(is_foe=True)
    for rule in foe_of(t).on[trigger]:
        if not holds(t, me, rule.cond):
            yield from perform(t, me, rule.otherwise, cause)
        elif not rule.may:
            yield from perform(t, me, rule.calls, cause)
        elif can_afford(t, me, rule.cost, cause):
            yield from _knights_option(t, me, rule, cause)
        if t.combat_over:
            return


def _knights_option(t: Board, me: int, rule: Rule, cause: Cause) -> Steps:
    """What an enemy card lets the knight do."""
    option = yield Question(t.seat[me], "foe_offer", [ACCEPT, PASS], foe_of(t).id)
    if option == ACCEPT:
        yield from perform(t, me, rule.cost, cause)
        yield from perform(t, me, rule.calls, cause)


def _first_attack(t: Board, step: int, kind: int) -> Steps:
    """Step 2 or 4: all who have such an attack and have not attacked yet, simultaneously (WK-COMBAT-13, -18)."""
    t.step = step
    for side in (1, 0):
        if knight_on(t, side) != NOTHING and not t.attacked[side]:
            lower_gun(t, side)
    attackers = [side for side in (1, 0) if t.attack[side] == kind and not t.attacked[side]]
    t.is_holding = len(attackers) == 2
    if attackers:
        yield from _attack(t, attackers[0], kind)


def _second_attack(t: Board, step: int, kind: int) -> Steps:
    """The other attack of the same step, even of one who has just been struck down; then whoever is down falls."""
    if t.step != step:
        return
    if t.is_holding:
        yield from _attack(t, 0, kind)
        t.is_holding = False
    for side in (1, 0):
        me = knight_on(t, side)
        if me != NOTHING and is_felled(t, me):
            yield from maybe_collapse(t, me)


def _attack(t: Board, side: int, kind: int) -> Steps:
    me = knight_on(t, side)
    if me != NOTHING:
        lower_gun(t, side)  # the other's attack may have cost the last Ammo (WK-COMBAT-15)
    if t.attack[side] == kind and (me == NOTHING or not t.gone[me]):
        yield from strike(t, side)


def _resolution(t: Board) -> Steps:
    """Step 5: the enemy's, then the knight's Resolution effects; none of an unconscious knight (WK-COMBAT-46)."""
    for side in (1, 0):
        me = knight_on(t, side)
        if me == NOTHING:
            if not t.gone[t.fighter] and foe_of(t).on[RESOLUTION]:
                yield from _of_the_enemy(t, RESOLUTION)
        elif not is_out(t, me) and has_rules(t, me, RESOLUTION, t.weapon[side]):
            yield from offer(t, me, RESOLUTION, 0, "resolution", t.weapon[side])
        if t.combat_over:
            return


def _reward(t: Board, me: int) -> Steps:
    """XP, resources, equipment, then what cards and the thread give (WK-COMBAT-40 to WK-COMBAT-42)."""
    rewards = foe_of(t).rewards
    gain_xp(t, me, rewards[0])
    for one in range(3):
        if rewards[one + 1]:
            gain_resource(t, me, one, rewards[one + 1])
    if rewards[4]:
        yield from draw_gear(t, me, rewards[4])
        yield from settle_vehicle(t, me)
        if t.gone[me]:
            return
    yield from offer(t, me, WIN, 0, "win")
    yield from AFTER_VICTORY[0](t, me)
