"""Frames that carry what changed: put together they are the whole, and what they leave out can be asked for."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from stolik.kernel.dice import Dice
from stolik.kernel.registry import find
from stolik.table.changes import changed, changes
from stolik.testkit.table import Message, Page, Person, Table

GAMES = [("radlands", 2), ("wonderlands_war", 2), ("apex_legends", 2), ("waste_knights", 2)]


class Brief:
    """A page that keeps the view by what changed in it."""

    def __init__(self, person: Person, match: str, has_plain: bool) -> None:
        self.page = person.live(match, seen=None)
        self.page.send({"type": "hello", "seen": 0, "brief": True, "plain": has_plain})
        self.views: dict[int | None, Any] = {}
        self.numbers: dict[int | None, int] = {}
        self.sizes: list[int] = []

    def wait(self, number: int, seats: list[int | None]) -> None:
        """Read until every seat has this frame."""
        while any(self.numbers.get(seat, 0) < number for seat in seats):
            message = self.page.read()
            if message["type"] == "frame":
                self._take(message)

    def _take(self, frame: Message) -> None:
        seat = frame["seat"]
        if frame["view"] is None:
            assert self.numbers[seat] == frame["frame"] - 1, "changes are to the frame before"
            self.views[seat] = changed(self.views[seat], [(path, value) for path, value in frame["changes"]])
        else:
            assert frame["changes"] is None
            self.views[seat] = frame["view"]
        self.numbers[seat] = frame["frame"]
        self.sizes.append(len(self.page.raw[-1]))
        assert frame["question"] is None or frame["question"]["tries"] is None


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_changed_adds_up_to_what_a_whole_frame_says(table: Table, game: str, seats: int) -> None:
    ola = table.person("Ola")
    match = ola.open(game, "me", *["here"] * (seats - 1))
    whole = ola.live(match)
    with_plain, without = Brief(ola, match, True), Brief(ola, match, False)
    dice = Dice(f"brief {game}")
    mine: list[int | None] = [*whole.mine]
    for number in range(1, 40):
        for seat in whole.mine:
            whole.wait_frame(number, seat)
        for brief in (with_plain, without):
            brief.wait(number, mine)
        for seat in whole.mine:
            view = whole.frames[seat]["view"]
            assert with_plain.views[seat] == view
            assert without.views[seat] == {"table": view["table"], "plain": None}
        asked = next((seat for seat in whole.mine if whole.frames[seat]["question"] is not None), None)
        if asked is None:
            break
        assert whole.play(dice, asked)["type"] == "done"
    assert number > 20
    assert sum(without.sizes) / len(without.sizes) < 8_000  # the many ways to deal out a pool are among these


def test_reasons_are_asked_for(table: Table) -> None:
    ola = table.person("Ola")
    match = ola.open("radlands", "me", "here", options={"first_game": "on"})
    page = ola.live(match)
    seat = asked(page)
    question = page.frames[seat]["question"]
    reply = page.say({"type": "tries", "seat": seat})
    assert reply["type"] == "tries_now"
    assert (reply["question"], reply["tries"]) == (question["id"], question["tries"])
    other = page.say({"type": "tries", "seat": 1 - seat})
    assert (other["question"], other["tries"]) == (None, [])
    assert page.say({"type": "tries", "seat": 7})["code"] == "not_your_seat"


def test_a_preview_is_for_the_seat_that_asks_and_changes_nothing(table: Table) -> None:
    ola = table.person("Ola")
    match = ola.open("apex_legends", "me", "here")
    page = ola.live(match)
    seat = asked(page)
    before = page.frames[seat]["frame"]
    for option in page.frames[seat]["question"]["options"][:3]:
        assert page.say({"type": "preview", "seat": seat, "about": option["option"]})["type"] == "previewed"
    odd = page.say({"type": "preview", "seat": seat, "about": ["nonsense", -1]})
    assert (odd["type"], odd["preview"]) == ("previewed", None)
    assert page.say({"type": "preview", "seat": 7, "about": ["x"]})["code"] == "not_your_seat"
    assert table.context.tables.actors[match].course.frame == before


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_printed_facts_are_read_once_and_hang_on_nothing_but_the_options(table: Table, game: str, seats: int) -> None:
    ola = table.person("Ola")
    match = ola.open(game, "me", *["here"] * (seats - 1))
    reply = table.person("Jan").get(f"/api/matches/{match}/facts")
    assert reply.status_code == 200
    printed = find(game).facts(find(game).check_setup(seats, {}))
    assert reply.json() == json.loads(msgspec.json.encode(printed))
    assert reply.json()
    assert "max-age" in reply.headers["cache-control"]
    assert ola.get("/api/matches/nothing/facts").json()["code"] == "unknown_match"


def test_who_comes_back_gets_the_whole_again(table: Table) -> None:
    ola = table.person("Ola")
    match = ola.open("radlands", "me", "here")
    brief = Brief(ola, match, False)
    brief.wait(1, [0, 1])
    brief.page.close()
    page = ola.live(match, seen=None)
    page.send({"type": "hello", "seen": 1, "brief": True})
    assert page.wait_frame(1, 0)["view"] is not None


def test_changes_are_as_small_as_lists_and_keys_allow() -> None:
    before = {"a": [1, {"b": 2}], "c": {"d": [1]}, "e": 1}
    after = {"a": [1, {"b": 3}], "c": {"d": [1, 2]}, "e": 1}
    news = changes(before, after)
    assert news == [(["a", 1, "b"], 3), (["c", "d"], [1, 2])]
    assert changed(before, news) == after
    assert before["a"] == [1, {"b": 2}]
    assert changes(before, before) == []
    assert changes({"a": 1}, {"b": 1}) == [([], {"b": 1})]
    assert changed({"a": 1}, [([], {"b": 1})]) == {"b": 1}


def asked(page: Page) -> int:
    """The seat of the page that is asked."""
    for seat in page.mine:
        page.wait_frame(1, seat)
    return next(seat for seat in page.mine if page.frames[seat]["question"] is not None)
