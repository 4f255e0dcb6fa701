"""JSON Schema of everything a client is sent or may send: the protocol, and each game's view, options and events.

`python -m lairkeeper.server.site.schema` writes one document per file the web client is typed from.
"""

import sys
from types import ModuleType
from typing import Any, get_type_hints

import msgspec

from lairkeeper.games import games
from lairkeeper.kernel import AnyGame
from lairkeeper.server.protocol import (
    admin,
    analysis,
    community,
    daily,
    history,
    lobby,
    nudges,
    phrases,
    play,
    replies,
    requests,
)

Schema = dict[str, Any]

_ASKING = (daily.__name__, lobby.__name__, requests.__name__, community.__name__, nudges.__name__)
"""Modules of messages that clients send; these refuse unknown fields."""


def documents() -> dict[str, Schema]:
    """Schemas by the name of the file they become."""
    packages = {game.package.rpartition(".")[2]: game_schema(game) for game in games().values()}
    return {"protocol": protocol_schema(), **packages}


def protocol_schema() -> Schema:
    modules = (phrases, lobby, history, daily, play, analysis, requests, replies, admin, community, nudges)
    records = [kind for module in modules for kind in vars(module).values() if _is_defined_in(module, kind)]
    return _document(records, ClientMessage=requests.ClientMessage, ServerMessage=replies.ServerMessage)


def _is_defined_in(module: ModuleType, kind: object) -> bool:
    return isinstance(kind, type) and kind.__module__ == module.__name__


def game_schema(game: AnyGame) -> Schema:
    shown = get_type_hints(game.view)["return"]
    named = {"View": shown, "TableOptions": game.config}
    return _document([*game.options, *game.events, *game.effects], **named, **_unions(game))


def _unions(game: AnyGame) -> dict[str, Any]:
    unions = {"Option": _union(game.options), "Event": _union(game.events)}
    return unions | ({"Effect": _union(game.effects)} if game.effects else {})


def _union(kinds: tuple[type, ...]) -> Any:
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union


def _document(records: list[type], **named: Any) -> Schema:
    """One document whose definitions are all there is; `named` adds definitions for unions and for other names."""
    roots, components = msgspec.json.schema_components([*named.values(), *records], ref_template="#/definitions/{name}")
    for name, root in zip(named, roots, strict=False):
        components.setdefault(name, root)
    asked = {kind.__name__ for kind in records if kind.__module__ in _ASKING and _is_strict(kind)}
    return {"definitions": {name: _whole(component, name in asked) for name, component in components.items()}}


def _is_strict(kind: type) -> bool:
    return issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields


def _whole(component: Schema, is_asked: bool) -> Schema:
    """The server sends fields with a default too, and clients may leave them out; neither sends unknown ones."""
    if component.get("type") != "object" or "properties" not in component:
        return component
    fields = {name: _open(field) for name, field in component["properties"].items()}
    required = component.get("required", []) if is_asked else [*fields]
    return {**component, "properties": fields, "required": required, "additionalProperties": False}


def _open(field: Schema) -> Schema:
    """A field that may hold anything by name: a record of the game, typed by the game's own file."""
    is_open = field.get("type") == "object" and "additionalProperties" not in field
    return {**field, "additionalProperties": True} if is_open else field


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(documents()).decode())
