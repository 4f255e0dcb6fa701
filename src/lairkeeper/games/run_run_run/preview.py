"""What a player can know of an answer: where a Room leads, what a walk costs, how a fight may end.

Only queries over what lies open on the table, so that a preview tells nothing a player could not work out.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from lairkeeper.games.run_run_run.board.hexes import Hex, Side, neighbour
from lairkeeper.games.run_run_run.board.maze import Space, SpaceId
from lairkeeper.games.run_run_run.board.placement import (
    fight_targets,
    fit_of,
    furthest_hex,
    passages_held,
    sides_of,
    steps_onto,
    turns_for,
)
from lairkeeper.games.run_run_run.components.box import Card
from lairkeeper.games.run_run_run.levels import mummy_odds
from lairkeeper.games.run_run_run.records.effects import (
    CardsComing,
    CardsShared,
    CardsUpTo,
    DamageOdds,
    DefeatOdds,
    DiceRolled,
    DoorMechanism,
    FightTarget,
    MummyReaches,
    OutOfReach,
    PassagesSpent,
    SarcophagusOpens,
    StaysDark,
    TorchesGiven,
    TorchMechanism,
    TorchSpent,
    WalkCosts,
)
from lairkeeper.games.run_run_run.records.options import (
    AddCard,
    Done,
    Join,
    KeepDouble,
    PickHex,
    Sacrifice,
    SpendDouble,
    Target,
    Turn,
)
from lairkeeper.games.run_run_run.rules.catventurers import abilities_work, ability_damage
from lairkeeper.games.run_run_run.rules.fight import mummies_on
from lairkeeper.games.run_run_run.rules.mechanisms import open_triangles, tokens_left, torch_mechanism_is_due
from lairkeeper.games.run_run_run.rules.mummies import lost_heart_advances, mummy_dice
from lairkeeper.games.run_run_run.state import Mummy, Pyramid, boss_has_appeared, box_of
from lairkeeper.kernel import Effect, Option, Seat, in_percent
from lairkeeper.kernel.errors import Fact

Asked = Mapping[str, Fact]


def preview(pyramid: Pyramid, seat: Seat, asked: Asked, option: Option) -> tuple[Effect, ...]:
    return tuple(_effects(pyramid, asked, option))


def _effects(pyramid: Pyramid, asked: Asked, option: Option) -> Iterator[Effect]:
    match option:
        case PickHex():
            yield from _at_hex(pyramid, Card(_number(asked, "card")), option.hex)
        case Turn():
            yield from _laid(pyramid, Card(_number(asked, "card")), Hex(_number(asked, "hex")), option)
        case Target():
            yield from _targets(pyramid, option.hex)
            yield from _walk_cost(pyramid, fight_targets(pyramid)[pyramid.maze.at[option.hex]])
        case AddCard() if "target" in asked:
            most, exits = box_of(pyramid).supplies.max_combat_dice, box_of(pyramid).exits[option.card]
            yield from _fight(pyramid, Hex(_number(asked, "target")), min(most, _number(asked, "dice") + exits), 1)
        case Done() | KeepDouble() if "target" in asked:
            yield from _fight(pyramid, Hex(_number(asked, "target")), _number(asked, "dice"), 1)
        case SpendDouble():
            yield from _fight(pyramid, Hex(_number(asked, "target")), _number(asked, "dice"), 2)
        case Sacrifice():
            yield TorchesGiven(option.torches, pyramid.reserve - option.torches)
        case Join():
            yield CardsShared()


def _number(asked: Asked, name: str) -> int:
    found = asked[name]
    assert isinstance(found, int)
    return found


# --- laying a Room ---------------------------------------------------------------------------------------------------


def _at_hex(pyramid: Pyramid, card: Card, hex_: Hex) -> Iterator[Effect]:
    """The effects that all rotations at a place share."""
    turns = list(turns_for(pyramid, card, hex_, passages_held(pyramid)))
    yield from _walk_cost(pyramid, min(_steps(pyramid, card, hex_, turn) for turn in turns))
    yield from _light(pyramid, card)
    drawn = [_drawn(pyramid, card, hex_, turn) for turn in turns]
    yield _coming(pyramid, min(least for least, _ in drawn), max(most for _, most in drawn))
    yield from _triggered(pyramid, _with_room(pyramid, card, hex_, turns[0]))
    yield from _sarcophagus(pyramid, card)


def _laid(pyramid: Pyramid, card: Card, hex_: Hex, turn: Turn) -> Iterator[Effect]:
    twin = _with_room(pyramid, card, hex_, turn)
    if turn.passages:
        yield PassagesSpent(turn.passages)
    yield from _walk_cost(pyramid, _steps(pyramid, card, hex_, turn))
    yield from _light(pyramid, card)
    yield _coming(pyramid, *_drawn(pyramid, card, hex_, turn))
    yield from _triggered(pyramid, twin)
    yield from _sarcophagus(pyramid, card)
    yield from _danger(twin, SpaceId(len(pyramid.maze.spaces)), has_advanced=_advances(pyramid, card))


def _with_room(pyramid: Pyramid, card: Card, hex_: Hex, turn: Turn) -> Pyramid:
    """The table with the Room laid and lit; secret passages that the rotation needs included."""
    room = SpaceId(len(pyramid.maze.spaces))
    maze = pyramid.maze.laying(Space(hex_, box_of(pyramid).placed[card][turn.rotation], card, turn.rotation))
    for side in _passages(pyramid, card, hex_, turn):
        maze = maze.joining(room, pyramid.maze.at[neighbour(hex_, side)])
    spent = 0 if box_of(pyramid).torches[card] else min(1, pyramid.reserve)
    return replace(pyramid, maze=maze, reserve=pyramid.reserve - spent)


def _passages(pyramid: Pyramid, card: Card, hex_: Hex, turn: Turn) -> tuple[Side, ...]:
    return sides_of(fit_of(pyramid, card, hex_, turn.rotation).conflicts) if turn.passages else ()


def _joined(pyramid: Pyramid, card: Card, hex_: Hex, turn: Turn) -> tuple[int, int]:
    """The sides that are connected in any case, and those where one more secret passage may be dug."""
    fit = fit_of(pyramid, card, hex_, turn.rotation)
    sides = fit.met | (fit.conflicts if turn.passages else 0)
    return sides, fit.walls if passages_held(pyramid) > turn.passages else 0


def _steps(pyramid: Pyramid, card: Card, hex_: Hex, turn: Turn) -> int:
    """The shortest walk onto the Room, with every secret passage that may be dug."""
    sides, walls = _joined(pyramid, card, hex_, turn)
    return steps_onto(pyramid, hex_, sides | walls)


def _drawn(pyramid: Pyramid, card: Card, hex_: Hex, turn: Turn) -> tuple[int, int]:
    """The fewest and the most connections: a Room that cannot be walked onto needs one more secret passage."""
    sides, walls = _joined(pyramid, card, hex_, turn)
    count, spare = sides.bit_count(), passages_held(pyramid) - turn.passages
    is_reached = steps_onto(pyramid, hex_, sides) <= furthest_hex(pyramid, card)
    return count + (not is_reached), count + min(spare, walls.bit_count())


def _coming(pyramid: Pyramid, least: int, most: int) -> Effect:
    pile = sum(pyramid.pile)
    least, most = min(least, pile), min(most, pile)
    return CardsComing(most) if least == most else CardsUpTo(least, most)


def _walk_cost(pyramid: Pyramid, steps: int) -> Iterator[Effect]:
    missing = steps - box_of(pyramid).supplies.base_move
    if missing > 0:
        yield WalkCosts(steps, missing)


def _light(pyramid: Pyramid, card: Card) -> Iterator[Effect]:
    if box_of(pyramid).torches[card]:
        return
    yield TorchSpent(pyramid.reserve - 1) if pyramid.reserve else StaysDark()


def _triggered(pyramid: Pyramid, twin: Pyramid) -> Iterator[Effect]:
    room = SpaceId(len(pyramid.maze.spaces))
    if torch_mechanism_is_due(twin) and any(open_triangles(twin, room, opens_door=False)):
        level = box_of(pyramid).supplies.mechanism_level
        yield TorchMechanism(twin.reserve + min(max(0, level - twin.reserve), twin.supply))
    left = tokens_left(twin, opens_door=True)
    if left and any(open_triangles(twin, room, opens_door=True)):
        yield DoorMechanism(left - 1)


def _sarcophagus(pyramid: Pyramid, card: Card) -> Iterator[Effect]:
    if box_of(pyramid).sarcophagi[card] and any(pyramid.stack):
        kinds = box_of(pyramid).tokens
        traps = sum(count for token, count in enumerate(pyramid.stack) if kinds[token].effect == "trap")
        yield SarcophagusOpens(in_percent(traps, sum(pyramid.stack)))


# --- the mummies' next move ------------------------------------------------------------------------------------------


def _advances(pyramid: Pyramid, card: Card) -> bool:
    """A Room that stays dark makes every mummy move at once where no card can take the heart."""
    is_dark = not box_of(pyramid).torches[card] and not pyramid.reserve
    takes_hearts = bool(pyramid.asleep) and not boss_has_appeared(pyramid)
    return is_dark and not takes_hearts and lost_heart_advances(pyramid, "darkness")


def _danger(pyramid: Pyramid, room: SpaceId, *, has_advanced: bool) -> Iterator[Effect]:
    if not pyramid.awake:
        return
    risks = [(mummy, reach_percent(pyramid, mummy, room, has_advanced=has_advanced)) for mummy in pyramid.awake]
    yield from (MummyReaches(mummy.id, percent) for mummy, percent in risks if percent)
    if not any(percent for _, percent in risks):
        yield OutOfReach()


def reach_percent(pyramid: Pyramid, mummy: Mummy, room: SpaceId, *, has_advanced: bool) -> int:
    """The chance that the dice bring a mummy onto a space that lies on a shortest way to the Vault."""
    distance = _steps_down(pyramid, mummy.space, room)
    if distance is None:
        return 0
    odds = mummy_odds(pyramid.options, mummy_dice(pyramid))
    extra = box_of(pyramid).creatures[mummy.id].extra_move
    needs_symbol = pyramid.options.extra_move == "with_symbol"
    needed = distance - has_advanced
    reaching = sum(ways for symbols, ways in odds if symbols + (extra if symbols or not needs_symbol else 0) >= needed)
    return in_percent(reaching, sum(ways for _, ways in odds))


def _steps_down(pyramid: Pyramid, start: SpaceId, goal: SpaceId) -> int | None:
    """How many steps towards the Vault lead from one space to another; None if no shortest way passes there."""
    to_vault = pyramid.maze.to_vault
    steps, ring = 0, {start}
    while ring and goal not in ring:
        ring = {near for space in ring for near in pyramid.maze.towards_vault(space)}
        steps += 1
        if steps > to_vault[start]:
            return None
    return steps if ring and steps else None


# --- fights ----------------------------------------------------------------------------------------------------------


def _targets(pyramid: Pyramid, hex_: Hex) -> Iterator[Effect]:
    for mummy in mummies_on(pyramid, pyramid.maze.at[hex_]):
        yield FightTarget(mummy.id, mummy.hearts)


def _fight(pyramid: Pyramid, hex_: Hex, dice: int, times: int) -> Iterator[Effect]:
    yield from _targets(pyramid, hex_)
    yield DiceRolled(dice)
    if not dice:
        return
    odds = damage_odds(pyramid, pyramid.maze.at[hex_], dice, times)
    hearts = sum(mummy.hearts for mummy in mummies_on(pyramid, pyramid.maze.at[hex_]))
    ways = sum(odds.values())
    if defeats := sum(odds[damage] for damage in odds if damage >= hearts):
        yield DefeatOdds(in_percent(defeats, ways))
    for damage in sorted(odds):
        yield DamageOdds(damage, in_percent(odds[damage], ways))


def damage_odds(pyramid: Pyramid, space: SpaceId, dice: int, times: int) -> Counter[int]:
    """In how many ways the dice do so much damage on a space."""
    seat = pyramid.active
    places = [space if other == seat else place for other, place in enumerate(pyramid.places)]
    there = replace(pyramid, places=places)
    has_abilities = abilities_work(there, seat)
    odds: Counter[int] = Counter()
    for roll, ways in box_of(pyramid).combat_odds[dice]:
        extra = ability_damage(pyramid, seat, roll.abilities) if has_abilities else 0
        odds[times * (roll.hits + extra)] += ways
    return odds
