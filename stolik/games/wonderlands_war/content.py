"""What is printed on the cards, chips and boards, as the content files give it. What it does is code elsewhere."""

from functools import cache
from importlib import resources
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stolik.kernel.content import load_table

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")]
Code = Annotated[str, Meta(pattern=r"^[A-Z0-9]+(-[A-Z0-9]+)*$")]
"""The short name under which the clauses speak of a card: ``T1-06``, ``WP-05``, ``Q-N1``, ``QH-2``."""

Source = Literal["rulebook", "public", "original"]
Sources = Annotated[tuple[Source, ...], Meta(min_length=1)]
Clause = Annotated[str, Meta(pattern=r"^WW-[A-Z0-9]+-\d\d$")]

Region = Literal["na_muniu", "tumtum_trees", "red_keep", "live_garden", "pool_of_tears"]
FactionId = Literal["alice", "hatter", "queen", "jabberwock", "cheshire"]
AllyKind = Literal["card_soldier", "flamingo", "rose", "red_rook", "creature", "forge"]
AllySet = Literal["a", "b", "c", "d"]
AllyAbility = Literal[
    "allows_a_forging",
    "another_feat",
    "balances_shards",
    "call_supporters_or_double",
    "changes_places",
    "double_the_next",
    "draw_more",
    "feat_costs_a_chip",
    "forged_for_a_supporter",
    "goes_to_the_bag",
    "jump_to_a_symbol",
    "lifts_allies",
    "most_bring_a_supporter",
    "pack_animals",
    "return_or_double",
    "roses_score",
    "shard_for_a_stronger_one",
    "stands_alone",
    "triple_without_a_castle",
    "victory_costs_shards",
    "weak_in_company",
]
TeaReward = Literal[
    "card_soldier_weak",
    "card_soldier_strong",
    "flamingo_weak",
    "flamingo_strong",
    "rose_weak",
    "rose_strong",
    "red_rook_weak",
    "red_rook_strong",
    "creature_weak",
    "creature_strong",
    "forge_weak",
    "any_weak",
    "any_strong",
    "shield",
    "wonderlandian",
    "unlock",
    "shed_1",
    "shed_3",
    "castle",
    "leader",
    "calm",
    "quest",
    "two_quests",
    "smith",
]
ForgeReward = Literal[
    "unlock",
    "star",
    "leader",
    "supporters_1",
    "supporters_2",
    "castle_value_4",
    "castle_value_5",
    "castle_value_6",
    "castle_value_7",
]
GapReward = Literal["shed_1", "any_weak", "any_strong", "calm", "quest", "wonderlandian", "castle"]
FeatKind = Literal[
    "strength",
    "last_chip",
    "active_chips",
    "second",
    "units",
    "ally_kinds",
    "win_without_leader",
    "madness",
]
ObjectiveKind = Literal[
    "pair",
    "forged_kinds",
    "forged_chips",
    "complete_tracks",
    "castles",
    "leader",
    "abilities",
    "wonderlandians",
    "forge_chips",
    "units",
    "shards",
]

Count = Annotated[int, Meta(ge=0)]
Some = Annotated[int, Meta(ge=1)]
Strength = Annotated[int, Meta(ge=0, le=9)]
EvenVP = Annotated[int, Meta(ge=2, multiple_of=2)]
"""VP of a region; an even number, so that half of it is whole."""
Column = Annotated[int, Meta(ge=1, le=3)]


