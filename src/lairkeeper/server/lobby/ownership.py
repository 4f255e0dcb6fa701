"""Which of several processes owns a table, and serves it while no client is connected."""

from collections.abc import Sequence
from hashlib import blake2b

from msgspec import Struct


def owner(table: str, names: Sequence[str]) -> str:
    """The process that owns a table. When a process leaves, only its tables change owner."""
    return max(names, key=lambda name: blake2b(f"{name} {table}".encode(), digest_size=8).digest())


def process_names(count: int) -> list[str]:
    return [f"process {number}" for number in range(count)]


class Share(Struct, frozen=True):
    """The share of the tables that one process owns."""

    number: int = 0
    processes: int = 1

    def has(self, table: str) -> bool:
        names = process_names(self.processes)
        return self.processes == 1 or owner(table, names) == names[self.number]


ALL = Share()
