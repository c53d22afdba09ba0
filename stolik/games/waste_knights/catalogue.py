"""Cards, sheets and tokens as small ints, and what is printed on each in tables.

An equipment card is its *face*: twice the number of its kind, plus one when the broken side is up.
"""

from typing import Final

from stolik.games.waste_knights import content
from stolik.games.waste_knights.language import Rule, Sum, parse
from stolik.games.waste_knights.vocabulary import (
    AMMO,
    AMMO_FREE,
    AMMO_IS,
    ATTACKS,
    FOE_TYPES,
    PASSIVE,
    SKILLS,
    STATS,
    TRAITS,
    VEHICLES,
)

NOTHING: Final = -1

# Dice

FACES: Final[list[list[content.Face]]] = [list(die.faces) for die in content.dice()]
"""The six faces of each colour."""
LETTERS: Final = "".join(die.letter for die in content.dice())


def _counted(symbol: str) -> list[list[int]]:
    return [[face.split("+").count(symbol) for face in faces] for faces in FACES]


SUCCESSES_ON: Final[list[list[int]]] = _counted("S")
FATES_ON: Final[list[list[int]]] = _counted("F")
BADS_ON: Final[list[list[int]]] = _counted("BL")
IS_BLANK: Final[list[list[bool]]] = [[face == "-" for face in faces] for faces in FACES]


def dice_of(letters: str) -> list[int]:
    """A dice list such as "WGG" as colours."""
    return [LETTERS.index(letter) for letter in letters]


# Knights and vehicles

KNIGHTS: Final = content.knights()
KNIGHT_ID: Final[list[str]] = [knight.id for knight in KNIGHTS]
KNIGHT: Final[dict[str, int]] = {name: number for number, name in enumerate(KNIGHT_ID)}
ABILITY_ID: Final[list[str]] = [knight.ability for knight in KNIGHTS]
SKILL_DICE_OF: Final[list[list[list[int]]]] = [
    [
        dice_of(text)
        for text in (
            knight.blades, knight.guns, knight.survival, knight.negotiation, knight.firstaid, knight.tech,
        )
    ]
    for knight in KNIGHTS
]  # fmt: skip
TRACK_SPACES: Final = 6
"""Room for the effects of a resistance track in the table of sources."""

VEHICLE_SHEETS: Final = content.vehicles()
VEHICLE_ID: Final[list[str]] = [vehicle.id for vehicle in VEHICLE_SHEETS]
VEHICLE: Final[dict[str, int]] = {name: number for number, name in enumerate(VEHICLE_ID)}
VEHICLE_ABILITY_ID: Final[list[str]] = [vehicle.ability for vehicle in VEHICLE_SHEETS]
WEIGHT: Final[list[int]] = [VEHICLES.index(vehicle.type) for vehicle in VEHICLE_SHEETS]

KNIGHT_STATS: Final[list[list[int]]] = [
    [knight.health, knight.resistance, knight.repair, knight.explore] for knight in KNIGHTS
]
VEHICLE_STATS: Final[list[list[int]]] = [
    [vehicle.load, vehicle.speed, vehicle.tank, vehicle.bonus, vehicle.durability] for vehicle in VEHICLE_SHEETS
]
FIRST_VEHICLE_STAT: Final = STATS.index("load")

# Equipment

EQUIPMENT: Final = content.equipment()
UNIQUES: Final = content.uniques()
FIRST_UNIQUE: Final = len(EQUIPMENT)
GEAR_KINDS: Final = FIRST_UNIQUE + len(UNIQUES)

WEAPON: Final = 0
ARMOUR: Final = 1
GEAR_CARD: Final = 2
DRUG: Final = 3
KIND_NAMES: Final = ("weapon", "armour", "gear", "drug")

GEAR_ID: Final[list[str]] = [*(card.id for card in EQUIPMENT), *(card.id for card in UNIQUES)]
GEAR_KIND: Final[dict[str, int]] = {name: number for number, name in enumerate(GEAR_ID)}
FACE_ID: Final[list[str]] = [name for gear in GEAR_ID for name in (gear, f"broken_{gear}")]
FACE: Final[dict[str, int]] = {name: number for number, name in enumerate(FACE_ID)}
COPIES: Final[list[int]] = [*(card.copies for card in EQUIPMENT), *(1 for _ in UNIQUES)]
GEAR_TYPE: Final[list[int]] = [
    *(KIND_NAMES.index(card.kind) for card in EQUIPMENT),
    *(KIND_NAMES.index(card.kind) for card in UNIQUES),
]
HANDS_OF: Final[list[int]] = [*(card.hands for card in EQUIPMENT), *(card.hands for card in UNIQUES)]
_ATTACKS: Final = [*(card.attack for card in EQUIPMENT), *(card.attack for card in UNIQUES)]
ATTACK_OF: Final[list[int]] = [ATTACKS.index(attack) if attack else NOTHING for attack in _ATTACKS]
IS_PART: Final[list[bool]] = [*("part" in card.tags for card in EQUIPMENT), *(False for _ in UNIQUES)]
IS_STARTING: Final[list[bool]] = [*("start" in card.tags for card in EQUIPMENT), *(False for _ in UNIQUES)]
UNIQUE_OF: Final[list[int]] = [
    *(NOTHING for _ in EQUIPMENT),
    *(KNIGHT[card.knight] if card.knight else NOTHING for card in UNIQUES),
]
UNIQUE_XP: Final[list[int]] = [*(0 for _ in EQUIPMENT), *(card.xp for card in UNIQUES)]

