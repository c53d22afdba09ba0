"""A real match at a chosen moment, put on a table so that a person can sit down there."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from stolik.bots import make_bot
from stolik.kernel.dice import Dice
from stolik.kernel.errors import StolikError
from stolik.kernel.match import Match
from stolik.kernel.question import Option
from stolik.table.rebuild import mark_of
from stolik.table.rows import Entry, MatchRow, SeatRow, Standing
from stolik.table.sqlite import SqliteStore
from stolik.testkit.browser import LAID_OUT, Server, Visitor

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
GO_ON: Final = """(match) => {
  document.querySelector('.play').setAttribute('data-old', '');
  history.pushState({}, '', `/table/${match}`);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
"""From one table to the next without loading the page again."""


class Course:
    """A match of greedy bots, played as far as anybody has looked."""

    def __init__(self, seats: int) -> None:
        self.bots = [make_bot("greedy", seat) for seat in range(seats)]
        self.answers: list[tuple[int, Option]] = []

    def go_on(self, match: Match) -> None:
        """Give the answer that comes next in a copy of the match."""
        number = len(match.answers)
        if number == len(self.answers):
            question = match.questions[0]
            self.answers.append((question.seat, self.bots[question.seat].choose(match, question)))
        match.answer(*self.answers[number])


@cache
def _course(game: str, seats: int, seed: str, options: tuple[tuple[str, str], ...]) -> Course:
    return Course(seats)


def reached(
    game: str, seats: int, seed: str, options: Mapping[str, str], kind: str, verb: str = "", after: int = 0
) -> tuple[Match, int]:
    """A match of greedy bots at a question of a kind that offers a verb, after this many answers; and who is asked."""
    match = Match.start(game, seats, seed, dict(options))
    course = _course(game, seats, seed, tuple(sorted(options.items())))
    while not match.over:
        for question in match.questions:
            offers = not verb or any(option[0] == verb for option in question.options)
            if len(match.answers) >= after and question.kind == kind and offers:
                return match, question.seat
        course.go_on(match)
    raise StolikError(f"nobody was asked {kind} in this match")


def put(served: Server, match: Match, seed: str | None, seat: int | None) -> str:
    """Put a match into the server's database, one seat (None: every seat) open, the others bots; gives its code.

    A match without a seed began at a position that no match has led to; it goes on from how it stands.
    """
    now = time.time()
    code = "".join(secrets.choice(LETTERS) for _ in range(6))
    row = MatchRow(
        id=f"m_{secrets.token_urlsafe(12)}",
        game=match.game.id,
        rules=match.game.rules,
        options=match.setup,
        seats=match.seats,
        seed=seed or "",
        commitment=Dice(seed or "").commitment(),
        public=False,
        code=code,
        invite=secrets.token_hex(32),
        state="waiting",
        asked=[question.seat for question in match.questions],
        result=None,
        lesson=False,
        rematch=None,
        parent=None,
        creator="p_arranged",
        created=now,
        changed=now,
    )
    seats: list[SeatRow] = []
    for number in range(match.seats):
        is_open = seat is None or number == seat
        seats.append(SeatRow(number, "open" if is_open else "bot", None, "", None if is_open else "novice"))
    if seed is None:
        row.base = mark_of(row, match, 0)
    given = [] if seed is None else match.answers
    entries = [Entry(seq, who, "answer", list(option), now) for seq, (who, option) in enumerate(given)]

    async def add() -> None:
        store = SqliteStore(str(served.database))
        await store.open()
        await store.add_match(row, seats, entries)
        if row.base is not None:
            await store.go_on(row, row.rules, row.base)
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # the browser has an event loop running in this thread
        beside.submit(asyncio.run, add()).result()
    return code


def finish(served: Server, id: str, match: Match) -> None:
    """Note that a match that was put there is over, as the table does after the last answer."""
    assert match.result is not None
    told = {"places": list(match.result.places), "points": list(match.result.points), "reason": match.result.reason}

    async def note() -> None:
        store = SqliteStore(str(served.database))
        await store.open()
        await store.set_standing(id, Standing("over", [], told))
        await store.close()

    with ThreadPoolExecutor(1) as beside:
        beside.submit(asyncio.run, note()).result()


def show(person: Visitor, served: Server, match: Match, seed: str | None, seat: int) -> None:
    """Let a person sit down at a match at this moment, where this seat is asked."""
    id = person.ask("/api/join", {"code": put(served, match, seed, seat)})["match"]
    if person.page.locator(".play").count():
        person.page.evaluate(GO_ON, id)
    else:
        person.go_to(id)
    person.page.wait_for_selector('.play:not([data-old])[data-ready="true"][data-yours="true"]')
    person.page.evaluate(LAID_OUT)
