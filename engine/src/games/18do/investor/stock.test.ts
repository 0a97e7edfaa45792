import { describe, expect, it } from 'vitest';
import { POOL, station } from '../../../rail/ids.ts';
import { pieceOf } from '../../../table/places.ts';
import { INVESTOR } from '../clock.ts';
import {
  certificates,
  firstPlayer,
  holding,
  inPool,
  isOperating,
  priceOf,
  purse,
  treasury,
} from '../readers.ts';
import { acted, anna, bert, broke, played, player, SEATS2, SEATS3, Scene, told } from '../testing.ts';
import { turn } from '../turn.ts';
import { investorAct } from './automaton.ts';
import { acts, due, firstTurn, invested, kinds, RAILWAY, three } from './scene.ts';

const investor = player(INVESTOR);

describe('his first turn', () => {
  it('DO-8.3.3.2 he buys half of his railway at once; it operates', () => {
    expect(due(firstTurn().table)).toEqual({ type: 'invest', section: '8.3.3', atoms: ['DO-8.3.3.2'] });
    const { table, moves } = acts(firstTurn().table);
    expect(kinds(moves)).toEqual(['invest']);
    expect([holding(table, INVESTOR, RAILWAY), treasury(table, RAILWAY), purse(table, INVESTOR)]).toEqual([
      50, 250, 125,
    ]);
    expect([isOperating(table, RAILWAY), pieceOf(table, station(RAILWAY, 0))?.side]).toEqual([true, 'up']);
    expect([table.clock.turn, table.clock.lastTrader]).toEqual(['bert', INVESTOR]);
  });
  it('DO-8.3.3.2 nobody else buys like that, and he does so once', () => {
    expect(broke(firstTurn().stock('anna', 1).table, anna.does('invest'))).toEqual(['8.3.3/investor-only']);
    expect(broke(invested().table, investor.does('invest'))).toEqual(['8.3.3/invested-already']);
  });
  it('DO-8.3.3.2 what hands have named as his and is no railway he does not pay for again and again', () => {
    const { table } = firstTurn().clock({ investorRailway: 'B3' });
    expect(due(table)).toMatchObject({ type: 'pass' });
    expect(purse(acted(table, investor.does('invest')), INVESTOR)).toBe(purse(table, INVESTOR));
  });
  it('DO-8.2.2 ✗ a player founds his railway, or buys of it before', () => {
    const { table } = new Scene(SEATS2).stock('anna', 1);
    expect(broke(table, anna.founds(RAILWAY, 50))).toEqual(['8.2/investors-railway']);
    expect(broke(invested().stock('anna').table, anna.founds(RAILWAY, 50))).toEqual([
      '8.2/investors-railway',
    ]);
    expect(broke(table, anna.buys(RAILWAY))).toEqual(['8.2/investor-first']);
  });
  it('DO-8.2.2 ✓ any other one; and his after his first turn', () => {
    expect(broke(new Scene(SEATS2).stock('anna', 1).table, anna.founds('BME', 50))).toEqual([]);
    expect(broke(invested(1).stock('anna', 1).table, anna.buys(RAILWAY))).toEqual([]);
  });
  it('DO-8.3.1.2 ✗ the Hansabahn is not used with two players', () => {
    const { table } = invested().stock('anna').founded('KWE', 'anna').founded('DGEE', 'anna');
    expect(broke(table, anna.founds('HHW', 60))).toEqual(['8.3.1/no-part']);
    expect(told(table, anna.founds('HHW', 60))).toBe('Die HHW wird in diesem Spiel nicht verwendet.');
  });
  it('DO-8.3.1.2 ✓ with three it is', () => {
    const { table } = new Scene(SEATS3).stock('anna').founded('KWE', 'bert').founded('DGEE', 'bert');
    expect(broke(table, anna.founds('HHW', 60))).toEqual([]);
  });
  it('DO-8.3.3.1 DO-8.2.1.1 DO-8.1.1 he sits between the two and acts in his turn, never out of it', () => {
    const { table } = new Scene(SEATS2).stock('anna', 1);
    expect(due(table)).toBe(null);
    const passed = played(table, anna.passes());
    expect(turn(passed)).toEqual([INVESTOR]);
    expect(broke(table, investor.does('invest'))).toContain('4.4/turn');
  });
});

