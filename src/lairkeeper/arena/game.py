"""One game among agents. Where a clock runs, it counts the time that an agent really thinks."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from lairkeeper.arena.agents import Agent
from lairkeeper.arena.errors import AgentGone
from lairkeeper.arena.question import AgentQuestion
from lairkeeper.bots.pace import Pace
from lairkeeper.dialogue import PACKAGE, AnswerTally, Prompt, Track, Unparsable, board_text, forms_of
from lairkeeper.kernel import (
    CLOCK,
    AnyGame,
    ChanceStream,
    Decision,
    Match,
    Option,
    Record,
    Seat,
    State,
    facts,
    menu,
    reshuffle_unseen,
    timers,
    why_not,
)
from lairkeeper.kernel.definition.pace import NEVER, bot_delay
from lairkeeper.kernel.errors import Illegal, IllegalOption, Malformed, Stale
from lairkeeper.lab.play import MOST_ANSWERS, AnyMatch
from lairkeeper.words import speak

MOST_NEWS = 40
"""Events that a prompt tells; older ones are left out."""


class ContestTerms(NamedTuple):
    """What all agents of a contest agree on: tries for each question, the track, the language of prompts."""

    tries: int = 3
    track: Track = "listed"
    language: str = "en"


class ThinkingPace(Pace):
    """Bots answer at the pace of the game, agents when they have thought; answers count in that order."""

    def __init__(self, game: AnyGame, players: int, think: Callable[[Decision, int], int | None]) -> None:
        super().__init__(game, players)
        self._think = think

    def when(self, state: State[Any], decision: Decision) -> int | None:
        delay = bot_delay(self._game, state.world, decision, decision.seats[0])
        is_timed = delay is not None or any(run.is_running for run in timers(state))
        if not is_timed or delay == NEVER:
            return super().when(state, decision)
        ready = self._think(decision, self.now)
        return super().when(state, decision) if ready is None else max(self.now, ready)


class ArenaGame:
    """`agents` has one agent for every seat; `tallies` count what each seat answered."""

    def __init__(
        self,
        game: AnyGame,
        config: Record,
        agents: Sequence[Agent],
        seed: str,
        terms: ContestTerms | None = None,
        read_clock: Callable[[], float] = monotonic,
    ) -> None:
        self._agents = agents
        self._players = [agent.sit_down() for agent in agents]
        self._terms = terms or ContestTerms()
        self._read_clock = read_clock
        self._luck = ChanceStream(seed)
        self._thoughts = [self._luck.split(f"bot {seat}") for seat in range(len(agents))]
        self._words = speak(game, config, self._terms.language, (), PACKAGE)
        self._heard = dict.fromkeys(range(len(agents)), 0)
        self._ready: dict[tuple[Seat, int], tuple[int, Option]] = {}
        """What agents have answered while the clock runs, and when it comes; by seat and question."""
        self._pace = ThinkingPace(game, len(agents), self._thought)
        self.seed = seed
        self.match: AnyMatch = Match(game, config, seed)
        self.tallies = [AnswerTally() for _ in agents]

    def play(self) -> AnyMatch:
        """Plays to the end; an agent that is gone raises `AgentGone`."""
        match = self.match
        while match.state.decisions:
            if len(match.journal.entries) >= MOST_ANSWERS:
                raise RuntimeError(f"{match.game.name}, seed {self.seed!r}: not over after {MOST_ANSWERS} answers")
            if match.chance_pending() is not None:
                match.draw(self._luck)
                continue
            seat, decision = self._pace.next_question(match.state)
            self._pace.count(seat)
            if seat == CLOCK:
                match.answer(CLOCK, decision.answers_of(CLOCK)[0], decision.number_for(CLOCK), self._pace.at)
            else:
                self._answer(seat, decision)
        return match

    def _answer(self, seat: Seat, decision: Decision) -> None:
        ready = self._ready.pop((seat, decision.number), None)
        if ready is None:
            self.match.answer(seat, self._asked(decision)[0], decision.number, self._pace.at)
            return
        try:
            self.match.answer(seat, ready[1], decision.number, self._pace.at)
        except (Illegal, Malformed, Stale):
            self.tallies[seat].late += 1

    def _thought(self, decision: Decision, now: int) -> int | None:
        """When the answer of an agent comes, which is asked as soon as the question is there; none: it is a bot."""
        seat = decision.seats[0]
        if not self._agents[seat].is_timed:
            return None
        key = seat, decision.number
        if key not in self._ready:
            option, spent = self._asked(decision)
            held_back = decision.cooldown.ms if decision.cooldown is not None else 1
            self._ready[key] = now + max(spent, held_back), option
        return self._ready[key][0]

    def _asked(self, decision: Decision) -> tuple[Option, int]:
        """The answer of an agent, and the milliseconds of all its tries."""
        seat, begun = decision.seats[0], self._read_clock()
        tally, options = self.tallies[seat], self._options(decision)
        tally.questions += 1
        problem, option = "", None
        for _ in range(self._terms.tries):
            try:
                option = self._legal(decision, self._players[seat](self._question(decision, options, problem)))
                break
            except Unparsable as error:
                tally.unparsable += 1
                problem = self._words.error(error)
            except (IllegalOption, Malformed) as error:
                tally.illegal += 1
                problem = self._words.error(error)
        if option is None:
            tally.forced += 1
            option = self._drawn(seat, options)
        spent = round(1000 * (self._read_clock() - begun))
        tally.thinking_ms += spent
        self._heard[seat] = len(self.match.told)
        return option, spent

    def _drawn(self, seat: Seat, options: tuple[Option, ...]) -> Option:
        if not options:
            raise AgentGone(agent=self._agents[seat].name, reason="speechless", seconds=0)
        return self._thoughts[seat].pick(options)

    def _options(self, decision: Decision) -> tuple[Option, ...]:
        seat = decision.seats[0]
        return menu(self.match.game, self.match.state, decision, seat) if decision.is_open else decision.for_bots

    def _legal(self, decision: Decision, option: Option) -> Option:
        if option not in decision.options and (
            clauses := why_not(self.match.state, decision.seats[0], option, decision.number)
        ):
            raise IllegalOption(clauses=clauses, question=decision.question, option=option.slug)
        return option

    def _question(self, decision: Decision, options: tuple[Option, ...], problem: str) -> AgentQuestion:
        match, seat, is_listed = self.match, decision.seats[0], self._terms.track == "listed"
        state = match.state

        def imagine(chance: ChanceStream) -> State[Any]:
            return reshuffle_unseen(match.game, state, seat, chance)

        return AgentQuestion(
            table=self.seed,
            game=match.game,
            seat=seat,
            view=match.game.view(state.world, seat),
            decision=msgspec.structs.replace(decision, options=options),
            facts=facts(state, decision),
            prompt=self._prompt(decision, options, problem) if self._agents[seat].is_timed else NO_PROMPT,
            words=self._words,
            is_listed=is_listed,
            imagine=imagine,
            chance=self._thoughts[seat],
        )

    def _prompt(self, decision: Decision, options: tuple[Option, ...], problem: str) -> Prompt:
        match, words, seat = self.match, self._words, decision.seats[0]
        asked = facts(match.state, decision)
        is_listed = self._terms.track == "listed"
        free = () if decision.free_text is None else (decision.free_text.option,)
        kinds = free if is_listed else (*free, *(option.slug for option in options))
        return Prompt(
            board=board_text(match.game, match.game.view(match.state.world, seat), words, asked),
            question=words.question(decision, asked),
            options=[words.option(option, asked) for option in options] if is_listed else (),
            forms=forms_of(match.game, kinds),
            news=self._news(seat),
            left_ms=self._left(seat),
            problem=problem,
        )

    def _news(self, seat: Seat) -> list[str]:
        """The events that the seat received since its last question."""
        told = [item for each in self.match.told[self._heard[seat] :] for item in each]
        heard = [item.event for item in told if item.to is None or seat in item.to]
        return [self._words.event(event) for event in heard[-MOST_NEWS:]]

    def _left(self, seat: Seat) -> int | None:
        """The time left on the first of the seat's timers to run out."""
        runs = [run for run in timers(self.match.state) if run.is_running and not run.timer.is_of_connections]
        return min((run.left for run in runs if not run.timer.seats or seat in run.timer.seats), default=None)


NO_PROMPT = Prompt("", "", (), ())
