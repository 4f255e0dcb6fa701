"""The report of a study: one page per language that needs nothing else."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lairkeeper.games.vengeance import GAME as VENGEANCE
from lairkeeper.lab.report import write_reports
from lairkeeper.lab.report.clauses import chapters
from lairkeeper.lab.studies.plan import cell_of, make_plan
from lairkeeper.lab.studies.results.folder import StudyFolder
from lairkeeper.lab.studies.results.summary import summarise
from tests.lab.studies.small import played


class Tags(HTMLParser):
    """The tags of a page, with what they refer to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> StudyFolder:
    return played(tmp_path_factory.mktemp("report") / "study")


@pytest.fixture(scope="module")
def pages(study: StudyFolder) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in write_reports(study, "lairkeeper lab study grid.toml")}


def test_a_page_needs_nothing_but_itself(pages: dict[str, str]) -> None:
    assert set(pages) == {"report.en.html", "report.fr.html"}
    for page in pages.values():
        tags = Tags(page)
        assert not {"script", "link", "iframe", "img"} & set(tags.names)
        assert all(link.startswith("#") for link in tags.links)
        assert "@import" not in page and "url(http" not in page


def test_a_page_follows_the_colours_of_the_reader(pages: dict[str, str]) -> None:
    page = pages["report.en.html"]
    assert "prefers-color-scheme: dark" in page
    charts = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(charts) >= 4
    assert all("var(--" in chart and "#0102" not in chart for chart in charts)


def test_a_report_shows_the_results(pages: dict[str, str], study: StudyFolder) -> None:
    english, french = pages["report.en.html"], pages["report.fr.html"]
    assert "24 of 24 games, in 2 cells." in english and "24 parties sur 24, en 2 cases." in french
    for page in pages.values():
        assert "lairkeeper lab study grid.toml" in page
        assert study.plan.digest in page
    for heading in (
        "How often games are won",
        "Why games end",
        "Cats",
        "Mummies that woke up",
        "The slowest decisions",
    ):
        assert heading in english
    assert "Players: 2" in english and "Joueurs\N{NARROW NO-BREAK SPACE}: 3" in french


def test_the_same_rows_give_the_same_page(study: StudyFolder, pages: dict[str, str]) -> None:
    again = {file.name: file.read_text("utf-8") for file in write_reports(study, "lairkeeper lab study grid.toml")}
    assert again == pages


def test_clauses_that_never_fired_are_listed(study: StudyFolder, pages: dict[str, str]) -> None:
    found = list(chapters(study.plan.game, summarise(study)))
    listed = [*(heat.clause for it in found for heat in it.fired), *(clause for it in found for clause in it.never)]
    listed += [clause for it in found for clause in it.unseen]
    assert sorted(listed) == sorted(study.plan.game.clauses)
    never = {clause for it in found for clause in it.never}
    assert "RRR-BOSS1" in never, "no door opens by playing at random"
    assert 'class="never"' in pages["report.en.html"]


def test_every_clause_of_the_heat_map_leads_to_its_text(pages: dict[str, str], study: StudyFolder) -> None:
    for page in pages.values():
        leads = set(re.findall(r'href="#clause-([^"]+)"', page))
        assert leads >= {"RRR-BOSS1", "RRR-TRN1"}
        assert sorted(re.findall(r'<dt id="clause-([^"]+)"', page)) == sorted(study.plan.game.clauses)
        assert leads <= set(study.plan.game.clauses)


def test_cells_are_shown_with_the_number_that_replays_them(pages: dict[str, str]) -> None:
    assert "0 · Players: 2" in pages["report.en.html"] and "1 · Joueurs" in pages["report.fr.html"]


def test_scores_and_the_clock_of_a_race_are_told(tmp_path: Path) -> None:
    plan = make_plan(VENGEANCE, [cell_of(VENGEANCE, VENGEANCE.config(players=2), ["greedy"])], games=2, seed="race")
    english = write_reports(played(tmp_path / "race", plan), "")[0].read_text("utf-8")
    assert "The game’s own clock ran" in english and "<h2>Points</h2>" in english
    assert "Lairs" in english and "Won" in english
