"""What is printed on the cards, tokens and boards of Apex Legends, by the content files. What it does is code."""

from functools import cache
from importlib import resources
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stolik.kernel.content import load_table

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")]
Number = Annotated[str, Meta(pattern=r"^[A-Z]+(-[A-Z]+)?-[0-9]+$")]
"""What identifies the card or token in print: ``W-16``, ``GB-F-5``."""
Source = Literal["public", "rulebook", "original"]
Sources = Annotated[tuple[Source, ...], Meta(min_length=1)]
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Rank = Literal["common", "rare", "epic", "legendary"]
LegendId = Literal["gibraltar", "bangalore", "wraith", "bloodhound", "pathfinder", "lifeline"]
Team = Literal["red", "blue"]
Ammo = Literal["light", "heavy", "energy", "sniper", "shotgun", "mythic"]
Mark = Literal["close", "mid", "long"]
Stock = Literal["standard", "sniper"]
Symbol = Literal["half", "low", "high", "cover", "head"]
Arrow = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]
WeaponKind = Literal["assault_rifle", "smg", "lmg", "marksman", "sniper_rifle", "shotgun", "pistol"]
AttachmentKind = Literal["barrel", "magazine", "bolt", "optic", "stock"]
GearSlot = Literal["helmet", "body", "knockdown"]
Label = Literal["free", "special", "boost", "before", "after", "instant"]
Value = Literal["rate", "damage", "headshot", "threshold"]
Occupies = Literal["space", "edge", "intersection", "nothing"]
Tag = Literal[
    "connectable",
    "veil",
    "level_1",
    "obstacle",
    "impassable",
    "cover",
    "interactive",
    "full",
    "destructible",
    "permanent",
    "zone",
]

NO_END = 99
"""The upper end of a range that is printed as "6 or more"."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything printed: where its data come from, and what of it comes from where."""

    source: Sources
    notes: str = ""


