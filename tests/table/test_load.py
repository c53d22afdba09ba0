"""`stolik load` plays over real WebSockets and tells what it cost."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from stolik.table.load import load


def test_a_small_load(capsys: pytest.CaptureFixture[str]) -> None:
    with ThreadPoolExecutor(1) as beside:  # An open browser keeps a loop running in this thread.
        assert beside.submit(load, None, "radlands", 2, 20.0, 1.5, True).result() == 0
    told = json.loads(capsys.readouterr().out)
    assert told["matches"] == 2
    assert told["answers"] > 0
    assert told["refused"] == told["failed"] == {}
    assert told["p50 ms"] > 0
    assert told["processor ms per answer"] is not None
