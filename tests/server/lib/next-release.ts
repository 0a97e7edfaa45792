/**
 * The server as a later release would be: the real one, with titles that have changed since. What `CHANGED` names (a
 * kind of move) is against a new rule and costs a coin more, and every table is laid with another bank.
 */
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { readConfig } from '@stellwerk/server/config.ts';
import { openLog } from '@stellwerk/server/log.ts';
import { startServer } from '@stellwerk/server/server.ts';

const changed = process.env['CHANGED'] ?? '';

function later(game: Game): Game {
  const spec = game.moves[changed];
  if (!spec) return game;
  // Whoever makes it and whenever: it is said alone, before "it is another's turn".
  const rule = {
    id: 'later/never',
    section: '9.9',
    weight: 'breach',
    atoms: [],
    alone: true,
    check: () => ({}),
  } as const;
  return {
    ...game,
    setup(config, luck) {
      const table = game.setup(config, luck);
      return { ...table, cash: { ...table.cash, bank: 1 } };
    },
    moves: {
      ...game.moves,
      [changed]: {
        ...spec,
        effects: (table, move, luck) => [
          ...spec.effects(table, move, luck),
          { pay: 1, from: `seat/${move.seat}`, to: 'bank' },
        ],
        rules: [rule, ...spec.rules],
      },
    },
  };
}

const server = await startServer(readConfig(process.env), openLog('warn'), async (id) => {
  const game = await loadGame(id);
  return game && later(game);
});
process.stdout.write(`Stellwerk: http://localhost:${server.port}\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
