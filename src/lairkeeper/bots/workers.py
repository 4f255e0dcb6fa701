"""Working processes that do not outlive the one that started them."""

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """Ends this process as soon as its parent has died: a pool whose owner was killed would wait for work for ever."""
    Thread(target=_end_after_parent, name="end with parent", daemon=True).start()


def _end_after_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
