import { describe, expect, it } from 'vitest';
import { bonusFor as bonusAt, isSpikeDriven } from './bonus.ts';
import { readRun } from './shown.ts';
import { bestRunOf } from './runs.ts';
import { drawnRuns } from './drawn-runs.ts';
import { run } from './moves/run.ts';
import { after, type Scene } from './testing.ts';
import { beside, building, earned, runBreaches, runMove } from './track-scene.ts';

/** ORN: Seattle – D8 – E7 – F6 – Sacramento, four hexes. */
const oregon = (phase = '3'): Scene =>
  building('ORN', phase)
    .tile('C9', '57', 0)
    .tile('D8', '9', 0)
    .tile('E7', '9', 0)
    .tile('F6', '9', 0)
    .tile('G5', '6', 1)
    .clock({ step: 'run' });
/** With a detour of one hex: by E9 and F8 instead of E7. */
const detour = (phase = '3'): Scene =>
  building('ORN', phase)
    .tile('C9', '57', 0)
    .tile('D8', '8', 3)
    .tile('E9', '8', 0)
    .tile('F8', '8', 1)
    .tile('F6', '8', 4)
    .tile('G5', '57', 3)
    .clock({ step: 'run' });
/** SP: New Orleans – Houston – Austin – K19 – J18 – El Paso … */
const southern = (phase = '5', city = '57', turn = 1): Scene =>
  building('SP', phase)
    .tile('K23', '4', 1)
    .tile('K21', '57', 1)
    .tile('K19', '8', 2)
    .tile('J18', '8', 5)
    .tile('J16', city, turn)
    .clock({ step: 'run' });

