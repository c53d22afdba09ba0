"""What every test of the project shares; for those in a browser: one Chromium, one server, people of their own."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser

from stolik.testkit.browser import Server, Visitor, launched

pytest_plugins = ["pytester", "stolik.testkit.plugin"]

ROOT = Path(__file__).parents[1]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

Sit = Callable[..., Visitor]
AGAIN = "played again"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A test in the browser that fails is played once more: the machine may be too busy. The run says which were."""
    if "chromium" not in getattr(item, "fixturenames", ()):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    if failed := next((report for report in reports if report.failed), None):
        reports = runtestprotocol(item, log=False, nextitem=nextitem)
        reports[0].user_properties.append((AGAIN, str(failed.longrepr).strip().splitlines()[-1]))
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, why in getattr(report, "user_properties", ()):
                if name == AGAIN and report.when == "setup":
                    terminalreporter.write_line(f"played again: {report.nodeid}: {why}")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="refuse to run unless the compiled package is under test")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("compiled"):
        from stolik.kernel import match

        if not str(match.__file__).endswith((".so", ".pyd")):
            raise pytest.UsageError(f"--compiled, but {match.__file__} is plain Python")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with its part of the tests in the browser, so that the last ones to share out are short."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    in_browser = [item for item in items if "chromium" in getattr(item, "fixturenames", ())]
    others = [item for item in items if "chromium" not in getattr(item, "fixturenames", ())]
    items[:] = [item for part in range(workers) for kind in (in_browser, others) for item in _part(kind, part, workers)]


def _part(items: list[pytest.Item], part: int, parts: int) -> list[pytest.Item]:
    return items[len(items) * part // parts : len(items) * (part + 1) // parts]


def pytest_collection_finish() -> None:
    """Twelve thousand tests stay to the end: Python need not look through them for garbage again and again."""
    gc.collect()
    gc.freeze()


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
        people.append(Visitor(chromium, server, **{"is_painted": False, **how}))  # type: ignore[arg-type]
        return people[-1]

    yield bring
    for person in people:
        person.close()


@pytest.fixture(scope="session")
def axe() -> Path:
    assert AXE.exists(), "install what the browser table needs first: make web"
    return AXE
