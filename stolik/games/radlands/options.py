"""Slots, columns and option tables: where things are on the table, and the options that name them."""

from typing import Final

from stolik.games.radlands.catalogue import FIRST_EVENT, ID, KINDS, PUNK, RAIDERS
from stolik.kernel.question import Option

SIDE: Final[list[list[int]]] = [list(range(9)), list(range(9, 18))]
"""The slots of a seat, column by column, from the back to the front."""

BACK: Final = (1, 0, 0)
FRONT: Final = (2, 2, 1)
"""The rows of the two people of a column, by the row of its camp."""


def owner_of(slot: int) -> int:
    """The seat whose slot it is."""
    return slot // 9


def column_of(slot: int) -> int:
    """The column of a slot among the three of its owner (0 to 2)."""
    return slot % 9 // 3


COLUMN_AT: Final = [slot // 3 for slot in range(18)]
"""By slot: its column among all six, as the rules count them: those of seat 0 come first."""


def row_of(slot: int) -> int:
    """The row of a slot: 0 is the camp row."""
    return slot % 3


SLOT: Final[dict[Option, int]] = {(owner_of(slot), column_of(slot) + 1, row_of(slot)): slot for slot in range(18)}
"""The slot of a seat, column and row, as options name them."""


def slot_options(verb: str) -> list[Option]:
    """The option (verb, seat, column, row) of every slot."""
    return [(verb, owner_of(slot), column_of(slot) + 1, row_of(slot)) for slot in range(18)]


def slot_of(option: Option) -> int:
    """The slot that an option (verb, seat, column, row, …) names."""
    return SLOT[option[1:4]]


def card_options(verb: str) -> list[Option]:
    """The option (verb, card) of every kind."""
    return [(verb, name) for name in ID]


DONE: Final[Option] = ("done",)
DRAW: Final[Option] = ("draw",)
TAKE_SILO: Final[Option] = ("take_silo",)
END_TURN: Final[Option] = ("end_turn",)
JUNK_SILO: Final[Option] = ("junk", "water_silo")
DAMAGE_AT: Final = slot_options("damage")
INJURE_AT: Final = slot_options("injure")
DESTROY_AT: Final = slot_options("destroy")
RESTORE_AT: Final = slot_options("restore")
JUNK: Final = card_options("junk")
ANNOUNCE: Final = card_options("announce")
DISCARD: Final = card_options("discard")
QUEUE: Final = card_options("play")


def _placings(verb: str, card: str) -> list[list[Option]]:
    """By layout code (see `rules.columns.layout`): every way to place a person."""
    table: list[list[Option]] = []
    for code in range(27):
        options: list[Option] = []
        for column in range(3):
            ways = code // 3**column % 3
            where: list[Option] = [(verb, card, column + 1, "front"), (verb, card, column + 1, "behind")]
            options += where[:ways]
        table.append(options)
    return table


PLAY: Final = [_placings("play", ID[kind]) for kind in range(PUNK)]
"""PLAY[kind][layout code]: ("play", card, column, "front" or "behind")."""

DROP: Final = [_placings("drop", ID[kind]) for kind in range(PUNK)]

PLACE: Final[list[list[Option]]] = [
    [("place", column + 1, "front"), ("place", column + 1, "behind")] for column in range(3)
]
PUNK_INTO: Final[list[list[Option]]] = [
    [("punk", column + 1, "front"), ("punk", column + 1, "behind")] for column in range(3)
]

ARGO: Final = 3
"""The number of an ability granted by Argo Yesky; printed ones are 1 and 2."""


def _uses(verb: str) -> list[list[list[Option]]]:
    """By kind, slot and ability number less one: (verb, card, column, row, number)."""
    table: list[list[list[Option]]] = []
    for kind in range(KINDS):
        if FIRST_EVENT <= kind <= RAIDERS:
            table.append([])
            continue
        table.append(
            [
                [(verb, ID[kind], column_of(slot) + 1, row_of(slot), number) for number in (1, 2, ARGO)]
                for slot in range(18)
            ]
        )
    return table


USE: Final = _uses("use")


def ability_options(verb: str) -> list[list[Option]]:
    """By slot and ability number less one: (verb, seat, column, row, number)."""
    return [
        [(verb, owner_of(slot), column_of(slot) + 1, row_of(slot), number) for number in (1, 2, ARGO)]
        for slot in range(18)
    ]
