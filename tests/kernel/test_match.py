"""Match: the checked door, forced options, several seats at once, copies, imagined worlds, undo."""

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from stolik.kernel.dice import Dice
from stolik.kernel.errors import BadSetup, CannotCopy, CannotUndo, MatchIsOver, NoSuchSeat, NotAnOption, NotAsked
from stolik.kernel.event import Ended, Event
from stolik.kernel.game import Game, Reason, Said, Setting
from stolik.kernel.match import Match
from stolik.kernel.question import CONCEDE, LATER, PASS, Option, Question, Steps, Subject, Together, number
from stolik.kernel.state import State
from stolik.kernel.view import Ending, Mine, SeatAsked, View
from stolik.testkit.conformance import Snapshot

SEATS = 3
GOAL = 12


class Purse(State):
    """Coins in the open, a hidden pile of numbers, a secret number each."""

    __slots__ = ("coins", "pile", "round", "secrets", "seen")

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.round = 0
        self.coins: list[int] = [0] * SEATS
        self.secrets: list[int] = [0] * SEATS
        self.pile: list[int] = []
        self.seen: list[int] = []

    def fields(self) -> tuple[str, ...]:
        return ("round", "coins", "secrets", "pile", "seen")


class Seen(View):
    """The coins of all, the size of the pile and the seat's own secret."""

    coins: list[int]
    pile: int
    secret: int | None


class AllBid(Event, frozen=True):
    round: int


class Peeked(Event, frozen=True):
    hides: ClassVar = ("number",)

    seat: int
    number: int | None = None


class Took(Event, frozen=True):
    seat: int
    coins: int


class Tipped(Event, frozen=True):
    seat: int


def purse(state: State) -> Purse:
    assert isinstance(state, Purse)
    return state


class Coins(Game):
    """A round: all bid in secret; then each seat in turn takes coins, and may peek at the pile."""

    def __init__(self) -> None:
        super().__init__("coins", "coins/1", (2, SEATS), (Setting("pile", ("small", "large")),))

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        state = Purse(dice)
        state.pile = list(range(20 if options["pile"] == "large" else 10))
        state.coins = [0] * seats
        state.secrets = [0] * seats
        return state

    def view_seats(self, state: State) -> range:
        return range(len(purse(state).coins))

    def beat(self, state: State) -> Steps:
        t = purse(state)
        seats = len(t.coins)
        return self.bids(t) if t.round % (seats + 1) == 0 else self.take(t, t.round % (seats + 1) - 1)

    def bids(self, t: Purse) -> Steps:
        together = Together([Question(seat, "bid", LATER) for seat in range(len(t.coins))])
        yield together
        for seat in range(len(t.coins)):
            t.secrets[seat] = number(together.answer_of(seat)[1])
        t.round += 1
        if t.round == 1:
            t.shuffle(t.pile, "pile")
        t.tell(AllBid(t.round))

    def take(self, t: Purse, seat: int) -> Steps:
        choice = yield Question(seat, "take", [("take", 1), ("take", 2), ("peek",)], "purse")
        if choice == ("peek",):
            t.seen.append(t.pile[-1])
            t.reveal(Peeked(seat, t.pile[-1]), (seat,))
        else:
            yield Question(seat, "bow", [("bow",)])
            t.coins[seat] += number(choice[1])
            t.tell(Took(seat, number(choice[1])))
        if t.coins[seat] >= GOAL:
            t.finish([1 if n == seat else 2 for n in range(len(t.coins))], t.coins, "rich")
        if t.coins[seat] % 2:
            tip = yield Question(seat, "tip", [("tip",), PASS])
            if tip == ("tip",):
                t.coins[seat] -= 1
                t.tell(Tipped(seat))
        t.round += 1

    def options(self, state: State, question: Question) -> list[Option]:
        return [("bid", n) for n in range(question.seat + 2)]

    def view(self, state: State, seat: int | None) -> Seen:
        t = purse(state)
        return Seen([*t.coins], len(t.pile), None if seat is None else t.secrets[seat])

    def redeal(self, state: State, seat: int | None, dice: Dice) -> None:
        t = purse(state)
        dice.shuffle(t.pile, "redeal")
        for other in range(len(t.coins)):
            if other != seat:
                t.secrets[other] = dice.below(other + 2, "redeal")


