"""The plain board: any game is played from its view alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tic_tac_toe import GAME as TIC_TAC_TOE

from stolik.kernel import registry
from stolik.kernel.dice import Dice
from stolik.kernel.match import Match
from stolik.testkit.playouts import playouts
from stolik.testkit.table import Table, running


@pytest.fixture
def nine(tmp_path: Path) -> Iterator[Table]:
    registry.register(TIC_TAC_TOE)
    with running(tmp_path) as table:
        yield table
    registry._registered.pop("tic_tac_toe")


def test_tic_tac_toe_is_a_grid_whose_cells_are_the_targets(nine: Table) -> None:
    ola = nine.person("Ola")
    page = ola.live(ola.open("tic_tac_toe", "me", "here"))
    for seat in (0, 1):
        page.wait_frame(1, seat)
    for number, cell in enumerate([4, 0, 2, 6, 3, 5, 1, 7]):
        frame = page.frames[number % 2]
        grid = frame["view"]["plain"]["zones"][0]
        assert (grid["id"], grid["layout"], grid["columns"], len(grid["cells"])) == ("rows", "grid", 3, 9)
        wanted = grid["cells"][cell]
        assert wanted["card"] is None
        option = next(each for each in frame["question"]["options"] if each["target"] == wanted["target"])
        assert page.answer(option["option"], number % 2)["type"] == "done"
        for seat in (0, 1):
            page.wait_frame(number + 2, seat)
        shown = page.frames[0]["view"]["plain"]["zones"][0]["cells"][cell]
        assert shown["card"] == "XO"[number % 2]
        closed = page.frames[1 - number % 2]["question"]
        if closed is not None:
            assert any(
                each["target"] == wanted["target"] and each["clause"] == "TTT-MARK-01" for each in closed["tries"]
            )
    assert page.frames[0]["result"]["reason"] == "full"


def test_tic_tac_toe_against_every_bot(nine: Table) -> None:
    ola = nine.person("Ola")
    for level in ("easy", "normal"):
        page = ola.live(ola.open("tic_tac_toe", "me", level))
        page.wait_frame(1)
        while page.frame()["result"] is None:
            if page.frame()["question"] is not None:
                assert page.play(Dice(level))["type"] == "done"
            else:
                page.read()


def test_every_target_of_radlands_is_on_the_plain_board() -> None:
    """All that options and tries point at can be found there, but for buttons and abilities."""
    missing: set[str] = set()
    for number, match in enumerate(playouts("radlands", 6, "plain")):
        if number % 3:
            continue
        for question in match.questions:
            plain = match.game.plain(match.game.view(match.state, question.seat), question.seat)
            cells = [cell for zone in plain.zones for cell in zone.cells if cell is not None]
            there = {key for cell in cells for key in points(cell.target)}
            for option in question.options:
                target = match.game.target(match.state, question, option)
                missing |= {
                    key.split(":")[0]
                    for key in points(target)
                    if key.split(":")[0] not in ("button", "ability", "column", "camp2", "camp3") and key not in there
                }
    assert missing == set()


def points(target: dict[str, list[int | str]] | None) -> list[str]:
    return [] if target is None else [f"{key}:{value}" for key, value in target.items()]


def test_a_hidden_hand_is_a_row_of_backs() -> None:
    match = Match.start("radlands", seed=3, options={"first_game": "on"})
    for seat in (0, 1, None):
        plain = match.game.plain(match.game.view(match.state, seat), seat)
        hands = {zone.owner: zone for zone in plain.zones if zone.kind == "hand"}
        assert set(hands) == {0, 1}
        for owner, zone in hands.items():
            held = [cell for cell in zone.cells if cell is not None]
            assert len(held) == len(zone.cells) > 0
            assert all(cell.face_down == (owner != seat) for cell in held)
            assert all((cell.card == "") == (owner != seat) for cell in held)
