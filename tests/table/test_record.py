"""What the table remembers of a person's matches."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from stolik.table.record import Ended, recorded
from stolik.table.rows import MatchRow, SeatRow
from stolik.table.sqlite import SqliteStore
from stolik.testkit.table import Table

ME, OLA = "p_me", "p_ola"
ALONE = (0, 1)


def bot(seat: int, level: str = "regular") -> SeatRow:
    return SeatRow(seat, "bot", None, "", level)  # type: ignore[arg-type]


def row(id: str, places: list[int] | None, game: str = "radlands", **other: object) -> MatchRow:
    now = time.time()
    told = None if places is None else {"places": places, "points": [0] * len(places), "reason": "camps"}
    facts = {"state": "over" if places else "playing", "lesson": 0, "parent": None, **other}
    return MatchRow(
        id=id, game=game, rules=f"{game}/1", options={}, seats=2, seed="7", commitment="", public=False, code=id[-6:],
        invite=id, asked=[], result=told, rematch=None, creator=ME, created=now, changed=now, **facts,  # type: ignore[arg-type]
    )  # fmt: skip


def ended(places: list[int], *others: SeatRow, sides: tuple[int, ...] = ALONE, game: str = "radlands") -> Ended:
    return Ended(row("m_1", places, game), [SeatRow(0, "person", ME, "Lena", None), *others], sides)


def test_first_is_won_and_everybody_first_is_a_draw_unless_they_play_together() -> None:
    assert recorded(ME, [ended([1, 2], bot(1))]).games[0].last == ["won"]
    assert recorded(ME, [ended([2, 1], bot(1))]).games[0].last == ["lost"]
    assert recorded(ME, [ended([1, 1], bot(1))]).games[0].last == ["drawn"]
    assert recorded(ME, [ended([1, 1], bot(1), sides=(0, 0))]).games[0].last == ["won"]
    assert recorded(ME, [ended([1], sides=(0,))]).foes == []


def test_matches_are_counted_by_game_and_by_opponent() -> None:
    ola = SeatRow(1, "person", OLA, "Ola", None)
    renamed = SeatRow(1, "person", OLA, "Olena", None)
    kept_warm = SeatRow(1, "open", None, "", "veteran")
    given = [
        ended([1, 2], bot(1, "easy")), ended([2, 1], bot(1, "novice")), ended([1, 2], ola), ended([2, 1], renamed),
        ended([1, 2], kept_warm, game="waste_knights"),
    ]  # fmt: skip
    found = recorded(ME, given)
    assert [(each.game, each.finished, each.won) for each in found.games] == [
        ("radlands", 4, 2),
        ("waste_knights", 1, 1),
    ]
    assert found.games[0].last == ["won", "lost", "won", "lost"]
    assert {(each.name, each.level): (each.won, each.finished) for each in found.foes} == {
        ("", "novice"): (1, 2),
        ("Ola", None): (1, 2),
        ("", "veteran"): (1, 1),
    }


def test_a_team_mate_is_no_opponent_and_a_guest_on_the_screen_is_one() -> None:
    team = [SeatRow(1, "person", OLA, "Ola", None), bot(2), bot(3)]
    found = recorded(ME, [ended([1, 1, 2, 2], *team, sides=(0, 0, 1, 1))])
    assert [(each.name, each.level, each.finished) for each in found.foes] == [("", "regular", 1)]
    guest = SeatRow(1, "person", ME, "Jan", None, guest=True)
    assert [each.name for each in recorded(ME, [ended([1, 2], guest)]).foes] == ["Jan"]


def test_lessons_continuations_open_matches_and_those_of_others_do_not_count(table: Table) -> None:
    lena, ola = table.person(), table.person()
    person = lena.get("/api/me").json()["person"]
    assert lena.get("/api/record").json() == {"games": [], "foes": []}
    rows = [
        row("m_counts1", [1, 2]), row("m_lesson1", [1, 2], lesson=1), row("m_parent1", [1, 2], parent="m_counts1"),
        row("m_going11", None),
    ]  # fmt: skip

    async def add() -> None:
        store = SqliteStore(table.context.settings.database)
        await store.open()
        for each in rows:
            await store.add_match(each, [SeatRow(0, "person", person, "Lena", None), bot(1)])
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # a browser of another test may have an event loop in this thread
        beside.submit(asyncio.run, add()).result()
    assert lena.get("/api/record").json() == {
        "games": [{"game": "radlands", "finished": 1, "won": 1, "last": ["won"]}],
        "foes": [{"name": "", "level": "regular", "finished": 1, "won": 1}],
    }
    assert ola.get("/api/record").json() == {"games": [], "foes": []}
