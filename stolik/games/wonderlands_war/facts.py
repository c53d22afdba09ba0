"""What is printed and stays the same all match, as codes and numbers, for boards that draw it."""

from __future__ import annotations

from functools import cache
from typing import Literal

from stolik.games.wonderlands_war import content
from stolik.games.wonderlands_war.catalogue import (
    ALLY_KIND,
    CHIP,
    COLUMNS,
    FORGE,
    GAP_REWARD,
    IS_STRONG,
    MAD_TRACK,
    NOTHING,
    PAWN,
    PAWN_STRENGTH,
    PAWNS_OF_CARD,
    REWARD,
    REWARD_OF,
    ROUNDS,
    SPACE_REWARD,
    STRENGTH,
    TOP_LEADER,
    TRACK_END,
    TRACKS,
)
from stolik.games.wonderlands_war.rules.two_players import RESISTANCE
from stolik.kernel.view import View


class TeaFacts(View):
    """A tea card. Rewards are codes such as `rose_weak`, `castle` or `shed_1`."""

    id: str
    round: int
    layout: Literal["normal", "split", "tainted"]
    units: int
    more_units: int
    """A second unit icon."""
    die: bool
    rewards: list[str]
    """Of a split card: the top side."""
    bottom: list[str]
    """The bottom side of a split card."""
    tainted: str | None
    """The reward that costs a roll of the die."""


class FeatFacts(View):
    """What a feat asks for: its kind and the numbers that are right for it."""

    kind: str
    numbers: list[int]


class ObjectiveFacts(View):
    """What an objective asks for: at least `number` (of shards: at most), of a pair of ally kinds if it names one."""

    kind: str
    number: int
    pair: list[str]


class QuestFacts(View):
    """A quest."""

    id: str
    region: str
    feat: FeatFacts
    objective: ObjectiveFacts


class ChipFacts(View):
    """A chip; `ally` is the kind of an ally chip."""

    id: str
    strength: int
    ally: str | None
    strong: bool


class PawnFacts(View):
    """A pawn and the strength it opens a battle with."""

    id: str
    card: str
    strength: int


class ItemFacts(View):
    """An item card and the chips it brings."""

    id: str
    strength: int
    chips: int


class ForgeFacts(View):
    """A side of the forge board: four tracks of three spaces, and what lies between each track and the next."""

    spaces: list[list[str]]
    gaps: list[list[str | None]]


class FactionFacts(View):
    """A faction: its leader's effect, its artefact, two abilities of the artefact and two passive ones."""

    id: content.FactionId
    leader: str
    artefact: str
    abilities: list[str]


class AllyFacts(View):
    """The ability cards of an ally kind by their sets: codes of what they do."""

    id: str
    does: dict[str, str]


class TokenFacts(View):
    """A scoring token: what it is worth in rounds I to III."""

    id: str
    vp: list[int]


class Facts(View):
    """Everything printed that a board draws."""

    regions: list[str]
    """Clockwise."""
    tokens: list[TokenFacts]
    chairs: dict[str, list[int]]
    """The chairs in use by the number of players, clockwise from the Head of the Table."""
    tea: list[TeaFacts]
    quests: list[QuestFacts]
    chips: list[ChipFacts]
    pawns: list[PawnFacts]
    items: list[ItemFacts]
    factions: list[FactionFacts]
    allies: list[AllyFacts]
    forge: ForgeFacts
    forge_of_two: ForgeFacts
    """The side for two players."""
    shard_die: list[int]
    track_end: int
    """The last space of the battle track, which begins at 0."""
    symbols: list[int]
    """The spaces of the battle track with a forge symbol."""
    mad_track: int
    """So many madness chips refresh the bag."""
    top_leader: int
    resistance: list[int]
    """The local resistance of two players in rounds I to III."""


@cache
def facts() -> Facts:
    """All of it, from the loaded content."""
    chairs = content.chairs()
    return Facts(
        regions=[region.id for region in content.regions()],
        tokens=[TokenFacts(token.id, list(token.vp)) for token in content.tokens()],
        chairs={str(count): [chair.number for chair in chairs if chair.players <= count] for count in range(2, 6)},
        tea=[_tea(card, number) for number in range(1, ROUNDS + 1) for card in content.tea(number)],
        quests=[_quest(quest) for quest in content.quests()],
        chips=[_chip(chip) for chip in range(len(CHIP))],
        pawns=[
            PawnFacts(PAWN[pawn], card.id, PAWN_STRENGTH[pawn])
            for number, card in enumerate(content.pawns())
            for pawn in PAWNS_OF_CARD[number]
        ],
        items=[ItemFacts(item.id, item.strength, item.chips) for item in content.items()],
        factions=[_faction(faction) for faction in content.factions()],
        allies=[_ally(ally.id) for ally in content.allies()],
        forge=_forge(3),
        forge_of_two=_forge(2),
        shard_die=list(content.shard_die()),
        track_end=TRACK_END,
        symbols=list(content.forge_symbols()),
        mad_track=MAD_TRACK,
        top_leader=TOP_LEADER,
        resistance=list(RESISTANCE[1:]),
    )


def _reward(name: str) -> str:
    """The code that views use: a Forge chip has one level only."""
    return REWARD[REWARD_OF[name]]


def _tea(card: content.Tea, number: int) -> TeaFacts:
    return TeaFacts(
        id=card.id,
        round=number,
        layout=card.layout,
        units=card.units,
        more_units=card.more_units,
        die=card.die,
        rewards=[_reward(name) for name in card.rewards],
        bottom=[_reward(name) for name in card.bottom],
        tainted=None if card.tainted is None else _reward(card.tainted),
    )


def _quest(quest: content.Quest) -> QuestFacts:
    objective = quest.objective
    return QuestFacts(
        id=quest.id,
        region=quest.region,
        feat=FeatFacts(quest.feat.kind, list(quest.feat.numbers)),
        objective=ObjectiveFacts(objective.kind, objective.number, list(objective.pair or ())),
    )


def _chip(chip: int) -> ChipFacts:
    ally = content.allies()[ALLY_KIND[chip]].id if chip <= FORGE else None
    return ChipFacts(CHIP[chip], STRENGTH[chip], ally, IS_STRONG[chip] == 1)


def _faction(faction: content.Faction) -> FactionFacts:
    mine = [ability for ability in content.abilities() if ability.faction == faction.id]
    leader = next(ability.id for ability in mine if ability.sort == "leader")
    return FactionFacts(faction.id, leader, faction.artefact, [each.id for each in mine if each.sort != "leader"])


def _ally(kind: str) -> AllyFacts:
    cards = [card for card in content.ally_cards() if card.kind == kind]
    return AllyFacts(kind, {card.set or "": card.does for card in cards})


def _forge(players: int) -> ForgeFacts:
    spaces, gaps = SPACE_REWARD[players], GAP_REWARD[players]
    starts = [track * COLUMNS for track in range(TRACKS)]
    return ForgeFacts(
        spaces=[[REWARD[reward] for reward in spaces[start : start + COLUMNS]] for start in starts],
        gaps=[
            [None if reward == NOTHING else REWARD[reward] for reward in gaps[start : start + COLUMNS]]
            for start in starts[:-1]
        ],
    )
