"""A run that starts a database and a server and never ends: `test_interrupted.py` ends it from outside."""

import signal
import sys
import time
from pathlib import Path

from tests.server.postgres import PostgresServer
from tests.server.sites import ServerProcess, free_port


def test_waits_to_be_interrupted(postgres_server: PostgresServer, tmp_path: Path) -> None:
    server = ServerProcess(postgres_server.url("test"), free_port(), tmp_path)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background inherits an ignored Ctrl-C
    sys.stdout.write(f"{postgres_server.process.pid}\t{server.process.pid}\t{postgres_server.folder}\n")
    sys.stdout.flush()
    time.sleep(600)