class AimCard(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An aim card; without an arrow it does not shift a grenade."""

    id: Id
    number: Number
    value: Positive
    symbols: tuple[Symbol, ...]
    arrow: Arrow | None = None


class AimSpace(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the aim track."""

    modifier: int


class Round(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A round space of the round track, and whether a square space follows it."""

    round: Positive
    ring_damage: Positive
    square_after: bool


class InitiativeSpace(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the initiative track."""

    kind: Literal["red", "blue", "transition"]


class Bonus(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A bonus token of the entry tile: a move, then loot or ammo."""

    id: Id
    number: Number
    move: Positive
    loot: Rank | None = None
    ammo: Count = 0


class RingCard(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A ring card: by how much each edge moves inwards."""

    id: Id
    number: Number
    top: Count
    bottom: Count
    left: Count
    right: Count


class SupplyBin(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A supply-bin card: the loot to draw."""

    id: Id
    number: Number
    loot: Annotated[tuple[Rank, ...], Meta(min_length=1)]


class SupplyDrop(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A supply-drop card: the loot to draw, a named token, a special weapon."""

    id: Id
    number: Number
    loot: tuple[Rank, ...]
    token: Id | None = None
    special_weapon: bool = False


class Accessory(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An accessory: the points its user restores, and how far its abilities on cooldown move on."""

    id: Id
    number: Number
    rank: Rank
    count: Count
    health: Count = 0
    shield: Count = 0
    accelerate: Count = 0


class Grenade(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A grenade; ``line`` is 1x5 with the grenade in the middle, ``square`` is 3x3."""

    id: Id
    number: Number
    rank: Rank
    count: Count
    range: tuple[Positive, Positive]
    cards: Positive
    area: Literal["line", "square"]
    centre: Positive
    damage: Positive


class Attachment(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An attachment. With ``count`` 0 it is printed on weapon cards only and has no number."""

    id: Id
    number: Number | None = None
    rank: Rank
    kind: AttachmentKind
    count: Count
    stability: Count = 0
    ammo: Ammo | None = None
    rate: Count = 0
    mark: Mark | None = None
    range: tuple[Positive, Positive] | None = None
    easing: Count = 0
    stock: Stock | None = None
    hit: Count = 0
    first: Count = 0


class Gear(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A helmet, body shield or knockdown shield."""

    id: Id
    number: Number
    rank: Rank
    slot: GearSlot
    count: Count
    starting: bool = False
    two_sided: bool = False
    headshots: Count = 0
    up_to: Count = 0
    limit: Count = 0
    restores: Count = 0
    absorbs: Count = 0
    ring_damage: Positive | None = None
    interact_and_use: bool = False


class CarePackage(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Tokens of one kind in Lifeline's own bag; ``id`` is that of the loot."""

    id: Id
    count: Positive


class Slots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The attachment slots of a weapon: at most one of each kind, and what it demands of a token."""

    barrel: bool = False
    magazine: tuple[Ammo, ...] = ()
    bolt: bool = False
    optic: tuple[Mark, ...] = ()
    stock: Stock | None = None


class Upgrade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A built-in upgrade and the printed values that it made better or worse."""

    id: Id
    better: tuple[Value, ...] = ()
    worse: tuple[Value, ...] = ()


class Passive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The passive of a weapon.

    ``hit_if_shielded`` and ``hit_if_unshielded`` add damage to every hit on a target with, or without, shield points;
    ``easing_if_still`` lowers the Hit Threshold for a shooter that has not moved; a weapon that ``overheats`` loses one
    more ammo when every card misses; ``late_boost`` lets the boost wait until the reactions before fire are done.
    """

    stability: int = 0
    recoil: Count = 0
    hit_if_shielded: Count = 0
    hit_if_unshielded: Count = 0
    easing_if_still: Count = 0
    overheats: bool = False
    late_boost: bool = False
    either_magazine: bool = False


class WeaponAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special action of a weapon: spend an item, shoot with the values given here instead of the printed ones."""

    ap: Positive
    spend: Id
    rate: tuple[Positive, Positive] | None = None
    damage: Positive | None = None
    headshot: Positive | None = None


class Weapon(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A weapon card."""

    id: Id
    number: Number
    model: Id
    kind: WeaponKind
    ammo: Ammo
    start: Annotated[int, Meta(ge=1, le=5)]
    range: tuple[Positive, Positive]
    threshold: Positive
    rate: tuple[Positive, Positive]
    damage: Positive
    headshot: Positive
    slots: Slots
    printed: Id | None = None
    upgrade: Upgrade | None = None
    passive: Passive | None = None
    action: WeaponAction | None = None
    special: bool = False


class Legend(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A legend; ``three``: it joins its team of the first game only when three play on each side."""

    id: LegendId
    code: Annotated[str, Meta(pattern=r"^[A-Z]{2}$")]
    role: Literal["support", "assault", "skirmisher", "recon"]
    first_game: Team
    three: bool


class Use(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One framed use of an ability card."""

    label: Label
    ap: Count = 0


class Ability(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An ability card; ``delays`` and ``duration`` count turns, ``cooldown`` is a position on the cooldown track."""

    id: Id
    number: Number
    legend: LegendId
    kind: Literal["tactical", "ultimate"]
    tokens: Positive
    uses: Annotated[tuple[Use, ...], Meta(min_length=1)]
    duration: Count = 0
    delays: tuple[Positive, ...] = ()
    cooldown: Annotated[int, Meta(ge=1, le=3)]


class Feat(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A feat card."""

    id: Id
    number: Number
    legend: LegendId
    label: Label
    ap: Count = 0
    team: bool = False


class Figure(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A figure or marker that an ability puts on the map."""

    id: Id
    legend: LegendId
    ability: Id
    count: Positive
    occupies: Occupies
    tags: tuple[Tag, ...]


class MapObject(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A neutral object of the map, as the object sheet has it."""

    id: Id
    occupies: Occupies
    tags: tuple[Tag, ...]


class Component(Printed, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of the component list."""

    id: Id
    count: Positive
    used: bool = True


Loot = Accessory | Grenade | Attachment | Gear

_CONTENT = resources.files("stolik.games.apex_legends") / "content"


@cache
def aim_cards() -> tuple[AimCard, ...]:
    """The 14 aim cards."""
    return tuple(load_table(_CONTENT / "aim.toml", "aim", AimCard))


@cache
def aim_track() -> tuple[AimSpace, ...]:
    """The 10 spaces of the aim track, from left to right."""
    return tuple(load_table(_CONTENT / "aim_track.toml", "spaces", AimSpace))


@cache
def rounds() -> tuple[Round, ...]:
    """The eight rounds."""
    return tuple(load_table(_CONTENT / "rounds.toml", "rounds", Round))


@cache
def initiative_track() -> tuple[InitiativeSpace, ...]:
    """The six spaces of the initiative track."""
    return tuple(load_table(_CONTENT / "initiative.toml", "spaces", InitiativeSpace))


@cache
def bonus_tokens() -> tuple[Bonus, ...]:
    """The 4 bonus tokens."""
    return tuple(load_table(_CONTENT / "bonus.toml", "bonus", Bonus))


@cache
def ring_cards() -> tuple[RingCard, ...]:
    """The 8 ring cards."""
    return tuple(load_table(_CONTENT / "ring.toml", "ring", RingCard))


@cache
def supply_bins() -> tuple[SupplyBin, ...]:
    """The 18 supply-bin cards."""
    return tuple(load_table(_CONTENT / "supply_bins.toml", "supply_bins", SupplyBin))


@cache
def supply_drops() -> tuple[SupplyDrop, ...]:
    """The 6 supply-drop cards of the optional module."""
    return tuple(load_table(_CONTENT / "supply_drops.toml", "supply_drops", SupplyDrop))


@cache
def accessories() -> tuple[Accessory, ...]:
    """The 6 kinds of accessories."""
    return tuple(load_table(_CONTENT / "accessories.toml", "accessories", Accessory))


@cache
def grenades() -> tuple[Grenade, ...]:
    """The 2 kinds of grenades."""
    return tuple(load_table(_CONTENT / "grenades.toml", "grenades", Grenade))


@cache
def attachments() -> tuple[Attachment, ...]:
    """The 20 kinds of attachment tokens, then the 4 that are printed on weapons only."""
    return tuple(load_table(_CONTENT / "attachments.toml", "attachments", Attachment))


@cache
def gear() -> tuple[Gear, ...]:
    """The 12 kinds of gear, starting gear last."""
    return tuple(load_table(_CONTENT / "gear.toml", "gear", Gear))


@cache
def loot() -> tuple[Loot, ...]:
    """All 40 kinds of loot tokens: accessories, grenades, attachments, gear."""
    tokens: list[Loot] = [*accessories(), *grenades(), *attachments(), *gear()]
    return tuple(token for token in tokens if token.count > 0)


@cache
def care_package() -> tuple[CarePackage, ...]:
    """What is in Lifeline's own bag."""
    return tuple(load_table(_CONTENT / "care_package.toml", "care_package", CarePackage))


@cache
def weapons() -> tuple[Weapon, ...]:
    """The 48 basic weapon cards, then the 3 special ones."""
    return tuple(load_table(_CONTENT / "weapons.toml", "weapons", Weapon))


@cache
def legends() -> tuple[Legend, ...]:
    """The six legends, in printed order."""
    return tuple(load_table(_CONTENT / "legends.toml", "legends", Legend))


@cache
def abilities() -> tuple[Ability, ...]:
    """The 12 ability cards, each legend's tactical one first."""
    return tuple(load_table(_CONTENT / "abilities.toml", "abilities", Ability))


@cache
def feats() -> tuple[Feat, ...]:
    """The 48 feat cards, 8 for each legend."""
    return tuple(load_table(_CONTENT / "feats.toml", "feats", Feat))


@cache
def figures() -> tuple[Figure, ...]:
    """The kinds of figures that abilities put on the map."""
    return tuple(load_table(_CONTENT / "figures.toml", "figures", Figure))


@cache
def objects() -> tuple[MapObject, ...]:
    """The neutral objects of the object sheet."""
    return tuple(load_table(_CONTENT / "objects.toml", "objects", MapObject))


@cache
def components() -> tuple[Component, ...]:
    """The component list."""
    return tuple(load_table(_CONTENT / "components.toml", "components", Component))
