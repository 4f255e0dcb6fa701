"""A newcomer's game: docs/adding-a-game.md followed from nothing to the browser."""