describe('the first stock round', () => {
  it('DO-8.3.3.3 ✗ he buys while fewer than two railways of the players operate', () => {
    const { table } = invested(1).runs('KWE', 'anna');
    expect(due(table)).toEqual({ type: 'pass', section: '8.3.3', atoms: ['DO-8.3.3.3'] });
    expect(broke(table, investor.buys('KWE'))).toEqual(['8.2.1.1/investor-buys']);
  });
  it('DO-8.3.3.3 ✓ he buys when two do; in later rounds it does not matter', () => {
    expect(due(three(1).table)).toMatchObject({ type: 'buy' });
    expect(due(invested(2).runs('KWE', 'anna').table)).toMatchObject({ type: 'buy' });
  });
  it('DO-8.3.3.3 he sells nothing in it: what he cannot pay he leaves for the next one', () => {
    const { table } = three(1).price('KWE', 0, 19).shares('BME', INVESTOR, 1).cash('seat/investor', 55);
    expect(due(table)).toMatchObject({ type: 'buy', company: RAILWAY });
  });
  it('DO-8.3.3.4 the position left of the last buyer gets the first-action card, his too', () => {
    const { table } = invested(1).runs('KWE', 'anna').stock('anna', 1).cash('seat/investor', 0);
    const bought = played(table, anna.buys('KWE'));
    const ended = [investor.passes(), bert.passes(), anna.passes()].reduce(
      (now, move) => played(now, move),
      bought,
    );
    expect(firstPlayer(ended)).toBe(INVESTOR);
  });
  it('DO-8.2.1.3 his pass, his trades and his shares count like those of a player', () => {
    const { table } = invested(2).cash('seat/investor', 0).stock('bert', 2).clock({ passes: 1 });
    const his = played(table, bert.passes(), anna.passes());
    expect(his.clock.round).toBe('OR');
    const sold = invested(2).shares(RAILWAY, 'anna', 4).shares(RAILWAY, 'bert', 1).cash('seat/investor', 0);
    const rose = played(sold.clock({ passes: 2, turn: 'anna' }).table, anna.passes());
    expect(priceOf(rose, RAILWAY)).toBe(55);
  });
});

