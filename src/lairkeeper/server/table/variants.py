"""Tables that play with a content pack: what is accepted, and what it changes."""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from itertools import islice

from lairkeeper.content import SUFFIX, refusal
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.packs import MOST_LINKED, PackFiles, differences, pack_files, with_pack_files
from lairkeeper.server.errors import TooFast
from lairkeeper.server.protocol import Changed, VariantInfo

MOST_CHANGES = 30
MOST_VARIANTS = 500
"""Different packs in the memory of one process; boxes stay loaded, so that running games find theirs."""

_known: set[bytes] = set()
"""Digests of the packs that were accepted. One that cannot be played leaves nothing behind and is not counted."""


def with_variant(game: AnyGame, config: Record, pack: Mapping[str, str]) -> Record:
    """The same options for a table that plays with a pack; `BadContent` names file, key and reason."""
    files = _checked(pack)
    mark = blake2b(repr((game.name, files)).encode(), digest_size=16).digest()
    if mark not in _known and len(_known) >= MOST_VARIANTS:
        raise TooFast()
    packed = with_pack_files(game, config, files)
    _known.add(mark)
    return packed


def _checked(pack: Mapping[str, str]) -> PackFiles:
    size = 0
    for name, text in pack.items():
        size += len(text.encode("utf-8", "replace"))
        if not name.endswith(SUFFIX) or "/" in name or "\\" in name or "\0" in name:
            raise refusal(name, "", "unknown-file", expected=f"*{SUFFIX}")
        if size > MOST_LINKED:
            raise refusal(name, "", "too-large", expected=MOST_LINKED)
    return pack_files(pack)


def asked(game: AnyGame, pack: Mapping[str, str]) -> VariantInfo:
    """The changes of a pack that is known to be playable."""
    config = with_variant(game, game.config(), pack)
    game.set_up(config)
    return _info(game.name, pack_files(pack))


def variant_info(game: AnyGame, pack: Mapping[str, str]) -> VariantInfo | None:
    """The changes of a table's pack; None without a pack."""
    return _info(game.name, pack_files(pack)) if pack else None


@lru_cache(maxsize=64)
def _info(game: str, files: PackFiles) -> VariantInfo:
    found = differences(game_named(game), files)
    changes = [Changed(_brief(it.place), _brief(it.before), _brief(it.after)) for it in islice(found, MOST_CHANGES)]
    return VariantInfo(changes, more=sum(1 for _ in found))


_LONGEST = 80


def _brief(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
