import { describe, expect, it } from 'vitest';
import { OUT } from '../../../rail/ids.ts';
import { pieceOf } from '../../../table/places.ts';
import type { DoTable } from '../clock.ts';
import { BEER_SUPPLY } from '../pieces.ts';
import { BrewScene } from './brew-scene.ts';
import { dropIdle, prepareDemand, raiseDemand, unload } from './demand.ts';
import { deliveredPlace, demandPlace, EXPORT_BOX, loadPlace } from './pieces.ts';
import { cubesAt, equipmentOf, isClosed } from './readers.ts';

const on = (table: DoTable, segment: number): readonly [number, number] => [
  cubesAt(table, demandPlace(segment, 'regular')).length,
  cubesAt(table, demandPlace(segment, 'new')).length,
];
const ALL = [1, 2, 3, 4, 5, 6];
const delivered = (table: DoTable): number =>
  ALL.flatMap((s) => [deliveredPlace(s, 'regular'), deliveredPlace(s, 'new')])
    .map((place) => cubesAt(table, place).length)
    .reduce((a, b) => a + b, 0);
const inPlay = (table: DoTable): number =>
  ALL.flatMap((s) => on(table, s)).reduce((a, b) => a + b, 0) +
  delivered(table) +
  cubesAt(table, BEER_SUPPLY).length +
  cubesAt(table, EXPORT_BOX).length;
const prepared = (scene: BrewScene): DoTable => scene.draft(prepareDemand).table;

describe('preparing the demand', () => {
  it('HSB-6.5.2.9.01 HSB-6.5.2.9.02 HSB-6.5.2.9.04 leftovers to the supply, deliveries to the yellow field, new customers to the printed number', () => {
    const scene = new BrewScene().wants(1, 2, 1).served(1, 1, 1).wants(2, 0, 2).served(2, 2, 1);
    const before = inPlay(scene.table);
    const table = prepared(scene);
    expect([on(table, 1), on(table, 2), delivered(table)]).toEqual([[2, 3], [3, 3], 0]);
    expect([inPlay(table), before]).toEqual([26, 26]);
  });
  it('HSB-6.5.2.9.03 the example: cubes in segments 3 and 4 only, a marker on 1: one comes onto 2 as well', () => {
    const scene = new BrewScene()
      .closed(1)
      .wants(2, 1, 0)
      .wants(3, 0, 0)
      .served(3, 2, 0)
      .wants(4, 0, 0)
      .served(4, 1, 0);
    const table = prepared(scene);
    expect([1, 2, 3, 4, 5, 6].map((s) => isClosed(table, s))).toEqual([true, true, false, false, true, true]);
    expect([on(table, 2), on(table, 3), on(table, 4)]).toEqual([
      [0, 0],
      [2, 3],
      [1, 3],
    ]);
  });
  it('HSB-6.5.2.9.04 HSB-6.5.2.9.05 HSB-6.5.2.9.06 the example: one from the supply and two from Y(3) fill O(4); O(3) stays empty', () => {
    const scene = new BrewScene().closed(1).closed(2).wants(3, 0, 0).wants(4, 0, 0).wants(5, 0, 0);
    scene.served(5, 2, 0).served(4, 2, 0).served(3, 3, 0).inSupply(4);
    const table = prepared(scene);
    expect([on(table, 5), on(table, 4), on(table, 3)]).toEqual([
      [2, 3],
      [2, 3],
      [1, 0],
    ]);
    expect([cubesAt(table, BEER_SUPPLY).length, isClosed(table, 3)]).toEqual([0, false]);
  });
  it('HSB-6.5.2.9.05 never from the yellow field of the same segment or of a higher one', () => {
    const scene = new BrewScene().closed(2).wants(1, 0, 0).served(1, 3, 0).inSupply(0);
    expect(on(prepared(scene), 1)).toEqual([3, 0]);
  });
  it('HSB-6.5.2.9.05 of a lower segment new customers go before regular ones', () => {
    // Segment 2 is filled first and takes from Y(1): O(1) has nobody yet.
    const scene = new BrewScene().served(2, 1, 0).served(1, 4, 0).inSupply(1);
    const table = prepared(scene);
    expect([on(table, 2), on(table, 1)]).toEqual([
      [1, 3],
      [2, 0],
    ]);
  });
  it('HSB-6.5.2.9.07 a marker stays', () => {
    const scene = new BrewScene().closed(1).wants(2, 0, 0).served(2, 2, 0);
    const again = scene.draft(prepareDemand).draft(prepareDemand);
    expect([isClosed(again.table, 1), on(again.table, 1)]).toEqual([true, [0, 0]]);
  });
  it('HSB-6.5.2.9.03 nobody delivered anything: no marker, and the fields are filled', () => {
    const table = prepared(new BrewScene().wants(1, 3, 3).wants(2, 3, 3));
    expect([isClosed(table, 1), isClosed(table, 2), on(table, 1), on(table, 2)]).toEqual([
      false,
      false,
      [0, 3],
      [0, 3],
    ]);
  });
  it('HSB-6.5.2.9.01 a cube that comes back to its field is not carried about', () => {
    const scene = new BrewScene().closed(1).wants(2, 0, 3).inSupply(0);
    const before = cubesAt(scene.table, demandPlace(2, 'new'));
    expect(cubesAt(prepared(scene), demandPlace(2, 'new')).toSorted()).toEqual(before.toSorted());
  });
});

