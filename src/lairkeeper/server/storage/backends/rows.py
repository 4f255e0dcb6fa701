"""Rows of both databases as records."""

from collections.abc import Sequence
from typing import Any

import msgspec

from lairkeeper.server.storage.contract import Listed, Summary

TABLE_COLUMNS = "t.id, t.version, t.game, t.status, t.is_listed, t.title, t.people, t.info, t.updated_at"


def as_listed(row: Sequence[Any]) -> Listed:
    table, version, game, status, is_listed, title, people, info, updated_at = row
    names = msgspec.json.decode(people, type=tuple[str, ...])
    return Listed(table, version, Summary(game, status, bool(is_listed), title, names, info, updated_at))
