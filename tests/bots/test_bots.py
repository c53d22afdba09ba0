"""What every bot must keep: legal options, reproducible choices, only what its seat may know, an end to every match."""

from itertools import count

import pytest

from stolik.bots import BOTS, Bot, make_bot
from stolik.bots.levels import UnknownBot
from stolik.bots.search import CLOCK_EVERY, Edge, Node, SearchBot
from stolik.kernel.dice import Dice
from stolik.kernel.errors import StolikError
from stolik.kernel.game import Game
from stolik.kernel.match import Match
from stolik.kernel.question import Option, Question, Steps
from stolik.kernel.state import State
from stolik.kernel.view import View

SPECS = ["random", "easy", "greedy", "search:iterations=20"]
THINKERS = SPECS[1:]


def play_on(match: Match, bots: list[Bot], answers: int) -> list[Option]:
    """Let bots give this many answers, or less if the match ends."""
    given: list[Option] = []
    while match.result is None and len(given) < answers:
        question = match.questions[0]
        option = bots[question.seat].choose(match, question)
        match.answer(question.seat, option)
        given.append(option)
    return given


@pytest.mark.parametrize("spec", SPECS)
def test_same_seed_same_choices(spec: str) -> None:
    runs = [play_on(Match.start("radlands", 2, 11), [make_bot(spec, 1), make_bot(spec, 2)], 40) for _ in range(2)]
    assert runs[0] == runs[1]
    other = play_on(Match.start("radlands", 2, 11), [make_bot(spec, 3), make_bot(spec, 4)], 40)
    assert spec == "greedy" or other != runs[0]


@pytest.mark.parametrize("spec", SPECS)
def test_whole_matches_end_by_the_rules(spec: str) -> None:
    for seed in range(2 if spec.startswith("search") else 8):
        match = Match.start("radlands", 2, seed)
        play_on(match, [make_bot(spec, seed), make_bot("random", seed)], 5_000)
        assert match.result is not None


@pytest.mark.parametrize("spec", SPECS)
def test_a_single_option_is_answered_at_once(spec: str) -> None:
    match = Match.start("radlands", 2, 1)
    question = Question(0, "anything", [("done",)])
    assert make_bot(spec, 0).choose(match, question) == ("done",)


@pytest.mark.parametrize("spec", SPECS)
def test_choosing_changes_nothing(spec: str) -> None:
    match = Match.start("radlands", 2, 5)
    bots = [make_bot("random", 1), make_bot("random", 2)]
    for _ in range(30):
        before = match.state.to_json()
        question = match.questions[0]
        make_bot(spec, 9).choose(match, question)
        assert match.state.to_json() == before
        assert match.questions[0] is question
        play_on(match, bots, 1)


def twin(match: Match, seat: int, seed: str) -> Match | None:
    """A match of its own that looks the same to the seat: what it cannot know is dealt anew.

    An imagined match cannot be copied before its next beat, and bots copy. So the twin starts from the imagined state,
    which is possible wherever the state alone says what comes next: at the start of a beat.
    """
    imagined = match.imagine(seat, Dice(seed))
    again = Match.at(match.game, imagined.state.copy(), match.seats, match.setup)
    mine, theirs = match.question_for(seat), again.options(seat)
    is_start = mine.options == theirs and len(match.questions) == len(again.questions)
    return again if is_start and again.view(seat).table == match.view(seat).table else None


@pytest.mark.parametrize("spec", THINKERS)
def test_no_choice_hangs_on_what_the_seat_cannot_know(spec: str) -> None:
    match = Match.start("radlands", 2, 3)
    movers = [make_bot("greedy", 1), make_bot("greedy", 2)]
    compared = swapped = 0
    for step in range(60):
        if match.result is not None:
            break
        question = match.questions[0]
        for world in range(2):
            other = twin(match, question.seat, f"twin/{step}/{world}")
            if other is None or len(question.options) < 2:
                continue
            swapped += other.state.to_json()["hands"] != match.state.to_json()["hands"]
            here = make_bot(spec, step).choose(match, question)
            there = make_bot(spec, step).choose(other, other.question_for(question.seat))
            assert here == there, f"step {step}"
            compared += 1
        play_on(match, movers, 1)
    assert compared >= 40
    assert swapped >= 30


@pytest.mark.parametrize("spec", THINKERS)
def test_camps_are_chosen_without_knowing_the_other_offer_or_choice(spec: str) -> None:
    match = Match.start("radlands", 2, 8)
    first = make_bot(spec, 4).choose(match, match.question_for(1))
    other = twin(match, 1, "another offer") or pytest.fail("the draft is the start of a beat")
    assert make_bot(spec, 4).choose(other, other.question_for(1)) == first
    answers = [match.options(0)[3], match.options(0)[57]]
    choices: list[Option] = []
    for answer in answers:
        there = match.copy()
        there.answer(0, answer)
        choices.append(make_bot(spec, 4).choose(there, there.question_for(1)))
    assert choices[0] == choices[1]


