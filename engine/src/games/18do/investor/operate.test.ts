import { describe, expect, it } from 'vitest';
import { POOL } from '../../../rail/ids.ts';
import { pieceOf } from '../../../table/places.ts';
import type { Move } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import {
  holding,
  inPool,
  isFlipped,
  manager,
  onSheet,
  priceOf,
  purse,
  trainsOf,
  treasury,
} from '../readers.ts';
import { acted, anna, bert, broke, played, player, Scene, told } from '../testing.ts';
import { turn } from '../turn.ts';
import { hisRun } from './operate.ts';
import { acts, due, hisTurn, kinds, maze, RAILWAY, three } from './scene.ts';

const investor = player(INVESTOR);
const cash = (amount: number) => hisTurn('trains').cash(`company/${RAILWAY}`, amount);
const earned = (revenue: number) => hisTurn('payout').clock({ shown: { routes: [], revenue } });
/** Phase 5 and 5-trains on display; 4-trains have gone. */
const brown = (amount: number) => cash(amount).clock({ phase: '5' }).sold('2', '3', '4');

describe('who decides in the turn of his railway', () => {
  it('DO-8.2.2.1 DO-8.2.2.1.1 the holder of the card builds; then it goes on by itself', () => {
    const { table } = hisTurn('track');
    expect([turn(table), due(table)]).toEqual([['anna'], null]);
    expect(broke(table, bert.does('leave'))).toContain('4/director-decides');
    const left = played(table, anna.does('leave'));
    expect([left.clock.step, turn(left)]).toEqual(['run', [INVESTOR]]);
    expect(broke(left, anna.does('leave'))).toEqual(['8.2.2/nothing-to-leave']);
    expect(
      broke(
        hisTurn('track').do({ put: 'card/investors-railway', at: 'seat/bert' }).table,
        investor.does('leave'),
      ),
    ).toEqual(['8.2.2.1/manager-leaves']);
  });
  it('DO-8.2.2.1 DO-4.3.2.1.1 ✓ an early train of the display is his decision; one of another railway is not', () => {
    const early = hisTurn('track').clock({ veterans: [] }).runs('KWE', 'anna').train('KWE', '2');
    expect(broke(early.table, anna.train('train/2/2'))).toEqual([]);
    expect(broke(early.clock({ veterans: [] }).table, anna.train('train/2/1', 1))).toContain(
      '8.2.2.1/investors-trains',
    );
  });
  it('DO-8.2.2.1 his brewery marker and card are put to use by the manager, in that turn only', () => {
    const scene = hisTurn('track').owns(INVESTOR, 'PB2').owns('anna', 'PB1');
    const table = played(scene.table, anna.does('assign', { company: RAILWAY }));
    expect([pieceOf(table, 'brewery/PB2')?.at, isFlipped(table, 'PB2'), isFlipped(table, 'PB1')]).toEqual([
      `company/${RAILWAY}`,
      true,
      false,
    ]);
    expect(broke(scene.stock(INVESTOR).table, investor.does('assign', { company: RAILWAY }))).toEqual([
      '4.3.1/brewery-own-turn',
    ]);
  });
  it('DO-8.2.2.1 when the limit drops he gives up his lowest trains', () => {
    const scene = three()
      .operating('KWE', 'trains')
      .train(RAILWAY, '3')
      .train(RAILWAY, '4')
      .train(RAILWAY, '4')
      .clock({ phase: '5' });
    expect(turn(scene.table)).toEqual([INVESTOR]);
    expect(due(scene.table)).toMatchObject({ type: 'discard', train: 'train/3/1', section: '8.2.2' });
    expect(broke(scene.table, investor.does('discard', { train: 'train/4/1' }))).toEqual([
      '8.2.2/investor-discards',
    ]);
    expect(kinds(acts(scene.table).moves)).toEqual(['discard']);
    const others = hisTurn('run')
      .runs('KWE', 'anna')
      .train('KWE', '3')
      .train('KWE', '3')
      .train('KWE', '4')
      .clock({ phase: '5' });
    expect([turn(others.table), due(others.table)]).toEqual([['anna'], null]);
  });
});

