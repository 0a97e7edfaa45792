import { describe, expect, it } from 'vitest';
import { companyPlace, DEPOT, OUT } from '../../../rail/ids.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import type { Move } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { BEER_SUPPLY } from '../pieces.ts';
import { bestRunOf } from '../best-run.ts';
import { trainsOffered } from '../display.ts';
import { trainsOf, treasury } from '../readers.ts';
import { broke, played } from '../testing.ts';
import { anna, bert, BrewScene, TO_BOCHUM } from './brew-scene.ts';
import { closedPlace, demandPlace, EXPORT_BOX, loadPlace } from './pieces.ts';
import { cubesAt, isClosed } from './readers.ts';

const STOPS = {
  I20: ['E12/n0', 'F13/n0', 'H15/n0', 'I16/n0', 'I20/n0'],
  H1: ['E12/n0', 'E10/n0', 'F5/n0', 'H1/n0'],
};
const route = (train: string, stops: readonly string[], more: object = {}) => ({ train, stops, ...more });
const runs = (...routes: readonly object[]): Move => ({ type: 'run', seat: 'anna', routes }) as Move;
const aboard = (scene: BrewScene, train: string, count: number): BrewScene =>
  scene.do(
    ...cubesAt(scene.table, BEER_SUPPLY)
      .slice(0, count)
      .map((put) => ({ put, at: loadPlace(train) })),
  );
/** KWE of anna with a station in Dortmund City and ways to Arnsberg and Bochum, about to run. */
const kwe = (...trains: readonly string[]) =>
  new BrewScene()
    .carrier('KWE', 'anna', ...trains)
    .clock({ phase: '8' })
    .operating('KWE', 'run');

describe('export beer on its way', () => {
  it('HSB-6.5.1.10 the example without the marker: 1 × 40 + 2 × 50 = 140; all cubes return to the supply', () => {
    const scene = kwe('5', '8');
    const both = runs(route('train/5/1', STOPS.I20), route('train/8/1', STOPS.H1));
    const plain = played(scene.table, both);
    aboard(aboard(scene, 'train/5/1', 1), 'train/8/1', 2);
    const table = played(scene.table, both);
    expect(table.clock.shown!.revenue - plain.clock.shown!.revenue).toBe(140);
    expect([cubesAt(table, loadPlace('train/5/1')), cubesAt(table, loadPlace('train/8/1'))]).toEqual([
      [],
      [],
    ]);
    expect(cubesAt(table, BEER_SUPPLY)).toHaveLength(cubesAt(plain, BEER_SUPPLY).length);
  });
  it('HSB-6.5.1.08 ✗ beer that no brewery has loaded', () => {
    const move = runs(route('train/5/1', STOPS.H1, { beer: 1 }));
    expect(broke(kwe('5').table, move)).toEqual(['6.5.1/beer-aboard']);
  });
  it('HSB-6.5.1.08 ✓ what lies on the train', () => {
    const move = runs(route('train/5/1', STOPS.H1, { beer: 1 }));
    expect(broke(aboard(kwe('5'), 'train/5/1', 1).table, move)).toEqual([]);
  });
  it('HSB-6.5.1.09 ✗ a loaded train stays away from City although it could go there', () => {
    const move = runs(route('train/5/1', ['F5/n0', 'E10/n0', 'E12/n0', 'F13/n0']));
    expect(broke(aboard(kwe('5'), 'train/5/1', 1).table, move)).toContain('6.5.1/beer-due');
  });
  it('HSB-6.5.1.09 ✓ from City to a red field', () => {
    expect(broke(aboard(kwe('5'), 'train/5/1', 1).table, runs(route('train/5/1', STOPS.I20)))).toEqual([]);
  });
  it('HSB-6.5.1.09 ✓ two loaded trains and one way for them: one of the two brings its beer, the other runs elsewhere', () => {
    const scene = new BrewScene()
      .railway('KWE', 'anna', '5', '6')
      .token('KWE', 1, 'E12')
      .tiles(...TO_BOCHUM)
      .clock({ phase: '8' })
      .operating('KWE', 'run');
    const { table } = aboard(aboard(scene, 'train/5/1', 1), 'train/6/1', 1);
    const [five, six] = ['train/5/1', 'train/6/1'];
    const away = ['E12/n0', 'E14/n0'];
    expect(broke(table, runs(route(five!, STOPS.H1), route(six!, away)))).toEqual([]);
    expect(broke(table, runs(route(six!, STOPS.H1), route(five!, away)))).toEqual([]);
    expect(broke(table, runs(route(five!, away)))).toContain('6.5.1/beer-due');
    expect(broke(table, runs(...bestRunOf(table, 'KWE', 20_000).routes))).toEqual([]);
  });
  it('HSB-6.5.1.09 ✗ an empty train takes the whole way, and the loaded one stays behind', () => {
    const scene = new BrewScene()
      .railway('KWE', 'anna', '5', '6')
      .token('KWE', 1, 'E12')
      .tiles(...TO_BOCHUM)
      .clock({ phase: '8' })
      .operating('KWE', 'run');
    const { table } = aboard(scene, 'train/5/1', 1);
    const whole = ['E14/n0', ...STOPS.H1];
    expect(broke(table, runs(route('train/6/1', whole)))).toEqual(['6.5.1/beer-stays']);
    expect(broke(table, runs(route('train/5/1', whole)))).toEqual([]);
    // Without beer either may stay behind.
    const empty = scene.do({ put: cubesAt(table, loadPlace('train/5/1'))[0]!, at: BEER_SUPPLY });
    expect(broke(empty.table, runs(route('train/6/1', whole)))).toEqual([]);
  });
  it('HSB-6.5.1.10 the best run takes the beer along', () => {
    const scene = kwe('5');
    const plain = bestRunOf(scene.table, 'KWE', 20_000).revenue;
    const loaded = bestRunOf(aboard(scene, 'train/5/1', 1).table, 'KWE', 20_000).revenue;
    expect(loaded).toBeGreaterThan(plain);
  });
});