@pytest.mark.parametrize("spec", THINKERS)
def test_no_choice_is_made_twice_in_the_same_position(spec: str) -> None:
    match = Match.start("radlands", 2, 2, {"first_game": "on"})
    bot = make_bot(spec, 0)
    question = match.questions[0]
    seen = [bot.choose(match, question) for _ in range(len(question.options))]
    assert sorted(seen) == sorted(question.options)


def test_time_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = count()
    monkeypatch.setattr("stolik.bots.search.perf_counter", lambda: next(looks) * 0.01)  # a hundredth goes by each time
    match = Match.start("radlands", 2, 4)
    greedy = [make_bot("greedy", 1), make_bot("greedy", 2)]
    while len(match.questions[0].options) < 3:
        play_on(match, greedy, 1)
    bot = make_bot("search:seconds=0.2", 0)
    assert isinstance(bot, SearchBot)
    assert bot.choose(match, match.questions[0]) in match.questions[0].options
    assert 19 * CLOCK_EVERY <= bot.walked <= 21 * CLOCK_EVERY


def test_specs_that_do_not_exist_are_refused_in_words() -> None:
    assert list(BOTS) == ["random", "easy", "greedy", "search"]
    for spec, words in (
        ("clever", "bots: random, easy, greedy, search"),
        ("random:seconds=1", "it has none"),
        ("search:depth=3", "search:iterations=…, search:seconds=…"),
        ("search:iterations=0", "from 1 to 1000000"),
        ("search:iterations=x", "from 1 to 1000000"),
        ("search:seconds=-1", "above 0"),
        ("search:seconds=soon", "above 0"),
        ("search:seconds=nan", "above 0"),
    ):
        with pytest.raises(UnknownBot, match=words):
            make_bot(spec, 0)
    assert issubclass(UnknownBot, StolikError)


@pytest.mark.parametrize(("foresight", "taken"), [(1.0, "later"), (0.5, "later"), (0.1, "sooner")])
def test_walks_count_for_a_part_at_most(foresight: float, taken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many: one option is better right after it, by 0.06, the other where walks end, by 0.1."""
    match = Match.start("radlands", 2, 3)
    monkeypatch.setattr(match.game, "foresight", foresight)
    bot = SearchBot(1, 1)
    bot.choose(match, match.questions[0])
    node = Node(0, "act")
    for name, early, total in (("sooner", 0.50, 0.40), ("later", 0.44, 0.50)):
        edge = node.edges[(name,)] = Edge((name,), 0.5)
        edge.available = edge.visits = 10_000
        edge.early = early * edge.visits
        edge.total = total * edge.visits
        node.visits += edge.visits
        node.early += edge.early
        node.total += edge.total
    assert bot._best(node, list(node.edges.values()), 0.5, bot._mist).option == (taken,)


class Path(State):
    """The turns taken so far, 1 for each to the right."""

    __slots__ = ("turns",)

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.turns: list[int] = []

    def fields(self) -> tuple[str, ...]:
        return ("turns",)


class Behind(View):
    """What can be seen of it."""

    turns: list[int]


class Forks(Game):
    """Two forks, a beat each. To the right at the second one wins."""

    def __init__(self) -> None:
        super().__init__("forks", "forks/1", (1, 1), luck=20, foresight=0.01)

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        return Path(dice)

    def beat(self, state: State) -> Steps:
        assert isinstance(state, Path)
        return self.fork(state)

    def view(self, state: State, seat: int | None) -> Behind:
        assert isinstance(state, Path)
        return Behind([*state.turns])

    def fork(self, t: Path) -> Steps:
        way = yield Question(0, "fork", [("left",), ("right",)])
        t.turns.append(int(way == ("right",)))
        if len(t.turns) == 2:
            t.finish([2 - t.turns[1]], [t.turns[1]], "arrived")


def test_beyond_the_first_beat_only_the_ends_of_walks_tell_options_apart() -> None:
    """Whatever is answered there, the first beat has ended as it has."""
    match = Match.start(Forks(), 1, 1)
    bot = SearchBot(1, 100)
    bot.choose(match, match.questions[0])
    root = bot._root
    assert root is not None
    for first in root.edges.values():
        behind = first.nodes[0].edges
        assert behind["right",].visits > 3 * behind["left",].visits
