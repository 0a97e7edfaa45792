import { describe, expect, it } from 'vitest';
import { companyPlace, POOL } from '../../../../rail/ids.ts';
import { judge } from '../../../../table/judge.ts';
import type { Game } from '../../../../table/game.ts';
import { pieceOf } from '../../../../table/places.ts';
import { say } from '../../../../table/words.ts';
import { bestRunOf } from '../../best-run.ts';
import { game } from '../../index.ts';
import { cubesAboard } from '../../export.ts';
import { treasury } from '../../readers.ts';
import { acted, broke, findingsOf, played } from '../../testing.ts';
import { anna, bert } from '../brew-scene.ts';
import { load } from '../moves/load.ts';
import { beerTrains, freeSquares } from '../export.ts';
import { loadPlace } from '../pieces.ts';
import { kimsOf } from './readers.ts';
import { ExpertScene } from './scene.ts';
import { squaresOn } from './wagons.ts';

const C = 'kim/C/1';
const SECOND = 'kim/C/2';
/** BME of anna in its purchase step. */
const railway = (phase = '3', ...trains: readonly string[]) =>
  new ExpertScene()
    .carrier('BME', 'anna', ...trains)
    .treasury('BME', 500)
    .operating('BME', 'trains')
    .clock({ phase });
const wagon = anna.does('buy-wagon', { kim: C });