describe('run and revenue', () => {
  /** RhE at home and a coal mine next to it: 40 + 10. */
  const line = () => hisTurn('run').tile('G2', '1905', 0).tile('H3', '1903', 0).train(RAILWAY, '2');
  it('DO-8.2.2.1.2 in a maze that hands have laid the search ends where one move may not look further', () => {
    const { proved, revenue } = hisRun(maze().table, RAILWAY);
    expect([proved, revenue > 0]).toEqual([false, true]);
  });
  it('DO-8.2.2.1 a question of breweries that hands have set where there are none does not hold him up', () => {
    const scene = hisTurn('payout').clock({ shown: { routes: [], revenue: 0 } });
    const usual = due(scene.table);
    expect(usual).not.toBeNull();
    expect(due(scene.clock({ sideSales: ['B6'] }).table)).toEqual(usual);
  });
  it('DO-8.2.2.1.2 ✗ less than the best', () => {
    const { table } = line();
    const best = due(table) as { routes: readonly object[] };
    expect(best.routes).toHaveLength(1);
    expect(broke(table, anna.does('run', { routes: [] }))).toContain('8.2.2.1/investor-runs');
  });
  it('DO-8.2.2.1.2 ✓ the best run', () => {
    const { table, moves } = acts(line().table, 1);
    expect([kinds(moves), table.clock.shown?.revenue]).toEqual([['run'], 50]);
  });
  it('DO-8.2.2.1.3 ✗ to pay with only a 2-train while 3-trains are offered; to withhold with a 5-train', () => {
    const old = earned(80).train(RAILWAY, '2').sold('2');
    expect(due(old.table)).toEqual({
      type: 'payout',
      kind: 'withhold',
      section: '8.2.2.1',
      atoms: ['DO-8.2.2.1.3'],
    });
    expect(broke(old.table, investor.pays())).toEqual(['8.2.2.1/investor-pays']);
    const permanent = earned(80).train(RAILWAY, '5').sold('2', '3', '4', '5');
    expect(broke(permanent.table, anna.withholds())).toEqual(['8.2.2.1/investor-pays']);
  });
  it('DO-8.2.2.1.3 ✓ with a train of the newest type offered, or a permanent one', () => {
    expect(due(earned(80).train(RAILWAY, '2').table)).toMatchObject({ kind: 'pay' });
    expect(due(earned(80).train(RAILWAY, '5').sold('2', '3', '4', '5').table)).toMatchObject({ kind: 'pay' });
    const both = earned(80)
      .clock({ phase: '6' })
      .train(RAILWAY, '4')
      .sold('2', '3', '4', '5')
      .train('out', '6')
      .train('out', '6');
    expect(due(both.table)).toMatchObject({ kind: 'withhold' });
    const paid = acts(earned(100).train(RAILWAY, '2').table, 1).table;
    expect(purse(paid, INVESTOR)).toBe(125 + 50);
  });
  it('DO-8.2.2.1.7 ✗ to pay with an open loan', () => {
    const owing = earned(80).train(RAILWAY, '5').clock({ investorLoan: 100 });
    expect(broke(owing.table, investor.pays())).toEqual(['8.2.2.1/investor-pays']);
  });
  it('DO-8.2.2.1.7 ✓ it is repaid out of revenue, as far as it goes', () => {
    const owing = earned(80).train(RAILWAY, '5').clock({ investorLoan: 100 });
    expect(due(owing.table)).toMatchObject({ kind: 'withhold', atoms: ['DO-8.2.2.1.7'] });
    const { table } = acts(owing.table, 1);
    expect([table.clock.investorLoan, treasury(table, RAILWAY)]).toEqual([20, 250]);
    const last = acts(owing.clock({ investorLoan: 30 }).table, 1).table;
    expect([last.clock.investorLoan, treasury(last, RAILWAY)]).toEqual([0, 300]);
  });
});

