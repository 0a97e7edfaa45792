import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../table/game.ts';
import { interpret } from '../../../../table/interpret.ts';
import { say } from '../../../../table/words.ts';
import type { DoTable } from '../../clock.ts';
import { game } from '../../index.ts';
import { acted, broke, findingsOf, played } from '../../testing.ts';
import { anna, bert, BrewScene } from '../brew-scene.ts';
import { priceAt } from '../market.ts';
import { deliveredPlace, demandPlace } from '../pieces.ts';
import { cubesAt, equipmentOf } from '../readers.ts';
import { brewPay } from './brew-pay.ts';

const counts = (table: DoTable, ...places: readonly string[]): readonly number[] =>
  places.map((place) => cubesAt(table, place).length);
/** B7 of anna with one card of type 3; two regular customers and one new one in segment 3. */
const seven = () => new BrewScene().small('B7', 'anna', '3').wants(3, 2, 1).brews('B7');
const THREE = 'train/3/1';

describe('a cube in the hand', () => {
  const readings = (table: DoTable, segment: number) =>
    interpret(game as unknown as Game, table, 'anna', {
      piece: cubesAt(table, demandPlace(segment, 'regular'))[0]!,
      to: deliveredPlace(segment, 'regular'),
    }).map(({ move }) => move['card']);
  const two = () =>
    new BrewScene().small('B7', 'anna', '3', '2A', '2A').wants(2, 4, 0).wants(3, 2, 0).brews('B7');
  it('asks which card delivers it only where cards of several types could', () => {
    const { table } = two();
    expect(readings(table, 3)).toEqual([THREE]);
    expect(readings(table, 2)).toHaveLength(2);
  });
  it('of two cards of one type the one that has begun goes on', () => {
    const { table } = two();
    const [first] = equipmentOf(table, 'B7').filter((card) => card.startsWith('train/2A/'));
    const after = acted(table, anna.delivers(first!, 2, 'regular'));
    expect(readings(after, 2)).toEqual([first, THREE]);
  });
});

describe('the button for deliveries', () => {
  const said = (table: DoTable): readonly string[] =>
    game.prompt(table, 'anna').choices.map(({ label }) => say(game.words, 'en', label));
  it('says one price where all of them bring the same, and a range where they do not', () => {
    const one = new BrewScene().small('B7', 'anna', '3').wants(3, 2, 0).brews('B7');
    expect(said(one.table)).toContain('deliver beer: 1 field at 30');
    expect(said(seven().table)).toContain('deliver beer: 2 fields, 20 to 30');
  });
});

describe('the beer market', () => {
  it('HSB-5.1.3.01 segments 1 to 6 have two prices each, export one', () => {
    expect([1, 2, 3, 4, 5, 6].map((s) => [priceAt(s, 'regular'), priceAt(s, 'new')])).toEqual([
      [15, 10],
      [20, 15],
      [30, 20],
      [45, 30],
      [60, 45],
      [80, 60],
    ]);
  });
  it('HSB-5.1.3.02 ✗ a cube of a new customer on the field of the regular ones', () => {
    const { table } = seven();
    const [cube = ''] = cubesAt(table, demandPlace(3, 'new'));
    const title = game as unknown as Game;
    const [reading] = interpret(title, table, 'anna', { piece: cube, to: deliveredPlace(3, 'regular') });
    expect(reading?.free).toBe(true);
    expect(reading?.findings.map(({ rule }) => rule)).toContain('18do/5.1.3/beside-only');
  });
  it('HSB-5.1.3.02 ✓ on the field beside its own it is a delivery, whichever cube is taken up', () => {
    const { table } = seven();
    const title = game as unknown as Game;
    for (const cube of cubesAt(table, demandPlace(3, 'regular'))) {
      const [reading] = interpret(title, table, 'anna', { piece: cube, to: deliveredPlace(3, 'regular') });
      expect(reading?.move).toEqual(anna.delivers(THREE, 3));
      expect(reading?.findings).toEqual([]);
    }
  });
  it('HSB-6.5.2.3.01 a card dropped on a field delivers one cube', () => {
    const { table } = seven();
    const title = game as unknown as Game;
    const [reading] = interpret(title, table, 'anna', { piece: THREE, to: demandPlace(3, 'new') });
    expect([reading?.move, reading?.findings]).toEqual([anna.delivers(THREE, 3, 'new'), []]);
  });
});

