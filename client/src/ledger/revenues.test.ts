import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import { randomGame } from '@stellwerk/engine/table/random-play.ts';
import { describe, expect, it } from 'vitest';
import { surfacesOf } from '../layout/surfaces-of.ts';
import { withRuns } from '../table/earned.ts';
import { revenuesOf } from './revenues.ts';

/** A game by chance, far enough for some runs that were paid out and some that were not. */
const played = async (id: string) => {
  const game = (await loadGame(id))!;
  const config = {
    game: id,
    variant: game.variants[0]?.id ?? '',
    options: Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start])),
    seats: ['anna', 'bert', 'cora', 'dirk'].slice(0, Math.max(3, game.players.min)),
    seed: 7,
    mode: 'strict' as const,
    bookkeeping: 'auto' as const,
  };
  return randomGame(game, config, seededLuck(3, 300), { chaos: 0, chaosUntil: 0, limit: 300 }).play;
};

describe.each(['18te', '18esp', '1862', '18do'])('runs of %s in the ledger', (id) => {
  it('are marked where all of it was withheld, and only there', async () => {
    const play = await played(id);
    const runs = revenuesOf(play).filter(({ amount }) => amount > 0);
    const chosen = runs.flatMap(({ n, withheld }) => {
      const next = play.log.slice(n + 1, n + 3).find(({ act }) => act.do === 'move' && 'kind' in act.move);
      const kind = next?.act.do === 'move' ? next.act.move['kind'] : undefined;
      return kind === 'pay' || kind === 'withhold' ? [{ n, withheld, kind }] : [];
    });
    expect(new Set(chosen.map(({ kind }) => kind))).toEqual(new Set(['pay', 'withhold']));
    expect(chosen.filter(({ withheld, kind }) => withheld !== (kind === 'withhold'))).toEqual([]);
  });

  it('stand on the charter of their company, the last one of each', async () => {
    const play = await played(id);
    const runs = revenuesOf(play);
    const charters = surfacesOf(withRuns(play.game.stage(play.table), play), 'charter');
    const shown = charters.filter(({ ran }) => ran !== undefined);
    expect(shown.length).toBeGreaterThan(0);
    for (const { livery, ran } of shown) {
      const { amount, withheld } = runs.findLast(({ company }) => company === livery)!;
      expect(ran, livery).toEqual({ amount, withheld });
    }
  });
});
