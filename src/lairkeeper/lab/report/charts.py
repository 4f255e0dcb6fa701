"""Charts of a report as inline SVG, drawn by matplotlib. Colours are CSS variables, so that they follow the page."""

from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from textwrap import wrap
from typing import NamedTuple

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from lairkeeper.lab.report.html import element, text
from lairkeeper.lab.study import Proportion

INK, QUIET, MARK = "#010203", "#010204", "#010205"
SHADES = tuple(f"#0102{shade:02x}" for shade in range(0x10, 0x18))
"""Colours that stand for CSS variables; they are replaced once a chart is drawn."""
_VARIABLES = {INK: "var(--ink)", QUIET: "var(--quiet)", MARK: "var(--mark)"} | {
    shade: f"var(--shade-{place})" for place, shade in enumerate(SHADES)
}
_WIDTH, _AXIS, _LINE, _BETWEEN = 5.2, 0.5, 0.17, 0.16
"""Inches: narrow enough for letters to be read on a phone."""
_FONT = 10
_LABEL, _LINES = 26, 3
"""Letters in a line of a label, and lines of it."""


class Interval(NamedTuple):
    """One row of a chart: a value between two bounds."""

    label: str
    value: float
    low: float
    high: float


class Parts(NamedTuple):
    """One row of a chart: shares of a whole."""

    label: str
    shares: tuple[float, ...]


def rate_row(label: str, rate: Proportion) -> Interval:
    return Interval(label, rate.share, *rate.interval)


def interval_chart(rows: Sequence[Interval], title: str, tick: Callable[[float], str], *, is_share: bool) -> str:
    """A dot with its interval for each row."""
    labels = [_wrapped(row.label) for row in rows]
    figure, axes = _new(labels)
    places = range(len(rows))[::-1]
    for place, row in zip(places, rows, strict=True):
        axes.plot([row.low, row.high], [place, place], color=MARK, linewidth=2.2, solid_capstyle="butt")
        axes.plot([row.value], [place], marker="o", markersize=5.5, color=MARK)
    if is_share:
        axes.set_xlim(-0.02, 1.02)
    _label(axes, labels, places, tick)
    return _svg(figure, title)


def parts_chart(rows: Sequence[Parts], names: Sequence[str], title: str, tick: Callable[[float], str]) -> str:
    """A bar for each row, split into named parts, and what each colour stands for."""
    labels = [_wrapped(row.label) for row in rows]
    figure, axes = _new(labels)
    places = range(len(rows))[::-1]
    left = [0.0] * len(rows)
    for number in range(len(names)):
        widths = [row.shares[number] for row in rows]
        axes.barh(list(places), widths, left=left, height=0.62, color=SHADES[number % len(SHADES)])
        left = [before + width for before, width in zip(left, widths, strict=True)]
    axes.set_xlim(0, 1)
    _label(axes, labels, places, tick)
    named = (text("li", name, style=f"--of: var(--shade-{place % len(SHADES)})") for place, name in enumerate(names))
    return _svg(figure, title) + element("ul", "".join(named), class_="legend")


def _new(labels: Sequence[str]) -> tuple[Figure, Axes]:
    figure = Figure(figsize=(_WIDTH, _AXIS + max(len(labels), 2) * _row_height(labels)), layout="tight")
    axes = figure.add_subplot()
    axes.set_facecolor("none")
    figure.patch.set_alpha(0.0)
    return figure, axes


def _row_height(labels: Sequence[str]) -> float:
    """Inches: all rows are as high as the one with most lines."""
    return _BETWEEN + _LINE * max((label.count("\n") + 1 for label in labels), default=1)


def _label(axes: Axes, labels: Sequence[str], places: Sequence[int], tick: Callable[[float], str]) -> None:
    axes.set_yticks(list(places), labels, color=INK, fontsize=_FONT)
    axes.set_ylim(-0.6, max(len(labels), 2) - 0.4)
    axes.xaxis.set_major_formatter(lambda value, _: tick(value))
    axes.tick_params(axis="x", colors=INK, labelsize=_FONT)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=QUIET, linewidth=0.7)
    axes.set_axisbelow(True)
    for spine in axes.spines.values():
        spine.set_visible(False)


def _wrapped(label: str) -> str:
    return "\n".join(wrap(label, _LABEL, max_lines=_LINES, placeholder=" …"))


def _svg(figure: Figure, title: str) -> str:
    """The chart as an element of a page: the same chart gives the same text."""
    file = StringIO()
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": title, "font.family": "sans-serif"}):
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    drawn = file.getvalue()
    drawn = drawn[drawn.index("<svg") :]
    for colour, variable in _VARIABLES.items():
        drawn = drawn.replace(colour, variable)
    return drawn.replace("<svg ", f'<svg role="img" aria-label="{escape(title, quote=True)}" ', 1)
