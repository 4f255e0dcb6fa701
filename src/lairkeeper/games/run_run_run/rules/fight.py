"""Fight (RRR-FGT): walk to a mummy, spend cards for dice, share out the damage, use what else the dice show."""

from collections.abc import Iterator
from functools import lru_cache

from lairkeeper.games.run_run_run.board.hexes import Hex
from lairkeeper.games.run_run_run.board.maze import SpaceId, members
from lairkeeper.games.run_run_run.board.placement import cards_covering, fight_targets, tokens_with
from lairkeeper.games.run_run_run.components.box import Card, MummyId, Token, box
from lairkeeper.games.run_run_run.records.events import (
    CombatDiceRolled,
    FightBegan,
    MummyDefeated,
    MummyHurt,
    TokenUsed,
)
from lairkeeper.games.run_run_run.records.options import (
    AddCard,
    Deal,
    Done,
    Faces,
    KeepDouble,
    SpendDouble,
    SpendForMove,
    StepTo,
    StopHere,
    Target,
)
from lairkeeper.games.run_run_run.rules.catventurers import UseAbilities, abilities_work, ability_damage
from lairkeeper.games.run_run_run.rules.draft import ActionDraft
from lairkeeper.games.run_run_run.rules.drawing import DrawRooms
from lairkeeper.games.run_run_run.rules.ending import CheckVictory
from lairkeeper.games.run_run_run.rules.explore import SpendExtraMove, move_cat
from lairkeeper.games.run_run_run.state import (
    Hand,
    Mummy,
    Pyramid,
    anybody,
    boss_has_appeared,
    box_of,
    discard_card,
    kinds,
    mummy_spaces,
    spend_token,
    without,
)
from lairkeeper.kernel import Ask, Chance, Do, Odds, Seat, Table, applies
from lairkeeper.kernel.errors import Fact


class ChooseTarget(ActionDraft[Target]):
    """A space with a mummy that can be walked to without passing another one."""

    clauses = ("RRR-FGT1", "RRR-FGT2", "RRR-FGT3", "RRR-MOV11", "RRR-SPL2")

    def options(self, pyramid: Pyramid) -> list[Target]:
        return [Target(pyramid.maze.spaces[space].hex) for space in fight_targets(pyramid)]

    def take(self, pyramid: Pyramid, target: Target, table: Table) -> None:
        table.then(ChooseFightMove(target.hex))


class ChooseFightMove(ActionDraft[SpendForMove | Done]):
    """If the walk is longer than the basic move, one card whose exits cover the difference is discarded."""

    clauses = ("RRR-MOV3", "RRR-MOV4", "RRR-MOV5", "RRR-MOV11")
    target: Hex

    def options(self, pyramid: Pyramid) -> list[SpendForMove | Done]:
        steps = fight_targets(pyramid)[pyramid.maze.at[self.target]]
        if steps <= box_of(pyramid).supplies.base_move:
            return [Done()]
        return [SpendForMove(card) for card in cards_covering(pyramid, pyramid.hands[pyramid.active], steps)]

    def take(self, pyramid: Pyramid, option: SpendForMove | Done, table: Table) -> None:
        extra = option.card if isinstance(option, SpendForMove) else None
        table.then(ChooseFightCards(self.target, extra, ()))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"target": self.target}


class ChooseFightCards(ActionDraft[AddCard | Done]):
    """Cards are discarded for dice, at least one; the last card of the hand is never offered."""

    clauses = ("RRR-FGT4", "RRR-FGT5", "RRR-FGT7", "RRR-SPL5")
    target: Hex
    extra: Card | None
    cards: tuple[Card, ...]

    def left(self, pyramid: Pyramid) -> Hand:
        hand = pyramid.hands[pyramid.active]
        for card in (*self.cards, *([] if self.extra is None else [self.extra])):
            hand = without(hand, card)
        return hand

    def options(self, pyramid: Pyramid) -> Iterator[AddCard | Done]:
        left = self.left(pyramid)
        if len(left) > 1:
            yield from (AddCard(card) for card in kinds(left))
        if self.cards:
            yield Done()

    def take(self, pyramid: Pyramid, option: AddCard | Done, table: Table) -> None:
        if isinstance(option, AddCard):
            cards = tuple(sorted((*self.cards, option.card)))
            table.then(ChooseFightCards(self.target, self.extra, cards))
        else:
            table.then(ChooseDouble(self.target, self.extra, self.cards))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"dice": combat_dice(pyramid, self.cards), "cards": len(self.cards), "target": self.target}


