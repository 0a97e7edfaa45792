import { describe, expect, it } from 'vitest';
import { certificate, companyPlace, POOL, seatPlace } from '../../../../rail/ids.ts';
import { pieceOf } from '../../../../table/places.ts';
import { brewer } from '../../brewery/brew-scene.ts';
import { INVESTOR } from '../../clock.ts';
import {
  certificates,
  firstPlayer,
  holding,
  inPool,
  isOperating,
  priceOf,
  purse,
  treasury,
} from '../../readers.ts';
import { acted, broke, played } from '../../testing.ts';
import { turn } from '../../turn.ts';
import { acts, due, kinds } from '../scene.ts';
import { BREWERY, hisStock, RAILWAY, TwoScene } from './scene.ts';

const [investor, anna, bert] = [brewer(INVESTOR), brewer('anna'), brewer('bert')];

/** KWE of anna and the brewery company DUB of bert operate as well; he has 100. */
const market = (set = 2) =>
  hisStock(set).railway('KWE', 'anna').certs('KWE', 'anna', 3).company('DUB', 'bert', 70).purse(100);

describe('8.4.3 the first stock round', () => {
  it('HSB-8.4.3.01 HSB-8.2.1.01 his first turn: half of his railway at 50; nobody else does that', () => {
    const scene = new TwoScene().stock(INVESTOR, 1);
    expect(due(scene.table)).toEqual({ type: 'invest', section: '8.4.3', atoms: ['HSB-8.4.3.01'] });
    const { table, moves } = acts(scene.table);
    expect(kinds(moves)).toEqual(['invest']);
    expect([holding(table, INVESTOR, RAILWAY), treasury(table, RAILWAY), purse(table, INVESTOR)]).toEqual([
      50, 250, 215,
    ]);
    expect([isOperating(table, RAILWAY), priceOf(table, RAILWAY)]).toEqual([true, 50]);
    expect(broke(scene.stock('anna', 1).table, anna.does('invest'))).toEqual(['8.3.3/investor-only']);
  });
  it('HSB-8.4.3.01 then he waits until two railways of the players operate', () => {
    const one = hisStock(1).railway('KWE', 'anna').certs('KWE', 'anna', 3);
    expect(due(one.table)).toEqual({ type: 'pass', section: '8.4.3', atoms: ['HSB-8.4.3.01'] });
    const two = one.railway('BME', 'bert').certs('BME', 'bert', 3);
    expect(due(two.table)).toMatchObject({ type: 'buy', company: 'KWE', section: '8.2.1.1' });
    expect(due(two.purse(40).table)).toMatchObject({ type: 'pass', section: '8.2.1.1' });
  });
  it('HSB-8.4.3.02 HSB-8.2.1.02 the first-action card goes to the left of the last buyer, to him too', () => {
    const bought = (seat: string) =>
      hisStock(1).clock({ turn: 'anna', lastTrader: seat, passes: 2, sold: false }).table;
    const after = (seat: string) => firstPlayer(acted(bought(seat), anna.passes()));
    expect([after('anna'), after(INVESTOR), after('bert')]).toEqual([INVESTOR, 'bert', 'anna']);
    const his = acted(bought('anna'), anna.passes());
    expect(his.clock.round).toBe('OR');
  });
});

