"""The least a server can do: `python -m bench.attack.dropper PORT` echoes the probe and drops all other bytes."""

import asyncio
import sys

PROBE = b"probe"


class Dropper(asyncio.Protocol):
    _transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if data.startswith(PROBE):
            self._transport.write(data)
        elif data.startswith(b"GET /api/health"):
            self._transport.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n")


async def main(port: int) -> None:
    server = await asyncio.get_running_loop().create_server(Dropper, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1])))
