"""How often somebody may ask: buckets that fill up again with time.

Litestar's own limits count requests in fixed windows: a page that comes with a burst of them would be refused or the
limit be useless, and WebSockets, their messages and what is asked within a request would have none.
"""

from __future__ import annotations

import time
from collections import OrderedDict

KEPT = 20_000


class Bucket:
    """So many at once, and so many a second on average."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = time.monotonic()

    def take(self, burst: float, per_second: float, cost: float = 1.0) -> bool:
        """Whether there is one left; if so it is taken."""
        now = time.monotonic()
        self.left = min(burst, self.left + (now - self.at) * per_second)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limits:
    """Buckets by who asks for what."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, burst: float, per_second: float) -> bool:
        """Whether this is not too often."""
        if not self.rate:
            return True
        bucket = self._buckets.pop(key, None) or Bucket(burst * self.rate)
        self._buckets[key] = bucket
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(burst * self.rate, per_second * self.rate)
