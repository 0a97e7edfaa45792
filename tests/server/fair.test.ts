import { readFileSync } from 'node:fs';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from './lib/player.ts';
import type { NewTable, ServerProcess } from './lib/process.ts';
import { createTable, scratch, SEATS, startProcess } from './lib/process.ts';
import { pieceIds, pieceOf } from '@stellwerk/engine/table/places.ts';

const folder = scratch();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ DATA: folder.path, LIMIT_MESSAGES: '10000', LIMIT_FRAMES: '10000' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const GAME = '18esp';
const COMPANY = 'ZPB';
/** A map as no game makes it: every hex has a tile, turned so that everything is joined with everything. */
const MAZE = JSON.parse(readFileSync(new URL('./lib/maze.json', import.meta.url), 'utf8')) as Record<
  string,
  [tile: string, turn: number]
>;

/** The maze laid by hand, with all trains of the box at one company. */
async function layMaze(): Promise<NewTable> {
  const game = (await loadGame(GAME))!;
  const config = { game: GAME, seats: [...SEATS], variant: game.variants[0]!.id, options: {}, seed: 3 };
  const { table } = openPlay(game, { ...config, mode: 'free', bookkeeping: 'auto' });
  const hand = { seat: 'anna' } as const;
  const pieces = pieceIds(table);
  const cities = game.domains(table)['place']!.filter((place) => /^hex\/.*\/n\d\/0$/.test(place));
  const moves: Move[] = [
    ...Object.entries(MAZE).map(([hex, [piece, turn]]) => ({
      type: 'put',
      ...hand,
      piece,
      to: `hex/${hex}`,
      turn,
    })),
    ...pieces
      .filter((piece) => piece.startsWith('train/'))
      .map((piece) => ({ type: 'put', ...hand, piece, to: `company/${COMPANY}` })),
    ...pieces
      .filter((piece) => piece.startsWith(`token/${COMPANY}/`))
      .map((piece, i) => ({ type: 'put', ...hand, piece, to: cities[(i * 7) % cities.length]! })),
    ...Object.entries({ round: 'OR', operating: COMPANY, step: 'run', phase: '5', turn: 'anna' }).map(
      ([key, to]) => ({ type: 'set', ...hand, key, to }),
    ),
  ];
  const file = { stellwerk: 1, ...config, mode: 'free', moves };
  const made = await fetch(`${server.url}/api/tables/import`, { method: 'POST', body: JSON.stringify(file) });
  if (made.status !== 201) throw new Error(await made.text());
  return (await made.json()) as NewTable;
}

describe('R39 one table’s work', () => {
  it('never stands before another’s, however much of it there is', async () => {
    const maze = await layMaze();
    const busy = await join(server.url, maze.id, maze.links.host);
    const calm = await createTable(server.url);
    const anna = await join(server.url, calm.id, calm.links.seats['anna']!);
    // A piece to and fro makes every run a new question.
    const [tile] = pieceIds(busy.view.table()).filter(
      (piece) => piece.startsWith('tile/') && pieceOf(busy.view.table(), piece)!.at.startsWith('supply'),
    );
    let isFlooded = true;
    const flood = Array.from({ length: 40 }, (_, i) => {
      void busy.move({ type: 'put', seat: 'anna', piece: tile!, to: i % 2 === 0 ? 'out' : 'bank' });
      void busy.move({ type: 'set', seat: 'anna', key: 'step', to: 'run' });
      return busy.move({ type: 'run', seat: 'anna', routes: [] });
    });
    const first = flood[0]!;
    void Promise.all(flood).then(() => (isFlooded = false));
    await first;
    let meanwhile = 0;
    while (isFlooded) {
      expect(await anna.pay('anna')).toMatchObject({ verdict: 'committed' });
      if (isFlooded) meanwhile++;
    }
    // While 40 mazes are thought about, somebody else goes on playing, instead of being answered behind all of them. How
    // often depends on how quickly this very process is served (`bench -- flood` counts the milliseconds).
    expect(meanwhile).toBeGreaterThan(3);
    busy.leave();
    anna.leave();
  });
});
