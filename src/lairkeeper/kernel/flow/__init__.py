"""The flow of a game: steps, the state with its lanes, and the agenda that runs them."""
