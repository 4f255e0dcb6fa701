"""The report of a study as one HTML page without scripts: charts are inline, colours follow the reader's system."""

from importlib.resources import files
from pathlib import Path

from lairkeeper.lab.report.html import element, text
from lairkeeper.lab.report.sections import Sections
from lairkeeper.lab.studies.results.folder import StudyFolder, write_whole
from lairkeeper.lab.studies.results.summary import StudySummary, summarise
from lairkeeper.words import LANGUAGES


def write_reports(folder: StudyFolder, command: str) -> list[Path]:
    """`report.en.html` and `report.fr.html` in the folder of the study."""
    summary = summarise(folder)
    written = []
    for language in LANGUAGES:
        file = folder.path / f"report.{language}.html"
        write_whole(file, page(folder, summary, command, language).encode())
        written.append(file)
    return written


def page(folder: StudyFolder, summary: StudySummary, command: str, language: str) -> str:
    sections = Sections(folder, summary, language)
    title = sections.words.say("report-title", game=sections.words.say("game-title"))
    style = (files(__package__) / "style.css").read_text("utf-8")
    meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    head = element("head", meta + text("title", title) + element("style", style))
    body = element("main", _opening(folder, summary, sections, title, command) + "".join(sections.all()))
    return f"<!doctype html>\n{element('html', head + element('body', body), lang=language)}\n"


def _opening(folder: StudyFolder, summary: StudySummary, sections: Sections, title: str, command: str) -> str:
    say, plan = sections.words.say, folder.plan
    games = sum(cell.tally.games for cell in summary.cells)
    bots = plan.cells[0].bots
    facts = say("report-facts", cells=len(plan.cells), games=games, wanted=plan.total)
    parts = [
        text("h1", title),
        text("p", facts),
        *(
            [text("p", say("report-bots", bots=", ".join(bots)))]
            if len({cell.bots for cell in plan.cells}) == 1
            else []
        ),
        text("p", say("report-origin", rules=plan.rules, seed=plan.seed, study=plan.digest), class_="soft"),
        text("p", say("report-command")),
        element("pre", text("code", command)),
        text("p", say("report-repeat")),
        element("pre", text("code", f"lairkeeper lab replay {folder.path.name} 0/0 --write game.json")),
    ]
    if games < plan.total:
        parts.insert(1, text("p", say("report-unfinished"), class_="unfinished"))
    return "".join(parts)
