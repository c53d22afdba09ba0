"""The conformance suite passes a sound game and names each fault of an unsound one."""

from collections.abc import Mapping
from itertools import count
from typing import ClassVar

import pytest

from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.game import Game, Position, Reason, Said
from stolik.kernel.question import LATER, Option, Question, Steps, Subject, Together
from stolik.kernel.setups import every_setup
from stolik.kernel.state import Result, State
from stolik.kernel.view import View
from stolik.testkit.conformance import conformance

CARDS = 12
HAND = 4


class Table(State):
    """Two hands, a deck, a card each that is buried in secret, and what was played."""

    __slots__ = ("active", "buried", "deck", "hands", "phase", "played")

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.phase = 0
        self.active = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[], []]
        self.buried: list[int] = [-1, -1]
        self.played: list[list[int]] = [[], []]

    def fields(self) -> tuple[str, ...]:
        return ("phase", "active", "deck", "hands", "buried", "played")

    def copy(self) -> "Table":
        twin = type(self)(self.dice.copy())
        twin.phase = self.phase
        twin.active = self.active
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.buried = self.buried.copy()
        twin.played = [pile.copy() for pile in self.played]
        return twin


class Seen(View):
    """The cards of the own hand, the number of those of the other one, and what lies open."""

    deck: int
    hands: list[list[int] | int]
    played: list[list[int]]
    buried: int | None


class Buried(Event, frozen=True):
    pass


class Played(Event, frozen=True):
    seat: int
    card: int


class Drew(Event, frozen=True):
    hides: ClassVar = ("card",)

    seat: int
    card: int | None = None


class DrewOpenly(Event, frozen=True):
    hides: ClassVar = ("card",)

    seat: int
    top: int
    card: int | None = None


def table(state: State) -> Table:
    assert isinstance(state, Table)
    return state


class Bury(Game):
    """Each player buries a card, then both play or draw in turn; the higher total wins."""

    def __init__(self) -> None:
        super().__init__(type(self).__name__.lower(), f"{type(self).__name__.lower()}/1", (2, 2))

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        return Table(dice)

    def beat(self, state: State) -> Steps:
        t = table(state)
        return (self.deal, self.bury, self.one_turn)[t.phase](t)

    def deal(self, t: Table) -> Steps:
        t.deck = list(range(CARDS))
        t.shuffle(t.deck, "deck")
        for seat in (0, 1):
            for _ in range(HAND):
                self.draw(t, seat)
        t.phase = 1
        return
        yield

    def bury(self, t: Table) -> Steps:
        together = Together([Question(seat, "bury", LATER) for seat in (0, 1)])
        yield together
        for seat in (0, 1):
            t.buried[seat] = int(together.answer_of(seat)[1])
            t.hands[seat].remove(t.buried[seat])
        t.tell(Buried())
        t.phase = 2

    def one_turn(self, t: Table) -> Steps:
        seat = t.active
        if not t.hands[seat]:
            totals = [sum(pile) for pile in t.played]
            t.finish([1 if total == max(totals) else 2 for total in totals], totals, "played")
        choice = yield self.ask(t, seat)
        self.act(t, seat, choice)
        t.active = 1 - seat

    def ask(self, t: Table, seat: int) -> Question:
        return Question(seat, "turn", LATER)

    def act(self, t: Table, seat: int, choice: Option) -> None:
        if choice[0] == "draw":
            self.draw(t, seat)
        else:
            card = int(choice[1])
            t.hands[seat].remove(card)
            t.played[seat].append(card)
            t.tell(Played(seat, card))

    def draw(self, t: Table, seat: int) -> None:
        card = t.deck.pop()
        t.hands[seat].append(card)
        t.reveal(Drew(seat, card), (seat,))

    def options(self, state: State, question: Question) -> list[Option]:
        t = table(state)
        verb = "bury" if t.phase == 1 else "play"
        options: list[Option] = [(verb, card) for card in sorted(t.hands[question.seat])]
        if t.phase == 2 and t.deck:
            options.append(("draw",))
        return options

    def view(self, state: State, seat: int | None) -> Seen:
        t = table(state)
        hands: list[list[int] | int] = [sorted(hand) if n == seat else len(hand) for n, hand in enumerate(t.hands)]
        buried = t.buried[seat] if seat is not None else None
        return Seen(len(t.deck), hands, [list(pile) for pile in t.played], buried)

    def redeal(self, state: State, seat: int | None, dice: Dice) -> None:
        t = table(state)
        others = [n for n in (0, 1) if n != seat]
        hidden = [*t.deck, *(card for n in others for card in t.hands[n])]
        hidden += [t.buried[n] for n in others if t.buried[n] >= 0]
        dice.shuffle(hidden, "redeal")
        for n in others:
            t.hands[n] = [hidden.pop() for _ in t.hands[n]]
            if t.buried[n] >= 0:
                t.buried[n] = hidden.pop()
        t.deck = hidden

    def problems(self, state: State) -> list[str]:
        t = table(state)
        cards = [*t.deck, *t.hands[0], *t.hands[1], *t.played[0], *t.played[1], *(n for n in t.buried if n >= 0)]
        return [] if t.phase == 0 or sorted(cards) == list(range(CARDS)) else [f"cards: {sorted(cards)}"]

    def attempts(self, state: State, question: Question | None, seat: int) -> list[Option]:
        verb = "bury" if table(state).phase == 1 else "play"
        return [*((verb, card) for card in range(CARDS)), ("draw",)]

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        t = table(state)
        if subject is not None and t.phase == 2 and t.deck and attempt == ("draw",):
            return None
        if subject is not None and len(attempt) == 2 and attempt[0] == ("bury" if t.phase == 1 else "play"):
            return None if attempt[1] in t.hands[seat] else Reason("BURY-01", Said("why-not-your-card"))
        return Reason("BURY-01", Said("why-not-your-card"))


