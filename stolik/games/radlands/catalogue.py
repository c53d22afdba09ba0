"""Card kinds as small ints, and the printed facts of each in tables. Kinds follow the printed order of the content."""

from typing import Final

from stolik.games.radlands import content

PEOPLE: Final = content.people()
EVENTS: Final = content.events()
CAMPS_V1: Final = content.camps("v1")
CAMPS_V2: Final = tuple(
    new for old, new in zip(CAMPS_V1, content.camps("v2"), strict=True) if new is not old and new != old
)

NOTHING: Final = -1
PUNK: Final = len(PEOPLE)
"""Every kind up to this one is a person."""
FIRST_EVENT: Final = PUNK + 1
RAIDERS: Final = FIRST_EVENT + len(EVENTS)
WATER_SILO: Final = RAIDERS + 1
FIRST_CAMP: Final = WATER_SILO + 1
"""Every kind from this one on is a camp; the revised printing's thirteen come last."""
FIRST_V2: Final = FIRST_CAMP + len(CAMPS_V1)

NEW_DECK: Final = 128
"""Added to the cards of the second deck while they lie in it or under a punk: whoever knows the discard pile knows that
these cards came from it."""
FACE: Final = NEW_DECK - 1

ID: Final[list[str]] = [
    *(card.id for card in PEOPLE),
    "punk",
    *(card.id for card in EVENTS),
    "raiders",
    "water_silo",
    *(card.id for card in CAMPS_V1),
    *(card.id for card in CAMPS_V2),
]

KIND: Final[dict[str, int]] = {name: kind for kind, name in reversed(list(enumerate(ID)))}
"""The kind of an id; for a camp that of the first printing."""

KINDS: Final = len(ID)


def _by_kind(people: list[int], events: list[int]) -> list[int]:
    table = [0] * KINDS
    table[: len(people)] = people
    table[FIRST_EVENT : FIRST_EVENT + len(events)] = events
    return table


COST: Final[list[int]] = _by_kind([card.cost for card in PEOPLE], [card.cost for card in EVENTS])
COPIES: Final[list[int]] = _by_kind([card.copies for card in PEOPLE], [card.copies for card in EVENTS])
BOMB: Final[list[int]] = _by_kind([0] * len(PEOPLE), [card.bomb for card in EVENTS])
BOMB[RAIDERS] = next(card.bomb or 0 for card in content.special() if card.id == "raiders")
START: Final[list[int]] = [0] * FIRST_CAMP + [camp.start for camp in (*CAMPS_V1, *CAMPS_V2)]
JUNK: Final[list[str]] = [""] * KINDS
JUNK[: len(PEOPLE)] = [card.junk for card in PEOPLE]
JUNK[FIRST_EVENT:RAIDERS] = [card.junk for card in EVENTS]

DRAW_DECK: Final[list[int]] = [kind for kind in range(RAIDERS) for _ in range(COPIES[kind])]


def camp_kind(name: str, camp_set: str) -> int:
    """The kind of a camp in a printing."""
    if camp_set == "v2" and name in ID[FIRST_V2:]:
        return ID.index(name, FIRST_V2)
    return KIND[name]


def camp_deck(camp_set: str) -> list[int]:
    """The 34 camps of a printing, in printed order."""
    return [camp_kind(camp.id, camp_set) for camp in CAMPS_V1]


HOLDOUT: Final = KIND["holdout"]
MIMIC: Final = KIND["mimic"]
RESCUE_TEAM: Final = KIND["rescue_team"]
ARGO_YESKY: Final = KIND["argo_yesky"]
KARLI_BLAZE: Final = KIND["karli_blaze"]
VERA_VOSH: Final = KIND["vera_vosh"]
ZETO_KHAN: Final = KIND["zeto_khan"]
BONFIRE: Final = KIND["bonfire"]
JUGGERNAUT: Final = KIND["juggernaut"]
OASIS: Final = KIND["oasis"]
OBELISK: Final = KIND["obelisk"]
OBELISK_V2: Final = camp_kind("obelisk", "v2")
CANNON_V2: Final = camp_kind("cannon", "v2")
