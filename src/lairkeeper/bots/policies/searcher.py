"""The searcher: it plays on from the best answers, and overrules the policy of the game only where that clearly pays.

The answer of the policy comes first. A look ahead names a few rivals. All of them are played on for some turns by the
policy (`rollout.py`), each trial in a state imagined anew and with the same luck for all, and what comes out is valued
by the fitted value of the game. After each round of trials the worse half of the rivals is dropped (sequential
halving). The best one is compared with the answer of the policy once more, in trials of its own: the best of several
looks better than it is.
"""

from functools import partial
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from lairkeeper.bots.ahead import Luck, look_ahead
from lairkeeper.bots.bot import AnyState, Imagine, refuse_free_words
from lairkeeper.bots.budget import USUAL, Budget
from lairkeeper.bots.draft import NO_PLAN, DraftAnswer, Plan, completions, draft_question, turn_began
from lairkeeper.bots.rollout import Policy, can_play_on
from lairkeeper.bots.trials import Answers, Trial, Trials, played
from lairkeeper.kernel import AnyGame, ChanceStream, Decision, Option, Record, Seat, apply, clone


class Width(NamedTuple):
    """How much of the tree is looked at, and how sure the searcher has to be."""

    declarations: int = 40
    """Declarations that get a first look."""
    rivals: int = 4
    turns: int = 2
    """How long rollouts are."""
    errors: float = 1.5
    """By how many standard errors a rival has to be better than the answer of the policy."""
    least_pairs: int = 6
    """Fewer comparisons of two tell nothing: then the policy decides."""


WIDE = Width()


