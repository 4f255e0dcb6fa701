"""Rows of games as Parquet: the schema, and the way there and back. Every file names its study."""

from collections.abc import Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from lairkeeper.lab.studies.errors import DamagedFile, ForeignFile
from lairkeeper.lab.studies.records.recording import GameRow, Timing

STUDY = b"lairkeeper.study"
_FACET = pa.struct([("fact", pa.string()), ("value", pa.string()), ("seat", pa.int32())])
_SHARE = pa.struct([("name", pa.string()), ("happened", pa.int64()), ("chances", pa.int64())])
_COUNT = pa.struct([("clause", pa.string()), ("count", pa.int64())])

GAMES = pa.schema(
    [
        ("cell", pa.int32()),
        ("number", pa.int64()),
        ("seed", pa.string()),
        ("won", pa.bool_()),
        ("winners", pa.list_(pa.int32())),
        ("reason", pa.string()),
        ("clause", pa.string()),
        ("scores", pa.list_(pa.int32())),
        ("turns", pa.int32()),
        ("answers", pa.int32()),
        ("clock", pa.int64()),
        ("facets", pa.list_(_FACET)),
        ("measures", pa.list_(_SHARE)),
        ("clauses", pa.list_(_COUNT)),
    ]
)
TIMES = pa.schema(
    [
        ("number", pa.int64()),
        ("seconds", pa.float64()),
        ("question", pa.string()),
        ("seat", pa.int32()),
        ("bot", pa.string()),
        ("slowest", pa.float64()),
    ]
)


def encode_games(rows: Sequence[GameRow], study: Mapping[bytes, bytes]) -> bytes:
    """Rows of a chunk as a Parquet file; the same rows give the same bytes."""
    return _parquet([_plain(row) for row in rows], GAMES.with_metadata(study))


def encode_times(times: Sequence[Timing], study: Mapping[bytes, bytes]) -> bytes:
    return _parquet([each._asdict() for each in times], TIMES.with_metadata(study))


def _plain(row: GameRow) -> dict[str, Any]:
    return row._asdict() | {
        "facets": [{"fact": fact, "value": value, "seat": seat} for fact, value, seat in row.facets],
        "measures": [{"name": name, "happened": one, "chances": of} for name, one, of in row.measures],
        "clauses": [{"clause": clause, "count": count} for clause, count in row.clauses],
    }


def _parquet(rows: list[dict[str, Any]], schema: pa.Schema) -> bytes:
    file = BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema), file, compression="zstd")
    return file.getvalue()


def read_games(path: Path, study: str) -> list[GameRow]:
    """The rows of one file, if it is whole and belongs to the study."""
    return [_row(plain) for plain in _read(path, GAMES, study)]


def read_times(path: Path, study: str) -> Iterator[Timing]:
    return (Timing(**plain) for plain in _read(path, TIMES, study))


def check_file(path: Path, study: str, rows: int) -> None:
    """Refuses a file that is damaged, has other rows than its name says, or belongs to another study."""
    try:
        found = pq.read_metadata(path)
    except (pa.ArrowException, OSError):
        raise DamagedFile(file=path.name) from None
    if (found.metadata or {}).get(STUDY, b"").decode() != study:
        raise ForeignFile(file=path.name)
    if found.num_rows != rows:
        raise DamagedFile(file=path.name)


def _read(path: Path, schema: pa.Schema, study: str) -> list[dict[str, Any]]:
    try:
        table = pq.read_table(path)
    except (pa.ArrowException, OSError):
        raise DamagedFile(file=path.name) from None
    if (table.schema.metadata or {}).get(STUDY, b"").decode() != study:
        raise ForeignFile(file=path.name)
    if not table.schema.equals(schema):
        raise DamagedFile(file=path.name)
    rows: list[dict[str, Any]] = table.to_pylist()
    return rows


def _row(plain: dict[str, Any]) -> GameRow:
    return GameRow(
        **plain
        | {
            "winners": tuple(plain["winners"]),
            "scores": tuple(plain["scores"]),
            "facets": tuple((each["fact"], each["value"], each["seat"]) for each in plain["facets"]),
            "measures": tuple((each["name"], each["happened"], each["chances"]) for each in plain["measures"]),
            "clauses": tuple((each["clause"], each["count"]) for each in plain["clauses"]),
        }
    )
