"""For studies: what is counted beside the endings, and by what games are told apart."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from lairkeeper.games.vengeance.records.events import BossDied, HeroDied, HeroReceived, KnockedOut
from lairkeeper.games.vengeance.state import Vendetta
from lairkeeper.kernel import Event


def measures(told: Iterable[Event]) -> Mapping[str, tuple[int, int]]:
    """Bosses killed, knock-outs and deaths for each hero."""
    counted = Counter(type(event) for event in told)
    heroes = counted[HeroReceived]
    return {
        "boss_killed": (counted[BossDied], heroes),
        "knocked_out": (counted[KnockedOut], heroes),
        "died": (counted[HeroDied], heroes),
    }


def seat_facets(vendetta: Vendetta) -> Mapping[str, Sequence[int]]:
    """The hero, the Boss and the lair of each player."""
    return {
        "hero": [player.hero for player in vendetta.players],
        "boss": [player.boss for player in vendetta.players],
        "lair": [player.lair for player in vendetta.players],
    }