describe('delivery to the Dortmund market', () => {
  it('HSB-6.5.2.3.01 a unit moves a cube from demand to delivery; its price is income', () => {
    const table = played(seven().table, anna.delivers(THREE, 3), anna.delivers(THREE, 3, 'new'));
    expect(counts(table, demandPlace(3, 'regular'), deliveredPlace(3, 'regular'))).toEqual([1, 1]);
    expect(counts(table, demandPlace(3, 'new'), deliveredPlace(3, 'new'))).toEqual([0, 1]);
    expect([table.clock.earned, table.clock.used]).toEqual([50, { [THREE]: 2 }]);
  });
  it('HSB-6.5.2.3.02 ✗ type 3 in segment 4', () => {
    expect(broke(seven().wants(4, 1, 0).table, anna.delivers(THREE, 4))).toEqual(['6.5.2.3/segment-reach']);
  });
  it('HSB-6.5.2.3.02 ✓ type 3 in segments 3 and 1', () => {
    const { table } = seven().wants(1, 1, 0);
    expect([broke(table, anna.delivers(THREE, 3)), broke(table, anna.delivers(THREE, 1))]).toEqual([[], []]);
  });
  it('HSB-6.5.2.3.03 ✗ three cubes with two units', () => {
    const scene = new BrewScene().small('B3', 'anna', 's2').wants(2, 3, 0).brews('B3');
    const two = played(scene.table, anna.delivers('kettle/2/1', 2), anna.delivers('kettle/2/1', 2));
    expect(broke(two, anna.delivers('kettle/2/1', 2))).toEqual(['6.5.2.3/units']);
  });
  it('HSB-6.5.2.3.03 ✓ two cubes with two units', () => {
    const scene = new BrewScene().small('B3', 'anna', 's2').wants(2, 3, 0).brews('B3');
    const one = played(scene.table, anna.delivers('kettle/2/1', 2));
    expect(broke(one, anna.delivers('kettle/2/1', 2))).toEqual([]);
  });
  it('HSB-6.5.2.3.04 ✗ from an empty field', () => {
    const scene = new BrewScene().small('B7', 'anna', '3').wants(3, 1, 0).brews('B7');
    expect(broke(scene.table, anna.delivers(THREE, 3, 'new'))).toEqual(['6.5.2.3/nobody-waits']);
    expect(acted(scene.table, anna.delivers(THREE, 3, 'new')).clock.earned).toBe(0);
  });
  it('HSB-6.5.2.3.02 ✗ out of reach is reason enough where nobody waits either', () => {
    const scene = new BrewScene().small('B7', 'anna', '3').wants(3, 1, 0).wants(4, 0, 0).brews('B7');
    expect(broke(scene.table, anna.delivers(THREE, 4))).toEqual(['6.5.2.3/segment-reach']);
    const used = scene.clock({ used: { [THREE]: 3 } }).table;
    expect(broke(used, anna.delivers(THREE, 1))).toEqual(['6.5.2.3/units']);
  });
  it('HSB-6.5.2.3.04 ✓ from the yellow field of a segment with a marker', () => {
    const scene = new BrewScene().small('B7', 'anna', '3').wants(2, 1, 0).closed(2).brews('B7');
    expect(broke(scene.table, anna.delivers(THREE, 2))).toEqual([]);
  });
  it('HSB-6.5.2.3.05 ✗ paying out with a free unit and a cube in reach', () => {
    expect(broke(seven().table, anna.keeps())).toEqual(['6.5.2.3/market-first']);
  });
  it('HSB-6.5.2.3.05 ✓ HSB-6.5.2.4.08 only units with an arrow are kept back, and it is said that they lapse', () => {
    const scene = new BrewScene().company('DUB', 'anna', 80, '5').wants(5, 3, 0).brews('DUB');
    const two = played(scene.table, anna.delivers('train/5/1', 5), anna.delivers('train/5/1', 5));
    expect(broke(two, anna.paysOut())).toEqual([]);
    const found = findingsOf(brewPay, two, { type: 'brew-pay', seat: 'anna', kind: 'pay' });
    expect(found.map(({ rule, weight }) => [rule, weight])).toEqual([
      ['18do/6.5.2.3/export-lapses', 'caution'],
    ]);
  });
  it('HSB-6.5.2.3.05 ✓ nothing is in reach any more', () => {
    const scene = new BrewScene().small('B1', 'anna', 's1').wants(2, 3, 3).brews('B1');
    expect(broke(scene.table, anna.keeps())).toEqual([]);
  });
  it('HSB-6.5.2.3.06 cards, segments and colours in any sequence: the worked example, 70 + 35 + 25 = 130', () => {
    const scene = new BrewScene().small('B8', 'anna', 's1', 's2', '3').brews('B8');
    scene.wants(3, 1, 1).wants(2, 2, 1).wants(1, 1, 1);
    const three = [anna.delivers(THREE, 3), anna.delivers(THREE, 3, 'new'), anna.delivers(THREE, 2)];
    const two = [anna.delivers('kettle/2/1', 2), anna.delivers('kettle/2/1', 2, 'new')];
    const one = [anna.delivers('kettle/1/1', 1), anna.delivers('kettle/1/1', 1, 'new')];
    expect(played(scene.table, ...three).clock.earned).toBe(70);
    expect(played(scene.table, ...three, ...two).clock.earned).toBe(105);
    const down = played(scene.table, ...three, ...two, ...one);
    const up = played(scene.table, ...one, ...two, ...three);
    expect([down.clock.earned, up.clock.earned]).toEqual([130, 130]);
    expect(broke(down, anna.keeps())).toEqual([]);
  });
});

