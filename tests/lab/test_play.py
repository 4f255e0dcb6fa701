import pytest

from lairkeeper.bots import UnknownBot
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.config import TableOptions
from lairkeeper.games.vengeance import GAME as VENGEANCE
from lairkeeper.games.vengeance.config import TableOptions as VengeanceOptions
from lairkeeper.games.vengeance.records.options import Roll, TimeIsUp
from lairkeeper.kernel import CHANCE, CLOCK, ChanceStream, Match, read_journal, replay, write_journal
from lairkeeper.kernel.definition.pace import HURRIED
from lairkeeper.kernel.errors import BadConfig
from lairkeeper.kernel.history.codec import same
from lairkeeper.lab import find_game, play_game, turns_of
from tests.bots import expedition
from tests.kernel.toys import race
from tests.server.whispers import GAME as WHISPERS
from tests.server.whispers import WhisperOptions

HASTY = VengeanceOptions(players=1, solo_time="hard")
SOLO_SECONDS, COUNT_DOWN = 25, 3000


def test_a_game_is_played_to_its_end_and_its_journal_replays() -> None:
    match = play_game(GAME, TableOptions(players=3), ["random"], "a seed")
    assert match.state.outcome is not None
    journal = read_journal(GAME, write_journal(match.sealed()))
    assert same(replay(GAME, journal), match.state)
    assert same(Match.resume(GAME, journal).state, match.state)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (play_game(expedition.GAME, expedition.Rules(river=5), ["greedy"], "a seed") for _ in range(2))
    assert first.journal == second.journal


def test_every_draw_comes_from_the_seed() -> None:
    match = play_game(GAME, TableOptions(), ["random"], "a seed")
    again, luck = Match(GAME, TableOptions()), ChanceStream("a seed")
    for entry in match.journal.entries:
        if entry.seat == CHANCE:
            again.draw(luck)
            assert again.journal.entries[-1].option == entry.option
        else:
            again.answer(entry.seat, entry.option)


def test_bots_are_named_for_each_seat_or_one_for_all() -> None:
    rules = expedition.Rules()
    for names in (["greedy"], ["greedy", "random"]):
        assert play_game(expedition.GAME, rules, names, "a seed").state.outcome is not None
    for names in ([], ["greedy"] * 3):
        with pytest.raises(BadConfig) as refused:
            play_game(expedition.GAME, rules, names, "a seed")
        assert refused.value.facts == {"key": "bots", "value": len(names), "expected": "1 or 2"}
    with pytest.raises(UnknownBot):
        play_game(expedition.GAME, rules, ["oracle"], "a seed")


def test_turns_are_counted_where_a_game_tells_of_them() -> None:
    assert turns_of(play_game(expedition.GAME, expedition.Rules(), ["random"], "a seed")) == 2
    match = play_game(GAME, TableOptions(), ["random"], "a seed")
    assert turns_of(match) == match.state.world.turn


def test_a_game_with_a_certain_end_is_searched_seed_after_seed() -> None:
    rules = expedition.Rules(river=5)
    for reason in ("rich", "poor"):
        match = find_game(expedition.GAME, rules, reason, ["random"])
        assert match is not None and match.state.outcome is not None
        assert match.state.outcome.reason == reason
        assert match.journal.seed is not None and match.journal.seed.startswith("search/")
    assert find_game(expedition.GAME, rules, "famous", ["random"], tries=5) is None


def test_time_passes_when_no_bot_has_an_answer_left() -> None:
    match = play_game(expedition.GAME, expedition.Rules(waits_for_dawn=True), ["random"], "a seed")
    assert match.journal.entries[0].seat == CLOCK
    assert match.state.outcome is not None


def test_of_several_seats_asked_at_once_the_one_that_waited_longest_answers() -> None:
    match = play_game(race.GAME, race.RaceOptions(players=3, dice=30), ["random"], "a seed")
    answered = [entry.seat for entry in match.journal.entries if entry.seat not in (CHANCE, CLOCK)]
    assert answered[:3] == [0, 1, 2]
    for place in range(3, len(answered)):
        before, later = answered[:place][::-1], answered[place:]
        waited = {seat: before.index(seat) for seat in later}
        assert waited[answered[place]] == max(waited.values())


def test_a_game_with_roles_is_played_without_anybody_in_them() -> None:
    match = play_game(WHISPERS, WhisperOptions(players=4), ["random"], "roles")
    assert match.state.outcome is not None and {entry.seat for entry in match.journal.entries} <= {-1, 0, 1, 2, 3}


def test_bots_have_a_pace_where_people_hurry_and_a_timer_runs_out_meanwhile() -> None:
    entries = play_game(VENGEANCE, HASTY, ["random"], "race 13").journal.entries
    first, *others = [entry.at for entry in entries if isinstance(entry.option, Roll) and entry.at is not None]
    assert first == COUNT_DOWN + HURRIED.middle and all(at % HURRIED.middle == 0 for at in others)
    assert first + 1000 * SOLO_SECONDS in {entry.at for entry in entries if isinstance(entry.option, TimeIsUp)}


def test_no_time_passes_outside_real_time_phases() -> None:
    assert {entry.at for entry in play_game(GAME, TableOptions(), ["random"], "a seed").journal.entries} == {None}
