import { describe, expect, it } from 'vitest';
import { seededLuck } from '../../table/luck.ts';
import type { TeTable } from './clock.ts';
import { BOARD } from './data/board.ts';
import { QUICK } from '../../rail/best-runs.ts';
import { bestRunOf, readRun } from './runs.ts';
import { Scene } from './testing.ts';
import { everyPiece } from '../../table/places.ts';

const PLAIN = [
  '16',
  '18',
  '19',
  '20',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '39',
  '40',
  '41',
  '43',
  '44',
  '45',
  '47',
];
const CITIES = ['12', '14', '15', '6', '804'];
const TOWNS = ['3', '4', '58'];

/** A full map of tiles in any direction, stations of three companies, and trains for KHS. */
function lateMap(seed: number): TeTable {
  const pick = seededLuck(seed, 3);
  const scene = new Scene().founded('KHS', 'anna').founded('KWE', 'bert').founded('CME', 'cleo');
  scene.tile('G5', 'TE6').tile('D14', 'TE7').tile('A7', 'TE8').tile('E9', 'TE5').clock({ phase: '5' });
  scene
    .token('KHS', 0, 'G5', 0, 1)
    .token('KHS', 2, 'A7', 0, 2)
    .token('KWE', 0, 'D14')
    .token('CME', 0, 'D14', 0, 1);
  const stock = (list: readonly string[]): string => {
    const free = list.filter((id) => everyPiece(scene.table).some(isFree(id)));
    return free[pick(free.length)] ?? '7';
  };
  for (const hex of Object.values(BOARD.hexes)) {
    if (hex.colour !== 'white') continue;
    const kind = hex.nodes[0]?.kind;
    scene.tile(hex.id, kind === undefined ? stock(PLAIN) : stock(kind === 'town' ? TOWNS : CITIES), pick(6));
  }
  for (const train of [['D', '4', '3'][pick(3)]!, '4']) scene.train('KHS', train);
  return scene.train('KHS', '2', '1+1').table;
}
const isFree =
  (tile: string) =>
  ([id, { at }]: readonly [string, { readonly at: string }]): boolean =>
    id.startsWith(`tile/${tile}/`) && at === 'supply';

describe('finder and judge agree', () => {
  it('every best run is legal as it is written down, and worth what the finder says', () => {
    let earned = 0;
    for (let seed = 0; seed < 80; seed++) {
      const table = lateMap(seed);
      const best = bestRunOf(table, 'KHS', QUICK);
      const read = readRun(table, 'KHS', best.routes);
      expect(read.problems.filter((p) => p !== null)).toEqual([]);
      expect(read.revenue).toBe(best.revenue);
      expect(best.proved).toBe(true);
      earned += best.revenue;
    }
    expect(earned).toBeGreaterThan(80 * 50);
  });
  it('a run without the hexes on the way is read as well', () => {
    const table = lateMap(1);
    const { routes, revenue } = bestRunOf(table, 'KHS');
    const bare = routes.map(({ train, stops }) => ({ train, stops }));
    expect(readRun(table, 'KHS', bare).revenue).toBe(revenue);
  });
  it('phase and trains are not mixed up in what is remembered', () => {
    const table = lateMap(2);
    const early = { ...table, clock: { ...table.clock, phase: '2' } };
    expect(bestRunOf(early, 'KHS').revenue).toBeLessThanOrEqual(bestRunOf(table, 'KHS').revenue);
    expect(bestRunOf(table, 'KWE').revenue).toBe(0);
  });
});
