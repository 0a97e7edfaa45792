import { isLegal } from '../../../table/judge.ts';
import { describe, expect, it } from 'vitest';
import type { TeTable } from '../clock.ts';
import { cme, eastLine, kwe, trainAt } from '../operate-scene.ts';
import { game } from '../index.ts';
import { priceOf } from '../readers.ts';
import { bestRunOf, readRun } from '../runs.ts';
import { after, breaches, findingsOf, notesOn, Scene } from '../testing.ts';
import { run } from './run.ts';

type Stops = readonly string[];
/** One route for each train of the operating company, in order. */
const shown = (table: TeTable, ...routes: readonly Stops[]) => ({
  type: 'run',
  seat: 'anna',
  routes: routes.map((stops, i) => ({ train: trainAt(table, table.clock.operating ?? '', i), stops })),
});
const breaks = (scene: Scene, ...routes: readonly Stops[]) =>
  breaches(run, scene.table, shown(scene.table, ...routes));
const revenue = (scene: Scene, ...routes: readonly Stops[]) =>
  readRun(scene.table, scene.table.clock.operating ?? '', shown(scene.table, ...routes).routes).revenue;

/** Münster brown, so that it touches Venlo, Wanne and Hamm. */
const brownMs = (): Scene => kwe().tile('D14', 'TE7').train('KWE', 'D');
/** Osnabrück brown, touching Hamburg and Löhne. */
const brownOs = (): Scene =>
  new Scene().founded('KHS', 'anna').tile('G5', 'TE6').token('KHS', 0, 'G5', 0, 1).operating('KHS', 'run');
/** Lengerich – Ladbergen – Brook – Lengerich, KHS has a station in Lengerich. */
const loop = (): Scene =>
  new Scene()
    .founded('KHS', 'anna')
    .tile('F10', '14')
    .tile('E11', '58', 4)
    .tile('E13', '3', 3)
    .tile('F12', '8', 1)
    .token('KHS', 1, 'F10')
    .operating('KHS', 'run')
    .train('KHS', 'D');

describe('routes, §7.2', () => {
  it('TE-7.2.1 a route is continuous track with an own station in a city', () => {
    const scene = kwe().train('KWE', '3');
    expect(breaks(scene, ['D14/n0', 'C13/n0', 'B10/n0'])).toEqual([]);
    expect(breaks(scene, ['D14/n0', 'F10/n0'])).toEqual(['18te/7.2/no-track']);
    expect(breaks(scene, ['D14/n0', 'Z9/n7'])).toEqual(['18te/7.2/no-track']);
  });
  it('TE-7.2.2 ✗ a D loops back into Lengerich', () => {
    expect(breaks(loop(), ['F10/n0', 'E11/n0', 'E13/n0', 'F10/n0'])).toEqual(['18te/7.2/stop-twice']);
  });
  it('TE-7.2.2 ✓ a D stops before it comes back', () => {
    expect(breaks(loop(), ['F10/n0', 'E11/n0', 'E13/n0'])).toEqual([]);
  });
  it('TE-7.2.3 ✗ KWE runs through Greven, whose only place is taken by CME', () => {
    const scene = kwe().train('KWE', '3').founded('CME', 'bert').token('CME', 1, 'C13');
    expect(breaks(scene, ['D14/n0', 'C13/n0', 'B10/n0'])).toEqual(['18te/7.2/through-full']);
  });
  it('TE-7.2.3 ✓ KWE ends in Greven, and passes empty reserved places', () => {
    const scene = kwe().train('KWE', '3').founded('CME', 'bert').token('CME', 1, 'C13');
    expect(breaks(scene, ['D14/n0', 'C13/n0'])).toEqual([]);
    const through = kwe().tile('D14', 'TE7').tile('E13', '4', 1).token('KWE', 1, 'C13').train('KWE', '3');
    expect(breaks(through.do({ put: 'token/KWE/0', at: 'out' }), ['C13/n0', 'D14/n0', 'E13/n0'])).toEqual([]);
  });

  /** E11 is a #23: its common side 0 leads to E13, sides 3 and 4 to E9 and Lengerich. */
  const junction = (): Scene =>
    new Scene().founded('TWE', 'anna').tile('E11', '23').operating('TWE', 'run').train('TWE', 'D');
  const stem = (): Scene =>
    junction()
      .tile('E13', '30', 3)
      .tile('F12', '57', 1)
      .tile('E9', '7', 5)
      .tile('F10', '5', 1)
      .token('TWE', 0, 'F10');
  it('TE-7.2.4 ✗ enters and leaves #23 by its common side', () => {
    expect(breaks(stem(), ['D14/n1', 'F10/n0', 'F12/n0'])).toEqual(['18te/7.2/track-twice']);
  });
  it('TE-7.2.4 ✓ uses the common side once', () => {
    expect(breaks(stem(), ['D14/n1', 'F10/n0'])).toEqual([]);
  });
  const angle = (): Scene =>
    junction().tile('E9', '57').tile('F10', '57', 1).tile('E13', '4').token('TWE', 0, 'E9');
  it('TE-7.2.5 ✗ turns on #23 from side 3 to side 4', () => {
    expect(breaks(angle(), ['E9/n0', 'F10/n0'])).toEqual(['18te/7.2/reversal']);
  });
  it('TE-7.2.5 ✓ takes #23 from side 3 to side 0', () => {
    expect(breaks(angle(), ['E9/n0', 'E13/n0'])).toEqual([]);
  });
  it('TE-7.2.6 ✗ runs through Hamm to another stop', () => {
    expect(breaks(brownMs(), ['D14/n0', 'E15/n0', 'C13/n0'])).toEqual(['18te/7.2/through-red']);
  });
  it('TE-7.2.6 ✓ ends in Hamm', () => {
    expect(breaks(brownMs(), ['C13/n0', 'D14/n0', 'E15/n0'])).toEqual([]);
  });
  it('TE-7.2.7 ✗ runs Venlo–Münster–Hamm, or Hamburg–Osnabrück–Löhne (example 6)', () => {
    expect(breaks(brownMs(), ['C15/n0', 'D14/n0', 'E15/n0'])).toEqual(['18te/7.2/red-too-close']);
    expect(breaks(brownMs(), ['C15/n0', 'D14/n0', 'D16/n0'])).toEqual(['18te/7.2/red-too-close']);
    expect(breaks(brownMs(), ['D16/n0', 'D14/n0', 'E15/n0'])).toEqual(['18te/7.2/red-too-close']);
    expect(breaks(brownOs().train('KHS', '3'), ['G3/n0', 'G5/n0', 'H6/n0'])).toEqual([
      '18te/7.2/red-too-close',
    ]);
  });
  it('TE-7.2.7 ✓ one red area alone', () => {
    expect(breaks(brownOs().train('KHS', '3'), ['G3/n0', 'G5/n0'])).toEqual([]);
  });
});

