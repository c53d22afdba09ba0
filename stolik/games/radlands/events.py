"""What happens in a match, for the log. Columns are counted from 1, rows from the camp row (0)."""

from __future__ import annotations

from typing import ClassVar

from stolik.kernel.event import Event

# Setup


class DealtCamps(Event, frozen=True):
    """A seat was dealt the camps it may choose from."""

    hides: ClassVar = ("cards",)
    sound: ClassVar = "draw"

    seat: int
    cards: tuple[str, ...] | None = None


class LaidCamps(Event, frozen=True):
    """A seat's camps were laid out, from the first column to the third."""

    sound: ClassVar = "place"

    seat: int
    cards: tuple[str, ...]


class Starts(Event, frozen=True):
    """This seat has the first turn."""

    seat: int


# The turn


class TurnBegan(Event, frozen=True):
    """A seat's turn began."""

    sound: ClassVar = "turn"

    seat: int
    turn: int


class Replenished(Event, frozen=True):
    """A seat got its water for the turn."""

    sound: ClassVar = "gain"

    seat: int
    water: int


class TurnEnded(Event, frozen=True):
    """A seat's turn ended."""

    seat: int


class TookSilo(Event, frozen=True):
    """A seat took its Water Silo to its hand."""

    sound: ClassVar = "draw"

    seat: int


class GainedWater(Event, frozen=True):
    """A seat got a water."""

    sound: ClassVar = "gain"

    seat: int


# Cards in hand and the piles


class Drew(Event, frozen=True):
    """A seat drew a card."""

    hides: ClassVar = ("card",)
    sound: ClassVar = "draw"

    seat: int
    card: str | None = None


class Announced(Event, frozen=True):
    """A seat plays a person for whom it must first make room."""

    seat: int
    card: str


class PlayedEvent(Event, frozen=True):
    """A seat played an event from its hand."""

    sound: ClassVar = "play"

    seat: int
    card: str
    cost: int


class Junked(Event, frozen=True):
    """A seat discarded a card for its junk effect."""

    sound: ClassVar = "play"

    seat: int
    card: str


class Discarded(Event, frozen=True):
    """A seat discarded a card from its hand."""

    sound: ClassVar = "lose"

    seat: int
    card: str


class DiscardedFromDeck(Event, frozen=True):
    """A seat discarded the top card of the deck."""

    sound: ClassVar = "flip"

    seat: int
    card: str


class Reshuffled(Event, frozen=True):
    """The deck ran out and this many cards of the discard pile became the second one."""

    sound: ClassVar = "shuffle"

    cards: int


# The event queue


class Queued(Event, frozen=True):
    """An event was put on a space of its owner's queue."""

    sound: ClassVar = "place"

    seat: int
    card: str
    space: int


class Advanced(Event, frozen=True):
    """An event advanced to this space."""

    sound: ClassVar = "move"

    seat: int
    card: str
    space: int


class MovedBack(Event, frozen=True):
    """An event was moved back to this space."""

    sound: ClassVar = "move"

    seat: int
    card: str
    space: int


class Resolved(Event, frozen=True):
    """An event began to be resolved."""

    sound: ClassVar = "flip"

    seat: int
    card: str


# Cards in play


class OnSlot(Event, frozen=True):
    """Something happened to the card on a slot; every such event has these fields first."""

    card: str
    owner: int
    column: int
    row: int


class Played(OnSlot, frozen=True):
    """A person entered play from its owner's hand."""

    sound: ClassVar = "play"

    cost: int


class GainedPunk(OnSlot, frozen=True):
    """A punk entered play."""

    sound: ClassVar = "place"


class Used(OnSlot, frozen=True):
    """An ability was used: its number on the card, and what it does."""

    sound: ClassVar = "coin"

    ability: int
    does: str


class Damaged(OnSlot, frozen=True):
    """A card was damaged."""

    sound: ClassVar = "hit"


class Destroyed(OnSlot, frozen=True):
    """A card was destroyed."""

    sound: ClassVar = "destroy"


class Restored(OnSlot, frozen=True):
    """A card was restored."""

    sound: ClassVar = "heal"


class Returned(OnSlot, frozen=True):
    """A person went back to its owner's hand; a punk's face is for that owner."""

    hides: ClassVar = ("face",)
    sound: ClassVar = "draw"

    face: str | None = None


class Flipped(OnSlot, frozen=True):
    """A punk was turned faceup."""

    sound: ClassVar = "flip"


class TurnedBack(OnSlot, frozen=True):
    """A destroyed camp was turned back."""

    sound: ClassVar = "heal"


class JuggernautMoved(Event, frozen=True):
    """The Juggernaut moved to this row; on row 0 it has returned."""

    sound: ClassVar = "move"

    seat: int
    column: int
    row: int


class Shifted(Event, frozen=True):
    """A person was moved to this column, or to the other place in it."""

    sound: ClassVar = "move"

    owner: int
    column: int


class Rearranged(Event, frozen=True):
    """A seat's people were rearranged."""

    sound: ClassVar = "move"

    seat: int
