"""Cells and facets in words."""

from lairkeeper.kernel import AnyGame
from lairkeeper.lab.studies.plan import Cell
from lairkeeper.lab.studies.study_file import BOTS, PACK, PRESET
from lairkeeper.words import Words, speak

LAB = "lairkeeper.lab"


def words_of_study(game: AnyGame, cell: Cell, language: str, *also: str) -> Words:
    """The words of a game at the table of a cell, and those of the laboratory."""
    return speak(game, cell.config, language, (), LAB, *also)


def cell_label(cell: Cell, words: Words) -> str:
    """The label of a cell: "Players: 3, Preset: Hard"."""
    facts = ((_name(name, words), _value(cell, name, value, words)) for name, value in cell.chosen)
    return ", ".join(words.say("lab-chosen", name=name, value=value) for name, value in facts) or words.say("lab-only")


def _name(name: str, words: Words) -> str:
    return words.say(f"lab-axis-{name}") if name in (BOTS, PACK, PRESET) else words.table_option(name)


def _value(cell: Cell, name: str, value: str, words: Words) -> str:
    if name == PRESET:
        return words.say(f"preset-{value}")
    if name == PACK:
        return value or words.say("lab-standard-box")
    if name == BOTS:
        return value
    return words.table_value(name, getattr(cell.config, name))


def facet_label(game: AnyGame, fact: str, value: str, words: Words) -> str:
    """The name of a facet: a value of a table option, or a component."""
    if fact in game.config.__struct_fields__:
        return words.table_value(fact, _plain(value))
    return words.name(fact, _plain(value))


def _plain(value: str) -> int | str:
    return int(value) if value.isdigit() else value