describe('trains run, §7.5', () => {
  it('TE-7.5.1 TE-7.5.8 a company runs its trains; revenue is the sum', () => {
    const scene = kwe().train('KWE', '2').train('KWE', '2').token('KWE', 1, 'C13');
    const move = shown(scene.table, ['D14/n0', 'C13/n0'], ['C13/n0', 'B10/n0']);
    expect(breaches(run, scene.table, move)).toEqual([]);
    const table = after(run, scene.table, move);
    expect(table.clock.step).toBe('payout');
    expect(table.clock.shown).toEqual([{ seat: 'anna', routes: move.routes, revenue: 80 }]);
  });
  it('TE-7.5.1 only its own trains run, each once', () => {
    const scene = kwe().train('KWE', '2').founded('CME', 'bert').train('CME', '2');
    const foreign = { train: trainAt(scene.table, 'CME'), stops: ['D14/n0', 'C13/n0'] };
    const move = { type: 'run', seat: 'anna', routes: [foreign] };
    expect(breaches(run, scene.table, move)).toEqual(['18te/7.5/not-its-train']);
    const own = { train: trainAt(scene.table, 'KWE'), stops: ['D14/n0', 'C13/n0'] };
    expect(breaches(run, scene.table, { ...move, routes: [own, own] })).toEqual(['18te/7.5/train-twice']);
  });
  it('TE-7.5.2 ✗ two trains use the track Münster–Greven', () => {
    const scene = kwe().train('KWE', '2').train('KWE', '2');
    expect(breaks(scene, ['D14/n0', 'C13/n0'], ['D14/n0', 'C13/n0'])).toEqual(['18te/7.5/shared-track']);
  });
  it('TE-7.5.2 ✓ two trains meet in Greven', () => {
    const scene = kwe().train('KWE', '2').train('KWE', '2').token('KWE', 1, 'C13');
    expect(breaks(scene, ['D14/n0', 'C13/n0'], ['C13/n0', 'B10/n0'])).toEqual([]);
  });
  it('TE-7.5.3 ✗ KWE runs Greven–Emsdetten without a station there', () => {
    expect(breaks(kwe().train('KWE', '2'), ['C13/n0', 'B10/n0'])).toEqual(['18te/7.5/no-station']);
  });
  it('TE-7.5.3 ✓ with a station in Greven it may', () => {
    expect(breaks(kwe().train('KWE', '2').token('KWE', 1, 'C13'), ['C13/n0', 'B10/n0'])).toEqual([]);
  });
  it('TE-7.5.4 ✗ a 2 over three stops, a 2 on one stop (example 7)', () => {
    const scene = kwe().train('KWE', '2');
    expect(breaks(scene, ['D14/n0', 'C13/n0', 'B10/n0'])).toEqual(['18te/7.5/too-long']);
    expect(breaks(scene, ['D14/n0'])).toEqual(['18te/7.5/too-short']);
  });
  it('TE-7.5.4 ✓ a 2 visits exactly two, a 3 two or three (example 7)', () => {
    expect(breaks(kwe().train('KWE', '2'), ['D14/n0', 'C13/n0'])).toEqual([]);
    expect(breaks(kwe().train('KWE', '3'), ['D14/n0', 'C13/n0'])).toEqual([]);
    expect(breaks(kwe().train('KWE', '3'), ['D14/n0', 'C13/n0', 'B10/n0'])).toEqual([]);
  });
  it('TE-7.5.5 ✗ a 2 runs Münster–Lengerich and leaves Brook out', () => {
    const scene = cme().train('CME', '2');
    expect(breaks(scene, ['D14/n1', 'F10/n0'])).toEqual(['18te/7.5/skipped-stop']);
    expect(findingsOf(run, scene.table, shown(scene.table, ['D14/n1', 'F10/n0']))[0]?.params['hex']).toBe(
      'E13',
    );
  });
  it('TE-7.5.5 ✓ a 3 counts Brook', () => {
    expect(breaks(cme().train('CME', '3'), ['D14/n1', 'E13/n0', 'F10/n0'])).toEqual([]);
  });
  it('TE-7.5.6 ✗ a 1+1 runs Münster–Greven', () => {
    expect(breaks(kwe().train('KWE', '2', '1+1'), ['D14/n0', 'C13/n0'])).toEqual([
      '18te/7.5/too-many-cities',
    ]);
  });
  it('TE-7.5.6 ✓ a 1+1 runs Münster–Brook', () => {
    expect(breaks(cme().train('CME', '2', '1+1'), ['D14/n1', 'E13/n0'])).toEqual([]);
  });
  it('TE-7.5.6 ✗ for a 1+1 a red area is no town (OQ-21)', () => {
    const scene = brownOs().train('KHS', '2', '1+1');
    expect(breaks(scene, ['G3/n0', 'G5/n0'])).toEqual(['18te/7.5/too-many-cities']);
  });
  it('TE-7.5.7 TE-3.8.3 TE-3.8.7 TE-3.8.12 TE-3.8.17 Hamburg counts 20, 40, 80 and 80', () => {
    const scene = brownOs().train('KHS', '2');
    const values = ['2', '3', '4', '5'].map((phase) => revenue(scene.clock({ phase }), ['G3/n0', 'G5/n0']));
    expect(values).toEqual([50 + 20, 50 + 40, 50 + 80, 50 + 80]);
  });
  it('TE-7.5.7 city and town count what is printed', () => {
    expect(revenue(cme().train('CME', '3'), ['D14/n1', 'E13/n0', 'F10/n0'])).toBe(20 + 10 + 20);
  });
  it('TE-3.2.1 towns are stops like cities for a plain train', () => {
    expect(breaks(cme().train('CME', '2'), ['D14/n1', 'E13/n0'])).toEqual([]);
    expect(breaks(cme().train('CME', '2'), ['D14/n1', 'E13/n0', 'F10/n0'])).toEqual(['18te/7.5/too-long']);
  });
  it('TE-3.4.2 a 2+2 visits two stops of any kind and two further towns', () => {
    const scene = cme().train('CME', '3', '2+2');
    expect(breaks(scene, ['D14/n1', 'E13/n0', 'F10/n0'])).toEqual([]);
    expect(bestRunOf(scene.table, 'CME').revenue).toBe(50);
    expect(bestRunOf(cme().train('CME', '2', '1+1').table, 'CME').revenue).toBe(30);
  });
  it('TE-3.4.4 a D visits any number of stops', () => {
    const scene = brownMs();
    expect(revenue(scene, ['B10/n0', 'C13/n0', 'D14/n0', 'E15/n0'])).toBe(20 + 20 + 50 + 20);
    expect(breaks(scene, ['B10/n0', 'C13/n0', 'D14/n0', 'E15/n0'])).toEqual([]);
  });
  it('TE-7.5.10 the figure of the president stands; a better run is only noted', () => {
    const scene = kwe().train('KWE', '3');
    const move = shown(scene.table, ['D14/n0', 'C13/n0']);
    expect(findingsOf(run, scene.table, move)).toEqual([]);
    expect(notesOn(run, scene.table, move)).toEqual([
      { rule: '18te/7.5/better-run', section: '7.5', weight: 'note', params: { more: 20, revenue: 40 } },
    ]);
    expect(after(run, scene.table, move).clock.shown[0]?.revenue).toBe(40);
  });
  it('TE-7.0.4 trains that can run have to', () => {
    expect(breaks(kwe().train('KWE', '2'))).toEqual(['18te/7.5/must-run']);
    expect(breaks(kwe().train('KWE', '2', '1+1'))).toEqual([]);
    expect(breaks(kwe())).toEqual([]);
  });
});

