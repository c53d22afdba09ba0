"""A pytest plugin: tests name the clauses they prove, and a clause without a passing test fails the run.

Name it in the top `conftest.py`: `pytest_plugins = ["stolik.testkit.plugin"]`. The clauses are those of
`docs/rules/*.md` below pytest's root folder (the setting `clauses` names another one). A test that names an unknown
clause is refused when it is collected. With `--all-clauses`, for a run of the whole suite, every clause that is not
informational must have been proved by a test that passed.
"""

from __future__ import annotations

import difflib
from collections.abc import Generator
from pathlib import Path

import pytest

from stolik.rulebook.clauses import BadClause, Clause, read_games

PROPERTY = "rule"  # the name under which a report carries the clauses of its test, also from worker processes


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option and the setting."""
    parser.getgroup("stolik").addoption(
        "--all-clauses",
        action="store_true",
        help="for a run of the whole suite: fail if a clause that is not informational has no passing test",
    )
    parser.addini("clauses", "folder of the rules files, relative to the root folder", default="docs/rules")


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark and read the clauses."""
    config.addinivalue_line("markers", "rule(*ids): the test proves the clauses of the rules with these ids")
    folder = config.rootpath / str(config.getini("clauses"))
    try:
        games = read_games(folder)
    except BadClause as error:
        raise pytest.UsageError(str(error)) from error
    clauses = {clause.id: clause for listed in games.values() for clause in listed}
    if config.getoption("all_clauses") and not clauses:
        raise pytest.UsageError(f"--all-clauses, but there are no rules files with clauses in {folder}")
    config.pluginmanager.register(Proofs(config, folder, clauses), "stolik-proofs")


class Proofs:
    """What this run has proved."""

    def __init__(self, config: pytest.Config, folder: Path, clauses: dict[str, Clause]) -> None:
        self.folder = folder.relative_to(config.rootpath) if folder.is_relative_to(config.rootpath) else folder
        self.clauses = clauses
        self.proved: set[str] = set()
        # Workers of a distributed run see only their share; the controller, which hears of every test, decides.
        self.decides = bool(config.getoption("all_clauses")) and not hasattr(config, "workerinput")

    @pytest.hookimpl(wrapper=True)
    def pytest_pycollect_makeitem(self) -> Generator[None, object, object]:
        """Refuse tests that name unknown clauses; let the others carry theirs into their reports."""
        made = yield
        for item in made if isinstance(made, list) else [made]:
            if isinstance(item, pytest.Item):
                for clause in dict.fromkeys(str(arg) for mark in item.iter_markers("rule") for arg in mark.args):
                    if clause not in self.clauses:
                        raise pytest.Collector.CollectError(f"{item.nodeid}: {self.unknown(clause)}")
                    item.user_properties.append((PROPERTY, clause))
        return made

    def unknown(self, clause: str) -> str:
        """Say that there is no such clause."""
        near = difflib.get_close_matches(clause, self.clauses, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        return f"there is no clause {clause} in {self.folder.as_posix()}.{hint}"

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the clauses of a test that passed."""
        if report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            self.proved.update(str(value) for name, value in report.user_properties if name == PROPERTY)

    def unproved(self) -> list[Clause]:
        """Return the clauses that need a proof and got none in this run."""
        return [c for c in self.clauses.values() if not c.informational and c.id not in self.proved]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a run that would have passed."""
        passed = session.exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
        if self.decides and passed and self.unproved():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """List what has no proof."""
        if not self.decides:
            return
        unproved = self.unproved()
        if not unproved:
            needed = sum(not clause.informational for clause in self.clauses.values())
            terminalreporter.write_line(f"All {needed} clauses of the rules are proved by a passing test.")
            return
        missing = "1 clause of the rules has" if len(unproved) == 1 else f"{len(unproved)} clauses of the rules have"
        terminalreporter.section(f"{missing} no passing test", red=True, bold=True)
        for clause in unproved:
            terminalreporter.write_line(f"{clause.id}  {clause.text}")
