"""Statistics of one person, by game, preset, and whether everybody wins or loses together."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from statistics import median_low

import msgspec

from lairkeeper.server.history.counted import CountedGame
from lairkeeper.server.protocol.history import Facet, FacetNumbers, GameNumbers, Rate, Recent

MOST_RECENT = 20


def numbers_of(games: Sequence[CountedGame]) -> list[GameNumbers]:
    """Statistics of games, given the latest first."""
    ordered = sorted(games, key=_group)
    return [_numbers(list(group)) for _, group in groupby(ordered, key=_group)]


def _group(game: CountedGame) -> tuple[str, str, bool]:
    return game.group


def _numbers(games: list[CountedGame]) -> GameNumbers:
    first = games[0]
    scores = [game.score for game in games if game.score is not None]
    runs = [len(list(run)) if has_won else 0 for has_won, run in groupby(game.has_won for game in games)]
    return GameNumbers(
        game=first.game,
        preset=first.preset,
        is_cooperative=first.is_cooperative,
        played=len(games),
        won=sum(game.has_won for game in games),
        streak=runs[0],
        best_streak=max(runs),
        median_turns=median_low(game.turns for game in games),
        best_score=max(scores, default=None),
        median_score=median_low(scores) if scores else None,
        facets=_facets(games),
        rates=_rates(games),
        recent=[Recent(game.has_won, game.score) for game in reversed(games[:MOST_RECENT])],
    )


def _facets(games: Iterable[CountedGame]) -> list[FacetNumbers]:
    """Most played first; equals in the order of the games they were in."""
    played, won = Counter[bytes](), Counter[bytes]()
    for game in games:
        played.update(game.facets)
        won.update(game.facets if game.has_won else ())
    kept = ((msgspec.json.decode(key, type=Facet), key) for key, _ in played.most_common())
    return [FacetNumbers(facet.field, facet.thing, played[key], won[key]) for facet, key in kept]


def _rates(games: Iterable[CountedGame]) -> list[Rate]:
    happened, possible = Counter[str](), Counter[str]()
    for game in games:
        for rate in game.rates:
            happened[rate.name] += rate.happened
            possible[rate.name] += rate.possible
    return [Rate(name, happened[name], count) for name, count in possible.items()]
