"""What is printed on the cards, sheets, tokens and the board of Waste Knights, as the content files give it."""

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from stolik.games.waste_knights.language import parse
from stolik.kernel.content import load_table

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")]
Number = Annotated[str, Meta(pattern=r"^[A-Z]{1,2}[0-9]{1,2}(-[0-9])?$")]
"""How the rules name a card: ``EQ01``, ``HD22``, ``K1-3``."""
DiceList = Annotated[str, Meta(pattern=r"^[WGBR]+$")]
Skill = Literal["blades", "guns", "survival", "negotiation", "firstaid", "tech"]
TerrainId = Literal["highway", "desert", "mountains", "bush", "crater"]
EquipmentKind = Literal["weapon", "armour", "gear", "drug"]
Attack = Literal["", "ranged", "melee"]
Trait = Literal["ambush", "armour_piercing", "unstoppable"]
Tag = Literal["start", "part", "thrown", "no_ammo", "fuel_ammo", "burst"]
Face = Literal["-", "S", "F", "BL", "S+S", "S+F", "S+BL"]
Source = Literal["rulebook", "public", "original"]
Sources = Annotated[tuple[Source, ...], Meta(min_length=1)]
AtLeastNone = Annotated[int, Meta(ge=0)]
AtLeastOne = Annotated[int, Meta(ge=1)]
Hands = Annotated[int, Meta(ge=0, le=2)]
Row = TypeVar("Row", bound=msgspec.Struct)

NOT_IN_CAMP = -1
"""A repair cost printed as X: no camp can repair the card."""
ANY_SUCCESSES = 0
"""A difficulty printed as X: the number of successes is used."""


class Fx(str):
    """A text of the effect language that has been read without an error."""

    __slots__ = ()


NO_FX = Fx()


class _Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record with its provenance; ``notes`` says which part of it comes from where."""

    source: Sources
    notes: str = ""


class Die(_Printed, frozen=True, kw_only=True):
    """A colour of dice with its six faces."""

    id: Literal["white", "green", "blue", "red"]
    letter: Literal["W", "G", "B", "R"]
    faces: tuple[Face, Face, Face, Face, Face, Face]


class Terrain(_Printed, frozen=True, kw_only=True):
    """The MP to enter such a space and the wasteland deck drawn there (HD or MB); a crater has neither."""

    id: TerrainId
    cost: AtLeastNone | None = None
    deck: Literal["", "HD", "MB"] = ""


class Space(_Printed, frozen=True, kw_only=True):
    """A space of the board at axial coordinates (q, r)."""

    id: Annotated[str, Meta(pattern=r"^M[0-9]{2}$")]
    q: int
    r: int
    terrain: TerrainId
    city: Annotated[str, Meta(pattern=r"^[A-Z][a-z]*(_[A-Z][a-z]*)*$")] | Literal[""] = ""
    site: AtLeastNone = 0
    site_id: Id | Literal[""] = ""
    hazards: Annotated[str, Meta(pattern=r"^[RCT]*$")] = ""
    side: Literal["W", "E", "X"]


class Knight(_Printed, frozen=True, kw_only=True):
    """A knight sheet; ``fx`` is the special ability, ``track`` the effect of each space of the resistance track."""

    id: Id
    number: Number
    health: AtLeastOne
    resistance: AtLeastOne
    repair: AtLeastNone
    explore: AtLeastOne
    blades: DiceList
    guns: DiceList
    survival: DiceList
    negotiation: DiceList
    firstaid: DiceList
    tech: DiceList
    ability: Id
    fx: Fx
    track: tuple[Fx, ...]

    def __post_init__(self) -> None:
        if len(self.track) != self.resistance:
            raise ValueError(f"expected {self.resistance} spaces of the resistance track, got {len(self.track)}")


class Vehicle(_Printed, frozen=True, kw_only=True):
    """A vehicle sheet; ``bonus`` is the MP that one Fuel gives, ``fx`` the special ability."""

    id: Id
    number: Number
    type: Literal["light", "medium", "heavy"]
    load: AtLeastNone
    speed: AtLeastNone
    tank: AtLeastNone
    bonus: AtLeastNone
    durability: AtLeastOne
    ability: Id
    fx: Fx


class QuickSet(_Printed, frozen=True, kw_only=True):
    """What a knight takes in the quick setup."""

    knight: Id
    weapons: tuple[Id, ...]
    armour: Id
    vehicle: Id


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of an equipment card; a working side has no repair cost, unique equipment no Trade value."""

    dice: Annotated[str, Meta(pattern=r"^[WGBR]*$")] = ""
    protection: AtLeastNone = 0
    value: AtLeastNone = 0
    repair: Annotated[int, Meta(ge=NOT_IN_CAMP)] = 0
    fx: Fx = NO_FX


