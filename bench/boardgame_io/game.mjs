/** Two players take turns to take a place of 64; a place may be taken again, so a match never ends. */

const PLACES = 64;

function take({ G, playerID }, place) {
  G.places[place] = playerID;
  G.counts[playerID] += 1;
}

export const places = {
  name: "places",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ places: Array(PLACES).fill(null), counts: { 0: 0, 1: 0 } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { take },
};
