"""Den cards of a pack: what would not come to an end is refused, with file, key and reason."""

from pathlib import Path

import pytest

from lairkeeper.games.woodlands.components.box import CONTENT, load_box
from lairkeeper.kernel.errors import BadContent, Fact
from tests.games.packs import changed, not_fit

NEST = '[{ do = "poison", who = "here" }]'
CRYPT = '[{ do = "draw_loot" }], [{ do = "draw_loot" }],\n]\n\n[[entrance]]'
ALTAR = """  [{ do = "lose_hearts" }], [{ do = "lose_hearts" }],
  [{ do = "back", amount = 2 }],
  [{ do = "fight" }], [{ do = "fight" }],
  [{ do = "gain_orbs", who = "here" }],"""
BACK = '[{ do = "back", amount = 2 }],'


@pytest.mark.parametrize(
    ("change", "where", "facts"),
    [
        (
            (NEST, '[{ do = "back", amount = 3 }]'),
            "chamber[nest].events.amount bad-value",
            not_fit("1|2", 3),
        ),
        ((ALTAR, BACK * 6), "chamber[altar].events.do too-few", not_fit(1, 0)),
        ((CRYPT, f"{BACK * 2}\n]\n\n[[entrance]]"), "entrance[crypt].events.do bad-value", {"found": "back"}),
    ],
)
def test_a_den_that_would_not_end_is_refused(
    tmp_path: Path, change: tuple[str, str], where: str, facts: dict[str, Fact]
) -> None:
    key, reason = where.split(" ")
    with pytest.raises(BadContent) as refused:
        load_box(changed(tmp_path, CONTENT / "dens.toml", change))
    found = refused.value.facts
    assert (found["file"], found["key"], found["reason"]) == ("dens.toml", key, reason)
    assert {name: found[name] for name in facts} == facts
