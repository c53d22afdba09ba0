"""`python -m stolik.testkit.served`: the server of the browser tests, where a test plays the same matches every time.

A match belongs to the test that opened it, which its pages name in a header: the test and the number of the match
decide its id, its seed and so the bots' luck. Whoever names no test gets matches that nobody can guess.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections import Counter
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

import uvicorn

from stolik.table import rooms, serve

if TYPE_CHECKING:
    from collections.abc import Callable

    from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope

    from stolik.table.crew import Crew
    from stolik.table.settings import Settings

HEADER: Final = "x-stolik-test"
STARTS: Final = "STOLIK_TEST_STARTS"
"""How often the server has been started: after a crash it does not deal what it dealt before."""

asking: ContextVar[str] = ContextVar("asking", default="")
dealt: Counter[str] = Counter()
unguessable = rooms.fresh
served_as_usual = serve.config


def fresh() -> tuple[str, str]:
    """The id and the seed of the next match of the test that asks."""
    test = asking.get()
    return deal(test) if test else unguessable()


def deal(test: str) -> tuple[str, str]:
    """The id and the seed of the next match of a test."""
    dealt[test] += 1
    mixed = hashlib.sha256(f"{test}/{os.environ.get(STARTS, '1')}/{dealt[test]}".encode()).hexdigest()
    return f"m_{mixed[:16]}", mixed


class Named:
    """The server, told by each request which test it comes from."""

    def __init__(self, app: Callable[..., Any]) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        """Remember the test while its request is answered."""
        if scope["type"] == "http":
            names = [value.decode("latin-1") for name, value in scope["headers"] if name == HEADER.encode()]
            asking.set(names[0] if names else "")
        await self.app(scope, receive, send)


def config(settings: Settings, crew: Crew | None = None) -> uvicorn.Config:
    """How uvicorn runs the server of the tests."""
    chosen = served_as_usual(settings, crew)
    assert callable(chosen.app)
    chosen.app = Named(chosen.app)
    return chosen


if __name__ == "__main__":
    rooms.fresh = fresh
    serve.config = config
    sys.exit(serve.serve())