describe('trains', () => {
  it('DO-8.2.2.1.4 ✗ to end the turn with only a 2-train and 200 in phase 3', () => {
    const { table } = cash(200).clock({ phase: '3' }).train(RAILWAY, '2').sold('2');
    expect(broke(table, investor.does('done'))).toEqual(['8.2.2.1/investor-done']);
    expect(broke(table, anna.does('done'))).toEqual(['8.2.2.1/investor-done']);
  });
  it('DO-8.2.2.1.4 ✓ a train of the current phase, if treasury and limit allow; else the lowest newer one', () => {
    const bought = acts(cash(200).clock({ phase: '3' }).train(RAILWAY, '2').sold('2').table);
    expect(bought.moves).toMatchObject([{ type: 'train', train: 'train/3/1' }, { type: 'done' }]);
    const newer = cash(320).clock({ phase: '3' }).train(RAILWAY, '2').sold('2', '3');
    expect(due(newer.table)).toMatchObject({ type: 'train', train: 'train/4/1' });
    expect(due(cash(100).clock({ phase: '3' }).train(RAILWAY, '2').sold('2').table)).toMatchObject({
      type: 'done',
    });
    const full = cash(900).clock({ phase: '5' }).train(RAILWAY, '3').train(RAILWAY, '3').sold('2', '3', '4');
    expect(due(full.table)).toMatchObject({ type: 'done' });
    const used = cash(900).clock({ phase: '3', newTrains: 1 }).train(RAILWAY, '2').sold('2');
    expect(due(used.table)).toMatchObject({ type: 'done' });
  });
  it('DO-8.2.2.1.4 with 6- and 8-trains on display: the 6-train in phase 6, the 8-train in phase 8', () => {
    const six = cash(900)
      .clock({ phase: '6' })
      .train(RAILWAY, '5')
      .sold('2', '3', '4', '5')
      .train('out', '6')
      .train('out', '6');
    expect(due(six.table)).toMatchObject({ type: 'train', train: 'train/6/3' });
    expect(due(six.clock({ phase: '8' }).table)).toMatchObject({ type: 'train', train: 'train/8/1' });
  });
  it('DO-8.2.2.1.4 ✗ before what is due nothing else is bought; afterwards the manager may buy a further new train, or leave it', () => {
    const { table } = cash(500);
    const first = acts(table).table;
    expect([trainsOf(first, RAILWAY).length, turn(first)]).toEqual([1, ['anna']]);
    expect(broke(first, anna.train('train/2/2'))).toEqual([]);
    expect(broke(table, anna.train('train/3/1'))).toEqual(['4.5.7.1/ascending']);
    const both = cash(900).clock({ phase: '6' }).sold('2', '3', '4', '5').train('out', '6').train('out', '6');
    expect(broke(both.table, anna.train('train/8/1'))).toEqual(['8.2.2.1/investor-train']);
    const left = acts(played(first, anna.does('leave')));
    expect(kinds(left.moves)).toEqual(['done']);
  });
  it('DO-8.2.2.1.5 ✗ it buys a train of another railway, or sells one', () => {
    const scene = cash(500).runs('KWE', 'anna').train('KWE', '2').train(RAILWAY, '2').clock({ waived: [] });
    expect(broke(scene.table, anna.train('train/2/1', 10))).toEqual(['8.2.2.1/investors-trains']);
    const seller = scene.operating('KWE', 'trains').cash('company/KWE', 300);
    expect(broke(seller.table, anna.train('train/2/2', 10))).toEqual(['8.2.2.1/investors-trains']);
    expect(broke(cash(500).train(POOL, '2').train(RAILWAY, '2').table, anna.train('train/2/1'))).toContain(
      '8.2.2.1/investors-trains',
    );
  });
  it('DO-8.2.2.1.5 ✓ a new one', () => {
    expect(broke(cash(500).table, investor.train('train/2/1'))).toEqual([]);
  });
});

