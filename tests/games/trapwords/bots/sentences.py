"""How many words computer players find from one everyday sentence: `python -m tests.games.trapwords.bots.sentences`.

A line for each language and set of sentences: the share of words found with five guesses by every level, with its 95 %
interval. `--players 1` is quicker and less exact. `data/README.md` tells how the sentences were kept apart.
"""

import argparse
import csv
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from lairkeeper.games.trapwords.bots.guesser import suggest_guesses
from lairkeeper.games.trapwords.bots.levels import LEVELS, Level
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.components.kinds import Group, Language
from lairkeeper.games.trapwords.components.lists import GROUPS, shipped
from lairkeeper.games.trapwords.referee.verdict import Closeness
from lairkeeper.lab import Proportion
from tests.games.trapwords.bots.tables import LANGUAGES

DATA = Path(__file__).resolve().parent / "data"
GUESSES = 5
HELD_OUT = ("held_out", "held_out_2", "held_out_3")


def sentences(name: str, language: Language) -> list[tuple[str, str]]:
    """The secret words of a set, each with its sentence."""
    with (DATA / f"{name}.{language}.csv").open(encoding="utf-8", newline="") as file:
        return [(secret, sentence) for secret, sentence in csv.reader(file)]


@cache
def group_of(language: Language) -> dict[str, Group]:
    return {record.word: group for group in GROUPS for record in shipped(language, group)}


def guesses(player: Player, secret: str, sentence: str) -> Iterator[str]:
    """What a player guesses one after the other, up to the right word."""
    wrong: list[str] = []
    while len(wrong) < GUESSES:
        guess = next((found.text for found in suggest_guesses(player, clues=[sentence], wrong=wrong)), "")
        yield guess
        if not guess or player.lore.referee.guess(guess, secret).answer is not Closeness.WRONG:
            return
        wrong.append(guess)


def found(language: Language, level: Level, players: int = 1, names: Sequence[str] = HELD_OUT) -> Proportion:
    """How many words of these sets are found; every player remembers other things."""
    right, told = 0, [pair for name in names for pair in sentences(name, language)]
    for number, (secret, sentence) in enumerate(told):
        for each in range(players):
            player = Player(language, group_of(language)[secret], level, number + 1_000 * each)
            last = list(guesses(player, secret, sentence))[-1]
            right += player.lore.referee.guess(last, secret).answer is not Closeness.WRONG
    return Proportion(right, players * len(told))


def cell(rate: Proportion) -> str:
    low, high = rate.interval
    return f"{rate.share:.0%} ({low:.0%} to {high:.0%})"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.trapwords.bots.sentences", description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS)
    parser.add_argument("--sets", nargs="+", choices=HELD_OUT, default=HELD_OUT)
    given = parser.parse_args(arguments)
    for language in LANGUAGES:
        for name in given.sets:
            shares = (f"{level} {cell(found(language, level, given.players, (name,)))}" for level in given.levels)
            sys.stdout.write(f"{language} {name}: {', '.join(shares)}\n")


if __name__ == "__main__":
    main()
