"""Stage 2, map drop (AP-DROP): the entry tile, its tokens, and entering the map."""

from typing import Final

from stolik.games.apex_legends.catalogue import (
    BLUE,
    BONUS,
    BONUS_AMMO,
    BONUS_LOOT,
    BONUS_MOVE,
    COLOURS,
    LEGEND,
    LEGENDS,
    LOOT,
    NOTHING,
    RED,
)
from stolik.games.apex_legends.events import Entered, LaidTile, PlacedAtTile
from stolik.games.apex_legends.geometry.grid import SIZE, SPACES, X, Y, space
from stolik.games.apex_legends.map import LANDS
from stolik.games.apex_legends.options import ENTER, PLACE_AT, SIDES
from stolik.games.apex_legends.rules.feats import draw_feats
from stolik.games.apex_legends.rules.loot import draw_loot, gain, load
from stolik.games.apex_legends.rules.movement import can_go_on, can_pass, move
from stolik.games.apex_legends.rules.teams import captain
from stolik.games.apex_legends.state import ENTERING, TURN, Board
from stolik.kernel.question import Option, Question, Steps, number

FIRST_FEATS: Final = 3
TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3


def lay_tile(t: Board) -> None:
    """Bonus and epic tokens go to the sides of the entry tile; every legend draws 3 feats (AP-DROP-01 to -03)."""
    t.tile_bonus = list(range(len(BONUS)))
    t.shuffle(t.tile_bonus, "bonus")
    for side in range(len(SIDES)):
        t.tile_epic[side] = t.bags[2].pop()
    if t.log is not None:
        bonus = tuple([BONUS[token] for token in t.tile_bonus])
        t.log.reveal(LaidTile(bonus, tuple([LOOT[kind] for kind in t.tile_epic])))
    for team in (RED, BLUE):
        for who in t.members[team]:
            draw_feats(t, who, FIRST_FEATS)


def choose_tile(t: Board) -> Steps:
    """Blue first, in turn: a legend goes to a side of the tile and takes the epic token there (AP-DROP-04, -05)."""
    waiting = [who for team in (RED, BLUE) for who in t.members[team] if t.at_tile[who] == NOTHING]
    if len(waiting) == 2 * t.team_size and NOTHING in t.tile_bonus:
        lay_tile(t)
    team = BLUE if len(waiting) % 2 == 0 else RED
    options: list[Option] = []
    for who in t.members[team]:
        if t.at_tile[who] == NOTHING:
            options += PLACE_AT[who]
    option = yield Question(captain(t, team), "tile", options)
    who = LEGEND[str(option[1])]
    side = SIDES.index(str(option[2]))
    t.at_tile[who] = side
    if t.log is not None:
        t.log.add(PlacedAtTile(LEGENDS[who], SIDES[side]))
    if t.tile_epic[side] != NOTHING:
        t.gained.append(t.tile_epic[side] * 2)
        t.tile_epic[side] = NOTHING
        yield from gain(t, who, False)
    if len(waiting) == 1:
        t.phase = ENTERING


def outside_of(side: int, x: int, y: int) -> int:
    """The outside position next to a border space (AP-DROP-08)."""
    return SPACES + side * SIZE + (x if side in (TOP, BOTTOM) else y)


def border(side: int) -> list[int]:
    """The border spaces of a map edge."""
    if side == TOP:
        return [space(x, 0) for x in range(SIZE)]
    if side == BOTTOM:
        return [space(x, SIZE - 1) for x in range(SIZE)]
    if side == LEFT:
        return [space(0, y) for y in range(SIZE)]
    return [space(SIZE - 1, y) for y in range(SIZE)]


def entrances(t: Board, who: int) -> list[Option]:
    """The border spaces next to which a legend may be put: it must be able to enter (AP-DROP-06)."""
    side = t.at_tile[who]
    return [ENTER[who][at] for at in border(side) if can_enter(t, outside_of(side, X[at], Y[at]), mp_at(t, side))]


def mp_at(t: Board, side: int) -> int:
    """The movement points of the bonus token at a side."""
    return BONUS_MOVE[t.tile_bonus[side]]


def can_enter(t: Board, outside: int, mp: int) -> bool:
    """Whether a first step from an outside position is possible."""
    land = LANDS[t.land]
    taken = t.occupied | land.standing
    for goal, cost in land.steps[outside]:
        if cost <= mp and (not taken >> goal & 1 or can_pass(t, goal, mp - cost)):
            return True
    return False


def enter(t: Board) -> Steps:
    """Red first, in turn: a legend enters the map and gets the bonus of its side (AP-DROP-06 to -12)."""
    waiting = [who for team in (RED, BLUE) for who in t.members[team] if t.at_tile[who] != NOTHING]
    team = RED if len(waiting) % 2 == 0 else BLUE
    options: list[Option] = []
    for who in t.members[team]:
        if t.at_tile[who] != NOTHING:
            options += entrances(t, who)
    option = yield Question(captain(t, team), "enter", options)
    who = LEGEND[str(option[1])]
    side = t.at_tile[who]
    if t.log is not None:
        t.log.add(Entered(LEGENDS[who], number(option[2]), number(option[3]), COLOURS[team]))
    yield from move(t, who, mp_at(t, side), outside_of(side, number(option[2]), number(option[3])))
    t.at_tile[who] = NOTHING
    if can_go_on(t, who):
        yield from bonus(t, who, t.tile_bonus[side])
    if len(waiting) == 1:
        t.box += [kind for kind in t.tile_epic if kind != NOTHING]
        t.tile_epic = [NOTHING] * len(SIDES)
        t.phase = TURN


def bonus(t: Board, who: int, token: int) -> Steps:
    """The rest of a bonus token, after the move (AP-DROP-07, -10)."""
    if BONUS_LOOT[token] != NOTHING:
        draw_loot(t, who, BONUS_LOOT[token])
        yield from gain(t, who)
    if BONUS_AMMO[token]:
        yield from load(t, who, BONUS_AMMO[token], [0, 1])