describe('his acts, however they are said', () => {
  const said = (table: DoTable, move: Move): string => told(table, move, 'en');
  const green = () => cash(200).clock({ phase: '3' }).sold('2');
  it('DO-8.2.2.1.4 ✓ any copy of the train that is due, its printed price said or not', () => {
    for (const move of [anna.train('train/3/2'), anna.train('train/3/1', 180), investor.train('train/3/1')])
      expect(broke(green().table, move)).toEqual([]);
    expect(broke(green().table, anna.train('train/3/1', 170))).toEqual(['4.5.7.1/printed-price']);
  });
  it('DO-8.2.2.1.3 ✓ all of the revenue, said or not; ✗ the other way it is said what comes instead', () => {
    const shown = { routes: [], revenue: 100 };
    const paying = hisTurn('payout').clock({ phase: '5', shown }).train(RAILWAY, '5').table;
    expect(broke(paying, anna.pays({ amount: 100 }))).toEqual([]);
    expect(broke(paying, anna.pays({ amount: 50 }))).toEqual(['4.5.6.2/all-or-nothing']);
    expect(broke(paying, anna.withholds())).toEqual(['8.2.2.1/investor-pays']);
    expect(said(paying, anna.withholds())).toMatch(/: pay a dividend\.$/);
    const two = hisTurn('payout').clock({ shown }).train(RAILWAY, '2').sold('2').table;
    expect(said(two, anna.pays())).toMatch(/: keep the revenue\.$/);
  });
  it('DO-8.2.2.1.9 ✓ a flag that is not set says nothing; ✗ without money only that is said', () => {
    const able = () => brown(100).train(RAILWAY, '5').sold('5').shares(RAILWAY, POOL, 1);
    expect(broke(able().table, anna.does('redeem', { big: false }))).toEqual([]);
    expect(broke(able().cash(`company/${RAILWAY}`, 49).table, anna.does('redeem'))).toEqual([
      '4.5/redeem-cash',
    ]);
  });
  it('DO-8.2.2.1 ✓ of his lowest trains any one is given up', () => {
    const over = cash(0)
      .clock({ phase: '5' })
      .train(RAILWAY, '3')
      .train(RAILWAY, '3')
      .train(RAILWAY, '4').table;
    for (const train of ['train/3/1', 'train/3/2'])
      expect(broke(over, investor.does('discard', { train }))).toEqual([]);
    expect(broke(over, investor.does('discard', { train: 'train/4/1' }))).toEqual([
      '8.2.2/investor-discards',
    ]);
  });
  it('DO-8.2.2.1.4 ✗ one reason for who ends the turn too early, with the train that comes first', () => {
    expect(broke(green().table, anna.does('done'))).toEqual(['8.2.2.1/investor-done']);
    expect(said(green().table, anna.does('done'))).toMatch(/: buy a train \(3\)\.$/);
    expect(said(cash(40).table, anna.does('done'))).toMatch(/By 8\.2\.2 .*: what the manager decides\.$/);
  });
});

describe('certificates of his railway', () => {
  it('DO-8.2.2.1.8 DO-8.2.2.1.10 ✗ to sell one with a current train, for a station, or where it does not help', () => {
    expect(broke(cash(100).train(RAILWAY, '2').table, anna.does('issue'))).toEqual([
      '8.2.2.1/investor-deals',
    ]);
    expect(broke(hisTurn('track').table, anna.does('issue'))).toEqual(['8.2.2.1/investor-deals']);
    expect(broke(cash(10).table, anna.does('issue'))).toEqual(['8.2.2.1/investor-deals']);
    expect(broke(hisTurn('track').shares(RAILWAY, POOL, 1).table, anna.does('redeem'))).toEqual([
      '8.2.2.1/investor-deals',
    ]);
  });
  it('DO-8.2.2.1.8 DO-8.2.2.1.10 ✓ if that pays for the train that is due: the manager decides', () => {
    const { table } = cash(40);
    expect([turn(table), due(table)]).toEqual([['anna'], null]);
    const sold = played(table, anna.does('issue'));
    expect(acts(sold).moves).toMatchObject([{ type: 'train', train: 'train/2/1' }, { type: 'done' }]);
    const left = played(table, anna.does('leave'));
    expect(due(left)).toMatchObject({ type: 'force' });
    expect(broke(table, anna.train('train/2/1'))).toEqual(['4.5.7.1/train-cash']);
  });
  it('DO-8.2.2.1.9 ✗ the buy-back is skipped', () => {
    const { table } = brown(100).train(RAILWAY, '5').sold('5').shares(RAILWAY, POOL, 1);
    expect(broke(table, investor.does('done'))).toEqual(['8.2.2.1/investor-done']);
  });
  it('DO-8.2.2.1.9 ✓ with a permanent train and without a loan one comes back each round', () => {
    const able = () => brown(100).train(RAILWAY, '5').sold('5').shares(RAILWAY, POOL, 2);
    expect(due(able().table)).toEqual({ type: 'redeem', section: '8.2.2.1', atoms: ['DO-8.2.2.1.9'] });
    const back = acts(able().table);
    expect([kinds(back.moves), inPool(back.table, RAILWAY)]).toEqual([['redeem', 'done'], 10]);
    expect(due(able().clock({ investorLoan: 10 }).table)).toMatchObject({ type: 'done' });
    expect(due(able().clock({ dealt: 'issued' }).table)).toMatchObject({ type: 'done' });
    expect(due(able().cash(`company/${RAILWAY}`, 49).table)).toMatchObject({ type: 'done' });
    expect(
      due(cash(60).clock({ phase: '3' }).train(RAILWAY, '3').shares(RAILWAY, POOL, 1).sold('2').table),
    ).toMatchObject({ type: 'done' });
  });
});