describe('what he buys', () => {
  it('DO-8.2.1.1.1 DO-8.2.1.2 one certificate a turn, if he can pay', () => {
    const { table, moves } = acts(three().table);
    expect(kinds(moves)).toEqual(['buy']);
    expect(table.clock.turn).toBe('bert');
    expect(due(three().cash('seat/investor', 10).clock({ veterans: [] }).table)).toEqual({
      type: 'pass',
      section: '8.2.1.1',
      atoms: ['DO-8.2.1.1.1'],
    });
    expect(broke(three().table, investor.passes())).toEqual(['8.2.1.1/investor-passes']);
  });
  it('DO-8.2.1.1.2 ✗ a railway that is not in operation', () => {
    const { table } = three().founded('CME', 'anna', 75).shares('CME', 'bert', 2);
    expect(broke(table, investor.buys('CME'))).toEqual(['8.2.1.1/investor-buys']);
    expect(due(table)).toMatchObject({ company: 'KWE' });
  });
  it('DO-8.2.1.1.2 ✓ one in operation', () => {
    const { table } = three().runs('CME', 'anna', 75);
    expect(broke(table, investor.buys('CME'))).toEqual([]);
  });
  it('DO-8.2.1.1.3 ✗ a cheaper one, or of the pool where the railway has one', () => {
    const { table } = three().price('BME', 2, 2).shares('BME', POOL, 1);
    expect(broke(table, investor.buys('KWE'))).toEqual(['8.2.1.1/investor-buys']);
    expect(broke(table, investor.buys('BME', 'pool'))).toEqual(['8.2.1.1/investor-buys']);
  });
  it('DO-8.2.1.1.3 ✓ the dearest, of the railway before the pool, ties by operating order', () => {
    expect(due(three().price('BME', 2, 2).table)).toMatchObject({ company: 'BME', from: 'company' });
    expect(due(three().table)).toMatchObject({ company: 'KWE' });
    const pool = three().shares('KWE', POOL, 1).shares('KWE', 'bert', 4);
    expect(due(pool.table)).toMatchObject({ company: 'KWE', from: 'pool' });
    expect(
      due(three().price('KWE', 0, 2).cash('seat/investor', 60).clock({ veterans: [] }).table),
    ).toMatchObject({ company: 'BME' });
  });
  it('DO-8.2.1.1.3 of DHB the 20 % certificate first, if he can pay it', () => {
    const harbour = () => invested().founded('KWE', 'anna').founded('DGEE', 'anna').runs('DHB', 'bert', 75);
    expect(due(harbour().cash('seat/investor', 150).table)).toMatchObject({ company: 'DHB', big: true });
    expect(due(harbour().cash('seat/investor', 149).table)).toEqual({
      ...{ type: 'buy', company: 'DHB', from: 'company' },
      ...{ section: '8.2.1.1', atoms: ['DO-8.2.1.1.1', 'DO-8.2.1.1.3'] },
    });
    expect(due(harbour().shares('DHB', INVESTOR, 1).cash('seat/investor', 150).table)).not.toMatchObject({
      big: true,
    });
  });
  it('DO-8.2.1.1.4 ✗ a third share of a players’ railway', () => {
    const { table } = three().shares('KWE', INVESTOR, 2);
    expect(broke(table, investor.buys('KWE'))).toEqual(['8.2.1.1/investor-buys']);
    expect(due(table)).toMatchObject({ company: 'BME' });
  });
  it('DO-8.2.1.1.4 ✓ the second one; of his own railway up to 70 %', () => {
    expect(due(three().shares('KWE', INVESTOR, 1).table)).toMatchObject({ company: 'KWE' });
    const own = invested().shares(RAILWAY, INVESTOR, 1);
    expect(due(own.table)).toMatchObject({ company: RAILWAY });
    expect(due(own.shares(RAILWAY, INVESTOR, 1).table)).toMatchObject({ type: 'pass' });
  });
});

