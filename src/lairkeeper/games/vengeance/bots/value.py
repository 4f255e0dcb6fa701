"""The points that a seat may expect at the end: named terms with weights fitted to games of the tactician.

There is one set of weights for each round, since the same means are worth less the later it is. They are in
`value.toml`; `lairkeeper lab fit vengeance` makes it.
"""

from typing import NamedTuple

from lairkeeper.games.vengeance.bots.heuristic import (
    actions_worth,
    boss_outlook,
    dice_worth,
    loot_outlook,
    objective_outlook,
    ready_worth,
    rounds_left,
    skill_worth,
)
from lairkeeper.games.vengeance.rules.score import score_of
from lairkeeper.games.vengeance.state import NO_LAIR, Player, Vendetta, box_of, free_slots
from lairkeeper.kernel import Seat
from lairkeeper.kernel.definition.valuation import Measured, ValueModel
from lairkeeper.value_weights import read_weights


class Terms(NamedTuple):
    """The terms of the value; the outlooks and worths are those of `heuristic.py`."""

    start: float = 1
    points: float = 0
    """Points made, the way out not taken off."""
    way_out: float = 0
    """Points that leaving the lair would cost now."""
    boss: float = 0
    loot: float = 0
    objectives: float = 0
    fallen: float = 0
    """Minions that are crossed."""
    skills: float = 0
    experience: float = 0
    """Experience not spent yet; in the first round none, since too few of the games it was fitted on had any then."""
    items: float = 0
    ready: float = 0
    """Groups and anticipated skills that wait for Combat."""
    dice: float = 0
    """What the dice in hand and in the Reserve may become, while they can be rolled."""
    free_slots: float = 0
    """Free health slots, at most three."""
    cornered: float = 0
    """1 where no health slot is free."""
    knocked_out: float = 0
    dead: float = 0
    is_rolling: float = 0
    is_fighting: float = 0
    """1 in the Roll phase, and 1 in Combat and Resolution: moments of a round."""
    two: float = 0
    three: float = 0
    four: float = 0
    """1 where so many play."""
    dice_of_table: float = 0
    """Tens of dice for each player."""


TERMS = Terms._fields
ORDINARY = Terms(boss=-2.7, objectives=0.2, dice=1.8, free_slots=2.8)
"""The mean of all lairs and heroes when the first round begins."""
_MANY_SLOTS = 3


def terms_of(vendetta: Vendetta, seat: Seat) -> Measured:
    """The terms of a seat, in the round that is played; before heroes and lairs are chosen, of an ordinary one."""
    player, count = vendetta.players[seat], len(vendetta.players)
    table = ORDINARY._replace(
        two=float(count == 2),
        three=float(count == 3),
        four=float(count == 4),
        dice_of_table=_dice_of_table(vendetta) / (10 * count),
    )
    phase = f"round_{max(1, min(vendetta.round, box_of(vendetta).supplies.rounds))}"
    return Measured(phase, table if player.lair == NO_LAIR else _terms(vendetta, player, table))


def _dice_of_table(vendetta: Vendetta) -> int:
    """All Combat dice of the table: in the Reserve, in hands, on skills and on health bars."""
    held = sum(
        sum(player.hand) + player.bar_dice + sum(len(group.dice) for group in player.groups)
        for player in vendetta.players
    )
    return vendetta.reserve + held


def _terms(vendetta: Vendetta, player: Player, table: Terms) -> Terms:
    rounds, score = rounds_left(vendetta, player), score_of(vendetta, player)
    items = box_of(vendetta).items_of[player.hero]
    uses = zip(items, player.uses, strict=True)
    can_roll = vendetta.phase == "flashback" or (vendetta.phase == "roll" and player.standing != "stopped")
    free = free_slots(vendetta, player)
    return table._replace(
        points=float(score.total + score.exit),
        way_out=float(score.exit),
        boss=boss_outlook(vendetta, player, rounds),
        loot=loot_outlook(vendetta, player, rounds),
        objectives=objective_outlook(vendetta, player, rounds),
        fallen=float(player.crossed.bit_count()),
        skills=sum(skill_worth(vendetta.options.content, skill) for skill in player.skills),
        experience=float(player.trained - player.spent) if vendetta.round > 1 else 0.0,
        items=sum(count * actions_worth(box_of(vendetta).items[item].actions) for item, count in uses),
        ready=ready_worth(vendetta, player),
        dice=dice_worth(vendetta, player) if can_roll else 0.0,
        free_slots=float(min(_MANY_SLOTS, free)),
        cornered=float(free == 0),
        knocked_out=float(player.knock_outs),
        dead=float(player.is_dead),
        is_rolling=float(vendetta.phase == "roll"),
        is_fighting=float(vendetta.phase == "fight"),
    )


VALUE: ValueModel[Vendetta] = ValueModel(
    "score", TERMS, terms_of, read_weights(__package__, TERMS), stage=lambda vendetta: vendetta.phase
)
