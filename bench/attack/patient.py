"""Hostile guests within the limits: large files and lists, sockets that read nothing, a crowded household."""

import asyncio
import random
import string
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from bench.attack.hostile import CONNECTIONS, Attack, Line
from bench.attack.seated import Guesthouse, Preparation
from bench.places import BUILD
from lairkeeper.games import games
from lairkeeper.games.run_run_run.components.box import CONTENT
from lairkeeper.kernel import AnyGame, ChanceStream, Match, Record
from lairkeeper.kernel.history.journal import write_journal
from lairkeeper.kernel.history.journey import sequel, write_journey
from lairkeeper.packs import MOST_LINKED
from lairkeeper.testing.conformance import choose_at_random

_SUPPLIES = CONTENT / "supplies.toml"
LINES = 1_000
LONGEST_FILE = 3_500_000
LONGEST_JOURNEY = BUILD / "longest-journey.json"
HOUSEHOLD = 95
SPEECH = "x" * 490
BELOW_THE_LIMIT = 1.1
"""Seconds between two lines of one person, who may say one a second."""


async def word_lists(attack: Attack) -> None:
    """Ever new lists of words that nobody knows, at tables of their own."""
    houses = (await Preparation.of(attack, CONNECTIONS)).houses
    attack.begin()

    async def once(house: Guesthouse) -> None:
        line = await attack.connect()
        while not attack.is_over:
            await line.ask("POST", "/api/tables", table_with_a_list(), *house.who.headers)

    await asyncio.gather(*(attack.again_and_again(partial(once, house)) for house in houses))


def table_with_a_list() -> dict[str, Any]:
    lines = "\n".join(_word() for _ in range(LINES))
    return {"game": "trapwords", "options": {"players": 4, "word_list": lines}}


def _word() -> str:
    return " ".join("".join(random.choices(string.ascii_lowercase, k=9)) for _ in range(3))


async def content_packs(attack: Attack) -> None:
    """Ever new packs of the largest size, half of which can be played: looked at, and opened tables with."""
    houses = (await Preparation.of(attack, CONNECTIONS)).houses
    attack.begin()

    async def once(house: Guesthouse) -> None:
        line = await attack.connect()
        while not attack.is_over:
            asked = {"game": "run-run-run", "pack": new_pack()}
            for path in ("/api/tables/variants", "/api/tables"):
                await line.ask("POST", path, asked, *house.who.headers)

    await asyncio.gather(*(attack.again_and_again(partial(once, house)) for house in houses))


def new_pack() -> dict[str, str]:
    supplies = _SUPPLIES.read_text("utf-8") + f"# {random.random()}\n"
    odd = random.choice(("", "torches = ["))
    return {_SUPPLIES.name: supplies + "# nothing\n" * ((MOST_LINKED - len(supplies) - len(odd)) // 10) + odd}


async def journeys(attack: Attack) -> None:
    """A journey as long as one may be, valid from its first game to its last, brought again and again."""
    (house,) = (await Preparation.of(attack, 1)).houses
    blob = LONGEST_JOURNEY.read_bytes()
    attack.begin()

    async def once() -> None:
        line = await attack.connect()
        while not attack.is_over:
            await line.ask("POST", "/api/tables/journeys", msgspec.Raw(blob), *house.who.headers)

    await asyncio.gather(*(attack.again_and_again(once) for _ in range(CONNECTIONS)))


def write_longest_journey() -> None:
    """Made once, before anything is measured: it takes longer than the attack."""
    BUILD.mkdir(exist_ok=True)
    if not LONGEST_JOURNEY.exists():
        LONGEST_JOURNEY.write_bytes(longest_journey())


def longest_journey() -> bytes:
    """Games of which each leads to the next, played at random, as many as fit into a file that is taken."""
    game: AnyGame = next(game for game in games().values() if game.sequel is not None)
    config: Record | None = game.config()
    games_played: list[Match[Any, Any, Any]] = []
    size = 0
    while config is not None and size < LONGEST_FILE:
        games_played.append(_played(game, config, len(games_played)))
        size += len(write_journal(games_played[-1].journal))
        config = sequel(games_played[-1])
    return write_journey([match.sealed() for match in games_played])


def _played(game: AnyGame, config: Record, number: int) -> Match[Any, Any, Any]:
    match = Match(game, config, f"seed {number}")
    stream = ChanceStream(f"game {number}")
    while match.state.outcome is None:
        if match.chance_pending():
            match.draw(stream)
            continue
        decision = match.state.decisions[0]
        seat, option = decision.seats[0], choose_at_random(game, match.state, decision, stream)
        match.answer(seat, option, decision.number_for(seat))
    return match


async def never_reading(attack: Attack) -> None:
    """Sockets that enter a table, never read, and let others talk and play there."""
    (house,) = (await Preparation.of(attack, 1)).houses
    attack.begin()
    silent = [await _entered(attack, house) for _ in range(HOUSEHOLD - 1)]
    for line in silent:
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
    await attack.again_and_again(lambda: house.visit(lambda line: _talk_and_play(house, line)))
    for line in silent:
        line.writer.transport.abort()


async def _entered(attack: Attack, house: Guesthouse) -> Line:
    line = await attack.connect()
    await house.enter(line)
    return line


async def _talk_and_play(house: Guesthouse, line: Line) -> None:
    while not house.attack.is_over:
        await house.tell(line, "say", text=SPEECH)
        if house.questions:
            await house.answer(line)


async def quiet_chat(attack: Attack) -> None:
    """Everybody says a line as long as one may be, a little more seldom than they may."""
    houses = (await Preparation.of(attack, CONNECTIONS)).houses
    attack.begin()
    await asyncio.gather(*(attack.again_and_again(partial(_chatting, house)) for house in houses))


async def _chatting(house: Guesthouse) -> None:
    async def speak(line: Line) -> None:
        while not house.attack.is_over:
            await house.tell(line, "say", text=SPEECH)
            await asyncio.sleep(BELOW_THE_LIMIT)

    await house.visit(speak)


async def household(attack: Attack) -> None:
    """Ninety-five people behind one address who play as people do."""
    houses = (await Preparation.of(attack, CONNECTIONS)).houses
    attack.begin()

    async def visit(house: Guesthouse) -> None:
        async def speak(line: Line) -> None:
            while not attack.is_over:
                await asyncio.sleep(random.uniform(1, 3))
                if house.questions:
                    await house.answer(line)

        await house.visit(speak)

    visitors = (houses[number % len(houses)] for number in range(HOUSEHOLD))
    await asyncio.gather(*(attack.again_and_again(partial(visit, house)) for house in visitors))


PATIENT: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "word lists": word_lists,
    "content packs": content_packs,
    "long journeys": journeys,
    "sockets that never read": never_reading,
    "chat below the limits": quiet_chat,
    "a household of 95 sockets": household,
}

PREPARED: dict[str, Callable[[], None]] = {"long journeys": write_longest_journey}
"""Attacks whose input is prepared before they start."""
