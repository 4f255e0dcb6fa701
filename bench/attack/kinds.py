"""All attacks there are, and one of them as a process: `python -m bench.attack.kinds KIND PORT SECONDS`."""

import asyncio
import sys

import msgspec

from bench.attack.behind_proxy import BEHIND_PROXY
from bench.attack.hostile import ALONE, Attack, Done
from bench.attack.patient import PATIENT
from bench.attack.seated import LONGEST_PREPARATION, SEATED
from bench.attack.shared import SHARED

KINDS = {**ALONE, **SEATED, **PATIENT, **SHARED, **BEHIND_PROXY}
_NEVER = 2.0
"""Seconds to prepare against a server that answers nothing."""


async def main(kind: str, port: int, seconds: float, *, prepares: bool) -> Done:
    attack = Attack(port, seconds)
    if kind in ALONE:
        attack.begin()
    longest = LONGEST_PREPARATION if prepares else _NEVER
    try:
        async with asyncio.timeout(longest + seconds if kind not in ALONE else seconds + 1):
            await KINDS[kind](attack)
    except (TimeoutError, OSError, asyncio.IncompleteReadError, KeyError, msgspec.MsgspecError):
        attack.done.cut_off += 1
    if not attack.until:
        attack.begin()
    return attack.done


if __name__ == "__main__":
    kind, port, seconds, *rest = sys.argv[1:]
    done = asyncio.run(main(kind, int(port), float(seconds), prepares=not rest))
    sys.stdout.buffer.write(msgspec.json.encode(done))
