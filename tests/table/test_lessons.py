"""Lessons of any game: prepared positions, scripts, wrong choices, taking back, and a server that starts again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import tic_tac_toe
from tic_tac_toe import EMPTY, MARK, Grid
from tic_tac_toe.lesson import FOE, LESSON, ME, STEPS, position

from stolik.kernel import registry
from stolik.kernel.dice import Dice
from stolik.kernel.event import Event
from stolik.kernel.game import Game
from stolik.kernel.lesson import ANY, Lesson, Step
from stolik.kernel.question import Option, Question, Steps, Together
from stolik.kernel.state import State
from stolik.kernel.view import View
from stolik.table import lessons, rebuild
from stolik.table.rows import Entry
from stolik.testkit.lessons import faults, walk
from stolik.testkit.table import Page, Table, running

GAME = tic_tac_toe.GAME
ADDRESS = f"/api/lessons/{GAME.id}"


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    registry.register(GAME)
    yield
    registry._registered.pop(GAME.id, None)


def use(monkeypatch: pytest.MonkeyPatch, lesson: Lesson) -> None:
    """Let this be the lesson of its game."""
    monkeypatch.setattr(lessons, "find", lambda game: lesson if game is lesson.game else None)


def opened(table: Table, address: str = ADDRESS) -> tuple[str, Page]:
    ola = table.person("Ola")
    match = str(ola.post(address).json()["match"])
    page = ola.live(match)
    page.wait_frame(1)
    return match, page


def at_step(page: Page, number: int) -> dict[str, Any]:
    """Read until this step of the lesson is open."""
    while page.frame()["lesson"] is None or page.frame()["lesson"]["step"] != number:
        page.read()
    lesson: dict[str, Any] = page.frame()["lesson"]
    return lesson


def rows(page: Page) -> list[list[str | None]]:
    found: list[list[str | None]] = page.frame()["view"]["table"]["rows"]
    return found


@pytest.mark.parametrize("name", [name for name in registry.names() if lessons.find(registry.find(name)) is not None])
def test_every_lesson_can_be_taken_to_its_end(name: str) -> None:
    lesson = lessons.find(registry.find(name))
    assert lesson is not None
    assert faults(lesson) == []


def test_the_example_can_be_taken_to_its_end() -> None:
    assert faults(LESSON) == []
    for choice in (0, 1):
        *_, (_, match) = walk(LESSON, choice)
        assert match.result is not None
        assert match.result.places == (1, 2)


def test_faults_are_found() -> None:
    steps = [Step(ME, "marks", MARK[0]), Step(ME, "nowhere", MARK[3])]
    found = faults(Lesson(GAME, 2, ME, {}, "x", {}, steps, position))
    assert any("is not offered" in fault for fault in found)
    assert any("lesson-nowhere in uk" in fault for fault in found)
    silent = Lesson(GAME, 2, ME, {}, "x", {}, [Step(ME, "marks", MARK[6])], position)
    assert faults(silent) == ["the step 'marks' does not say why ('mark', 1, 2) is wrong"]
    with pytest.raises(ValueError, match="points at it"):
        Step(ME, "marks", look=True)
    with pytest.raises(ValueError, match="needs an answer"):
        Step(FOE, "")
    with pytest.raises(ValueError, match="for seat 0 alone"):
        Lesson(GAME, 2, ME, {}, "x", {}, [Step(FOE, "marks", MARK[3])])


def test_a_lesson_begins_in_its_prepared_position(table: Table) -> None:
    _, page = opened(table)
    assert rows(page) == [["X", None, "O"], [None, "O", None], [None, None, "X"]]
    assert page.frame()["moment"] == 0
    first = at_step(page, 1)
    assert (first["of"], first["wants"], first["look"]) == (4, None, False)
    assert page.say({"type": "lesson"})["type"] == "done"
    second = at_step(page, 2)
    assert (second["look"], second["point"]) == (True, {"rows": [2, 2]})


def test_a_position_can_be_data() -> None:
    data = position().to_json()
    lesson = Lesson(GAME, 2, ME, {}, LESSON.seed, {}, STEPS, data)
    assert lesson.start().state.to_json() == LESSON.start().state.to_json()
    assert lesson.version == LESSON.version
    assert faults(lesson) == []


def test_a_wrong_choice_says_why_and_costs_nothing(table: Table) -> None:
    _, page = opened(table)
    page.say({"type": "lesson"})
    page.say({"type": "lesson"})
    at_step(page, 3)
    before = page.frame()["frame"]
    reply = page.answer(MARK[1])
    assert reply["code"] == "lesson"
    assert reply["reason"] == {"clause": "", "said": {"message": "lesson-block-wrong", "args": {}}}
    assert page.frame()["frame"] == before
    assert page.answer(MARK[6])["type"] == "done"
    lesson = at_step(page, 4)
    assert lesson["wants"] == [list(MARK[3]), list(MARK[7])]
    assert page.answer(MARK[5])["reason"]["said"]["message"] == "lesson-win-middle"
    assert page.answer(MARK[7])["type"] == "done"
    assert page.frame()["result"]["places"] == [1, 2]


def test_a_step_without_words_of_its_own_for_a_wrong_choice(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Lesson(GAME, 2, ME, {}, "x", {}, [Step(ME, "block", MARK[6])], position))
    _, page = opened(table)
    reply = page.answer(MARK[1])
    assert (reply["code"], reply["reason"]) == ("lesson", None)


def test_a_step_that_takes_any_answer(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Lesson(GAME, 2, ME, {}, "x", {}, [Step(ME, "block", ANY), Step(FOE, "", ANY)], position))
    _, page = opened(table)
    assert at_step(page, 1)["wants"] == []
    assert page.answer(MARK[5])["type"] == "done"


def test_steps_with_the_same_words_count_as_one(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [
        Step(ME, "marks", None, {"rows": [1, 1]}),
        Step(ME, "marks", None, {"rows": [3, 3]}),
        Step(ME, "block", MARK[6]),
    ]
    use(monkeypatch, Lesson(GAME, 2, ME, {}, "x", {}, steps, position))
    _, page = opened(table)
    assert (page.frame()["lesson"]["step"], page.frame()["lesson"]["of"]) == (1, 2)
    page.say({"type": "lesson"})
    assert (page.frame()["lesson"]["step"], page.frame()["lesson"]["point"]) == (1, {"rows": [3, 3]})


def test_what_is_played_before_the_first_words_is_in_the_log(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = [Step(ME, "", MARK[4]), Step(FOE, "", MARK[0])]
    between = [Step(ME, "block", MARK[8]), Step(FOE, "", MARK[1]), Step(ME, "", MARK[2], quick=True)]
    after = [Step(FOE, "", MARK[6], quick=True), Step(ME, "win", MARK[3])]
    use(monkeypatch, Lesson(GAME, 2, ME, {}, "x", {}, [*quiet, *between, *after]))
    match, page = opened(table)
    assert page.frame()["moment"] == 2
    assert rows(page) == [["O", None, None], [None, "X", None], [None, None, None]]
    assert page.frame()["undo"] is None
    assert page.say({"type": "undo", "seat": ME})["code"] == "cannot_undo"
    assert at_step(page, 1)["said"]["message"] == "lesson-block"
    assert page.answer(MARK[8])["type"] == "done"
    at_step(page, 2)  # the script has played for both seats
    assert rows(page) == [["O", "O", "X"], [None, "X", None], ["O", None, "X"]]
    assert page.frame()["undo"] is None
    replay = page.person.get(f"/api/matches/{match}/replay").json()
    assert [moment["moment"] for moment in replay["moments"]] == [0, 1, 2, 3, 4, 5, 6]


def test_taking_back_in_a_lesson_leads_back_to_its_step(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [
        Step(ME, "block", MARK[6]),
        Step(ME, "marks"),
        Step(FOE, "", MARK[1]),
        Step(ME, "win", [MARK[3], MARK[7]]),
    ]
    use(monkeypatch, Lesson(GAME, 2, ME, {}, "x", {}, steps, position))
    _, page = opened(table)
    for _ in range(2):
        at_step(page, 1)
        assert page.frame()["undo"] is None
        assert page.answer(MARK[6])["type"] == "done"
        at_step(page, 2)
        assert page.frame()["undo"] is not None
        assert page.say({"type": "undo", "seat": ME})["type"] == "done"
        assert rows(page)[2] == [None, None, "X"]
    assert page.answer(MARK[6])["type"] == "done"
    at_step(page, 2)
    page.say({"type": "lesson"})
    at_step(page, 3)
    assert page.frame()["undo"] is None  # the opponent has answered since
    assert page.say({"type": "undo", "seat": ME})["code"] == "cannot_undo"
    assert page.answer(MARK[3])["type"] == "done"


def test_a_lesson_goes_on_after_the_server_has_started_again(tmp_path: Path) -> None:
    with running(tmp_path) as table:
        match, page = opened(table)
        page.say({"type": "lesson"})
        page.say({"type": "lesson"})
        page.answer(MARK[6])
        at_step(page, 4)
        before = page.frame()
        cookies = page.person.http.cookies
    with running(tmp_path) as table:
        ola = table.person()
        ola.http.cookies = cookies
        page = ola.live(match)
        page.wait_frame(before["frame"])
        after = page.frame()
        assert {**after, "events": [], "log": 0} == {**before, "events": [], "log": 0}
        assert page.answer(MARK[7])["type"] == "done"


def test_a_lesson_that_was_written_anew_is_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as table:
        match, page = opened(table)
        cookies = page.person.http.cookies
    use(monkeypatch, Lesson(GAME, 2, ME, {}, LESSON.seed, {}, [Step(ME, "block", MARK[6])], position))
    with running(tmp_path) as table:
        ola = table.person()
        ola.http.cookies = cookies
        assert "written anew" in ola.get(f"/api/matches/{match}/replay").text


def test_the_version_changes_with_what_a_running_match_depends_on() -> None:
    def version(**changes: Any) -> int:
        given = {"seed": "x", "chance": {}, "steps": STEPS, "position": position, **changes}
        return Lesson(GAME, 2, ME, {}, **given).version

    def elsewhere() -> Grid:
        return Grid(Dice(0), [EMPTY] * 9, ME)

    same = version()
    assert same == version()
    assert 1 < same < 2**31
    others = [version(seed="y"), version(chance={"a": [[1]]}), version(steps=STEPS[:-1]), version(position=elsewhere)]
    assert len({same, *others}) == 5


def test_a_lesson_that_cannot_be_loaded_keeps_nobody_from_playing(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "forgetful"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "lesson.py").write_text("raise RuntimeError('what was it again')\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = Guessing("forgetful", "forgetful/1", (2, 2), words="forgetful")
    registry.register(game)
    try:
        games = {each["game"]: each["lesson"] for each in table.person().get("/api/games").json()}
        assert (games["forgetful"], games["tic_tac_toe"]) == (False, True)
    finally:
        registry._registered.pop(game.id, None)


# Two who choose at once, with a die


class Thrown(Event, frozen=True):
    """The die was thrown."""

    number: int


class Shown(View):
    """What was thrown."""

    thrown: list[int]


class Throws(State):
    """What was thrown so far."""

    __slots__ = ("thrown",)

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.thrown: list[int] = []

    def fields(self) -> tuple[str, ...]:
        return ("thrown",)


class Guessing(Game):
    """Both guess at once, then the die is thrown."""

    def start(self, seats: int, options: dict[str, str], dice: Dice) -> State:
        return Throws(dice)

    def beat(self, state: State) -> Steps:
        assert isinstance(state, Throws)
        guesses: list[Option] = [("guess", number) for number in (1, 2)]
        yield Together([Question(0, "guess", guesses), Question(1, "guess", guesses)])
        state.thrown.append(state.roll(100, "die"))
        if state.log is not None:
            state.log.reveal(Thrown(state.thrown[-1]))

    def view(self, state: State, seat: int | None) -> Shown:
        assert isinstance(state, Throws)
        return Shown(list(state.thrown))


def throws(*numbers: int, then: Sequence[Sequence[int]] = ()) -> tuple[Guessing, Lesson]:
    game = Guessing("guessing", "guessing/1", (2, 2))

    def begun() -> State:
        state = Throws(Dice("elsewhere"))
        state.thrown = [77]
        state.dice.script = {"die": [[number] for number in numbers]}
        return state

    steps = [
        Step(0, "one", ("guess", 1)),
        Step(1, "", ("guess", 2)),
        Step(1, "", ("guess", 2)),
        Step(0, "two", ("guess", 2)),
        Step(0, "three", ("guess", 1)),
        Step(1, "", ("guess", 1)),
        Step(0, "four"),
    ]
    return game, Lesson(game, 2, 0, {}, "guessing/lesson", {"die": then}, steps, begun)


def test_chance_of_the_position_comes_first_then_that_of_the_lesson() -> None:
    _, lesson = throws(5, 6, then=[[9]])
    for _ in range(2):
        *_, (_, match) = walk(lesson)
        assert isinstance(match.state, Throws)
        assert match.state.thrown == [77, 5, 6, 9]
        assert match.state.dice.seed == "guessing/lesson"


def test_when_several_are_asked_at_once_the_script_says_who_goes_on(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, lesson = throws(5, 6, 9)
    registry.register(game)
    use(monkeypatch, lesson)
    try:
        _, page = opened(table, "/api/lessons/guessing")
        at_step(page, 1)
        page.quiet()
        assert len(page.frame()["asked"]) == 2  # the other seat waits for its place in the script
        assert page.answer(("guess", 1))["type"] == "done"
        at_step(page, 2)
        assert page.frame()["view"]["table"]["thrown"] == [77, 5]
        assert page.answer(("guess", 2))["type"] == "done"
        at_step(page, 3)
        assert page.answer(("guess", 1))["type"] == "done"
        at_step(page, 4)
        assert page.frame()["view"]["table"]["thrown"] == [77, 5, 6, 9]
    finally:
        registry._registered.pop(game.id, None)


def test_the_log_and_the_lesson_give_the_match_back() -> None:
    """Whatever is taken back and given again on the way."""
    progress = lessons.Progress(LESSON)
    entries: list[Entry] = []

    def write(seat: int, kind: Any, *answer: int | str) -> None:
        entries.append(Entry(len(entries), seat, kind, list(answer), 0.0))
        progress.take(entries[-1])

    write(ME, "lesson", "lesson")
    write(ME, "lesson", "lesson")
    write(ME, "answer", *MARK[6])
    assert progress.can_take_back(ME)
    write(ME, "undo", "undo")
    assert progress.place == 2
    write(ME, "answer", *MARK[6])
    assert progress.plays(FOE) is STEPS[3]
    write(FOE, "answer", *MARK[1])
    assert not progress.can_take_back(ME)
    match = LESSON.start()
    for entry in entries:
        rebuild.carry_out(match, entry)
    *_, (_, walked) = list(walk(LESSON))[:4]
    assert match.answers == [(ME, MARK[6]), (FOE, MARK[1])]
    assert match.options(ME) == [MARK[3], MARK[5], MARK[7]]
    assert walked.answers[:2] == match.answers
