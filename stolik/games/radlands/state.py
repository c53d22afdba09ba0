"""The whole state of a match of Radlands, as plain data.

The table has 18 slots: nine per seat, three per column. Row 0 is the camp row, row 1 the place next to it, row 2 the
front. A Juggernaut that has moved stands on row 1 or 2 of its column (`camp_row`), and people use the other rows.
"""

from typing import Final

from stolik.games.radlands.catalogue import NOTHING
from stolik.kernel.state import Fixed, Pair, State

UNHARMED: Final = 0
DAMAGED: Final = 1
DESTROYED: Final = 2

SETUP: Final = 0
DRAFT: Final = 1
EVENTS: Final = 2
ACTIONS: Final = 3

SLOTS: Final = 18
SPECTATOR: Final = 2
"""A spectator's place in `old_hidden`."""


class Board(State):
    """See the module. Lists of two have one entry per seat, lists of eighteen one per slot, lists of six one per column
    or, in `queue`, per space (seat × 3 + space - 1)."""

    __slots__ = (
        "active",
        "announced",
        "box",
        "camp_deck",
        "camp_row",
        "camp_set",
        "card",
        "deck",
        "discard",
        "events_played",
        "events_resolved",
        "exposed",
        "first_game",
        "fresh",
        "hands",
        "harm",
        "is_ua",
        "known",
        "new_deck",
        "next_stamp",
        "offers",
        "old_hidden",
        "only_ability",
        "phase",
        "put_in_play",
        "queue",
        "raiders_home",
        "raiders_resolved",
        "ran_out",
        "ready",
        "resolving",
        "silo_in_hand",
        "stamp",
        "turn",
        "under",
        "uses",
        "uses_this_turn",
        "water",
    )

    is_ua: bool
    camp_set: str
    first_game: bool
    phase: int
    turn: int
    active: int
    # Camps before they are chosen: the deck, each seat's offer; afterwards those that left the game.
    camp_deck: list[int]
    offers: Pair
    box: Fixed
    # Decks and hands; the top card is the last. `fresh` cards of the discard pile were discarded this turn.
    deck: list[int]
    discard: list[int]
    fresh: int
    ran_out: bool
    hands: Pair
    # Hand cards that everybody saw going there.
    known: list[Fixed]
    # What each seat and a spectator could not see when the deck ran out, and what the second deck was made of.
    old_hidden: list[Fixed]
    new_deck: Fixed
    water: list[int]
    silo_in_hand: list[int]
    # What lies on the 18 slots; `under` is the face of a punk, `stamp` tells cards in play apart.
    card: list[int]
    under: list[int]
    harm: list[int]
    ready: list[int]
    uses: list[int]
    stamp: list[int]
    next_stamp: int
    camp_row: list[int]
    queue: list[int]
    raiders_home: list[int]
    # Between places: an event that is being resolved, a person announced while room is made for it.
    resolving: int
    announced: int
    # The turn's memory.
    put_in_play: list[int]
    raiders_resolved: list[int]
    exposed: list[int]
    events_resolved: int
    events_played: int
    uses_this_turn: int
    only_ability: bool

    def lay_empty(self, is_ua: bool, camp_set: str, first_game: bool) -> None:
        """The empty table before setup."""
        self.is_ua = is_ua
        self.camp_set = camp_set
        self.first_game = first_game
        self.phase = SETUP
        self.turn = 0
        self.active = 0
        self.camp_deck = []
        self.offers = [[], []]
        self.box = ()
        self.deck = []
        self.discard = []
        self.fresh = 0
        self.ran_out = False
        self.hands = [[], []]
        self.known = [(), ()]
        self.old_hidden = [(), (), ()]
        self.new_deck = ()
        self.water = [0, 0]
        self.silo_in_hand = [0, 0]
        self.card = [NOTHING] * SLOTS
        self.under = [NOTHING] * SLOTS
        self.harm = [UNHARMED] * SLOTS
        self.ready = [1] * SLOTS
        self.uses = [0] * SLOTS
        self.stamp = [0] * SLOTS
        self.next_stamp = 1
        self.camp_row = [0] * 6
        self.queue = [NOTHING] * 6
        self.raiders_home = [1, 1]
        self.resolving = NOTHING
        self.announced = NOTHING
        self.put_in_play = [0, 0]
        self.raiders_resolved = [0, 0]
        self.exposed = [0, 0]
        self.events_resolved = 0
        self.events_played = 0
        self.uses_this_turn = 0
        self.only_ability = False

    def copy(self) -> "Board":
        """An independent twin without a log."""
        twin = Board(self.dice.copy())
        twin.is_ua = self.is_ua
        twin.camp_set = self.camp_set
        twin.first_game = self.first_game
        twin.phase = self.phase
        twin.turn = self.turn
        twin.active = self.active
        twin.camp_deck = self.camp_deck.copy()
        twin.offers = [self.offers[0].copy(), self.offers[1].copy()]
        twin.box = self.box
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.fresh = self.fresh
        twin.ran_out = self.ran_out
        twin.hands = [self.hands[0].copy(), self.hands[1].copy()]
        twin.known = self.known.copy()
        twin.old_hidden = self.old_hidden.copy()
        twin.new_deck = self.new_deck
        twin.water = self.water.copy()
        twin.silo_in_hand = self.silo_in_hand.copy()
        twin.card = self.card.copy()
        twin.under = self.under.copy()
        twin.harm = self.harm.copy()
        twin.ready = self.ready.copy()
        twin.uses = self.uses.copy()
        twin.stamp = self.stamp.copy()
        twin.next_stamp = self.next_stamp
        twin.camp_row = self.camp_row.copy()
        twin.queue = self.queue.copy()
        twin.raiders_home = self.raiders_home.copy()
        twin.resolving = self.resolving
        twin.announced = self.announced
        twin.put_in_play = self.put_in_play.copy()
        twin.raiders_resolved = self.raiders_resolved.copy()
        twin.exposed = self.exposed.copy()
        twin.events_resolved = self.events_resolved
        twin.events_played = self.events_played
        twin.uses_this_turn = self.uses_this_turn
        twin.only_ability = self.only_ability
        return twin
