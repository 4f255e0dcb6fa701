"""The public face: `import lairkeeper as lk`, and the page that explains it."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import lairkeeper as lk
from lairkeeper.kernel.errors import BadConfig, GameOver, NotYourDecision, UnknownGame

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "notebook.md"
MOST_LINES = 300

every_name = pytest.mark.parametrize("name", lk.games())


def started(name: str) -> lk.Position:
    return lk.game(name).start(seed="7")


def test_every_line_of_the_page_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```pycon\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    page = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, PAGE.name, str(PAGE), 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(page).failed == 0
    assert (tmp_path / "lengths.svg").read_text(encoding="utf-8").startswith("<?xml")


def test_it_offers_fifteen_names_and_the_page_mentions_all() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert len(lk.__all__) == 15
    assert [name for name in lk.__all__ if name not in page] == []
    assert set(lk.__all__) <= set(dir(lk))


def test_importing_it_loads_no_game_and_no_server() -> None:
    code = "import sys, lairkeeper; print([name for name in sys.modules if name.startswith('lairkeeper.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_using_it_loads_no_server_and_no_terminal() -> None:
    code = "import sys, lairkeeper as lk; lk.play('run-run-run'); print(sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [name for name in ("litestar", "uvicorn", "cyclopts", "rich", "fluent") if f"'{name}'" in done.stdout] == []


def test_games_are_listed_whatever_was_imported_before() -> None:
    code = "import lairkeeper.games, lairkeeper as lk; print(lk.games() == tuple(lairkeeper.games.games()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


def test_an_unknown_name_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        _ = lk.nothing


def test_it_is_a_thin_front() -> None:
    sources = [ROOT / "src" / "lairkeeper" / name for name in ("__init__.py", "notebook.py")]
    assert sum(len(source.read_text(encoding="utf-8").splitlines()) for source in sources) < MOST_LINES


@every_name
def test_a_clone_goes_its_own_way_with_the_same_luck(name: str) -> None:
    position = started(name)
    one, other = position.clone(), position.clone()
    for twin in (one, other):
        twin.apply(twin.options()[0])
    assert one == other != position


@every_name
def test_a_rollout_ends_and_leaves_the_position_alone(name: str) -> None:
    position, before = started(name), started(name)
    end = lk.rollout(position, "random", seed="1")
    assert end.is_over and position == before
    assert end == lk.rollout(position, "random", seed="1")


@every_name
def test_a_game_is_saved_and_replayed_from_any_moment(name: str, tmp_path: Path) -> None:
    played = lk.play(name, "random", seed="3")
    played.save(tmp_path / "game.json")
    assert lk.replay(tmp_path / "game.json") == played
    half = lk.replay(tmp_path / "game.json", upto=played.answers // 2)
    assert half.answers == played.answers // 2 and not half.is_over
    assert lk.rollout(half, "random", seed="5").is_over


@every_name
def test_an_imagined_position_has_the_same_view(name: str) -> None:
    position = started(name)
    assert position.imagine(0, "a").view(0) == position.view(0)


def test_without_a_seed_draws_are_decisions() -> None:
    position = lk.game("run-run-run").start(players=1)
    while not position.decisions[0].is_chance:
        position.apply(position.options()[0])
    drawn = position.decisions[0]
    assert drawn.seats == (lk.CHANCE,) and len(drawn.weights) == len(drawn.options)
    position.apply(drawn.options[-1])
    assert position.match.journal.entries[-1].seat == lk.CHANCE


def test_an_option_is_read_from_plain_data() -> None:
    position = started("woodlands")
    assert position.option({"type": "choose_hero", "hero": 1}) == position.options()[1]


def test_mistakes_are_refused_with_their_facts() -> None:
    with pytest.raises(UnknownGame):
        lk.game("chess")
    with pytest.raises(BadConfig):
        lk.game("woodlands").start(players=9)
    position = started("woodlands")
    with pytest.raises(NotYourDecision):
        position.apply(position.options()[0], seat=1)
    over = lk.rollout(position, "random", seed="1")
    with pytest.raises(GameOver):
        over.apply(position.options()[0])
    assert over.options() == ()
