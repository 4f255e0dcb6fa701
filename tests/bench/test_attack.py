"""What the attacks send is taken by the server: something that is refused at once would measure nothing."""

import msgspec

from bench.attack.patient import LINES, new_pack, table_with_a_list
from lairkeeper.games import game_named
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.kernel.errors import BadContent
from lairkeeper.packs import MOST_LINKED
from lairkeeper.server.protocol import NewTable
from lairkeeper.server.protocol.lobby import VariantAsked
from lairkeeper.server.table.variants import asked


def test_a_pasted_list_is_one_that_is_checked_and_played_with() -> None:
    new = msgspec.convert(table_with_a_list(), NewTable)
    game = game_named(new.game)
    config = agree(game, new.options)
    game.set_up(config)
    assert len(config.word_list) == LINES  # type: ignore[attr-defined]


def test_packs_are_as_large_as_they_may_be_and_some_can_be_played() -> None:
    taken = 0
    for _ in range(20):
        given = msgspec.convert({"game": "run-run-run", "pack": new_pack()}, VariantAsked)
        assert MOST_LINKED - 20 <= sum(map(len, given.pack.values())) <= MOST_LINKED
        try:
            asked(game_named(given.game), given.pack)
            taken += 1
        except BadContent as refused:
            assert refused.facts["reason"] != "too-large"
    assert 0 < taken < 20
