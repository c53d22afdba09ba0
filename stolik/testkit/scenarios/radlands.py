"""Positions of Radlands written as in the worked examples of the rules.

    s = Scenario()
    s.column(0, 1, "railgun | sniper | -")
    s.column(1, 1, "reactor | scout(d) | vigilante")
    s.use("sniper")
    s.hit("scout")
    assert s.show(1, 1) == "reactor | vigilante | -"
    s.assert_nothing_pending()

Seat 0 is active, in the Actions phase of a turn that is not the first. What is not mentioned is as in the examples:
water 3, empty hands and queues, Raiders and Water Silo in the play areas, an empty discard pile, a deck of 30 unknown
cards that has not run out, and the camps of `CAMPS`.

A column is written from the camp outwards. Marks: (d) damaged, (n) undamaged but not ready, (x) destroyed camp.
`punk[scout]` is a punk whose hidden card is a Scout, `punk` one with any card. `-` or `–` is an empty place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from stolik.games.radlands.catalogue import (
    COPIES,
    DRAW_DECK,
    FACE,
    FIRST_CAMP,
    ID,
    KIND,
    NEW_DECK,
    NOTHING,
    PUNK,
    RAIDERS,
    WATER_SILO,
    camp_deck,
    camp_kind,
)
from stolik.games.radlands.game import GAME
from stolik.games.radlands.options import row_of
from stolik.games.radlands.rules.abilities import is_ready
from stolik.games.radlands.rules.columns import put
from stolik.games.radlands.rules.turn import WATER
from stolik.games.radlands.state import ACTIONS, DAMAGED, DESTROYED, EVENTS, SLOTS, Board
from stolik.games.radlands.view import BoardView, InPlay, Side, view
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question
from stolik.kernel.state import State
from stolik.testkit.scenario import Scenario as Base

CAMPS: Final = (("railgun", "garage", "supply_depot"), ("reactor", "cannon", "victory_totem"))
"""The camps of columns that a scenario does not mention."""
DECK: Final = 30
EMPTY: Final = ("-", "–", "")
CELL: Final = re.compile(r"^(?P<id>[a-z_]+)(?:\[(?P<face>[a-z_]+)\])?(?:\((?P<mark>[dnx])\))?$")


_Fits = Callable[[Option], bool]
_Place = tuple[int, int, int]


class BadPosition(ValueError):
    """A scenario that cannot be set up as written."""


class Scenario(Base):
    """One position; see the module."""

    def __init__(self, edition: str = "ua", camp_set: str = "v1") -> None:
        super().__init__(GAME, 2, {"edition": edition, "camp_set": camp_set})
        self._columns: list[tuple[str, int]] = [(CAMPS[n // 3][n % 3], 0) for n in range(6)]
        self._hands: list[tuple[str | int, ...]] = [(), ()]
        self._seen: list[tuple[str, ...]] = [(), ()]
        self._water: list[int | None] = [None, None]
        self._queues: list[tuple[str | None, ...]] = [(), ()]
        self._top: tuple[str, ...] = ()
        self._deck: int | None = None
        self._discard: tuple[str | int, ...] = ()
        self._fresh = 0
        self._ran_out = False
        self._active = 0
        self._turn = 3
        self._phase = ACTIONS
        self._is_loose = False
        self._earlier: dict[str, int | list[int] | bool] = {}

    # Setting up

    def column(self, seat: int, column: int, cards: str, moves: int = 0) -> None:
        """A whole column (1 to 3), from the camp outwards. With a Juggernaut that has moved: from the back."""
        self.change()
        self._columns[seat * 3 + column - 1] = (cards, moves)

    def hand(self, seat: int, *cards: str | int, seen: Sequence[str] = ()) -> None:
        """A hand, the Water Silo by its id, a number for this many unknown cards. `seen`: which of it everybody saw."""
        self.change()
        self._hands[seat] = cards
        self._seen[seat] = tuple(seen)

    def water(self, seat: int, amount: int) -> None:
        """A player's water; without it the active player has 3 and the other none."""
        self.change()
        self._water[seat] = amount

    def queue(self, seat: int, *events: str | None) -> None:
        """A player's event queue, spaces 1 to 3; None or "-" is an empty space."""
        self.change()
        if len(events) > 3:
            raise BadPosition(f"a queue has 3 spaces, not {len(events)}")
        self._queues[seat] = events

    def deck_top(self, *cards: str) -> None:
        """The topmost cards of the deck; the first named is the top."""
        self.change()
        self._top = cards

    def deck(self, size: int) -> None:
        """The number of cards in the deck, those of `deck_top` among them."""
        self.change()
        self._deck = size

    def discard(self, *cards: str | int, fresh: int = 0) -> None:
        """The discard pile from the bottom, a number for this many unknown cards; the last `fresh` are of this turn."""
        self.change()
        self._discard = cards
        self._fresh = fresh

    def ran_out(self) -> None:
        """The deck has run out once: it is the second one, shuffled from the discard pile just before."""
        self.change()
        self._ran_out = True

    def turn_begins(self, seat: int = 0) -> None:
        """The position is that before the Events phase of a seat's turn: nobody has water."""
        self.change()
        self._active = seat
        self._turn = 3 + seat
        self._phase = EVENTS

    def active(self, seat: int) -> None:
        """Which seat is in its Actions phase."""
        self.change()
        self._active = seat
        self._turn = 3 + seat

    def turn(self, number: int) -> None:
        """The number of the turn; 1 is the first of the game."""
        self.change()
        self._turn = number

    def earlier(
        self,
        put_in_play: Sequence[int] = (0, 0),
        raiders_resolved: Sequence[int] = (0, 0),
        exposed: Sequence[int] = (0, 0),
        events_resolved: int = 0,
        events_played: int = 0,
        uses_this_turn: int = 0,
        only_ability: bool = False,
    ) -> None:
        """What happened earlier this turn; sequences have one entry per seat."""
        self.change()
        self._earlier = {
            "put_in_play": list(put_in_play),
            "raiders_resolved": list(raiders_resolved),
            "exposed": list(exposed),
            "events_resolved": events_resolved,
            "events_played": events_played,
            "uses_this_turn": uses_this_turn,
            "only_ability": only_ability,
        }

    def reshuffle(self, *cards: str) -> None:
        """The order of the next shuffle of the deck, all its cards; the first named will be the top."""
        self.script("deck", [_card_kind(name) for name in reversed(cards)])

    def loose(self) -> None:
        """Allow more copies of a card than the game has."""
        self.change()
        self._is_loose = True

    # What becomes of it

    def position(self) -> State:
        """The board as described; what is unknown is chosen, always the same, from the cards that are left."""
        t = Board(self.dice)
        t.lay_empty(self.setup["edition"] == "ua", self.setup["camp_set"], first_game=False)
        t.phase = self._phase
        t.active = self._active
        t.turn = self._turn
        spare = _Spare(self.setup["camp_set"], self._is_loose)
        self._lay_columns(t, spare)
        self._lay_queues(t, spare)
        self._deal(t, spare)
        for seat in (0, 1):
            amount = self._water[seat]
            if amount is None:
                amount = WATER if seat == self._active and self._phase == ACTIONS else 0
            t.water[seat] = amount
        for name, value in self._earlier.items():
            setattr(t, name, value)
        if self._ran_out:
            _second_deck(t)
        t.box = tuple(sorted([*spare.camps, *spare.cards]))
        if not self._is_loose:
            wrong = self.game.problems(t)
            if wrong:
                raise BadPosition(f"{'; '.join(wrong)}. If that is meant, call loose().")
        return t

    def _lay_columns(self, t: Board, spare: _Spare) -> None:
        for number, (cards, moves) in enumerate(self._columns):
            cells = [cell.strip() for cell in cards.split("|")]
            if len(cells) > 3:
                raise BadPosition(f"a column has 3 places: {cards!r}")
            cells += [""] * (3 - len(cells))
            t.camp_row[number] = moves
            for row, cell in enumerate(cells):
                if cell not in EMPTY:
                    _lay(t, number * 3 + row, cell, row == moves, spare)
                elif row == moves:
                    raise BadPosition(f"there is no camp on row {row}: {cards!r}")
            rows = [row for row in range(3) if row != moves]
            if moves != 1 and cells[rows[0]] in EMPTY and cells[rows[1]] not in EMPTY:
                raise BadPosition(f"the place next to the camp is empty, so nobody can stand in front: {cards!r}")

    def _lay_queues(self, t: Board, spare: _Spare) -> None:
        for seat, events in enumerate(self._queues):
            for space, name in enumerate(events):
                if name is None or name in EMPTY:
                    continue
                if name == "raiders":
                    t.raiders_home[seat] = 0
                    t.queue[seat * 3 + space] = RAIDERS
                else:
                    t.queue[seat * 3 + space] = spare.take(_card_kind(name))
                    if t.queue[seat * 3 + space] < PUNK:
                        raise BadPosition(f"{name} is not an event")

    def _deal(self, t: Board, spare: _Spare) -> None:
        named: list[list[int]] = []
        for cards in (self._discard, *self._hands, self._top):
            kinds = [_card_kind(card) for card in cards if isinstance(card, str) and card != "water_silo"]
            named.append([spare.take(kind) for kind in kinds])
        t.discard, t.hands[0], t.hands[1], top = named
        # From here on what is unknown: nothing that is named may be taken for it.
        for slot in range(SLOTS):
            if t.card[slot] == PUNK and t.under[slot] == NOTHING:
                t.under[slot] = spare.any()
        # Unknown discarded cards lie below the named ones, as older cards do.
        t.discard[:0] = [spare.any() for _ in range(_unknown(self._discard))]
        t.fresh = self._fresh
        for seat in (0, 1):
            t.hands[seat] += [spare.any() for _ in range(_unknown(self._hands[seat]))]
            t.known[seat] = tuple([_card_kind(name) for name in self._seen[seat]])
            t.silo_in_hand[seat] = 1 if "water_silo" in self._hands[seat] else 0
        size = max(DECK, len(top)) if self._deck is None else self._deck
        if size < max(1, len(top)):
            raise BadPosition(f"a deck of {size} cards cannot have {len(top)} on top, nor be empty")
        t.deck = [spare.any() for _ in range(size - len(top))] + top[::-1]

    def is_at_rest(self, question: Question) -> bool:
        """The active player is asked for the next action."""
        return question.kind == "act"

    # Answers

    def use(self, name: str, number: int = 1, column: int | None = None, row: int | None = None) -> None:
        """Use the n-th ability of a card of the seat (3: what Argo Yesky grants); column and row if unclear."""
        self._choose(("use", name), lambda o: o[4] == number and column in (None, o[2]) and row in (None, o[3]))

    def play(self, name: str, column: int | None = None, where: str = "front") -> None:
        """Play an event, or a person into a column (1 to 3), "front" or "behind"."""
        self.answer(self.question.seat, ("play", name) if column is None else ("play", name, column, where))

    def junk(self, name: str) -> None:
        """Junk a card."""
        self.answer(self.question.seat, ("junk", name))

    def draw(self) -> None:
        """Take the action Draw Card."""
        self.answer(self.question.seat, ("draw",))

    def take_silo(self) -> None:
        """Take the Water Silo."""
        self.answer(self.question.seat, ("take_silo",))

    def end_turn(self) -> None:
        """End the turn."""
        self.answer(self.question.seat, ("end_turn",))

    def hit(self, name: str, column: int | None = None, seat: int | None = None, row: int | None = None) -> None:
        """Answer the open question with the card of this id; column, seat and row where that is unclear."""

        def fits(option: Option) -> bool:
            if self._name(option) != name:
                return False
            place = _place(option)
            if place is None:
                return column is None and seat is None and row is None
            return seat in (None, place[0]) and column in (None, place[1]) and row in (None, place[2])

        self._choose((), fits)

    def _choose(self, start: Option, fits: _Fits) -> None:
        question = self.question
        found = [option for option in question.options if option[: len(start)] == start and fits(option)]
        if len(found) != 1:
            what = "is not offered" if not found else f"is ambiguous: {found}"
            raise AssertionError(f"{' '.join(map(str, start)) or 'that'} {what}; {question!r}")
        self.answer(question.seat, found[0])

    # What there is to see

    @property
    def board(self) -> Board:
        """The whole state."""
        state = self.match.state
        assert isinstance(state, Board)
        return state

    def targets(self) -> list[str]:
        """The ids of the cards that the open question offers, in its order."""
        names = [self._name(option) for option in self.question.options]
        return [name for name in names if name is not None]

    def slots(self) -> list[_Place]:
        """The places (seat, column, row) that the open question offers, in its order."""
        places = [_place(option) for option in self.question.options]
        return [place for place in places if place is not None]

    def _name(self, option: Option) -> str | None:
        place = _place(option)
        if place is not None:
            kind = self.board.card[_slot(place)]
            return None if kind == NOTHING else ID[kind]
        if option[0] == "advance":
            seat, space = option[1], option[2]
            assert isinstance(seat, int) and isinstance(space, int)
            return ID[self.board.queue[seat * 3 + space - 1]]
        return option[1] if len(option) > 1 and isinstance(option[1], str) and option[1] in KIND else None

    def show(self, seat: int, column: int) -> str:
        """A column in the notation of the module; a camp alone stands alone, and a punk keeps its face hidden."""
        number = seat * 3 + column - 1
        cells = [self._cell(slot) for slot in range(number * 3, number * 3 + 3)]
        is_alone = self.board.camp_row[number] == 0 and cells[1:] == ["-", "-"]
        return cells[0] if is_alone else " | ".join(cells)

    def _cell(self, slot: int) -> str:
        t = self.board
        if t.card[slot] == NOTHING:
            return "-"
        if t.harm[slot]:
            return ID[t.card[slot]] + ("(x)" if t.harm[slot] == DESTROYED else "(d)")
        return ID[t.card[slot]] + ("" if t.ready[slot] else "(n)")

    def ready(self, seat: int, column: int, row: int = 0) -> bool:
        """Whether the card on a place is ready."""
        return is_ready(self.board, _slot((seat, column, row)))

    def face(self, seat: int, column: int, row: int) -> str:
        """The hidden card of a punk."""
        return ID[self.board.under[_slot((seat, column, row))] & FACE]

    def hand_of(self, seat: int) -> list[str]:
        """The ids of a hand, sorted, the Water Silo among them."""
        silo = ["water_silo"] if self.board.silo_in_hand[seat] else []
        return sorted([ID[kind] for kind in self.board.hands[seat]] + silo)

    def water_of(self, seat: int) -> int:
        """A player's water."""
        return self.board.water[seat]

    def queue_of(self, seat: int) -> tuple[str | None, str | None, str | None]:
        """A player's queue, spaces 1 to 3."""
        first, second, third = (
            None if kind == NOTHING else ID[kind] for kind in self.board.queue[seat * 3 : seat * 3 + 3]
        )
        return first, second, third

    def discard_pile(self) -> list[str]:
        """The ids of the discard pile, from the bottom."""
        return [ID[kind] for kind in self.board.discard]

    def deck_size(self) -> int:
        """The number of cards in the deck."""
        return len(self.board.deck)

    def deck_ids(self) -> list[str]:
        """The ids of the deck, from the top."""
        return [ID[kind & FACE] for kind in reversed(self.board.deck)]