const sides = (hex: string): Move => ({ type: 'siding', seat: 'anna', hex });
/** BME of anna by the mill of Hörde (G12), about to build a siding. */
const bme = (phase = '2') => {
  const scene = new BrewScene().railway('BME', 'anna').clock({ phase }).cash(companyPlace('BME'), 100);
  scene.tiles(['H11', '1904', 0], ['F13', '1904', 0]);
  return scene.operating('BME', 'siding');
};
const on = (table: DoTable, segment: number): readonly number[] =>
  (['regular', 'new'] as const).map((customers) => cubesAt(table, demandPlace(segment, customers)).length);

describe('sidings', () => {
  it('HSB-6.5.1.02 HSB-6.5.1.04 the next card leaves display and game; its cube comes to its segment', () => {
    const table = played(bme().wants(2, 0, 0).table, sides('H11'));
    expect([pieceOf(table, 'train/2A/1')?.at, on(table, 2)]).toEqual([OUT, [1, 0]]);
    expect(treasury(table, 'BME')).toBe(70);
  });
  it('HSB-6.5.1.03 ✗ with 20 M in the treasury', () => {
    expect(broke(bme().cash(companyPlace('BME'), 20).table, sides('H11'))).toEqual(['6.5.1/siding-cost']);
  });
  it('HSB-6.5.1.03 ✓ with 30 M', () => {
    expect(broke(bme().cash(companyPlace('BME'), 30).table, sides('H11'))).toEqual([]);
  });
  it('HSB-6.2.1.02 HSB-4.2.1.01 the first card of a type starts its phase, the marker leaves, then its cubes come', () => {
    const scene = bme('4').gone('2A', '2B', '3', '4');
    expect(isClosed(scene.table, 5)).toBe(true);
    const table = played(scene.table, sides('H11'));
    expect([table.clock.phase, isClosed(table, 5), on(table, 5)]).toEqual(['5', false, [1, 1]]);
  });
  it('HSB-6.5.2.2.05 ✗ the railway goes on before the brewery above its new limit has given up a card', () => {
    const scene = bme('3').small('B8', 'bert', 's2', 's2', 's1').gone('2A', '2B', '3');
    const table = played(scene.table, sides('H11'));
    expect([table.clock.phase, broke(table, runs())]).toEqual(['4', ['6.5.2.2/equipment-first']]);
    expect(broke(table, bert.does('scrap', { card: 'kettle/1/1' }))).toEqual([]);
  });
  it('HSB-6.5.2.2.05 ✓ then it runs', () => {
    const scene = bme('3').small('B8', 'bert', 's2', 's2', 's1').gone('2A', '2B', '3');
    const table = played(scene.table, sides('H11'), bert.does('scrap', { card: 'kettle/1/1' }));
    expect(broke(table, runs())).toEqual([]);
  });
  it('HSB-6.5.1.06 without a type 6 on display it costs 30, and nothing else happens', () => {
    const scene = bme('6').gone('2A', '2B', '3', '4', '5', '6');
    const eights = piecesAt(scene.table, DEPOT).length;
    const table = played(scene.table, sides('H11'));
    expect([treasury(table, 'BME'), piecesAt(table, DEPOT).length, table.clock.phase]).toEqual([
      70,
      eights,
      '6',
    ]);
  });
  it('HSB-5.4.4.06 a card used for a siding does not count as a 6 that was bought', () => {
    const scene = bme('6').gone('2A', '2B', '3', '4', '5');
    const table = played(scene.table, sides('H11'));
    expect(trainsOffered(table)).toEqual(['train/6/2']);
  });
});

