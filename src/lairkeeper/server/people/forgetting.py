"""A person's data beside their tables: settings, devices, and muted people."""

from lairkeeper.server.storage import Statement

_KEPT = ("mutes", "quiet_hours", "holidays", "devices", "outbox", "nudges", "looking", "slow_turns", "webhooks")
"""Tables of the database whose rows belong to one person."""


def forget_choices(person: str) -> list[Statement]:
    """Reports stay without the name of who made them: the host of the site may still have to deal with them."""
    deleting: list[Statement] = [(f"DELETE FROM {table} WHERE person = $1", (person,)) for table in _KEPT]
    return [
        *deleting,
        ("DELETE FROM mutes WHERE muted = $1", (person,)),
        ("UPDATE reports SET reporter = id WHERE reporter = $1", (person,)),
    ]
