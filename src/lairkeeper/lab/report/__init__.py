"""The report of a study: one self-contained HTML page per language."""

from lairkeeper.lab.report.page import write_reports

__all__ = ["write_reports"]
