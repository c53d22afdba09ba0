"""What can happen in a match of Waste Knights. Knights, cards, spaces and the like are named by their ids."""

from __future__ import annotations

from typing import ClassVar, Literal

from stolik.games.waste_knights.vocabulary import Attack, Colour, Harm, Hazard, Resource, Shop, Skill, Terrain, Token
from stolik.kernel.event import Event

# Setup


class RolledForFirst(Event, frozen=True):
    """Each rolled the same die for who is first."""

    sound: ClassVar[str] = "dice"

    seats: list[int]
    successes: list[int]
    die: Colour


class ChoseKnight(Event, frozen=True):
    """A player chose a knight."""

    sound: ClassVar[str] = "play"

    seat: int
    knight: str


class ChoseVehicle(Event, frozen=True):
    """A knight got a vehicle."""

    sound: ClassVar[str] = "play"

    knight: str
    vehicle: str


class Took(Event, frozen=True):
    """A knight took a card of the starting equipment."""

    sound: ClassVar[str] = "draw"

    knight: str
    card: str


# Rounds and turns


class RoundBegan(Event, frozen=True):
    """A round began."""

    sound: ClassVar[str] = "dawn"

    round: int


class TurnBegan(Event, frozen=True):
    """A knight's turn began."""

    sound: ClassVar[str] = "ignition"

    knight: str
    round: int


class PassedTurn(Event, frozen=True):
    """A knight ended the turn."""

    knight: str


class Acted(Event, frozen=True):
    """A knight took an action: move, camp, explore, city or the name of another one."""

    knight: str
    action: str


# Moving


class Declared(Event, frozen=True):
    """A knight said where to drive and paid the Fuel."""

    knight: str
    route: list[str]
    fuel: int


class Moved(Event, frozen=True):
    """A knight entered a space."""

    sound: ClassVar[str] = "engine"

    knight: str
    space: str


class Ignored(Event, frozen=True):
    """A knight ignored a hazard."""

    knight: str
    hazard: Hazard


class DrewToken(Event, frozen=True):
    """A knight drew a threat token."""

    sound: ClassVar[str] = "thud"

    knight: str
    token: str


class Threatened(Event, frozen=True):
    """A threat token took effect."""

    sound: ClassVar[str] = "drum"

    knight: str
    token: str
    side: Literal["yellow", "red"]


class Revealed(Event, frozen=True):
    """A wasteland card was drawn; the player on this seat reads it aloud."""

    sound: ClassVar[str] = "drum"

    knight: str
    card: str
    reader: int


class Reshuffled(Event, frozen=True):
    """A discard pile became the deck: wild0, wild1, finds or gear."""

    sound: ClassVar[str] = "shuffle"

    deck: str


class Found(Event, frozen=True):
    """A knight drew an exploration card."""

    sound: ClassVar[str] = "draw"

    knight: str
    card: str
    terrain: Terrain


# Dice


class Tested(Event, frozen=True):
    """A test began; difficulty 0 is X."""

    knight: str
    skill: Skill
    difficulty: int


class Passed(Event, frozen=True):
    """A test was passed."""

    sound: ClassVar[str] = "star"

    knight: str
    skill: Skill
    successes: int


class Failed(Event, frozen=True):
    """A test was failed."""

    sound: ClassVar[str] = "lose"

    knight: str
    skill: Skill
    successes: int


class Rolled(Event, frozen=True):
    """Dice were rolled, each as white:S+F; `who` is a knight or an enemy."""

    sound: ClassVar[str] = "dice"

    who: str
    dice: list[str]


class Rerolled(Event, frozen=True):
    """Dice were rolled again, each as white:S+F."""

    sound: ClassVar[str] = "dice"

    who: str
    dice: list[str]


# Combat


class Fought(Event, frozen=True):
    """A combat with an enemy began."""

    sound: ClassVar[str] = "drum"

    knight: str
    enemy: str
    health: int


class FightEnded(Event, frozen=True):
    """A combat with an enemy ended; 1: it was defeated."""

    sound: ClassVar[str] = "bell"

    knight: str
    enemy: str
    defeated: int


class Duelled(Event, frozen=True):
    """Two knights began a duel."""

    sound: ClassVar[str] = "play"

    knight: str
    other: str


class DuelEnded(Event, frozen=True):
    """A duel ended; 1: who attacked has won."""

    knight: str
    won: int


