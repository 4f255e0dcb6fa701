"""The challenges of the day: one counted try for each person, free tries after it, and results."""

import secrets
import time
from collections.abc import Mapping

from msgspec.structs import replace

from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.server.clock import Clock, day_at, day_before, end_of
from lairkeeper.server.daily.browser_tries import BrowserTries, mark_of
from lairkeeper.server.daily.months import Months
from lairkeeper.server.daily.standings import Standings, best_shown
from lairkeeper.server.errors import (
    BadDay,
    FirstTheCountedTry,
    NameNeeded,
    NoChallenge,
    NotAllowed,
    TriedInThisBrowser,
)
from lairkeeper.server.lobby.deals import Deal, open_deal, show_name
from lairkeeper.server.lobby.tables import Tables
from lairkeeper.server.people.callers import Caller
from lairkeeper.server.people.sessions import Signer
from lairkeeper.server.protocol import DailyMark, TableInfo
from lairkeeper.server.protocol.daily import (
    DailyBoard,
    DailyDeal,
    DailyGame,
    DailyMonth,
    DailyPage,
    DailyReplay,
    OwnTry,
    PlayDaily,
)
from lairkeeper.server.storage import Storage, Try

MOST_SHOWN = 100
"""Results that are listed by name."""
KEPT_SECONDS = 30.0
"""For how long the best games of yesterday need not be looked for again."""


class Challenges:
    """Everything about daily challenges that the site offers."""

    def __init__(self, storage: Storage, tables: Tables, signer: Signer, now: Clock) -> None:
        self._storage = storage
        self._tables = tables
        self._signer = signer
        self._months = Months(storage, signer)
        self._standings = Standings(storage)
        self._now = now
        self._best: tuple[str, float, list[DailyReplay]] = ("", 0.0, [])

    async def publish(self) -> None:
        await self._months.publish(self._now())

    async def page(self, person: str) -> DailyPage:
        """The challenges of today as this person finds them; `person` is empty for a stranger."""
        now = self._now()
        day = day_at(now)
        deals = await self._months.deals(day, now)
        tries = {each.game: each for each in await self._storage.tries_of(person, day)} if person else {}
        games = [await self._game(deal, tries.get(deal.game)) for deal in deals]
        yesterday = await self._best_of(day_before(day), [deal.game for deal in deals])
        return DailyPage(day, end_of(day) - now, games, yesterday)

    async def _game(self, deal: DailyDeal, own: Try | None) -> DailyGame:
        mine = await self._own(own) if own else None
        tries = await self._storage.count_tries(deal.day, deal.game)
        return DailyGame(deal.game, deal.preset, choices(game_named(deal.game)), deal.commitment, tries, mine)

    async def _own(self, own: Try) -> OwnTry | None:
        """A try that was claimed and not opened yet is none."""
        status = await self._storage.status(own.table)
        if status is None:
            return None
        finished = await self._standings.of(own.day, own.game, own.table) if status == "over" else []
        found = next((each for each in finished if each.table == own.table), None)
        result = replace(found.result, is_mine=True) if found else None
        shown = bool(found and found.shown_as)
        return OwnTry(own.table, status, result, shown)  # type: ignore[arg-type]

    async def _best_of(self, day: str, games: list[str]) -> list[DailyReplay]:
        kept_day, until, best = self._best
        if kept_day != day or time.monotonic() > until:
            found = [best_shown(game, await self._standings.of(day, game)) for game in games]
            best = [each for each in found if each is not None]
            self._best = day, time.monotonic() + KEPT_SECONDS, best
        return best

    async def board(self, day: str, game: str, person: str) -> DailyBoard:
        """The results of a day that their players show, and the person's own."""
        now = self._now()
        checked_day(day)
        _, seed = await self._months.deal(day, game, now)
        if day > day_at(now):
            raise NoChallenge()
        own = await self._try_of(person, day, game) if person else None
        mine = await self._own(own) if own else None
        finished = await self._standings.of(day, game)
        shown = [replace(each.result, is_mine=each.person == person) for each in finished if each.shown_as]
        is_over = now >= end_of(day)
        return DailyBoard(day, game, len(finished), shown[:MOST_SHOWN], mine, seed if is_over else None)

    async def month(self, month: str) -> DailyMonth:
        checked_day(f"{month}-01")
        return await self._months.of(month, self._now())

    async def play(self, caller: Caller, game: str, wanted: PlayDaily, cookie: str = "") -> TableInfo:
        """Opens the counted try, or returns to it; each free try is a new table. `cookie` notes the tries of this
        browser."""
        now = self._now()
        day = day_at(now)
        deal, seed = await self._months.deal(day, game, now)
        known = game_named(game)
        config = config_of(known, deal.preset, wanted.options)
        new_id = secrets.token_urlsafe(9)
        own = await self._try_of(caller.person, day, game)
        had_none = own is None and await self._is_second_guest(caller.person, day, game, cookie)
        if wanted.is_counted:
            if had_none:
                raise TriedInThisBrowser()
            new_id = await self._storage.claim_try(Try(caller.person, day, game, new_id))
            if await self._storage.version(new_id) is not None:
                return await self._tables.info(new_id, caller)
        elif not had_none and (own is None or await self._storage.status(own.table) != "over"):
            raise FirstTheCountedTry()
        mark = DailyMark(day, wanted.is_counted)
        return await open_deal(self._tables, new_id, caller, Deal(known, config, seed, mark), self._now)

    async def _try_of(self, person: str, day: str, game: str) -> Try | None:
        return next((each for each in await self._storage.tries_of(person, day) if each.game == game), None)

    async def _is_second_guest(self, person: str, day: str, game: str, cookie: str) -> bool:
        """Whether somebody else had the counted try in this browser, and nothing but a new cookie tells them apart."""
        tries = BrowserTries.read(cookie, day)
        if not tries.is_of_another(game, mark_of(self._signer, person, day)):
            return False
        known = await self._storage.person(person)
        return known is None or known.passphrase is None

    def noted(self, person: str, game: str, cookie: str) -> str:
        """The cookie of a browser in which this person has begun the counted try."""
        day = day_at(self._now())
        return BrowserTries.read(cookie, day).noted(game, mark_of(self._signer, person, day))

    async def show(self, caller: Caller, day: str, game: str, is_shown: bool) -> DailyBoard:
        """Shows the person's result under their name, or no longer."""
        checked_day(day)
        own = await self._try_of(caller.person, day, game)
        if own is None:
            raise NotAllowed(what="show_name")
        if is_shown and not caller.name:
            raise NameNeeded()
        await show_name(self._tables, own.table, caller, caller.name if is_shown else "")
        self.forget_results()
        return await self.board(day, game, caller.person)

    def forget_results(self) -> None:
        """A name is shown, or no longer: what was read before is out of date."""
        self._best = ("", 0.0, [])
        self._standings.forget()


def checked_day(day: str) -> None:
    """Refuses a text that is not a calendar date."""
    try:
        end_of(day)
    except ValueError as error:
        raise BadDay(day=day[:20]) from error


def choices(game: AnyGame) -> list[str]:
    """The table options that each person chooses for themselves: the language that they read."""
    return [option.field for option in game.table_options if option.unit == "language"]


def config_of(game: AnyGame, preset: str, chosen: Mapping[str, str]) -> Record:
    """The table options of a challenge; options that are equal for all players cannot be chosen."""
    daily = game.daily
    assert daily is not None
    if set(chosen) - set(choices(game)):
        raise NotAllowed(what="daily")
    return agree(game, {**daily.options, **chosen}, preset=preset)
