"""Many games among agents, and the ladder they make."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from lairkeeper.arena.agents import Agent
from lairkeeper.arena.errors import AgentGone
from lairkeeper.arena.game import ArenaGame, ContestTerms
from lairkeeper.dialogue import AnswerTally
from lairkeeper.kernel import AnyGame, Outcome, Record, Seat
from lairkeeper.lab.play import numbered
from lairkeeper.lab.study import Proportion


@dataclass
class Standing:
    """What one agent has reached: games it has played to the end, those it won, and its place on average.

    An agent with several seats of a game has won it if one of them has, and its place is the best of theirs.
    """

    agent: str
    games: int = 0
    won: int = 0
    places: int = 0
    tally: AnswerTally = field(default_factory=AnswerTally)

    @property
    def rate(self) -> Proportion:
        return Proportion(self.won, self.games)

    @property
    def place(self) -> float:
        """The mean place at the end; 1 is the best."""
        return self.places / self.games if self.games else 0.0

    def add(self, outcome: Outcome, seats: Sequence[int], of: int) -> None:
        ranking = outcome.ranking(of)
        self.games += 1
        self.won += any(Seat(seat) in outcome.winners for seat in seats)
        self.places += min(ranking[seat] for seat in seats)


@dataclass
class Contest:
    """`games` counts those that were finished; `gone` holds why an agent left, in the order it happened."""

    standings: list[Standing]
    games: int = 0
    is_interrupted: bool = False
    gone: list[AgentGone] = field(default_factory=list)

    @property
    def ladder(self) -> list[Standing]:
        """The best first: by games won, then by place."""
        return sorted(self.standings, key=lambda each: (-each.rate.share, each.place))


def play_contest(
    game: AnyGame,
    config: Record,
    agents: Sequence[Agent],
    *,
    games: int,
    seed: str,
    terms: ContestTerms | None = None,
    is_apart: bool = False,
    on_progress: Callable[[int, int], None] | None = None,
) -> Contest:
    """Plays games with the seeds `<seed>/<n>`. Agents change seats from game to game.

    With `is_apart` each agent plays every game in all seats by itself, so that all of them face the same draws: this
    compares agents of games that are won together. A game that an agent leaves is played again by the others;
    everything finished before is kept, also on an interrupt.
    """
    contest = Contest([Standing(agent.name) for agent in agents])
    rounds = [[agent] for agent in range(len(agents))] if is_apart else [list(range(len(agents)))]
    tables = [(number, company) for number in range(games) for company in rounds]
    seats = game.seat_count(config)
    for done, (number, company) in enumerate(tables, 1):
        try:
            while seated := _seated(contest, company, number, seats):
                table = ArenaGame(game, config, [agents[agent] for agent in seated], numbered(seed, number), terms)
                if _is_played(table, seated, contest):
                    break
        except KeyboardInterrupt:
            contest.is_interrupted = True
            break
        if on_progress is not None:
            on_progress(done, len(tables))
    return contest


def _seated(contest: Contest, company: Sequence[int], number: int, seats: int) -> list[int]:
    """The agent of every seat, one seat further round the table in each game; nobody, if all of a company are gone."""
    gone = {error.facts["agent"] for error in contest.gone}
    here = [agent for agent in company if contest.standings[agent].agent not in gone]
    return [here[(seat + number) % len(here)] for seat in range(seats)] if here else []


def _is_played(table: ArenaGame, seated: Sequence[int], contest: Contest) -> bool:
    """Plays a game to its end; false if an agent has left, so that the game is to be played without it."""
    try:
        outcome = table.play().state.outcome
    except AgentGone as error:
        contest.gone.append(error)
        return False
    assert outcome is not None
    contest.games += 1
    for agent in sorted(set(seated)):
        seats = [seat for seat, other in enumerate(seated) if other == agent]
        contest.standings[agent].add(outcome, seats, len(seated))
        for seat in seats:
            contest.standings[agent].tally.add(table.tallies[seat])
    return True