class Ring(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A region; its place in the file is its place on the ring, clockwise."""

    id: Region
    source: Sources
    notes: str = ""


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A region scoring token: the VP of rounds I, II and III."""

    id: Id
    vp: tuple[EvenVP, EvenVP, EvenVP]
    source: Sources
    notes: str = ""


class StartingShards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Shards at the start with this number of players, in the turn order of round I."""

    players: Annotated[int, Meta(ge=2, le=5)]
    start: Annotated[tuple[Count, ...], Meta(min_length=2, max_length=5)]
    source: Sources
    notes: str = ""


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The shard die."""

    id: Id
    faces: Annotated[tuple[Some, ...], Meta(min_length=6, max_length=6)]
    source: Sources
    notes: str = ""


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A chair of the tea table, used with at least this many players."""

    number: Annotated[int, Meta(ge=1, le=13)]
    players: Annotated[int, Meta(ge=2, le=5)]
    source: Sources
    notes: str = ""


class ForgeSymbol(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of the battle track with a forge symbol."""

    space: Annotated[int, Meta(ge=1, le=24)]
    source: Sources
    notes: str = ""


class Ally(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An ally kind: printed strengths and numbers of chips. Forge chips are weak only."""

    id: AllyKind
    weak: Strength
    strong: Strength | None = None
    weak_chips: Count
    strong_chips: Count = 0
    source: Sources
    notes: str = ""


class AllyCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the chips of a kind do in one ally set; the Forge card has no set."""

    id: Id
    code: Code
    set: AllySet | None = None
    kind: AllyKind
    does: AllyAbility
    clause: Clause
    source: Sources
    notes: str = ""


class Chip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A chip that is in the bags from the start, or poison. ``losses`` are its lose-a-unit symbols."""

    id: Id
    strength: Strength
    losses: Count = 0
    count: Some
    in_bag: Count
    in_bag_of_two: Count | None = None
    source: Sources
    notes: str = ""


class Faction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A faction and the name of its artefact."""

    id: FactionId
    code: Code
    artefact: Id
    source: Sources
    notes: str = ""


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A leader effect or an ability that can be unlocked."""

    id: Id
    code: Code
    faction: FactionId
    sort: Literal["leader", "artefact", "passive"]
    clause: Clause
    other_for_two: bool = False
    source: Sources
    notes: str = ""


class ForgeSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A space of a forge track. ``reward_of_two`` is that of the two-player side, where it differs."""

    id: Id
    track: Annotated[int, Meta(ge=1, le=4)]
    column: Column
    reward: ForgeReward
    reward_of_two: ForgeReward | None = None
    source: Sources
    notes: str = ""


class ForgeGap(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A reward between the track ``upper`` and the one below it."""

    id: Id
    upper: Annotated[int, Meta(ge=1, le=3)]
    column: Column
    reward: GapReward
    reward_of_two: GapReward | None = None
    source: Sources
    notes: str = ""


class Pawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Wonderlandian card with one pawn or two."""

    id: Id
    code: Code
    pawns: Annotated[int, Meta(ge=1, le=2)]
    strength: Strength
    not_for_two: bool = False
    clause: Clause
    source: Sources
    notes: str = ""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A Wonderlandian card with item chips."""

    id: Id
    code: Code
    strength: Strength
    chips: Some
    not_for_two: bool = False
    clause: Clause
    source: Sources
    notes: str = ""


class Tea(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A tea card. ``bottom`` belongs to split cards, ``tainted`` to tainted ones."""

    id: Id
    code: Code
    layout: Literal["normal", "split", "tainted"]
    units: Annotated[int, Meta(ge=0, le=5)]
    more_units: Annotated[int, Meta(ge=0, le=5)] = 0
    die: bool = False
    rewards: Annotated[tuple[TeaReward, ...], Meta(min_length=1)]
    bottom: tuple[TeaReward, ...] = ()
    tainted: TeaReward | None = None
    source: Sources
    notes: str = ""

    def __post_init__(self) -> None:
        if (self.layout == "split") != bool(self.bottom):
            raise ValueError("a split card has `bottom` rewards, and no other card has")
        if (self.layout == "tainted") != (self.tainted is not None):
            raise ValueError("a tainted card has a `tainted` reward, and no other card has")


class Feat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The condition of a feat; ``numbers`` are those that satisfy it, or the least one."""

    kind: FeatKind
    numbers: tuple[Count, ...] = ()

    def __post_init__(self) -> None:
        if (self.kind in ("second", "win_without_leader")) == bool(self.numbers):
            raise ValueError(f"the feat {self.kind} {'takes no' if self.numbers else 'needs'} `numbers`")


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The condition of an objective: at least ``number`` (shards: at most), of a pair of ally kinds or of something."""

    kind: ObjectiveKind
    number: Count
    pair: tuple[AllyKind, AllyKind] | None = None

    def __post_init__(self) -> None:
        if (self.kind == "pair") != (self.pair is not None):
            raise ValueError("the objective `pair` names a pair of ally kinds, and no other one does")


class Quest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A quest: its feat is done in its region, its objective is met at the end of the game."""

    id: Id
    code: Code
    region: Region
    feat: Feat
    objective: Objective
    source: Sources
    notes: str = ""


class Component(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A line of the component list."""

    id: Id
    count: Some
    source: Sources
    notes: str = ""


_CONTENT = resources.files("stolik.games.wonderlands_war") / "content"


@cache
def regions() -> tuple[Ring, ...]:
    """The five regions, clockwise."""
    return tuple(load_table(_CONTENT / "regions.toml", "regions", Ring))


@cache
def tokens() -> tuple[Token, ...]:
    """The 6 region scoring tokens."""
    return tuple(load_table(_CONTENT / "tokens.toml", "tokens", Token))


@cache
def starting_shards() -> dict[int, tuple[int, ...]]:
    """Shards at the start in turn order, by the number of players."""
    return {row.players: row.start for row in load_table(_CONTENT / "shards.toml", "shards", StartingShards)}


@cache
def shard_die() -> tuple[int, ...]:
    """The six faces of the shard die."""
    (die,) = load_table(_CONTENT / "dice.toml", "dice", Die)
    return die.faces


@cache
def chairs() -> tuple[Chair, ...]:
    """The 13 chairs, clockwise from the Head of the Table."""
    return tuple(load_table(_CONTENT / "chairs.toml", "chairs", Chair))


@cache
def forge_symbols() -> tuple[int, ...]:
    """The spaces of the battle track with a forge symbol."""
    return tuple(row.space for row in load_table(_CONTENT / "battle_track.toml", "forge_symbols", ForgeSymbol))


@cache
def allies() -> tuple[Ally, ...]:
    """The five ally kinds in the order of the sets, then Forge."""
    return tuple(load_table(_CONTENT / "allies.toml", "allies", Ally))


@cache
def ally_cards() -> tuple[AllyCard, ...]:
    """The 21 ally cards: sets a to d, each in the order of the kinds, then the Forge card."""
    return tuple(load_table(_CONTENT / "ally_cards.toml", "ally_cards", AllyCard))


@cache
def chips() -> tuple[Chip, ...]:
    """Starting, artefact, Forge, madness and poison chips."""
    return tuple(load_table(_CONTENT / "chips.toml", "chips", Chip))


@cache
def factions() -> tuple[Faction, ...]:
    """The five factions."""
    return tuple(load_table(_CONTENT / "factions.toml", "factions", Faction))


@cache
def abilities() -> tuple[Ability, ...]:
    """Five rows for each faction: the leader effect, two artefact abilities, two passive ones."""
    return tuple(load_table(_CONTENT / "abilities.toml", "abilities", Ability))


@cache
def forge_spaces() -> tuple[ForgeSpace, ...]:
    """The 12 forge spaces, track by track."""
    return tuple(load_table(_CONTENT / "forge_spaces.toml", "forge_spaces", ForgeSpace))


@cache
def forge_gaps() -> tuple[ForgeGap, ...]:
    """The 7 rewards between forge tracks, from the top."""
    return tuple(load_table(_CONTENT / "forge_gaps.toml", "forge_gaps", ForgeGap))


@cache
def pawns() -> tuple[Pawn, ...]:
    """The 12 pawn cards."""
    return tuple(load_table(_CONTENT / "pawns.toml", "pawns", Pawn))


@cache
def items() -> tuple[Item, ...]:
    """The 12 item cards."""
    return tuple(load_table(_CONTENT / "items.toml", "items", Item))


@cache
def tea(round_number: int) -> tuple[Tea, ...]:
    """The 30 tea cards of round 1, 2 or 3."""
    return tuple(load_table(_CONTENT / f"tea_{round_number}.toml", "tea", Tea))


@cache
def quests() -> tuple[Quest, ...]:
    """The 30 quests, six for each region."""
    return tuple(load_table(_CONTENT / "quests.toml", "quests", Quest))


@cache
def components() -> dict[str, int]:
    """The component list: how many there are of what."""
    return {row.id: row.count for row in load_table(_CONTENT / "components.toml", "components", Component)}