class ChooseDouble(ActionDraft[SpendDouble | KeepDouble]):
    """One token of double damage may be spent, before the dice are rolled."""

    clauses = ("RRR-FGT8", "RRR-FGT24", "RRR-SAR9")
    target: Hex
    extra: Card | None
    cards: tuple[Card, ...]

    def options(self, pyramid: Pyramid) -> Iterator[SpendDouble | KeepDouble]:
        yield KeepDouble()
        if next(tokens_with(pyramid, pyramid.active, "double"), None) is not None:
            yield SpendDouble()

    def take(self, pyramid: Pyramid, option: SpendDouble | KeepDouble, table: Table) -> None:
        double = next(tokens_with(pyramid, pyramid.active, "double")) if isinstance(option, SpendDouble) else None
        table.then(FightMummies(self.target, self.extra, self.cards, double))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"dice": combat_dice(pyramid, self.cards), "target": self.target}


@applies("RRR-FGT4", "RRR-FGT6")
def combat_dice(pyramid: Pyramid, cards: tuple[Card, ...]) -> int:
    """As many dice as the cards have exits, at most six."""
    content = box_of(pyramid)
    return min(content.supplies.max_combat_dice, sum(content.exits[card] for card in cards))


class FightMummies(Do[Pyramid]):
    """The whole declaration: walk, discard, spend the double token, roll the dice once."""

    clauses = ("RRR-FGT1", "RRR-FGT4", "RRR-FGT8", "RRR-FGT9", "RRR-FGT22", "RRR-SAR9")
    target: Hex
    extra: Card | None
    cards: tuple[Card, ...]
    double: Token | None

    def do(self, pyramid: Pyramid, table: Table) -> None:
        table.then(
            SpendExtraMove(self.extra),
            WalkToFight(self.target),
            PayForFight(self.cards, self.double),
            RollCombatDice(combat_dice(pyramid, self.cards), self.double is not None),
        )


class WalkToFight(Do[Pyramid]):
    """The cat stops on the first space with a mummy."""

    clauses = ("RRR-FGT1", "RRR-MOV11")
    target: Hex

    def do(self, pyramid: Pyramid, table: Table) -> None:
        move_cat(pyramid, pyramid.maze.at[self.target], table)


class PayForFight(Do[Pyramid]):
    """Beside the mummy the cards are discarded, and the double token is spent before the dice are rolled."""

    clauses = ("RRR-FGT1", "RRR-FGT4", "RRR-FGT8", "RRR-SAR9")
    cards: tuple[Card, ...]
    double: Token | None

    def do(self, pyramid: Pyramid, table: Table) -> None:
        seat, dice = pyramid.active, combat_dice(pyramid, self.cards)
        here = pyramid.maze.spaces[pyramid.places[seat]].hex
        table.tell(FightBegan(seat, here, self.cards, dice, self.double is not None))
        for card in self.cards:
            discard_card(pyramid, pyramid.active, card)
        if self.double is not None:
            spend_token(pyramid, pyramid.active, self.double)
            table.tell(TokenUsed(pyramid.active, self.double))


@lru_cache(maxsize=1024)
def _faces(content: str, dice: int) -> Odds[Faces]:
    odds = box(content).combat_odds[dice]
    return Odds(tuple(Faces(*roll) for roll, _ in odds), tuple(weight for _, weight in odds))


class RollCombatDice(Chance[Pyramid, Faces]):
    """Damage first, then Room cards, then the other abilities, then footprints."""

    clauses = ("RRR-FGT9", "RRR-FGT10", "RRR-FGT11", "RRR-FGT12", "RRR-FGT13", "RRR-FGT23", "RRR-BOSS6")
    dice: int
    is_doubled: bool

    def odds(self, pyramid: Pyramid) -> Odds[Faces]:
        return _faces(pyramid.options.content, self.dice)

    def drawer(self, pyramid: Pyramid) -> tuple[Seat, ...]:
        return anybody(pyramid, pyramid.active)

    def take(self, pyramid: Pyramid, faces: Faces, table: Table) -> None:
        seat = pyramid.active
        table.tell(CombatDiceRolled(seat, faces.hits, faces.abilities, faces.rooms, faces.steps))
        abilities = faces.abilities if abilities_work(pyramid, seat) else 0
        damage = faces.hits + ability_damage(pyramid, seat, abilities)
        table.then(
            ShareDamage(pyramid.places[seat], damage * 2 if self.is_doubled else damage, ()),
            DrawRooms(seat, faces.rooms),
            UseAbilities(abilities, is_silenced=abilities < faces.abilities),
            StepAway(faces.steps),
        )

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"seat": pyramid.active, "dice": self.dice}


