"""Nothing hidden leaves the server: unique markers, planted where a seat may not look, are in no byte sent to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import ClassVar

import pytest

from stolik.games.radlands.catalogue import FACE, ID, NOTHING
from stolik.games.radlands.state import DRAFT, Board
from stolik.kernel import registry
from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.game import Game, Reason, Said
from stolik.kernel.log import Happening
from stolik.kernel.question import LATER, Option, Question, Steps, Subject, Together
from stolik.kernel.state import State
from stolik.kernel.view import View
from stolik.table.live import Actor
from stolik.testkit.table import Page, Person, Table, running

# A game of nothing but secrets: every card is one of a kind.

CARDS = [f"canary{number:03d}x" for number in range(40)]
MARK = re.compile(r"canary\d\d\dx")


class Cage(State):
    __slots__ = ("deck", "hands", "phase", "shown", "turn")

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[], [], []]
        self.shown: list[int] = []
        self.phase = 0
        self.turn = 0

    def fields(self) -> tuple[str, ...]:
        return ("deck", "hands", "shown", "phase", "turn")


class Seen(View):
    hands: list[list[str | None]]
    shown: list[str]
    deck: int


class Ahead(View):
    """What would come of an option: the card that would lie open, or how many are left to draw."""

    card: str | None
    left: int


class Print(View):
    """What is printed: so many cards, none of them named."""

    cards: int


class Showed(Event, frozen=True):
    seat: int
    card: str


class Drew(Event, frozen=True):
    hides: ClassVar = ("card",)

    seat: int
    card: str | None = None


NO = Reason("", Said("why-not-offered"))


class Canaries(Game):
    """Three players keep secrets: first all put one of their cards aside, then they draw and show in turn."""

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        return Cage(dice)

    def beat(self, state: State) -> Steps:
        assert isinstance(state, Cage)
        if state.phase == 0:
            state.deck = list(range(len(CARDS)))
            state.shuffle(state.deck, "deck")
            for seat in range(3):
                for _ in range(4):
                    self._draw(state, seat)
            state.phase = 1
            return
        if state.phase == 1:
            together = Together([Question(seat, "aside", LATER) for seat in range(3)])
            yield together
            for seat in range(3):
                state.hands[seat].remove(CARDS.index(str(together.answer_of(seat)[1])))
            state.phase = 2
            return
        seat = state.turn
        choice = yield Question(seat, "act", LATER)
        if choice[0] == "draw":
            self._draw(state, seat)
        else:
            card = CARDS.index(str(choice[1]))
            state.hands[seat].remove(card)
            state.shown.append(card)
            state.reveal(Showed(seat, CARDS[card]))
        if not state.deck or len(state.shown) >= 8:
            state.finish((1, 2, 2), (1, 0, 0), "quiet")
        state.turn = (seat + 1) % 3

    def _draw(self, state: Cage, seat: int) -> None:
        card = state.deck.pop()
        state.hands[seat].append(card)
        state.reveal(Drew(seat, CARDS[card]), (seat,))

    def options(self, state: State, question: Question) -> list[Option]:
        assert isinstance(state, Cage)
        hand = [CARDS[card] for card in state.hands[question.seat]]
        if question.kind == "aside":
            return [("aside", card) for card in hand]
        return [("draw",), *(("show", card) for card in hand)]

    def view(self, state: State, seat: int | None) -> Seen:
        assert isinstance(state, Cage)
        hands: list[list[str | None]] = []
        for owner, hand in enumerate(state.hands):
            hands.append([CARDS[card] for card in hand] if owner == seat else [None] * len(hand))
        return Seen(hands, [CARDS[card] for card in state.shown], len(state.deck))

    def preview(self, state: State, question: Question | None, seat: int, about: Option) -> Ahead | None:
        assert isinstance(state, Cage)
        if about == ("draw",):
            return Ahead(None, len(state.deck))
        mine = [CARDS[card] for card in state.hands[seat]]
        return Ahead(str(about[1]), len(state.deck)) if len(about) == 2 and about[1] in mine else None

    def facts(self, options: Mapping[str, str]) -> Print:
        return Print(len(CARDS))

    def attempts(self, state: State, question: Question | None, seat: int) -> list[Option]:
        return [] if question is None else [*question.options, ("show", "nothing")]

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        assert isinstance(state, Cage)
        if subject is not None and len(attempt) == 2 and attempt[1] in [CARDS[card] for card in state.hands[seat]]:
            return None if attempt[0] == ("aside" if subject.kind == "aside" else "show") else NO
        return None if subject is not None and subject.kind == "act" and attempt == ("draw",) else NO


def open_and_hidden(each: Happening) -> tuple[str, str]:
    """What everybody reads of an event, and what only some do; told apart by its fields, not by what veils them."""
    event = each.event
    values = {name: getattr(event, name) for name in event.__struct_fields__}
    return (
        str([value for name, value in values.items() if name not in event.hides]),
        str([value for name, value in values.items() if name in event.hides]),
    )


CANARIES = Canaries("canaries", "canaries/1", (3, 3))


@pytest.fixture
def cage(tmp_path: Path) -> Iterator[Table]:
    registry.register(CANARIES)
    with running(tmp_path) as table:
        yield table
    registry._registered.pop("canaries")


class Ear:
    """Everything a person was ever sent, over HTTP too."""

    def __init__(self, person: Person, page: Page) -> None:
        self.person = person
        self.page = page
        self.heard: list[str] = []

    def ask(self, method: str, path: str) -> None:
        self.heard.append(self.person.http.request(method, path).text)

    def bytes(self) -> str:
        return "\n".join((*self.page.raw, *self.heard))


def curious(ear: Ear, match: str) -> None:
    """Ask for everything there is, and for what there is not."""
    for path in ("", "/replay", "/replay?seat=0", "/replay?seat=1", "/replay?seat=2", "/replay?seat=all", "/summary"):
        ear.ask("GET", f"/api/matches/{match}{path}")
    for path in ("/record", "/verify", "/rematch", "/continue"):
        ear.ask("GET" if path == "/record" else "POST", f"/api/matches/{match}{path}")
    for path in ("/api/lobby", "/api/games", "/healthz", "/metrics", "/api/me"):
        ear.ask("GET", path)
    for seat in range(3):
        ear.page.say({"type": "why", "seat": seat, "attempt": ["show", "nothing"]})
        ear.page.say({"type": "tries", "seat": seat})
        question = ear.page.frames.get(seat, {}).get("question")
        for about in [each["option"] for each in question["options"]] if question else [["draw"], ["play"]]:
            ear.page.say({"type": "preview", "seat": seat, "about": about})
        ear.page.say({"type": "answer", "seat": seat, "question": "1.0", "option": ["show", "nothing"]})
        ear.page.say({"type": "undo", "seat": seat})
    ear.page.send('{"type": "answer", "id": "x", "seat": 0, "question": "1.0", "option": [{}]}')


def test_unique_markers_reach_only_those_who_may_know_them(cage: Table) -> None:
    ola, jan, ira, eve = (cage.person(name) for name in ("Ola", "Jan", "Ira", "Eve"))
    match = ola.open("canaries", "me", "open", "open", public=True)
    assert [each.post("/api/join", {"match": match}).json()["seat"] for each in (jan, ira)] == [1, 2]
    people: dict[int | None, Person] = {0: ola, 1: jan, 2: ira, None: eve}
    ears = {seat: Ear(person, person.live(match)) for seat, person in people.items()}
    for seat, ear in ears.items():
        ear.page.wait_frame(1, seat)
    actor = cage.context.tables.actors[match]
    allowed: dict[int | None, set[str]] = {seat: set() for seat in ears}
    dice = Dice("cage")
    for turn in range(200):
        frame = actor.course.frame
        for seat, ear in ears.items():
            ear.page.wait_frame(frame, seat)
        if turn % 6 == 0 and not actor.course.match.over:
            for ear in ears.values():
                curious(ear, match)
                ear.ask("GET", f"/api/matches/{match}/facts")
        told = {seat: set(MARK.findall(ear.bytes())) for seat, ear in ears.items()}
        for seat in ears:  # only now: the server may be ahead of what was read, never behind
            allowed[seat] |= set(MARK.findall(str([open_and_hidden(each)[0] for each in actor.course.match.log])))
            if seat is not None:
                mine = [open_and_hidden(each)[1] for each in actor.course.match.log if seat in each.seen_by]
                allowed[seat] |= set(MARK.findall(str(mine)))
            assert told[seat] <= allowed[seat], f"seat {seat} learned too much"
        if actor.course.match.over:
            break
        asked = next(seat for seat in range(3) if ears[seat].page.frames[seat]["question"] is not None)
        ears[asked].page.play(dice, asked)
    assert actor.course.match.over
    assert all('"cards":40' in ear.bytes() for ear in ears.values())
    assert all(('"preview":{' in ear.bytes()) == (seat is not None) for seat, ear in ears.items())
    assert len(allowed[None]) == 8
    assert allowed[0] - allowed[None]
    assert not allowed[0] & allowed[1] - allowed[None]


# Radlands: a card id that has only ever been where a seat cannot look.

WORD = re.compile(r"[a-z0-9]+(?:[_-][a-z0-9]+)*")


class Witness:
    """What each reader of a match of Radlands could legitimately have seen so far."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.seen: dict[int | None, set[str]] = {0: set(), 1: set(), None: set()}
        self.read = 0

    def look(self) -> None:
        board = self.actor.course.match.state
        assert isinstance(board, Board)
        public = [*board.discard, *board.card, *board.queue, board.resolving, board.announced]
        public += [*board.known[0], *board.known[1]]
        news = self.actor.course.match.log[self.read :]
        self.read += len(news)
        for event in news:
            shown = names(open_and_hidden(event)[0])
            for reader in self.seen:
                self.seen[reader] |= shown
                if reader is not None and reader in event.seen_by:
                    self.seen[reader] |= names(open_and_hidden(event)[1])
        for reader, seen in self.seen.items():
            own = (
                []
                if reader is None
                else [*board.hands[reader], *(board.offers[reader] if board.phase == DRAFT else [])]
            )
            seen.update(ID[kind & FACE] for kind in (*public, *own) if kind != NOTHING)

    def secrets(self, reader: int | None) -> set[str]:
        return set(ID) - self.seen[reader] - {"punk", "raiders", "water_silo"}


