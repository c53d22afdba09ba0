"""What is printed and stays the same all match, as codes and numbers for a board that draws it; words are in `words/`.

What the story keeps for later is not here: no entries, threads, story enemies or special cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from stolik.games.waste_knights import content
from stolik.games.waste_knights.catalogue import dice_of
from stolik.games.waste_knights.content import EquipmentKind, Face
from stolik.games.waste_knights.map import NEIGHBOURS, SPACE_ID
from stolik.games.waste_knights.rules.city import MOST_SHOPS
from stolik.games.waste_knights.rules.experience import MARKED, MOST_ADVANCES, MOST_XP
from stolik.games.waste_knights.rules.turn import ACTIONS
from stolik.games.waste_knights.story.model import LAST
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.games.waste_knights.view import Rewards, Skills, colours
from stolik.games.waste_knights.vocabulary import (
    HAZARD_IDS,
    Attack,
    Colour,
    FoeType,
    Hazard,
    Shop,
    Skill,
    Terrain,
    Trait,
)
from stolik.kernel.view import View

Deck = Literal["highway_desert", "mountains_bush"]
Mode = Literal["cooperative", "competitive", "semi_cooperative"]
MODES: Final[tuple[Mode, ...]] = ("cooperative", "competitive", "semi_cooperative")
DECKS: Final[dict[str, Deck]] = {"HD": "highway_desert", "MB": "mountains_bush"}


class AdventureFacts(View):
    """The adventure of the match."""

    id: str
    key: str
    """Its name among the options of the table."""
    mode: Mode


class TerrainFacts(View):
    """A terrain; what it costs to enter it and the deck drawn there (None: it cannot be entered)."""

    id: Terrain
    cost: int | None
    deck: Deck | None


class SpaceFacts(View):
    """A space of the map at axial coordinates (q, r)."""

    id: str
    q: int
    r: int
    terrain: Terrain
    city: str | None
    """As the words files spell it."""
    site: int | None
    site_id: str | None
    hazards: list[Hazard]
    """Those that are printed, in the order in which they are resolved; markers are tokens of the view."""
    neighbours: list[str]


class KnightFacts(View):
    """A knight sheet."""

    id: str
    health: int
    resistance: int
    """The length of the radiation track; its spaces are the sources `<id>_track_<n>`."""
    repair: int
    explore: int
    skills: Skills
    ability: str


class VehicleFacts(View):
    """A vehicle sheet; `bonus` is what one Fuel gives in movement points."""

    id: str
    type: Literal["light", "medium", "heavy"]
    load: int
    speed: int
    tank: int
    bonus: int
    durability: int
    ability: str


class QuickSetFacts(View):
    """What a knight takes in the quick setup."""

    knight: str
    weapons: list[str]
    armour: str
    vehicle: str


class SideFacts(View):
    """A side of an equipment card."""

    id: str
    """The name of the card, for its other side with `broken_` in front."""
    dice: list[Colour]
    protection: int
    value: int
    """What it is worth in trade."""
    repair: int | None
    """Repair points that mend it; None: nothing to mend, or no camp can (`X`)."""


class GearFacts(View):
    """A kind of equipment."""

    id: str
    kind: EquipmentKind
    copies: int
    hands: int
    attack: Attack | None
    starting: bool
    part: bool
    """A part of a vehicle."""
    thrown: bool
    unique: bool
    """An advance; of this knight (None: of anybody), from this much XP on."""
    knight: str | None
    xp: int
    working: SideFacts
    broken: SideFacts


class AdvanceFacts(View):
    """An advance card with two sides to choose from, of this knight (None: of anybody), from this much XP on."""

    id: str
    knight: str | None
    xp: int
    sides: list[str]


class EnemyFacts(View):
    """An enemy card."""

    id: str
    deck: Deck
    type: FoeType
    attack: Attack
    dice: list[Colour]
    health: int
    traits: list[Trait]
    threat: int
    """Threat tokens drawn for it."""
    rewards: Rewards


class EventFacts(View):
    """An event card; difficulty 0 is X."""

    id: str
    deck: Deck
    skill: Skill
    difficulty: int


class EncounterFacts(View):
    """An encounter card."""

    id: str
    deck: Deck
    letter: str


class ThreatFacts(View):
    """A threat token; `immediate`: its red side acts before the attack."""

    id: str
    immediate: bool


class ShopFacts(View):
    """What one visit to a shop removes, restores or offers."""

    id: Shop
    radiation: int
    heal: int
    repair: int
    """Damage of the vehicle."""
    cards: int
    """Equipment cards that are repaired."""
    offer: int
    """Cards on offer."""


class Facts(View):
    """Everything printed."""

    adventure: AdventureFacts
    actions: int
    """Of a turn."""
    shops_per_visit: int
    time_track: int
    """The last number of the time track, which begins with 1."""
    xp_marks: list[int]
    """Where an advance becomes due."""
    most_xp: int
    most_advances: int
    dice: dict[Colour, list[Face]]
    terrains: list[TerrainFacts]
    spaces: list[SpaceFacts]
    knights: list[KnightFacts]
    vehicles: list[VehicleFacts]
    quick_sets: list[QuickSetFacts]
    """None where vehicles and equipment are chosen."""
    equipment: list[GearFacts]
    """Unique equipment last."""
    advances: list[AdvanceFacts]
    enemies: list[EnemyFacts]
    events: list[EventFacts]
    encounters: list[EncounterFacts]
    explorations: list[str]
    threats: list[ThreatFacts]
    injuries: list[str]
    faults: list[str]
    shops: list[ShopFacts]


def facts(options: Mapping[str, str]) -> Facts:
    """What is printed, and which adventure is played."""
    adventure = next(one for one in ADVENTURES if one.key == options["adventure"])
    return Facts(
        adventure=AdventureFacts(adventure.id, adventure.key, MODES[adventure.mode]),
        actions=ACTIONS,
        shops_per_visit=MOST_SHOPS,
        time_track=LAST,
        xp_marks=list(MARKED),
        most_xp=MOST_XP,
        most_advances=MOST_ADVANCES,
        dice={die.id: list(die.faces) for die in content.dice()},
        terrains=[TerrainFacts(one.id, one.cost, DECKS[one.deck] if one.deck else None) for one in content.terrains()],
        spaces=[_space(number, one) for number, one in enumerate(content.spaces())],
        knights=[_knight(one) for one in content.knights()],
        vehicles=[
            VehicleFacts(one.id, one.type, one.load, one.speed, one.tank, one.bonus, one.durability, one.ability)
            for one in content.vehicles()
        ],
        quick_sets=[
            QuickSetFacts(one.knight, list(one.weapons), one.armour, one.vehicle)
            for one in (content.quick_sets() if options["setup"] == "quick" else ())
        ],
        equipment=[*(_gear(one) for one in content.equipment()), *(_unique(one) for one in content.uniques())],
        advances=[
            AdvanceFacts(one.id, one.knight or None, one.xp, [side.id for side in one.sides])
            for one in content.advances()
        ],
        enemies=[_enemy(one) for one in content.enemies()],
        events=[EventFacts(one.id, _deck(one.number), one.skill, one.difficulty) for one in content.events()],
        encounters=[EncounterFacts(one.id, _deck(one.number), one.letter) for one in content.encounters()],
        explorations=[one.id for one in content.explorations()],
        threats=[ThreatFacts(one.id, one.timing == "immediate") for one in content.threats()],
        injuries=[one.id for one in content.injuries()],
        faults=[one.id for one in content.faults()],
        shops=[ShopFacts(one.id, one.radiation, one.heal, one.repair, one.cards, one.offer) for one in content.shops()],
    )


def _deck(number: str) -> Deck:
    return DECKS[number[:2]]


def _dice(letters: str) -> list[Colour]:
    return colours(dice_of(letters))


def _space(number: int, space: content.Space) -> SpaceFacts:
    return SpaceFacts(
        id=space.id,
        q=space.q,
        r=space.r,
        terrain=space.terrain,
        city=space.city.replace("_", "-").lower() or None,
        site=space.site or None,
        site_id=space.site_id or None,
        hazards=[HAZARD_IDS["RCT".index(letter)] for letter in sorted(space.hazards, key="RCT".index)],
        neighbours=[SPACE_ID[other] for other in NEIGHBOURS[number]],
    )


def _knight(knight: content.Knight) -> KnightFacts:
    skills = Skills(
        blades=_dice(knight.blades),
        guns=_dice(knight.guns),
        survival=_dice(knight.survival),
        negotiation=_dice(knight.negotiation),
        firstaid=_dice(knight.firstaid),
        tech=_dice(knight.tech),
    )
    return KnightFacts(
        knight.id, knight.health, knight.resistance, knight.repair, knight.explore, skills, knight.ability
    )


def _side(id: str, side: content.Side, is_broken: bool) -> SideFacts:
    repair = side.repair if is_broken and side.repair != content.NOT_IN_CAMP else None
    return SideFacts(id, _dice(side.dice), side.protection, side.value, repair)


def _gear(card: content.Equipment) -> GearFacts:
    return GearFacts(
        id=card.id,
        kind=card.kind,
        copies=card.copies,
        hands=card.hands,
        attack=card.attack or None,
        starting="start" in card.tags,
        part="part" in card.tags,
        thrown="thrown" in card.tags,
        unique=False,
        knight=None,
        xp=0,
        working=_side(card.id, card.working, False),
        broken=_side(f"broken_{card.id}", card.broken, True),
    )


def _unique(card: content.Unique) -> GearFacts:
    return GearFacts(
        id=card.id,
        kind=card.kind,
        copies=1,
        hands=card.hands,
        attack=card.attack or None,
        starting=False,
        part=False,
        thrown=False,
        unique=True,
        knight=card.knight or None,
        xp=card.xp,
        working=_side(card.id, card.working, False),
        broken=_side(f"broken_{card.id}", card.broken, True),
    )


def _enemy(enemy: content.Enemy) -> EnemyFacts:
    return EnemyFacts(
        id=enemy.id,
        deck=_deck(enemy.number),
        type=enemy.type,
        attack=enemy.attack,
        dice=_dice(enemy.dice),
        health=enemy.health,
        traits=list(enemy.traits),
        threat=enemy.threat,
        rewards=Rewards(enemy.xp, enemy.fuel, enemy.ammo, enemy.meds, enemy.gear),
    )
