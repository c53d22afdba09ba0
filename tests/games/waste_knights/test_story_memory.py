"""Stories that remember: entries read in place of others, effects for some knights only, variables without names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.games.waste_knights.game import GAME
from stolik.games.waste_knights.language import parse_condition
from stolik.games.waste_knights.rules.conditions import holds
from stolik.games.waste_knights.state import CAMPED, EXPLORED, MOVED, VISITED_CITY
from stolik.games.waste_knights.story.check import check_pack, read_checked
from stolik.games.waste_knights.story.graph import draw
from stolik.games.waste_knights.story.shelf import ADVENTURES
from stolik.kernel.content import ContentError
from stolik.kernel.question import PASS
from stolik.kernel.words import Speech
from stolik.testkit.scenarios.waste_knights import Scenario

STORY = """\
adventure:
  id: Z5
  title: The Second Time
  mode: cooperative
  knights: [1, 4]
  start: "city:Pumps"
  vars: {coins: 0, mood: 0}
  knight_vars: {word: 0, scar: 0}
  names: {coins: coins in the well, word: promises kept}
  intro: 1
  first_thread: Z5-T1
threads:
  - id: Z5-T1
    title: The Well
    actions:
      - {name: Look into the Well, at: ["anywhere"], entry: 2}
      - {name: Count the Knights, at: ["anywhere"], fx: ["each_knight(if(my.word>=1) xp(2))", "add(my.scar,1)"]}
      - {name: Swear, at: ["anywhere"], requires: "my.scar=0", fx: ["add(my.word,1)", "add(var.mood,1)"]}
    goals:
      - {if: "var.coins>=9", fx: "entry(8)"}
entries:
  - {id: 1, title: One, text: First words.}
  - id: 2
    title: The Well
    text: There is water in it.
    instead:
      - {if: "var.coins>=2", entry: 4}
      - {if: "read.2>=1", entry: 3}
    choices:
      - {label: Throw in a coin., fx: ["add(var.coins,1)"], after: {fx: It rings.}}
      - label: Listen.
        test: {skill: survival, diff: 1}
        pass: ["if(var.mood>=1) entry(3) else entry(4)"]
        fail: []
        after: {pass: It breathes., fail: Nothing.}
  - {id: 3, title: The Well Again, text: Still water., fx: ["add(var.coins,1)"]}
  - {id: 4, title: The Full Well, text: Coins., fx: ["add(var.coins,7)"]}
  - {id: 8, title: Eight, text: The end., who: first, fx: ["win(all)"]}
