"""Agents of all kinds at the same tables, and what is counted of them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

import lairkeeper.envs  # noqa: F401  # its libraries set environment variables, which no single test may do
from lairkeeper.arena import Agent, AgentUnknown, ArenaGame, Contest, ContestTerms, play_contest, process, seat_agents
from lairkeeper.arena.process import MOST_LINES, ProgramAgent
from lairkeeper.bots import UnknownBot
from lairkeeper.dialogue import Track
from lairkeeper.games import game_named, games
from lairkeeper.kernel.definition.table_options import agree
from lairkeeper.lab import play_game
from tests.arena import programs
from tests.arena.programs import program

POLICY = "import numpy as np\ndef act(observation, mask):\n    return int(np.flatnonzero(mask)[0])\n"


@contextmanager
def seated(descriptions: Sequence[str], name: str, patience: float = 60.0) -> Iterator[list[Agent]]:
    agents = seat_agents(descriptions, game_named(name), patience)
    yield agents
    for agent in agents:
        agent.close()


def contest(
    descriptions: Sequence[str],
    name: str = "vengeance",
    *,
    games: int = 1,
    track: Track = "listed",
    is_apart: bool = False,
    patience: float = 60.0,
) -> Contest:
    game = game_named(name)
    with seated(descriptions, name, patience) as agents:
        terms = ContestTerms(track=track)
        return play_contest(game, agree(game, {}), agents, games=games, seed="arena", terms=terms, is_apart=is_apart)


@pytest.mark.parametrize("name", games())
def test_bots_policies_and_programs_play_every_game_together(name: str, tmp_path: Path) -> None:
    (tmp_path / "policy.py").write_text(POLICY, encoding="utf-8")
    policy = f"env:{tmp_path / 'policy.py'}:act"
    played = contest(["random", policy, program(tmp_path, "chooser", programs.CHOOSER)], name, games=2)
    assert played.games == 2 and played.gone == []
    assert all(standing.games for standing in played.standings)
    assert all(not standing.tally.illegal + standing.tally.unparsable for standing in played.standings)


def test_a_game_of_bots_is_the_game_of_the_laboratory() -> None:
    game = game_named("vengeance")
    config = agree(game, {})
    with seated(["random", "easy"], "vengeance") as agents:
        match = ArenaGame(game, config, agents, "a/0").play()
    assert match.journal == play_game(game, config, ["random", "easy"], "a/0").journal


def test_the_last_answer_of_a_message_counts(tmp_path: Path) -> None:
    (standing,) = contest([program(tmp_path, "talker", programs.TALKER)]).standings
    assert standing.games == 1 and standing.tally.questions > 10
    assert (standing.tally.unparsable, standing.tally.illegal, standing.tally.forced) == (0, 0, 0)


@pytest.mark.parametrize(
    ("body", "counted"),
    [(programs.BABBLER, "unparsable"), (programs.SCRIBBLER, "unparsable"), (programs.LAWLESS, "illegal")],
)
def test_wrong_answers_are_counted_apart_and_an_option_is_drawn_after_three(
    body: str, counted: str, tmp_path: Path
) -> None:
    (standing,) = contest([program(tmp_path, "wrong", body)], "run-run-run").standings
    tally = standing.tally
    assert standing.games == 1 and tally.forced == tally.questions
    assert {"unparsable": tally.unparsable, "illegal": tally.illegal} == {
        "unparsable": 0,
        "illegal": 0,
        counted: 3 * tally.questions,
    }


def test_without_the_list_a_number_is_illegal_and_json_counts(tmp_path: Path) -> None:
    body = (
        '    assert asked["options"] == [] and "\\n[1]" not in asked["text"]\n'
        '    form = json.loads(asked["forms"][0])\n'
        '    answer = {"message": "[1]" if asked["problem"] else json.dumps({**form, "hero": 1})}\n'
    )
    (standing,) = contest([program(tmp_path, "blind", body)], "woodlands", track="unlisted").standings
    tally = standing.tally
    assert standing.games == 1 and tally.illegal and tally.unparsable
    assert tally.forced < tally.questions, "choosing a hero by JSON is legal"


@pytest.mark.parametrize(("body", "reason"), [(programs.QUITTER, "closed"), (programs.SLEEPER, "silent")])
def test_an_agent_that_leaves_is_named_and_the_others_go_on(body: str, reason: str, tmp_path: Path) -> None:
    leaver = program(tmp_path, "leaver", body)
    played = contest(["random", leaver, "easy"], games=3, patience=1.0)
    assert [(error.facts["agent"], error.facts["reason"]) for error in played.gone] == [(leaver, reason)]
    assert played.games == 3
    assert {standing.agent: standing.games for standing in played.standings} == {"random": 3, "easy": 3, leaver: 0}


def test_an_agent_that_writes_without_end_is_read_no_further_than_needed(tmp_path: Path) -> None:
    with seated([program(tmp_path, "flooder", programs.FLOODER)], "run-run-run") as agents:
        game = game_named("run-run-run")
        played = play_contest(game, agree(game, {"players": 1}), agents, games=1, seed="flood", terms=ContestTerms())
        (agent,) = agents
        assert isinstance(agent, ProgramAgent) and agent.lines_ahead <= MOST_LINES
    (standing,) = played.standings
    assert standing.games == 1 and standing.tally.forced == standing.tally.questions


def test_an_agent_that_never_reads_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "prompt_text", lambda prompt, words: "more than a pipe holds " * 10_000)
    deaf = programs.deaf_program(tmp_path)
    played = contest(["random", deaf], games=1, patience=0.3)
    assert [(error.facts["agent"], error.facts["reason"]) for error in played.gone] == [(deaf, "silent")]
    assert played.games == 1


def test_with_is_apart_every_agent_plays_the_same_games() -> None:
    played = contest(["random", "easy", "random"], "run-run-run", games=2, is_apart=True)
    assert [standing.games for standing in played.standings] == [2, 2, 2] and played.games == 6
    first, _, third = played.standings
    assert (third.agent, third.won, third.tally.questions) == ("random (2)", first.won, first.tally.questions)


@pytest.mark.parametrize("description", ["run:/no/such/program", "run:", "env:no_such_module:act", "env:json:nothing"])
def test_an_agent_that_cannot_be_started_is_refused(description: str) -> None:
    with pytest.raises(AgentUnknown):
        seat_agents(["random", description], game_named("vengeance"), 1.0)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot):
        seat_agents(["genius"], game_named("vengeance"), 1.0)
