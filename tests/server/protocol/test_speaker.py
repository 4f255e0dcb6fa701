"""Answers are spelled once for all questions at which they are spelled alike, and memory is given back."""

from lairkeeper.games import game_named
from lairkeeper.games.run_run_run.board.hexes import Hex
from lairkeeper.games.run_run_run.records.options import Done, PickHex
from lairkeeper.kernel.errors import Fact
from lairkeeper.server.protocol.speaker import MOST_BYTES, Speaker


def speaker() -> Speaker:
    game = game_named("run-run-run")
    return Speaker(game, game.config())


def written(speaking: Speaker, option: Done | PickHex, facts: dict[str, Fact]) -> bytes:
    choices: object = speaking.choices([option], facts)
    return bytes(choices)  # type: ignore[call-overload, no-any-return]


def test_an_answer_that_does_not_depend_on_the_facts_is_spelled_once() -> None:
    speaking = speaker()
    one = written(speaking, PickHex(Hex(1)), {"card": 3})
    assert written(speaking, PickHex(Hex(1)), {"card": 4}) == one
    assert list(speaking._spelled.same_choices) == [PickHex(Hex(1))]


def test_an_answer_that_depends_on_the_facts_is_spelled_for_each() -> None:
    speaking = speaker()
    rolled, offered = written(speaking, Done(), {"dice": 2}), written(speaking, Done(), {"offered": 0})
    assert rolled != offered
    assert written(speaking, Done(), {"dice": 2}) == rolled
    assert not speaking._spelled.same_choices


def test_the_phrase_cache_is_bounded_by_bytes() -> None:
    """Facts may be what people typed: a few long ones count as much as many short ones."""
    speakers = [speaker(), speaker()]
    most = 0
    for number in range(2 * MOST_BYTES // 100_000):
        for speaking in speakers:
            written(speaking, Done(), {"dice": number, "text": "x" * 80_000})
        most = max(most, sum(map(kept_bytes, speakers)))
    assert MOST_BYTES / 4 < most <= MOST_BYTES


def kept_bytes(speaking: Speaker) -> int:
    kept = [asked for generation in (speaking._before, speaking._spelled) for asked in generation.choices.items()]
    return sum(len(str(asked)) + sum(map(len, known.values())) for asked, known in kept)


def test_frequent_phrases_are_cached() -> None:
    speaking = speaker()
    option, facts = PickHex(Hex(1)), {"card": 3}
    speaking.choices([option], facts)
    blob = speaking._spelled.same_choices[option]
    speaking.begin_anew()
    speaking.choices([option], facts)
    assert speaking._spelled.same_choices[option] is blob
    speaking.begin_anew()
    speaking.begin_anew()
    assert option not in speaking._spelled.same_choices
