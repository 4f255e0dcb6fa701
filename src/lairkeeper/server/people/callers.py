"""The person behind a request: id, display name, key of the invite link."""

import msgspec


class Caller(msgspec.Struct, frozen=True):
    """The sender of a request. `key` is the key of the link they followed, if any."""

    person: str
    name: str
    key: str = ""
