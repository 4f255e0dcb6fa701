"""What goes wrong with agents."""

from lairkeeper.kernel.errors import Illegal, Malformed


class AgentUnknown(Malformed):
    """An agent that cannot be started: facts are `agent` and `reason`."""

    code = "agent-unknown"


class AgentGone(Illegal):
    """An agent that plays no more: facts are `agent`, `reason` and the `seconds` it was given for an answer.

    Reasons are `closed` (its pipe), `silent` (for too long) and `speechless` (no answer to a question that lists none).
    """

    code = "agent-gone"
