import '../layout/kinds/all.ts';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import type { Box } from '../draw/geometry.ts';
import { worldOf } from '../layout/world.ts';
import { lastingGame } from './testing.ts';
import { withPlacesOfTurn } from './turn-places.ts';

interface Placed {
  readonly block: string;
  readonly state: string;
  readonly waits: string | undefined;
  readonly box: Box;
}

/** What founding and leaving would change. */
const states = (all: readonly Placed[]): string =>
  all
    .map(({ block, state, waits = '' }) => `${block} ${state} ${waits}`)
    .toSorted()
    .join();

/** Whose turn of which round it is: while this stays, companies stay. */
const turnOf = ({ clock }: Table): string => {
  const { round, or, set, operating } = clock as unknown as Readonly<Record<string, unknown>>;
  return JSON.stringify([round, or, set, operating]);
};

const roundOf = ({ clock }: Table): string => {
  const { round, or, set } = clock as unknown as Readonly<Record<string, unknown>>;
  return JSON.stringify([round, or, set]);
};

/** A game by chance that keeps the rules. */
async function played(id: string, limit: number): Promise<{ readonly game: Game; readonly play: Play }> {
  const game = (await loadGame(id))!;
  return { game, play: lastingGame(game, limit, { mode: 'strict' }) };
}
const placedOf = (game: Game, play: Play, table: Table, n: number): readonly Placed[] =>
  worldOf(withPlacesOfTurn(game.stage(table), { ...play, head: n, table }), 'anna').blocks.flatMap(
    ({ id: block, surface, box }) =>
      surface.kind === 'charter' ? [{ block, state: surface.state, waits: surface.waits, box }] : [],
  );

describe.each(['18te', '18esp', '1862', '18do'])('companies of %s', (id) => {
  it('lie in one order for a round, whatever becomes of prices, unless one is founded or leaves', async () => {
    const { game, play } = await played(id, 300);
    // As one reads them: row by row.
    const order = (all: readonly Placed[]): string =>
      all
        .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
        .map(({ block }) => block)
        .join(' ');
    const moved: string[] = [];
    let [before, round] = [placedOf(game, play, positionAt(play, 0), 0), ''];
    let compared = 0;
    for (let n = 1; n < play.log.length; n++) {
      const table = positionAt(play, n);
      const [now, next] = [placedOf(game, play, table, n), roundOf(table)];
      if (next === round && states(now) === states(before)) {
        compared++;
        if (order(now) !== order(before)) moved.push(`${n}: ${order(before)} → ${order(now)}`);
      }
      [before, round] = [now, next];
    }
    expect(compared).toBeGreaterThan(10);
    expect(moved).toEqual([]);
  });
});

describe.each(['18te', '18esp', '1862', '18do'])('companies of %s', (id) => {
  it('keep their place while one of them acts, unless one is founded or leaves', async () => {
    const { game, play } = await played(id, 300);
    const placed = (table: Table, n: number): readonly Placed[] => placedOf(game, play, table, n);
    const moved: string[] = [];
    let [before, turn] = [placed(positionAt(play, 0), 0), turnOf(positionAt(play, 0))];
    let compared = 0;
    for (let n = 1; n < play.log.length; n++) {
      const table = positionAt(play, n);
      const [now, next] = [placed(table, n), turnOf(table)];
      const { operating } = table.clock as unknown as { readonly operating: unknown };
      if (next === turn && operating !== null && states(now) === states(before)) {
        compared++;
        for (const { block, box } of now) {
          const old = before.find((one) => one.block === block)!.box;
          if (old.x !== box.x || old.y !== box.y) moved.push(`${block} at ${n}`);
        }
      }
      [before, turn] = [now, next];
    }
    expect(compared).toBeGreaterThan(10);
    expect(moved).toEqual([]);
  });
});
