"""Pairs and sentences that the referee is measured on, read from the files beside this module."""

import csv
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from lairkeeper.games.trapwords.referee.match import match
from lairkeeper.games.trapwords.referee.verdict import Sureness

DATA = Path(__file__).resolve().parent / "data"


class Pair(NamedTuple):
    clue: str
    trap: str
    springs: bool


class Turn(NamedTuple):
    """A secret word, the traps against it, and clues that avoid them all."""

    secret: str
    traps: list[str]
    clues: list[str]


class Measured(NamedTuple):
    """How often an alarm is right, how many traps are found, and which pairs went wrong."""

    precision: float
    recall: float
    false_alarms: list[tuple[str, str]]
    missed: list[tuple[str, str]]


def rows(name: str, language: str) -> list[list[str]]:
    with (DATA / f"{name}.{language}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))[1:]


def pairs(name: str, language: str) -> list[Pair]:
    return [Pair(clue, trap, springs == "y") for clue, trap, springs in rows(name, language)]


def clues(language: str) -> list[str]:
    lines = (DATA / f"clues.{language}.txt").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def turns(language: str) -> list[Turn]:
    """Each turn begins with a line `[secret] trap, trap`, and its clues follow."""
    found: list[Turn] = []
    for line in (DATA / f"turns.{language}.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            secret, _, traps = line[1:].partition("] ")
            found.append(Turn(secret, traps.split(", "), []))
        elif line and not line.startswith("#"):
            found[-1].clues.append(line)
    return found


def measure(measured: Iterable[Pair], language: str, least: Sureness) -> Measured:
    referee = match(language)
    found = [(pair, referee.trap(pair.clue, pair.trap).level >= least) for pair in measured]
    right = sum(pair.springs and alarm for pair, alarm in found)
    alarms = sum(alarm for _, alarm in found)
    traps = sum(pair.springs for pair, _ in found)
    false_alarms = [pair[:2] for pair, alarm in found if alarm and not pair.springs]
    missed = [pair[:2] for pair, alarm in found if pair.springs and not alarm]
    return Measured(right / alarms, right / traps, false_alarms, missed)
