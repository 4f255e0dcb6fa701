"""Several people at one screen: a curtain between them, and no hand before the wrong eyes."""

import re
from itertools import cycle, islice, repeat

import pytest

from lairkeeper.cli.local_game.game import LocalGame
from lairkeeper.cli.local_game.stage import Screenful, Stage
from lairkeeper.games.run_run_run import GAME
from lairkeeper.games.run_run_run.records.options import LoseCard
from lairkeeper.games.run_run_run.rules.attack import Attack
from lairkeeper.kernel import Seat, begin, drawers
from lairkeeper.testing import asked
from lairkeeper.words import speak
from tests.cli.driver import Lairkeeper, Run
from tests.games.run_run_run.tables import P1, P2, corridor, draw_table, mummy, offered

CURTAIN = re.compile(r"The screen is for (\w+) now\.")
PEOPLE = ("Anna", "Ben")


def acts(run: Run) -> list[tuple[str, str]]:
    """What was shown between one curtain and the next, with the name of whom it was shown to."""
    parts = CURTAIN.split(run.out)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_the_first_thing_shown_is_a_curtain(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seats", "Anna,Ben", "--seed", "x")
    assert run.out.startswith("The screen is for")
    assert "VAULT" not in run.out


def test_the_hand_is_shown_only_after_enter(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seats", "Anna,Ben", "--seed", "x", keys=[""])
    before, after = run.out.split("Press Enter:")
    assert "Hand" not in before
    assert "Hand" in after


def test_no_curtain_falls_while_the_same_person_goes_on(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seats", "Anna,Ben", "--seed", "x", keys=["", "1", "1"])
    assert len(CURTAIN.findall(run.out)) == 1


def test_no_curtain_falls_for_one_person_among_bots(lairkeeper: Lairkeeper) -> None:
    run = lairkeeper("play", GAME.name, "--seats", "random,Anna,random", "--seed", "x", keys=repeat("1", 30))
    assert CURTAIN.findall(run.out) == []


@pytest.mark.parametrize("seed", ["one", "two"])
def test_in_a_whole_game_nobody_reads_what_another_draws(lairkeeper: Lairkeeper, seed: str) -> None:
    run = lairkeeper(
        "play", GAME.name, "--seats", "Anna,Ben,random", "--seed", seed, keys=cycle(("1", "log 999", "board"))
    )
    assert run.code == 0
    shown = acts(run)
    assert {name for name, _ in shown} == set(PEOPLE)
    for name, text in shown:
        (other,) = set(PEOPLE) - {name}
        assert f"{other} has drawn" not in text
        assert "Bot 3 has drawn" not in text
    assert any(f"{name} has drawn" in text for name, text in shown)


def test_every_screen_is_a_view_of_the_person_before_the_screen(
    lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pictures are drawn from views, and a view holds one hand: it must be that of the player who pressed Enter."""
    holders: list[tuple[Seat | None, Seat | None]] = []
    screenful, show = LocalGame.screenful, Stage.show
    sittings: list[LocalGame] = []

    def noted(self: LocalGame, *given: object) -> Screenful:
        sittings[:] = [self]
        return screenful(self, *given)  # type: ignore[arg-type]

    def watched(self: Stage, shown: Screenful, *, is_whole: bool = False) -> None:
        if sittings and sittings[0].match.state.outcome is None:
            holders.append((sittings[0].holder, shown.view.seat))
        show(self, shown, is_whole=is_whole)

    monkeypatch.setattr(LocalGame, "screenful", noted)
    monkeypatch.setattr(Stage, "show", watched)
    typed = islice(cycle(("1", "mark 1 -1", "board", "undo", "1")), 200)
    lairkeeper("play", GAME.name, "--seats", "Anna,Ben", "--seed", "x", keys=typed)
    assert {seen for _, seen in holders} == {0, 1}
    assert all(holder == seen for holder, seen in holders)


def test_a_hidden_draw_typed_in_by_hand_is_shown_to_its_drawer(lairkeeper: Lairkeeper) -> None:
    """Each of the two gets a cat; then each draws five cards behind a curtain, and Ben's list holds Anna's as well."""
    keys = ["", "1", "", "1", "", *repeat("1", 5), "", "1", *repeat("20", 5)]
    run = lairkeeper("play", GAME.name, "--seats", "Anna,Ben", "--my-dice", keys=keys)
    shown = acts(run)
    words = speak(GAME, GAME.config(), "en", PEOPLE)
    questions = [words.say("draw-draw_one_room", seat=name) for name in PEOPLE]
    assert [name for name, _ in shown[:4]] == ["Anna", "Ben", "Anna", "Ben"]
    assert [shown[2][1].count(question) for question in questions] == [5, 0]
    assert [shown[3][1].count(question) for question in questions] == [0, 5]
    assert " ".join(shown[3][1].split()).count("is not possible now") == 1
    assert "Anna has drawn" not in shown[3][1]


@pytest.mark.parametrize("active", [P1, P2])
def test_a_card_lost_at_random_is_typed_in_by_its_owner(active: Seat) -> None:
    """The list of what may be lost is a whole hand."""
    table = draw_table(corridor(1), cats=((0, 0), (0, -1)), awake={"herald": (0, -1)}, active=active)
    state = begin(table, Attack(mummy("herald")))
    assert {option.card for option in offered(state) if isinstance(option, LoseCard)} == set(table.hands[P2])
    assert drawers(state, asked(state)) == (P2,)


def test_a_hidden_screen_cannot_be_scrolled_back_to(lairkeeper: Lairkeeper, monkeypatch: pytest.MonkeyPatch) -> None:
    cleared: list[bool] = []
    monkeypatch.setattr(
        "lairkeeper.cli.terminal.terminal.Terminal.clear", lambda self, and_forget=False: cleared.append(and_forget)
    )
    lairkeeper("play", GAME.name, "--seats", "Anna,Ben", "--seed", "x", keys=[""])
    assert cleared[:2] == [True, True]
