"""A program for `lairkeeper arena`: reads a question as one line of JSON, writes its answer as one line of JSON.

    lairkeeper arena vengeance random "run:python examples/line_agent.py"

It takes the option that it has taken most often before, so it likes what it knows. An agent with a language model would
send `asked["text"]` to the model and answer with `{"message": …}`: the last answer in the message counts.
"""

import json
import sys
from collections import Counter
from typing import Any


def choose(options: list[dict[str, Any]], taken: Counter[str]) -> int:
    """The place of the most usual kind of option; of several, the first."""
    return max(range(len(options)), key=lambda place: (taken[options[place]["type"]], -place))


def main() -> None:
    taken: Counter[str] = Counter()
    for line in sys.stdin:
        asked = json.loads(line)
        choice = choose(asked["options"], taken)
        taken[asked["options"][choice]["type"]] += 1
        print(json.dumps({"choice": choice}), flush=True)


if __name__ == "__main__":
    main()
