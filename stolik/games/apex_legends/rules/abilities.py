"""Initiating abilities (AP-ABIL, AP-PLACE): available tokens, and where figures may be placed."""

from collections.abc import Generator
from typing import Final

from stolik.games.apex_legends import content
from stolik.games.apex_legends.catalogue import ABILITY_TOKENS, LEGENDS, NOTHING
from stolik.games.apex_legends.events import Placed, PlacedNode
from stolik.games.apex_legends.geometry.grid import X, Y, within
from stolik.games.apex_legends.map import LANDS, drops, seen_from
from stolik.games.apex_legends.options import GO, NODE, ON, node_of, space_of, spaces_in
from stolik.games.apex_legends.rules.movement import free_for_objects, free_spaces
from stolik.games.apex_legends.state import ANCHOR_NODE, AVAILABLE, DOME_NODE, SMOKE_NODE, Board
from stolik.kernel.question import Asked, Option, Question

Chooses = Generator[Asked, Option, int]
"""A rule that asks and returns a space or node."""

_AP: Final[list[int]] = [
    next((use.ap for use in ability.uses if use.label in ("free", "special")), 0) for ability in content.abilities()
]


def ability_ap(ability: int) -> int:
    """What initiating an ability costs in the legend's own activation."""
    return _AP[ability]


def available_token(t: Board, ability: int) -> int:
    """An available token of an ability, or NOTHING (AP-ABIL-01)."""
    for token in ABILITY_TOKENS[ability]:
        if t.token_at[token] == AVAILABLE:
            return token
    return NOTHING


# Where


def free_nodes(t: Board) -> int:
    """The free intersections: no connected elements, anchors, domes or smokes there (AP-PLACE-04 to -07)."""
    free = LANDS[t.land].free_nodes
    for figure in (DOME_NODE, SMOKE_NODE, SMOKE_NODE + 1, ANCHOR_NODE, ANCHOR_NODE + 1):
        node = t.figures[figure]
        if node != NOTHING:
            free &= ~(1 << node)
    return free


def nodes_in_sight(t: Board, space: int, nodes: int) -> int:
    """Those of the intersections to which line of sight from a space is clear."""
    return LANDS[t.land].nodes_seen(space, nodes, drops(t))


def sees_any_node(t: Board, space: int, nodes: int) -> bool:
    """Whether line of sight to one of the intersections is clear."""
    return LANDS[t.land].nodes_seen(space, nodes, drops(t), True) != 0


def transfer_goals(t: Board, who: int, low: int, high: int) -> int:
    """The free spaces at a distance from a legend."""
    return within(t.space[who], low, high) & free_spaces(t)


def seen_goals(t: Board, who: int, low: int, high: int) -> int:
    """The free spaces at a distance from a legend that it sees."""
    return transfer_goals(t, who, low, high) & seen_from(t, t.space[who])


def seen_sites(t: Board, who: int, low: int, high: int) -> int:
    """The spaces that are free for objects at a distance from a legend that it sees."""
    return within(t.space[who], low, high) & free_for_objects(t) & seen_from(t, t.space[who])


# Choosing


def choose_node(t: Board, who: int, nodes: int, source: str, is_near: bool = False) -> Chooses:
    """Place something on one of these intersections; with `is_near` a corner of the legend's own space is meant."""
    options = spaces_in(NODE, nodes)
    option = yield Question(t.seat_of[who], "place_node", options, source, who, about=(int(is_near),))
    node = node_of(option)
    if t.log is not None:
        i, j, level = option[1], option[2], option[3]
        assert isinstance(i, int) and isinstance(j, int) and isinstance(level, int)
        t.log.add(PlacedNode(LEGENDS[who], source, i, j, level))
    return node


def choose_space(t: Board, who: int, spaces: int, source: str) -> Chooses:
    """Place something on one of these spaces."""
    option = yield Question(t.seat_of[who], "place_space", spaces_in(ON, spaces), source, who)
    space = space_of(option)
    if t.log is not None:
        t.log.add(Placed(LEGENDS[who], source, X[space], Y[space]))
    return space


ANYWHERE: Final = (0, 0, 0)
"""What a `transfer` question is about: the least and greatest distance, whether it must be seen; here none of it."""


def choose_goal(who: int, seat: int, spaces: int, source: str, about: tuple[int, int, int] = ANYWHERE) -> Chooses:
    """Choose where a legend is transferred; without a distance the card itself says where."""
    return space_of((yield Question(seat, "transfer", spaces_in(GO, spaces), source, who, about=about)))
