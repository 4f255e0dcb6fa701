"""How a game goes on: steps, the state with its lanes, and the agenda that runs them."""
