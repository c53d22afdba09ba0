from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from stolik.testkit import services
from stolik.testkit.services import Service
from stolik.testkit.table import Table, running


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with running(tmp_path) as served:
        yield served


@pytest.fixture
def redis() -> Iterator[Service]:
    if not services.has_redis():
        pytest.skip("Redis is not installed: make services")
    with services.redis_service() as service:
        yield service


@pytest.fixture
def postgres() -> Iterator[Service]:
    if not services.has_postgres():
        pytest.skip("PostgreSQL is not installed: make services")
    with services.postgres_service() as service:
        yield service
