"""Rate limits: token buckets by key."""

import time
from collections import OrderedDict
from collections.abc import Callable

from msgspec import Struct

_MOST_KEPT = 20_000

Seconds = Callable[[], float]


class Bucket(Struct):
    """Tokens that come back at a rate, up to a burst."""

    rate: float
    burst: float
    left: float
    at: float

    def take(self, now: float, amount: float = 1) -> bool:
        """Takes tokens; False if too few are left."""
        left = self.left + (now - self.at) * self.rate
        left = min(left, self.burst)
        self.at = now
        is_enough = left >= amount
        self.left = left - amount if is_enough else left
        return is_enough

    def owe(self, now: float, amount: float, most: float) -> None:
        """Takes tokens even if too few are left: the rest is a debt, up to a limit."""
        self.take(now, 0)
        self.left = max(self.left - amount, -most)


class Limit:
    """A bucket for each key, such as an address; the least recently used are dropped first."""

    def __init__(self, rate: float, burst: int, clock: Seconds = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, amount: float = 1) -> bool:
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._new(key, now)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now, amount)

    def owe(self, key: str, amount: float, most: float) -> None:
        """Takes it in any case."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._new(key, now)
        else:
            self._buckets.move_to_end(key)
        bucket.owe(now, amount, most)

    def give_back(self, key: str) -> None:
        """Returns a token that was taken for something that turned out not to count."""
        bucket = self._buckets.get(key)
        if bucket is not None:
            bucket.left = min(bucket.left + 1, bucket.burst)

    def _new(self, key: str, now: float) -> Bucket:
        bucket = self._buckets[key] = self.bucket(now)
        if len(self._buckets) > _MOST_KEPT:
            self._buckets.popitem(last=False)
        return bucket

    def is_spent(self, key: str) -> bool:
        """True if no tokens are left for this key; takes none."""
        bucket = self._buckets.get(key)
        if bucket is None:
            return False
        bucket.take(self._clock(), 0)
        return bucket.left < 1

    def bucket(self, now: float, share: float = 1.0) -> Bucket:
        """A full bucket with these limits, or with a share of them."""
        burst = self._burst * share
        return Bucket(self._rate * share, burst, burst, now)
