"""Options, made once: a verb and where or with what. Spaces are named by x and y, nodes by i, j and level."""

from typing import Final, Literal

from stolik.games.apex_legends.catalogue import (
    ABILITIES,
    AIM,
    FEATS,
    LEGENDS,
    LOOT,
    LOOT_KINDS,
    TOKEN_ID,
    WEAPONS,
)
from stolik.games.apex_legends.geometry.grid import NODES, SPACES, X, Y, node_i, node_j, node_level, spaces_of
from stolik.kernel.question import Option

Side = Literal["top", "right", "bottom", "left"]
SIDES: Final[tuple[Side, ...]] = ("top", "right", "bottom", "left")

DONE: Final[Option] = ("done",)
NEVER: Final[Option] = ("never",)
END: Final[Option] = ("end",)
MOVE: Final[Option] = ("move",)
INTERACT: Final[Option] = ("interact",)
USE: Final[Option] = ("use",)
MELEE: Final[Option] = ("melee",)
DESTROY: Final[Option] = ("destroy",)
RUSH: Final[Option] = ("rush",)
DROP_SOMETHING: Final[Option] = ("drop_loot",)
HELMET_ACTION: Final[Option] = ("helmet",)
STAY: Final[Option] = ("stay",)
FALL: Final[Option] = ("fall",)
DIRECTLY: Final[Option] = ("directly",)
TO_PACK: Final[Option] = ("pack",)
TAKE_AMMO: Final[Option] = ("ammo",)
DISCARD_WEAPON: Final[Option] = ("discard_weapon",)


def at_spaces(verb: str) -> list[Option]:
    """The option of this verb for every space of the map."""
    return [(verb, X[space], Y[space]) for space in range(SPACES)]


STEP: Final = at_spaces("step")
GO: Final = at_spaces("go")
ON: Final = at_spaces("on")
CLIMB: Final = at_spaces("climb")
RESPAWN: Final = at_spaces("respawn")
THROW: Final = at_spaces("throw")
NODE: Final[list[Option]] = [("node", node_i(n), node_j(n), node_level(n)) for n in range(NODES)]
ZIP: Final[list[Option]] = [("zip", node_i(n), node_j(n), node_level(n)) for n in range(NODES)]
OPEN_DROP: Final = at_spaces("open_drop")

LEGEND_OPTION: Final[list[Option]] = [("legend", name) for name in LEGENDS]
PICK: Final[list[Option]] = [("pick", name) for name in LEGENDS]
ACTIVATE: Final[list[Option]] = [("activate", name) for name in LEGENDS]
ATTACK: Final[list[Option]] = [("attack", name) for name in LEGENDS]
PLACE_AT: Final[list[list[Option]]] = [[("place", name, side) for side in SIDES] for name in LEGENDS]
SHOOT: Final[list[list[Option]]] = [[("shoot", name, slot) for slot in (1, 2)] for name in LEGENDS]
SHOOT_SPECIAL: Final[list[list[Option]]] = [[("shoot_special", name, slot) for slot in (1, 2)] for name in LEGENDS]
WITH: Final[list[Option]] = [("with", slot) for slot in (1, 2)]
LOAD: Final[list[Option]] = [("load", slot) for slot in (1, 2)]
EXCHANGE: Final[list[Option]] = [("exchange", slot) for slot in (1, 2)]

PLAY: Final[list[Option]] = [("play", name) for name in FEATS]
PLAY_FOR: Final[list[list[Option]]] = [[("play", name, legend) for legend in LEGENDS] for name in FEATS]
BOOST_WITH: Final[list[Option]] = [("boost", name) for name in FEATS]
REACT: Final[list[Option]] = [("react", name) for name in FEATS]
REACT_ABILITY: Final[list[Option]] = [("react", name) for name in ABILITIES]
DISCARD: Final[list[Option]] = [("discard", name) for name in FEATS]
INITIATE: Final[list[Option]] = [("initiate", name) for name in ABILITIES]
ACCELERATE: Final[list[Option]] = [("accelerate", name) for name in ABILITIES]

