import { describe, expect, it } from 'vitest';
import { companyPlace, POOL, seatPlace } from '../../../../rail/ids.ts';
import { brewer } from '../../brewery/brew-scene.ts';
import type { RailStep } from '../../clock.ts';
import { INVESTOR } from '../../clock.ts';
import { holding, inPool, isFounded, onSheet, priceOf, purse, trainsOf, treasury } from '../../readers.ts';
import { acted, broke, played } from '../../testing.ts';
import { turn } from '../../turn.ts';
import { acts, due, kinds } from '../scene.ts';
import { RAILWAY, TwoScene } from './scene.ts';

const [investor, anna, bert] = [brewer(INVESTOR), brewer('anna'), brewer('bert')];
/** The turn of his railway, managed by anna. */
const hisTurn = (step: RailStep) => new TwoScene().invested().operating(RAILWAY, step);
const cash = (amount: number) => hisTurn('trains').treasury(RAILWAY, amount);
const earned = (revenue: number) => hisTurn('payout').clock({ shown: { routes: [], revenue } });
const SMALL_CARDS = ['2A', '2B', '3', '4'] as const;
const brown = (amount: number) =>
  cash(amount)
    .clock({ phase: '5' })
    .gone(...SMALL_CARDS);

describe('8.2.2 who decides for his railway', () => {
  it('HSB-8.2.2.01 whoever has “Investor’s Railway” builds or leaves it; the rest happens by itself', () => {
    const { table } = hisTurn('track');
    expect([turn(table), due(table)]).toEqual([['anna'], null]);
    expect(broke(table, bert.does('leave'))).toContain('4/director-decides');
    const left = played(table, anna.does('leave'));
    expect([left.clock.step, turn(left)]).toEqual(['run', [INVESTOR]]);
    expect(due(left)).toMatchObject({ type: 'run', section: '8.2.2.1', atoms: ['HSB-8.2.2.1.01'] });
  });
  it('HSB-8.2.2.01 when the limit drops its lowest trains go, in a brewery round too', () => {
    const scene = new TwoScene().invested().small('B1', 'anna', 's1').brews('B1').clock({ phase: '5' });
    for (const type of ['3', '4', '5']) scene.do({ put: `train/${type}/1`, at: companyPlace(RAILWAY) });
    expect([turn(scene.table), due(scene.table)]).toMatchObject([
      [INVESTOR],
      { type: 'discard', train: 'train/3/1' },
    ]);
    expect(kinds(acts(scene.table).moves)).toEqual(['discard']);
  });
});

describe('8.2.2.1 run and revenue', () => {
  const line = () =>
    hisTurn('run')
      .tile('G2', '1905', 0)
      .tile('H3', '1903', 0)
      .do({ put: 'train/2A/1', at: companyPlace(RAILWAY) });
  it('HSB-8.2.2.1.01 ✗ less than the best', () => {
    expect(broke(line().table, anna.does('run', { routes: [] }))).toContain('8.2.2.1/investor-runs');
  });
  it('HSB-8.2.2.1.01 ✓ the best run', () => {
    const { table, moves } = acts(line().table, 1);
    expect([kinds(moves), table.clock.shown?.revenue]).toEqual([['run'], 50]);
  });
  const owning = (card: string) => earned(80).do({ put: card, at: companyPlace(RAILWAY) });
  it('HSB-8.2.2.1.02 ✗ to keep with a 5-train, or to pay with an old one', () => {
    const five = owning('train/5/1').gone('2A', '2B', '3', '4', '5');
    expect(broke(five.table, anna.withholds())).toEqual(['8.2.2.1/investor-pays']);
    expect(broke(owning('train/2A/1').gone('2A', '2B').table, investor.pays())).toEqual([
      '8.2.2.1/investor-pays',
    ]);
  });
  it('HSB-8.2.2.1.02 ✓ a permanent train pays, and one of the newest type on sale; 2A and 2B are one type', () => {
    expect(due(owning('train/5/1').gone(...SMALL_CARDS, '5').table)).toMatchObject({ kind: 'pay' });
    expect(due(owning('train/2A/1').gone('2A').table)).toEqual({
      ...{ type: 'payout', kind: 'pay', section: '8.2.2.1', atoms: ['HSB-8.2.2.1.02'] },
    });
    expect(due(owning('train/2A/1').gone('2A', '2B').table)).toMatchObject({ kind: 'withhold' });
  });
  it('HSB-8.2.2.1.05 with an open loan it keeps and repays, without interest', () => {
    const owing = owning('train/5/1').clock({ investorLoan: 100 });
    expect(due(owing.table)).toMatchObject({ kind: 'withhold', atoms: ['HSB-8.2.2.1.05'] });
    expect(broke(owing.table, investor.pays())).toEqual(['8.2.2.1/investor-pays']);
    const { table } = acts(owing.table, 1);
    expect([table.clock.investorLoan, treasury(table, RAILWAY)]).toEqual([20, 250]);
  });
  it('HSB-8.2.02 ✓ its price never reaches the red cell', () => {
    const low = earned(0).do({ put: `marker/${RAILWAY}`, at: 'market/0/1' });
    const { table } = acts(low.table, 1);
    expect([priceOf(table, RAILWAY), isFounded(table, RAILWAY)]).toEqual([10, true]);
  });
});

