import { describe, expect, it } from 'vitest';
import { OUT, POOL } from '../../../rail/ids.ts';
import { judge } from '../../../table/judge.ts';
import type { Game } from '../../../table/game.ts';
import type { Move } from '../../../table/types.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { handRules } from '../hand-rules.ts';
import { moves } from '../moves.ts';
import { onSale } from '../purchase.ts';
import { overLimit, trainsOf } from '../readers.ts';
import { hasRoute } from '../runs.ts';
import { acted, anna, at, bert, broke, cash, cleo, figures, found, played } from '../stock-scene.ts';
import { laterRound } from '../testing.ts';
import type { Scene } from '../testing.ts';

const byHand = (table: Table62, move: Move): readonly string[] =>
  judge({ moves, handRules } as unknown as Game<Clock62>, table, move).map(({ rule }) => rule);
const names = (table: Table62) => onSale(table).map(({ side }) => side.name);

/** NYC of anna in New York: the printed track to Boston is a route. CP of bert. At the trains. */
const nyc = (treasury = 1000): Scene =>
  laterRound()
    .started('NYC', 'anna')
    .started('CP', 'bert')
    .token('NYC', 0, 'G35', 0, 0)
    .cash('company/NYC', treasury)
    .operating('NYC', 'trains')
    .clock({ veterans: ['NYC', 'CP'] });
/** The first 5 has been bought: brown, 2s to 4s are gone. */
const brown = (treasury?: number): Scene => nyc(treasury).soldOut('2', '3', '4').clock({ phase: '5' });

