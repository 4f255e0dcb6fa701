"""The challenges of a month, published before it begins: what is dealt each day, and what binds the seeds.

The seeds are made of a secret of the month, which is made of the key of the server. Published are the commitments to
all of them, as a list with one hash. A seed is told when its day is over: then everybody can check that it is the one
that was bound, and that all draws of a game follow from it.
"""

import hmac
from calendar import monthrange
from collections.abc import Iterable, Sequence
from datetime import date
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from lairkeeper.games import games
from lairkeeper.kernel import AnyGame, commitment
from lairkeeper.server.clock import day_at, end_of
from lairkeeper.server.errors import BadMonth, NoChallenge
from lairkeeper.server.people.sessions import Signer
from lairkeeper.server.protocol.daily import DailyDeal, DailyMonth
from lairkeeper.server.storage import KeptMonth, Storage

PURPOSE = "daily"


def seed_of(secret: str, day: str, game: str) -> str:
    return hmac.digest(secret.encode(), f"{day} {game}".encode(), "sha256").hex()


def root_of(month: str, deals: Iterable[DailyDeal]) -> str:
    """The hash of a month: of all its lines, in order, without the seeds."""
    lines = (f"{deal.day} {deal.game} {deal.preset} {deal.commitment}" for deal in deals)
    return sha256("\n".join((f"lairkeeper month {month}", *lines)).encode()).hexdigest()


def deals_of(month: str, secret: str, playable: Sequence[AnyGame]) -> list[DailyDeal]:
    """One line for each day and game that has a challenge."""
    first = date.fromisoformat(f"{month}-01")
    days = [first.replace(day=number + 1) for number in range(monthrange(first.year, first.month)[1])]
    return [_deal(day, game, secret) for day in days for game in playable]


def _deal(day: date, game: AnyGame, secret: str) -> DailyDeal:
    assert game.daily is not None
    seed = seed_of(secret, day.isoformat(), game.name)
    return DailyDeal(day.isoformat(), game.name, game.daily.preset_of(day.toordinal()), commitment(seed))


def month_of(day: str) -> str:
    return day[:7]


def month_after(month: str) -> str:
    year, number = map(int, month.split("-"))
    return f"{year + number // 12}-{number % 12 + 1:02}"


class Months:
    """The published months. A published month stays as it is, even if the server's key changes later."""

    def __init__(self, storage: Storage, signer: Signer) -> None:
        self._storage = storage
        self._signer = signer
        self._published: set[str] = set()
        """Months that need not be looked for any more: this one and the next."""

    async def publish(self, now: int) -> None:
        """Fixes the challenges of this month and of the next one, if nobody has."""
        month = month_of(day_at(now))
        for each in (month, month_after(month)):
            if each not in self._published:
                await self._keep(each)
                self._published = {kept for kept in self._published if kept >= month} | {each}

    async def _keep(self, month: str) -> KeptMonth:
        secret = self._signer.sign(PURPOSE, month)
        playable = [game for game in games().values() if game.daily is not None]
        deals = msgspec.json.encode(deals_of(month, secret, playable)).decode()
        return await self._storage.keep_month(month, KeptMonth(secret, deals))

    async def of(self, month: str, now: int) -> DailyMonth:
        """A month as it is published, with the seeds of days that are over."""
        await self.publish(now)
        kept = await self._storage.month(month)
        if kept is None:
            raise NoChallenge()
        deals = _deals(kept)
        told = [_told(deal, kept.secret) if now >= end_of(deal.day) else deal for deal in deals]
        return DailyMonth(month, root_of(month, deals), told)

    async def deal(self, day: str, game: str, now: int) -> tuple[DailyDeal, str]:
        """The deal of a day and its seed; the seed stays on the server until the day is over."""
        await self.publish(now)
        kept = await self._storage.month(month_of(day))
        for deal in _deals(kept) if kept is not None else ():
            if (deal.day, deal.game) == (day, game):
                return deal, seed_of(kept.secret if kept else "", day, game)
        raise NoChallenge()

    async def deals(self, day: str, now: int) -> list[DailyDeal]:
        await self.publish(now)
        kept = await self._storage.month(month_of(day))
        return [deal for deal in _deals(kept) if deal.day == day] if kept is not None else []


def _deals(kept: KeptMonth) -> list[DailyDeal]:
    return msgspec.json.decode(kept.deals, type=list[DailyDeal])


def _told(deal: DailyDeal, secret: str) -> DailyDeal:
    return replace(deal, seed=seed_of(secret, deal.day, deal.game))


def read_month(blob: bytes) -> DailyMonth:
    """A month from a file; refused unless its hash and its seeds are those of its lines."""
    try:
        month = msgspec.json.decode(blob, type=DailyMonth)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadMonth(reason="unreadable") from error
    if root_of(month.month, month.deals) != month.root:
        raise BadMonth(reason="root")
    if any(deal.seed is not None and commitment(deal.seed) != deal.commitment for deal in month.deals):
        raise BadMonth(reason="seed")
    return month


def is_promised(month: DailyMonth, day: str, game: str, seed: str) -> bool:
    """Whether a month has bound this seed for this day and game."""
    bound = commitment(seed)
    return any((deal.day, deal.game, deal.commitment) == (day, game, bound) for deal in month.deals)