"""


def pack(folder: Path, *changes: tuple[str, str]) -> Path:
    text = STORY
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    (folder / "story.yaml").write_text(text, "utf-8")
    return folder


def complaints(folder: Path) -> list[str]:
    try:
        return [str(problem) for problem in check_pack(folder)[1]]
    except ContentError as error:
        return [str(error)]


@pytest.fixture
def wk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scenario]:
    """Two knights in the story, which is on the shelf as long as the test lasts."""
    monkeypatch.setattr(GAME.settings[0], "retired", ("the_second_time",))
    ADVENTURES.append(read_checked(pack(tmp_path)))
    yield Scenario("johnny_taylor", "zoey_shaw", adventure="the_second_time")
    ADVENTURES.pop()


def read(wk: Scenario) -> list[str]:
    return [ADVENTURES[wk.table.adventure].entries[number].id for number in wk.table.read]


def test_another_entry_is_read_the_second_time_and_a_third_by_what_the_story_remembers(wk: Scenario) -> None:
    look = ("thread", "look_into_the_well")
    wk.do(look, ("choose", 1))
    assert read(wk)[-1] == "2"
    wk.do(PASS)
    wk.do(look)
    assert (read(wk)[-1], wk.variable("coins")) == ("3", 2)
    wk.do(PASS)
    wk.settle_until("act")
    wk.do(look)
    assert (read(wk)[-2:], wk.variable("coins")) == (["4", "8"], 9)


def test_an_effect_for_all_may_ask_each_of_them(wk: Scenario) -> None:
    wk.table.own[2] = 1  # the second knight has kept a promise
    before = list(wk.table.xp)
    wk.do(("thread", "count_the_knights"))
    assert [now - then for now, then in zip(wk.table.xp, before, strict=True)] == [0, 2]


def test_a_variable_is_shown_and_told_by_its_name_and_one_without_a_name_never(wk: Scenario) -> None:
    told = len(wk.match.log)
    wk.do(("thread", "swear"))
    story = wk.seen(0).story
    assert (story.shared, story.own) == ({"coins": 0}, [{"word": 1}, {"word": 0}])
    assert {name: words.en for name, words in story.names.items()} == {"word": "promises kept"}
    lines = [line for line in wk.match.lines(0)[told:] if str(line["event"]).endswith("variable_set")]
    assert [line["variable"] for line in lines] == ["word"]
    speech = Speech(GAME, "en", strict=True)
    assert "promises kept: 1" in " ".join(speech.say(GAME.say_event(event)) for event in wk.match.events(0))
    assert story.thread is not None
    swear = next(action for action in story.thread.actions if action.option == ("thread", "swear"))
    needs = [(aim.what, aim.name, aim.label, aim.met) for way in swear.needs for aim in way]
    assert needs == [("other", "", None, True)]


def test_what_came_of_a_choice_is_told_before_its_effects(wk: Scenario) -> None:
    speech = Speech(GAME, "en", strict=True)
    told = len(wk.match.log)
    wk.do(("thread", "look_into_the_well"), ("choose", 1))
    events = [str(line["event"]) for line in wk.match.lines(0)[told:]]
    assert events.index("chose") < events.index("came_of_it") < events.index("variable_set")
    assert "It rings." in [speech.say(GAME.say_event(event)) for event in wk.match.events(0)]


@pytest.mark.parametrize(("face", "sentence"), [(5, "It breathes."), (0, "Nothing.")])
def test_a_test_has_a_sentence_for_either_end(wk: Scenario, face: int, sentence: str) -> None:
    speech = Speech(GAME, "en", strict=True)
    wk.table.dice.script = {"dice": [[face] for _ in range(9)]}
    wk.do(("thread", "look_into_the_well"), ("choose", 2))
    said = [speech.say(GAME.say_event(event)) for event in wk.match.events(0)]
    assert [one for one in said if one in ("It rings.", "It breathes.", "Nothing.")] == [sentence]


def test_a_condition_asks_what_was_done_in_this_turn_and_for_the_marker(wk: Scenario) -> None:
    t = wk.table
    t.time = 4
    t.taken = [CAMPED]

    def is_true(cond: str, me: int = t.active) -> bool:
        return holds(t, me, parse_condition(cond))

    assert is_true("you.camped=1 and you.moved=0 and you.explored=0 and you.shopped=0")
    assert not is_true("you.camped=1", 1 - t.active)
    t.taken = [MOVED, EXPLORED, VISITED_CITY]
    assert is_true("you.moved=1 and you.explored=1 and you.shopped=1 and you.camped=0")
    assert is_true("time=4 and time<=4")
    assert not is_true("time>=5")


def test_the_picture_says_on_what_a_way_depends(tmp_path: Path) -> None:
    picture = draw(read_checked(pack(tmp_path)))
    assert "instead if read.2&gt;=1 → 3" in picture
    assert "instead if var.coins&gt;=2 → 4" in picture
    assert "Listen. pass if var.mood&gt;=1 → 3" in picture
    assert "Listen. pass else → 4" in picture
    assert ">if var.coins&gt;=9</text>" in picture  # the goal
    look = 'at: ["anywhere"], entry: 2}'
    asked = draw(read_checked(pack(tmp_path, (look, look.replace("entry", 'requires: "var.mood=0", entry')))))
    assert ">if var.mood=0</text>" in asked


AGAIN = "{id: 3, title: The Well Again, text: Still water.,"
HIDDEN = ("knights: [1, 4]", "knights: [1, 4]\n  hidden_vars: [word]")


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ([(AGAIN, AGAIN + ' instead: [{if: "K>=1", entry: 2}],')], "entry 2 stands in place of itself"),
        ([('"read.2>=1"', '"read.77>=1"')], "there is no entry 77"),
        ([('"var.coins>=2", entry: 4', '"var.coins>=2", entry: 44')], "there is no entry 44"),
        ([('"read.2>=1"', '""')], "say when this is read instead"),
        ([("word: promises kept}", "oath: promises kept}")], "there is no variable oath"),
        ([("after: {fx: It rings.}", "after: {pass: It rings.}")], "pass does not belong to this kind of choice"),
        (
            [("Still water., fx", "S., who: each_secret, choices: [{label: A., fx: [], after: {fx: B.}}], then")],
            "would give a secret away",
        ),
        ([('"read.2>=1"', '"you.camped>=2"')], "can never come true"),
        ([('"read.2>=1"', '"time>=11"')], "can never come true"),
        ([("if(my.word>=1)", "if(my.word>=9)"), ("add(my.word,1)", "set(my.word,1)")], "can never come true"),
        ([HIDDEN, ("add(my.word,1)", "xp(1)")], "cannot depend on a hidden variable"),
        ([HIDDEN, ('"read.2>=1"', '"my.word>=1"')], "what is read cannot depend on a hidden variable"),
        (
            [("Still water., fx", "Still., who: each_secret, choices: [{label: A., fx: []}], then")],
            "a secret vote has no",
        ),
    ],
)
def test_what_cannot_be_meant_is_told(tmp_path: Path, changes: list[tuple[str, str]], problem: str) -> None:
    found = complaints(pack(tmp_path, *changes))
    assert any(problem in one for one in found), found


def test_an_adventure_has_a_key_of_its_own_from_its_second_version_on(tmp_path: Path) -> None:
    first = read_checked(pack(tmp_path))
    second = read_checked(pack(tmp_path, ("title: The Second Time", "title: The Second Time\n  version: 2")))
    assert (first.title, first.key) == ("the_second_time", "the_second_time")
    assert (second.title, second.key) == ("the_second_time", "the_second_time_2")