describe('a siding raises the demand', () => {
  it('HSB-6.5.1.04 the cubes printed on the card go to the fields of its segment', () => {
    const scene = new BrewScene().wants(5, 0, 0).draft((draft) => raiseDemand(draft, 'train/5/1'));
    expect(on(scene.table, 5)).toEqual([1, 1]);
    const two = new BrewScene().draft((draft) => raiseDemand(draft, 'train/2A/1'));
    expect(on(two.table, 2)).toEqual([1, 0]);
  });
  it('HSB-6.5.1.05 short supply: from lower segments, the lowest first, new customers first; else nothing', () => {
    const scene = new BrewScene().wants(2, 1, 1).wants(3, 2, 0).wants(5, 0, 0).inSupply(0);
    const table = scene.draft((draft) => raiseDemand(draft, 'train/5/1')).table;
    expect([on(table, 2), on(table, 3), on(table, 5)]).toEqual([
      [0, 0],
      [2, 0],
      [1, 1],
    ]);
    const none = new BrewScene().wants(2, 0, 0).wants(3, 2, 2).inSupply(0);
    expect(on(none.draft((draft) => raiseDemand(draft, 'train/2A/1')).table, 2)).toEqual([0, 0]);
  });
  it('HSB-6.5.1.06 type 8 brings nothing, and no orange cube comes where a marker lies', () => {
    const scene = new BrewScene();
    expect(scene.draft((draft) => raiseDemand(draft, 'train/8/1')).table).toBe(scene.table);
    const closed = new BrewScene().closed(5).draft((draft) => raiseDemand(draft, 'train/5/1'));
    expect(on(closed.table, 5)).toEqual([1, 0]);
  });
});

describe('equipment without demand', () => {
  it('HSB-6.5.2.2.07 leaves at the start of a brewery round, in all breweries; type 8 never', () => {
    const scene = new BrewScene()
      .small('B7', 'anna', 's1', 's2')
      .company('DUB', 'bert', 80, '8', '3')
      .wants(2, 0, 1)
      .draft(dropIdle);
    expect([equipmentOf(scene.table, 'B7'), equipmentOf(scene.table, 'DUB')]).toEqual([
      ['kettle/2/1'],
      ['train/8/1'],
    ]);
    expect(pieceOf(scene.table, 'kettle/1/1')?.at).toBe(OUT);
  });
  it('HSB-6.5.2.2.08 it leaves the game, and START cards too', () => {
    const scene = new BrewScene().small('B7', 'anna', 's1', '3').draft(dropIdle);
    for (const card of ['kettle/1/1', 'train/3/1']) expect(pieceOf(scene.table, card)?.at).toBe(OUT);
  });
});

describe('cubes on trains', () => {
  it('HSB-5.1.3.05 go back to the supply, and none is ever lost', () => {
    const scene = new BrewScene().railway('BME', 'anna', '6');
    const [a = '', b = ''] = cubesAt(scene.table, BEER_SUPPLY);
    const before = cubesAt(scene.table, BEER_SUPPLY).length;
    scene.do({ put: a, at: loadPlace('train/6/1') }, { put: b, at: loadPlace('train/6/1') });
    scene.draft((draft) => unload(draft, 'train/6/1'));
    expect(cubesAt(scene.table, BEER_SUPPLY)).toHaveLength(before);
  });
});