describe('thermo wagons of railways', () => {
  it('HSB-7.5.01 HSB-7.1.3.04 a railway buys one instead of a train; it lies on its best train', () => {
    const table = played(railway('5', '3', '5').table, wagon);
    expect([pieceOf(table, C)?.at, treasury(table, 'BME'), table.clock.newTrains]).toEqual([
      loadPlace('train/5/1'),
      400,
      1,
    ]);
  });
  it('HSB-7.1.01 ✗ BME buys A1', () => {
    const pubs = anna.does('buy-wagon', { kim: 'kim/A1/1' });
    expect(broke(railway('3', '3').table, pubs)).toEqual(['7.1/wagons-only']);
    expect(broke(railway('3', '3').treasury('BME', 10).table, pubs)).toEqual(['7.1/wagons-only']);
    const asBrewery = anna.does('buy-kim', { kim: 'kim/A1/1' });
    expect(broke(railway('3', '3').table, asBrewery)).toEqual(['7.1/kim-breweries']);
  });
  it('HSB-7.1.01 ✓ BME buys C', () => {
    expect(broke(railway('3', '3').table, wagon)).toEqual([]);
  });
  it('HSB-7.1.3.01 ✗ from the green phase on a train and a wagon from the bank, whichever comes first', () => {
    const scene = railway('3', '3').gone('2A', '2B');
    expect(broke(played(scene.table, anna.train('train/3/2')), wagon)).toEqual(['7.1.3/wagon-count']);
    expect(broke(played(scene.table, wagon), anna.train('train/3/2'))).toEqual(['7.1.3/train-beside-wagon']);
    // A used one is not counted (§7.5).
    const used = scene.do({ put: 'train/3/5', at: POOL });
    expect(broke(played(used.table, wagon), anna.train('train/3/5'))).toEqual([]);
  });
  it('HSB-7.1.3.01 ✓ in the yellow phase a train and a wagon', () => {
    expect(broke(played(railway('2', '2A').table, anna.train('train/2A/2')), wagon)).toEqual([]);
  });
  it('HSB-7.5.01 not before the trains are bought', () => {
    const scene = railway('5', '5').operating('BME', 'station');
    expect(broke(scene.table, wagon)).toEqual(['7.5/wagon-step']);
  });
  it('HSB-7.1.3.09 ✗ two wagons from the bank in the yellow phase', () => {
    const table = played(railway('2', '2A').table, wagon);
    expect(broke(table, anna.does('buy-wagon', { kim: SECOND }))).toEqual(['7.1.3/one-wagon']);
  });
  it('HSB-7.1.3.09 ✓ one', () => {
    expect(broke(railway('2', '2A').table, wagon)).toEqual([]);
  });
  it('DO-4.5.7.4.1 ✗ a railway without a train buys a wagon first', () => {
    expect(broke(railway('3').table, wagon)).toEqual(['4.5.7.4/train-first']);
    const even = acted(railway('3').table, wagon);
    expect(broke(even, anna.train('train/2A/1'))).toEqual([]);
  });
  it('HSB-7.1.3.02 wagons go between railways and breweries, and so does the money', () => {
    const scene = railway('5', '5').company('RIT', 'anna', 80, '5').kims('RIT', 'C');
    const table = played(scene.table, anna.does('ask-wagon', { kim: C, price: 150 }));
    expect([treasury(table, 'BME'), treasury(table, 'RIT')]).toEqual([350, 150]);
    expect(pieceOf(table, C)?.at).toBe(loadPlace('train/5/1'));
    const back = new ExpertScene()
      .carrier('BME', 'bert', '5')
      .company('RIT', 'anna', 80, '5')
      .treasury('BME', 0);
    const asked = played(
      back.wagon('train/5/1').treasury('RIT', 60).clock({ phase: '5' }).brews('RIT', 'equip').table,
      anna.does('ask-kim', { kim: C, price: 50 }),
    );
    const sold = played(asked, bert.does('give-kim'));
    expect([kimsOf(sold, 'RIT'), treasury(sold, 'BME'), sold.clock.equipped]).toEqual([[C], 50, 0]);
  });
  it('HSB-7.1.3.04 it is moved to another train once a round, also to a 3- or 4-train', () => {
    const scene = railway('5', '4', '5').wagon('train/5/1');
    const moves = (train: string) => anna.does('couple', { kim: C, train });
    const table = played(scene.table, moves('train/4/1'));
    expect([squaresOn(table, 'train/4/1'), squaresOn(table, 'train/5/1')]).toEqual([1, 1]);
    expect(broke(table, moves('train/5/1'))).toEqual(['7.1.3/coupled-once']);
    expect(broke(scene.table, moves('train/5/1'))).toEqual(['7.1.3/own-train']);
    expect(broke(scene.table, anna.does('couple', { kim: SECOND, train: 'train/4/1' }))).toEqual([
      '7.1.3/own-wagon',
    ]);
  });
  it('HSB-7.1.3.04 a wagon with a cube on it stays where it is', () => {
    const scene = railway('5', '4', '5').wagon('train/4/1');
    scene.do({ put: 'cube/37', at: loadPlace('train/4/1') });
    expect(broke(scene.table, anna.does('couple', { kim: C, train: 'train/5/1' }))).toEqual([
      '7.1.3/wagon-laden',
    ]);
    const rit = scene.company('RIT', 'anna', 80, '5').treasury('RIT', 100).brews('RIT', 'equip');
    expect(broke(rit.table, anna.does('ask-kim', { kim: C, price: 50 }))).toEqual(['7.1.3/wagon-laden']);
  });
  it('HSB-7.1.3.04 when its train goes, the wagon stays with its railway', () => {
    const sold = railway('5', '5', '5')
      .wagon('train/5/1')
      .railway('CME', 'anna', '5')
      .operating('CME', 'trains');
    const bought = acted(sold.treasury('CME', 9).table, anna.train('train/5/1', 1));
    expect(pieceOf(bought, 'train/5/1')?.at).toBe(companyPlace('CME'));
    expect(pieceOf(bought, C)?.at).toBe(loadPlace('train/5/2'));
    const over = railway('5', '4', '5', '5').wagon('train/4/1');
    const given = acted(over.table, anna.does('discard', { train: 'train/4/1' }));
    expect(pieceOf(given, 'train/4/1')?.at).toBe(POOL);
    expect(pieceOf(given, C)?.at).toBe(loadPlace('train/5/1'));
  });
});

