"""The file of fitted weights (`bots/value.toml` of a game), as `lairkeeper.value_weights` reads it."""

from collections.abc import Iterator

from lairkeeper.lab.fit.fit import DIGITS, FitReport, as_weights

_ABOUT = """\
# What each term of the value is worth, fitted to games of the bots: do not edit, fit again.
# The terms are explained where they are measured, in value.py beside this file.
# `errors` are standard errors; the covariance is a lower triangle in the order of the terms.
"""


def weights_file(report: FitReport, command: str) -> str:
    """The text of the file: the same report gives the same bytes."""
    return _ABOUT + "\n".join(_lines(report, command)) + "\n"


def _lines(report: FitReport, command: str) -> Iterator[str]:
    yield f'\nkind = "{report.kind}"'
    yield f'command = "{command}"'
    yield f'bots = "{report.wanted.bot}"'
    yield f'seed = "{report.wanted.seed}"'
    for phase, fitted in report.fitted.items():
        weights, covariance, spread = as_weights(fitted)
        yield f"\n[phases.{phase}]"
        yield f"games = {report.games[phase]}"
        yield f"moments = {report.moments[phase]}"
        if spread:
            yield f"spread = {spread}"
        yield "covariance = ["
        for place, row in enumerate(covariance):
            yield f"  [{', '.join(map(_number, row[: place + 1]))}],"
        yield "]"
        yield f"\n[phases.{phase}.weights]"
        yield from (f"{name} = {_number(weight)}" for name, weight in zip(report.terms, weights, strict=True))
        yield f"\n[phases.{phase}.errors]"
        errors = (round(float(error), DIGITS) for error in fitted.errors)
        yield from (f"{name} = {_number(error)}" for name, error in zip(report.terms, errors, strict=True))


def _number(number: float) -> str:
    return repr(float(number))