describe('8.2 what is his stays his', () => {
  it('HSB-8.2.04 ✗ somebody else founds his companies, by purchase or exchange, or buys of them before', () => {
    const { table } = new TwoScene().small('B1', 'anna').stock('anna').clock({ phase: '3' });
    const founds = (company: string) => anna.founds(company, 60);
    expect(broke(table, founds(RAILWAY))).toEqual(['8.2/investors-railway']);
    expect(broke(table, founds(BREWERY))).toEqual(['8.2/investors-railway']);
    const swap = { company: BREWERY, from: 'display', price: 60, colour: 'yellow' };
    expect(broke(table, anna.does('exchange', swap))).toEqual(['8.2/investors-railway']);
    expect(broke(table, anna.buys(BREWERY))).toEqual(['8.2/investor-first']);
    expect(broke(table, anna.buys(RAILWAY))).toEqual(['8.2/investor-first']);
    const share = anna.does('exchange', { company: BREWERY, from: 'company' });
    expect(broke(table, share)).toEqual(['8.2/investor-first']);
    expect(broke(table, anna.buys('DUB'))).toEqual(['4.3.2/not-founded']);
  });
  it('HSB-8.2.04 ✓ any other one, and his own after he has', () => {
    const scene = new TwoScene().small('B1', 'anna').invested().stock('anna').clock({ phase: '3' });
    expect(broke(scene.table, anna.founds('DUB', 60))).toEqual([]);
    const swap = { company: 'DUB', from: 'display', price: 60, colour: 'yellow' };
    expect(broke(scene.table, anna.does('exchange', swap))).toEqual([]);
    expect(broke(scene.table, anna.buys(RAILWAY))).toEqual([]);
    expect(broke(scene.company(BREWERY, INVESTOR, 60).stock('anna').table, anna.buys(BREWERY))).toEqual([]);
  });
  /** He has 60 % of his company: the 40 % certificate and two of 10 %; anna has as much as is said. */
  const beside = (percent: number) => {
    const scene = new TwoScene().small('B1', 'anna').company(BREWERY, INVESTOR, 60).stock('anna');
    scene
      .clock({ phase: '3' })
      .do({ put: certificate(BREWERY, 1), at: POOL }, { put: certificate(BREWERY, 2), at: POOL });
    return scene.certs(BREWERY, 'anna', percent / 10, percent > 20 ? POOL : companyPlace(BREWERY));
  };
  it('HSB-8.2.03 ✗ a player with 40 % buys or exchanges for more while he has 40 %', () => {
    const scene = beside(20).certs(BREWERY, 'anna', 2, POOL);
    expect([holding(scene.table, 'anna', BREWERY), holding(scene.table, INVESTOR, BREWERY)]).toEqual([
      40, 40,
    ]);
    expect(broke(scene.table, anna.buys(BREWERY, 'company', { big: true }))).toEqual([
      '8.2/investor-directs',
    ]);
    const swap = { company: BREWERY, from: 'company', big: true };
    expect(broke(scene.table, anna.does('exchange', swap))).toEqual(['8.2/exchange-investor']);
  });
  it('HSB-8.2.03 ✓ up to as much as he has', () => {
    const scene = beside(20).certs(BREWERY, 'anna', 1, POOL);
    expect(broke(scene.table, anna.buys(BREWERY, 'pool'))).toEqual([]);
    expect(broke(scene.table, anna.does('exchange', { company: BREWERY, from: 'pool' }))).toEqual([]);
  });
  it('HSB-8.2.02 ✗ a director sells so far that the Investor would take over; he founds or exchanges', () => {
    const scene = new TwoScene().invested().company('DAB', 'bert', 70).stock('bert');
    scene
      .do({ put: certificate('DAB', 2), at: POOL })
      .do({ put: certificate('DAB', 1), at: seatPlace(INVESTOR) });
    expect([holding(scene.table, 'bert', 'DAB'), holding(scene.table, INVESTOR, 'DAB')]).toEqual([20, 20]);
    expect(broke(scene.table, bert.sells('DAB', 1))).toContain('8.2.1.2/not-to-investor');
    const his = market().clock({ phase: '3' });
    expect(broke(his.table, investor.founds('RIT', 50))).toContain('8.2/investor-founds');
  });
  it('HSB-8.2.02 ✗ he buys more of a players’ company than its director has', () => {
    const scene = market().certs('KWE', INVESTOR, 2).certs('KWE', POOL, 3, seatPlace('anna'));
    expect(broke(scene.table, investor.buys('KWE'))).toContain('8.2/investor-directs-one');
  });
  it('HSB-8.2.02 ✓ as long as the director has as much as he does', () => {
    const scene = new TwoScene().invested().company('DAB', 'bert', 70).stock('bert').certs('DAB', 'bert', 1);
    scene.do({ put: certificate('DAB', 1), at: seatPlace(INVESTOR) });
    expect(broke(scene.table, bert.sells('DAB', 1))).toEqual([]);
  });
});

