import { describe, expect, it } from 'vitest';
import { companyPlace, marketPlace, POOL, priceMarker } from '../../../rail/ids.ts';
import { pieceIds, pieceOf } from '../../../table/places.ts';
import { inOrder, priceOf, purse, treasury, decides } from '../readers.ts';
import { broke, newTable, played, SEATS3 } from '../testing.ts';
import { turn } from '../turn.ts';
import { anna, bert, BrewScene, cleo } from './brew-scene.ts';
import { BREW_COMPANIES, SMALL_IDS } from './data/companies.ts';
import { RAILWAY_ROW } from './data/tracks.ts';
import { orderMarker, smallSheet } from './pieces.ts';
import { equipmentOf } from './readers.ts';

/** KWE of anna at 60 in a railway round. */
const kwe = (step: 'run' | 'payout' | 'trains' = 'payout', revenue = 0) =>
  new BrewScene()
    .railway('KWE', 'anna')
    .operating('KWE', step)
    .clock({ shown: { routes: [], revenue } });

describe('sheets and markers', () => {
  it('HSB-5.3.01 HSB-5.3.02 what a brewery owns lies on its sheet; a small one belongs to a player, a company to its director', () => {
    const scene = new BrewScene().small('B7', 'bert', 's2').company('DUB', 'anna', 80, '3').brews('B7');
    expect([equipmentOf(scene.table, 'B7'), equipmentOf(scene.table, 'DUB')]).toEqual([
      ['kettle/2/1'],
      ['train/3/1'],
    ]);
    expect([decides(scene.table, 'B7'), decides(scene.table, 'DUB')]).toEqual(['bert', 'anna']);
    expect(pieceOf(scene.table, smallSheet('B7'))?.at).toBe('seat/bert');
  });
  it('HSB-5.6.01 HSB-5.8.01 HSB-5.7.01 an order marker for every brewery, eight markers “no demand”, 37 cubes', () => {
    const table = newTable(SEATS3, 'hsb');
    const pieces = pieceIds(table);
    for (const id of [...SMALL_IDS, ...BREW_COMPANIES]) expect(pieces).toContain(orderMarker(id));
    const count = (kind: string): number => pieces.filter((id) => id.startsWith(kind)).length;
    expect([count('no-demand/'), count('cube/'), count('kim/')]).toEqual([8, 37, 0]);
  });
  it('HSB-6.5.01 owners and directors act for what they own and direct', () => {
    const scene = new BrewScene().small('B7', 'bert', 's2').company('DUB', 'anna', 80, '3').wants(2, 3, 0);
    expect([turn(scene.brews('B7').table), turn(scene.brews('DUB').table)]).toEqual([['bert'], ['anna']]);
    expect(broke(scene.brews('B7').table, cleo.delivers('kettle/2/1', 2))).toEqual(['6.5.2/brewers-turn']);
    expect(broke(scene.table, bert.delivers('kettle/2/1', 2))).toEqual([]);
  });
});

describe('railways on their line of prices', () => {
  it('HSB-4.5.01 operate by falling price, on one cell the upper one first', () => {
    const scene = new BrewScene().railway('BME', 'anna').railway('CME', 'bert').railway('KWE', 'cleo');
    const put = (company: string, col: number, order: number) =>
      scene.do({ put: priceMarker(company), at: marketPlace(RAILWAY_ROW, col), order });
    put('BME', 5, 1);
    put('CME', 8, 0);
    put('KWE', 5, 0);
    expect(inOrder(scene.table)).toEqual(['CME', 'KWE', 'BME']);
  });
  it('HSB-4.5.02 ✗ two own certificates in one turn', () => {
    const sold = played(kwe('run').table, anna.does('issue'));
    expect(broke(sold, anna.does('issue'))).toEqual(['4.5/one-own-share']);
  });
  it('HSB-4.5.02 ✓ one; the price goes one left after it', () => {
    const sold = played(kwe('run').cash(companyPlace('KWE'), 0).table, anna.does('issue'));
    expect([treasury(sold, 'KWE'), priceOf(sold, 'KWE')]).toEqual([60, 55]);
  });
  it('HSB-4.5.6.2.01 rounded down to 10, the rest to the treasury; own shares pay it, the pool nobody', () => {
    const scene = kwe('payout', 155).certs('KWE', POOL, 3).cash(companyPlace('KWE'), 0);
    const table = played(scene.table, anna.pays());
    // 20 % with anna, 30 % in the pool, 50 % with the railway.
    expect([purse(table, 'anna'), treasury(table, 'KWE')]).toEqual([465 + 30, 5 + 75]);
  });
  it('HSB-4.5.6.3.01 one left without a dividend, none below the price, one and two right', () => {
    const after = (revenue: number, move = anna.pays()) =>
      priceOf(played(kwe('payout', revenue).table, move), 'KWE');
    expect([after(100, anna.withholds()), after(50), after(60), after(180), after(9)]).toEqual([
      55, 60, 65, 70, 55,
    ]);
  });
});
