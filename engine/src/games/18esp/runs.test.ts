import { describe, expect, it } from 'vitest';
import { seededLuck } from '../../table/luck.ts';
import { QUICK } from '../../rail/best-runs.ts';
import { bestRunOf, surpassing } from './best-run.ts';
import type { EspTable } from './clock.ts';
import { BOARD, PASSES, regionOf } from './data/board.ts';
import { TILES } from './data/tiles.ts';
import { inSupply } from './site.ts';
import { readRun } from './runs.ts';
import { Scene } from './testing.ts';

type Kind = 'plain' | 'town' | 'city' | 'mine' | 'both';
const kindOf = (nodes: readonly { readonly kind: string }[]): Kind => {
  const kinds = nodes.map(({ kind }) => kind);
  if (kinds.includes('mine')) return kinds.includes('town') ? 'both' : 'mine';
  return kinds.includes('city') ? 'city' : kinds.includes('town') ? 'town' : 'plain';
};

/**
 * A full map of tiles in any direction, all passes open, stations in a few places, and trains of all sorts.
 */
export function lateMap(seed: number, how: { published?: boolean } = {}): EspTable {
  const pick = seededLuck(seed, 5);
  const scene = new Scene(how).phase('5').major('N', 'anna').major('CFLG', 'bert').major('A', 'cleo');
  for (const hex of Object.values(BOARD.hexes)) {
    if (hex.colour !== 'white') continue;
    const gauge = regionOf(hex.id) === 'north' ? 'narrow' : undefined;
    const fitting = Object.values(TILES).filter(
      ({ id, nodes, paths, label }) =>
        kindOf(nodes) === kindOf(hex.nodes) &&
        nodes.length === Math.max(1, hex.nodes.length) * (nodes.length === 0 ? 0 : 1) &&
        paths.every((path) => path.gauge === gauge) &&
        (label === undefined || label === hex.label) &&
        inSupply(scene.table, id) !== null,
    );
    const most = Math.max(0, ...fitting.map(({ paths }) => paths.length));
    const busy = fitting.filter(({ paths }) => paths.length >= Math.min(most, 3));
    const tile = busy[pick(Math.max(1, busy.length))];
    if (tile) scene.tile(hex.id, tile.id, pick(6));
  }
  for (const { hex } of PASSES) scene.open(hex);
  scene
    .token('N', 0, 'F24', 1)
    .token('N', 1, 'D12')
    .token('N', 2, 'G27')
    .token('N', 3, 'F32')
    .token('N', 4, 'K5');
  scene.token('CFLG', 0, 'E3').token('CFLG', 1, 'D12', 0, 1).token('A', 0, 'E33').token('A', 1, 'G27', 0, 1);
  scene
    .train('N', ['6', '5', '4'][pick(3)]!)
    .under('N', 0, '3', '2+3')
    .train('N', '5')
    .train('N', '4', '3+4');
  if (pick(2) === 0) scene.tender('N');
  return scene.operating('N', 'run').table;
}

describe('finder and judge agree', () => {
  it.each([false, true])(
    'every best run is legal as it is written down, and worth what the finder says (published: %s)',
    (published) => {
      let earned = 0;
      for (let seed = 0; seed < 15; seed++) {
        const table = lateMap(seed, { published });
        const best = bestRunOf(table, 'N', QUICK);
        const { problems, income, subsidy } = readRun(table, 'N', best.routes);
        expect(
          problems.map((p) => p?.fault ?? null),
          `seed ${seed}`,
        ).toEqual(best.routes.map(() => null));
        expect(income + subsidy, `seed ${seed}`).toBe(best.revenue);
        earned += best.revenue;
      }
      expect(earned).toBeGreaterThan(3_000);
    },
  );
  it('says of every run that was shown whether one brings more, and how much the best one does', () => {
    for (let seed = 0; seed < 8; seed++) {
      const { revenue } = bestRunOf(lateMap(seed), 'N', QUICK);
      const asked = [0, revenue - 10, revenue].map((shown) => surpassing(lateMap(seed), 'N', shown, QUICK));
      expect(
        asked.map((best) => best?.revenue ?? null),
        `seed ${seed}`,
      ).toEqual([revenue, revenue, null]);
      for (const best of asked) {
        if (!best) continue;
        const { income, subsidy } = readRun(lateMap(seed), 'N', best.routes, best.tender ?? undefined);
        expect(income + subsidy, `seed ${seed}`).toBe(revenue);
      }
    }
  });
  it('a full map of both gauges is proved within the budget of a hint', () => {
    for (let seed = 0; seed < 6; seed++)
      expect(bestRunOf(lateMap(seed), 'N', 2_000_000).proved, `seed ${seed}`).toBe(true);
  });
});
