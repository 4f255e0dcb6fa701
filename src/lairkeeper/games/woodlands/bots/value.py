"""The chance to win from a table, for all Heroes together: named terms with weights fitted to games of the partner.

The standard game has one set of weights before and one after the Boss is face up, and each chapter has one of its own,
since its goal is another one. They are in `value.toml`; `lairkeeper lab fit woodlands` makes it.
"""

from typing import NamedTuple

from lairkeeper.games.woodlands.bots.cards import gear_worth
from lairkeeper.games.woodlands.bots.heuristic import Race, last_stand, lateness, race
from lairkeeper.games.woodlands.config import hero_count, uses_inn
from lairkeeper.games.woodlands.rules.goals import dangers, goals
from lairkeeper.games.woodlands.state import Woods, bosses_of, is_boss, pile_size
from lairkeeper.kernel import Seat
from lairkeeper.kernel.definition.valuation import Measured, ValueModel
from lairkeeper.value_weights import read_weights

HURT = 2
LONG = 10.0
"""Rounds that are as good as no limit."""


class Terms(NamedTuple):
    """The terms of the value. Sums over Heroes are divided by their number, so that groups of any size compare."""

    start: float = 1
    three: float = 0
    four: float = 0
    """1 with so many Heroes."""
    easy_brambles: float = 0
    hard_brambles: float = 0
    """1 with this Brambles card."""
    enraged_monsters: float = 0
    """The share of the types of Monster that are Enraged."""
    enraged_bosses: float = 0
    dens: float = 0
    inn: float = 0
    """1 with this module."""
    rounds_played: float = 0
    """Tens of rounds."""
    hearts: float = 5
    hurt: float = 0
    """Standing Heroes with two hearts or fewer."""
    down: float = 0
    """Heroes who are down."""
    last_standing: float = 0
    """1 where one Hero is left who stands."""
    orbs: float = 0
    powers: float = 0
    gear: float = 0
    """Cards and powers, by their worth in a combat."""
    poisoned: float = 0
    strength: float = 0
    """The odds that the Heroes who can be there in time beat the Boss."""
    time_left: float = 1
    """Tens of rounds until the threat of the Boss is complete, at most one."""
    late: float = 0
    """Rounds that Heroes lack to reach the Boss and fight it."""
    at_boss: float = 0
    """Heroes on the tile of the Boss."""
    monsters: float = 0
    """Monsters in the forest for each Hero."""
    pile: float = 0
    """Tens of Forest tiles left."""
    first_goal: float = 0
    second_goal: float = 0
    """The share of the goals of a chapter that is reached."""
    nearly: float = 0
    """1 where every goal of a chapter but one is reached."""
    danger: float = 0
    """How near a chapter is to being lost by its own rule, from 0 to 1."""
    tokens: float = 0
    """Quest tokens and Orb tokens held."""


TERMS = Terms._fields


def terms_of(woods: Woods, seat: Seat) -> Measured:
    """All terms; they are the same for every seat. Before Heroes are chosen, those of Heroes who own nothing."""
    table = _of_table(woods)
    return Measured(phase_of(woods), _of_goals(woods, _of_heroes(woods, table)) if woods.party else table)


def phase_of(woods: Woods) -> str:
    if woods.options.chapter:
        return f"chapter_{woods.options.chapter}"
    return "boss" if bosses_of(woods) else "forest"


def _of_table(woods: Woods) -> Terms:
    """Terms for the table options and the progress of the game."""
    options, kinds = woods.options, len(woods.monster_pile)
    heroes = hero_count(options)
    return Terms(
        three=float(heroes == 3),
        four=float(heroes == 4),
        easy_brambles=float(options.difficulty == "easy"),
        hard_brambles=float(options.difficulty == "hard"),
        enraged_monsters=sum(kind < kinds for kind in woods.enraged) / kinds,
        enraged_bosses=float(options.enraged_bosses),
        dens=float(options.dens),
        inn=float(uses_inn(options)),
        rounds_played=woods.round / 10,
        pile=pile_size(woods) / 10,
    )


def _of_heroes(woods: Woods, terms: Terms) -> Terms:
    """How the Heroes are, what they own, and how the race against the Boss stands."""
    party, count, boss = woods.party, len(woods.party), race(woods)
    standing = [hero for hero in party if woods.hearts[hero]]
    return terms._replace(
        hearts=sum(woods.hearts[hero] for hero in party) / count,
        hurt=sum(woods.hearts[hero] <= HURT for hero in standing) / count,
        down=(count - len(standing)) / count,
        last_standing=float(len(standing) == 1),
        orbs=sum(woods.orbs[hero] for hero in party) / count,
        powers=sum(woods.powers[hero] for hero in party) / count,
        gear=sum(gear_worth(woods, hero) for hero in party) / count,
        poisoned=len(woods.poisoned) / count,
        strength=last_stand(woods, boss, standing),
        time_left=_time_left(woods, boss) / LONG,
        late=sum(lateness(woods, hero, boss) for hero in standing) / count if boss else 0.0,
        at_boss=sum(woods.nodes[hero] == boss.node for hero in standing) / count if boss else 0.0,
        monsters=sum(not is_boss(woods, foe) for foe in woods.foes) / count,
    )


def _time_left(woods: Woods, boss: Race | None) -> float:
    return LONG if boss is None else min(LONG, boss.rounds)


def _of_goals(woods: Woods, terms: Terms) -> Terms:
    """How near a chapter is to its end; nothing in the standard game."""
    shares = [min(goal.have, goal.need) / goal.need for goal in goals(woods)]
    if not shares:
        return terms
    first, second = (*shares, 0.0)[:2]
    held = sum(map(len, woods.quest.held)) + sum(sum(woods.tokens[hero]) for hero in woods.party)
    return terms._replace(
        first_goal=first,
        second_goal=second,
        nearly=float(sum(share < 1 for share in shares) <= 1),
        danger=max((min(1.0, danger.have / danger.limit) for danger in dangers(woods)), default=0.0),
        tokens=held / len(woods.party),
    )


CHAPTERS = range(1, 6)
RIDGE = 15.0
"""Each of the seven sets of weights has a few hundred games only: with less, predictions are too bold."""
VALUE: ValueModel[Woods] = ValueModel(
    "chance",
    TERMS,
    terms_of,
    read_weights(__package__, TERMS),
    is_shared=True,
    ridge=RIDGE,
    tables=({}, *({"chapter": chapter} for chapter in CHAPTERS)),
)