describe('what he sells', () => {
  /** BME at 75 is what he wants; of KWE at 60 he has two, and no money. */
  const poor = () => three().price('BME', 0, 2).shares('KWE', INVESTOR, 2).cash('seat/investor', 20);
  it('DO-8.2.1.2.1 ✗ to hold cash, his own railway, or something dearer', () => {
    expect(broke(three().shares('KWE', INVESTOR, 1).table, investor.sells('KWE'))).toEqual([
      '8.2.1.2/investor-sells',
    ]);
    expect(broke(poor().table, investor.sells(RAILWAY))).toContain('8.2.1.2/investor-sells');
    expect(
      due(
        poor().price('KWE', 0, 5).price('BME', 4, 2).cash('seat/investor', 0).shares(RAILWAY, 'bert', 5)
          .table,
      ),
    ).toMatchObject({
      type: 'pass',
    });
  });
  it('DO-8.2.1.2.1 ✓ to buy one with a higher price that he cannot pay; one purchase a turn', () => {
    expect(due(poor().table)).toEqual({
      type: 'sell',
      company: 'KWE',
      count: 1,
      section: '8.2.1.2',
      atoms: ['DO-8.2.1.2.1'],
    });
    const { table, moves } = acts(poor().table);
    expect(kinds(moves)).toEqual(['sell', 'buy']);
    expect([holding(table, INVESTOR, 'KWE'), holding(table, INVESTOR, 'BME')]).toEqual([10, 10]);
    expect([purse(table, INVESTOR), priceOf(table, 'KWE'), table.clock.turn]).toEqual([
      20 + 60 - 75,
      55,
      'bert',
    ]);
  });
  it('DO-8.2.1.2.1 two certificates of one railway bring one price; he does not buy it again in this round', () => {
    const { table, moves } = acts(poor().price('BME', 0, 6).cash('seat/investor', 0).table);
    expect(kinds(moves)).toEqual(['sell', 'sell', 'buy']);
    expect(purse(table, INVESTOR)).toBe(120 - 110);
    const scene = new Scene(SEATS2);
    scene.table = table;
    expect(
      due(scene.stock(INVESTOR).clock({ sold: false, soldAt: {} }).cash('seat/investor', 60).table),
    ).toMatchObject({
      company: RAILWAY,
    });
  });
  it('DO-8.2.1.2.1 ✓ what he is to sell of one railway may go at once, ✗ no more of it and nothing else', () => {
    const both = poor().price('BME', 0, 6).cash('seat/investor', 0).table;
    expect(broke(both, investor.sells('KWE', 2))).toEqual([]);
    expect(broke(both, investor.sells('KWE', 1, { big: false }))).toEqual([]);
    const { table } = acts(acted(both, investor.sells('KWE', 2)));
    expect([purse(table, INVESTOR), holding(table, INVESTOR, 'BME')]).toEqual([120 - 110, 10]);
    expect(broke(poor().table, investor.sells('KWE', 2))).toEqual(['8.2.1.2/investor-sells']);
    expect(broke(poor().table, investor.sells('BME', 2))).toEqual(['8.2.1.2/investor-sells']);
    expect(
      broke(three().cash('seat/investor', 0).shares('KWE', INVESTOR, 2).table, investor.sells('KWE', 1)),
    ).toEqual(['8.2.1.2/investor-sells']);
  });
  it('DO-8.2.1.2.1 step 5: not enough for the dearest: nothing is sold for it, the next one counts', () => {
    const { table } = poor().price('BME', 0, 15).shares('KWE', 'bert', 0);
    expect(due(table)).toMatchObject({ type: 'pass' });
    expect(due(poor().price('BME', 0, 15).cash('seat/investor', 50).table)).toMatchObject({
      type: 'buy',
      company: RAILWAY,
    });
  });
  it('DO-8.2.1.2.1 step 5c: cheapest first, ties from the end of the order, passing over a full pool', () => {
    const four = () =>
      three()
        .runs('CME', 'anna', 75)
        .shares('KWE', INVESTOR, 1)
        .shares('BME', INVESTOR, 1)
        .cash('seat/investor', 20);
    expect(due(four().table)).toMatchObject({ type: 'sell', company: 'BME' });
    expect(due(four().price('KWE', 4, 2).table)).toMatchObject({ type: 'sell', company: 'KWE' });
    const full = four().shares('BME', POOL, 4).shares('BME', POOL, 1, 'seat/bert');
    expect(inPool(full.table, 'BME')).toBe(50);
    expect(due(full.table)).toMatchObject({ type: 'sell', company: 'KWE' });
    expect(due(four().clock({ veterans: [RAILWAY, 'KWE'] }).table)).toMatchObject({ company: 'KWE' });
  });
  it('DO-8.2.1.2.1 step 5c: for DHB the cheapest certificate is the target; its own 10 % goes before its 20 %', () => {
    const harbour = invested().founded('KWE', 'anna').founded('DGEE', 'anna').runs('DHB', 'bert', 75);
    harbour.runs('BME', 'anna').shares('BME', INVESTOR, 2).cash('seat/investor', 60);
    const { moves } = acts(harbour.table);
    expect(moves).toMatchObject([
      { type: 'sell', company: 'BME' },
      { type: 'buy', company: 'DHB', from: 'company' },
    ]);
    expect(moves[1]).not.toHaveProperty('big');
    const sells = invested()
      .founded('KWE', 'anna')
      .founded('DGEE', 'anna')
      .runs('DHB', 'bert', 50)
      .runs('BME', 'anna', 75);
    sells.do({ put: 'cert/DHB/1', at: 'seat/investor' }).cash('seat/investor', 0);
    expect(acts(sells.table).moves).toMatchObject([
      { type: 'sell', count: 2, big: true },
      { type: 'buy', company: 'BME' },
    ]);
  });
  it('DO-8.2.1.2.2 ✗ a director sells so far that the Investor would direct', () => {
    const { table } = invested()
      .stock('anna')
      .founded('KWE', 'anna')
      .shares('KWE', 'anna', 1)
      .shares('KWE', INVESTOR, 2)
      .clock({ veterans: ['KWE'] });
    expect(broke(table, anna.sells('KWE', 2))).toEqual(['8.2.1.2/not-to-investor']);
  });
  it('DO-8.2.1.2.2 ✓ as long as he does not, or the other player comes first', () => {
    const scene = () =>
      invested()
        .stock('anna')
        .founded('KWE', 'anna')
        .shares('KWE', 'anna', 1)
        .shares('KWE', INVESTOR, 2)
        .clock({ veterans: ['KWE'] });
    expect(broke(scene().table, anna.sells('KWE', 1))).toEqual([]);
    expect(broke(scene().shares('KWE', 'bert', 2).table, anna.sells('KWE', 2))).toEqual([
      '8.2.1.2/not-to-investor',
    ]);
    const other = invested()
      .stock('bert')
      .founded('KWE', 'bert')
      .shares('KWE', 'bert', 1)
      .shares('KWE', INVESTOR, 2);
    expect(
      broke(other.shares('KWE', 'anna', 2).clock({ veterans: ['KWE'] }).table, bert.sells('KWE', 2)),
    ).toEqual([]);
  });
});