USE_ITEM: Final[list[Option]] = [("use", name) for name in LOOT[:LOOT_KINDS]]
DROP_LOOT: Final[list[Option]] = [("drop", name) for name in LOOT[:LOOT_KINDS]]
DROP: Final[list[Option]] = [("drop", name) for name in TOKEN_ID]
KEEP: Final[list[Option]] = [("keep", name) for name in TOKEN_ID]
SWAP: Final[list[Option]] = [("swap", name) for name in TOKEN_ID]
WEAR: Final[list[Option]] = [("wear", name) for name in TOKEN_ID]
ATTACH: Final[list[list[Option]]] = [[("attach", name, slot) for slot in (1, 2)] for name in LOOT[:LOOT_KINDS]]
DETACH: Final[list[list[Option]]] = [[("detach", name, slot) for slot in (1, 2)] for name in LOOT[:LOOT_KINDS]]
KEEP_WEAPON: Final[list[Option]] = [("weapon", name) for name in WEAPONS]
REDRAW: Final[list[Option]] = [("redraw", name) for name in AIM]
UNDER: Final[list[Option]] = [("under", name) for name in AIM]
ON_TOP: Final[list[Option]] = [("top", name) for name in AIM]

DEAL_REST: Final[Option] = ("deal_rest",)
DEAL_WEAPON: Final[list[list[Option]]] = [[("deal", name, legend) for legend in LEGENDS] for name in WEAPONS]
DEAL_LOOT: Final[list[list[Option]]] = [[("deal", name, legend) for legend in LEGENDS] for name in LOOT[:LOOT_KINDS]]
"""To the backpack, gear to its slot."""
DEAL_TO_SLOT: Final[list[list[list[Option]]]] = [
    [[("deal", name, legend, slot) for slot in (1, 2)] for legend in LEGENDS] for name in LOOT[:LOOT_KINDS]
]
"""An attachment to a weapon."""
LEAVE_WEAPON: Final[list[Option]] = [("leave", name) for name in WEAPONS]
LEAVE_LOOT: Final[list[Option]] = [("leave", name) for name in LOOT[:LOOT_KINDS]]

FACING: Final[list[Option]] = [("facing", way) for way in ("n", "e", "s", "w")]
SHIFT: Final[list[Option]] = [("shift", way) for way in ("n", "ne", "e", "se", "s", "sw", "w", "nw")]
AXES: Final[list[Option]] = [("axis", "ew"), ("axis", "ns")]
DESTROY_RAVEN: Final[list[Option]] = [("destroy", "raven", name) for name in LEGENDS]
DESTROY_DRONE: Final[Option] = ("destroy", "drone")
DESTROY_ANCHORS: Final[Option] = ("destroy", "zip_anchor")
CHOOSE: Final[dict[str, Option]] = {word: ("choose", word) for word in ("move_3", "move_1", "shield", "health")}

TAKE: Final[list[list[Option]]] = [
    [("take", name, X[space], Y[space]) for name in TOKEN_ID[: LOOT_KINDS * 2]] for space in range(SPACES)
]
"""By space and token."""
ENTER: Final[list[list[Option]]] = [
    [("enter", name, X[space], Y[space]) for space in range(SPACES)] for name in LEGENDS
]


def spaces_in(table: list[Option], mask: int) -> list[Option]:
    """The options of a set of spaces or nodes, in ascending order."""
    return [table[each] for each in spaces_of(mask)]


def space_of(option: Option) -> int:
    """The space that an option (verb, x, y) names."""
    x, y = option[1], option[2]
    assert isinstance(x, int) and isinstance(y, int)
    return y * 12 + x


def node_of(option: Option) -> int:
    """The node that an option (verb, i, j, level) names."""
    i, j, level = option[1], option[2], option[3]
    assert isinstance(i, int) and isinstance(j, int) and isinstance(level, int)
    return (level * 13 + j) * 13 + i