class Equipment(_Printed, frozen=True, kw_only=True):
    """A kind of equipment."""

    id: Id
    number: Number
    copies: AtLeastOne
    kind: EquipmentKind
    tags: tuple[Tag, ...] = ()
    hands: Hands = 0
    attack: Attack = ""
    working: Side
    broken: Side


class Unique(_Printed, frozen=True, kw_only=True):
    """Unique equipment: an advance card of a knight, or a general one (no ``knight``)."""

    id: Id
    number: Number
    knight: Id | Literal[""] = ""
    xp: AtLeastNone = 0
    kind: EquipmentKind
    hands: Hands = 0
    attack: Attack = ""
    working: Side
    broken: Side


class AdvanceSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an advance card."""

    id: Id
    fx: Fx


class Advance(_Printed, frozen=True, kw_only=True):
    """An advance card with two sides to choose from, of a knight, or a general one (no ``knight``)."""

    id: Id
    number: Number
    knight: Id | Literal[""] = ""
    xp: AtLeastNone = 0
    sides: tuple[AdvanceSide, AdvanceSide]


class Threat(_Printed, frozen=True, kw_only=True):
    """A threat token, and when its red side acts."""

    id: Id
    number: Number
    yellow: Fx
    red: Fx
    timing: Literal["immediate", "at_attack"]


class Enemy(_Printed, frozen=True, kw_only=True):
    """An enemy card; ``threat`` is the X of Threat (X), ``xp`` to ``gear`` are the rewards."""

    id: Id
    number: Number
    type: Literal["machine", "beast", "mutant", "gang", "cult"]
    attack: Literal["ranged", "melee"]
    dice: DiceList
    health: AtLeastOne
    traits: tuple[Trait, ...] = ()
    threat: AtLeastNone = 0
    xp: AtLeastNone = 0
    fuel: AtLeastNone = 0
    ammo: AtLeastNone = 0
    meds: AtLeastNone = 0
    gear: AtLeastNone = 0
    fx: Fx = NO_FX


class Event(_Printed, frozen=True, kw_only=True):
    """An event card: the test, what its condition bar does to it, and what follows."""

    id: Id
    number: Number
    skill: Skill
    difficulty: Annotated[int, Meta(ge=ANY_SUCCESSES)]
    condition: Fx
    success: Fx
    failure: Fx


class Encounter(_Printed, frozen=True, kw_only=True):
    """An encounter card; its letter leads to an entry of the current thread."""

    id: Id
    number: Number
    letter: Literal["A", "B", "C", "D", "E", "F"]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an exploration card gives on one terrain, and its negative effects."""

    finds: Fx = NO_FX
    harms: Fx = NO_FX


class Exploration(_Printed, frozen=True, kw_only=True):
    """An exploration card: one section per terrain."""

    id: Id
    number: Number
    highway: Section
    desert: Section
    mountains: Section
    bush: Section


class Lasting(_Printed, frozen=True, kw_only=True):
    """The lasting effect of an injury or fault card; the reverse is Unconscious or Wreck."""

    id: Id
    number: Number
    fx: Fx


class Special(_Printed, frozen=True, kw_only=True):
    """A card of the numbered special deck; its effects name things of its adventure and are read together with it."""

    id: Id
    number: Annotated[int, Meta(ge=1)]
    kind: Literal["item", "ally", "sponsor", "trophy", "enemy"]
    adventure: Annotated[str, Meta(pattern=r"^[A-Z][A-Z0-9]*$")]
    fx: str