describe('buying trains', () => {
  it('62-14.1 62-14.5 after the price has moved, one after another', () => {
    const table = played(nyc().table, anna.train('train/2/1'), anna.train('train/2/2'));
    expect([trainsOf(table, 'NYC').length, table.cash['company/NYC'], table.clock.step]).toEqual([
      2,
      800,
      'trains',
    ]);
    expect(broke(played(table, anna.done()), anna.train('train/2/3'))).toEqual(['5/director-decides']);
  });
  it('62-14.2 ✗ another price than the printed one, or a train that nobody sells', () => {
    expect(broke(nyc().table, anna.train('train/2/1', { price: 50 }))).toEqual(['14/bank-price']);
    const scrapped = nyc().do({ put: 'train/2/1', at: OUT });
    expect(broke(scrapped.table, anna.train('train/2/1'))).toEqual(['14/not-for-sale']);
  });
  it('62-14.2 ✓ the printed one, to the bank', () => {
    const { table } = nyc();
    const then = played(table, anna.train('train/2/1', { price: 100 }));
    expect(then.cash['bank']! - table.cash['bank']!).toBe(100);
  });

  const cps = () => nyc().train('CP', '2').train('CP', '3');
  it('62-14.3 ✗ take a train of another company without its director, or for nothing', () => {
    expect(found(cps().table, anna.train('train/3/1', { price: 50 }))).toMatchObject([
      { rule: '1862/14/consent', params: { company: 'CP', director: 'bert' } },
    ]);
    expect(broke(cps().table, anna.offers('train/3/1', 0))).toEqual(['14/price-least']);
    expect(broke(cps().table, anna.offers('train/2/3', 90))).toEqual(['14/offer-whom']);
    const asked = played(cps().table, anna.offers('train/3/1', 50));
    expect(broke(asked, anna.accepts())).toEqual(['14/who-answers']);
    expect(broke(asked, anna.done())).toEqual(['14/offer-open']);
    expect(broke(cps().table, bert.accepts())).toEqual(['14/nothing-asked']);
  });
  it('62-14.3 ✓ the price is said openly, and the other director agrees or not', () => {
    const asked = played(cps().table, anna.offers('train/3/1', 350));
    expect(asked.clock.offer).toEqual({ train: 'train/3/1', buyer: 'NYC', seller: 'CP', price: 350 });
    const sold = played(asked, bert.accepts());
    expect([at(sold, 'train/3/1'), sold.cash['company/NYC'], sold.cash['company/CP']]).toEqual([
      'company/NYC',
      650,
      1350,
    ]);
    expect(played(asked, bert.declines()).clock.offer).toBeNull();
    expect(played(asked, anna.declines()).clock.offer).toBeNull();
    const own = nyc().started('NYH', 'anna').train('NYH', '2');
    expect(broke(own.table, anna.train('train/2/1', { price: 1 }))).toEqual([]);
  });
  it('62-14.4 ✗ a train is traded in the turn of the seller', () => {
    const table = cps().table;
    expect(byHand(table, { type: 'put', seat: 'bert', piece: 'train/2/2', to: 'company/CP' })).toEqual([
      '1862/14/not-its-turn',
    ]);
    const asked = played(table, anna.offers('train/3/1', 50));
    const later = { ...asked, clock: { ...asked.clock, operating: 'CP' } };
    expect(broke(later, bert.accepts())).toEqual(['14/train-gone']);
    expect(at(acted(later, bert.accepts()), 'train/3/1')).toBe('company/CP');
  });
  it('62-14.4 ✓ in the turn of the buyer', () => {
    const hand = { type: 'put', seat: 'anna', piece: 'train/2/2', to: 'company/NYC' };
    expect(byHand(cps().table, hand)).not.toContain('1862/14/not-its-turn');
  });

  it('62-14.6 ✗ end the turn with a route and without a train', () => {
    expect(hasRoute(nyc().table, 'NYC')).toBe(true);
    expect(found(nyc().table, anna.done())).toMatchObject([
      { rule: '1862/14/train-duty', params: { company: 'NYC', least: 100, cash: 1000 } },
    ]);
    expect(broke(nyc(60).table, anna.done())).toEqual(['14/must-fund']);
  });
  it('62-14.6 ✓ with a train, or without a route', () => {
    expect(broke(nyc().train('NYC', '2').table, anna.done())).toEqual([]);
    const cp = nyc().token('CP', 0, 'D34', 0, 0).operating('CP', 'trains');
    expect([hasRoute(cp.table, 'CP'), broke(cp.table, bert.done())]).toEqual([false, []]);
  });

  it('62-14.7 ✗ a 3 while 2s are left', () => {
    expect(found(nyc().table, anna.train('train/3/1'))).toMatchObject([
      { rule: '1862/14/ascending', params: { train: '3', top: '2' } },
    ]);
  });
  it('62-14.7 ✓ 62-2.7 when the 2s are sold out the 3 comes', () => {
    expect(broke(nyc().soldOut('2').table, anna.train('train/3/1'))).toEqual([]);
    expect(names(brown().table)).toEqual(['5', '5E']);
    // E trains are not waited for.
    expect(names(brown().soldOut('5').table)).toEqual(['5E', '6']);
  });

  it('62-14.8 ✗ the 5E before the first 5', () => {
    const { table } = nyc().soldOut('2', '3', '4').clock({ phase: '4' });
    expect(found(table, anna.train('train/5E/1'))).toMatchObject([
      { rule: '1862/14/express-later', params: { train: '5E', first: '5' } },
    ]);
  });
  it('62-14.8 ✓ W3 after the first 5 has been bought', () => {
    const scene = nyc(1100).soldOut('2', '3', '4').clock({ phase: '4' });
    const table = played(scene.table, anna.train('train/5/1'));
    expect([table.clock.phase, names(table)]).toEqual(['5', ['5', '5E']]);
    expect(broke(table, anna.train('train/5E/1'))).toEqual([]);
    expect(played(table, anna.train('train/5E/1')).clock.phase).toBe('5');
  });

  const four = () => nyc().train('NYC', '2').train('NYC', '2').train('NYC', '2');
  it('62-14.9 ✗ a train above the limit of the phase', () => {
    const scene = brown().train('NYC', '5').train('NYC', '5');
    expect(found(scene.table, anna.train('train/5/3'))).toMatchObject([
      { rule: '1862/14/train-limit', params: { count: 2, limit: 2 } },
    ]);
    expect(
      broke(brown().train('NYC', '5').train('NYC', '5').train('CP', '6').table, anna.offers('train/6/1', 9)),
    ).toEqual(['14/train-limit']);
  });
  it('62-14.9 ✓ a fourth one in the yellow phase', () => {
    expect(broke(four().table, anna.train('train/2/4'))).toEqual([]);
  });
  it('62-14.10 ✗ four 2s and the first 4, although it would scrap them', () => {
    const scene = four().train('NYC', '2').soldOut('2', '3').clock({ phase: '3' });
    expect(broke(scene.table, anna.train('train/4/1'))).toEqual(['14/train-limit']);
  });
  it('62-14.10 ✓ with three of them', () => {
    expect(broke(four().soldOut('2', '3').clock({ phase: '3' }).table, anna.train('train/4/1'))).toEqual([]);
  });

  it('62-14.11 ✗ go on while a company has too many trains', () => {
    const scene = brown().train('CP', '5').train('CP', '5').train('CP', '6').train('NYC', '5');
    expect(overLimit(scene.table)).toEqual(['CP']);
    expect(found(scene.table, anna.done())).toMatchObject([
      { rule: '1862/14/surplus-first', params: { company: 'CP', director: 'bert' } },
    ]);
    expect(broke(scene.table, anna.discards('train/5/1'))).toEqual(['14/director-discards']);
  });
  it('62-14.11 ✓ its director chooses, and the train can be bought from the bank', () => {
    const scene = brown().train('CP', '5').train('CP', '5').train('CP', '6').train('NYC', '5');
    const table = played(scene.table, bert.discards('train/6/1'));
    expect([at(table, 'train/6/1'), names(table)]).toEqual([POOL, ['5', '5E', '6']]);
    expect(played(table, anna.train('train/6/1')).cash['company/NYC']).toBe(400);
    expect(played(table, anna.train('train/6/1')).clock.phase).toBe('5');
  });
  it('62-14.12 ✗ give a train back by choice', () => {
    const { table } = nyc().train('NYC', '2');
    expect(broke(table, anna.discards('train/2/1'))).toEqual(['14/no-surplus']);
    expect(byHand(table, { type: 'put', seat: 'anna', piece: 'train/2/1', to: 'depot' })).toEqual([
      '1862/14/no-return',
    ]);
  });
  it('62-14.12 ✓ only above a new limit', () => {
    const scene = brown().train('NYC', '5').train('NYC', '5').train('NYC', '6');
    expect(broke(scene.table, anna.discards('train/5/1'))).toEqual([]);
  });

  it('62-14.13 ✗ the director adds money without need', () => {
    expect(broke(nyc(150).train('NYC', '2').table, anna.train('train/2/2', { help: 50 }))).toEqual([
      '14/help-unasked',
    ]);
    expect(found(nyc(50).train('NYC', '2').table, anna.train('train/2/2'))).toMatchObject([
      { rule: '1862/14/treasury-pays', params: { price: 100, cash: 50 } },
    ]);
    // A train that the treasury could pay is there: no private money for a dearer one (HC-10).
    expect(broke(brown(550).table, anna.train('train/5E/1'))).toEqual(['14/treasury-pays']);
  });
  it('62-14.13 ✓ the company pays all of it', () => {
    expect(broke(nyc(100).table, anna.train('train/2/1'))).toEqual([]);
  });
});

