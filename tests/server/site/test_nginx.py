"""The site behind nginx with TLS, by the configuration in `deploy/`: Debian's package, on loopback."""

import asyncio
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from lairkeeper.server.protocol import Acknowledged, Enter, Me, TableInfo
from tests.server.sites import LONGEST_START, free_port, served
from tests.server.visitors import Person, Visitor
from tests.watchdog import release, watch

ROOT = Path(__file__).parents[3]
NGINX, OPENSSL = shutil.which("nginx", path="/usr/sbin:/usr/bin"), shutil.which("openssl")

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.skipif(not (NGINX and OPENSSL), reason="needs nginx (Debian: nginx-light) and openssl"),
]

AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    {temporary}
    {site}
}}
"""
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def configuration(folder: Path, port: int, server: str) -> str:
    """The example as it is, with another port, another certificate and another address behind it."""
    site = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    site = re.sub(r"listen \[::\]:443 ssl;", "", site)
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;").replace("games.example;", "localhost;")
    site = re.sub(r"ssl_certificate (.*);", f"ssl_certificate {folder}/cert.pem;", site)
    site = re.sub(r"ssl_certificate_key (.*);", f"ssl_certificate_key {folder}/key.pem;", site)
    site = site.replace("http://127.0.0.1:8000", server).replace("$host;", "$http_host;")
    temporary = " ".join(f"{name}_temp_path {folder}/{name};" for name in TEMPORARY)
    return AROUND.format(folder=folder, temporary=temporary, site=site)


@contextmanager
def proxied(folder: Path, server: str) -> Iterator[str]:
    port = free_port()
    make = f"{OPENSSL} req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout key.pem -out cert.pem"
    subprocess.run(make.split(), cwd=folder, check=True, capture_output=True)
    (folder / "nginx.conf").write_text(configuration(folder, port, server), "utf-8")
    assert NGINX is not None
    process = subprocess.Popen([NGINX, "-p", folder, "-c", folder / "nginx.conf"], stderr=subprocess.DEVNULL)
    watch(process)
    try:
        wait_for(port, process)
        yield f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait()
        release(process)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    give_up = time.monotonic() + LONGEST_START
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert process.poll() is None and time.monotonic() < give_up, "nginx did not start"
            time.sleep(0.02)


def trusting() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


async def test_a_table_is_played_through_tls_with_a_secure_cookie(folder: Path, tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    async with served(f"sqlite:///{folder}/games.db", trusted_proxies="127.0.0.1") as (_, server):
        with proxied(tmp_path, server) as address:
            ann = Person(address)
            answer = await ann.http.get("/api/me")
            assert "secure" in answer.headers["set-cookie"].lower()
            assert "strict-transport-security" in answer.headers
            ann.me = msgspec.json.decode(answer.content, type=Me)
            ann.http.headers["origin"] = address
            await ann.ask("/api/me/name", {"name": "Ann"}, Me)
            table = await ann.do(await ann.open_table(1), "start")
            await play_some(ann, table)
            assert (await ann.http.get("/api/metrics")).status_code == 404
            assert (await ann.http.get("/api/health")).status_code == 200
            await ann.leave()


async def play_some(ann: Person, table: TableInfo) -> None:
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    url = f"{ann.address.replace('https', 'wss')}/api/tables/{table.id}/socket"
    headers = {"cookie": cookies, "origin": ann.address}
    async with connect(url, additional_headers=headers, ssl=trusting(), max_size=None) as line:
        visitor = Visitor(line)
        await visitor.say(Enter())
        for _ in range(5):
            if not await visitor.is_asked():
                return
            question = visitor.questions[0]
            assert isinstance(await visitor.answer(question, question.choices[0]), Acknowledged)
            await visitor.answered(question)


async def test_limits_ignore_forged_addresses(folder: Path, tmp_path: Path) -> None:
    """A client that invents forwarding headers is one address all the same."""
    tmp_path.chmod(0o755)
    settings = {"trusted_proxies": "127.0.0.1", "request_rate": 0.01, "request_burst": 20}
    async with served(f"sqlite:///{folder}/games.db", **settings) as (_, server):
        with proxied(tmp_path, server) as address:
            ann = Person(address)
            asked = [ann.http.get("/api/me", headers={"x-forwarded-for": f"192.0.2.{number}"}) for number in range(30)]
            answers = [answer.status_code for answer in await asyncio.gather(*asked)]
            assert answers.count(200) == 20 and answers.count(429) == 10
            await ann.leave()
