"""How well the computer players of Trapwords play: `python -m bench.trapwords [games] [level-level ...]`.

`30@1000` are thirty games from number 1000 on, whose draws nobody has seen.
Every line is for one language and group: what became of the turns, how many games were won, and how long they took.
"""

import sys
from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import get_args

from lairkeeper.games.trapwords.bots.expedition import Expedition, Journey
from lairkeeper.games.trapwords.bots.levels import LEVELS, Level
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.bots.rehearsal import Played, Result
from lairkeeper.games.trapwords.components.box import load_box
from lairkeeper.games.trapwords.components.kinds import Group, Language


def main(arguments: Sequence[str]) -> None:
    count, _, first = (arguments[0] if arguments else "50").partition("@")
    games = range(int(first or 0), int(first or 0) + int(count))
    pairs = [_levels(pair) for pair in arguments[1:]] or [(level, level) for level in LEVELS]
    for language in get_args(Language):
        for group in get_args(Group):
            for levels in pairs:
                _report(language, group, levels, games)


def _levels(pair: str) -> tuple[Level, Level]:
    first, _, second = pair.partition("-")
    found = [level for name in (first, second) for level in LEVELS if level == name]
    if len(found) != 2:
        raise SystemExit(f"{pair}: two levels out of {', '.join(LEVELS)} are wanted, as in normal-hard")
    return found[0], found[1]


def _report(language: Language, group: Group, levels: tuple[Level, Level], games: range) -> None:
    table, box = Player(language, group), load_box()
    journeys = [Expedition(box, table, levels, number).play() for number in games]
    print(f"{language} {group}, {len(games)} games")
    for team, level in enumerate(levels):
        print(f"  {level:6} {_turns([pair[team] for journey in journeys for pair in journey.turns])}")
    print(f"  {_games(journeys)}", flush=True)


def _turns(turns: Sequence[Played]) -> str:
    shares = (f"{result} {_share([played.result == result for played in turns])}" for result in get_args(Result))
    return f"{', '.join(shares)}; {fmean(len(played.clues) for played in turns):.1f} clues"


def _games(journeys: Sequence[Journey]) -> str:
    won = [bool(journey.winners) for journey in journeys]
    wins = [sum(team in journey.winners for journey in journeys) for team in (0, 1)]
    rounds = fmean(len(journey.turns) for journey in journeys)
    return f"victory {_share(won)}, wins {wins[0]}:{wins[1]}, {rounds:.1f} rounds"


def _share(facts: Sequence[bool]) -> str:
    """A share with its 95 % interval."""
    share = fmean(facts)
    return f"{share:.0%} ± {1.96 * sqrt(share * (1 - share) / len(facts)):.0%}"


if __name__ == "__main__":
    main(sys.argv[1:])
