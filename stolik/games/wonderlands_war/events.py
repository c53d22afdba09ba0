"""Everything that can happen in a match, one struct for each. Cards, chips, regions and pieces are named by their ids.

`seat` is the one whose doing or fate it is.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from stolik.kernel.event import Event

# Setup


class TookFaction(Event, frozen=True):
    """A player leads a faction."""

    sound: ClassVar[str] = "gain"
    seat: int
    faction: str


class DrewAllyCards(Event, frozen=True):
    """Ability cards were drawn: the card of every kind, such as `rose_b`."""

    sound: ClassVar[str] = "flip"
    cards: tuple[str, ...]


class UnusedRegion(Event, frozen=True):
    """Two players: a quest names the region that is not used."""

    sound: ClassVar[str] = "flip"
    region: str
    quest: str


class LaidTokens(Event, frozen=True):
    """The scoring tokens were laid out: of every region in use, its token."""

    sound: ClassVar[str] = "riffle"
    regions: tuple[str, ...]
    tokens: tuple[str, ...]


class MarkerMoved(Event, frozen=True):
    """The starting-battle marker moved clockwise by what the die showed."""

    sound: ClassVar[str] = "die"
    steps: int
    region: str


class MarketFilled(Event, frozen=True):
    """A Wonderlandian card came into the market."""

    sound: ClassVar[str] = "paper"
    card: str


class Starts(Event, frozen=True):
    """The first player was named."""

    seat: int


class DealtQuests(Event, frozen=True):
    """A player was dealt two quests to choose from."""

    hides: ClassVar[tuple[str, ...]] = ("quests",)
    sound: ClassVar[str] = "paper"
    seat: int
    quests: tuple[str, ...] | None = None


class KeptQuest(Event, frozen=True):
    """A player kept one of them."""

    hides: ClassVar[tuple[str, ...]] = ("quest",)
    sound: ClassVar[str] = "paper"
    seat: int
    quest: str | None = None


# The tea party


class RoundBegan(Event, frozen=True):
    """A round began; the seat has its first turn."""

    sound: ClassVar[str] = "chime"
    round: int
    seat: int


class Dealt(Event, frozen=True):
    """Tea cards were dealt to these chairs, one each."""

    sound: ClassVar[str] = "riffle"
    chairs: tuple[int, ...]
    cards: tuple[str, ...]


class Poisoned(Event, frozen=True):
    """The Jabberwock put poison on the card of a chair."""

    sound: ClassVar[str] = "drip"
    seat: int
    chair: int
    card: str


class MovedLeader(Event, frozen=True):
    """A leader moved to a chair."""

    sound: ClassVar[str] = "hops"
    seat: int
    chair: int


class ReachedHead(Event, frozen=True):
    """A leader came to the Head of the Table."""

    sound: ClassVar[str] = "throne"
    seat: int


class Hosted(Event, frozen=True):
    """The Hatter used Host."""

    sound: ClassVar[str] = "pour"
    seat: int


class Rolled(Event, frozen=True):
    """The shard die was rolled."""

    sound: ClassVar[str] = "die"
    seat: int
    shards: int


class TookCard(Event, frozen=True):
    """A player took the tea card of a chair."""

    sound: ClassVar[str] = "paper"
    seat: int
    card: str
    chair: int


class GotPoison(Event, frozen=True):
    """A poison chip went into a bag."""

    sound: ClassVar[str] = "drip"
    seat: int


class PoisonReturned(Event, frozen=True):
    """Poison chips went back to the Jabberwock's pool."""

    sound: ClassVar[str] = "gain"
    seat: int
    count: int


class ChoseSide(Event, frozen=True):
    """A player chose a side of a split card."""

    seat: int
    side: Literal["top", "bottom"]


class GotMadness(Event, frozen=True):
    """At the end of the tea party a madness chip went into a bag."""

    sound: ClassVar[str] = "crack"
    seat: int


# Shards, units and what else rewards give


class GainedShards(Event, frozen=True):
    """A player gained shards and now has so many."""

    sound: ClassVar[str] = "shard"
    seat: int
    count: int
    has: int


class ShedShards(Event, frozen=True):
    """A player discarded shards and now has so many."""

    sound: ClassVar[str] = "shard"
    seat: int
    count: int
    has: int


class GaveShard(Event, frozen=True):
    """A player gave a shard to another."""

    sound: ClassVar[str] = "shard"
    seat: int
    to: int


class Placed(Event, frozen=True):
    """Supporters went from the reserve to a region."""

    sound: ClassVar[str] = "knock"
    seat: int
    region: str
    count: int


