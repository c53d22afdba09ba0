"""The lesson of Radlands: every step on the real engine, and through the table."""

from __future__ import annotations

import pytest

from stolik.games.radlands.lesson import FOE, LESSON, ME
from stolik.games.radlands.state import Board
from stolik.kernel.game import Said
from stolik.kernel.match import Match
from stolik.kernel.registry import find
from stolik.kernel.words import LANGUAGES, Speech
from stolik.testkit.scenarios.radlands import seen
from stolik.testkit.table import Page, Table

WATER_LEFT = {
    "person": 0, "junk": 3, "restore": 3, "ability": 2, "railgun": 0, "raid": 2, "event": 0, "junk-water": 1, "silo": 0,
    "napalm": 3, "junk-silo": 4, "railgun-again": 2, "draw": 0,
}  # fmt: skip


def side(match: Match, seat: int, column: int) -> list[tuple[str, str] | None]:
    cards = seen(match, ME).sides[seat].columns[column - 1]  # what the learner sees
    return [None if card is None else (card.card, card.state) for card in cards]


def queue(match: Match) -> list[str | None]:
    return seen(match, ME).sides[ME].queue


def board(match: Match) -> Board:
    assert isinstance(match.state, Board)
    return match.state


def check(words: str, match: Match) -> None:
    """What must be true after a step of the learner."""
    if words in WATER_LEFT:
        assert board(match).water[ME] == WATER_LEFT[words]
    if words == "person":
        assert side(match, ME, 2)[:2] == [("railgun", "undamaged"), ("vigilante", "undamaged")]
    elif words == "damage":
        assert side(match, ME, 1)[0] == ("garage", "damaged")
        assert side(match, FOE, 2)[0] == ("cannon", "damaged")
    elif words == "restore":
        assert side(match, ME, 1)[0] == ("garage", "undamaged")
    elif words == "ability":
        assert side(match, FOE, 1)[1] == ("muse", "damaged")
    elif words == "target":
        assert side(match, FOE, 2)[0] == ("cannon", "destroyed")
    elif words == "raid":
        assert queue(match) == [None, "raiders", None]
        assert side(match, ME, 2)[1] == ("vigilante", "damaged")
    elif words == "event":
        assert queue(match) == ["napalm", "raiders", None]
    elif words == "silo":
        assert board(match).silo_in_hand[ME]
    elif words == "napalm":
        assert side(match, FOE, 3) == [("victory_totem", "undamaged"), None, None]
        assert queue(match) == ["raiders", None, None]
    elif words == "target-again":
        assert side(match, FOE, 3)[0] == ("victory_totem", "damaged")


def test_every_step_on_the_engine() -> None:
    match = LESSON.start()
    checked = set()
    for step in LESSON.steps:
        question = match.questions[0]
        assert question.seat == step.seat, step.words
        if step.wants is not None:
            (wanted,) = step.wants
            assert wanted in question.options, step.words
            if step.seat == ME and step.point is not None:
                target = match.game.target(match.state, question, wanted)
                key, value = next(iter(step.point.items()))
                assert target[key] == list(value), step.words
            match.answer(step.seat, wanted)
        if step.seat == ME:
            check(step.words, match)
            checked.add(step.words)
    assert set(WATER_LEFT) <= checked
    assert not match.over
    assert match.questions[0].seat == ME
    assert len({step.words for step in LESSON.steps if step.seat == ME}) == 23


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(language: str) -> None:
    speech = Speech(find("radlands"), language, strict=True)
    for step in LESSON.steps:
        if step.seat == ME:
            assert len(speech.say(Said(f"lesson-{step.words}"))) > 20


def learner(table: Table) -> tuple[str, Page]:
    ola = table.person("Ola")
    match = ola.post("/api/lessons/radlands").json()["match"]
    page = ola.live(match)
    page.wait_frame(1)
    return match, page


def test_the_lesson_at_the_table(table: Table) -> None:
    match, page = learner(table)
    mine = [step for step in LESSON.steps if step.seat == ME]
    for number, step in enumerate(mine, 1):
        while page.frame()["lesson"] is None or page.frame()["lesson"]["step"] != number:
            page.read()
        lesson = page.frame()["lesson"]
        assert lesson["of"] == len(mine)
        assert lesson["said"] == {"message": f"lesson-{step.words}", "args": {}}
        assert lesson["wants"] == (None if step.wants is None else [list(option) for option in step.wants])
        assert lesson["point"] == (None if step.point is None else {key: list(v) for key, v in step.point.items()})
        before = page.frame()["frame"]
        for other in page.frame()["question"]["options"][:3]:
            if other["option"] not in (lesson["wants"] or []):
                assert page.answer(other["option"])["code"] == "lesson"
        reply = page.answer(["damage", "nobody"])  # What nobody may do is no matter of the lesson.
        assert (reply["code"], reply["reason"] is None) == ("not_an_option", False)
        assert page.frame()["frame"] == before
        if step.wants is None:
            assert page.say({"type": "lesson"})["type"] == "done"
        else:
            assert page.say({"type": "lesson"})["code"] == "lesson"
            assert page.answer(step.wants[0])["type"] == "done"
    while page.frame()["lesson"] is not None:
        page.read()
    assert page.say({"type": "lesson"})["type"] == "refused"
    reply = page.answer(["end_turn"])  # From here on freely, against a bot, which may be done before the reply is read.
    assert reply["type"] == "done"
    page.wait_frame(reply["frame"])
    while page.frame()["question"] is None:
        page.read()
    room = page.person.get(f"/api/matches/{match}").json()
    assert room["lesson"] is True


def test_a_lesson_survives_a_reload(table: Table) -> None:
    match, page = learner(table)
    page.say({"type": "lesson"})
    again = page.person.live(match)
    again.wait_frame(2)
    assert again.frame()["lesson"]["step"] == 2


def test_lessons_are_only_for_those_who_learn(table: Table) -> None:
    match, page = learner(table)
    eve = table.person("Eve").live(match)
    eve.wait_frame(1)
    assert eve.frame()["lesson"] is None
    assert eve.say({"type": "lesson"})["code"] == "not_your_seat"
    ola = page.person
    usual = ola.live(ola.open("radlands", "me", "here"))
    usual.wait_frame(1)
    assert usual.say({"type": "lesson"})["code"] == "not_now"
    assert (
        ola.post(f"/api/matches/{match}/continue", {"moment": 0, "seats": [{"who": "me"}, {"who": "bot"}]}).json()[
            "code"
        ]
        == "not_now"
    )
    assert ola.get(f"/api/matches/{match}/record").json()["code"] == "not_now"