COINS = Coins()


@pytest.fixture
def match() -> Match:
    """Two seats, just before the secret bids."""
    return Match.start(COINS, seats=2, seed=1)


@pytest.fixture
def bid(match: Match) -> Match:
    """Two seats, after the secret bids."""
    match.answer(0, ("bid", 1))
    match.answer(1, ("bid", 2))
    return match


# Start and answers


def test_a_match_starts_with_its_questions_open(match: Match) -> None:
    assert [question.seat for question in match.questions] == [0, 1]
    assert match.question is None
    assert match.setup == {"pile": "small"}
    assert not match.over
    assert match.result is None
    assert match.options(1) == [("bid", 0), ("bid", 1), ("bid", 2)]
    assert match.options(2) == []


def test_a_bad_setup_is_refused() -> None:
    with pytest.raises(BadSetup):
        Match.start(COINS, seats=4, seed=1)
    with pytest.raises(BadSetup):
        Match.start(COINS, seats=2, seed=1, options={"pile": "huge"})


def test_without_seats_the_fewest_play_and_without_a_seed_it_is_secret() -> None:
    one, other = Match.start(COINS), Match.start(COINS)
    assert one.seats == 2
    assert len(one.state.dice.seed) == 64
    assert one.commitment != other.commitment


@pytest.mark.parametrize(
    ("seat", "option", "error"),
    [
        (0, ("take", 3), NotAnOption),
        (0, (), NotAnOption),
        (0, ("take",), NotAnOption),
        (0, ("take", "1"), NotAnOption),
        (1, ("take", 1), NotAsked),
        (7, ("take", 1), NotAsked),
        (-1, ("take", 1), NotAsked),
        (7, CONCEDE, NotAsked),
        (-1, CONCEDE, NotAsked),
    ],
)
def test_a_refused_answer_changes_nothing(bid: Match, seat: int, option: Option, error: type[Exception]) -> None:
    before = Snapshot(bid)
    answers = bid.answers.copy()
    with pytest.raises(error):
        bid.answer(seat, option)
    assert before.difference(Snapshot(bid)) == ""
    assert bid.answers == answers


def test_an_answer_may_come_as_a_list(bid: Match) -> None:
    bid.answer(0, ["take", 2])
    assert bid.answers[-1] == (0, ("take", 2))


def test_a_single_option_is_answered_by_the_kernel(bid: Match) -> None:
    bid.answer(0, ("take", 2))
    assert [question.kind for question in bid.questions] == ["take"]
    assert bid.answers[-1] == (0, ("take", 2))


def test_a_single_option_that_others_cannot_count_is_asked() -> None:
    class Lonely(Coins):
        def options(self, state: State, question: Question) -> list[Option]:
            return [("bid", 0)]

        def bids(self, t: Purse) -> Steps:
            yield Question(0, "bid", LATER)
            t.round += 1

    match = Match.start(Lonely(), seats=2, seed=1)
    assert match.question_for(0).options == [("bid", 0)]


def test_the_match_ends_at_the_moment_the_rules_say_so(bid: Match) -> None:
    purse(bid.state).coins[0] = GOAL - 1
    bid.answer(0, ("take", 1))
    assert bid.over
    assert bid.result is not None
    assert bid.result.places == (1, 2)
    assert bid.questions == []
    assert bid.log[-1].kind == "ended"
    assert bid.every_attempt() == []
    reason = bid.why_not(0, ("take", 1))
    assert reason is not None
    assert reason.said.message == "why-match-over"
    with pytest.raises(MatchIsOver):
        bid.answer(1, ("take", 1))
    with pytest.raises(MatchIsOver):
        bid.answer(1, CONCEDE)