class PlacedPawn(Event, frozen=True):
    """A pawn went to a region."""

    sound: ClassVar[str] = "knock"
    seat: int
    pawn: str
    region: str


class MovedUnit(Event, frozen=True):
    """A supporter or a pawn moved from region to region."""

    sound: ClassVar[str] = "knock"
    seat: int
    piece: str
    start: str = msgspec.field(name="from")
    region: str


class LeaderPlaced(Event, frozen=True):
    """A leader left the table for a region."""

    sound: ClassVar[str] = "knock"
    seat: int
    region: str


class LeaderMoved(Event, frozen=True):
    """Alice came to the region of the battle."""

    sound: ClassVar[str] = "knock"
    seat: int
    region: str


class LostUnit(Event, frozen=True):
    """A unit went back to the reserve."""

    sound: ClassVar[str] = "fall"
    seat: int
    piece: str
    region: str


class GainedChip(Event, frozen=True):
    """An ally chip came from the supply into a bag."""

    sound: ClassVar[str] = "gain"
    seat: int
    chip: str


class MendedShield(Event, frozen=True):
    """A shield works again."""

    sound: ClassVar[str] = "metal"
    seat: int


class Calmed(Event, frozen=True):
    """A regular madness chip left a bag for good."""

    sound: ClassVar[str] = "heal"
    seat: int


class LeaderGrew(Event, frozen=True):
    """A leader is stronger now."""

    sound: ClassVar[str] = "gain"
    seat: int
    strength: int


class FreedSupporters(Event, frozen=True):
    """Supporters came from the forge to the reserve."""

    sound: ClassVar[str] = "gain"
    seat: int
    count: int


class Unlocked(Event, frozen=True):
    """An ability was unlocked."""

    sound: ClassVar[str] = "key"
    seat: int
    ability: str


class BuiltCastle(Event, frozen=True):
    """A castle was placed."""

    sound: ClassVar[str] = "castle"
    seat: int
    region: str


class LaidCastle(Event, frozen=True):
    """Two players: a castle was laid on its side."""

    sound: ClassVar[str] = "castle"
    seat: int
    region: str


class RaisedCastle(Event, frozen=True):
    """Two players: a lying castle was set upright."""

    sound: ClassVar[str] = "castle"
    seat: int
    region: str


class TookWonderlandian(Event, frozen=True):
    """A Wonderlandian card was taken from the market."""

    sound: ClassVar[str] = "paper"
    seat: int
    card: str


class RevealedWonderlandians(Event, frozen=True):
    """Friend of the People: cards were revealed; the last one may be a pawn card, which was taken."""

    sound: ClassVar[str] = "card"
    seat: int
    cards: tuple[str, ...]


class DrewQuests(Event, frozen=True):
    """A player drew quests."""

    hides: ClassVar[tuple[str, ...]] = ("quests",)
    sound: ClassVar[str] = "paper"
    seat: int
    count: int
    quests: tuple[str, ...] | None = None


class DiscardedQuest(Event, frozen=True):
    """A player discarded a quest face down."""

    hides: ClassVar[tuple[str, ...]] = ("quest",)
    sound: ClassVar[str] = "paper"
    seat: int
    quest: str | None = None


class Forged(Event, frozen=True):
    """A chip covered a forge space; track and column count from 1."""

    sound: ClassVar[str] = "anvil"
    seat: int
    chip: str
    track: int
    column: int


class GainedArtefact(Event, frozen=True):
    """A track was completed: an artefact chip went into the bag."""

    sound: ClassVar[str] = "gain"
    seat: int


# Battles


class BattleBegan(Event, frozen=True):
    """A battle began; the opening strengths are those of the seats in the same places."""

    sound: ClassVar[str] = "turn"
    region: str
    seats: tuple[int, ...]
    strengths: tuple[int, ...]


class Wagered(Event, frozen=True):
    """A player placed a wager card or (0) none."""

    sound: ClassVar[str] = "card"
    seat: int
    cards: int


class WageredOn(Event, frozen=True):
    """The participant on whom a player wagered."""

    hides: ClassVar[tuple[str, ...]] = ("on",)
    seat: int
    on: int | None = None


class Decided(Event, frozen=True):
    """A player chose to draw on or to retreat."""

    seat: int
    choice: Literal["draw", "retreat"]


class Retreated(Event, frozen=True):
    """A player retreated without having chosen it."""

    sound: ClassVar[str] = "drum"
    seat: int
    strength: int


