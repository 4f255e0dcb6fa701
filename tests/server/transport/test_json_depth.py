"""A decoder never goes deeper into what a client sent than it may: no stack, however small, runs over."""

import time

import pytest

from lairkeeper.server.errors import MalformedMessage
from lairkeeper.server.transport.json_depth import MOST_BRACKETS, MOST_LEVELS, refuse_nested
from tests.server.visitors import Person, refusal_code

LISTS = b"[" * MOST_LEVELS + b"]" * MOST_LEVELS
OBJECTS = b'{"a":' * MOST_LEVELS + b"1" + b"}" * MOST_LEVELS
MIXED = b'[{"a":' * (MOST_LEVELS // 2) + b"1" + b"}]" * (MOST_LEVELS // 2)


@pytest.mark.parametrize("blob", [LISTS, OBJECTS, MIXED])
def test_as_many_levels_as_may_be_are_read_and_no_more(blob: bytes) -> None:
    refuse_nested(b"[" + b",".join([b"[]"] * 500) + b"]")
    refuse_nested(blob)
    refuse_nested(blob.decode())
    for deep in (b"[" + blob + b"]", b'{"b":[[],' + blob + b"]}", blob[: len(blob) // 2] * 2):
        with pytest.raises(MalformedMessage):
            refuse_nested(deep)
        with pytest.raises(MalformedMessage):
            refuse_nested(deep.decode())


def test_brackets_are_counted_before_their_levels_are() -> None:
    """Level by level, each of forty, was looked through whatever came."""
    most = MOST_BRACKETS // 2 - 1
    refuse_nested(b"[" + b"[]," * (most - 1) + b"{}]")
    for many in (b"[" + b"[]," * most + b"{}]", (b"[" * 39 + b"]" * 39 + b",") * 3_000):
        with pytest.raises(MalformedMessage):
            refuse_nested(many)


@pytest.mark.parametrize("text", [b"[" * 100, b'\\"' + b"[" * 100, b"\\\\", b"{" * 100 + b"\\u00e9"])
def test_brackets_in_a_text_are_no_levels(text: bytes) -> None:
    refuse_nested(b'{"say":"' + text + b'","more":["' + text + b'"]}')


@pytest.mark.parametrize("blob", [b'"\\' * 32_000, b'"' + b'\\"' * 32_000 + b"\\", b"[],{}" * 13_000, b"[{" * 32_000])
def test_looking_takes_little_time_whatever_is_sent(blob: bytes) -> None:
    began = time.process_time()
    with pytest.raises(MalformedMessage):
        refuse_nested(b"[" * 60 + blob)
    assert time.process_time() - began < 0.5


@pytest.mark.asyncio(loop_scope="session")
async def test_a_nested_message_is_malformed(ann: Person) -> None:
    table = await ann.open_table()
    async with ann.at(table.id) as visitor:
        await visitor.arrive()
        option = "[" * 45 + "]" * 45
        message = f'{{"type":"answer","sequence":7,"seat":0,"number":1,"option":{option}}}'
        await visitor.socket.send(message)
        assert refusal_code(await visitor.hear()) == "message-malformed"
