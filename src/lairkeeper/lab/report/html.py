"""Pieces of HTML: everything that is not a tag is escaped here."""

from collections.abc import Iterable, Sequence
from html import escape


def element(tag: str, content: str, **attributes: str) -> str:
    """An element around HTML that is already safe."""
    given = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(value, quote=True)}"' for name, value in attributes.items()
    )
    return f"<{tag}{given}>{content}</{tag}>"


def text(tag: str, content: str, **attributes: str) -> str:
    return element(tag, escape(content), **attributes)


def table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column names the rows; wide ones scroll in their own box."""
    head = element("tr", "".join(text("th", name, scope="col") for name in heads))
    body = "".join(
        element("tr", text("th", row[0], scope="row") + "".join(text("td", cell) for cell in row[1:])) for row in rows
    )
    whole = text("caption", caption) + element("thead", head) + element("tbody", body)
    return element("div", element("table", whole), class_="wide", tabindex="0", role="region", aria_label=caption)


def section(heading: str, *parts: str) -> str:
    return element("section", text("h2", heading) + "".join(parts))
