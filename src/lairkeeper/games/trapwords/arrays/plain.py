"""What the computer players use of NumPy, under the same names, in Python alone: all numbers are of one kind."""

import math
import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

float32 = float64 = float


class NumberRow:
    """A row of numbers that is calculated with as a whole, with another row or with one number for all."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Iterable[float]) -> None:
        self.numbers = list(numbers)

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[float]:
        return iter(self.numbers)

    def _with(self, other: "NumberRow | float", calculate: Callable[[float, float], float]) -> "NumberRow":
        if isinstance(other, NumberRow):
            return NumberRow(map(calculate, self.numbers, other.numbers))
        return NumberRow([calculate(number, other) for number in self.numbers])

    def __add__(self, other: "NumberRow | float") -> "NumberRow":
        return self._with(other, operator.add)

    __radd__ = __add__

    def __sub__(self, other: "NumberRow | float") -> "NumberRow":
        return self._with(other, operator.sub)

    def __rsub__(self, other: float) -> "NumberRow":
        return NumberRow([other - number for number in self.numbers])

    def __mul__(self, other: "NumberRow | float") -> "NumberRow":
        return self._with(other, operator.mul)

    __rmul__ = __mul__

    def __truediv__(self, other: float) -> "NumberRow":
        return self._with(other, operator.truediv)

    def __neg__(self) -> "NumberRow":
        return NumberRow([-number for number in self.numbers])

    def __lt__(self, other: float) -> "NumberRow":
        return NumberRow([number < other for number in self.numbers])

    def __matmul__(self, other: "NumberRow") -> float:
        product: float = sum(map(operator.mul, self.numbers, other.numbers))
        return product

    def __getitem__(self, places: Any) -> Any:
        """One number, a part of the row, or a row of those at these places."""
        numbers = self.numbers
        if isinstance(places, int):
            return numbers[places]
        return NumberRow(numbers[places] if isinstance(places, slice) else [numbers[place] for place in places])

    def __setitem__(self, places: Any, value: Any) -> None:
        """Writes a row over a part of this one, or a number at these places."""
        if isinstance(places, slice):
            self.numbers[places] = value
        else:
            for place in places:
                self.numbers[place] = value

    def argsort(self, kind: str) -> list[int]:
        """The places of the numbers, that of the smallest first. The order is always `stable`, as is asked for."""
        return sorted(range(len(self.numbers)), key=self.numbers.__getitem__)


class Matrix:
    """Rows of the same length."""

    __slots__ = ("rows",)

    def __init__(self, rows: Iterable[NumberRow]) -> None:
        self.rows = list(rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, part: slice) -> "Matrix":
        return Matrix(self.rows[part])

    def __setitem__(self, place: int, row: NumberRow) -> None:
        self.rows[place] = row

    def __matmul__(self, other: NumberRow) -> NumberRow:
        return NumberRow([row @ other for row in self.rows])


class UnitRows:
    """The rows of a matrix of whole numbers, each of length one, made when they are asked for."""

    __slots__ = ("_numbers", "_size")

    def __init__(self, numbers: memoryview, count: int) -> None:
        self._numbers = numbers
        self._size = len(numbers) // count

    def __getitem__(self, place: int) -> NumberRow:
        row = NumberRow(self._numbers[place * self._size : (place + 1) * self._size])
        return row / max(_norm(row), 1e-9)


def array(numbers: Iterable[float], dtype: object = None) -> NumberRow:
    return NumberRow(numbers)


def zeros(shape: int | tuple[int, int], dtype: object = None) -> Any:
    if isinstance(shape, int):
        return NumberRow([0.0] * shape)
    rows, columns = shape
    return Matrix(NumberRow([0.0] * columns) for _ in range(rows))


def concatenate(rows: Iterable[NumberRow]) -> NumberRow:
    return NumberRow([number for row in rows for number in row])


def log(row: NumberRow) -> NumberRow:
    return NumberRow(map(math.log, row))


def clip(row: NumberRow, least: float, most: float | None) -> NumberRow:
    high = math.inf if most is None else most
    return NumberRow([min(max(number, least), high) for number in row])


class _Maximum:
    """The larger of each two numbers; or the largest of each part of a row."""

    def __call__(self, one: NumberRow, other: NumberRow) -> NumberRow:
        return NumberRow(map(max, one, other))

    def reduceat(self, row: NumberRow, starts: Iterable[int]) -> NumberRow:
        """The parts begin at `starts`. For an empty part it is the number that stands there, as in NumPy."""
        numbers, ends = row.numbers, pairwise([*starts, len(row)])
        return NumberRow([max(numbers[first : max(first + 1, end)]) for first, end in ends])


def _sum(rows: Sequence[NumberRow], axis: int) -> NumberRow:
    """The sum of rows, number by number: along axis 0."""
    return NumberRow(map(sum, zip(*rows, strict=True)))


def _norm(row: NumberRow) -> float:
    return math.sqrt(row @ row)


maximum = _Maximum()
add = SimpleNamespace(reduce=_sum)
linalg = SimpleNamespace(norm=_norm)