describe('no train and no money', () => {
  it('DO-8.2.2.1.6 F1 and F2: the treasury, then all certificates held; a surplus stays', () => {
    const { table, moves } = acts(cash(10).table, 1);
    expect(moves).toMatchObject([{ type: 'force', train: 'train/2/1' }]);
    expect([treasury(table, RAILWAY), onSheet(table, RAILWAY), inPool(table, RAILWAY)]).toEqual([
      10 + 250 - 80,
      0,
      50,
    ]);
    expect([purse(table, INVESTOR), priceOf(table, RAILWAY)]).toEqual([125, 20]);
  });
  const bare = (amount: number) => cash(amount).shares(RAILWAY, 'bert', 5);
  it('DO-8.2.2.1.6 F3: then his cash, as far as needed', () => {
    const { table } = acts(bare(10).table, 1);
    expect([treasury(table, RAILWAY), purse(table, INVESTOR), table.clock.investorLoan]).toEqual([0, 55, 0]);
  });
  it('DO-8.2.2.1.6 F4: then certificates of players’ railways, cheapest first; prices fall after all sales', () => {
    const scene = bare(10).runs('KWE', 'anna', 60).runs('BME', 'bert', 55).cash('seat/investor', 0);
    scene.shares('KWE', INVESTOR, 1).shares('BME', INVESTOR, 1).operating(RAILWAY, 'trains');
    const { table } = acts(scene.table, 1);
    expect([holding(table, INVESTOR, 'KWE'), holding(table, INVESTOR, 'BME')]).toEqual([0, 0]);
    expect([purse(table, INVESTOR), priceOf(table, 'KWE'), priceOf(table, 'BME')]).toEqual([
      115 - 70,
      55,
      50,
    ]);
  });
  it('DO-8.2.2.1.6 F5: the rest is lent to his railway; loans add up', () => {
    const { table } = acts(bare(10).cash('seat/investor', 20).clock({ investorLoan: 5 }).table, 1);
    expect([table.clock.investorLoan, purse(table, INVESTOR), treasury(table, RAILWAY)]).toEqual([55, 0, 0]);
    expect(table.clock.loans).toEqual({});
  });
  it('DO-8.2.2.1.6 the lowest type on display, 6 before 8; with an empty display nothing is bought, not even from the pool', () => {
    const late = bare(10).clock({ phase: '8' }).sold('2', '3', '4', '5').train('out', '6').train('out', '6');
    expect(due(late.table)).toMatchObject({ type: 'force', train: 'train/6/3' });
    expect(due(bare(300).train(POOL, '2').sold('2', '3', '4', '5', '6', '8').table)).toMatchObject({
      type: 'done',
    });
    expect(
      broke(bare(300).train(POOL, '2').sold('2', '3', '4', '5', '6', '8').table, investor.does('done')),
    ).toEqual([]);
  });
  it('DO-8.2.2.1.9 ✗ a permanent train that was forced, or bought further, brings no buy-back in that turn', () => {
    const forced = cash(700).clock({ phase: '5' }).sold('2', '3', '4', '5').shares(RAILWAY, POOL, 1);
    const { table, moves } = acts(played(forced.cash(`company/${RAILWAY}`, 620).table, anna.does('leave')));
    expect(kinds(moves)).toEqual(['force', 'done']);
    // 10 were missing: all four certificates went to the pool at 50, the surplus stays.
    expect([treasury(table, RAILWAY), inPool(table, RAILWAY)]).toEqual([620 + 4 * 50 - 630, 50]);
    const four = cash(600)
      .clock({ phase: '4' })
      .train(RAILWAY, '4')
      .sold('2', '3', '4')
      .shares(RAILWAY, POOL, 1);
    const further = played(four.table, anna.train('train/5/1'));
    expect([treasury(further, RAILWAY), due(further)]).toMatchObject([150, { type: 'done' }]);
    expect(broke(further, anna.does('redeem'))).toEqual(['8.2.2.1/investor-deals']);
  });
  it('DO-8.2.2.1.6 the manager forces nothing before its time, and nothing but the lowest train on display', () => {
    expect(broke(cash(40).table, anna.does('force', { train: 'train/2/1' }))).toEqual([
      '8.2.2.1/investor-forced',
    ]);
    const late = () =>
      bare(0).clock({ phase: '6' }).sold('2', '3', '4', '5').train('out', '6').train('out', '6');
    expect(broke(late().table, anna.does('force', { train: 'train/8/1' }))).toEqual([
      '8.2.2.1/investor-forced',
    ]);
    expect(broke(late().train(POOL, '8').table, anna.does('force', { train: 'train/8/1' }))).toEqual([
      '8.2.2.1/investor-forced',
    ]);
    expect(broke(late().table, anna.does('force', { train: 'train/6/3' }))).toEqual([]);
  });
  it('DO-8.2.2.1.6 F1: in phase 8 the manager leaves the 6-train that the treasury pays; without any train it comes all the same', () => {
    const { table } = bare(700)
      .clock({ phase: '8' })
      .sold('2', '3', '4', '5')
      .train('out', '6')
      .train('out', '6')
      .train('out', '8');
    expect([turn(table), due(table)]).toEqual([['anna'], null]);
    const { table: end, moves } = acts(played(table, anna.does('leave')));
    expect(kinds(moves)).toEqual(['force', 'done']);
    expect([trainsOf(end, RAILWAY), treasury(end, RAILWAY), purse(end, INVESTOR)]).toEqual([
      ['train/6/3'],
      70,
      purse(table, INVESTOR),
    ]);
  });
});

