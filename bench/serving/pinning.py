"""Keeps the driver away from the cores that the servers run on, where the system lets a process choose."""

import os
from collections.abc import Collection, Iterator
from contextlib import contextmanager


class NoCoresLeft(Exception):
    """The driver was given all cores there are, or some that are not there."""


def cores_for_servers(driver: Collection[int]) -> frozenset[int]:
    """The cores that the driver does not use; empty if the driver may run on all of them."""
    if not driver:
        return frozenset()
    there = os.sched_getaffinity(0)
    left = frozenset(there - set(driver))
    if not left or not there.issuperset(driver):
        raise NoCoresLeft(f"the driver on {sorted(driver)} of {sorted(there)} leaves no core")
    return left


@contextmanager
def pinned(cores: Collection[int]) -> Iterator[None]:
    """This process runs on these cores alone, and so do the processes it starts meanwhile. None named: anywhere."""
    if not cores:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
