/**
 * The real server with a title that thinks long: each move of the kind that `SLOW` names takes so much counting that the
 * referee is busy with it for tens of milliseconds, on any machine.
 */
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { readConfig } from '@stellwerk/server/config.ts';
import { openLog } from '@stellwerk/server/log.ts';
import { startServer } from '@stellwerk/server/server.ts';

const slow = process.env['SLOW'] ?? '';
const STEPS = 25_000_000;

function think(): boolean {
  let sum = 1;
  for (let i = 0; i < STEPS; i++) sum = Math.imul(sum ^ i, 0x01000193);
  return sum === 0;
}

function slowed(game: Game): Game {
  const spec = game.moves[slow];
  if (!spec) return game;
  const rule = {
    id: 'slow/thinking',
    section: '9.9',
    weight: 'breach',
    atoms: [],
    check: () => (think() ? {} : null),
  } as const;
  return { ...game, moves: { ...game.moves, [slow]: { ...spec, rules: [rule, ...spec.rules] } } };
}

const server = await startServer(readConfig(process.env), openLog('warn'), async (id) => {
  const game = await loadGame(id);
  return game && slowed(game);
});
process.stdout.write(`Stellwerk: http://localhost:${server.port}\n`);
process.on('SIGTERM', () => {
  void server.close().then(() => process.exit(0));
});
