"""What is printed and stays the same all match, for boards: cards, tokens, tracks and the map, as codes and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeVar

import msgspec

from stolik.games.apex_legends import content
from stolik.games.apex_legends.geometry.grid import SIZE, SPACES, X, Y, node_i, node_j, node_level, place, spaces_of
from stolik.games.apex_legends.geometry.layout import NOTHING, OBJECTS
from stolik.games.apex_legends.legends.bangalore import SMOKE_RANGE, THUNDER_DAMAGE, THUNDER_RANGE, THUNDER_ROLLS
from stolik.games.apex_legends.legends.gibraltar import DOME_RANGE, STRIKE_AREA, STRIKE_DAMAGE, STRIKE_RANGE
from stolik.games.apex_legends.legends.lifeline import DRONE_HEALS, DRONE_RANGE, DROP_DAMAGE, SITE_RANGE
from stolik.games.apex_legends.map import LAND_NAMES, LANDS
from stolik.games.apex_legends.rules.melee import MELEE_COLLISION, MELEE_DAMAGE, MELEE_PUSH, SUCCEEDS_FROM
from stolik.games.apex_legends.rules.shot_values import PER_SPACE_OUTSIDE
from stolik.games.apex_legends.rules.zones import SMOKE_HT
from stolik.games.apex_legends.state import AP, BACKPACK, DEATHBOXES, FULL_HEALTH, START_SHIELD
from stolik.kernel.view import View


class AimCard(View):
    """An aim card; the arrow shifts grenades."""

    id: str
    value: int
    symbols: list[content.Symbol]
    arrow: content.Arrow | None


class Round(View):
    """A round: the damage outside the ring, and whether the ring shrinks after it."""

    round: int
    ring_damage: int
    square_after: bool


class RingCard(View):
    """By how many spaces each edge of the ring moves inwards."""

    id: str
    top: int
    bottom: int
    left: int
    right: int


class Bonus(View):
    """A bonus token of the entry tile."""

    id: str
    move: int
    loot: content.Rank | None
    ammo: int


class SupplyBin(View):
    """A supply-bin card: the loot that is drawn."""

    id: str
    loot: list[content.Rank]


class Accessory(View):
    """An accessory: what it restores, and how far it moves abilities on cooldown."""

    id: str
    rank: content.Rank
    count: int
    health: int
    shield: int
    accelerate: int


class GrenadeToken(View):
    """A grenade: `cards` scatter it; `centre` is the damage where it lies."""

    id: str
    rank: content.Rank
    count: int
    range: tuple[int, int]
    cards: int
    area: Literal["line", "square"]
    centre: int
    damage: int


class Attachment(View):
    """An attachment; with a count of 0 it is printed on weapons only."""

    id: str
    rank: content.Rank
    kind: content.AttachmentKind
    count: int
    stability: int
    ammo: content.Ammo | None
    rate: int
    mark: content.Mark | None
    range: tuple[int, int] | None
    easing: int
    stock: content.Stock | None
    hit: int
    first: int


class Gear(View):
    """A helmet, body shield or knockdown shield."""

    id: str
    rank: content.Rank
    slot: content.GearSlot
    count: int
    starting: bool
    two_sided: bool
    headshots: int
    up_to: int
    limit: int
    restores: int
    absorbs: int
    ring_damage: int | None
    interact_and_use: bool


class Slots(View):
    """The attachment slots of a weapon."""

    barrel: bool
    magazine: list[content.Ammo]
    bolt: bool
    optic: list[content.Mark]
    stock: content.Stock | None


class Passive(View):
    """The passive of a weapon; see `content.Passive`."""

    stability: int
    recoil: int
    hit_if_shielded: int
    hit_if_unshielded: int
    easing_if_still: int
    overheats: bool
    late_boost: bool
    either_magazine: bool


class WeaponAction(View):
    """A weapon's own action: what it costs, and the values that replace the printed ones."""

    ap: int
    spend: str
    rate: tuple[int, int] | None
    damage: int | None
    headshot: int | None


class WeaponCard(View):
    """A weapon card; an upper end of the best range of 99 is printed as "or more". `rate`: shots, cards for each."""

    id: str
    model: str
    kind: content.WeaponKind
    ammo: content.Ammo
    start: int
    range: tuple[int, int]
    threshold: int
    rate: tuple[int, int]
    damage: int
    headshot: int
    slots: Slots
    printed: str | None
    """The attachment that is printed on it."""
    passive: Passive | None
    action: WeaponAction | None
    special: bool


class LegendCard(View):
    """A legend."""

    id: str
    role: Literal["support", "assault", "skirmisher", "recon"]
    first_game: content.Team
    three: bool


class Use(View):
    """A framed use of an ability card."""

    label: content.Label
    ap: int


class AbilityCard(View):
    """An ability card; `duration` and `delays` count turns."""

    id: str
    legend: str
    kind: Literal["tactical", "ultimate"]
    tokens: int
    uses: list[Use]
    duration: int
    delays: list[int]
    cooldown: int


class Feat(View):
    """A feat card; with `team` an ally of the target may play it too."""

    id: str
    legend: str
    label: content.Label
    ap: int
    team: bool


class Edge(View):
    """An object on an edge: "v" west of the space (x, y), "h" north of it; `base` is the level it stands on."""

    object: str
    way: Literal["h", "v"]
    x: int
    y: int
    base: int


class Thing(View):
    """An object on a space."""

    object: str
    x: int
    y: int


class Bin(View):
    """A supply bin, on the edge that the option `open` names. The view's `open_bins` count from 0 in this order."""

    way: Literal["h", "v"]
    x: int
    y: int


