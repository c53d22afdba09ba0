"""Options and names from tables, made once."""

from typing import Final

from stolik.games.waste_knights.active_rules import SOURCE_ID
from stolik.games.waste_knights.catalogue import (
    FACE_ID,
    FAULT_ID,
    INJURY_ID,
    KNIGHT_ID,
    NOTHING,
    SIDE_ID,
    TOKEN_ID,
    VEHICLE_ID,
)
from stolik.games.waste_knights.map import SPACE_ID
from stolik.games.waste_knights.state import Board
from stolik.games.waste_knights.vocabulary import COLOURS, RESOURCES, SHOPS
from stolik.kernel.question import Option

DONE: Final[Option] = ("done",)

CHOOSE_KNIGHT: Final[list[Option]] = [("choose_knight", name) for name in KNIGHT_ID]
CHOOSE_VEHICLE: Final[list[Option]] = [("choose_vehicle", name) for name in VEHICLE_ID]
TAKE: Final[list[Option]] = [("take", name) for name in FACE_ID]
TAKE_RESOURCE: Final[list[Option]] = [("take", name) for name in RESOURCES[:3]]
WITHOUT: Final[Option] = ("without",)

MOVE: Final[Option] = ("move",)
CAMP: Final[Option] = ("camp",)
EXPLORE: Final[Option] = ("explore",)
CITY: Final[Option] = ("city",)
ARRANGE: Final[Option] = ("arrange",)
REGAIN: Final[Option] = ("special", "regain_consciousness")
OVERHAUL: Final[Option] = ("special", "overhaul")

GO: Final[list[Option]] = [("go", name) for name in SPACE_ID]
STOP: Final[Option] = ("stop",)
USE: Final[list[Option]] = [("use", name) for name in SOURCE_ID]
RETURN: Final[list[Option]] = [("return", name) for name in TOKEN_ID]

GAIN: Final[list[Option]] = [("gain", name) for name in RESOURCES[:3]]
LOSE: Final[list[Option]] = [("lose", name) for name in RESOURCES[:3]]
PAY: Final[list[Option]] = [("pay", name) for name in RESOURCES[:3]]
PAY_CARD: Final[list[Option]] = [("pay", name) for name in FACE_ID]

HOLD: Final[list[Option]] = [("hold", name) for name in FACE_ID]
WEAR: Final[list[Option]] = [("wear", name) for name in FACE_ID]
STOW: Final[list[Option]] = [("stow", name) for name in FACE_ID]
DISCARD: Final[list[Option]] = [("discard", name) for name in FACE_ID]
HOLD_NOTHING: Final[Option] = ("hold",)
WEAR_NOTHING: Final[Option] = ("wear",)

HEAL_WOUND: Final[Option] = ("heal", "wound")
HEAL_TAINTED: Final[Option] = ("heal", "tainted")
PREVENT_WOUND: Final[Option] = ("prevent", "wound")
PREVENT_TAINTED: Final[Option] = ("prevent", "tainted")

LOSE_DIE: Final[list[Option]] = [("lose_die", name) for name in COLOURS]
ARM: Final[list[Option]] = [("arm", name) for name in FACE_ID]
UNARMED_OPTION: Final[Option] = ("arm", "unarmed")
ARMOUR_OPTION: Final[list[Option]] = [("armour", name) for name in FACE_ID]

ACCEPT: Final[Option] = ("accept",)
DECLINE: Final[Option] = ("decline",)
BURN_FUEL: Final[Option] = ("fuel",)

VISIT: Final[list[Option]] = [("visit", name) for name in SHOPS]
TREAT: Final[Option] = ("treat",)
FIX: Final[Option] = ("fix",)
CURE: Final[list[Option]] = [("cure", name) for name in INJURY_ID]
MEND: Final[list[Option]] = [("mend", name) for name in FAULT_ID]
REPAIR: Final[list[Option]] = [("repair", name) for name in FACE_ID]

ADVANCE: Final[list[Option]] = [("advance", name) for name in SIDE_ID]
ADVANCE_CARD: Final[list[Option]] = [("advance", name) for name in FACE_ID]

HEAL: Final[Option] = ("heal",)
CLEANSE: Final[Option] = ("cleanse",)
TAKE_ADVANCE: Final[Option] = ("advance",)
HEAL_OTHER: Final[list[Option]] = [("heal", name) for name in KNIGHT_ID]
CLEANSE_OTHER: Final[list[Option]] = [("cleanse", name) for name in KNIGHT_ID]
FIX_OTHER: Final[list[Option]] = [("fix", name) for name in KNIGHT_ID]
REPAIR_OTHER: Final[list[list[Option]]] = [[("repair", card, name) for card in FACE_ID] for name in KNIGHT_ID]
EXCHANGE: Final[list[Option]] = [("exchange", name) for name in KNIGHT_ID]
GOODS: Final[list[str]] = [*FACE_ID, *RESOURCES[:3]]
"""What knights can exchange: the faces of cards, then the resources."""
FIRST_RESOURCE: Final = len(FACE_ID)
GIVE: Final[list[Option]] = [("give", name) for name in GOODS]
ASK: Final[list[Option]] = [("ask", name) for name in GOODS]
PROPOSE: Final[Option] = ("propose",)
CANCEL: Final[Option] = ("cancel",)
AGREE: Final[Option] = ("agree",)
REFUSE: Final[Option] = ("refuse",)

PICK: Final[list[list[Option]]] = [[("pick", colour, face) for face in range(1, 7)] for colour in COLOURS]
"""A die of a colour that shows one of its six faces."""


NUMBER_OF: Final[dict[Option, int]] = {}
"""The place of an option in its table: the number of its knight, card, space, resource and the like."""
for _table in (
    CHOOSE_KNIGHT, CHOOSE_VEHICLE, TAKE, TAKE_RESOURCE, GO, RETURN, GAIN, LOSE, PAY, PAY_CARD, HOLD, WEAR, STOW,
    DISCARD, LOSE_DIE, ARM, VISIT, CURE, MEND, REPAIR, ADVANCE, ADVANCE_CARD, GIVE, ASK,
):  # fmt: skip
    for _number, _option in enumerate(_table):
        assert NUMBER_OF.setdefault(_option, _number) == _number, _option


def name_of(t: Board, me: int) -> str:
    """The id of the knight, for events and options."""
    return KNIGHT_ID[t.knight[me]] if me != NOTHING and t.knight[me] != NOTHING else ""
