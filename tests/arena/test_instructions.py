"""Counts of instructions: the page and the program agree, and the work has not grown."""

from pathlib import Path

import pytest

from stolik.arena.instructions import GROWTH, can_count, count, kept, machine, profile, table

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "performance.md"


def test_the_page_has_counts_of_every_game() -> None:
    _, counts = kept(PAGE.read_text())
    assert set(counts) == {path.parent.name for path in (ROOT / "stolik" / "games").glob("*/game.py")}
    assert all(of["play"] > 0 and of["search"] > 0 for of in counts.values())


def test_the_table_reads_back_as_it_was_written() -> None:
    counts = {"radlands": {"play": 12, "search": 34}}
    assert kept(f"Counted with: an abacus\n\n{table(counts)}\n") == ("an abacus", counts)


def test_the_profile_names_functions_and_their_shares() -> None:
    lines = profile(["radlands"], 5)
    assert "radlands, play" in lines
    assert lines.count(" %  ") >= 10


@pytest.mark.timeout(600)
@pytest.mark.skipif(not can_count(), reason="callgrind is not installed")
def test_no_game_takes_more_instructions_than_the_page_says() -> None:
    named, before = kept(PAGE.read_text())
    if named != machine():
        pytest.skip(f"the page was counted with {named}, this is {machine()}")
    now = count(tuple(before))
    grown = {
        (game, kind): (was, now[game][kind])
        for game, of in before.items()
        for kind, was in of.items()
        if now[game][kind] > was * (1 + GROWTH)
    }
    assert not grown, f"millions of instructions before and now: {grown}; if it must be, put it into {PAGE.name}"