class ShareDamage(Ask[Pyramid, Deal]):
    """With several mummies the damage is split freely, but none is wasted while a heart remains there."""

    clauses = ("RRR-FGT9", "RRR-FGT14", "RRR-SPL1")
    is_draft = True
    space: SpaceId
    damage: int
    shares: tuple[int, ...]

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def begin_again(self) -> "ShareDamage":
        return ShareDamage(self.space, self.damage, ())

    def options(self, pyramid: Pyramid) -> Iterator[Deal]:
        hearts = [mummy.hearts for mummy in mummies_on(pyramid, self.space)][len(self.shares) :]
        left = self.damage - sum(self.shares)
        if hearts and self.damage:
            least = max(0, min(left, sum(hearts)) - sum(hearts[1:]))
            yield from (Deal(share) for share in range(least, min(hearts[0], left) + 1))

    def take(self, pyramid: Pyramid, deal: Deal, table: Table) -> None:
        shares = (*self.shares, deal.hearts)
        if len(shares) == len(mummies_on(pyramid, self.space)):
            table.then(HurtMummies(self.space, shares))
        else:
            table.then(ShareDamage(self.space, self.damage, shares))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        mummy = mummies_on(pyramid, self.space)[len(self.shares)]
        return {"mummy": mummy.id, "damage": self.damage - sum(self.shares)}


def mummies_on(pyramid: Pyramid, space: SpaceId) -> list[Mummy]:
    """In the order they woke, the Boss last."""
    return [mummy for mummy in pyramid.awake if mummy.space == space]


class HurtMummies(Do[Pyramid]):
    """Hearts are removed; a mummy without hearts is eliminated at once, and that may win the game."""

    clauses = ("RRR-FGT9", "RRR-FGT17", "RRR-FGT21", "RRR-END2")
    space: SpaceId
    shares: tuple[int, ...]

    def do(self, pyramid: Pyramid, table: Table) -> None:
        for mummy, damage in zip(mummies_on(pyramid, self.space), self.shares, strict=True):
            if damage:
                left = mummy.hearts - damage
                pyramid.awake[pyramid.awake.index(mummy)] = Mummy(mummy.id, mummy.space, left)
                table.tell(MummyHurt(mummy.id, damage, left))
        for mummy in mummies_on(pyramid, self.space):
            if not mummy.hearts:
                table.then(EliminateMummy(mummy.id))


class EliminateMummy(Do[Pyramid]):
    """The figure leaves the maze and its powers end; its card is shuffled back, unless the Boss has appeared."""

    clauses = ("RRR-FGT17", "RRR-FGT18", "RRR-FGT19", "RRR-FGT20", "RRR-EXT8")
    mummy: MummyId

    def do(self, pyramid: Pyramid, table: Table) -> None:
        pyramid.awake = [mummy for mummy in pyramid.awake if mummy.id != self.mummy]
        if not boss_has_appeared(pyramid):
            pyramid.asleep = tuple(sorted((*pyramid.asleep, self.mummy)))
        table.tell(MummyDefeated(self.mummy))
        table.then(CheckVictory())


class StepAway(Ask[Pyramid, StepTo | StopHere]):
    """Each footprint lets the cat go to a connected space; entering a mummy's space ends the walk."""

    clauses = ("RRR-FGT15", "RRR-FGT16", "RRR-FGT21")
    steps: int

    def seat(self, pyramid: Pyramid) -> Seat:
        return pyramid.active

    def options(self, pyramid: Pyramid) -> Iterator[StepTo | StopHere]:
        if self.steps:
            yield StopHere()
            for space in members(pyramid.maze.ways[pyramid.places[pyramid.active]]):
                yield StepTo(pyramid.maze.spaces[space].hex)

    def take(self, pyramid: Pyramid, option: StepTo | StopHere, table: Table) -> None:
        if isinstance(option, StepTo):
            space = pyramid.maze.at[option.hex]
            move_cat(pyramid, space, table)
            if not mummy_spaces(pyramid) >> space & 1:
                table.then(StepAway(self.steps - 1))

    def facts(self, pyramid: Pyramid) -> dict[str, Fact]:
        return {"steps": self.steps}