class Armed(Event, frozen=True):
    """A knight chose a weapon, or unarmed."""

    sound: ClassVar[str] = "place"

    knight: str
    card: str
    attack: Attack


class Struck(Event, frozen=True):
    """A knight or an enemy attacked."""

    sound: ClassVar[str] = "blow"

    who: str
    wounds: int
    tainted: int


class Hurt(Event, frozen=True):
    """A knight or an enemy dealt wounds outside an attack."""

    sound: ClassVar[str] = "blow"

    who: str
    wounds: int


class Negated(Event, frozen=True):
    """Armour negated wounds."""

    sound: ClassVar[str] = "clang"

    knight: str


# Knights and vehicles


class Wounded(Event, frozen=True):
    """A knight got wounds."""

    sound: ClassVar[str] = "drip"

    knight: str
    wounds: int
    tainted: int


class Irradiated(Event, frozen=True):
    """A knight got radiation."""

    sound: ClassVar[str] = "geiger"

    knight: str
    count: int


class Cleansed(Event, frozen=True):
    """A knight lost radiation."""

    sound: ClassVar[str] = "chime"

    knight: str
    count: int


class Healed(Event, frozen=True):
    """A wound was healed, or a tainted one became a wound."""

    sound: ClassVar[str] = "chime"

    knight: str
    what: Harm


class Collapsed(Event, frozen=True):
    """A knight lost consciousness."""

    sound: ClassVar[str] = "heart"

    knight: str
    injury: str


class Woke(Event, frozen=True):
    """A knight regained consciousness."""

    sound: ClassVar[str] = "heal"

    knight: str
    injury: str


class Injured(Event, frozen=True):
    """A knight got an injury."""

    sound: ClassVar[str] = "drip"

    knight: str
    injury: str


class Cured(Event, frozen=True):
    """An injury was cured."""

    sound: ClassVar[str] = "heal"

    knight: str
    injury: str


class Eliminated(Event, frozen=True):
    """A knight left the game."""

    sound: ClassVar[str] = "destroy"

    knight: str


class PickedUp(Event, frozen=True):
    """A knight picked up what an eliminated one had left."""

    sound: ClassVar[str] = "click"

    knight: str


class Damaged(Event, frozen=True):
    """A vehicle got damage."""

    sound: ClassVar[str] = "clang"

    knight: str
    count: int


class Fixed(Event, frozen=True):
    """A vehicle lost damage."""

    sound: ClassVar[str] = "ratchet"

    knight: str
    count: int


class Wrecked(Event, frozen=True):
    """A vehicle became a wreck."""

    sound: ClassVar[str] = "hiss"

    knight: str
    fault: str


class Overhauled(Event, frozen=True):
    """A wreck runs again."""

    sound: ClassVar[str] = "ratchet"

    knight: str
    fault: str


class Faulted(Event, frozen=True):
    """A vehicle got a fault."""

    sound: ClassVar[str] = "clang"

    knight: str
    fault: str


class Mended(Event, frozen=True):
    """A fault was mended."""

    sound: ClassVar[str] = "ratchet"

    knight: str
    fault: str


class ReplacedVehicle(Event, frozen=True):
    """A knight took another vehicle."""

    sound: ClassVar[str] = "place"

    knight: str
    vehicle: str


class LostVehicle(Event, frozen=True):
    """A knight lost the vehicle."""

    sound: ClassVar[str] = "hiss"

    knight: str
    vehicle: str


class Learned(Event, frozen=True):
    """A knight got XP and now has `xp`."""

    sound: ClassVar[str] = "star"

    knight: str
    count: int
    xp: int


class Advanced(Event, frozen=True):
    """A knight took an advance."""

    sound: ClassVar[str] = "star"

    knight: str
    card: str


# Resources and equipment


class Gained(Event, frozen=True):
    """A knight got resources."""

    sound: ClassVar[str] = "click"

    knight: str
    resource: Resource
    count: int


class Lost(Event, frozen=True):
    """A knight paid or lost resources."""

    sound: ClassVar[str] = "lose"

    knight: str
    resource: Resource
    count: int


class DrewGear(Event, frozen=True):
    """A knight drew equipment."""

    sound: ClassVar[str] = "draw"

    knight: str
    cards: list[str]


