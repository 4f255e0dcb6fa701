"""Fitted weights of a value, read from the `bots` folder of a game: `value.toml`, or another file of that form."""

import tomllib
from importlib.resources import files
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from lairkeeper.kernel.definition.valuation import PhaseWeights, ValueKind
from lairkeeper.kernel.errors import BadContent

FILE = "value.toml"


class PhaseTable(Struct, frozen=True, forbid_unknown_fields=True):
    """One phase: how many games and moments it was fitted on, weights and standard errors by term, and the lower
    triangle of the covariance in the order of the terms."""

    games: int
    moments: int
    weights: dict[str, float]
    errors: dict[str, float]
    covariance: tuple[tuple[float, ...], ...]
    spread: Annotated[float, Meta(ge=0)] = 0.0


class WeightsTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The file as a whole; `command` made it."""

    kind: ValueKind
    command: str
    bots: str
    seed: str
    phases: dict[str, PhaseTable]


def read_weights(package: str, terms: tuple[str, ...], name: str = FILE) -> dict[str, PhaseWeights]:
    """The weights of every phase, in the order of the terms; none before the first fit."""
    file = files(package) / name
    if not file.is_file():
        return {}
    return weights_of(msgspec.convert(tomllib.loads(file.read_text("utf-8")), WeightsTable), terms, name)


def weights_of(table: WeightsTable, terms: tuple[str, ...], name: str = FILE) -> dict[str, PhaseWeights]:
    """Refuses weights that were fitted to other terms."""
    found = {}
    for phase_name, phase in table.phases.items():
        if tuple(phase.weights) != terms or [len(row) for row in phase.covariance] != list(range(1, len(terms) + 1)):
            raise BadContent(
                file=name, key=f"phases.{phase_name}.weights", reason="bad-value", expected=", ".join(terms)
            )
        rows = phase.covariance
        square = tuple(
            tuple(rows[max(one, other)][min(one, other)] for other in range(len(terms))) for one in range(len(terms))
        )
        found[phase_name] = PhaseWeights(tuple(phase.weights.values()), square, phase.spread)
    return found
