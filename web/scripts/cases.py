"""Writes what Python says in real games, so that the client can be held to saying the same.

One case for every message and language: the phrase as it is sent, and the sentence. `npm run cases` keeps them in
`src/lib/words/cases.json`.
"""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from lairkeeper.games import games
from lairkeeper.kernel import AnyGame, ChanceStream, Match, facts
from lairkeeper.kernel.errors import UnfitText
from lairkeeper.server.protocol import Phrase
from lairkeeper.server.protocol.speaker import Speaker, refused
from lairkeeper.testing.conformance import choose_at_random
from lairkeeper.words import LANGUAGES, speak
from lairkeeper.words.refusals import refusal

SEATS = ("Ann", "Béa", "Cléo", "Dan")
GAMES = 12
ANSWERS = 600
"""At most so many in one game."""

Said = tuple[Phrase, dict[str, str]]


def voices(game: AnyGame, config: Any) -> dict[str, Any]:
    return {language: speak(game, config, language, SEATS) for language in LANGUAGES}


def play(game: AnyGame, seed: int) -> Iterator[Said]:
    """Everything said in one game of random answers."""
    stream = ChanceStream(f"cases/{seed}")
    config = game.config(players=max(game.seats[0], 2 + seed % 3))
    match: Any = Match(game, config, "")
    speaker, spoken, told = Speaker(game, config), voices(game, config), 0
    for _ in range(ANSWERS):
        if match.state.outcome is not None:
            break
        for decision in match.state.decisions:
            yield from asked(match, decision, speaker, spoken)
        chosen = stream.pick(match.state.decisions)
        answer = choose_at_random(game, match.state, chosen, stream)
        match.answer(chosen.seats[0], answer, chosen.number, 0)
        for line in match.told[told:]:
            for heard in line:
                yield speaker.line(0, heard).phrase, {tongue: w.event(heard.event) for tongue, w in spoken.items()}
        told = len(match.told)
    ending = match.state.outcome
    if ending is None:
        return
    yield speaker.ending(ending).phrase, {tongue: words.outcome(ending) for tongue, words in spoken.items()}


def asked(match: Any, decision: Any, speaker: Speaker, spoken: dict[str, Any]) -> Iterator[Said]:
    known = dict(facts(match.state, decision))
    way = "draw" if decision.is_chance else "question"
    yield (
        speaker.question(decision, known),
        {tongue: getattr(words, way)(decision, known) for tongue, words in spoken.items()},
    )
    for option in decision.options:
        phrase = speaker.choice(option, known).phrase
        yield phrase, {tongue: words.option(option, known) for tongue, words in spoken.items()}


def refusals() -> Iterator[Said]:
    error = UnfitText(what="text", least=1, most=1234, found=2345)
    spoken = {language: speak(None, None, language, SEATS) for language in LANGUAGES}
    yield refused(error).phrase, {tongue: words.name_of(refusal(error)) for tongue, words in spoken.items()}


def shape(part: Any) -> Any:
    """What makes two phrases alike: keys and kinds, lengths of lists, small numbers."""
    match part:
        case {"key": key, "facts": within}:
            return key, tuple(sorted((name, shape(fact)) for name, fact in within.items()))
        case {"items": items}:
            return "list", min(len(items), 3)
        case int():
            return str(min(part, 2))
        case _:
            return type(part).__name__


def distinct(said: Iterator[Said], most: int) -> Iterator[dict[str, Any]]:
    """At most so many cases of each message, all of different shape."""
    seen: dict[str, set[str]] = {}
    for phrase, sentences in said:
        plain = msgspec.json.decode(msgspec.json.encode(phrase))
        shapes, own = seen.setdefault(plain["key"], set()), str(shape(plain))
        if own not in shapes and len(shapes) < most:
            shapes.add(own)
            yield {"phrase": plain, **sentences}


def lines(cases: list[dict[str, Any]]) -> str:
    return "[\n" + ",\n".join(msgspec.json.encode(case).decode() for case in cases) + "\n]"


def main() -> None:
    found = {"": [*distinct(refusals(), 3)]}
    for name, game in sorted(games().items()):
        played = (said for seed in range(GAMES) for said in play(game, seed))
        found[name] = [*distinct(played, 3)]
    cases = ",\n".join(f'"{name}": {lines(said)}' for name, said in found.items())
    seats = msgspec.json.encode(SEATS).decode()
    sys.stdout.write(f'{{"seats": {seats},\n"cases": {{\n{cases}}}}}\n')


if __name__ == "__main__":
    main()