_SIDES: Final = [
    *(side for card in EQUIPMENT for side in (card.working, card.broken)),
    *(side for card in UNIQUES for side in (card.working, card.broken)),
]
WEAPON_DICE: Final[list[list[int]]] = [dice_of(side.dice) for side in _SIDES]
PROTECTION_OF: Final[list[int]] = [side.protection for side in _SIDES]
TRADE_VALUE: Final[list[int]] = [side.value for side in _SIDES]
NOT_IN_CAMP: Final = 99
"""Stands for a repair cost of X."""
REPAIR_COST: Final[list[int]] = [NOT_IN_CAMP if side.repair < 0 else side.repair for side in _SIDES]
UNIQUE_WORTH: Final = 6
"""What unique equipment counts where the worst loss is looked for (WK-WORST-05)."""
WORTH: Final[list[int]] = [
    UNIQUE_WORTH if face >= 2 * FIRST_UNIQUE else TRADE_VALUE[face] for face in range(2 * GEAR_KINDS)
]
FACE_RULES: Final[list[list[Rule]]] = [parse(side.fx) for side in _SIDES]

FREE: Final = -1


def _shot(rules: list[Rule]) -> int:
    """The resource that a ranged attack costs, or FREE."""
    for rule in rules:
        if rule.trigger == PASSIVE:
            for call in rule.calls:
                if call.verb == AMMO_FREE:
                    return FREE
                if call.verb == AMMO_IS:
                    return call.what
    return AMMO


SHOT: Final[list[int]] = [_shot(rules) for rules in FACE_RULES]

STARTING: Final[list[int]] = [kind for kind in range(FIRST_UNIQUE) for _ in range(COPIES[kind]) if IS_STARTING[kind]]
DECK_CARDS: Final[list[int]] = [
    kind for kind in range(FIRST_UNIQUE) for _ in range(COPIES[kind]) if not IS_STARTING[kind]
]


class QuickSet:
    """What a knight takes in the quick setup."""

    __slots__ = ("armour", "vehicle", "weapons")

    def __init__(self, weapons: list[int], armour: int, vehicle: int) -> None:
        self.weapons: list[int] = weapons
        self.armour: int = armour
        self.vehicle: int = vehicle


QUICK_SETS: Final[list[QuickSet]] = [
    QuickSet([GEAR_KIND[name] for name in given.weapons], GEAR_KIND[given.armour], VEHICLE[given.vehicle])
    for given in content.quick_sets()
]

# Advances, injuries, faults, special cards

ADVANCES: Final = content.advances()
SIDE_ID: Final[list[str]] = [side.id for card in ADVANCES for side in card.sides]
"""An advance side is twice the number of its card, plus one for the second side."""
SIDE: Final[dict[str, int]] = {name: number for number, name in enumerate(SIDE_ID)}
ADVANCE_OF: Final[list[int]] = [KNIGHT[card.knight] if card.knight else NOTHING for card in ADVANCES]
ADVANCE_XP: Final[list[int]] = [card.xp for card in ADVANCES]
INJURY_ID: Final[list[str]] = [card.id for card in content.injuries()]
FAULT_ID: Final[list[str]] = [card.id for card in content.faults()]
SPECIAL_ID: Final[list[str]] = [card.id for card in content.specials()]
SPECIALS: Final = len(SPECIAL_ID)

# Threat tokens

TOKEN_ID: Final[list[str]] = [token.id for token in content.threats()]
YELLOW: Final[list[list[Rule]]] = [parse(token.yellow) for token in content.threats()]
RED: Final[list[list[Rule]]] = [parse(token.red) for token in content.threats()]
IS_IMMEDIATE: Final[list[bool]] = [token.timing == "immediate" for token in content.threats()]

# Enemies


