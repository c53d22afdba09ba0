"""Two servers behind a proxy, set up as docs/hosting.md says."""

from __future__ import annotations

import pytest

from stolik.testkit import services
from stolik.testkit.trust.servers import behind_a_proxy


@pytest.mark.skipif(
    not (services.has_nginx() and services.has_postgres() and services.has_redis()),
    reason="nginx, PostgreSQL or Redis is not installed: make services",
)
def test_two_servers_behind_a_proxy() -> None:
    figures = behind_a_proxy(1)
    assert figures["servers killed"] == 1
    assert figures["answers lost"] == 0
