"""Processes that share out matches among them."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from multiprocessing.pool import Pool


@contextmanager
def processes(count: int) -> Iterator[Pool]:
    """So many of them. They leave Ctrl-C to the one that waits for them: it ends them all, and says it once."""
    if sys.platform == "win32":
        pool = get_context("spawn").Pool(count)
    else:
        # What is blocked here while they begin stays blocked in them, once Python's own helper runs, which unblocks it.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            pool = get_context("spawn").Pool(count)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
    with pool:
        yield pool