describe('emergency', () => {
  it('62-14.14 62-14.15 the director pays what is missing, for any train on offer', () => {
    const table = played(brown(120).table, anna.train('train/5E/1'));
    expect([cash(table)['anna'], table.cash['company/NYC'], at(table, 'train/5E/1')]).toEqual([
      120,
      0,
      'company/NYC',
    ]);
    expect(broke(brown(120).train(POOL, '6').table, anna.train('train/6/1'))).toEqual([]);
    expect(broke(brown(120).train('CP', '6').table, anna.offers('train/6/1', 300))).toEqual([]);
  });
  it('62-14.16 ✗ more than the printed price', () => {
    expect(found(brown(120).train('CP', '5').table, anna.offers('train/5/1', 501))).toMatchObject([
      { rule: '1862/14/help-face', params: { price: 501, face: 500 } },
    ]);
  });
  it('62-14.16 ✓ the printed price', () => {
    expect(broke(brown(120).train('CP', '5').table, anna.offers('train/5/1', 500))).toEqual([]);
  });
  it('62-14.17 ✗ the company keeps something, or shares are sold for more than is needed', () => {
    const { table } = nyc(120).soldOut('2', '3').clock({ phase: '4' });
    expect(found(table, anna.train('train/4/1', { help: 200 }))).toMatchObject([
      { rule: '1862/14/help-exact', params: { help: 200, missing: 180 } },
    ]);
    expect(broke(owing(40, 3).table, anna.raises('CP', 2))).toEqual(['14/enough']);
  });
  it('62-14.17 ✓ exactly what is missing', () => {
    const { table } = nyc(120).soldOut('2', '3').clock({ phase: '4' });
    const then = played(table, anna.train('train/4/1', { help: 180 }));
    expect([cash(then)['anna'], then.cash['company/NYC']]).toEqual([420, 0]);
    // With a train the need is over: no second one with private money.
    expect(broke(then, anna.train('train/4/2'))).toEqual(['14/treasury-pays']);
    expect(broke(owing(140, 3).table, anna.raises('CP', 2))).toEqual([]);
  });

  /** anna owes so much for a train, and holds CP shares; bert directs CP at 100. */
  function owing(amount: number, shares: number): Scene {
    return brown(0)
      .shares('CP', 'anna', shares)
      .cash('seat/anna', 0)
      .train('NYC', '5')
      .clock({ owed: [{ seat: 'anna', amount, to: 'bank', company: 'NYC', why: 'train' }] });
  }
  it('62-14.18 ✗ declare bankruptcy while shares can be sold, or go on without paying', () => {
    expect(found(owing(150, 2).table, anna.bankrupt())).toMatchObject([
      { rule: '1862/14/sales-left', params: { most: 200, owed: 150 } },
    ]);
    expect(found(owing(150, 2).table, anna.done())).toMatchObject([
      { rule: '1862/14/debt-first', params: { seat: 'anna', amount: 150 } },
    ]);
    expect(broke(brown(0).table, anna.raises('CP'))).toEqual(['14/no-need']);
    expect(found(brown(0).cash('seat/anna', 400).table, anna.train('train/5/1'))).toMatchObject([
      { rule: '1862/14/into-debt', weight: 'caution' },
    ]);
  });
  it('62-14.18 ✓ 62-19.27 sell at once and out of turn; the money goes where it is owed', () => {
    const bought = played(
      brown(0).shares('CP', 'anna', 2).cash('seat/anna', 350).table,
      anna.train('train/5/1'),
    );
    expect(bought.clock.owed).toMatchObject([{ seat: 'anna', amount: 150, to: 'bank' }]);
    expect(at(bought, 'train/5/1')).toBe('company/NYC');
    const paid = played(bought, anna.raises('CP', 2));
    expect([paid.clock.owed, cash(paid)['anna'], figures(paid, 'CP').price]).toEqual([[], 50, 92]);
    expect(broke(paid, anna.done())).toEqual([]);
  });
  it('62-14.18 the price of one emergency stays, in however many portions (HC-9)', () => {
    const table = played(owing(150, 2).table, anna.raises('CP'), anna.raises('CP'));
    expect([table.clock.owed, cash(table)['anna'], figures(table, 'CP').price]).toEqual([[], 50, 92]);
  });
  it('62-14.19 62-19.26 ✗ a forced sale changes a director', () => {
    const scene = owing(150, 0).started('NYH', 'anna').shares('NYH', 'anna', 1).shares('NYH', 'cleo', 3);
    expect(found(scene.table, anna.raises('NYH', 2))).toMatchObject([
      { rule: '1862/14/raise-director', params: { company: 'NYH', most: 1 } },
    ]);
    expect(broke(scene.table, cleo.raises('NYH'))).toEqual(['14/no-need']);
  });
  it('62-14.19 62-19.26 ✓ one that does not', () => {
    const scene = owing(150, 0).started('NYH', 'anna').shares('NYH', 'anna', 1).shares('NYH', 'cleo', 3);
    expect(broke(scene.do({ put: 'cert/NYH/1', at: OUT }).table, anna.raises('NYH'))).toEqual([]);
  });
  it("62-19.25 ✗ a forced sale reaches into the director's certificate, and nobody would follow", () => {
    const scene = owing(150, 0).started('NYH', 'anna').shares('NYH', 'anna', 1);
    expect(found(scene.table, anna.raises('NYH', 2))).toMatchObject([
      { rule: '1862/19/raise-head', params: { company: 'NYH', most: 1 } },
    ]);
  });
  it('62-19.25 ✓ one of the share beside it', () => {
    const scene = owing(150, 0).started('NYH', 'anna').shares('NYH', 'anna', 1);
    expect(broke(scene.table, anna.raises('NYH'))).toEqual([]);
  });
  it('62-14.20 still not enough: bankruptcy; the partly paid train stays on the charter for the time being', () => {
    const table = acted(brown(0).cash('seat/anna', 350).table, anna.train('train/5/1'));
    expect([at(table, 'train/5/1'), cash(table)['anna'], table.clock.owed[0]?.amount]).toEqual([
      'company/NYC',
      0,
      150,
    ]);
    expect(broke(table, anna.bankrupt())).toEqual([]);
  });
});