class ZipLine(View):
    """The two anchors of a zip line: i, j, level."""

    first: tuple[int, int, int]
    second: tuple[int, int, int]


class Map(View):
    """The map of this match."""

    id: str
    size: int
    levels: list[list[int]]
    """By row, from north to south: the level of every space."""
    edges: list[Edge]
    things: list[Thing]
    canyons: list[tuple[int, int]]
    bins: list[Bin]
    zip_lines: list[ZipLine]


class Numbers(View):
    """Numbers of the rules and of ability cards that a board draws."""

    ap: int
    health: int
    start_shield: int
    deathboxes: int
    backpack: int
    per_space_outside: int
    """What every space outside the best range adds to the Hit Threshold."""
    smoke_threshold: int
    dome_range: int
    strike_range: int
    strike_area: int
    strike_damage: int
    smoke_range: int
    thunder_range: int
    thunder_damage: int
    thunder_rolls: int
    drone_range: int
    drone_heals: int
    drop_range: int
    drop_damage: int
    melee_from: int
    """The least aim card with which a melee attack succeeds."""
    melee_damage: int
    melee_push: int
    melee_collision: int


class Facts(View):
    """All of it; lists are in printed order."""

    numbers: Numbers
    map: Map
    legends: list[LegendCard]
    abilities: list[AbilityCard]
    feats: list[Feat]
    weapons: list[WeaponCard]
    accessories: list[Accessory]
    grenades: list[GrenadeToken]
    attachments: list[Attachment]
    gear: list[Gear]
    aim: list[AimCard]
    aim_track: list[int]
    """The modifier of every space."""
    rounds: list[Round]
    initiative: list[Literal["red", "blue", "transition"]]
    ring_cards: list[RingCard]
    bonus: list[Bonus]
    supply_bins: list[SupplyBin]


Made = TypeVar("Made", bound=View)


def facts(options: Mapping[str, str]) -> Facts:
    """What is printed, with the map of these options."""
    return Facts(
        numbers=_numbers(),
        map=map_facts(options["map"]),
        legends=_all(LegendCard, content.legends()),
        abilities=_all(AbilityCard, content.abilities()),
        feats=_all(Feat, content.feats()),
        weapons=_all(WeaponCard, content.weapons()),
        accessories=_all(Accessory, content.accessories()),
        grenades=_all(GrenadeToken, content.grenades()),
        attachments=_all(Attachment, content.attachments()),
        gear=_all(Gear, content.gear()),
        aim=_all(AimCard, content.aim_cards()),
        aim_track=[space.modifier for space in content.aim_track()],
        rounds=_all(Round, content.rounds()),
        initiative=[space.kind for space in content.initiative_track()],
        ring_cards=_all(RingCard, content.ring_cards()),
        bonus=_all(Bonus, content.bonus_tokens()),
        supply_bins=_all(SupplyBin, content.supply_bins()),
    )


def _all(made: type[Made], rows: Sequence[msgspec.Struct]) -> list[Made]:
    """Rows of a content file without their provenance."""
    return [msgspec.convert(row, made, from_attributes=True) for row in rows]


def map_facts(name: str) -> Map:
    """A map as the geometry has it."""
    land = LANDS[LAND_NAMES.index(name)]
    layout = land.layout
    edges: list[Edge] = []
    for space in range(SPACES):
        at = place(X[space], Y[space])
        if layout.horizontal[at] != NOTHING:
            edges.append(Edge(OBJECTS[layout.horizontal[at]], "h", X[space], Y[space], layout.base(False, at)))
        if layout.vertical[at] != NOTHING:
            edges.append(Edge(OBJECTS[layout.vertical[at]], "v", X[space], Y[space], layout.base(True, at)))
    return Map(
        id=name,
        size=SIZE,
        levels=[land.level[row * SIZE : (row + 1) * SIZE] for row in range(SIZE)],
        edges=edges,
        things=[Thing(OBJECTS[kind], X[s], Y[s]) for s, kind in enumerate(layout.on_space) if kind != NOTHING],
        canyons=[(X[space], Y[space]) for space in spaces_of(land.canyons)],
        bins=[Bin("v" if is_vertical else "h", x, y) for is_vertical, x, y in land.bins],
        zip_lines=[ZipLine(_node(first), _node(second)) for first, second, _ in land.zips],
    )


def _node(node: int) -> tuple[int, int, int]:
    return node_i(node), node_j(node), node_level(node)


def _numbers() -> Numbers:
    return Numbers(
        ap=AP,
        health=FULL_HEALTH,
        start_shield=START_SHIELD,
        deathboxes=DEATHBOXES,
        backpack=BACKPACK,
        per_space_outside=PER_SPACE_OUTSIDE,
        smoke_threshold=SMOKE_HT,
        dome_range=DOME_RANGE,
        strike_range=STRIKE_RANGE,
        strike_area=STRIKE_AREA,
        strike_damage=STRIKE_DAMAGE,
        smoke_range=SMOKE_RANGE,
        thunder_range=THUNDER_RANGE,
        thunder_damage=THUNDER_DAMAGE,
        thunder_rolls=THUNDER_ROLLS,
        drone_range=DRONE_RANGE,
        drone_heals=DRONE_HEALS,
        drop_range=SITE_RANGE,
        drop_damage=DROP_DAMAGE,
        melee_from=SUCCEEDS_FROM,
        melee_damage=MELEE_DAMAGE,
        melee_push=MELEE_PUSH,
        melee_collision=MELEE_COLLISION,
    )
