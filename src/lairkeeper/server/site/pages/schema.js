if (window.SwaggerUIBundle) {
  window.SwaggerUIBundle({ url: "/api/schema/openapi.json", dom_id: "#schema", deepLinking: true });
}
