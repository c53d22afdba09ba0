"""What a server carries."""

from __future__ import annotations

import os

from stolik.table import load
from stolik.testkit.trust.script import Figures


def loaded(game: str, matches: int, rate: float, seconds: float, workers: int = 1, is_idling: bool = False) -> Figures:
    """What `stolik load` measures, as far as the page tells it."""
    told = load.figures(None, game, matches, rate, seconds, workers, is_idling)
    assert not told["failed"] and not told["refused"], f"errors under load: {told['failed']} {told['refused']}"
    wanted = (
        "matches", "answers", "answers per second", "p50 ms", "p99 ms", "longest ms", "processor ms per answer, median",
        "processor ms per answer of this side", "memory MB, halfway", "memory MB, at the end",
        "memory KB per live match", "memory KB per idle match",
    )  # fmt: skip
    return {key: told[key] for key in wanted if told.get(key) is not None} | {"errors": 0}


def cores(matches: int, seconds: float) -> Figures:
    """As fast as it goes: server and players on one core, then both on two cores with two workers."""
    mine = os.sched_getaffinity(0)
    assert len(mine) > 1, "this needs two cores"
    first, second = sorted(mine)[:2]
    try:
        os.sched_setaffinity(0, {first})
        one = loaded("radlands", matches, 0, seconds)
        os.sched_setaffinity(0, {first, second})
        two = loaded("radlands", matches, 0, seconds, workers=2)
    finally:
        os.sched_setaffinity(0, mine)
    key = "answers per second"

    def cost(told: Figures) -> float:
        return float(told["processor ms per answer, median"]) + float(told["processor ms per answer of this side"])

    return {
        "answers per second, one core": one[key],
        "answers per second, two cores and two workers": two[key],
        "times as many": round(float(two[key]) / float(one[key]), 2),
        "times as many by processor time": round(2 * cost(one) / cost(two), 2),
        "processor ms per answer, one worker": one["processor ms per answer, median"],
        "processor ms per answer, two workers": two["processor ms per answer, median"],
        "p99 ms, two workers": two["p99 ms"],
    }