describe('8.2.1.1 what he buys', () => {
  it('HSB-8.2.1.1.01 HSB-8.4.4.01 he buys as long as he has the money, and never waits for anybody', () => {
    const { table, moves } = acts(market().table, 1);
    expect(moves).toMatchObject([{ type: 'buy', company: 'DUB', from: 'company' }]);
    expect([purse(table, INVESTOR), turn(table)]).toEqual([30, ['bert']]);
    expect(broke(market().table, investor.passes())).toEqual(['8.2.1.1/investor-passes']);
    expect(due(market().purse(20).table)).toMatchObject({ type: 'pass', atoms: ['HSB-8.2.1.1.01'] });
  });
  it('HSB-8.2.1.1.02 ✗ of a company that does not operate yet', () => {
    const scene = market().clock({ floated: [], veterans: [RAILWAY] });
    scene.do({ put: 'cert/DUB/1', at: companyPlace('DUB') });
    expect(due(scene.table)).toMatchObject({ company: 'KWE' });
    expect(broke(scene.table, investor.buys('DUB'))).toEqual(['8.2.1.1/investor-buys']);
  });
  it('HSB-8.2.1.1.02 ✓ of one that does', () => {
    expect(broke(market().table, investor.buys('DUB'))).toEqual([]);
  });
  it('HSB-8.2.1.1.03 ✗ a cheaper one while a dearer one can be had, or one of the pool', () => {
    expect(broke(market().table, investor.buys('KWE'))).toEqual(['8.2.1.1/investor-buys']);
    const pool = market().certs('DUB', POOL, 1);
    expect(broke(pool.table, investor.buys('DUB', 'pool'))).toEqual(['8.2.1.1/investor-buys']);
  });
  it('HSB-8.2.1.1.03 ✓ the dearest; of equals the railway before the brewery; the company before the pool', () => {
    expect(due(market().table)).toMatchObject({ company: 'DUB', from: 'company' });
    const equal = market().do({ put: 'marker/DUB', at: 'market/1/6' });
    expect([priceOf(equal.table, 'DUB'), priceOf(equal.table, 'KWE')]).toEqual([60, 60]);
    expect(due(equal.table)).toMatchObject({ company: 'KWE' });
    const all = market().certs('DUB', 'anna', 3).certs('DUB', POOL, 1, seatPlace('bert'));
    expect(due(all.purse(140).table)).toMatchObject({ company: 'DUB', from: 'company', big: true });
    expect(due(all.purse(139).table)).toMatchObject({ company: 'DUB', from: 'pool' });
  });
  it('HSB-8.2.1.1.03 ✓ breweries of one price in the order of the track; of a pile only the top', () => {
    const two = market().company('RIT', 'anna', 70);
    expect(due(two.table)).toMatchObject({ company: 'DUB' });
    two.do({ put: 'order/DUB', at: 'turn/1' }, { put: 'order/RIT', at: 'turn/0' });
    expect(due(two.table)).toMatchObject({ company: 'RIT' });
    // DAB shows certificates of 10 % only after those of 20 %.
    const small = hisStock().company('DAB', 'bert', 80).purse(100);
    expect(due(small.table)).toMatchObject({ company: 'DAB', from: 'company' });
    const big = hisStock().company('DAB', 'bert', 80).purse(100);
    big.do({ put: certificate('DAB', 1), at: companyPlace('DAB') });
    expect(due(big.table)).toMatchObject({ company: RAILWAY });
  });
  it('HSB-8.2.1.1.04 ✗ a third share of a players’ company', () => {
    const scene = market().certs('DUB', INVESTOR, 2).purse(500);
    expect(broke(scene.table, investor.buys('DUB'))).toEqual(['8.2.1.1/investor-buys']);
    expect(due(scene.table)).toMatchObject({ company: 'KWE' });
  });
  it('HSB-8.2.1.1.04 ✓ a second one; of his own companies up to 70 %', () => {
    expect(broke(market().certs('DUB', INVESTOR, 1).table, investor.buys('DUB'))).toEqual([]);
    const own = hisStock(4).company(BREWERY, INVESTOR, 100).purse(500);
    expect(due(own.table)).toMatchObject({ company: BREWERY });
    expect(due(own.certs(BREWERY, INVESTOR, 1).table)).toMatchObject({ company: RAILWAY });
  });
  it('HSB-8.2.1.1.04 his small brewery counts as a certificate', () => {
    /** Six of his railway and ten of others, which hands have given him. */
    const many = () => {
      const scene = market().railway('BME', 'bert').certs('BME', 'bert', 3).certs(RAILWAY, INVESTOR, 2);
      for (const [id, count] of [
        ['KWE', 5],
        ['DUB', 5],
      ] as const)
        for (let i = 1; i <= count; i++) scene.do({ put: certificate(id, i), at: seatPlace(INVESTOR) });
      return scene.purse(900);
    };
    expect(certificates(many().table, INVESTOR)).toHaveLength(16);
    expect(due(many().table)).toMatchObject({ type: 'buy', company: 'BME' });
    expect(due(many().small('B4', INVESTOR).stock(INVESTOR).table)).toMatchObject({ type: 'pass' });
  });
});