def test_any_seat_may_concede_at_any_time(match: Match) -> None:
    match.answer(1, CONCEDE)
    assert match.result is not None
    assert match.result.places == (1, 2)
    assert match.result.reason == "conceded"
    assert match.answers == [(1, CONCEDE)]


def test_conceding_is_not_offered(bid: Match) -> None:
    assert all(CONCEDE not in question.options for question in bid.questions)


# Several seats at once


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_seats_answer_together_in_any_order(match: Match, order: tuple[int, int]) -> None:
    for seat in order:
        match.answer(seat, ("bid", 1))
    assert purse(match.state).secrets == [1, 1]
    assert match.log[-1].kind == "all_bid"


def test_nothing_is_seen_before_all_are_in(match: Match) -> None:
    other = match.copy()
    match.answer(0, ("bid", 0))
    other.answer(0, ("bid", 1))
    assert match.view(1) == other.view(1)
    assert match.view(None) == other.view(None)
    assert match.view(1).asked == [SeatAsked(0, "bid", "", True), SeatAsked(1, "bid", "", False)]
    assert match.view(0).question is None
    assert match.lines(1) == other.lines(1) == []
    with pytest.raises(NotAsked):
        match.answer(0, ("bid", 1))


def test_the_answers_of_all_are_there_once_all_are_in() -> None:
    together = Together([Question(0, "bid", [("bid", 1)]), Question(1, "bid", [("bid", 1)])])
    together.answers[1] = ("bid", 1)
    assert together.answer_of(1) == ("bid", 1)
    with pytest.raises(LookupError):
        together.answer_of(0)


# Views


def test_a_view_has_the_own_question_only(bid: Match) -> None:
    mine, other, spectator = bid.view(0), bid.view(1), bid.view(None)
    assert mine.question == Mine("take", "purse", [("take", 1), ("take", 2), ("peek",)])
    assert other.question is None
    assert spectator.question is None
    assert mine.asked == [SeatAsked(0, "take", "purse", False)]
    assert mine.answers == 2
    assert mine.result is None
    assert (mine.game, mine.seat, spectator.seat) == ("coins", 0, None)
    assert mine.table == Seen([0, 0], 10, 1)
    assert spectator.table == Seen([0, 0], 10, None)


def test_a_view_of_the_end_has_the_result(bid: Match) -> None:
    bid.answer(1, CONCEDE)
    for seat in (0, 1, None):
        seen = bid.view(seat)
        assert seen.result == Ending([1, 2], [1, 0], "conceded")
        assert (seen.asked, seen.question) == ([], None)


# Events


def test_each_reader_gets_the_events_that_are_for_it(bid: Match) -> None:
    bid.answer(0, ("peek",))
    top = purse(bid.state).pile[-1]
    assert bid.events(0) == [AllBid(1), Peeked(0, top)]
    assert bid.events(1) == bid.events(None) == [AllBid(1), Peeked(0)]
    assert bid.events(1, 1) == [Peeked(0)]
    assert bid.events(1, 2) == []
    assert bid.lines(0)[1] == {"event": "peeked", "after": 3, "seat": 0, "number": top}
    assert bid.lines(1)[1] == {"event": "peeked", "after": 3, "seat": 0}


def test_the_last_event_tells_the_end(bid: Match) -> None:
    bid.answer(1, CONCEDE)
    assert bid.events(None)[-1] == Ended((1, 2), (1, 0), "conceded")
    assert bid.lines(None)[-1] == {
        "event": "ended",
        "after": 3,
        "places": (1, 2),
        "points": (1, 0),
        "reason": "conceded",
    }