describe('his railway is his', () => {
  it('DO-8.2.1 ✗ a player buys of it until he holds more', () => {
    const { table } = invested().shares(RAILWAY, 'anna', 5).stock('anna');
    expect(broke(table, anna.buys(RAILWAY, 'pool'))).toContain('4.4/none-there');
    const less = invested()
      .shares(RAILWAY, 'company/RhE', 2, 'seat/investor')
      .shares(RAILWAY, 'anna', 3)
      .stock('anna');
    expect(broke(less.table, anna.buys(RAILWAY))).toEqual(['8.2/investor-directs']);
    expect(broke(three().table, investor.founds('CME', 50))).toContain('8.2/investor-founds');
  });
  it('DO-8.2.1 ✓ as many as he has', () => {
    const less = invested()
      .shares(RAILWAY, 'company/RhE', 2, 'seat/investor')
      .shares(RAILWAY, 'anna', 2)
      .stock('anna');
    expect(broke(less.table, anna.buys(RAILWAY))).toEqual([]);
  });
  it('DO-8.2.1 ✗ he never holds more of another one than its director', () => {
    const thin = three().shares('KWE', 'company/KWE', 3, 'seat/anna').shares('KWE', INVESTOR, 2);
    expect(broke(thin.table, investor.buys('KWE'))).toContain('8.2/investor-directs-one');
  });
  it('DO-8.3.4.1 later stock rounds are those of the others: he sells and buys in his turn', () => {
    const turns = three(3).cash('seat/investor', 130);
    const one = acts(turns.table).table;
    const two = acts(acted(one, bert.passes(), anna.passes())).table;
    expect(certificates(two, INVESTOR).filter((piece) => piece.startsWith('cert/KWE/'))).toHaveLength(2);
    expect(investorAct(two)).toBe(null);
  });
});