class TriedDeclaration:
    """A declaration and its result in each trial."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.worths: list[float] = []

    def lead(self, other: "TriedDeclaration", since: int = 0) -> tuple[float, float]:
        """The mean difference to another declaration in the same trials, and its standard error."""
        rows = [mine - theirs for mine, theirs in zip(self.worths[since:], other.worths[since:], strict=True)]
        mean = sum(rows) / len(rows)
        variance = sum((row - mean) ** 2 for row in rows) / max(1, len(rows) - 1)
        return mean, sqrt(variance / len(rows))


class SearchTask(NamedTuple):
    """The question to a bot, with its sources of states and of luck."""

    seat: Seat
    decision: Decision
    imagine: Imagine
    chance: ChanceStream


class SearcherBot:
    """Searches where the game has a value, and follows its policy elsewhere.

    `policy` plays the rollouts. `prior` gives the answer that is to be beaten; it is the same, if none is named.
    `trials` plays them, in this process unless it is named.
    """

    name = "searcher"

    def __init__(
        self,
        game: AnyGame,
        policy: Policy,
        budget: Budget = USUAL,
        width: Width = WIDE,
        prior: Policy | None = None,
        trials: Trials | None = None,
    ) -> None:
        self._game = game
        self._policy = policy
        self._trials = trials or partial(map, partial(played, game, policy))
        self._prior = prior or policy
        self._player = self._prior()
        self._budget = budget.checked()
        self._width = width
        self._plan = NO_PLAN

    def choose(self, seat: Seat, view: Record, decision: Decision, imagine: Imagine, chance: ChanceStream) -> Option:
        refuse_free_words(self.name, decision)
        options = self._plan.rest(view, decision)
        if not options:
            advised = self._player.choose(seat, view, decision, imagine, chance)
            options = self._searched(SearchTask(seat, decision, imagine, chance), advised)
            if options[0] != advised:
                self._player = self._prior()
        self._plan = Plan(view, options[1:])
        return options[0]

    def _searched(self, question: SearchTask, advised: Option) -> tuple[Option, ...]:
        """The best declaration. Races and words leave nothing to search, and so does a game without a value."""
        decision, has_value = question.decision, self._game.value is not None and can_play_on(self._game)
        if not has_value or decision.is_open or decision.cooldown or len(decision.options) < 2:
            return (advised,)
        search = DecisionSearch(self._game, self._policy, self._width, question, self._trials)
        prior = search.declared(advised)
        return options_of(search.best(prior, search.rivals(prior), self._budget))


class DecisionSearch:
    """One decision."""

    def __init__(self, game: AnyGame, policy: Policy, width: Width, question: SearchTask, trials: Trials) -> None:
        self._game = game
        self._policy = policy
        self._width = width
        self._play = trials
        self._seat, self._decision, self._imagine, chance = question
        self._chance = chance.split(f"search {chance.below(1 << 32)}")
        self._since = perf_counter()
        self._trials = 0

    def declared(self, first: Option) -> Answers:
        """What the policy declares after a first answer."""
        state, answers = self._imagine(self._chance.split("declared")), [DraftAnswer(self._decision, first)]
        policy = self._policy()
        while not turn_began(apply(state, self._seat, answers[-1].option, answers[-1].decision.number)):
            question = draft_question(state, self._seat)
            if question is None:
                break
            view = self._game.view(state.world, self._seat)
            option = policy.choose(self._seat, view, question, _always(state), self._chance)
            answers.append(DraftAnswer(question, option))
        return tuple(answers)

    def rivals(self, prior: Answers) -> list[Answers]:
        """The declarations that look best at once, that of the policy left out."""
        state, seed = self._imagine(self._chance.split("rivals")), f"{self._chance.seed}/first look"
        found = []
        for it in completions(state, self._seat, self._decision, self._chance, self._width.declarations):
            if options_of(it.answers) != options_of(prior):
                found.append((look_ahead(self._game, it, self._seat, Luck(seed)), it.answers))
        found.sort(key=lambda pair: pair[0], reverse=True)
        return [answers for _, answers in found[: self._width.rivals]]

    def best(self, prior: Answers, rivals: list[Answers], budget: Budget) -> Answers:
        """The policy's declaration, unless a rival is better beyond doubt. Half of the budget is for the last pair."""
        usual, others = TriedDeclaration(prior), [TriedDeclaration(answers) for answers in rivals]
        rollouts = self._affordable(budget, usual)
        pairs, rounds = rollouts // 4, max(1, (len(others) - 1).bit_length())
        if pairs < self._width.least_pairs:
            return prior
        for _ in range(rounds):
            others = self._halved(usual, others, max(1, rollouts // 2 // rounds // (len(others) + 1)))
        if not others:
            return prior
        rival, before = others[0], len(usual.worths)
        if not self._try([usual, rival], pairs):
            return prior
        mean, error = rival.lead(usual, since=before)
        return rival.answers if mean > self._width.errors * error else prior

    def _affordable(self, budget: Budget, usual: TriedDeclaration) -> int:
        """The rollouts that may be made; where time is short, a first one tells how long they take."""
        if not budget.milliseconds:
            return budget.rollouts
        began = perf_counter()
        is_possible = self._try([usual], 1)
        usual.worths.clear()
        return budget.left(self._since, perf_counter() - began) if is_possible else 0

    def _halved(self, usual: TriedDeclaration, others: list[TriedDeclaration], trials: int) -> list[TriedDeclaration]:
        """The better half of the rivals after more trials; drops those that look no better than the policy."""
        if not others or not self._try([usual, *others], trials):
            return []
        others.sort(key=lambda it: it.lead(usual)[0], reverse=True)
        return [it for it in others[: (len(others) + 1) // 2] if it.lead(usual)[0] > 0]

    def _try(self, candidates: list[TriedDeclaration], trials: int) -> bool:
        """So many more trials of each, all with the same luck; false where an answer is not possible in what was
        imagined."""
        for worths in self._play(self._trial(candidates) for _ in range(trials)):
            if worths is None:
                return False
            for candidate, worth in zip(candidates, worths, strict=True):
                candidate.worths.append(worth)
        return True

    def _trial(self, candidates: list[TriedDeclaration]) -> Trial:
        self._trials += 1
        state = self._imagine(self._chance.split(f"state {self._trials}"))
        luck = self._chance.split(f"luck {self._trials}").seed
        return Trial(state, self._seat, tuple(it.answers for it in candidates), luck, self._width.turns)


def options_of(answers: Answers) -> tuple[Option, ...]:
    return tuple(answer.option for answer in answers)


def _always(state: AnyState) -> Imagine:
    return lambda chance: clone(state)
