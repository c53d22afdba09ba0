"""The server of the browser tests deals every test the same matches, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stolik.testkit import served


@pytest.fixture(autouse=True)
def unasked() -> Iterator[None]:
    token = served.asking.set("")
    served.dealt.clear()
    yield
    served.dealt.clear()
    served.asking.reset(token)


def deal(test: str, matches: int) -> list[tuple[str, str]]:
    served.dealt.clear()
    served.asking.set(test)
    return [served.fresh() for _ in range(matches)]


def test_a_test_is_dealt_the_same_matches_every_time() -> None:
    assert deal("test_tea", 3) == deal("test_tea", 3)
    assert len(set(deal("test_tea", 3) + deal("test_war", 3))) == 6


def test_after_a_restart_other_matches_are_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    before = deal("test_tea", 1)
    monkeypatch.setenv(served.STARTS, "2")
    assert deal("test_tea", 1) != before


def test_who_names_no_test_is_dealt_what_nobody_can_guess() -> None:
    assert len(set(deal("", 3) + deal("", 3))) == 6
