import { describe, expect, it } from 'vitest';
import { certificate, companyPlace, seatPlace, POOL } from '../../../../rail/ids.ts';
import { pieceOf, piecesAt } from '../../../../table/places.ts';
import { brewer } from '../../brewery/brew-scene.ts';
import { equipmentOf, orderTrack, smallOfSeat } from '../../brewery/readers.ts';
import { INVESTOR } from '../../clock.ts';
import { holding, inPool, isOperating, onSheet, priceOf, purse, treasury } from '../../readers.ts';
import { acted, broke } from '../../testing.ts';
import { turn } from '../../turn.ts';
import { acts, due } from '../scene.ts';
import { BREWERY, hisStock, RAILWAY } from './scene.ts';

const [investor, anna] = [brewer(INVESTOR), brewer('anna')];
/** The third stock round, his turn; his small brewery has 50 and two cards, and stands between two others. */
const third = (small = 'B4') =>
  hisStock(3)
    .small('B7', 'anna', 's2')
    .small(small, INVESTOR, 's1', 's2')
    .small('B1', 'bert', 's1')
    .treasury(small, 50)
    .purse(300);
const converted = (scene = third()) => acted(scene.table, investor.does('convert'));
/** Another company than STI is his. */
const instead = (company: string, scene = third()) => {
  const all = [0, 1, 2, 3, 4, 5, 6].map((i) => ({ put: certificate(company, i), at: 'round/3/0' }));
  return scene.clock({ investorBrewery: company }).do(...all);
};

