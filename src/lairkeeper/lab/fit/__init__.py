"""Fitting the value of a game to games of its bots (`lairkeeper lab fit`)."""

from lairkeeper.lab.fit.fit import FitReport, Wanted, fit_value, report_on
from lairkeeper.lab.fit.moments import Moments, NoValue, load, save
from lairkeeper.lab.fit.quality import Quality, quality_of
from lairkeeper.lab.fit.weights_file import weights_file

__all__ = [
    "FitReport",
    "Moments",
    "NoValue",
    "Quality",
    "Wanted",
    "fit_value",
    "load",
    "quality_of",
    "report_on",
    "save",
    "weights_file",
]