describe('8.2.2.1 trains', () => {
  it('HSB-8.2.2.1.03 ✗ phase 3, only 2-trains, 200 Mark and a free place: no purchase', () => {
    const { table } = cash(200)
      .clock({ phase: '3' })
      .gone('2A', '2B')
      .do({ put: 'train/2A/1', at: companyPlace(RAILWAY) });
    expect(broke(table, investor.does('done'))).toEqual(['8.2.2.1/investor-done']);
    expect(broke(table, anna.train('train/4/1'))).toEqual(['4.5.7.1/ascending']);
  });
  it('HSB-8.2.2.1.03 ✓ one of the present phase; none of 2A: one of 2B; then the manager may buy another', () => {
    expect(due(cash(200).table)).toMatchObject({
      type: 'train',
      train: 'train/2A/1',
      atoms: ['HSB-8.2.2.1.03'],
    });
    expect(due(cash(200).gone('2A').table)).toMatchObject({ type: 'train', train: 'train/2B/1' });
    const first = acts(cash(200).table).table;
    expect([trainsOf(first, RAILWAY).length, turn(first)]).toEqual([1, ['anna']]);
    expect(kinds(acts(played(first, anna.does('leave'))).moves)).toEqual(['done']);
    const has = cash(200).do({ put: 'train/2B/1', at: companyPlace(RAILWAY) });
    expect(due(has.table)).toBe(null);
    expect(
      due(
        cash(90)
          .gone('2A', '2B')
          .clock({ phase: '3' })
          .do({ put: 'train/2A/1', at: companyPlace(RAILWAY) }).table,
      ),
    ).toMatchObject({ type: 'done' });
  });
  it('HSB-8.2.2.1.04 ✗ it sells a train to a railway of a player, or buys one of it', () => {
    const scene = cash(500)
      .railway('KWE', 'anna', '2A')
      .do({ put: 'train/2B/1', at: companyPlace(RAILWAY) });
    expect(broke(scene.table, anna.train('train/2A/1', 10))).toContain('8.2.2.1/investors-trains');
    const seller = scene.operating('KWE', 'trains').treasury('KWE', 300);
    expect(broke(seller.table, anna.train('train/2B/1', 10))).toEqual(['8.2.2.1/investors-trains']);
  });
  it('HSB-8.2.2.1.04 ✓ a new one of the display', () => {
    expect(broke(cash(500).table, investor.train('train/2A/1'))).toEqual([]);
  });
});

