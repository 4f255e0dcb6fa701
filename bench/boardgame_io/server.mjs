/** `node server.mjs PORT [FOLDER]`: boardgame.io's own server, in memory or with its FlatFile storage in a folder. */

import boardgame from "boardgame.io/dist/cjs/server.js";

import { places } from "./game.mjs";

const { FlatFile, Server } = boardgame;
const [port, folder] = process.argv.slice(2);

const server = Server({
  games: [places],
  origins: [`http://127.0.0.1:${port}`],
  ...(folder && { db: new FlatFile({ dir: folder }) }),
});

// What is given as the port goes to Node's `listen` as it is: this way only loopback is listened on.
await server.run({ port: { port: Number(port), host: "127.0.0.1" } });