class Component(_Printed, frozen=True, kw_only=True):
    """Tokens, markers and other parts of the box; only a limited one can run out."""

    id: Id
    count: AtLeastOne
    limited: bool = False


class Shop(_Printed, frozen=True, kw_only=True):
    """A shop of every city: what one visit removes, restores or offers."""

    id: Literal["sawbones", "mechanic", "workshop", "market"]
    radiation: AtLeastNone = 0
    heal: AtLeastNone = 0
    repair: AtLeastNone = 0
    cards: AtLeastNone = 0
    offer: AtLeastNone = 0


CONTENT = resources.files("stolik.games.waste_knights") / "content"


def load(path: Traversable, key: str, schema: type[Row]) -> tuple[Row, ...]:
    """The records of a content file; raises ContentError for the first problem found."""
    return tuple(load_table(path, key, schema, _checked))


_READ: Final[dict[str, tuple[Any, ...]]] = {}


def _table(name: str, schema: type[Row]) -> tuple[Row, ...]:
    """The content file of this name, which is also that of its tables, read once."""
    rows: tuple[Row, ...] | None = _READ.get(name)
    if rows is None:
        rows = load(CONTENT / f"{name}.toml", name, schema)
        _READ[name] = rows
    return rows


def _checked(wanted: type[Any], text: object) -> object:
    """Read effects once, so that what is wrong with them (a ValueError) is told with file, line and field."""
    if wanted is not Fx:
        raise NotImplementedError(wanted)
    if not isinstance(text, str):
        raise ValueError(f"expected str, got {type(text).__name__}")
    parse(text)
    return Fx(text)


def dice() -> tuple[Die, ...]:
    """The four colours, weakest first."""
    return _table("dice", Die)


def terrains() -> tuple[Terrain, ...]:
    """The five terrains."""
    return _table("terrains", Terrain)


def spaces() -> tuple[Space, ...]:
    """The 90 spaces of the board, in the order of their ids."""
    return _table("spaces", Space)


def knights() -> tuple[Knight, ...]:
    """The six knights."""
    return _table("knights", Knight)


def vehicles() -> tuple[Vehicle, ...]:
    """The six vehicles."""
    return _table("vehicles", Vehicle)


def quick_sets() -> tuple[QuickSet, ...]:
    """The quick sets, in the order of the knights."""
    return _table("quick_sets", QuickSet)


def equipment() -> tuple[Equipment, ...]:
    """The 49 kinds of equipment, in the order of their numbers."""
    return _table("equipment", Equipment)


def advances() -> tuple[Advance, ...]:
    """Three advance cards of each knight, in the order of the knights, then five general ones."""
    return _table("advances", Advance)


def uniques() -> tuple[Unique, ...]:
    """The unique equipment of each knight, in the order of the knights, then the general one."""
    return _table("uniques", Unique)


def threats() -> tuple[Threat, ...]:
    """The ten threat tokens."""
    return _table("threats", Threat)


def enemies() -> tuple[Enemy, ...]:
    """The 38 enemy cards, highway/desert first."""
    return _table("enemies", Enemy)


def events() -> tuple[Event, ...]:
    """The 18 event cards, highway/desert first."""
    return _table("events", Event)


def encounters() -> tuple[Encounter, ...]:
    """The 14 encounter cards, highway/desert first."""
    return _table("encounters", Encounter)


def explorations() -> tuple[Exploration, ...]:
    """The 20 exploration cards."""
    return _table("explorations", Exploration)


def injuries() -> tuple[Lasting, ...]:
    """The eight injury cards."""
    return _table("injuries", Lasting)


def faults() -> tuple[Lasting, ...]:
    """The eight fault cards."""
    return _table("faults", Lasting)


def specials() -> tuple[Special, ...]:
    """The ten special cards in number order."""
    return _table("specials", Special)


def components() -> tuple[Component, ...]:
    """Tokens, markers and the other parts of the box."""
    return _table("components", Component)


def shops() -> tuple[Shop, ...]:
    """The four shops."""
    return _table("shops", Shop)
