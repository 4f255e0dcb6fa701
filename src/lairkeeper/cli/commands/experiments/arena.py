"""`lairkeeper arena`: agents of any kind play, and the ladder is printed."""

from collections.abc import Sequence

from lairkeeper.arena import Agent, Contest, ContestTerms, Standing, play_contest, seat_agents
from lairkeeper.cli import INTERRUPTED
from lairkeeper.cli.command_errors import BadNumber
from lairkeeper.cli.commands.experiments.progress import progress_bar
from lairkeeper.cli.commands.parameters.arguments import ArenaArguments
from lairkeeper.cli.commands.parameters.table_options import table_options
from lairkeeper.cli.local_game.chance import new_seed
from lairkeeper.cli.terminal.sentences import brief, sentence
from lairkeeper.cli.terminal.terminal import Terminal
from lairkeeper.dialogue import Track
from lairkeeper.games import game_named
from lairkeeper.words import Words

LEFT = 1
"""The exit code where an agent could not go on."""


def run_arena(name: str, descriptions: Sequence[str], arguments: ArenaArguments, words: Words) -> int:
    """Plays, reports, and tells if an agent left."""
    for option, value in (
        ("--rounds", arguments.rounds),
        ("--tries", arguments.tries),
        ("--patience", arguments.patience),
    ):
        if value < 1:
            raise BadNumber(option=option, value=value, least=1)
    agents = seat_agents(descriptions or ("random",), game_named(name), arguments.patience)
    try:
        contest = _play(name, agents, arguments, words)
    finally:
        for agent in agents:
            agent.close()
    _show(contest, agents, words, Terminal())
    return INTERRUPTED if contest.is_interrupted else LEFT if contest.gone else 0


def _play(name: str, agents: Sequence[Agent], arguments: ArenaArguments, words: Words) -> Contest:
    game = game_named(name)
    track: Track = "unlisted" if arguments.unlisted else "listed"
    with progress_bar(words) as progress:
        task = progress.add_task("", total=arguments.rounds)
        return play_contest(
            game,
            table_options(game, arguments, language=words.language),
            agents,
            games=arguments.rounds,
            seed=arguments.seed or new_seed(),
            terms=ContestTerms(arguments.tries, track, words.language),
            is_apart=arguments.apart,
            on_progress=lambda done, total: progress.update(task, completed=done, total=total),
        )


def _show(contest: Contest, agents: Sequence[Agent], words: Words, terminal: Terminal) -> None:
    terminal.tell(words.say("arena-games", games=contest.games))
    timed = {agent.name for agent in agents if agent.is_timed}
    for standing in contest.ladder:
        terminal.list((brief(standing.agent), _line(standing, words)))
        if standing.agent in timed and standing.games:
            terminal.tell(_answers(standing, words))
    for standing in contest.standings:
        if standing.tally.forced:
            terminal.tell(words.say("arena-forced", agent=brief(standing.agent), forced=standing.tally.forced))
    for error in contest.gone:
        terminal.tell(sentence(words, error))


def _line(standing: Standing, words: Words) -> str:
    if not standing.games:
        return words.say("arena-none")
    low, high = standing.rate.interval
    rate = words.say("simulate-rate", count=standing.won, share=standing.rate.share, low=low, high=high)
    return words.say("arena-line", rate=rate, place=standing.place)


def _answers(standing: Standing, words: Words) -> str:
    tally = standing.tally
    return words.say(
        "arena-answers",
        questions=tally.questions,
        unparsable=tally.unparsable,
        illegal=tally.illegal,
        late=tally.late,
        forced=tally.forced,
        seconds=tally.thinking_ms / 1000,
    )
