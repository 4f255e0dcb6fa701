"""A content pack as a link: what it changes is said, and what no server would take is refused."""

import zlib
from base64 import urlsafe_b64decode
from pathlib import Path

import msgspec
import pytest

from lairkeeper.games.run_run_run.components.box import CONTENT
from lairkeeper.packs import MOST_LINKED
from tests.cli.driver import Lairkeeper

SUPPLIES = (CONTENT / "supplies.toml").read_text("utf-8")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "my-pack"
    folder.mkdir()
    (folder / "supplies.toml").write_text(SUPPLIES.replace("torches = 39", "torches = 41"), "utf-8")
    return folder


def test_the_link_holds_the_files_of_the_pack(lairkeeper: Lairkeeper, pack: Path) -> None:
    run = lairkeeper("pack", "run-run-run", str(pack), "--site", "https://games.example/")
    assert run.code == 0 and "supplies.torches" in run.out and "39 → 41" in run.out
    address, _, packed = run.out.splitlines()[-1].partition("#pack=")
    assert address == "https://games.example/new/run-run-run"
    files = msgspec.json.decode(zlib.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4))))
    assert files == {"supplies.toml": (pack / "supplies.toml").read_text("utf-8")}


def test_a_link_is_checked_as_a_folder_is(lairkeeper: Lairkeeper, pack: Path) -> None:
    made = lairkeeper("pack", "run-run-run", str(pack), "--site", "https://games.example")
    checked = lairkeeper("pack", "run-run-run", made.out.splitlines()[-1], "--site", "https://games.example")
    assert checked.code == 0 and checked.out == made.out
    assert f"have {len((pack / 'supplies.toml').read_bytes()):,} of 65,536 bytes" in made.out


@pytest.mark.parametrize("damage", ["cut", "/new/woodlands#pack=", "letters", "empty"])
def test_a_damaged_link_is_refused(lairkeeper: Lairkeeper, pack: Path, damage: str) -> None:
    link = lairkeeper("pack", "run-run-run", str(pack)).out.splitlines()[-1]
    address, mark, packed = link.partition("#pack=")
    links = {"cut": link[:-20], "letters": f"{address}{mark}%%%", "empty": f"{address}{mark}"}
    run = lairkeeper("pack", "run-run-run", links.get(damage, damage + packed))
    assert (run.code, run.out) == (2, "") and "no content pack" in run.err


@pytest.mark.parametrize(
    ("file", "content", "said"),
    [
        ("supplies.toml", "torches = ", "supplies.toml"),
        ("supplies.txt", SUPPLIES, "supplies.txt"),
        ("supplies.toml", SUPPLIES + "#" * MOST_LINKED, "65,536"),
    ],
)
def test_a_pack_that_no_server_takes_is_refused(
    lairkeeper: Lairkeeper, tmp_path: Path, file: str, content: str, said: str
) -> None:
    (tmp_path / file).write_text(content, "utf-8")
    run = lairkeeper("pack", "run-run-run", str(tmp_path))
    assert (run.code, run.out) == (2, "") and len(run.err.splitlines()) == 1 and said in run.err


@pytest.mark.parametrize("arguments", [("run-run-run",), ("run-run-run", "nowhere"), ("chess", "."), ()])
def test_bad_arguments_are_one_sentence(lairkeeper: Lairkeeper, arguments: tuple[str, ...]) -> None:
    run = lairkeeper("pack", *arguments)
    assert run.code == 2 and len(run.err.strip().splitlines()) == 1
