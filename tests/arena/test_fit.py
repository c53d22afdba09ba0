"""Fitting: what bots choose and how well they judge."""

import json

import pytest

from stolik.arena.fit import Choice, Row, Seen, bins_of, fitted, kind_of, main, rows_of, text, watch
from stolik.bots.levels import UnknownBot
from stolik.games.radlands.action_priors import PLAY
from stolik.kernel.errors import BadSetup, StolikError, UnknownGame

A, B, C = ("a",), ("b",), ("c",)


def choice(chosen: tuple[str, ...], *offered: tuple[str, ...]) -> Choice:
    return Choice(chosen, {kind: offered.count(kind) for kind in offered}, dict.fromkeys(offered, 0.25))


def test_what_is_chosen_three_times_as_often_is_three_times_as_strong() -> None:
    found = fitted([choice(A, A, B)] * 3000 + [choice(B, A, B)] * 1000)
    odds = {kind: each / (1 - each) for kind, each in found.items()}
    assert odds[A] / odds[B] == pytest.approx(3.0, rel=0.01)


def test_strength_is_told_from_being_offered_beside_the_weak() -> None:
    """B wins nine in ten against C, but only one in ten against A, which is hardly ever offered."""
    rare = [choice(A, A, B)] * 90 + [choice(B, A, B)] * 10
    often = [choice(B, B, C)] * 900 + [choice(C, B, C)] * 100
    found = fitted(rare + often)
    assert found[A] > found[B] > found[C]


def test_an_option_that_is_offered_twice_is_no_better_for_that() -> None:
    found = fitted([choice(A, A, A, B)] * 2000 + [choice(B, A, A, B)] * 1000)
    assert found[A] == pytest.approx(found[B], abs=0.01)


def test_what_is_never_and_what_is_always_chosen_stays_within_bounds() -> None:
    found = fitted([choice(A, A, B)] * 50)
    assert 0.0 < found[B] < 0.5 < found[A] < 1.0


@pytest.mark.parametrize(
    ("option", "kind"),
    [
        (("end_turn",), ("end_turn",)),
        (("play", "sniper", 1, "front"), ("play", "sniper")),
        (("mark", 2, 3), ("mark",)),
        (("use", "outpost", 1, 0, 2), ("use", "outpost", 2)),
    ],
)
def test_what_an_option_is_counted_by(option: tuple[int | str, ...], kind: tuple[int | str, ...]) -> None:
    assert kind_of(option, {"use": (1, 4)}) == kind


def test_a_decision_counts_once_for_each_kind_it_offers() -> None:
    rows = rows_of([choice(A, A, A, B), choice(B, B, C)])
    assert [(row.kind, row.offered, row.chosen, row.now) for row in rows] == [
        (A, 1, 1, 0.25),
        (B, 2, 1, 0.25),
        (C, 1, 0, 0.25),
    ]


def test_positions_are_gathered_by_what_they_are_said_to_be_worth() -> None:
    low, high = bins_of([(0.11, 0.0), (0.19, 1.0), (1.0, 1.0)])
    assert (low.positions, low.said, low.won) == pytest.approx((2, 0.15, 0.5))
    assert (high.positions, high.said, high.won) == (1, 1.0, 1.0)


def test_greedy_is_watched_and_the_same_seed_brings_the_same() -> None:
    options = {"first_game": "on"}
    seen = watch("radlands", games=2, seed=1, options=options, by={"use": (1, 4)})
    rows = rows_of(seen.choices)
    assert sum(row.chosen for row in rows) == len(seen.choices) > 50
    assert all(row.chosen <= row.offered for row in rows)
    played = {str(row.kind[1]): row.now for row in rows if row.kind[0] == "play"}
    assert len(played) > 10
    assert played == pytest.approx({card: PLAY.get(card, 0.5) for card in played})
    assert {len(row.kind) for row in rows if row.kind[0] == "use"} == {3}
    assert {won for _, won in seen.judged} == {0.0, 1.0}
    assert all(0.0 <= said <= 1.0 for said, _ in seen.judged)
    assert watch("radlands", games=2, seed=1, options=options, by={"use": (1, 4)}, jobs=2) == seen


def test_a_bot_that_strays_sees_other_positions() -> None:
    assert watch("radlands", "random", 1, stray=0.0) != watch("radlands", "random", 1, stray=1.0)


def test_the_table_is_python() -> None:
    rows = [Row(("end",), 9, 4, 0.4, 0.5), Row(("play", "x"), 1200, 900, 0.754, 0.7)]
    space: dict[str, object] = {}
    exec("from typing import Final\n" + text(rows, []).partition("\npositions")[0], space)
    assert space["PROMISE"] == {"end": 0.4}
    assert space["PLAY"] == {"x": 0.75}
    assert "chosen 900 of 1,200 times" in text(rows, [])


def test_mistakes_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UnknownGame):
        watch("chess")
    with pytest.raises(UnknownBot):
        watch("radlands", "nobody")
    with pytest.raises(BadSetup):
        watch("radlands", seats=3)
    with pytest.raises(StolikError):
        watch("radlands", games=0)
    assert main(["radlands", "--by", "use"]) == 2
    assert "use=1,4" in capsys.readouterr().err


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["radlands", "--games", "1", "--bot", "random", "--by", "use=1,4"]
    assert main([*arguments, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {"kind", "offered", "chosen", "fitted", "now"} == set(told["choices"][0])
    assert sum(each["positions"] for each in told["judged"]) > 0
    assert main(arguments) == 0
    shown = capsys.readouterr().out
    assert "JUNK: Final[dict[str, float]] = {" in shown
    assert "positions  said   won" in shown


def test_a_match_that_is_given_up_tells_nothing() -> None:
    assert rows_of(Seen().choices) == []
    assert bins_of(Seen().judged) == []
