"""The reasons of a hint, in words for a terminal."""

from collections.abc import Iterator

from lairkeeper.analysis import Advice, Dilemma
from lairkeeper.analysis.wording import sentence_of, shown
from lairkeeper.kernel import Option, facts
from lairkeeper.words import Words


def hint_lines(dilemma: Dilemma, words: Words, advice: Advice) -> Iterator[str]:
    """What the two best answers are worth, what speaks for each, and what the rules know of it; nothing where they
    were not compared."""
    value = dilemma.game.value
    if not advice.answers or value is None:
        return
    asked = facts(dilemma.state, dilemma.decision)
    for answer in advice.answers:
        worth, error = shown(answer.value, value.kind), shown(answer.error, value.kind)
        said = words.option(answer.option, asked)
        yield words.say("hint-value", kind=value.kind, answer=said, value=worth, error=error)
        if (reason := sentence_of(answer.reasons, value.kind)) is not None:
            yield f"  {words.name_of(reason)}"
        yield from (f"  {effect}" for effect in _previewed(dilemma, words, answer.option))
    if advice.is_clear:
        gap = {"gap": shown(advice.gap, value.kind), "error": shown(advice.gap_error, value.kind)}
        yield words.say("hint-better", kind=value.kind, **gap)
    else:
        yield words.say("hint-doubtful" if advice.is_doubtful else "hint-equal")


def _previewed(dilemma: Dilemma, words: Words, option: Option) -> Iterator[str]:
    if dilemma.game.preview is not None:
        asked = facts(dilemma.state, dilemma.decision)
        for effect in dilemma.game.preview(dilemma.state.world, dilemma.seat, asked, option):
            yield words.effect(effect)
