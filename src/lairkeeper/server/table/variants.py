"""Tables that play with a content pack: what is accepted, and what it changes."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import islice

from lairkeeper.content import SUFFIX, refusal
from lairkeeper.games import game_named
from lairkeeper.kernel import AnyGame, Record
from lairkeeper.packs import MOST_LINKED, PackFiles, differences, load_pack, pack_files, with_pack_files
from lairkeeper.server.protocol import Changed, VariantInfo

MOST_CHANGES = 30
READER = ThreadPoolExecutor(1, "lairkeeper-packs")
"""Reads packs, one at a time: several threads that compute would keep the event loop waiting for all of them."""


def with_variant(game: AnyGame, config: Record, pack: Mapping[str, str]) -> Record:
    """The same options for a table that plays with a pack; `BadContent` names file, key and reason."""
    files = _checked(pack)
    packed = with_pack_files(game, config, files)
    if files:  # the table that opens now need not read them again, on the event loop
        load_pack(game.name, files)
        _info(game.name, files)
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
