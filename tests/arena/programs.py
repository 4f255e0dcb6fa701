"""Programs that take part in an arena, as anybody could write them."""

import sys
from pathlib import Path

READ = (
    "import json, random, re, sys, time\n"
    "chance = random.Random(1)\n"
    "for line in sys.stdin:\n"
    "    asked = json.loads(line)\n"
)
WRITE = "    print(json.dumps(answer), flush=True)\n"

CHOOSER = '    answer = {"choice": chance.randrange(len(asked["options"]))}\n'
TALKER = (
    '    numbers = re.findall(r"^\\[(\\d+)\\]", asked["text"], re.M)\n'
    '    answer = {"message": f"[1] looks good, but I take [{numbers[-1]}]."}\n'
)
BABBLER = '    answer = {"message": "Let me think about it."}\n'
LAWLESS = '    answer = {"choice": 99999}\n'
SLEEPER = '    time.sleep(60)\n    answer = {"choice": 0}\n'
QUITTER = "    break\n"
FLOODER = '    while True: print("x" * 1000, flush=True)\n'
SCRIBBLER = '    print("{]", flush=True)\n    continue\n'


def program(folder: Path, name: str, body: str) -> str:
    """The description of an agent that runs this program."""
    file = folder / f"{name}.py"
    file.write_text(READ + body + ("" if body in (QUITTER, SCRIBBLER, FLOODER) else WRITE), encoding="utf-8")
    return f"run:{sys.executable} -I {file}"


def deaf_program(folder: Path) -> str:
    """The description of an agent that never reads."""
    file = folder / "deaf.py"
    file.write_text("import time\ntime.sleep(60)\n", encoding="utf-8")
    return f"run:{sys.executable} -I {file}"
