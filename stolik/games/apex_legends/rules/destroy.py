"""Destroy (AP-DESTROY): ravens, the drone and Pathfinder's anchors."""

from typing import Final

from stolik.games.apex_legends.catalogue import DRONE, LEGEND, LEGENDS, NOTHING, RANGE_HIGH, RANGE_LOW, RAVENS
from stolik.games.apex_legends.events import Destroyed
from stolik.games.apex_legends.geometry.grid import distance, distance_to_node
from stolik.games.apex_legends.map import LANDS, drops, sees
from stolik.games.apex_legends.options import DESTROY_ANCHORS, DESTROY_DRONE, DESTROY_RAVEN, DIRECTLY, DONE, WITH
from stolik.games.apex_legends.rules.tokens import clear_space, start_cooldown
from stolik.games.apex_legends.rules.zones import dome_forbids, dome_forbids_node
from stolik.games.apex_legends.state import ANCHOR_NODE, DRONE_SPACE, ON_TRACK, Board
from stolik.kernel.question import Option, Question, Steps, number

DESTROY_UP_TO: Final = 2
BY_HAND: Final = 2
"""Stands for the direct attack where others have the slot of a weapon."""


def ways_to_destroy(t: Board, who: int) -> list[Option]:
    """A weapon with ammo or a direct attack, if there is anything to destroy with it (AP-DESTROY-01)."""
    options: list[Option] = []
    if not t.ravens and t.figures[DRONE_SPACE] == NOTHING and t.figures[ANCHOR_NODE] == NOTHING:
        return options
    for slot in (0, 1):
        if t.ammo[who * 2 + slot] and destructible(t, who, slot):
            options.append(WITH[slot])
    if destructible(t, who, BY_HAND):
        options.append(DIRECTLY)
    return options


def destructible(t: Board, who: int, way: int) -> list[Option]:
    """The figures of either team within reach (AP-DESTROY-02, -06)."""
    options: list[Option] = []
    for carrier in sorted(t.ravens):
        if t.space[carrier] != NOTHING and reaches(t, who, way, t.space[carrier]):
            options.append(DESTROY_RAVEN[carrier])
    drone = t.figures[DRONE_SPACE]
    if drone != NOTHING and reaches(t, who, way, drone):
        options.append(DESTROY_DRONE)
    if t.figures[ANCHOR_NODE] != NOTHING and (
        reaches_node(t, who, way, t.figures[ANCHOR_NODE]) or reaches_node(t, who, way, t.figures[ANCHOR_NODE + 1])
    ):
        options.append(DESTROY_ANCHORS)
    return options


def reaches(t: Board, who: int, way: int, there: int) -> bool:
    """Whether a weapon, or the direct attack, reaches a figure on a space."""
    here = t.space[who]
    if dome_forbids(t, here, there):
        return False
    if way == BY_HAND:
        return here == there or (LANDS[t.land].adjacent[here] >> there & 1) == 1
    weapon = t.weapon[who * 2 + way]
    return RANGE_LOW[weapon] <= distance(here, there) <= RANGE_HIGH[weapon] and sees(t, here, there)


def reaches_node(t: Board, who: int, way: int, node: int) -> bool:
    """The same for a figure on an intersection."""
    here = t.space[who]
    if dome_forbids_node(t, here, node):
        return False
    land = LANDS[t.land]
    if way == BY_HAND:
        return (land.node_adjacent[node] >> here & 1) == 1
    weapon = t.weapon[who * 2 + way]
    away = distance_to_node(here, node)
    return RANGE_LOW[weapon] <= away <= RANGE_HIGH[weapon] and land.sees_node(here, node, drops(t))


def destroy(t: Board, who: int, choice: Option) -> Steps:
    """Destroy up to two figures with the chosen weapon or by hand."""
    way = BY_HAND if choice == DIRECTLY else number(choice[1]) - 1
    for _ in range(DESTROY_UP_TO):
        options = destructible(t, who, way)
        if not options:
            return
        option = yield Question(t.seat_of[who], "destroy_what", [*options, DONE], "", who, about=(way,))
        if option == DONE:
            return
        if option[1] == "raven":
            destroy_raven(t, LEGEND[str(option[2])])
        elif option == DESTROY_DRONE:
            destroy_drone(t)
        else:
            destroy_anchors(t)
        if t.log is not None:
            t.log.add(Destroyed(LEGENDS[who], str(option[1])))


def destroy_raven(t: Board, carrier: int) -> None:
    """Ravens share a token: it cools down when the last one is gone (AP-DESTROY-05)."""
    t.ravens.remove(carrier)
    if not t.ravens and t.token_at[RAVENS] == ON_TRACK:
        start_cooldown(t, RAVENS)


def destroy_drone(t: Board) -> None:
    """AP-DESTROY-04."""
    if t.token_at[DRONE] == ON_TRACK:
        start_cooldown(t, DRONE)
    else:
        clear_space(t, DRONE_SPACE)


def destroy_anchors(t: Board) -> None:
    """Both anchors of Pathfinder's zip line leave together (AP-DESTROY-05)."""
    t.figures[ANCHOR_NODE] = NOTHING
    t.figures[ANCHOR_NODE + 1] = NOTHING