describe('8.2.1.3 his small brewery becomes a company', () => {
  it('HSB-8.2.1.3.01 it is his first act in the third stock round, and it ends his turn', () => {
    expect(due(third().table)).toEqual({
      type: 'convert',
      section: '8.2.1.3',
      atoms: ['HSB-8.2.1.3.01'],
    });
    expect(due(third().stock(INVESTOR, 2).table)).not.toMatchObject({ type: 'convert' });
    expect(due(third().stock('anna', 3).table)).toBe(null);
    const table = converted();
    expect([table.clock.turn, table.clock.lastTrader, table.clock.passes]).toEqual(['bert', INVESTOR, 0]);
    expect(acts(third().table, 1).moves).toEqual([{ type: 'convert', seat: INVESTOR }]);
    expect(due(acted(table, brewer('bert').passes(), anna.passes()))).not.toMatchObject({ type: 'convert' });
    // A clock that hands have set further does not spare him.
    expect(due(third().stock(INVESTOR, 4).table)).toMatchObject({ type: 'convert' });
  });
  it('HSB-8.2.1.3.01 nobody else converts, not before its time and not twice', () => {
    expect(broke(third().stock('anna', 3).table, anna.does('convert'))).toEqual(['8.2.1.3/convert-only']);
    expect(broke(third().stock(INVESTOR, 2).table, investor.does('convert'))).toEqual([
      '8.2.1.3/convert-time',
    ]);
    const twice = hisStock(3).company(BREWERY, INVESTOR, 60);
    expect(broke(twice.stock(INVESTOR, 3).table, investor.does('convert'))).toEqual(['8.2.1.3/convert-time']);
    expect(broke(third().table, investor.passes())).toEqual(['8.2.1.1/investor-passes']);
  });
  it('HSB-8.2.1.3.01 he does not exchange it as a player may', () => {
    const scene = third().company('DUB', 'bert', 60).stock(INVESTOR, 3).clock({ phase: '3' });
    expect(broke(scene.table, investor.does('exchange', { company: 'DUB', from: 'company' }))).toEqual([
      '8.2.1.3/investor-exchanges',
    ]);
    expect(
      broke(scene.stock('anna', 3).table, anna.does('exchange', { company: 'DUB', from: 'company' })),
    ).toEqual([]);
  });
  it('HSB-8.2.1.3.02 1., 2. all that it owns goes along but equipment of type 1; its sheet leaves', () => {
    const table = converted();
    expect(equipmentOf(table, BREWERY)).toEqual(['kettle/2/2']);
    expect([pieceOf(table, 'kettle/1/1')?.at, pieceOf(table, 'small/B4')?.at]).toEqual(['out', 'out']);
    expect([smallOfSeat(table, INVESTOR), treasury(table, 'B4')]).toEqual([null, 0]);
  });
  it('HSB-8.2.1.3.02 3., 4. its price is 60, and it stands where the small brewery stood', () => {
    const table = converted();
    expect(priceOf(table, BREWERY)).toBe(60);
    expect(orderTrack(table)).toEqual(['B7', BREWERY, 'B1']);
    expect(pieceOf(table, 'order/B4')?.at).toBe('out');
  });
  it('HSB-8.2.1.3.02 5. one share for the small brewery, 240 for the others: half of the company is his', () => {
    const table = converted();
    expect([holding(table, INVESTOR, BREWERY), onSheet(table, BREWERY), inPool(table, BREWERY)]).toEqual([
      50, 50, 0,
    ]);
    expect([purse(table, INVESTOR), treasury(table, BREWERY)]).toEqual([60, 50 + 240]);
    expect([isOperating(table, BREWERY), table.clock.sideSales]).toEqual([true, []]);
    expect(pieceOf(table, `charter/${BREWERY}`)?.at).toBe(seatPlace(INVESTOR));
    expect(pieceOf(table, `payout/${BREWERY}`)?.at).toBe('payout/0');
  });
  it('HSB-8.2.1.3.02 5. Quellen is worth two shares: 180', () => {
    const table = converted(third('B6'));
    expect([purse(table, INVESTOR), holding(table, INVESTOR, BREWERY)]).toEqual([120, 50]);
  });
  it('HSB-8.2.1.3.02 exactly half, from the top of the pile: 40 + 10, 20 + 20 + 10, 30 + 10 + 10', () => {
    const his = (company: string) =>
      piecesAt(converted(instead(company)), seatPlace(INVESTOR)).filter((piece) =>
        piece.startsWith(`cert/${company}/`),
      );
    expect(his('DAB')).toEqual(['cert/DAB/0', 'cert/DAB/1', 'cert/DAB/3']);
    expect(his('DUB')).toEqual(['cert/DUB/0', 'cert/DUB/1', 'cert/DUB/2']);
    expect(his(BREWERY)).toEqual(['cert/STI/0', 'cert/STI/1']);
  });
  it('HSB-8.2.1.3.02 before the green phase too, and in the brown one without a sale at the start', () => {
    expect(broke(third().clock({ phase: '2' }).table, investor.does('convert'))).toEqual([]);
    expect(converted(third().clock({ phase: '5' })).clock.sideSales).toEqual([]);
  });
  it('HSB-8.2.1.3.02 short of cash he sells certificates of players’ companies, the cheapest first', () => {
    const scene = third().railway('KWE', 'anna').company('DUB', 'bert', 50).purse(200);
    scene.certs('KWE', INVESTOR, 1).certs('DUB', INVESTOR, 1).stock(INVESTOR, 3);
    const table = converted(scene);
    expect([holding(table, INVESTOR, 'DUB'), holding(table, INVESTOR, 'KWE')]).toEqual([0, 10]);
    expect([purse(table, INVESTOR), priceOf(table, 'DUB')]).toEqual([10, 50]);
    expect(table.clock.sales).toEqual([`${INVESTOR}:DUB`]);
    const young = scene.clock({ veterans: [RAILWAY, 'KWE'] });
    expect(holding(converted(young), INVESTOR, 'DUB')).toBe(10);
  });
  it('HSB-8.2.1.3.02 of equal prices whoever acts last is sold first', () => {
    const scene = third().railway('KWE', 'anna').company('DUB', 'bert', 60).purse(200);
    scene.certs('KWE', INVESTOR, 1).certs('DUB', INVESTOR, 1).stock(INVESTOR, 3);
    expect(converted(scene).clock.sales).toEqual([`${INVESTOR}:DUB`]);
  });
  it('HSB-8.2.1.3.02 what he still cannot pay goes to the pool at 60; the price stays', () => {
    const table = converted(third().purse(200));
    expect([holding(table, INVESTOR, BREWERY), inPool(table, BREWERY), priceOf(table, BREWERY)]).toEqual([
      40, 10, 60,
    ]);
    expect([purse(table, INVESTOR), treasury(table, BREWERY)]).toEqual([20, 50 + 180 + 60]);
    const dub = converted(instead('DUB').purse(180));
    expect([holding(dub, INVESTOR, 'DUB'), inPool(dub, 'DUB'), purse(dub, INVESTOR)]).toEqual([40, 10, 0]);
    const dab = converted(instead('DAB').purse(130));
    expect(piecesAt(dab, POOL).filter((piece) => piece.startsWith('cert/DAB'))).toEqual([
      'cert/DAB/1',
      'cert/DAB/3',
    ]);
  });
  it('HSB-8.2.1.3.02 the director’s certificate is his in any case; the bank pays what is missing, without a loan', () => {
    const table = converted(third().purse(100));
    expect([holding(table, INVESTOR, BREWERY), purse(table, INVESTOR)]).toEqual([40, 0]);
    expect([treasury(table, BREWERY), table.clock.breweryLoan]).toEqual([50 + 240, 0]);
  });
  it('HSB-8.4.2.04 it acts from the third operating round on; until then the small brewery does', () => {
    const table = converted();
    expect(turn(table)).toEqual(['bert']);
    expect(isOperating(third().table, BREWERY)).toBe(false);
    expect(broke(third().table, investor.does('convert'))).toEqual([]);
    expect(piecesAt(table, companyPlace('B4'))).toEqual([]);
  });
  it('HSB-8.2.1.3.02 without a small brewery, which hands may have taken, he pays for every share and comes last', () => {
    const away = [
      { put: 'order/B4', at: 'out' },
      { put: 'order/B1', at: 'turn/1' },
    ];
    const scene = third()
      .do({ put: 'small/B4', at: 'out' }, ...away)
      .purse(400);
    const table = converted(scene);
    expect([purse(table, INVESTOR), orderTrack(table).at(-1)]).toEqual([100, BREWERY]);
    const lost = converted(third().do(...away));
    expect(orderTrack(lost).at(-1)).toBe(BREWERY);
  });
});
