import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE, Player } from './lib/player.ts';
import type { ServerProcess } from './lib/process.ts';
import { createTable, scratch, startProcess } from './lib/process.ts';

const SLOW = fileURLToPath(new URL('./lib/slow-release.ts', import.meta.url));
const folder = scratch();
let server: ServerProcess;
beforeAll(async () => {
  const limits = { LIMIT_MESSAGES: '10000', LIMIT_FRAMES: '10000' };
  server = await startProcess({ DATA: folder.path, SLOW: 'pass', ...limits }, SLOW);
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const FLOOD = 40;
const PAYMENTS = 30;

/** Somebody who says everything once. */
async function sit(id: string, token: string): Promise<Player> {
  const player = new Player(server.url, id, token, PATIENCE);
  await player.ready();
  return player;
}

/** When the moves of a kind were entered, by the server's clock. */
const enteredAt = ({ view }: Player, type: string): readonly number[] =>
  view.log().flatMap(({ act, at }) => (act.do === 'move' && act.move.type === type ? [at!] : []));

describe('R39 one table’s work', () => {
  it('never stands before another’s, however much of it there is', async () => {
    const [slow, calm] = [await createTable(server.url), await createTable(server.url)];
    const busy = await sit(slow.id, slow.links.host);
    const anna = await sit(calm.id, calm.links.seats['anna']!);
    // All of it is on its way before anything is decided, and what takes long comes first.
    const flood = Array.from({ length: FLOOD }, () => busy.move({ type: 'pass', seat: 'anna' }));
    const payments = Array.from({ length: PAYMENTS }, () => anna.pay('anna'));
    for (const { verdict } of await Promise.all(payments)) expect(verdict).toBe('committed');
    await Promise.all(flood);
    await busy.until(() => enteredAt(busy, 'pass').length === FLOOD, 'everything');
    await anna.until(() => enteredAt(anna, 'pay').length === PAYMENTS, 'everything');
    // Who counts is the server: it has entered all that Anna wanted while most of the flood still waited. How quickly the
    // machine or this process is does not matter, only the order. (`bench -- flood` has the milliseconds.)
    const done = Math.max(...enteredAt(anna, 'pay'));
    const later = enteredAt(busy, 'pass').filter((at) => at > done).length;
    expect(later).toBeGreaterThan((FLOOD * 3) / 4);
    busy.leave();
    anna.leave();
  });
});
