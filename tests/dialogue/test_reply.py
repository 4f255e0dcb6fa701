"""The answer in a message of a language model."""

import pytest

from lairkeeper.dialogue import LONGEST, Unparsable, last_answer, read_answer
from lairkeeper.games import game_named
from lairkeeper.games.woodlands.components.box import HeroId
from lairkeeper.games.woodlands.records.options import ChooseHero
from lairkeeper.kernel.errors import IllegalOption

GAME = game_named("woodlands")
HEROES = tuple(ChooseHero(HeroId(hero)) for hero in range(4))


@pytest.mark.parametrize(
    ("message", "answer"),
    [
        ("[2]", 2),
        ("I think of [1] and of [3]. My answer is [2].", 2),
        ('First {"type": "choose_hero", "hero": 1}, no: [4]', 4),
        ('[4]? No: {"type": "choose_hero", "hero": 1}', '{"type": "choose_hero", "hero": 1}'),
        ('{"type": "write", "lines": [3]}', '{"type": "write", "lines": [3]}'),
        ('{"type": "a", "of": {"type": "b"}} and so on', '{"type": "a", "of": {"type": "b"}}'),
        ('{"thought": "take [7]"} [2]', 2),
        ("I do not know.", None),
        ("{{{{", None),
        ("{" * 30_000, None),
        ('{"a":' * 4_000, None),
        ("", None),
    ],
)
def test_the_last_answer_counts(message: str, answer: int | str | None) -> None:
    assert last_answer(message) == answer


def test_only_the_end_of_a_long_message_is_read() -> None:
    assert last_answer("[1]" + " " * LONGEST) is None
    assert last_answer("x" * LONGEST + "[1]") == 1


def test_a_number_is_an_option_of_the_list_and_json_is_itself() -> None:
    assert read_answer(GAME, HEROES, "[3]") == HEROES[2]
    assert read_answer(GAME, (), '{"type": "choose_hero", "hero": 1}') == HEROES[1]


@pytest.mark.parametrize("message", ["Sure!", '{"type": "fly"}', '{"type": "choose_hero", "hero": "Ann"}'])
def test_what_is_no_answer_of_the_game_is_unparsable(message: str) -> None:
    with pytest.raises(Unparsable):
        read_answer(GAME, HEROES, message)


@pytest.mark.parametrize("number", [0, 5, 999_999])
def test_a_number_beyond_the_list_is_illegal(number: int) -> None:
    with pytest.raises(IllegalOption):
        read_answer(GAME, HEROES, f"[{number}]")