describe('cards of railways', () => {
  const buyer = (cash = 1000) =>
    new BrewScene().railway('KWE', 'anna').operating('KWE', 'trains').cash(companyPlace('KWE'), cash);
  it('HSB-6.5.1.01 HSB-5.4.4.07 a railway buys a card as train, at the price that a brewery would pay', () => {
    const table = played(buyer(80).table, anna.train('train/2A/1'));
    expect([trainsOf(table, 'KWE'), treasury(table, 'KWE'), pieceOf(table, 'train/2A/1')?.side]).toEqual([
      ['train/2A/1'],
      0,
      undefined,
    ]);
  });
  it('HSB-4.5.7.1.01 ✗ two new ones from green on', () => {
    const green = buyer().gone('2A', '2B').clock({ phase: '3' });
    const one = played(green.table, anna.train('train/3/1'));
    expect(broke(one, anna.train('train/3/2'))).toEqual(['4.5.7.1/new-trains']);
  });
  it('HSB-4.5.7.1.01 ✓ two in the yellow phase', () => {
    expect(broke(played(buyer().table, anna.train('train/2A/1')), anna.train('train/2A/2'))).toEqual([]);
  });
  it('HSB-4.5.7.1.02 type 8 is on sale once two sixes were bought, and when none is left', () => {
    const late = buyer(5000).gone('2A', '2B', '3', '4', '5').clock({ phase: '6' });
    expect(trainsOffered(late.table)).toEqual(['train/6/1']);
    const two = late.do(
      { put: 'train/6/1', at: companyPlace('KWE') },
      { put: 'train/6/2', at: companyPlace('DUB'), side: 'kettle' },
    );
    expect(trainsOffered(two.table)).toEqual(['train/6/3', 'train/8/1']);
    expect(trainsOffered(buyer().gone('2A', '2B', '3', '4', '5', '6').table)).toEqual(['train/8/1']);
  });
  it('HSB-4.5.7.3.01 HSB-6.5.2.2.01 2-trains leave with type 4, equipment of type 2 stays', () => {
    const scene = buyer().small('B7', 'bert', '2A');
    scene
      .do({ put: 'train/2B/1', at: companyPlace('KWE') })
      .gone('2A', '2B', '3')
      .clock({ phase: '3' });
    const table = played(scene.operating('KWE', 'trains').table, anna.train('train/4/1'));
    expect([pieceOf(table, 'train/2B/1')?.at, pieceOf(table, 'train/2A/1')?.at]).toEqual([
      OUT,
      companyPlace('B7'),
    ]);
  });
  it('HSB-4.5.7.01 ✗ a railway at its limit buys', () => {
    const scene = buyer().gone('2A', '2B').clock({ phase: '3' });
    for (const n of [1, 2, 3, 4]) scene.do({ put: `train/3/${n}`, at: companyPlace('KWE') });
    expect(broke(scene.table, anna.train('train/3/5'))).toEqual(['4.5.7/train-limit']);
  });
  it('HSB-4.5.7.01 ✓ below it', () => {
    const scene = buyer().gone('2A', '2B').clock({ phase: '3' });
    for (const n of [1, 2, 3]) scene.do({ put: `train/3/${n}`, at: companyPlace('KWE') });
    expect(broke(scene.table, anna.train('train/3/4'))).toEqual([]);
  });
  it('HSB-4.5.7.02 surplus trains go to the pool by the choice of the director, also when a brewery starts the phase', () => {
    const scene = new BrewScene().railway('KWE', 'bert').small('B7', 'anna', 's2').gone('2A', '2B', '3');
    for (const n of [1, 2, 3, 4]) scene.do({ put: `train/3/${n}`, at: companyPlace('KWE') });
    scene.clock({ phase: '3' }).brews('B7', 'equip').cash(companyPlace('B7'), 300);
    const table = played(scene.table, anna.equips('train/4/1'));
    expect(broke(table, anna.does('brew-done'))).toEqual(['4.5.7/surplus-first']);
    const given = played(table, bert.does('discard', { train: 'train/3/2' }));
    expect([trainsOf(given, 'KWE').length, broke(given, anna.does('brew-done'))]).toEqual([3, []]);
  });
  it('HSB-5.1.3.04 HSB-4.2.1.02 the gray phase empties the export box into the supply', () => {
    const scene = buyer().gone('2A', '2B', '3', '4', '5', '6').clock({ phase: '6' });
    const box = cubesAt(scene.table, EXPORT_BOX).length;
    const before = cubesAt(scene.table, BEER_SUPPLY).length;
    const table = played(scene.table, anna.train('train/8/1'));
    expect([box, cubesAt(table, EXPORT_BOX).length, cubesAt(table, BEER_SUPPLY).length]).toEqual([
      6,
      0,
      before + 6,
    ]);
    expect(table.clock.phase).toBe('8');
  });
  it('HSB-6.2.1.02 the first card of types 3 to 6 opens its segment', () => {
    const scene = buyer().gone('2A', '2B');
    const table = played(scene.table, anna.train('train/3/1'));
    expect([piecesAt(table, closedPlace(3)), isClosed(table, 4), on(table, 3)]).toEqual([[], true, [0, 0]]);
  });
  it('HSB-5.4.4.05 ✗ a railway buys equipment of the brewery that its director has', () => {
    const scene = buyer().company('DUB', 'anna', 80, '4').operating('KWE', 'trains');
    const bid = anna.train('train/4/1', 50);
    expect(broke(scene.cash(companyPlace('KWE'), 100).table, bid)).toContain('5.4.4/equipment-not-sold');
  });
  it('HSB-5.4.4.03 railways may trade trains with each other', () => {
    const scene = buyer()
      .railway('BME', 'anna', '2A')
      .operating('KWE', 'trains')
      .cash(companyPlace('KWE'), 100);
    const table = played(scene.table, anna.train('train/2A/1', 1));
    expect(trainsOf(table, 'KWE')).toEqual(['train/2A/1']);
  });
});
