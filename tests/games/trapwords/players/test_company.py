"""Computer players are known to the rules as such, in the terminal and on the server."""

from lairkeeper.games.trapwords import GAME
from lairkeeper.games.trapwords.config import TableOptions
from lairkeeper.games.trapwords.players.company import caution, sequel, with_bots
from lairkeeper.kernel import Seat
from lairkeeper.kernel.definition.game import Caution
from lairkeeper.testing import clause
from tests.games.trapwords.tables import ENGLISH, Play

BOTS = (Seat(1), Seat(3))


@clause("TRP-DIG11")
def test_computer_players_are_known_when_a_typed_game_begins() -> None:
    assert with_bots(TableOptions(), BOTS).computers == BOTS
    assert with_bots(TableOptions(computers=(0, 1)), BOTS).computers == BOTS
    assert GAME.with_bots is with_bots


@clause("TRP-DIG10")
def test_a_real_table_knows_no_computer_players() -> None:
    assert with_bots(TableOptions(mode="table"), BOTS).computers == ()


@clause("TRP-BOOK8")
def test_a_rematch_asks_again_who_is_a_computer_player() -> None:
    play = Play(computers=(1, 3))
    following = sequel(play.dungeon, play.dungeon.options)
    assert following.computers == ()
    assert set(following.used_words) == play.dungeon.used


def test_a_host_is_told_which_words_the_computer_players_know_nothing_about() -> None:
    words = (*ENGLISH, "New York", "zorblax", "castles")
    assert caution(TableOptions(word_list=words)) == Caution("unknown_words", ("New York", "zorblax"))
    assert caution(TableOptions(word_list=ENGLISH)) is None
    assert caution(TableOptions(word_list=words, mode="table")) is None
    assert caution(TableOptions()) is None
