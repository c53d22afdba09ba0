"""What a game in a package of its own brings for the browser: found, served safely, and kept by browsers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import tic_tac_toe

from stolik.kernel import registry
from stolik.table import boards
from stolik.testkit.table import Table

GAME = tic_tac_toe.GAME
FOLDER = Path(tic_tac_toe.__file__).parent / "board"


@pytest.fixture(autouse=True)
def _registered() -> Iterator[None]:
    registry.register(GAME)
    yield
    registry._registered.pop(GAME.id, None)


def test_the_lobby_says_which_games_bring_a_board(table: Table) -> None:
    games = {each["game"]: each for each in table.person().get("/api/games").json()}
    version = boards.find(GAME).version
    assert games["tic_tac_toe"]["board"] == f"/games/tic_tac_toe/{version}/board.js"
    assert games["tic_tac_toe"]["hero"] == f"/games/tic_tac_toe/{version}/hero.svg"
    assert (games["radlands"]["board"], games["radlands"]["hero"]) == (None, None)


def test_the_table_says_where_the_board_is(table: Table) -> None:
    ola = table.person("Ola")
    for game in ("tic_tac_toe", "radlands"):
        page = ola.live(ola.open(game, "me", "here"))
        welcome = next(message for message in page.messages if message["type"] == "welcome")
        assert welcome["board"] == boards.find(registry.find(game)).address("board.js")


def test_its_files_are_served_for_ever(table: Table) -> None:
    for name, kind in (("board.js", "text/javascript; charset=utf-8"), ("hero.svg", "image/svg+xml")):
        address = boards.find(GAME).address(name)
        assert address is not None
        reply = httpx.get(table.url + address)
        assert reply.status_code == 200
        assert reply.content == (FOLDER / name).read_bytes()
        assert reply.headers["content-type"] == kind
        assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "script-src 'self'" in reply.headers["content-security-policy"]
        assert reply.headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in reply.headers


@pytest.mark.parametrize(
    "path",
    [
        "../__init__.py",
        "..%2f__init__.py",
        "%2e%2e/__init__.py",
        "....//__init__.py",
        "/etc/passwd",
        "..%5c__init__.py",
        "board.js%00.svg",
        "__init__.py",
        "nothing.js",
        "",
        "words/table.en.ftl",
    ],
)
def test_nothing_else_is_served(table: Table, path: str) -> None:
    version = boards.find(GAME).version
    with httpx.Client(base_url=table.url) as client:
        reply = client.get(f"/games/tic_tac_toe/{version}/{path}")
        assert b"Tic-tac-toe on Stolik" not in reply.content
        assert b"root:" not in reply.content
        assert reply.status_code in (400, 404)


def test_an_old_address_and_an_unknown_game_are_not_found(table: Table) -> None:
    assert httpx.get(f"{table.url}/games/tic_tac_toe/0123456789abcdef/board.js").status_code == 404
    assert httpx.get(f"{table.url}/games/chess/{boards.find(GAME).version}/board.js").status_code == 404
    assert httpx.get(f"{table.url}/games/radlands/{boards.find(GAME).version}/lesson.py").status_code == 404


def test_only_files_for_browsers_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "some_game"
    for name in ("board.js", "art/card.png", "notes.txt", "secret.py", ".hidden.js", "_drafts/old.js"):
        file = package / "board" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(name.encode())
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    found = boards._read("some_game", "some_game")
    assert sorted(found.files) == ["art/card.png", "board.js"]
    assert found.files["art/card.png"] == ("image/png", b"art/card.png")
    (package / "board" / "board.js").write_text("export default {}")
    boards._read.cache_clear()
    assert boards._read("some_game", "some_game").version != found.version


def test_a_game_without_a_package_brings_nothing() -> None:
    assert boards._read("nobody", "").address("board.js") is None