def check(game: Game) -> int:
    return conformance(game, matches=4, seed="faults", clauses={"BURY-01"}, has_words=WORDS.__contains__)


WORDS = {
    name: f"words of {name}"
    for name in (
        *("ask-bury", "ask-turn", "option-bury", "option-play", "option-draw", "why-not-your-card"),
        *("event-drew", "event-drew-openly", "event-buried", "event-played", "event-ended", "over-played"),
    )
}


def test_a_sound_game_conforms() -> None:
    assert check(Bury()) > 30


class SharesAHand(Bury):
    """Its copies share a list."""

    class Shared(Table):
        __slots__ = ()

        def copy(self) -> Table:
            twin = Table.copy(self)
            twin.played = self.played
            return twin

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        return self.Shared(dice)


class ForgetsAField(Bury):
    """Its copies start with another active player."""

    class Forgetful(Table):
        __slots__ = ()

        def copy(self) -> Table:
            twin = Table.copy(self)
            twin.active = 0
            return twin

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        return self.Forgetful(dice)


class HidesAField(Bury):
    """A field is not in fields(), so it is not saved."""

    class Hiding(Table):
        __slots__ = ()

        def fields(self) -> tuple[str, ...]:
            return ("phase", "active", "deck", "hands", "played")

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        return self.Hiding(dice)


class ShowsHands(Bury):
    """Everybody sees every hand."""

    def view(self, state: State, seat: int | None) -> Seen:
        seen = super().view(state, seat)
        seen.hands = [sorted(hand) for hand in table(state).hands]
        return seen


class ShowsTexts(Bury):
    """Numbers that are texts in the view."""

    def view(self, state: State, seat: int | None) -> Seen:
        seen = super().view(state, seat)
        seen.deck = str(seen.deck)  # type: ignore[assignment]
        return seen