describe('after an operating round', () => {
  const last = (options = {}) => {
    const scene = new Scene(['anna', 'bert'], 'zsv', options);
    scene.runs('KWE', 'anna').train('KWE', '2').operating('KWE', 'trains').clock({ ors: 1 });
    return scene.do({ put: 'card/investors-railway', at: 'seat/anna' });
  };
  it('DO-8.3.5.1 “Investor’s Railway” goes to the other player', () => {
    const table = played(last().table, anna.does('done'));
    expect([manager(table), table.clock.round]).toEqual(['bert', 'SR']);
  });
  it('DO-8.3.5.2 by agreement its holder may offer a sum for keeping it; the other takes it, or pays it and takes the card', () => {
    const open = played(last({ keepCard: true }).table, anna.does('done'));
    expect([turn(open), open.clock.round]).toEqual([['anna'], 'OR']);
    expect(broke(open, anna.pays())).toContain('8.3.5/keep-open');
    expect(broke(open, bert.does('keep', { offer: 5 }))).toEqual(['8.3.5/holder-offers']);
    expect(broke(open, anna.does('keep', { offer: 376 }))).toEqual(['8.3.5/keep-cash']);
    const offered = played(open, anna.does('keep', { offer: 30 }));
    expect(turn(offered)).toEqual(['bert']);
    expect(broke(offered, anna.does('answer-keep', { take: false }))).toEqual(['8.3.5/keep-answer']);
    const kept = played(offered, bert.does('answer-keep', { take: false }));
    expect([manager(kept), purse(kept, 'bert'), kept.clock.round]).toEqual(['anna', 405, 'SR']);
    const taken = played(offered, bert.does('answer-keep', { take: true }));
    expect([manager(taken), purse(taken, 'anna')]).toEqual(['bert', 405]);
    const poor = new Scene();
    poor.table = offered;
    expect(broke(poor.cash('seat/bert', 29).table, bert.does('answer-keep', { take: true }))).toEqual([
      '8.3.5/take-cash',
    ]);
    expect(manager(acted(open, anna.does('keep', { offer: 0 })))).toBe('bert');
  });
});