describe('loading with thermo wagons', () => {
  const SIX = 'train/6/1';
  /** DUB of anna with a 6 and nobody to deliver to; her BME has these trains. */
  const dub = (phase: string, ...trains: readonly string[]) =>
    new ExpertScene()
      .company('DUB', 'anna', 80, '6')
      .carrier('BME', 'anna', ...trains)
      .clock({ phase })
      .brews('DUB');
  it('HSB-7.1.3.05 ✗ a 4-train without a wagon', () => {
    expect(broke(dub('6', '4').table, anna.loads(SIX, 'train/4/1'))).toEqual(['7.1.3/needs-wagon']);
  });
  it('HSB-7.1.3.05 HSB-7.1.3.10 ✓ a 4-train with a wagon, from the brown phase on', () => {
    const scene = dub('6', '4').wagon('train/4/1');
    expect(broke(scene.table, anna.loads(SIX, 'train/4/1'))).toEqual([]);
    expect(beerTrains(scene.table)).toEqual(['train/4/1']);
  });
  it('HSB-7.1.3.10 ✗ in the green phase the wagon is no square', () => {
    const scene = dub('4', '3').wagon('train/3/1');
    expect(broke(scene.table, anna.loads(SIX, 'train/3/1'))).toEqual(['7.1.3/wagon-later']);
  });
  it('HSB-7.1.3.06 the brewery earns 100 for the cube on the wagon, the railway carries one more', () => {
    const { table } = dub('6', '5').wagon('train/5/1');
    expect(freeSquares(table, 'train/5/1')).toBe(2);
    const two = played(table, anna.loads(SIX, 'train/5/1'), anna.loads(SIX, 'train/5/1'));
    expect([two.clock.earned, cubesAboard(two, 'train/5/1').length]).toEqual([200, 2]);
    const trip = { ...two, clock: { ...two.clock, round: 'OR' as const, operating: 'BME' } };
    expect(bestRunOf(trip, 'BME').routes[0]).toMatchObject({ train: 'train/5/1', beer: 2 });
  });
  it('HSB-7.1.3.03 a brewery with a wagon loads with one unit without an arrow, and that unit is used up', () => {
    const scene = dub('6', '8').kims('DUB', 'C');
    const loads = anna.loads(SIX, 'train/8/1');
    const three = played(scene.table, loads, loads, loads);
    expect([three.clock.used[SIX], three.clock.earned]).toEqual([3, 300]);
    expect(broke(three, loads)).toEqual(['7.1.3/wagon-unit-used']);
  });
  it('HSB-7.1.3.03 it may be kept back while customers wait, one unit a wagon', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '3').kims('DUB', 'C').wants(3, 3, 0);
    const { table } = scene.carrier('BME', 'anna', '5').clock({ phase: '5' }).brews('DUB');
    const loads = anna.loads('train/3/1', 'train/5/1');
    const one = played(table, anna.delivers('train/3/1', 3));
    expect(broke(one, loads)).toEqual(['6.5.2.3/market-first']);
    const [said] = findingsOf(load, one, loads);
    expect(say(game.words, 'en', { key: said!.rule, params: said!.params })).toBe(
      'The 3 can still deliver. Only units with a red arrow and one for each thermo wagon may be kept back.',
    );
    const two = played(one, anna.delivers('train/3/1', 3));
    expect(broke(two, loads)).toEqual([]);
    expect(findingsOf(load, two, loads)).toEqual([]);
  });
  it('HSB-7.1.3.10 ✗ in the green phase the wagon of a brewery is no unit for export either', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '3').kims('DUB', 'C');
    const { table } = scene.carrier('BME', 'anna', '5').clock({ phase: '4' }).brews('DUB');
    expect(broke(table, anna.loads('train/3/1', 'train/5/1'))).toEqual(['7.1.3/wagon-unit-later']);
  });
  it('HSB-7.1.3.03 ✗ a second unit with one wagon', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '3').kims('DUB', 'C');
    const { table } = scene.carrier('BME', 'anna', '6').clock({ phase: '6' }).brews('DUB');
    const loads = anna.loads('train/3/1', SIX);
    expect(broke(played(table, loads), loads)).toEqual(['7.1.3/wagon-unit-used']);
  });
  it('HSB-7.1.3.03 without any card with an arrow a wagon is enough, and that is said', () => {
    const scene = new ExpertScene().company('DUB', 'anna', 80, '3').kims('DUB', 'C');
    const { table } = scene.carrier('BME', 'anna', '5').clock({ phase: '5' }).brews('DUB');
    const said = judge(game as unknown as Game, table, anna.loads('train/3/1', 'train/5/1'));
    expect(said.map(({ rule, weight }) => [rule, weight])).toEqual([['18do/7.1.3/wagon-alone', 'caution']]);
    expect(played(table, anna.loads('train/3/1', 'train/5/1')).clock.earned).toBe(100);
  });
});
