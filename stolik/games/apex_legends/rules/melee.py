"""Melee and push (AP-MELEE, AP-PUSH)."""

from typing import Final

from stolik.games.apex_legends.catalogue import AIM_VALUE, LEGENDS, NOTHING
from stolik.games.apex_legends.events import Attacked, Collided, Pushed
from stolik.games.apex_legends.geometry.grid import X, Y, spaces_of
from stolik.games.apex_legends.geometry.push import LANDS as FALLS
from stolik.games.apex_legends.geometry.push import MOVES, direction, landing_spaces, push_step
from stolik.games.apex_legends.map import LANDS, is_canyon, standing
from stolik.games.apex_legends.options import GO, space_of, spaces_in
from stolik.games.apex_legends.rules.aiming import draw_aim, shuffle_aim
from stolik.games.apex_legends.rules.elimination import bury
from stolik.games.apex_legends.rules.life import hurt
from stolik.games.apex_legends.rules.teams import enemies
from stolik.games.apex_legends.state import Board
from stolik.kernel.question import Question, Steps

SUCCEEDS_FROM: Final = 40
MELEE_DAMAGE: Final = 4
MELEE_PUSH: Final = 1
MELEE_COLLISION: Final = 4


def adjacent_enemies(t: Board, who: int) -> list[int]:
    """The enemies on adjacent spaces (AP-MELEE-01)."""
    near = LANDS[t.land].adjacent[t.space[who]]
    return [enemy for enemy in enemies(t, who) if t.space[enemy] != NOTHING and near >> t.space[enemy] & 1]


def attack(t: Board, who: int, enemy: int) -> Steps:
    """A melee attack with an aim card (AP-MELEE-02 to -05)."""
    card = draw_aim(t, 1)[0]
    succeeds = AIM_VALUE[card] >= SUCCEEDS_FROM
    if t.log is not None:
        t.log.add(Attacked(LEGENDS[who], LEGENDS[enemy], int(succeeds)))
    shuffle_aim(t)
    if succeeds:
        yield from strike(t, who, enemy, MELEE_DAMAGE, MELEE_PUSH, MELEE_COLLISION, "melee")


def strike(t: Board, who: int, enemy: int, damage: int, spaces: int, collision: int, source: str) -> Steps:
    """Deal damage to an enemy, and if that does not eliminate it push it."""
    hurt(t, enemy, damage, source)
    yield from bury(t, who)
    if t.space[enemy] != NOTHING:
        yield from push(t, who, enemy, spaces, collision)


def landings(t: Board, enemy: int, goal: int) -> int:
    """Where a legend may be put that was pushed down onto an occupied space."""
    return landing_spaces(LANDS[t.land], goal, standing(t) & ~(1 << t.space[enemy]))


def push(t: Board, who: int, enemy: int, spaces: int, collision: int) -> Steps:
    """Push an enemy away in a straight line (AP-PUSH-01 to -08); from a canyon it cannot be pushed (AP-OBJ-14)."""
    way = direction(t.space[who], t.space[enemy])
    land = LANDS[t.land]
    for _ in range(spaces):
        here = t.space[enemy]
        if is_canyon(t, here):
            return
        outcome, goal = push_step(land, here, way, standing(t))
        if outcome == MOVES:
            slide(t, enemy, goal)
            continue
        if outcome == FALLS:
            free = landings(t, enemy, goal)
            if free:
                goals = spaces_of(free)
                if len(goals) > 1:
                    option = yield Question(t.seat_of[enemy], "land", spaces_in(GO, free), "", enemy, about=(goal,))
                    goals = [space_of(option)]
                slide(t, enemy, goals[0])
        if t.log is not None:
            t.log.add(Collided(LEGENDS[enemy], collision))
        hurt(t, enemy, collision, "collision")
        yield from bury(t, who)
        return


def slide(t: Board, enemy: int, goal: int) -> None:
    """A pushed legend comes to a space."""
    t.occupied &= ~(1 << t.space[enemy])
    t.space[enemy] = goal
    t.occupied |= 1 << goal
    if t.log is not None:
        t.log.add(Pushed(LEGENDS[enemy], X[goal], Y[goal]))
