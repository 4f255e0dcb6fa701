"""The web site: application, routes, WebSockets, settings, processes."""
