"""The OpenAPI schema, and Swagger to read it with: from files of our own, started without a script in the page."""

from typing import Any

from litestar import Request, Response, get
from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.openapi.spec import Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Raw

from lairkeeper.server.site.assets import page


class LocalSwagger(OpenAPIRenderPlugin):
    """The page loads Swagger from where the client build has put it; without it there is a link to the schema."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page("schema.html")


class RawSchema(OpenAPISchemaPlugin):
    """Records of a game are passed on as they are: any JSON, as far as the schema knows."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return value is Raw

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        return Schema()


@get("/api/schema/start.js", include_in_schema=False)
async def schema_start() -> Response[bytes]:
    return Response(page("schema.js"), media_type="text/javascript")
