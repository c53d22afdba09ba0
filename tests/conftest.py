"""What every test of the project shares."""

from __future__ import annotations

import pytest

pytest_plugins = ["pytester", "stolik.testkit.plugin"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--compiled", action="store_true", help="refuse to run unless the compiled package is under test")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("compiled"):
        from stolik.kernel import match

        if not str(match.__file__).endswith((".so", ".pyd")):
            raise pytest.UsageError(f"--compiled, but {match.__file__} is plain Python")
