// boardgame.io's own tic-tac-toe in random play, for `stolik bench --peers`.
//
// node boardgame_io.mjs FOLDER   FOLDER holds node_modules with the package boardgame.io.
// Every line on standard input is a number of seconds to play; the answer is one line of JSON.

import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { join } from "node:path";

const require = createRequire(join(process.argv[2], "package.json"));
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

// As in the tutorial of boardgame.io.
const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    const { cells } = G;
    if (LINES.some((row) => row.every((cell) => cells[cell] !== null && cells[cell] === cells[row[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    if (cells.every((cell) => cell !== null)) return { draw: true };
  },
};

function play(seconds) {
  const began = performance.now();
  const spent = process.cpuUsage();
  let decisions = 0;
  let matches = 0;
  while (performance.now() - began < seconds * 1000) {
    const client = Client({ game: TicTacToe, numPlayers: 2, debug: false });
    client.start();
    let state = client.getState();
    while (!state.ctx.gameover) {
      const free = [];
      state.G.cells.forEach((cell, id) => cell === null && free.push(id));
      if (free.length > 1) decisions += 1;
      client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
      state = client.getState();
    }
    client.stop();
    matches += 1;
  }
  const { user, system } = process.cpuUsage(spent);
  return { decisions, matches, seconds: (user + system) / 1e6 };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(play(Number(line))));
}
