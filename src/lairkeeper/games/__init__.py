"""The games, found by looking: a package in this folder that exports `GAME` is one."""

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from lairkeeper.kernel.definition.game import AnyGame
from lairkeeper.kernel.errors import UnknownGame


@cache
def games() -> Mapping[str, AnyGame]:
    """Every game by its name."""
    packages = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__) if module.ispkg)
    return {package.GAME.name: package.GAME for package in packages}


def game_named(name: str) -> AnyGame:
    if name not in games():
        raise UnknownGame(name=name, known=", ".join(sorted(games())))
    return games()[name]


class _CallablePackage(ModuleType):
    """Lets `lk.games()` list the names: an imported subpackage takes the place of a function of the same name."""

    def __call__(self) -> tuple[str, ...]:
        return tuple(games())


sys.modules[__name__].__class__ = _CallablePackage