describe('what the first train of a kind changes', () => {
  const buys = (scene: Scene, train: string) => played(scene.table, anna.train(train));
  it('62-16.1 the start: yellow, four trains, one operating round', async () => {
    const { PHASES } = await import('../data/trains.ts');
    expect(PHASES[0]).toMatchObject({
      id: '2',
      colours: ['yellow'],
      trainLimit: { major: 4 },
      operatingRounds: 1,
    });
  });
  it('62-16.2 the first 3: green, and two operating rounds in the next set (HC-2)', () => {
    const table = buys(nyc().soldOut('2'), 'train/3/1');
    expect([table.clock.phase, table.clock.ors]).toEqual(['3', 1]);
  });
  it('62-16.3 the first 4 scraps the 2s everywhere and lowers the limit to 3 (HC-3)', () => {
    const scene = nyc()
      .train('CP', '2')
      .train(POOL, '2')
      .train('NYC', '3')
      .train('NYC', '3')
      .train('NYC', '3');
    const table = buys(scene.soldOut('2', '3').clock({ phase: '3' }), 'train/4/1');
    expect([at(table, 'train/2/1'), at(table, 'train/2/2'), overLimit(table)]).toEqual([OUT, OUT, ['NYC']]);
    expect(broke(table, anna.discards('train/3/1'))).toEqual([]);
  });
  it('62-16.4 the first 5: brown, limit 2, and the 5E', () => {
    const scene = nyc().train('NYC', '4').train('NYC', '4').soldOut('2', '3', '4').clock({ phase: '4' });
    const table = buys(scene, 'train/5/1');
    expect([table.clock.phase, overLimit(table), names(table)]).toEqual(['5', ['NYC'], ['5', '5E']]);
  });
  it('62-16.5 the first 6 scraps the 3s; the 6E', () => {
    const table = buys(nyc().train('CP', '3').soldOut('2', '3', '4', '5').clock({ phase: '5' }), 'train/6/1');
    expect([at(table, 'train/3/1'), names(table)]).toEqual([OUT, ['5E', '6', '6E']]);
  });
  it('62-16.6 the first 8: grey, scraps the 4s; the 8E', () => {
    const table = buys(
      nyc().train('CP', '4').soldOut('2', '3', '4', '5', '6').clock({ phase: '6' }),
      'train/8/1',
    );
    expect([table.clock.phase, at(table, 'train/4/1'), names(table)]).toEqual([
      '8',
      OUT,
      ['5E', '6E', '8', '8E'],
    ]);
  });
  it('62-16.7 the 10: the 10E, without limit', () => {
    const table = buys(brown().soldOut('5', '6', '8').clock({ phase: '8' }), 'train/10/1');
    expect([table.clock.phase, names(table)]).toEqual(['10', ['5E', '6E', '8E', '10E']]);
    expect(names(brown().soldOut('5', '6', '8', '10').clock({ phase: '10' }).table)).toContain('10E');
  });
});
