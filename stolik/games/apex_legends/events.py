"""What can happen in a match of Apex Legends.

`legend`, `enemy` and `ally` are ids of legends, `loot` of tokens, `weapon`, `feat`, `ability` and `card` of what is
printed; x and y name a space.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from stolik.games.apex_legends.catalogue import Colour
from stolik.games.apex_legends.odds import Decides, Outcome
from stolik.games.apex_legends.options import Side
from stolik.kernel.event import Event

Action = Literal["move", "shoot", "interact", "use", "melee", "destroy", "helmet", "shoot_special"]

# Stage 0 to 2: before the fight


class TurnedUpRingCard(Event, frozen=True):
    """The card that says how the ring shrinks next."""

    sound: ClassVar[str] = "draw"

    card: str


class DrewForInitiative(Event, frozen=True):
    """Each group drew an aim card."""

    sound: ClassVar[str] = "draw"

    first: str
    second: str


class ChoseColour(Event, frozen=True):
    """A seat leads the team of this colour."""

    seat: int
    colour: Colour


class Recruited(Event, frozen=True):
    """A legend joined a team; the seat plays it."""

    sound: ClassVar[str] = "recruit"

    team: Colour
    legend: str
    seat: int


class DrewPool(Event, frozen=True):
    """A team drew its starting pool."""

    hides: ClassVar[tuple[str, ...]] = ("items",)
    sound: ClassVar[str] = "draw"

    team: Colour
    items: tuple[str, ...] | None = None


class DealtOut(Event, frozen=True):
    """So many items of a starting pool are left."""

    team: Colour
    left: int


class SortedItem(Event, frozen=True):
    """An item of a starting pool has its place; or the rest of it, `count` items, was dealt out."""

    hides: ClassVar[tuple[str, ...]] = ("count", "item", "to")

    team: Colour
    count: int | None = None
    item: str | None = None
    to: str | None = None
    """The option, its parts joined by underscores."""


class Equipped(Event, frozen=True):
    """Everybody sees a legend's weapons, attachments and gear."""

    sound: ClassVar[str] = "clink"

    legend: str
    first: str
    second: str
    loot: tuple[str, ...]


class LaidTile(Event, frozen=True):
    """Bonus and epic tokens lie at the entry tile, clockwise from the top."""

    sound: ClassVar[str] = "tile"

    bonus: tuple[str, ...]
    loot: tuple[str, ...]


class PlacedAtTile(Event, frozen=True):
    """A legend stands at a side of the entry tile."""

    sound: ClassVar[str] = "tile"

    legend: str
    side: Side


class Entered(Event, frozen=True):
    """A legend enters the map over a border space."""

    sound: ClassVar[str] = "steps"

    legend: str
    x: int
    y: int
    team: Colour


# Stage 3: rounds and turns


class TurnBegan(Event, frozen=True):
    """A team's turn."""

    sound: ClassVar[str] = "turn"

    team: Colour
    round: int


class RoundBegan(Event, frozen=True):
    """A round."""

    sound: ClassVar[str] = "turn"

    round: int


class Activated(Event, frozen=True):
    """A legend acts now."""

    sound: ClassVar[str] = "turn"

    legend: str


class EndedActivation(Event, frozen=True):
    """A legend has acted."""

    legend: str


class Acted(Event, frozen=True):
    """A legend spent action points; `ap` are left."""

    legend: str
    action: Action
    ap: int


class RingShrank(Event, frozen=True):
    """The rectangle inside the ring, both ends included."""

    sound: ClassVar[str] = "siren"

    x0: int
    y0: int
    x1: int
    y1: int


# Where legends go


class Moved(Event, frozen=True):
    """One step of a move, and what it cost."""

    sound: ClassVar[str] = "steps"

    legend: str
    x: int
    y: int
    cost: int

    @property
    def heard(self) -> str:
        """A step up or over something is heard higher."""
        return "climb" if self.cost > 1 else self.sound


class Rushed(Event, frozen=True):
    """A feat was discarded for a rush."""

    sound: ClassVar[str] = "rush"

    legend: str
    feat: str


class Transferred(Event, frozen=True):
    """A legend was put on a space directly."""

    sound: ClassVar[str] = "whoosh"

    legend: str
    x: int
    y: int


class Pushed(Event, frozen=True):
    """A legend was pushed onto a space."""

    sound: ClassVar[str] = "scrape"

    legend: str
    x: int
    y: int


