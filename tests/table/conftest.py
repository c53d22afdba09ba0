from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.testkit.table import Table, running


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with running(tmp_path) as served:
        yield served