def seen(match: Match, seat: int | None) -> BoardView:
    """The table as a seat (None: a spectator) sees it."""
    assert isinstance(match.state, Board)
    return view(match.state, seat)


def camp_row(side: Side) -> list[InPlay]:
    """The cards on the camp row of a side, as somebody sees it."""
    return [card for card, *_ in side.columns if card is not None]


def as_text(shown: object) -> str:
    """Views and lines of the log as a browser would get them, to search for what must not be in them."""
    return msgspec.json.encode(shown).decode()


class _Spare:
    """The cards of the game that have no place yet."""

    def __init__(self, camp_set: str, is_loose: bool) -> None:
        self.camp_set = camp_set
        self.is_loose = is_loose
        self.camps = camp_deck(camp_set)
        self.cards = DRAW_DECK.copy()
        Dice("unknown cards").shuffle(self.cards, "spare")

    def camp(self, name: str) -> int:
        """Take a camp."""
        kind = camp_kind(name, self.camp_set)
        if kind in self.camps:
            self.camps.remove(kind)
        elif not self.is_loose:
            raise BadPosition(
                f"there is only one {name}, and it has its place: mention the other column too, or call loose()"
            )
        return kind

    def take(self, kind: int) -> int:
        """Take a card of the draw deck."""
        if kind in self.cards:
            self.cards.remove(kind)
        elif not self.is_loose:
            raise BadPosition(f"the position has more than {COPIES[kind]} of {ID[kind]}: call loose() if that is meant")
        return kind

    def any(self) -> int:
        """Take any card that is left, always the same one."""
        if not self.cards:
            raise BadPosition(f"a position cannot have more than the {len(DRAW_DECK)} cards of the game")
        return self.cards.pop()