describe('8.2.2.1 its own certificates', () => {
  it('HSB-8.2.2.1.06 one may be sold if that pays for the train that is due: the manager decides', () => {
    const { table } = cash(40);
    expect([turn(table), due(table)]).toEqual([['anna'], null]);
    expect(kinds(acts(played(table, anna.does('issue'))).moves)).toEqual(['train', 'done']);
    expect(broke(cash(10).table, anna.does('issue'))).toEqual(['8.2.2.1/investor-deals']);
    const low = cash(75).do({ put: `marker/${RAILWAY}`, at: 'market/0/1' });
    expect(broke(low.table, anna.does('issue'))).toEqual(['8.2.2.1/investor-deals']);
    expect(
      broke(cash(75).do({ put: `marker/${RAILWAY}`, at: 'market/0/2' }).table, anna.does('issue')),
    ).toEqual([]);
  });
  it('HSB-8.2.2.1.06 with a permanent train and without a loan one comes back each round, after the purchase', () => {
    const able = () =>
      brown(100)
        .gone('5')
        .do({ put: 'train/5/1', at: companyPlace(RAILWAY) })
        .certs(RAILWAY, POOL, 2);
    expect(due(able().table)).toMatchObject({ type: 'redeem', atoms: ['HSB-8.2.2.1.06'] });
    expect(broke(able().table, investor.does('done'))).toEqual(['8.2.2.1/investor-done']);
    expect(due(able().clock({ investorLoan: 10 }).table)).toMatchObject({ type: 'done' });
    expect(inPool(acts(able().table).table, RAILWAY)).toBe(10);
    const lacking = able().treasury(RAILWAY, 630).clock({ phase: '6' });
    expect(due(lacking.table)).toMatchObject({ type: 'train', train: 'train/6/1' });
  });
});

describe('8.2.2.1 no train and no money', () => {
  it('HSB-8.2.2.1.05 first all that it holds, at the present price; a surplus stays', () => {
    const { table, moves } = acts(cash(10).table, 1);
    expect(moves).toMatchObject([{ type: 'force', train: 'train/2A/1' }]);
    // From 50 the price can fall by three cells: three of five certificates are sold.
    expect([onSheet(table, RAILWAY), inPool(table, RAILWAY), priceOf(table, RAILWAY)]).toEqual([20, 30, 10]);
    expect([treasury(table, RAILWAY), isFounded(table, RAILWAY)]).toEqual([10 + 150 - 80, true]);
    const high = acts(cash(0).do({ put: `marker/${RAILWAY}`, at: 'market/0/9' }).table, 1).table;
    expect([onSheet(high, RAILWAY), inPool(high, RAILWAY), priceOf(high, RAILWAY)]).toEqual([0, 50, 50]);
  });
  const bare = (amount: number) => cash(amount).certs(RAILWAY, 'bert', 5);
  it('HSB-8.2.2.1.05 then his cash, then certificates of players’ companies without a move of prices, then a loan', () => {
    const paid = acts(bare(10).purse(100).table, 1).table;
    expect([purse(paid, INVESTOR), paid.clock.investorLoan]).toEqual([30, 0]);
    const scene = bare(10).railway('KWE', 'anna').certs('KWE', 'anna', 3).company('DUB', 'bert', 50).purse(0);
    scene.certs('KWE', INVESTOR, 1).certs('DUB', INVESTOR, 1).operating(RAILWAY, 'trains');
    const sold = acts(scene.table, 1).table;
    expect([holding(sold, INVESTOR, 'KWE'), holding(sold, INVESTOR, 'DUB')]).toEqual([0, 0]);
    expect([purse(sold, INVESTOR), priceOf(sold, 'KWE'), priceOf(sold, 'DUB')]).toEqual([40, 60, 50]);
    const lent = acts(bare(10).purse(20).clock({ investorLoan: 5 }).table, 1).table;
    expect([lent.clock.investorLoan, lent.clock.breweryLoan, lent.clock.loans]).toEqual([55, 0, {}]);
    expect(purse(lent, INVESTOR)).toBe(0);
    expect(broke(cash(40).table, anna.does('force', { train: 'train/2A/1' }))).toContain(
      '8.2.2.1/investor-forced',
    );
  });
  it('HSB-8.2.2.1.05 with an empty display nothing is bought', () => {
    const { table } = bare(10).gone(...SMALL_CARDS, '5', '6', '8');
    expect(due(table)).toMatchObject({ type: 'done' });
    expect(acted(table, investor.does('done')).clock.operating).toBe(null);
    expect(seatPlace(INVESTOR)).toBe('seat/investor');
  });
});