def names(text: str) -> set[str]:
    """The card ids in a text, also as the words files spell them."""
    found: set[str] = set()
    for word in set(WORD.findall(text)):
        bare = word.replace("-", "_")
        for cut in (bare, bare.removeprefix("card_"), bare.removeprefix("card_").removesuffix("_text"),
                    bare.removeprefix("card_").removesuffix("_v2_text")):  # fmt: skip
            if cut in ID:
                found.add(cut)
    return found


@pytest.mark.parametrize("seed", ["first", "second"])
def test_hidden_cards_of_radlands_are_in_no_byte(tmp_path: Path, seed: str) -> None:
    with running(tmp_path) as table:
        ola, jan, eve = (table.person(name) for name in ("Ola", "Jan", "Eve"))
        match = ola.open(
            "radlands", "me", "open", public=True, options={"camp_set": "v2" if seed == "second" else "v1"}
        )
        assert jan.post("/api/join", {"match": match}).json()["seat"] == 1
        ears = {0: Ear(ola, ola.live(match)), 1: Ear(jan, jan.live(match)), None: Ear(eve, eve.live(match))}
        actor_frame = 1
        for seat, ear in ears.items():
            ear.page.wait_frame(1, seat)
        actor = table.context.tables.actors[match]
        secret_seed = actor.row.seed
        witness = Witness(actor)
        dice = Dice(seed)
        read: dict[int | None, int] = dict.fromkeys(ears, 0)
        for turn in range(2000):
            for seat, ear in ears.items():
                ear.page.wait_frame(actor_frame, seat)
            witness.look()
            if turn % 30 == 1 and not actor.course.match.over:  # afterwards everything may be known
                for ear in ears.values():
                    curious(ear, match)
                witness.read = 0  # they took back what they could
            told: dict[int | None, str] = {}
            for seat, ear in ears.items():
                fresh = ear.page.raw[read[seat] :]
                read[seat] += len(fresh)
                told[seat] = "\n".join((*fresh, *ear.heard))
                ear.heard.clear()
            witness.look()  # again: the server may be ahead of what was read, never behind
            for seat, news in told.items():
                leaked = names(news) & witness.secrets(seat)
                assert not leaked, f"seat {seat} was told of {leaked}"
                assert secret_seed not in news or actor.course.match.over
                others = [person.http.cookies["stolik_person"] for person in (ola, jan, eve)]
                assert not any(cookie.split(".")[0] in news for cookie in others)
            if actor.course.match.over:
                break
            asked = next(seat for seat in (0, 1) if ears[seat].page.frames[seat]["question"] is not None)
            ears[asked].page.play(dice, asked)
            actor_frame = actor.course.frame
        assert actor.course.match.over
        assert turn > 10