describe('the run in the turn, §7', () => {
  it('TE-7.0.3 ✗ runs a second time after the payout', () => {
    const scene = kwe('trains').train('KWE', '2');
    expect(breaks(scene, ['D14/n0', 'C13/n0'])).toEqual(['18te/7/step-order']);
    expect(after(run, scene.table, shown(scene.table, ['D14/n0', 'C13/n0']))).toBe(scene.table);
  });
  it('TE-7.0.3 ✓ runs without having built', () => {
    for (const step of ['track', 'station', 'run'] as const)
      expect(breaks(kwe(step).train('KWE', '2'), ['D14/n0', 'C13/n0'])).toEqual([]);
  });
  it('TE-7.6.4 TE-7.6.3 a first operating round without trains moves the marker left', () => {
    const scene = kwe('track').clock({ veterans: [] });
    expect(priceOf(scene.table, 'KWE')).toBe(60);
    const table = after(run, scene.table, shown(scene.table));
    expect(priceOf(table, 'KWE')).toBe(50);
    expect(table.clock.step).toBe('trains');
    expect(table.clock.shown).toEqual([]);
  });
  it('TE-7.0.1 a run of somebody else, in a stock round or without an operating company changes nothing wrong', () => {
    const scene = kwe().train('KWE', '2');
    const move = shown(scene.table, ['D14/n0', 'C13/n0']);
    expect(breaches(run, scene.table, { ...move, seat: 'bert' })).toEqual(['18te/3.7/president-decides']);
    const stock = scene.clock({ round: 'SR' }).table;
    expect(breaches(run, stock, move)).toEqual(['18te/3.1/operating-round-only']);
    expect(after(run, stock, move)).toBe(stock);
    const nobody = kwe().clock({ operating: null }).table;
    expect(breaches(run, nobody, move)).toEqual(['18te/7/nobody-operates']);
    expect(after(run, nobody, move)).toBe(nobody);
  });
  it('options give the best run, its parts, and no run only where that is legal', () => {
    const scene = kwe().train('KWE', '2').train('KWE', '2').token('KWE', 1, 'C13');
    const runs = [...game.options(scene.table, 'anna', { type: 'run' })];
    expect(runs).toHaveLength(3);
    for (const move of runs) expect(isLegal(game, scene.table, move)).toBe(true);
    expect([...game.options(kwe().table, 'anna')]).toEqual([{ type: 'run', seat: 'anna', routes: [] }]);
    expect([...game.options(scene.table, 'bert')]).toEqual([]);
  });
});

describe('the finder', () => {
  it('proves the best run and names the hexes on the way', () => {
    const best = bestRunOf(eastLine(kwe().token('KWE', 1, 'F10')).train('KWE', '3').table, 'KWE');
    expect(best).toMatchObject({ company: 'KWE', revenue: 60, bound: 60, proved: true });
    expect(best.routes[0]?.stops.toSorted()).toEqual(['B10/n0', 'C13/n0', 'D14/n0']);
    expect(best.routes[0]?.via?.flat()).toEqual(['C11']);
  });
  it('finds nothing without trains or without a station', () => {
    expect(bestRunOf(kwe().table, 'KWE')).toMatchObject({ routes: [], revenue: 0, proved: true });
    expect(bestRunOf(new Scene().founded('KHS', 'anna').train('KHS', '2').table, 'KHS').revenue).toBe(0);
  });
});