class PlacedCard(Event, frozen=True):
    """A knight put a card in its place: hold, wear, stow or discard."""

    sound: ClassVar[str] = "place"

    knight: str
    card: str
    how: str


class Discarded(Event, frozen=True):
    """A card was discarded."""

    sound: ClassVar[str] = "lose"

    knight: str
    card: str


class Broke(Event, frozen=True):
    """A card broke."""

    sound: ClassVar[str] = "snap"

    knight: str
    card: str


class Repaired(Event, frozen=True):
    """A card was repaired."""

    sound: ClassVar[str] = "ratchet"

    knight: str
    card: str


class Arranged(Event, frozen=True):
    """A knight arranged the equipment."""

    sound: ClassVar[str] = "place"

    knight: str
    held: list[str]
    worn: list[str]


# City and camp


class Visited(Event, frozen=True):
    """A knight visited a shop."""

    knight: str
    shop: Shop


class Offered(Event, frozen=True):
    """The cards of a market were turned over."""

    sound: ClassVar[str] = "draw"

    knight: str
    cards: list[str]


class Bought(Event, frozen=True):
    """A knight bought a card."""

    sound: ClassVar[str] = "scale"

    knight: str
    card: str


class Exchanged(Event, frozen=True):
    """Two knights exchanged goods."""

    sound: ClassVar[str] = "scale"

    knight: str
    other: str
    given: list[str]
    got: list[str]


class Refused(Event, frozen=True):
    """A knight refused an exchange."""

    knight: str
    other: str
    given: list[str]
    got: list[str]


# Story


class ThreadBegan(Event, frozen=True):
    """A thread became the current one; time 0: it has no time marker."""

    sound: ClassVar[str] = "page"

    thread: str
    time: int
    title_en: str
    title_pl: str
    title_uk: str


class TimeMoved(Event, frozen=True):
    """The time marker moved."""

    sound: ClassVar[str] = "clock"

    time: int


class TimeExpired(Event, frozen=True):
    """The time of the thread has expired."""

    sound: ClassVar[str] = "rip"

    time: int


class Read(Event, frozen=True):
    """An entry is read aloud by the player on this seat."""

    sound: ClassVar[str] = "page"

    entry: str
    knight: str
    reader: int
    title_en: str
    title_pl: str
    title_uk: str
    text_en: str
    text_pl: str
    text_uk: str


class Chose(Event, frozen=True):
    """A knight chose what to do in an entry; choices are counted from 1."""

    sound: ClassVar[str] = "pen"

    entry: str
    knight: str
    choice: int
    label_en: str
    label_pl: str
    label_uk: str


class CameOfIt(Event, frozen=True):
    """What came of a choice in an entry, in the story's own words."""

    sound: ClassVar[str] = "page"

    entry: str
    knight: str
    text_en: str
    text_pl: str
    text_uk: str


class Voted(Event, frozen=True):
    """A knight voted; for what is only for its player."""

    hides: ClassVar[tuple[str, ...]] = ("choice",)
    sound: ClassVar[str] = "pen"

    knight: str
    choice: int | None = None


class Contest(Event, frozen=True):
    """Two knights tested a skill against each other."""

    knight: str
    other: str
    skill: Skill
    mine: int
    theirs: int


class TokenPlaced(Event, frozen=True):
    """Tokens of the story were put on a space."""

    sound: ClassVar[str] = "stamp"

    token: Token
    space: str
    count: int


class TokenRemoved(Event, frozen=True):
    """Tokens of the story left a space."""

    sound: ClassVar[str] = "lose"

    token: Token
    space: str
    count: int


class TokenClaimed(Event, frozen=True):
    """A knight took a token of the story."""

    sound: ClassVar[str] = "stamp"

    knight: str
    token: Token
    space: str


class VariableSet(Event, frozen=True):
    """A variable of the story changed."""

    variable: str
    value: int
    name_en: str
    name_pl: str
    name_uk: str


class OwnVariableSet(Event, frozen=True):
    """A variable that each knight has changed."""

    variable: str
    value: int
    knight: str
    name_en: str
    name_pl: str
    name_uk: str


class SpecialTaken(Event, frozen=True):
    """A knight got a special card."""

    sound: ClassVar[str] = "gain"

    knight: str
    card: str


class Placed(Event, frozen=True):
    """The story moved a knight."""

    sound: ClassVar[str] = "engine"

    knight: str
    space: str
