"""What every test of the project shares; for those in a browser: one Chromium, one server, people of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from stolik.testkit.browser import Server, Visitor, launched

pytest_plugins = ["pytester", "stolik.testkit.plugin"]

ROOT = Path(__file__).parents[1]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

Sit = Callable[..., Visitor]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="refuse to run unless the compiled package is under test")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("compiled"):
        from stolik.kernel import match

        if not str(match.__file__).endswith((".so", ".pyd")):
            raise pytest.UsageError(f"--compiled, but {match.__file__} is plain Python")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, ...]:
    """Tic-tac-toe of the docs, as if it were installed."""
    folder = tmp_path_factory.mktemp("packages")
    facts = folder / "stolik_tic_tac_toe-1.0.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: stolik-tic-tac-toe\nVersion: 1.0.0\n")
    (facts / "entry_points.txt").write_text("[stolik.games]\ntic_tac_toe = tic_tac_toe:GAME\n")
    return (folder, ROOT / "examples" / "tic_tac_toe")


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory, packages: tuple[Path, ...]) -> Iterator[Server]:
    assert (ROOT / "stolik" / "table" / "static" / "index.html").exists(), "build the browser table first: make web"
    server = Server(tmp_path_factory.mktemp("served"), packages)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def sit(chromium: Browser, served: Server) -> Iterator[Sit]:
    """Bring people: `sit(size=(390, 844), lang="pl", by="touch")`."""
    people: list[Visitor] = []

    def bring(server: Server = served, **how: object) -> Visitor:
        people.append(Visitor(chromium, server, **how))  # type: ignore[arg-type]
        return people[-1]

    yield bring
    for person in people:
        person.close()


@pytest.fixture(scope="session")
def axe() -> Path:
    assert AXE.exists(), "install what the browser table needs first: make web"
    return AXE