class LookedAtChips(Event, frozen=True):
    """Card Soldier C: a player drew several chips, one of which will be played."""

    hides: ClassVar[tuple[str, ...]] = ("chips",)
    sound: ClassVar[str] = "cloth"
    seat: int
    count: int
    chips: tuple[str, ...] | None = None


class Drew(Event, frozen=True):
    """A player's chip was revealed."""

    sound: ClassVar[str] = "cloth"
    seat: int
    chip: str


class Replaced(Event, frozen=True):
    """The Caterpillar: the chip went back and this one was drawn."""

    sound: ClassVar[str] = "cloth"
    seat: int
    chip: str


class Blocked(Event, frozen=True):
    """A shield broke and the chip went back into the bag."""

    sound: ClassVar[str] = "metal"
    seat: int
    chip: str


class WentMad(Event, frozen=True):
    """A chip went on the madness track."""

    sound: ClassVar[str] = "crack"
    seat: int
    chip: str


class ShellHelped(Event, frozen=True):
    """A Mock Turtle's Shell saved a unit."""

    sound: ClassVar[str] = "heal"
    seat: int


class Bust(Event, frozen=True):
    """A player has no unit left in the battle."""

    sound: ClassVar[str] = "gong"
    seat: int


class Refreshed(Event, frozen=True):
    """Exhausted and madness chips went back into the bag."""

    sound: ClassVar[str] = "pour"
    seat: int


class Played(Event, frozen=True):
    """A chip went on the active track: what it added, and the strength that came of it."""

    sound: ClassVar[str] = "chip"
    seat: int
    chip: str
    added: int
    strength: int


class GainedStrength(Event, frozen=True):
    """A marker moved at once; `source` is the chip, pawn or ability."""

    sound: ClassVar[str] = "gain"
    seat: int
    count: int
    strength: int
    source: str


class LostStrength(Event, frozen=True):
    """A marker moved back by 1."""

    sound: ClassVar[str] = "lose"
    seat: int
    strength: int
    source: str


class Crowned(Event, frozen=True):
    """The next chip of this player gets 2 less."""

    sound: ClassVar[str] = "lose"
    seat: int


class LeftMadTrack(Event, frozen=True):
    """The Duchess's Amulet: a chip of the madness track went into its owner's bag."""

    sound: ClassVar[str] = "move"
    seat: int
    chip: str


class ReturnedChip(Event, frozen=True):
    """A chip went back into its owner's bag."""

    sound: ClassVar[str] = "move"
    seat: int
    chip: str


class Exchanged(Event, frozen=True):
    """Creature A: a chip was exchanged for one of the other level."""

    sound: ClassVar[str] = "flip"
    seat: int
    chip: str
    other: str = msgspec.field(name="for")


class Jumped(Event, frozen=True):
    """Flamingo C: a marker moved to a forge symbol."""

    sound: ClassVar[str] = "hops"
    seat: int
    strength: int


class GainedVp(Event, frozen=True):
    """A player scored during play."""

    sound: ClassVar[str] = "seal"
    seat: int
    count: int
    source: str


class LostVp(Event, frozen=True):
    """A player lost VP."""

    sound: ClassVar[str] = "lose"
    seat: int
    count: int
    source: str


# The result of a battle


class BattleEnded(Event, frozen=True):
    """The battle is over; `value` is what the region is worth in this round."""

    region: str
    value: int


class Won(Event, frozen=True):
    """A player won the battle alone."""

    sound: ClassVar[str] = "fanfare"
    seat: int
    region: str


class Tied(Event, frozen=True):
    """A player tied for first."""

    sound: ClassVar[str] = "fanfare"
    seat: int
    region: str


class DeclaredFeats(Event, frozen=True):
    """The feats that a player completed: none, one or two."""

    sound: ClassVar[str] = "flip"
    seat: int
    quests: tuple[str, ...]


class RemovedChip(Event, frozen=True):
    """Red Rook C: an active chip left for good."""

    sound: ClassVar[str] = "lose"
    seat: int
    chip: str


class WagerShown(Event, frozen=True):
    """A wager card was turned over."""

    sound: ClassVar[str] = "card"
    seat: int
    on: int
    outcome: Literal["won", "lost", "void"]


# The end


class ShowedQuests(Event, frozen=True):
    """A player showed the quests of the hand."""

    sound: ClassVar[str] = "flip"
    seat: int
    quests: tuple[str, ...]


class Scored(Event, frozen=True):
    """A player's final score: VP, castles and quests, less the shards."""

    sound: ClassVar[str] = "seal"
    seat: int
    vp: int
    castles: int
    quests: int
    shards: int
    total: int
