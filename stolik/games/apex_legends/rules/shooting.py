"""Shooting (AP-SHOOT): aiming, fire, damage.

The numbers of a shot are in `shot_values`, boosts and reactions in modules of their names, what cards do in `legends`.
"""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    ACTION_SPENDS,
    AIM,
    AIM_HALF,
    FEATS,
    HAS_LATE_BOOST,
    LEGEND,
    LEGENDS,
    NOTHING,
    OVERHEATS,
    WEAPONS,
    WRAITH,
)
from stolik.games.apex_legends.events import Aimed, Hit, Overheated, ShotAt
from stolik.games.apex_legends.geometry.grid import distance
from stolik.games.apex_legends.map import sees
from stolik.games.apex_legends.odds import count, damage, outcomes
from stolik.games.apex_legends.options import LEGEND_OPTION
from stolik.games.apex_legends.rules.aiming import draw_aim, redraw, shuffle_aim
from stolik.games.apex_legends.rules.boosts import boost
from stolik.games.apex_legends.rules.elimination import bury
from stolik.games.apex_legends.rules.life import hurt
from stolik.games.apex_legends.rules.loot import take_from_pack
from stolik.games.apex_legends.rules.movement import can_go_on, move
from stolik.games.apex_legends.rules.reactions import AFTER_FIRE, BEFORE_FIRE, react
from stolik.games.apex_legends.rules.shot_values import COVERING_FIRE, values
from stolik.games.apex_legends.rules.teams import allies, enemies
from stolik.games.apex_legends.rules.zones import dome_forbids
from stolik.games.apex_legends.state import NO_SHOT, Board, ShootAction
from stolik.kernel.question import PASS, Question, Steps

VOID_MOVE_VALUE: Final = 2
WHISPERS_MOVE_VALUE: Final = 1
COVERING_MOVE: Final = 1

# Who may be shot


def targets(t: Board, who: int) -> list[int]:
    """The enemies a legend may shoot at (AP-SHOOT-01, -04, -05)."""
    here = t.space[who]
    found: list[int] = []
    for enemy in enemies(t, who):
        there = t.space[enemy]
        if there != NOTHING and sees(t, here, there) and not dome_forbids(t, here, there):
            found.append(enemy)
    return found


# The shoot action


def shoot(t: Board, who: int, target: int, slot: int, is_action: bool = False) -> Steps:
    """A whole shoot action (AP-SHOOT-03)."""
    at = who * 2 + slot
    weapon = t.weapon[at]
    if who == t.active:
        t.has_shot = True
    if is_action:
        take_from_pack(t, who, ACTION_SPENDS[weapon])
        t.box.append(ACTION_SPENDS[weapon])
    t.ammo[at] -= 1
    t.shot = ShootAction(who, target, slot, is_action)
    if t.log is not None:
        t.log.add(ShotAt(LEGENDS[who], LEGENDS[target], WEAPONS[weapon], t.ammo[at]))
    yield from boost(t)
    yield from react(t, BEFORE_FIRE)
    if HAS_LATE_BOOST[weapon] and not t.shot.is_boosted:
        t.shot.is_late = True
        yield from boost(t)
    fire = values(t)
    if t.log is not None:
        t.log.add(Aimed(LEGENDS[who], fire.ht, fire.shots, fire.cards, fire.start))
    draw_aim(t, fire.shots * fire.cards)
    yield from redraw(t)
    hits, heads = count(fire, t.drawn)
    total = damage(fire, hits, heads)
    t.shot.hits, t.shot.heads, t.shot.dealt = hits, heads, total
    if t.log is not None:
        names = tuple([AIM[card] for card in t.drawn])
        results = outcomes(fire, t.drawn)
        fell = tuple([result for result, _ in results])
        reasons = tuple([reason for _, reason in results])
        t.log.add(Hit(LEGENDS[target_of(t)], hits, heads, total, names, fell, reasons))
    hurt(t, target_of(t), total, WEAPONS[weapon])
    yield from bury(t, who)
    yield from after_damage(t)
    t.shot.reacted = 0
    yield from react(t, AFTER_FIRE)
    t.shot = NO_SHOT
    shuffle_aim(t)


def target_of(t: Board) -> int:
    """The target of the shot under way."""
    return t.shot.target


# After the deal damage step (AP-SHOOT-32)


def after_damage(t: Board) -> Steps:
    """Passives first, then the others in the order they were played."""
    who = t.shot.shooter
    at = who * 2 + t.shot.slot
    halves = sum(1 for card in t.drawn if AIM_HALF[card])
    if OVERHEATS[t.weapon[at]] and t.shot.hits == halves // 2 and t.ammo[at]:
        t.ammo[at] -= 1
        if t.log is not None:
            t.log.add(Overheated(LEGENDS[who], t.ammo[at]))
    if not t.shot.is_late:
        yield from let_an_ally_move(t)
    if t.shot.void_move and can_go_on(t, WRAITH):
        yield from move(t, WRAITH, VOID_MOVE_VALUE)
    if t.shot.whispers_move and can_go_on(t, WRAITH):
        yield from move(t, WRAITH, WHISPERS_MOVE_VALUE)
    if t.shot.is_late:
        yield from let_an_ally_move(t)


def covered(t: Board, who: int) -> list[int]:
    """LL-F-7: the allies in 1–3."""
    return [mate for mate in allies(t, who) if can_go_on(t, mate) and 1 <= distance(t.space[who], t.space[mate]) <= 3]


def let_an_ally_move(t: Board) -> Steps:
    """LL-F-7: an ally in 1–3 may move 1."""
    who = t.shot.shooter
    if t.shot.boost - 1 != COVERING_FIRE or t.space[who] == NOTHING:
        return
    near = covered(t, who)
    if near:
        options = [*[LEGEND_OPTION[mate] for mate in near], PASS]
        option = yield Question(t.seat_of[who], "choose_legend", options, FEATS[COVERING_FIRE], who)
        if option != PASS:
            yield from move(t, LEGEND[str(option[1])], COVERING_MOVE)
