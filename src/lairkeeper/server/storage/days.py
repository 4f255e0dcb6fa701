"""The storage contract for daily challenges and public profiles."""

from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from lairkeeper.server.storage.contract import Listed


class Try(Struct, frozen=True):
    """The counted try of a person: one for each day and game."""

    person: str
    day: str
    game: str
    table: str


class KeptMonth(Struct, frozen=True):
    """The challenges of a month as they were published, in JSON, with the secret of their seeds."""

    secret: str
    deals: str


class DayStorage(Protocol):
    """Several processes may write at once: the first write counts."""

    async def claim_try(self, wanted: Try) -> str:
        """The table of the person's counted try: this one, or the one that was claimed before."""

    async def tries_of(self, person: str, day: str) -> list[Try]: ...

    async def finished_tries(self, day: str, game: str, limit: int) -> "list[Listed]":
        """The tables where counted tries of this challenge came to their end, the first of them first."""

    async def count_tries(self, day: str, game: str) -> int:
        """How many people have begun it."""

    async def all_tries(self, after: str, limit: int) -> list[Try]:
        """The tries at tables with an id after this one, in order of their ids."""

    async def drop_try(self, table: str) -> None: ...

    async def keep_month(self, month: str, kept: KeptMonth) -> KeptMonth:
        """Stores a month unless one is stored; returns the stored one."""

    async def month(self, month: str) -> KeptMonth | None: ...

    async def analyses_of(self, person: str, limit: int) -> dict[str, bytes]:
        """The analyses of the games of a person, by table."""

    async def open_profile(self, person: str, is_open: bool) -> None:
        """Lets others see the numbers of a person, or no longer."""

    async def is_profile_open(self, person: str) -> bool: ...
