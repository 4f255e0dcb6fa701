"""Who asks."""

import msgspec


class Caller(msgspec.Struct, frozen=True):
    """Somebody who asks: a person with a name, and the key of the link they came by, if any."""

    person: str
    name: str
    key: str = ""