class LogsTexts(Bury):
    """Numbers that are texts in the log."""

    def draw(self, t: Table, seat: int) -> None:
        card = t.deck.pop()
        t.hands[seat].append(card)
        t.reveal(Drew(seat, str(card)), (seat,))  # type: ignore[arg-type]


class LogsDraws(Bury):
    """Everybody reads what was drawn."""

    def draw(self, t: Table, seat: int) -> None:
        card = t.deck.pop()
        t.hands[seat].append(card)
        t.tell(Drew(seat, card), (0, 1))


class LogsDrawsInPublic(Bury):
    """What everybody reads holds the secret."""

    def draw(self, t: Table, seat: int) -> None:
        card = t.deck.pop()
        t.hands[seat].append(card)
        t.reveal(DrewOpenly(seat, card, card), (seat,))


class LosesCards(Bury):
    """Imagined worlds lack a card."""

    def redeal(self, state: State, seat: int | None, dice: Dice) -> None:
        super().redeal(state, seat, dice)
        if table(state).deck:
            table(state).deck.pop()


class NeverDeals(Bury):
    """Imagined worlds are the true one."""

    def redeal(self, state: State, seat: int | None, dice: Dice) -> None:
        return


class PlaysCardsAway(Bury):
    """A played card is nowhere."""

    def act(self, t: Table, seat: int, choice: Option) -> None:
        super().act(t, seat, choice)
        if choice[0] == "play":
            t.played[seat].pop()


