"""Paired luck: one stream for each kind of draw, read as quantiles."""

from collections import Counter

from lairkeeper.games.run_run_run import GAME
from lairkeeper.kernel import CHANCE, ChanceStream, Decision, Match, Option
from lairkeeper.lab.luck import PairedLuck, SeedLuck
from lairkeeper.lab.play import play_on, seat_bots


class Card(Option):
    number: int


def draw(kind: str, *weights: int) -> Decision:
    return Decision(1, (CHANCE,), kind, tuple(map(Card, range(len(weights)))), (), weights)


def drawn(luck: PairedLuck, *draws: Decision) -> list[Option]:
    return [luck.draw(decision) for decision in draws]


def test_another_kind_of_draw_in_between_changes_nothing() -> None:
    die, pile = draw("roll", *[1] * 6), draw("card", *[1] * 20)
    alone = drawn(PairedLuck("s"), *[die] * 10)
    mixed = drawn(PairedLuck("s"), *[pile, die, pile] * 10)
    assert mixed[1::3] == alone
    assert drawn(PairedLuck("other"), *[die] * 10) != alone


def test_one_card_more_leaves_most_draws_as_they_were() -> None:
    pairs = [drawn(PairedLuck(f"{n}"), draw("card", *[1] * size))[0] for n in range(400) for size in (39, 40)]
    same = sum(one == other for one, other in zip(pairs[::2], pairs[1::2], strict=True))
    assert 150 < same < 260, "about half of them, where a remainder would leave one of forty"


def test_draws_follow_their_weights() -> None:
    luck = PairedLuck("weights")
    found = Counter(luck.draw(draw("roll", 1, 3, 0, 4)) for _ in range(4000))
    assert found[Card(2)] == 0
    assert 400 < found[Card(0)] < 600 and 1350 < found[Card(1)] < 1650 and 1850 < found[Card(3)] < 2150


def test_a_stream_is_luck_as_at_a_table() -> None:
    def play(luck: SeedLuck | ChanceStream) -> bytes:
        match = Match(GAME, GAME.config())
        play_on(match, seat_bots(GAME, GAME.config(), ["random"]), luck)
        return repr(match.journal.entries).encode()

    assert play(ChanceStream("seed")) == play(SeedLuck(ChanceStream("seed")))
