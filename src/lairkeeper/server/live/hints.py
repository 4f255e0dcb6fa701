"""Advice as the reply that a client gets."""

from collections.abc import Mapping

from lairkeeper.analysis import Advice
from lairkeeper.analysis.numbers import tenths
from lairkeeper.analysis.wording import sentence_of
from lairkeeper.kernel import AnyGame
from lairkeeper.kernel.errors import Fact
from lairkeeper.server.protocol import Hint, HintedAnswer
from lairkeeper.server.protocol.speaker import Speaker, phrase_of


def hint_reply(sequence: int, advice: Advice, game: AnyGame, speaker: Speaker, asked: Mapping[str, Fact]) -> Hint:
    """The answer to give and, where answers were compared, the two best with their values and reasons."""
    best = speaker.choice(advice.option, asked)
    if not advice.answers or game.value is None:
        return Hint(sequence, best.option, best.phrase)
    kind, answers = game.value.kind, []
    for answer in advice.answers:
        choice, reason = speaker.choice(answer.option, asked), sentence_of(answer.reasons, kind)
        said = None if reason is None else phrase_of(reason)
        value, error = tenths(answer.value, kind), tenths(answer.error, kind)
        answers.append(HintedAnswer(choice.option, choice.phrase, value, error, said))
    return Hint(sequence, best.option, best.phrase, kind, answers, advice.is_clear)
