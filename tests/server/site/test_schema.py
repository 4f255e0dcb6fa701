"""The OpenAPI schema, and requests made up from it: whatever is asked, the answer is a known status and readable."""

import os
from random import Random
from typing import Any

import msgspec
import pytest

from lairkeeper.games import games
from lairkeeper.server.protocol import Refusal
from tests.server.visitors import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

REQUESTS = int(os.environ.get("TEST_SCHEMA_REQUESTS", "200"))
KNOWN = {200, 201, 304, 400, 403, 404, 405, 409, 413, 429}
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2,
    2**63,
    2**200,
    1.5,
    "",
    *games(),
    "en",
    "💥",
    "..",
    "x" * 100,
    [],
    {},
    {"seat": 0},
)


class Asker:
    """Makes requests from the schema: some that fit, most that do not quite."""

    def __init__(self, schema: dict[str, Any], tables: list[str]) -> None:
        self.random = Random(3)
        self._schema = schema
        self._tables = tables
        self.operations = [
            (path, method, operation)
            for path, methods in schema["paths"].items()
            for method, operation in methods.items()
            if path != "/api/sign-out"
        ]

    def value(self, schema: dict[str, Any]) -> Any:
        if self.random.random() < 0.15:
            return self.random.choice(ODD)
        if "$ref" in schema:
            return self.value(self._schema["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
        if "oneOf" in schema or "anyOf" in schema:
            return self.value(self.random.choice(schema.get("oneOf") or schema["anyOf"]))
        if "enum" in schema:
            return self.random.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                return {name: self.value(part) for name, part in schema.get("properties", {}).items()}
            case "integer":
                return self.random.randrange(-2, 6)
            case "boolean":
                return self.random.random() < 0.5
            case "array":
                return [self.value(schema.get("items", {}))]
            case "null":
                return None
        return self.random.choice((*games(), "greedy", "en", "A name", "x" * 80, ""))

    def path(self, template: str) -> str:
        known = {"{table_id}": self._tables, "{name}": list(games()), "{game}": list(games()), "{language}": ["en"]}
        for name, values in known.items():
            template = template.replace(name, self.random.choice((*values, "none", "%00", "..%2f", "é")))
        return template.replace("{step}", self.random.choice(("0", "3", "-1", "x", "9" * 30)))

    def body(self, operation: dict[str, Any]) -> bytes:
        content = operation.get("requestBody", {}).get("content", {})
        schema: dict[str, Any] = next((part["schema"] for part in content.values()), {})
        if self.random.random() < 0.05:
            return self.random.randbytes(12)
        return msgspec.json.encode(self.value(schema))


async def schema_of(person: Person) -> dict[str, Any]:
    schema: dict[str, Any] = (await person.http.get("/api/schema/openapi.json")).json()
    return schema


async def test_the_schema_names_every_address(ann: Person) -> None:
    schema = await schema_of(ann)
    assert schema["openapi"].startswith("3.")
    assert {"/api/me", "/api/sign-in", "/api/tables", "/api/tables/{table_id}/sit", "/api/health"} <= set(
        schema["paths"]
    )
    assert {"NewTable", "TableInfo", "Frame", "Me"} <= {
        name.rpartition("_")[2] for name in schema["components"]["schemas"]
    }
    page = await ann.http.get("/api/schema")
    assert page.headers["content-type"].startswith("text/html") and "<script>" not in page.text
    assert (await ann.http.get("/api/schema/start.js")).headers["content-type"].startswith("text/javascript")


async def test_whatever_is_asked_the_answer_is_known(address: str) -> None:
    kit = await Person.named(address, "Kit")
    tables = [(await kit.open_table()).id, (await kit.open_table(joining="anyone")).id]
    asker = Asker(await schema_of(kit), tables)
    for _ in range(REQUESTS):
        path, method, operation = asker.random.choice(asker.operations)
        headers = {"x-lairkeeper": kit.me.token, "x-lairkeeper-key": asker.random.choice(("", "x", "k" * 50))}
        query = asker.random.choice(("", "?seat=0", "?seat=x&open=maybe", "?content=abc", "?open=true"))
        url, body = asker.path(path) + query, asker.body(operation) if method == "post" else None
        answer = await kit.http.request(method.upper(), url, content=body, headers=headers)
        assert answer.status_code in KNOWN, (method, url, body, answer.text)
        if answer.status_code >= 400:
            msgspec.json.decode(answer.content, type=Refusal)
        if "/me" in path or "/sign" in path:
            await kit.introduce()
