"""Answers are spelled once for all questions at which they are spelled alike, and memory is given back."""

from lairkeeper.games import game_named
from lairkeeper.games.run_run_run.hexes import Hex
from lairkeeper.games.run_run_run.options import Done, PickHex
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
    assert list(speaking._same_choices) == [PickHex(Hex(1))]


def test_an_answer_that_depends_on_the_facts_is_spelled_for_each() -> None:
    speaking = speaker()
    rolled, offered = written(speaking, Done(), {"dice": 2}), written(speaking, Done(), {"offered": 0})
    assert rolled != offered
    assert written(speaking, Done(), {"dice": 2}) == rolled
    assert not speaking._same_choices


def test_what_is_kept_is_bounded_by_bytes() -> None:
    """Facts may be what people typed: a few long ones count as much as many short ones."""
    speaking = speaker()
    most = 0
    for number in range(300):
        written(speaking, Done(), {"dice": number, "text": "x" * 20_000})
        kept = sum(len(blob) for known in speaking._choices.values() for blob in known.values())
        keys = sum(len(str(asked)) for asked in speaking._choices)
        most = max(most, kept + keys)
    assert most <= MOST_BYTES