class Collided(Event, frozen=True):
    """A pushed legend ran into something."""

    sound: ClassVar[str] = "thump"

    legend: str
    damage: int


class Swapped(Event, frozen=True):
    """Two legends changed places."""

    sound: ClassVar[str] = "whoosh"

    legend: str
    ally: str


class Respawned(Event, frozen=True):
    """A legend came back to the map."""

    sound: ClassVar[str] = "beam"

    legend: str
    x: int
    y: int


# Shield, health and elimination


class Absorbed(Event, frozen=True):
    """The knockdown shield took damage."""

    sound: ClassVar[str] = "glass"

    legend: str
    damage: int


class Damaged(Event, frozen=True):
    """A legend took damage; its shield and health are now these.

    `source` is the id of the weapon, token, feat or ability that dealt it, or "ring", "melee" or "collision".
    """

    sound: ClassVar[str] = "thump"

    legend: str
    damage: int
    shield: int
    health: int
    source: str

    @property
    def heard(self) -> str:
        """While the shield holds, it is glass."""
        return "glass" if self.shield else self.sound


class Healed(Event, frozen=True):
    """So much health came back."""

    sound: ClassVar[str] = "fizz"

    legend: str
    points: int


class Recharged(Event, frozen=True):
    """So much shield came back."""

    sound: ClassVar[str] = "hum"

    legend: str
    points: int


class Eliminated(Event, frozen=True):
    """A legend left the map; this many deathbox tokens are left."""

    sound: ClassVar[str] = "horn"

    legend: str
    deathboxes: int


# Shooting and melee


class ShotAt(Event, frozen=True):
    """A legend shoots; the ammo that is left."""

    sound: ClassVar[str] = "charge"

    legend: str
    enemy: str
    weapon: str
    ammo: int


class Aimed(Event, frozen=True):
    """The values of the shot before the cards are revealed: `start` is a space of the aim track, from 0."""

    sound: ClassVar[str] = "charge"

    legend: str
    threshold: int
    shots: int
    cards: int
    start: int


class RevealedAim(Event, frozen=True):
    """Aim cards were turned up, in this order."""

    sound: ClassVar[str] = "click"

    cards: tuple[str, ...]


class PutUnder(Event, frozen=True):
    """An aim card went under the deck."""

    card: str


class Peeked(Event, frozen=True):
    """A legend looked at the top aim cards."""

    hides: ClassVar[tuple[str, ...]] = ("cards",)
    sound: ClassVar[str] = "draw"

    legend: str
    count: int
    cards: tuple[str, ...] | None = None


class Hit(Event, frozen=True):
    """What the shot came to: in all, and card by card, when no card can be replaced any more.

    Every two half-hits among the cards are one more hit.
    """

    sound: ClassVar[str] = "thud"

    legend: str
    hits: int
    headshots: int
    damage: int
    cards: tuple[str, ...]
    outcomes: tuple[Outcome, ...]
    reasons: tuple[Decides, ...]
    """What decided over each card: its value against the threshold, or a symbol."""

    @property
    def heard(self) -> str:
        """A headshot cracks; a miss is silent."""
        return "crack" if self.headshots else self.sound if self.hits else ""


class Overheated(Event, frozen=True):
    """A weapon lost one more ammo; this much is left."""

    sound: ClassVar[str] = "hiss"

    legend: str
    ammo: int


class Attacked(Event, frozen=True):
    """A melee attack; `success` is 1 or 0."""

    sound: ClassVar[str] = "swing"

    legend: str
    enemy: str
    success: int


# Feats and abilities


class DrewFeats(Event, frozen=True):
    """A legend drew feats."""

    hides: ClassVar[tuple[str, ...]] = ("feats",)
    sound: ClassVar[str] = "draw"

    legend: str
    count: int
    feats: tuple[str, ...] | None = None


class Played(Event, frozen=True):
    """A legend played a feat."""

    sound: ClassVar[str] = "feat"

    legend: str
    feat: str


class Initiated(Event, frozen=True):
    """A legend initiated an ability."""

    sound: ClassVar[str] = "ability"

    legend: str
    ability: str


class PlacedNode(Event, frozen=True):
    """A figure of an ability stands on an intersection."""

    sound: ClassVar[str] = "unfold"

    legend: str
    ability: str
    i: int
    j: int
    level: int


class Placed(Event, frozen=True):
    """A figure of an ability stands on a space."""

    sound: ClassVar[str] = "unfold"

    legend: str
    ability: str
    x: int
    y: int


