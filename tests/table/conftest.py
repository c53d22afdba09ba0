from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.testkit import services
from stolik.testkit.table import Table, running


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with running(tmp_path) as served:
        yield served


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with services.postgres() as address:
        yield address


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    with services.redis() as address:
        yield address