class TellsByNotAsking(Bury):
    """A question of one option is not asked, and others see that."""

    def ask(self, t: Table, seat: int) -> Question:
        return Question(seat, "turn", self.options(t, super().ask(t, seat)))

    def options(self, state: State, question: Question) -> list[Option]:
        options = super().options(state, question)
        low = [option for option in options if option[0] == "play" and int(option[1]) < CARDS // 2]
        return low or options


class AsksInAnyOrder(Bury):
    """The order of the options differs each time."""

    turns = count()

    def options(self, state: State, question: Question) -> list[Option]:
        options = super().options(state, question)
        turn = next(self.turns) % len(options)
        return options[turn:] + options[:turn]


class RemembersOutside(Bury):
    """Keeps something outside the state."""

    drawn = count()

    def act(self, t: Table, seat: int, choice: Option) -> None:
        super().act(t, seat, choice)
        t.buried = [t.buried[0], t.buried[1], -1] if next(self.drawn) % 7 == 0 else t.buried


class OffersTwice(Bury):
    """An option is offered twice."""

    def options(self, state: State, question: Question) -> list[Option]:
        options = super().options(state, question)
        return options + options[:1]


class OffersTruth(Bury):
    """An option holds a bool."""

    def options(self, state: State, question: Question) -> list[Option]:
        return [*super().options(state, question), ("draw", True)]


class ForbidsTheAllowed(Bury):
    """Says why an offered option cannot be taken."""

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        return Reason("BURY-01", Said("why-not-your-card"))


class CitesNothing(Bury):
    """Gives a clause that is not in the rules."""

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        reason = super().why_not(state, subject, seat, attempt)
        return None if reason is None else Reason("BURY-99", reason.said)


class IsSpeechless(Bury):
    """Gives a reason without words."""

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        reason = super().why_not(state, subject, seat, attempt)
        return None if reason is None else Reason(reason.clause, Said("why-no-words"))


class AsksWithoutWords(Bury):
    """A question for which there are no words."""

    def say_question(self, question: Question) -> Said:
        return Said("ask-nothing")


class OffersWithoutWords(Bury):
    """An option that names something without words."""

    def say_option(self, state: State, question: Question, option: Option) -> Said:
        return Said("option-draw", {"card": "@card-unknown"})


class OverlooksOptions(Bury):
    """Offers something that is not among the attempts."""

    def attempts(self, state: State, question: Question | None, seat: int) -> list[Option]:
        return super().attempts(state, question, seat)[1:]


class Top(View):
    card: int


class PreviewsTheDeck(Bury):
    """Whoever points at the deck is told its top card."""

    def preview(self, state: State, question: Question | None, seat: int, about: Option) -> View | None:
        t = table(state)
        return Top(t.deck[-1]) if about == ("draw",) and t.deck else None


class PreviewsByTrying(Bury):
    """Plays a card to see what would come of it, and leaves it there."""

    def preview(self, state: State, question: Question | None, seat: int, about: Option) -> View | None:
        table(state).active = -1
        return None


class KnowsWhy(Bury):
    """The reason says whether the other player has the card."""

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        reason = super().why_not(state, subject, seat, attempt)
        if reason is not None and len(attempt) > 1 and attempt[1] in table(state).hands[1 - seat]:
            return Reason(reason.clause, Said(reason.said.message, {"holder": 1 - seat}))
        return reason


class TriesWhatIsThere(Bury):
    """Only what lies nowhere else may be tried."""

    def attempts(self, state: State, question: Question | None, seat: int) -> list[Option]:
        other = table(state).hands[1 - seat]
        return [each for each in super().attempts(state, question, seat) if len(each) < 2 or each[1] not in other]


class RewardsConceding(Bury):
    """Who gives up wins."""

    def concede(self, state: State, seat: int) -> Result:
        return Result([1 if n == seat else 2 for n in (0, 1)], [0, 0], "conceded")


class IsTooSure(Bury):
    """Thinks more than all of itself."""

    def evaluate(self, state: State, seat: int) -> float:
        return 1.5


class ThinksTwice(Bury):
    """Tells all seats at once something else than each alone."""

    def evaluate_all(self, state: State, seats: int) -> list[float]:
        return [1.0, 0.0]


class ForgetsASeat(Bury):
    """Evaluates for one seat only."""

    def evaluate_all(self, state: State, seats: int) -> list[float]:
        return [0.5]


class PromisesTooMuch(Bury):
    """Promises more than a win."""

    def promise(self, state: State, question: Question, option: Option) -> float:
        return 2.0


class PromisesMoreAtOnce(Bury):
    """Thinks better of options that are asked for together."""

    def promises(self, state: State, question: Question, options: list[Option]) -> list[float]:
        return [0.6 for _ in options]


class TakesPositionsForOne(Bury):
    """Goes by the deck, and says that it goes by nothing."""

    def evaluate(self, state: State, seat: int) -> float:
        return 1.0 / (1.0 + len(table(state).deck))

    def position(self, state: State) -> Position | None:
        return ()


class TellsThatItUndoes(Bury):
    """Learning something does not stop undo: what was drawn comes out the same, but the log says otherwise."""

    def draw(self, t: Table, seat: int) -> None:
        card = t.deck.pop()
        t.hands[seat].append(card)
        t.tell(Drew(seat, card), (seat,))


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        (SharesAHand, "shares played"),
        (ForgetsAField, r"copy\(\) does not carry every field: state.active"),
        (HidesAField, "does not name buried"),
        (ShowsHands, r"imagined world: view of .*\.hands"),
        (ShowsTexts, "the view of seat 0 is not what its fields say: .*`int`.*deck"),
        (LogsTexts, r"Drew\(.* is not what its fields say: .*card"),
        (LogsDraws, "reads event .* differently"),
        (LogsDrawsInPublic, "reads event .* differently"),
        (LosesCards, r"imagined world: view of .*\.deck"),
        (NeverDeals, "never dealt anything anew"),
        (PlaysCardsAway, "problems: cards"),
        (TellsByNotAsking, "view of|new events|reads event"),
        (AsksInAnyOrder, "questions|options"),
        (RemembersOutside, "state.buried"),
        (OffersTwice, "offers something twice"),
        (OffersTruth, "ints and strings"),
        (ForbidsTheAllowed, "offered, but why_not says"),
        (CitesNothing, "no such clause"),
        (IsSpeechless, "no words 'why-no-words'"),
        (AsksWithoutWords, "no words 'ask-nothing'"),
        (OffersWithoutWords, "no words 'card-unknown' for the option"),
        (OverlooksOptions, "not among the attempts"),
        (PreviewsTheDeck, r"the preview of \('draw',\) for seat . differs"),
        (PreviewsByTrying, "a preview changes the match"),
        (KnowsWhy, "why seat . may not"),
        (TriesWhatIsThere, "might try differs"),
        (RewardsConceding, "conceded"),
        (IsTooSure, "the seats evaluate it as"),
        (ThinksTwice, "evaluate says 0.5 to seat 0, evaluate_all 1.0"),
        (ForgetsASeat, "evaluate_all tells 1 seats of 2"),
        (PromisesTooMuch, "promises 2.0"),
        (PromisesMoreAtOnce, r"promise \[0.5.*together \[0.6"),
        (TakesPositionsForOne, r"the position \(\) was worth"),
        (TellsThatItUndoes, "reads event .* differently"),
    ],
)
def test_each_fault_is_found(fault: type[Bury], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check(fault())


def test_a_match_without_an_end_is_found() -> None:
    with pytest.raises(AssertionError, match="not ended after 5 decisions"):
        conformance(Bury(), matches=1, limit=5)


def test_a_violation_names_game_seed_and_question() -> None:
    with pytest.raises(AssertionError, match=r"playscardsaway .* seed='faults/0', question \d+"):
        check(PlaysCardsAway())


def test_every_setup_has_every_number_of_seats_and_every_combination() -> None:
    from stolik.kernel.game import Setting

    game = Game("wide", "wide/1", (1, 2), (Setting("map", ("a", "b")), Setting("pace", ("slow", "fast"))))
    setups = every_setup(game)
    assert len(setups) == len({(seats, *options.values()) for seats, options in setups}) == 8
    assert setups[0] == (1, {"map": "a", "pace": "slow"})


def test_where_there_are_too_many_setups_every_value_is_there_for_every_number_of_seats() -> None:
    from stolik.kernel.game import Setting

    values = ("a", "b", "c", "d")
    game = Game("wider", "wider/1", (1, 3), tuple(Setting(name, values) for name in ("map", "pace", "deck")))
    setups = every_setup(game)
    assert len(setups) == 12
    for seats in (1, 2, 3):
        for name in ("map", "pace", "deck"):
            assert sorted(options[name] for count, options in setups if count == seats) == list(values)


def test_settings_that_do_not_go_together_go_without_the_last_of_them() -> None:
    from stolik.kernel.errors import BadSetup
    from stolik.kernel.game import Setting

    values = ("a", "b", "c", "d")

    class Choosy(Game):
        """Its deck can be no other than "a" on the maps "b" and "c", and the map "d" is for three."""

        def check_setup(self, seats: int, options: Mapping[str, str]) -> dict[str, str]:
            chosen = super().check_setup(seats, options)
            if (chosen["map"] in "bc" and chosen["deck"] != "a") or (chosen["map"] == "d" and seats < 3):
                raise BadSetup("not together")
            return chosen

    game = Choosy("choosy", "choosy/1", (1, 3), tuple(Setting(name, values) for name in ("map", "pace", "deck")))
    setups = every_setup(game)
    assert (1, {"map": "b", "pace": "b"}) in setups
    assert (1, {"map": "a", "pace": "a", "deck": "a"}) in setups
    assert (3, {"map": "d", "pace": "d", "deck": "d"}) in setups
    assert [count for count, options in setups if options.get("map") == "d"] == [3]
    assert {game.check_setup(*setup)["deck"] for setup in setups} == set(values)
    assert setups[-2:] == [(1, {"deck": "b"}), (1, {"deck": "c"})]
