"""Vengeance over real sockets: a bad order is refused with its clause and changes nothing, and a tick has secrets."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from lairkeeper.games.vengeance import GAME
from lairkeeper.games.vengeance.components.box import FIST, POWER, RUN, WOUND, BossId, Room, SkillId
from lairkeeper.games.vengeance.config import TableOptions, roll_cooldown
from lairkeeper.games.vengeance.records.options import (
    Assign,
    BuySkill,
    CloseWindow,
    ComeBack,
    DealBoss,
    GoTo,
    PlaceWound,
    Roll,
    ShowFaces,
    TakeDice,
    TimeIsUp,
    UseBonus,
)
from lairkeeper.kernel import CHANCE, CLOCK, Option, Seat, fingerprint, replay
from lairkeeper.server.protocol import Acknowledged, Answer, Choice, Question, Refused
from lairkeeper.server.site.app import Site
from tests.games.vengeance.tables import skill
from tests.server.visitors import Person, Visitor, refusal_code
from tests.server.whole.test_leaks import Recorded, told_alike
from tests.server.whole.test_whole_game import assert_same_ending, check_afterwards, is_told_the_seed

pytestmark = pytest.mark.asyncio(loop_scope="session")

IN_A_HURRY = ("assign", "finish_flashback", "end_start", "end_combat", "end_effects", "roll")
"""What leads on quickly, with a group to fight with."""


class HotSeat:
    """Somebody who plays, usually for two, and what the server keeps of their table."""

    def __init__(self, visitor: Visitor, site: Site) -> None:
        self.visitor = visitor
        self._site = site

    def asked(self, seat: int = 0) -> Question:
        return next(question for question in self.visitor.questions if question.seat == seat)

    def seen(self, field: str) -> Any:
        return msgspec.json.decode(next(iter(self.visitor.points.values())).view[field])

    async def go_on_to(self, phase: str) -> None:
        while self.seen("phase") != phase:
            await self.visitor.is_asked()
            await self.do(self.visitor.questions[0])
        await self.visitor.is_asked()

    async def do(self, question: Question, *wishes: str) -> None:
        await self.visitor.answer(question, wished(question, *wishes, *IN_A_HURRY))
        await self.visitor.answered(question)

    async def kept(self) -> tuple[str, list[bytes]]:
        """The table in memory and in the log."""
        assert self.visitor.table is not None
        table = self.visitor.table.id
        live = self._site.services.tables.registry.live[table].table
        return fingerprint(live.playing().state), await self._site.services.storage.records(table)

    async def refusal(self, option: Option | Raw, seat: int = 0) -> Refused:
        """Sends an answer that is refused; returns the reason. The state is unchanged."""
        raw = option if isinstance(option, Raw) else Raw(msgspec.json.encode(option))
        before = await self.kept()
        refused = await self.visitor.answer(self.asked(seat), raw)
        assert isinstance(refused, Refused), refused
        assert await self.kept() == before
        return refused


def kind(choice: Choice) -> str:
    found: str = msgspec.json.decode(choice.option)["type"]
    return found


def wished(question: Question, *wishes: str) -> Choice:
    """The first choice of the first of these kinds; the first of all where there is none."""
    kinds = [kind(choice) for choice in question.choices]
    return question.choices[next((kinds.index(wish) for wish in wishes if wish in kinds), 0)]


@asynccontextmanager
async def hot_seat(person: Person, site: Site, **options: Any) -> AsyncIterator[HotSeat]:
    table = await person.open_table(2, GAME.name, options=options)
    await person.sit(table, 1)
    await person.do(table, "start")
    async with person.at(table.id) as visitor:
        await visitor.arrive()
        yield HotSeat(visitor, site)


async def test_a_bad_order_is_refused_with_its_clause_and_changes_nothing(ann: Person, site: Site) -> None:
    async with hot_seat(ann, site) as table:
        await table.go_on_to("roll")
        assert "VNG-ROLL1" in (await table.refusal(TakeDice(1))).refusal.clauses
        await table.do(table.asked(), "roll")
        held: list[int] = table.seen("players")[0]["hand"]
        too_many = (RUN,) * (held.count(RUN) + 1)
        absent = (FIST,) * 3 if held.count(FIST) < 3 else (POWER,) * 3
        bad: list[tuple[Option, str]] = [
            (Assign(skill("STRIKE"), (RUN, RUN)), "VNG-ASG2"),
            (Assign(skill("STRIKE"), absent), "VNG-ASG16"),
            (Assign(SkillId(99), (RUN, RUN)), "VNG-ASG1"),
            (Roll(too_many), "VNG-ROLL2"),
            (Roll((WOUND,)), "VNG-ROLL3"),
            (TakeDice(-1), "VNG-ROLL4"),
            (PlaceWound(-1), "VNG-WND1"),
            (ComeBack(), "VNG-RND1"),
            (GoTo(Room(3)), "VNG-RND1"),
            (BuySkill(skill("MAG-S1")), "VNG-RND1"),
            (ShowFaces((POWER,) * 4), "VNG-RND1"),
            (DealBoss(BossId(0)), "VNG-RND1"),
            (TimeIsUp(), "VNG-RND1"),
            (CloseWindow((Seat(0), Seat(1))), "VNG-RND1"),
        ]
        for option, clause in bad:
            refused = await table.refusal(option)
            assert refused.refusal.code == "option-illegal"
            assert clause in refused.refusal.clauses, option


async def test_an_invalid_order_is_malformed(ann: Person, site: Site) -> None:
    async with hot_seat(ann, site, pace="no_rush") as table:
        await table.go_on_to("roll")
        for text in (b'{"type":"roll","dice":"all"}', b'{"type":"take_dice"}', b'{"type":"win"}', b"[]"):
            refused = (await table.refusal(Raw(text))).refusal
            assert (refused.code, refused.clauses) == ("option-malformed", []), text


async def test_orders_of_another_phase_are_refused_in_each(ann: Person, site: Site) -> None:
    elsewhere: dict[str, tuple[Option, ...]] = {
        "setup": (Roll((RUN,)), UseBonus()),
        "flashback": (Roll((RUN,)), TakeDice(1), GoTo(Room(3))),
        "roll": (UseBonus(), GoTo(Room(3))),
        "fight": (Roll((RUN,)), TakeDice(1), UseBonus()),
    }
    async with hot_seat(ann, site, pace="ticks") as table:
        for phase, options in elsewhere.items():
            await table.go_on_to(phase)
            await table.visitor.is_asked()
            for option in options:
                refused = await table.refusal(option, table.visitor.questions[0].seat)
                assert refused.refusal.code == "option-illegal" and refused.refusal.clauses, (phase, option)


async def test_an_order_sent_twice_counts_once(ann: Person, site: Site) -> None:
    async with hot_seat(ann, site, pace="no_rush") as table:
        await table.go_on_to("roll")
        question, visitor = table.asked(), table.visitor
        message = Answer(visitor.next_sequence(), 0, question.number, wished(question, "roll").option)
        assert isinstance(await visitor.tell(message), Acknowledged)
        await visitor.answered(question)
        before = await table.kept()
        assert refusal_code(await visitor.tell(message)) == "decision-stale"
        assert await table.kept() == before


async def test_people_cannot_answer_for_chance_or_the_clock(ann: Person, site: Site) -> None:
    async with hot_seat(ann, site, reserve_limit=60) as table:
        await table.go_on_to("roll")
        before, visitor = await table.kept(), table.visitor
        others: list[tuple[Seat, Option, str]] = [
            (CLOCK, TimeIsUp(), "table-not-allowed"),
            (CHANCE, ShowFaces((POWER,) * 4), "decision-not-yours"),
        ]
        for seat, option, code in others:
            for number in range(1, 5):
                message = Answer(visitor.next_sequence(), seat, number, Raw(msgspec.json.encode(option)))
                assert refusal_code(await visitor.tell(message)) == code
        assert await table.kept() == before


async def test_dice_are_refused_once_the_clock_has_closed_the_reserve(ann: Person, site: Site) -> None:
    async with hot_seat(ann, site, reserve_limit=1) as table:
        await table.go_on_to("roll")
        await table.do(table.asked(), "roll")
        await table.visitor.until_it(lambda _: bool(table.seen("is_reserve_closed")))
        refused = await table.refusal(TakeDice(1))
        assert (refused.refusal.code, refused.refusal.clauses) == ("option-illegal", ["VNG-ROLL15"])


async def test_a_secret_order_in_a_tick_changes_no_message_to_others() -> None:
    recorded, compared = Recorded(GAME, 0), 0
    for decision, answer in recorded.moments():
        waiting = [other for other in recorded.table.playing().state.decisions if other.question == "give_order"]
        if decision.question != "give_order" or len(waiting) < 2:
            continue
        for option in recorded.random.sample(decision.options, min(3, len(decision.options))):
            other = msgspec.structs.replace(answer, option=Raw(msgspec.json.encode(option)))
            for viewer in recorded.viewers:
                if viewer not in decision.seats:
                    assert await told_alike(recorded, [answer, other], viewer)
                    compared += 1
    assert compared > 20


async def test_to_be_connected_again_is_enough_to_go_on_rolling(ann: Person, bob: Person, site: Site) -> None:
    table = await ann.open_table(2, GAME.name, options={"absence_limit": 1})
    await bob.sit(table, 1)
    table = await ann.do(table, "start")
    async with ann.at(table.id) as one:
        here = HotSeat(one, site)
        async with bob.at(table.id) as two:
            await asyncio.gather(one.arrive(), two.arrive())
            await asyncio.gather(here.go_on_to("roll"), HotSeat(two, site).go_on_to("roll"))
        await one.until_it(lambda _: here.seen("players")[1]["is_absent"])
        async with bob.at(table.id) as again:
            await again.until_it(lambda visitor: any(kind(c) == "roll" for q in visitor.questions for c in q.choices))
            await one.until_it(lambda _: not here.seen("players")[1]["is_absent"])
            back = HotSeat(again, site)
            await back.do(back.asked(1), "stop")
            await here.do(here.asked(), "stop")
    live = site.services.tables.registry.live[table.id].table.playing()
    entries = [(entry.seat, entry.option.slug) for entry in live.journal.entries]
    away = [(CLOCK, "stop_absent"), (CLOCK, "come_back")]
    assert [(seat, slug) for seat, slug in entries if slug in ("stop_absent", "come_back")] == away
    assert fingerprint(replay(GAME, live.journal)) == fingerprint(live.state)


class Racer:
    """Any kind of order is as likely as any other, so that nobody rolls for ever."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def __call__(self, question: Question) -> Choice:
        kinds = sorted({kind(choice) for choice in question.choices})
        wish = self._random.choice(kinds)
        return self._random.choice([choice for choice in question.choices if kind(choice) == wish])


async def test_a_race_in_real_time_is_seen_alike_and_replays_exactly(ann: Person, bob: Person) -> None:
    eve = await Person.named(ann.address, "Eve")
    table = await ann.open_table(3, GAME.name)
    for seat, person in ((1, bob), (2, eve)):
        await person.sit(table, seat)
    table = await ann.do(table, "start")
    async with ann.at(table.id) as one, bob.at(table.id) as two, eve.at(table.id) as three:
        racers = (one, two, three)
        await asyncio.gather(*(racer.play(Racer(seed)) for seed, racer in enumerate(racers)))
        await asyncio.gather(*(racer.until_it(is_told_the_seed) for racer in racers))
    assert_same_ending(*racers)
    match = await check_afterwards(ann, table, GAME, *racers)
    for seat in range(3):
        rolls = [entry.at or 0 for entry in match.journal.entries if entry.seat == seat and entry.option.slug == "roll"]
        assert all(later - earlier >= roll_cooldown(TableOptions()) for earlier, later in pairwise(rolls))