def test_a_match_that_keeps_nothing_tells_nothing() -> None:
    match = Match.start(COINS, seats=2, seed=1, keep=False)
    match.answer(0, ("bid", 1))
    match.answer(1, ("bid", 2))
    assert match.events(0) == []


# Previews, roles, printed facts


class Odds(View):
    """What the seat would have, and its own secret."""

    coins: int
    secret: int


class Foresees(Coins):
    """Says what a take would lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Question | None, int, Option]] = []

    def preview(self, state: State, question: Question | None, seat: int, about: Option) -> View | None:
        self.asked.append((question, seat, about))
        if question is None or about not in question.options or about[0] != "take":
            return None
        t = purse(state)
        return Odds(t.coins[seat] + number(about[1]), t.secrets[seat])


@pytest.fixture
def foreseen() -> Match:
    """Seat 0 is about to take, in a game that says what would come of it."""
    match = Match.start(Foresees(), seats=2, seed=1)
    match.answer(0, ("bid", 1))
    match.answer(1, ("bid", 2))
    return match


def test_a_game_has_nothing_to_say_of_an_option_unless_it_does(bid: Match) -> None:
    assert bid.preview(0, ("take", 1)) is None


def test_a_preview_tells_what_would_come_and_changes_nothing(foreseen: Match) -> None:
    before = Snapshot(foreseen)
    assert foreseen.preview(0, ["take", 2]) == Odds(2, 1)
    assert foreseen.preview(0, ("peek",)) is None
    assert before.difference(Snapshot(foreseen)) == ""


def test_a_seat_that_is_not_asked_gets_a_preview_without_a_question(foreseen: Match) -> None:
    game = foreseen.game
    assert isinstance(game, Foresees)
    assert foreseen.preview(1, ("take", 2)) is None
    assert game.asked == [(None, 1, ("take", 2))]


@pytest.mark.parametrize("about", [None, 7, "take", {"take": 1}, [True], [1.0], [["take"]], [None], ("take", False)])
def test_what_is_no_list_of_numbers_and_texts_does_not_reach_the_game(foreseen: Match, about: Any) -> None:
    game = foreseen.game
    assert isinstance(game, Foresees)
    assert foreseen.preview(0, about) is None
    assert game.asked == []


@pytest.mark.parametrize("about", [(), ("take",), ("take", 99), ("",), (1, 2, 3), ("take", 2, "x")])
def test_garbage_that_looks_like_an_option_has_no_preview(foreseen: Match, about: Option) -> None:
    assert foreseen.preview(0, about) is None


def test_there_is_nothing_to_foresee_after_the_end_and_for_strangers(foreseen: Match) -> None:
    with pytest.raises(NoSuchSeat):
        foreseen.preview(2, ("take", 2))
    foreseen.answer(1, CONCEDE)
    assert foreseen.preview(0, ("take", 2)) is None


def test_what_passes_and_what_is_done_have_their_roles_in_every_game(bid: Match) -> None:
    question = bid.question_for(0)
    assert COINS.role(question, PASS) == "pass"
    assert COINS.role(question, ("done",)) == "done"
    for option in [*question.options, ("pass", 1), ("done", "x"), CONCEDE]:
        assert COINS.role(question, option) == ""


def test_a_game_has_no_printed_facts_unless_it_gives_them() -> None:
    assert COINS.facts({"pile": "small"}) is None


# Copies


@pytest.mark.parametrize(
    "answers",
    [
        [],
        [(0, ("bid", 1))],
        [(0, ("bid", 1)), (1, ("bid", 2))],
        [(0, ("bid", 1)), (1, ("bid", 2)), (0, ("take", 1))],
        [(0, ("bid", 1)), (1, ("bid", 2)), (0, ("take", 1)), (0, ("tip",)), (1, ("peek",))],
        [(0, ("bid", 1)), (0, CONCEDE)],
    ],
)
def test_a_copy_is_exact_and_goes_its_own_way(match: Match, answers: list[tuple[int, Option]]) -> None:
    for seat, option in answers:
        match.answer(seat, option)
    twin = match.copy()
    before = Snapshot(match)
    assert before.difference(Snapshot(twin)) == ""
    assert [twin.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
    assert twin.chance == match.chance
    if not match.over:
        question = twin.questions[0]
        twin.answer(question.seat, question.options[0])
        assert before.difference(Snapshot(match)) == ""
        match.answer(question.seat, question.options[0])
        assert Snapshot(match).difference(Snapshot(twin)) == ""


def test_a_copy_of_a_copy_is_exact(bid: Match) -> None:
    bid.answer(0, ("take", 1))
    twin = bid.copy().copy()
    twin.answer(0, PASS)
    bid.answer(0, PASS)
    assert Snapshot(bid).difference(Snapshot(twin)) == ""


def test_a_scratch_copy_plays_the_same_but_keeps_nothing(bid: Match) -> None:
    bid.answer(0, ("take", 1))
    scratch = bid.copy(scratch=True)
    assert scratch.log == []
    assert scratch.answers == []
    scratch.answer(0, PASS)
    bid.answer(0, PASS)
    assert scratch.state.to_json() == bid.state.to_json()
    assert scratch.log == []
    assert scratch.can_undo(0) is None
    with pytest.raises(CannotCopy):
        scratch.copy()
    with pytest.raises(CannotUndo):
        scratch.undo(0)


def test_a_match_that_keeps_nothing_plays_the_same() -> None:
    kept, bare = Match.start(COINS, seed=4), Match.start(COINS, seed=4, keep=False)
    for match in (kept, bare):
        match.answer(0, ("bid", 0))
        match.answer(1, ("bid", 0))
        match.answer(0, ("take", 2))
    assert bare.state.to_json() == kept.state.to_json()
    assert (bare.answers, bare.log, bare.chance, bare.lines(0)) == ([], [], [], [])
    with pytest.raises(CannotCopy):
        bare.copy()
    with pytest.raises(CannotUndo):
        bare.undo(0)


def test_a_match_pauses_where_a_beat_ends_if_told_to(bid: Match) -> None:
    twin = bid.copy()
    twin.pauses = True
    twin.answer(0, ("take", 2))
    assert twin.paused
    assert twin.questions == []
    twin.resume()
    bid.answer(0, ("take", 2))
    assert not twin.paused
    assert Snapshot(bid).difference(Snapshot(twin)) == ""


# Imagined worlds


def test_an_imagined_world_looks_the_same_to_its_seat_and_is_another() -> None:
    match = Match.start(COINS, seats=2, seed=1, options={"pile": "large"})
    match.answer(0, ("bid", 1))
    match.answer(1, ("bid", 2))
    before = Snapshot(match)
    world = match.imagine(0, Dice("dream"))
    assert world.view(0) == match.view(0)
    assert world.lines(0) == match.lines(0)
    assert purse(world.state).pile != purse(match.state).pile
    assert sorted(purse(world.state).pile) == sorted(purse(match.state).pile)
    assert before.difference(Snapshot(match)) == ""


def test_an_imagined_world_can_be_copied_from_its_next_beat_on(bid: Match) -> None:
    world = bid.imagine(0, Dice("dream"))
    with pytest.raises(CannotCopy):
        world.copy()
    world.answer(0, ("take", 2))
    assert Snapshot(world).difference(Snapshot(world.copy())) == ""


def test_the_same_dice_imagine_the_same_world(bid: Match) -> None:
    one, other = bid.imagine(None, Dice("dream")), bid.imagine(None, Dice("dream"))
    assert one.state.to_json() == other.state.to_json()
    assert one.state.to_json() != bid.imagine(None, Dice("other")).state.to_json()


def test_an_imagined_future_is_not_the_true_one(bid: Match) -> None:
    assert bid.imagine(0, Dice("dream")).state.dice.seed != bid.state.dice.seed


def test_an_answer_given_in_secret_is_imagined_for_others_and_kept_for_the_own_seat(match: Match) -> None:
    match.answer(1, ("bid", 2))
    guesses = set()
    for n in range(30):
        world = match.imagine(0, Dice(n))
        world.answer(0, ("bid", 0))
        guesses.add(purse(world.state).secrets[1])
        mine = match.imagine(1, Dice(n))
        mine.answer(0, ("bid", 0))
        assert purse(mine.state).secrets[1] == 2
    assert guesses == {0, 1, 2}


def test_an_imagined_match_remembers_no_more_than_its_seat_knows(match: Match) -> None:
    match.answer(1, ("bid", 2))
    guesses = {match.imagine(0, Dice(n)).answers[-1] for n in range(30)}
    assert guesses == {(1, ("bid", bid)) for bid in (0, 1, 2)}
    assert match.imagine(1, Dice(0)).answers == match.answers
    assert match.imagine(0, Dice(0)).chance == []


def test_an_imagined_log_holds_no_foreign_secret() -> None:
    match = Match.start("radlands", seed=5)
    assert any(each.event.veiled() != each.event for each in match.log if 1 in each.seen_by)
    for seat in (0, 1, None):
        world = match.imagine(seat, Dice("dream"))
        assert world.lines(seat) == match.lines(seat)
        assert all(seat in each.seen_by for each in world.log if each.event.veiled() != each.event)


def test_a_finished_match_is_imagined_as_it_is(bid: Match) -> None:
    bid.answer(0, CONCEDE)
    world = bid.imagine(1, Dice("dream"))
    assert world.result == bid.result


def test_an_imagined_question_always_has_an_answer() -> None:
    class Picky(Coins):
        """Only who holds the secret 1 is asked the first question."""

        def take(self, t: Purse, seat: int) -> Steps:
            yield Question(seat, "claim", LATER)
            t.round += 1

        def options(self, state: State, question: Question) -> list[Option]:
            if question.kind == "claim":
                return [("claim",)] if purse(state).secrets[question.seat] == 1 else []
            return super().options(state, question)

    match = Match.start(Picky(), seats=2, seed=1)
    match.answer(0, ("bid", 1))
    match.answer(1, ("bid", 1))
    for n in range(20):
        world = match.imagine(1, Dice(n))
        assert purse(world.state).secrets[0] == 1
        assert world.options(0) == [("claim",)]


# Undo


def test_undo_takes_back_answer_by_answer_and_redo_gives_the_same(bid: Match) -> None:
    answers: list[tuple[int, Option]] = [(0, ("take", 1)), (0, PASS), (1, ("take", 2)), (0, ("bid", 0))]
    stops = [Snapshot(bid)]
    for seat, option in answers:
        bid.answer(seat, option)
        stops.append(Snapshot(bid))
    for seat, option in reversed(answers):
        assert stops.pop().difference(Snapshot(bid)) == ""
        assert bid.can_undo(seat) == option
        assert bid.undo(seat) == option
        assert stops[-1].difference(Snapshot(bid)) == ""


def test_only_the_own_last_answer_can_be_taken_back(bid: Match) -> None:
    bid.answer(0, ("take", 2))
    assert bid.can_undo(1) is None
    with pytest.raises(CannotUndo):
        bid.undo(1)
    bid.answer(1, ("take", 2))
    assert bid.can_undo(0) is None
    assert bid.can_undo(1) == ("take", 2)


def test_undo_stops_where_somebody_learned_something(bid: Match) -> None:
    bid.answer(0, ("take", 2))
    bid.answer(1, ("peek",))
    assert bid.can_undo(0) is None
    assert bid.can_undo(1) is None
    with pytest.raises(CannotUndo, match="nothing to take back"):
        bid.undo(1)
    bid.answer(0, ("bid", 1))
    assert bid.undo(0) == ("bid", 1)
    assert bid.can_undo(1) is None


def test_a_secret_answer_can_be_taken_back_while_others_think(match: Match) -> None:
    three = Match.start(COINS, seats=3, seed=1)
    three.answer(0, ("bid", 1))
    three.answer(2, ("bid", 3))
    assert three.can_undo(0) == ("bid", 1)
    assert three.can_undo(1) is None
    assert three.undo(0) == ("bid", 1)
    assert [question.seat for question in three.questions] == [0, 1]
    three.answer(0, ("bid", 0))
    three.answer(1, ("bid", 0))
    assert purse(three.state).secrets == [0, 0, 3]


def test_an_answer_before_a_question_to_several_can_be_taken_back(bid: Match) -> None:
    bid.answer(0, ("take", 2))
    bid.answer(1, ("take", 2))
    assert [question.kind for question in bid.questions] == ["bid", "bid"]
    bid.answer(0, ("bid", 1))
    assert bid.can_undo(1) is None  # not over the head of seat 0
    bid.undo(0)
    assert bid.undo(1) == ("take", 2)
    assert bid.question_for(1).kind == "take"


def test_nothing_can_be_taken_back_once_the_match_is_over(bid: Match) -> None:
    bid.answer(0, ("take", 2))
    bid.answer(0, CONCEDE)
    assert bid.can_undo(0) is None
    with pytest.raises(CannotUndo):
        bid.undo(0)


def test_chance_is_the_same_after_undo(match: Match) -> None:
    match.answer(0, ("bid", 0))
    match.answer(1, ("bid", 0))
    pile = purse(match.state).pile.copy()
    chance = match.chance
    assert match.undo(1) == ("bid", 0)
    assert match.chance == []
    match.answer(1, ("bid", 1))
    assert purse(match.state).pile == pile
    assert match.chance == chance


def test_a_copy_can_undo_without_touching_the_original(bid: Match) -> None:
    bid.answer(0, ("take", 1))
    before = Snapshot(bid)
    twin = bid.copy()
    twin.undo(0)
    twin.answer(0, ("peek",))
    assert before.difference(Snapshot(bid)) == ""
    assert bid.undo(0) == ("take", 1)


# Attempts


def test_without_a_games_own_reasons_what_is_not_offered_is_just_not_offered(bid: Match) -> None:
    assert bid.every_attempt() == [(0, ("take", 1)), (0, ("take", 2)), (0, ("peek",))]
    assert bid.why_not(0, ("take", 1)) is None
    reason = bid.why_not(1, ["take", 1])
    assert reason is not None
    assert reason.said.message == "why-not-offered"


class LooksAtTheVerbAlone(Coins):
    """A game that does not notice what was added."""

    def why_not(self, state: State, subject: Subject | None, seat: int, attempt: Option) -> Reason | None:
        return None if attempt[:1] == ("take",) else Reason("", Said("why-other"))


def test_what_is_not_offered_has_a_reason_even_if_the_game_has_none() -> None:
    bid = Match.start(LooksAtTheVerbAlone(), 2, "bid")
    bid.answer(0, ("bid", 0))
    bid.answer(1, ("bid", 0))
    assert bid.why_not(0, ("take", 1)) is None
    for attempt in [("take", 1, 0), ("take",), ("take", 3)]:
        reason = bid.why_not(0, attempt)
        assert reason is not None
        assert reason.said.message == "why-not-offered"
    assert bid.why_not(1, ("take", 1)) is not None


@pytest.mark.parametrize(
    "call",
    [
        lambda game, state: game.start(2, {}, Dice(0)),
        lambda game, state: game.beat(state),
        lambda game, state: game.view(state, 0),
    ],
)
def test_a_game_without_rules_says_what_is_missing(call: Callable[[Game, State], object]) -> None:
    with pytest.raises(TypeError, match="bare has no"):
        call(Game("bare", "bare/1", (2, 2)), State(Dice(0)))
