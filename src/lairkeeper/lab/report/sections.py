"""The sections of a report, each from the summary of a study."""

from collections import Counter
from collections.abc import Iterator
from functools import cached_property

from lairkeeper.lab.report.charts import Parts, interval_chart, parts_chart, rate_row
from lairkeeper.lab.report.clauses import ChapterCounts, ClauseHeat, chapters
from lairkeeper.lab.report.html import element, section, table, text
from lairkeeper.lab.studies.labels import cell_label, facet_label, words_of_study
from lairkeeper.lab.studies.results.folder import StudyFolder
from lairkeeper.lab.studies.results.summary import FacetTally, StudySummary
from lairkeeper.lab.study import Proportion, Study, points_of

MILLISECONDS_PER_MINUTE = 60_000
QUANTILES = (0.1, 0.25, 0.5, 0.75, 0.9)


def clause_link(clause: str, said: str) -> str:
    return text("a", said, href=f"#clause-{clause}")


class Sections:
    """The parts of a report in one language."""

    def __init__(self, folder: StudyFolder, summary: StudySummary, language: str) -> None:
        self.plan, self.summary = folder.plan, summary
        self.words = words_of_study(self.plan.game, self.plan.cells[0], language)
        own = (words_of_study(self.plan.game, cell, language) for cell in self.plan.cells)
        labels = [cell_label(cell, words) for cell, words in zip(self.plan.cells, own, strict=True)]
        self.labels = [self._numbered(*each) for each in enumerate(labels)] if len(labels) > 1 else labels
        self.studies = [summary.study(folder, number) for number in range(len(self.plan.cells))]

    def all(self) -> Iterator[str]:
        yield self._wins()
        if any(study.points for study in self.studies):
            yield self._points()
        yield self._lengths()
        yield self._endings()
        yield from self._measures()
        yield from self._facets()
        yield self._clauses()
        yield self._slowest()

    def _say(self, key: str, **facts: float | str) -> str:
        return self.words.say(key, **facts)

    def _numbered(self, number: int, label: str) -> str:
        """A cell with the number by which `lab replay` and the slowest decisions know it."""
        return self._say("report-numbered", number=number, cell=label)

    def _percent(self, share: float) -> str:
        return self._say("report-percent", share=share)

    def _share(self, share: float) -> str:
        """A percentage in a column: always with a decimal."""
        return self._say("report-share", share=share)

    def _number(self, value: float) -> str:
        return self._say("report-number", value=value)

    def _rate(self, rate: Proportion) -> tuple[str, str, str]:
        low, high = rate.interval
        return f"{rate.games}", self._share(rate.share), self._say("report-interval", low=low, high=high)

    def _wins(self) -> str:
        say, title = self._say, self._say("report-wins")
        rows = [rate_row(label, study.won) for label, study in zip(self.labels, self.studies, strict=True)]
        heads = [say("report-cell"), say("report-games"), say("report-won"), say("report-range")]
        lines = [(label, *self._rate(study.won)) for label, study in zip(self.labels, self.studies, strict=True)]
        chart = interval_chart(rows, title, self._percent, is_share=True)
        seats = [self._seats(label, study) for label, study in zip(self.labels, self.studies, strict=True)]
        return section(title, chart, table(title, heads, lines), *seats, text("p", say("report-wilson"), class_="soft"))

    def _seats(self, label: str, study: Study) -> str:
        """Wins by seat, for games in which seats do not always win together."""
        if all(rate == study.won for rate in study.seats):
            return ""
        say = self._say
        heads = [say("report-seat"), say("report-games"), say("report-won"), say("report-range")]
        named = enumerate(zip(study.bots, study.seats, strict=True), 1)
        lines = [(say("report-seat-of", seat=seat, bot=bot), *self._rate(rate)) for seat, (bot, rate) in named]
        return table(label, heads, lines)

    def _points(self) -> str:
        say, title = self._say, self._say("report-points")
        heads = [say("report-cell"), say("report-mean"), *map(self._percent, QUANTILES)]
        lines = []
        for label, study in zip(self.labels, self.studies, strict=True):
            if (points := study.points) is not None:
                quantiles = (points.tenth, points.quarter, points.median, points.three_quarters, points.nine_tenths)
                lines.append((label, self._number(points.mean), *map(str, quantiles)))
        return section(title, table(title, heads, lines))

    def _lengths(self) -> str:
        say, title = self._say, self._say("report-lengths")
        heads = [say(f"report-{column}") for column in ("cell", "turns", "median", "tenths", "answers")]
        has_clock = any(cell.clock for cell in self.summary.cells)
        lines = []
        for label, study, cell in zip(self.labels, self.studies, self.summary.cells, strict=True):
            spread = points_of(cell.tally.turns, ()) if cell.tally.turns else None
            tenths = say("report-from-to", low=spread.tenth, high=spread.nine_tenths) if spread else ""
            minutes = cell.clock / max(1, cell.tally.games) / MILLISECONDS_PER_MINUTE
            turns = (self._number(study.turns.mean), self._number(study.turns.median), tenths)
            clock = (say("report-minutes", minutes=minutes),) if has_clock else ()
            lines.append((label, *turns, self._number(study.answers.mean), *clock))
        clock_note = text("p", say("report-clock" if has_clock else "report-no-clock"), class_="soft")
        return section(title, table(title, [*heads, *([say("report-time")] if has_clock else [])], lines), clock_note)

    def _endings(self) -> str:
        say, title = self._say, self._say("report-endings")
        reasons: Counter[str] = sum((cell.tally.reasons for cell in self.summary.cells), Counter())
        names = [reason for reason, _ in reasons.most_common()]
        spoken = [self.words.ending(reason) for reason in names]
        counts = [[cell.tally.reasons[reason] for reason in names] for cell in self.summary.cells]
        games = [max(1, cell.tally.games) for cell in self.summary.cells]
        shares = [[count / of for count in row] for row, of in zip(counts, games, strict=True)]
        rows = [Parts(label, tuple(row)) for label, row in zip(self.labels, shares, strict=True)]
        lines = [(label, *map(self._share, row)) for label, row in zip(self.labels, shares, strict=True)]
        heads = [say("report-cell"), *spoken]
        return section(title, parts_chart(rows, spoken, title, self._percent), table(title, heads, lines))

    def _measures(self) -> Iterator[str]:
        names = [measure.name for measure in self.studies[0].measures]
        if not names:
            return
        say, title = self._say, self._say("report-measures")
        lines = []
        for label, study in zip(self.labels, self.studies, strict=True):
            found = {measure.name: measure.rate for measure in study.measures}
            lines.append((label, *(self._share(found.get(name, Proportion(0, 0)).share) for name in names)))
        yield section(title, table(title, [say("report-cell"), *(say(f"measure-{name}") for name in names)], lines))

    @cached_property
    def _facet_tallies(self) -> dict[tuple[str, str], FacetTally]:
        """All cells together."""
        found: dict[tuple[str, str], FacetTally] = {}
        for cell in self.summary.cells:
            for key, tally in cell.facets.items():
                sum_ = found.setdefault(key, FacetTally())
                sum_.games, sum_.won, sum_.points = (
                    sum_.games + tally.games,
                    sum_.won + tally.won,
                    sum_.points + tally.points,
                )
        return found

    def _facets(self) -> Iterator[str]:
        """One chart and one table for each fact by which games differ."""
        facts = dict.fromkeys(fact for fact, _ in self._facet_tallies)
        parts = [part for fact in facts for part in self._facet(fact)]
        if parts:
            yield section(self._say("report-facets"), text("p", self._say("report-facets-note")), *parts)

    def _facet(self, fact: str) -> Iterator[str]:
        say, title = self._say, self._say(f"facet-{fact}")
        found = {value: tally for (name, value), tally in self._facet_tallies.items() if name == fact}
        order = sorted(found, key=lambda value: (-found[value].rate.share, value))
        named = {value: self._name(fact, value) for value in order}
        has_points = any(cell.tally.scores for cell in self.summary.cells) and any(it.points for it in found.values())
        rows = [rate_row(named[value], found[value].rate) for value in order]
        points = {value: (self._number(found[value].mean_points),) if has_points else () for value in order}
        lines = [(named[value], *self._rate(found[value].rate), *points[value]) for value in order]
        heads = [title, say("report-games"), say("report-won"), say("report-range")]
        yield text("h3", title)
        yield interval_chart(rows, title, self._percent, is_share=True)
        yield table(title, [*heads, *([say("report-mean-points")] if has_points else [])], lines)

    def _name(self, fact: str, value: str) -> str:
        named = facet_label(self.plan.game, fact, value, self.words)
        return named[:1].upper() + named[1:]

    def _clauses(self) -> str:
        say = self._say
        parts = [self._chapter(chapter) for chapter in chapters(self.plan.game, self.summary)]
        return section(say("report-clauses"), text("p", say("report-clauses-note")), *parts)

    def _chapter(self, chapter: ChapterCounts) -> str:
        say = self._say
        total = len(chapter.fired) + len(chapter.never)
        head = say("report-chapter", name=self.words.chapter(chapter.name), fired=len(chapter.fired), total=total)
        parts = [text("h3", head)]
        if chapter.fired:
            parts.append(element("ul", "".join(map(self._hot, chapter.fired)), class_="heat"))
        if chapter.never:
            cold = (element("li", clause_link(clause, clause), class_="never") for clause in chapter.never)
            parts += [text("p", say("report-never"), class_="soft"), element("ul", "".join(cold), class_="heat")]
        if chapter.unseen:
            parts.append(text("p", say("report-unseen", clauses=", ".join(chapter.unseen)), class_="soft"))
        return "".join([*parts, self._texts(chapter)])

    def _hot(self, heat: ClauseHeat) -> str:
        link = clause_link(heat.clause, f"{heat.clause} {self._percent(heat.share)}")
        return element("li", link, style=f"--heat:{heat.share:.3f}")

    def _texts(self, chapter: ChapterCounts) -> str:
        """What the clauses of a chapter say, folded; the link of a clause unfolds it."""
        say, clause = self._say, self.words.clause
        told = [
            (heat.clause, say("report-times", text=clause(heat.clause), times=heat.fired)) for heat in chapter.fired
        ]
        told += [(name, clause(name)) for name in (*chapter.never, *chapter.unseen)]
        entries = (text("dt", name, id=f"clause-{name}") + text("dd", sentence) for name, sentence in told)
        return element("details", text("summary", say("report-texts")) + element("dl", "".join(entries)))

    def _slowest(self) -> str:
        say, title = self._say, self._say("report-slowest")
        heads = [say("report-question"), say("report-bot"), say("report-seconds"), say("report-where")]
        lines = [
            (slow.question, slow.bot, say("report-second", seconds=slow.seconds), f"{slow.cell}/{slow.number}")
            for slow in self.summary.slowest
        ]
        facts = {"games": self.summary.timed, "seconds": self.summary.seconds / max(1, self.summary.timed)}
        return section(title, text("p", say("report-speed", **facts)), table(title, heads, lines))