class PutBelowTrack(Event, frozen=True):
    """The token of an ability lies below the initiative track, this many turns ahead."""

    ability: str
    turns: int


class CooledDown(Event, frozen=True):
    """The token of an ability went to this position of the cooldown track."""

    sound: ClassVar[str] = "tick"

    ability: str
    position: int


class Accelerated(Event, frozen=True):
    """The token of an ability went on to this position; at 0 it is available."""

    sound: ClassVar[str] = "tick"

    ability: str
    position: int


class CameDown(Event, frozen=True):
    """An ability that was announced comes down; x and y may lie off the map."""

    sound: ClassVar[str] = "missiles"

    ability: str
    x: int
    y: int


class SentRaven(Event, frozen=True):
    """A raven follows a legend."""

    sound: ClassVar[str] = "raven"

    legend: str


class Tracked(Event, frozen=True):
    """Bloodhound ignores this legend's cover."""

    legend: str


class Destroyed(Event, frozen=True):
    """A legend destroyed a figure."""

    sound: ClassVar[str] = "wreck"

    legend: str
    figure: str


# Loot


class OpenedBin(Event, frozen=True):
    """A legend opened the bin at an edge of this space; a supply-bin card was drawn."""

    sound: ClassVar[str] = "latch"

    legend: str
    card: str
    x: int
    y: int


class DrewLoot(Event, frozen=True):
    """A legend drew a token for all to see."""

    sound: ClassVar[str] = "clink"

    legend: str
    loot: str


class DrewWeapon(Event, frozen=True):
    """A legend drew a weapon card for all to see."""

    sound: ClassVar[str] = "clink"

    legend: str
    weapon: str


class ChoseWeapon(Event, frozen=True):
    """The drawn weapon that a legend keeps for now."""

    legend: str
    weapon: str


class Exchanged(Event, frozen=True):
    """A weapon replaced another; its ammo."""

    sound: ClassVar[str] = "clink"

    legend: str
    weapon: str
    old: str
    ammo: int


class DiscardedWeapon(Event, frozen=True):
    """A gained weapon leaves the game."""

    legend: str
    weapon: str


class TookAmmo(Event, frozen=True):
    """A legend took the ammo of a gained weapon instead of it."""

    sound: ClassVar[str] = "clink"

    legend: str
    weapon: str


class Loaded(Event, frozen=True):
    """A weapon got one ammo and has so much now."""

    sound: ClassVar[str] = "clink"

    legend: str
    weapon: str
    ammo: int


class Kept(Event, frozen=True):
    """A token went into a backpack in the open."""

    sound: ClassVar[str] = "clink"

    legend: str
    loot: str


class Took(Event, frozen=True):
    """A legend picked up a token from a space."""

    sound: ClassVar[str] = "clink"

    legend: str
    loot: str
    x: int
    y: int


class Dropped(Event, frozen=True):
    """A legend laid a token on a space."""

    sound: ClassVar[str] = "clink"

    legend: str
    loot: str
    x: int
    y: int


class Discarded(Event, frozen=True):
    """A token leaves the game."""

    sound: ClassVar[str] = "toss"

    legend: str
    loot: str


class Wore(Event, frozen=True):
    """A legend put on gear; its shield points now."""

    sound: ClassVar[str] = "clink"

    legend: str
    loot: str
    shield: int


class Attached(Event, frozen=True):
    """An attachment went on a weapon."""

    sound: ClassVar[str] = "clink"

    legend: str
    loot: str
    weapon: str


class Detached(Event, frozen=True):
    """An attachment was taken off a weapon."""

    legend: str
    loot: str
    weapon: str


# Items and grenades


class Used(Event, frozen=True):
    """A legend used an item."""

    sound: ClassVar[str] = "use"

    legend: str
    loot: str


class Threw(Event, frozen=True):
    """A grenade was aimed at a space."""

    sound: ClassVar[str] = "pin"

    legend: str
    loot: str
    x: int
    y: int


class Landed(Event, frozen=True):
    """Where the grenade lies after its scatter, perhaps off the map."""

    sound: ClassVar[str] = "tick"

    loot: str
    x: int
    y: int


class Shifted(Event, frozen=True):
    """A lying grenade was shifted."""

    sound: ClassVar[str] = "tick"

    loot: str
    x: int
    y: int


class Exploded(Event, frozen=True):
    """The grenade went off."""

    sound: ClassVar[str] = "boom"

    loot: str