describe('8.2.1.2 what he sells', () => {
  /** He has 50 and a certificate of KWE at 60; that of DUB costs 70. */
  const short = () => market().certs('KWE', INVESTOR, 1).purse(50);
  it('HSB-8.2.1.2.01 ✗ without a purchase, of his own, or of a dearer one', () => {
    const rich = market()
      .certs('KWE', INVESTOR, 1)
      .clock({ veterans: [RAILWAY, 'KWE', 'DUB'] });
    expect(broke(rich.table, investor.sells('KWE'))).toEqual(['8.2.1.2/investor-sells']);
    expect(broke(short().table, investor.sells(RAILWAY))).toContain('8.2.1.2/investor-sells');
  });
  it('HSB-8.2.1.2.01 ✓ cheaper ones for a dearer one; the price stays, since he directs nothing', () => {
    expect(due(short().table)).toMatchObject({ type: 'sell', company: 'KWE', section: '8.2.1.2' });
    const { table, moves } = acts(short().table, 2);
    expect(kinds(moves)).toEqual(['sell', 'buy']);
    expect([holding(table, INVESTOR, 'DUB'), purse(table, INVESTOR), priceOf(table, 'KWE')]).toEqual([
      10, 40, 60,
    ]);
    expect(inPool(table, 'KWE')).toBe(10);
  });
  it('HSB-8.2.1.2.02 turn by turn, until nothing can be bought; what he has sold he does not buy back', () => {
    const first = acts(short().table, 2).table;
    const again = acted(first, bert.passes(), anna.passes());
    expect(turn(again)).toEqual([INVESTOR]);
    expect(due(again)).toMatchObject({ type: 'pass' });
    const poor = short().purse(5);
    expect(due(poor.table)).toMatchObject({ type: 'pass' });
  });
  it('HSB-8.2.1.01 he acts in his turn only, and others do not act in it', () => {
    const { table } = market().stock('anna');
    expect(due(table)).toBe(null);
    expect(broke(table, investor.buys('DUB'))).toContain('4.4/turn');
    expect(broke(played(table, anna.passes()), anna.buys('DUB'))).toContain('4.4/turn');
  });
});

describe('8.2.1 an exchange that concerns his company', () => {
  it('HSB-8.2.1.01 it does not take the place of the small brewery, and its lowest cards go', () => {
    const scene = new TwoScene().small('B1', 'anna', 's2').invested();
    scene
      .company(BREWERY, INVESTOR, 60, '3', '3', '3', '3')
      .stock('anna')
      .clock({ phase: '3' })
      .treasury('B1', 40);
    const swapped = played(scene.table, anna.does('exchange', { company: BREWERY, from: 'company' }));
    expect(turn(swapped)).toEqual([INVESTOR]);
    expect(due(swapped)).toMatchObject({ type: 'scrap', card: 'kettle/2/1', section: '8.2.2' });
    expect(broke(swapped, investor.does('scrap', { card: 'train/3/1' }))).toEqual(['8.2.2/investor-scraps']);
    const placed = acts(swapped, 1).table;
    expect(broke(placed, investor.does('take-place', { take: true }))).toEqual(['8.2.1/investor-place']);
    const { table, moves } = acts(swapped);
    expect(moves).toMatchObject([{ type: 'scrap' }, { type: 'take-place', take: false }, { type: 'buy' }]);
    expect([treasury(placed, BREWERY), pieceOf(table, 'order/B1')?.at]).toEqual([40, 'out']);
  });
});