class Foe:
    """An enemy card or a story enemy."""

    __slots__ = (
        "attack",
        "dice",
        "health",
        "id",
        "is_story",
        "least",
        "on",
        "persists",
        "rewards",
        "sum",
        "threat",
        "traits",
        "type",
    )

    def __init__(
        self,
        id: str,
        type: int,
        attack: int,
        dice: list[int],
        health: int,
        traits: int,
        threat: int,
        rewards: list[int],
        rules: list[Rule],
    ) -> None:
        self.id: str = id
        self.type: int = type
        self.attack: int = attack
        self.dice: list[int] = dice
        self.health: int = health
        self.traits: int = traits
        """A mask of AMBUSH, ARMOUR_PIERCING, UNSTOPPABLE."""
        self.threat: int = threat
        self.rewards: list[int] = rewards
        """XP, Fuel, Ammo, Meds, equipment cards."""
        self.on: list[list[Rule]] = [[rule for rule in rules if rule.trigger == trigger] for trigger in range(33)]
        """Its rules by trigger."""
        self.is_story: bool = False
        self.sum: Sum | None = None
        """A story enemy whose Health is a formula, at least `least`."""
        self.least: int = 1
        self.persists: bool = False


def traits_of(names: tuple[str, ...] | list[str]) -> int:
    """A mask of traits."""
    return sum(1 << TRAITS.index(name) for name in names)


FOES: Final[list[Foe]] = [
    Foe(
        enemy.id,
        FOE_TYPES.index(enemy.type),
        ATTACKS.index(enemy.attack),
        dice_of(enemy.dice),
        enemy.health,
        traits_of(enemy.traits),
        enemy.threat,
        [enemy.xp, enemy.fuel, enemy.ammo, enemy.meds, enemy.gear],
        parse(enemy.fx),
    )
    for enemy in content.enemies()
]
FIRST_STORY_FOE: Final = len(FOES)
DUELLIST: Final = 1000
"""In a duel the foe is this plus the number of the other knight."""

# Wasteland cards: the decks of highway/desert and of mountains/bush

ENEMY: Final = 0
EVENT: Final = 1
ENCOUNTER: Final = 2


class EventCard:
    """A test and what follows from it."""

    __slots__ = ("condition", "difficulty", "failure", "skill", "success")

    def __init__(
        self, skill: int, difficulty: int, condition: list[Rule], success: list[Rule], failure: list[Rule]
    ) -> None:
        self.skill: int = skill
        self.difficulty: int = difficulty
        """0 is X."""
        self.condition: list[Rule] = condition
        self.success: list[Rule] = success
        self.failure: list[Rule] = failure


EVENT_CARDS: Final[list[EventCard]] = [
    EventCard(
        SKILLS.index(card.skill), card.difficulty, parse(card.condition), parse(card.success), parse(card.failure)
    )
    for card in content.events()
]
CARD_ID: Final[list[str]] = [
    *(card.id for card in content.enemies()),
    *(card.id for card in content.events()),
    *(card.id for card in content.encounters()),
]
CARD: Final[dict[str, int]] = {name: number for number, name in enumerate(CARD_ID)}
CARDS: Final = len(CARD_ID)
FIRST_EVENT: Final = FIRST_STORY_FOE
FIRST_ENCOUNTER: Final = FIRST_EVENT + len(EVENT_CARDS)
CARD_TYPE: Final[list[int]] = [
    ENEMY if card < FIRST_EVENT else EVENT if card < FIRST_ENCOUNTER else ENCOUNTER for card in range(CARDS)
]
LETTER: Final[list[int]] = ["ABCDEF".index(card.letter) for card in content.encounters()]
"""Of an encounter card, counted from the first."""
_NUMBERS: Final = [
    *(card.number for card in content.enemies()),
    *(card.number for card in content.events()),
    *(card.number for card in content.encounters()),
]
DECK_OF: Final[list[int]] = [0 if number.startswith("HD") else 1 for number in _NUMBERS]
WASTELAND: Final[list[list[int]]] = [[card for card in range(CARDS) if DECK_OF[card] == deck] for deck in (0, 1)]

# Exploration cards


class SectionPart:
    """What a section of an exploration card gives and what it costs."""

    __slots__ = ("finds", "harms")

    def __init__(self, finds: list[Rule], harms: list[Rule]) -> None:
        self.finds: list[Rule] = finds
        self.harms: list[Rule] = harms


EXPLORATION_ID: Final[list[str]] = [card.id for card in content.explorations()]
SECTIONS: Final[list[list[SectionPart]]] = [
    [
        SectionPart(parse(section.finds), parse(section.harms))
        for section in (card.highway, card.desert, card.mountains, card.bush)
    ]
    for card in content.explorations()
]
"""Of each card, by terrain."""

# Components

MARKERS: Final = 12
"""So many Fuel, Ammo and Meds markers there are, of each (WK-COMP-09)."""
THREATS: Final = len(TOKEN_ID)