describe('bonus routes', () => {
  it('62-5.6 a run from home to a target earns the bonus, also beyond the target', () => {
    const scene = oregon().train('ORN', '2');
    expect(earned(scene, [['2/1', 'C9', 'G5']])).toBe(20 + 20 + 40);
    const on = oregon('3').tile('G3', '57', 1).train('ORN', '3');
    expect(earned(on, [['3/1', 'C9', 'G5', 'G3']])).toBe(60 + 40);
  });
  it('62-5.7 ✗ claimed for a run that does not start at home, or does not call at the target', () => {
    const elsewhere = oregon('3').tile('G3', '57', 1).token('ORN', 1, 'G3').train('ORN', '2');
    expect(runBreaches(elsewhere, [['2/1', 'G5', 'G3']], ['G5'])).toEqual(['1862/5/bonus-earned']);
    // Montreal in the middle: Ottawa – Montreal – Quebec.
    const middle = building('CP', '3').tile('D34', 'Mtl2', 0).tile('D32', '57', 1).tile('C35', '57', 0);
    middle.train('CP', '3').clock({ step: 'run' });
    expect(runBreaches(middle, [['3/1', 'D32', 'D34', 'C35']], ['B22'])).toEqual(['1862/5/bonus-earned']);
  });
  it('62-5.7 ✓ from home to the target; where nobody claims one, the best counts', () => {
    const scene = oregon().train('ORN', '2');
    expect(runBreaches(scene, [['2/1', 'C9', 'G5']], ['G5'])).toEqual([]);
    expect(earned(scene, [['2/1', 'C9', 'G5']], ['G5'])).toBe(80);
    expect(earned(scene, [['2/1', 'C9', 'G5']], [])).toBe(40);
  });
  it('62-5.8 20 a hex in yellow and green, 30 in brown and grey, less 10 for each hex travelled', () => {
    const bonus = (scene: Scene): number => {
      const route = runMove([['5/1', 'C9', 'G5']]).routes;
      return readRun(scene.train('ORN', '5').table, 'ORN', route).bonus[0]?.value ?? 0;
    };
    expect(['3', '5', '8'].map((phase) => bonus(oregon(phase)))).toEqual([40, 80, 80]);
    // Five hexes instead of four: 4 × 20 − 5 × 10 and 4 × 30 − 5 × 10.
    expect(['3', '5', '8'].map((phase) => bonus(detour(phase)))).toEqual([30, 70, 70]);
  });
  it('62-5.8 on too long a way the bonus is nothing, whether it is claimed or not', () => {
    const line = { targets: ['G5'], shortest: 4, most: 40 };
    expect([4, 5, 8, 9, 20].map((way) => bonusAt(line, way))).toEqual([40, 30, 0, 0, 0]);
    // Eight hexes: by D10, E9, F10, G11 and back by G9, G7 and F6.
    const around = building('ORN', '3').tile('C9', '57', 2).tile('D10', '8', 0).tile('E9', '8', 3);
    around.tile('F10', '9', 2).tile('G11', '7', 1).tile('G9', '9', 1).tile('G7', '8', 2).tile('F6', '7', 5);
    around.tile('G5', '57', 0).train('ORN', '2').clock({ step: 'run' });
    for (const claimed of [undefined, ['G5']]) {
      expect(runBreaches(around, [['2/1', 'C9', 'G5']], claimed)).toEqual([]);
      expect(earned(around, [['2/1', 'C9', 'G5']], claimed)).toBe(40);
    }
  });
  it('62-5.10 ✗ SP adds two bonuses in one operating round', () => {
    const scene = southern().train('SP', '5');
    expect(runBreaches(scene, [['5/1', 'K25', 'K23', 'K21', 'J16']], ['J16', 'I5'])).toContain(
      '1862/5/one-bonus',
    );
  });
  it('62-5.10 ✓ one; and the program counts one only, the better', () => {
    const scene = southern().train('SP', '5');
    const stops = ['K25', 'K23', 'K21', 'J16'] as const;
    expect(runBreaches(scene, [['5/1', ...stops]], ['J16'])).toEqual([]);
    // Shortest 5: 20 + 10 + 20 + 20 and 100.
    expect(earned(scene, [['5/1', ...stops]])).toBe(170);
    const two = southern().train('SP', '5').train('SP', '5E');
    expect(bestRunOf(two.table, 'SP')).toMatchObject({ revenue: 170, proved: true });
  });
  it('HC-14 an E train has to call at the target', () => {
    const scene = southern().train('SP', '5E');
    const stops = ['K25', 'K23', 'K21', 'J16'] as const;
    expect(earned(scene, [['5E/1', ...stops]])).toBe(170);
    expect(bestRunOf(scene.table, 'SP')).toMatchObject({ revenue: 170, proved: true });
    // On to Mexico without a stop in El Paso: no bonus, though the way leads there.
    const past = southern('5', '6', 4).train('SP', '5E');
    expect(earned(past, [['5E/1', 'K25', 'K21', 'K15']])).toBe(20 + 20 + 80);
    expect(runBreaches(past, [['5E/1', 'K25', 'K21', 'K15']], ['J16'])).toEqual(['1862/5/bonus-earned']);
    expect(runBreaches(past, [['5E/1', 'K25', 'K21', 'J16', 'K15']], ['J16'])).toEqual([]);
  });
  it('62-5.10 a bonus that nobody claims is not drawn, and of two trains one has it', () => {
    const unclaimed = oregon().train('ORN', '2');
    const [drawn] = drawnRuns(after(run, unclaimed.table, runMove([['2/1', 'C9', 'G5']], [])));
    expect([drawn?.value, drawn?.bonus]).toEqual([40, undefined]);
    const two = southern().train('SP', '5').train('SP', '5');
    const stops = ['K25', 'K23', 'K21', 'J16'] as const;
    const both = after(
      run,
      two.table,
      runMove([
        ['5/1', ...stops],
        ['5/2', ...stops],
      ]),
    );
    expect(drawnRuns(both).map(({ value, bonus }) => [value, bonus?.amount])).toEqual([
      [170, 100],
      [70, undefined],
    ]);
  });
  it('the bonus is drawn along the hexes that it is counted along', () => {
    const scene = detour('5').train('ORN', '5');
    const table = after(run, scene.table, runMove([['5/1', 'G5', 'C9']]));
    expect(drawnRuns(table)).toMatchObject([
      { value: 40 + 70, bonus: { amount: 70, hexes: ['C9', 'D8', 'E9', 'F8', 'F6', 'G5'] } },
    ]);
  });
});

describe('Salt Lake City', () => {
  /** UP reaches it from the east; CPR only with the tile on G7. */
  const spike = (phase = '3'): Scene => {
    const scene = building('UP', phase).tile('F20', '57', 1).tile('F18', '8', 4).tile('G17', '6', 1);
    return scene
      .tile('G15', '9', 1)
      .tile('G13', '57', 1)
      .tile('G11', '9', 1)
      .tile('G9', '9', 1)
      .tile('G5', '57', 1);
  };
  it('62-5.11 counts 20 more for CPR and UP once both have a route to it', () => {
    const one = beside(spike(), 'CPR').train('UP', '3').clock({ step: 'run' });
    expect(isSpikeDriven(one.table)).toBe(false);
    const stops = ['F20', 'G17', 'G13'] as const;
    expect(earned(one, [['3/1', ...stops]])).toBe(60);
    const both = beside(spike().tile('G7', '9', 1), 'CPR')
      .train('UP', '3')
      .clock({ step: 'run' });
    expect(isSpikeDriven(both.table)).toBe(true);
    expect(earned(both, [['3/1', ...stops]])).toBe(80);
  });
  it('62-5.11 for nobody else, and not once one of the two has left the game', () => {
    const both = beside(spike().tile('G7', '9', 1), 'CPR')
      .train('UP', '3')
      .clock({ step: 'run' });
    const gone = both.do({ put: 'marker/CPR', at: 'out' });
    expect(earned(gone, [['3/1', 'F20', 'G17', 'G13']])).toBe(60);
  });
});