describe('whose turn it is', () => {
  const two = () =>
    new BrewScene().small('B7', 'anna', '3').small('B4', 'bert', 's2').wants(2, 3, 3).brews('B7');
  it('HSB-6.5.2.01 breweries act from left to right', () => {
    expect(two().table.clock.order).toEqual(['B7', 'B4']);
    const scene = two().clock({ used: { [THREE]: 3 } });
    const next = played(scene.table, anna.keeps(), anna.does('brew-done'));
    expect(next.clock.operating).toBe('B4');
  });
  it('HSB-6.5.2.01 ✗ a delivery in the railway round, and in a brewery round that hands have begun with nobody', () => {
    const railways = two().clock({ round: 'OR' });
    expect(broke(railways.table, anna.delivers(THREE, 2))).toContain('6.5.2/brewery-round-only');
    const nobodys = two().clock({ operating: null });
    expect(broke(nobodys.table, anna.delivers(THREE, 2))).toEqual(['6.5.2/nobody-brews']);
  });
  it('HSB-6.5.2.02 ✗ the second marker delivers first', () => {
    expect(broke(two().table, bert.delivers('kettle/2/1', 2))).toEqual(['6.5.2/brewers-turn']);
    expect(broke(two().table, anna.delivers('kettle/2/1', 2))).toEqual(['6.5.2/delivers-own']);
  });
  it('HSB-6.5.2.02 ✓ the first one', () => {
    expect(broke(two().table, anna.delivers(THREE, 2))).toEqual([]);
  });
  it('HSB-6.5.2.1.02 ✗ delivering after the payout, buying before it', () => {
    const paid = two().brews('B7', 'equip');
    expect(broke(paid.table, anna.delivers(THREE, 2))).toEqual(['6.5.2.1/brew-step']);
    expect(broke(two().table, anna.equips('train/2A/1'))).toEqual(['6.5.2.1/brew-step']);
  });
  it('HSB-6.5.2.1.01 HSB-6.5.2.1.02 ✓ give up, deliver, pay, buy', () => {
    const scene = new BrewScene().small('B8', 'anna', 's1', 's2').wants(2, 2, 0).wants(1, 0, 1).brews('B8');
    const table = played(
      scene.cash('company/B8', 80).table,
      anna.does('give-up', { card: 'kettle/1/1' }),
      anna.delivers('kettle/2/1', 2),
      anna.delivers('kettle/2/1', 2),
      anna.splits(),
      anna.equips('train/2A/1'),
    );
    expect(equipmentOf(table, 'B8').toSorted()).toEqual(['kettle/2/1', 'train/2A/1']);
  });
});

describe('many cards and a full market', () => {
  it('HSB-6.5.2.3.06 one option for each different card and field, however many cubes lie there', () => {
    const scene = new BrewScene().company('DUB', 'anna', 100, '5', '4', '3', '3').clock({ phase: '3' });
    for (const segment of [1, 2, 3, 4, 5]) scene.wants(segment, 2, 2);
    const listed = [...game.options(scene.brews('DUB', 'deliver').table, 'anna')];
    expect(listed.filter(({ type }) => type === 'deliver')).toHaveLength(10 + 8 + 6);
    const chosen = [...game.options(scene.table, 'anna', { piece: 'train/3/2' })];
    expect(chosen.filter(({ type }) => type === 'deliver')).toHaveLength(6);
  });
});