def _lay(t: Board, slot: int, cell: str, is_camp: bool, spare: _Spare) -> None:
    match = CELL.match(cell)
    if match is None:
        raise BadPosition(f"not a card with its mark: {cell!r}")
    name, face, mark = match["id"], match["face"], match["mark"]
    if name not in KIND:
        raise BadPosition(f"there is no card {name!r}")
    if (KIND[name] >= FIRST_CAMP) != is_camp:
        raise BadPosition(
            f"{name} cannot stand on row {row_of(slot)}: the camp comes first (see `moves` for a Juggernaut)"
        )
    if name == "punk":
        put(t, slot, PUNK, NOTHING if face is None else spare.take(_card_kind(face)))
    elif is_camp:
        put(t, slot, spare.camp(name))
    else:
        put(t, slot, spare.take(_card_kind(name)))
    if face is not None and name != "punk":
        raise BadPosition(f"only a punk has a hidden card: {cell!r}")
    if mark == "n":
        t.ready[slot] = 0
    elif mark == "d":
        t.harm[slot] = DAMAGED
    elif mark == "x":
        t.harm[slot] = DESTROYED
    if (mark == "x" and not is_camp) or (mark == "d" and name == "punk"):
        raise BadPosition(f"impossible mark: {cell!r}")


def _second_deck(t: Board) -> None:
    """The deck ran out just before: all its cards were in the discard pile, and what is hidden elsewhere was not."""
    t.ran_out = True
    t.new_deck = tuple(sorted(t.deck))
    t.deck = [kind + NEW_DECK for kind in t.deck]
    punks = [face for face in t.under if face != NOTHING]
    for seat in (0, 1):
        hand = t.hands[1 - seat].copy()
        for kind in t.known[1 - seat]:
            hand.remove(kind)
        t.old_hidden[seat] = tuple(sorted(hand + punks))


def _card_kind(name: str) -> int:
    """The kind of a card of the draw deck."""
    kind = KIND.get(name, NOTHING)
    if kind == NOTHING or kind in (PUNK, RAIDERS, WATER_SILO) or kind >= FIRST_CAMP:
        raise BadPosition(f"{name!r} is not a card of the draw deck")
    return kind


def _unknown(cards: Sequence[str | int]) -> int:
    return sum(card for card in cards if isinstance(card, int))


def _place(option: Option) -> _Place | None:
    """The place that an option names: (verb, seat, column, row, …) or ("use", card, column, row, number)."""
    if len(option) < 4:
        return None
    _, seat, column, row = option[:4]
    if isinstance(seat, int) and isinstance(column, int) and isinstance(row, int):
        return seat, column, row
    return None


def _slot(place: _Place) -> int:
    return place[0] * 9 + place[1] * 3 - 3 + place[2]
