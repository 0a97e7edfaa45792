import { describe, expect, it } from 'vitest';
import { OUT, seatPlace } from '../../../rail/ids.ts';
import { judge } from '../../../table/judge.ts';
import type { Game } from '../../../table/game.ts';
import type { Move } from '../../../table/types.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { PRIVATES } from '../data/privates.ts';
import { handRules } from '../hand-rules.ts';
import { moves } from '../moves.ts';
import { privateCard } from '../pieces.ts';
import { holding } from '../readers.ts';
import { worth } from '../score.ts';
import { acted, anna, at, bert, broke, cash, cleo, dora, figures, played } from '../stock-scene.ts';
import { laterRound, Scene } from '../testing.ts';

const byHand = (table: Table62, move: Move): readonly string[] =>
  judge({ moves, handRules } as unknown as Game<Clock62>, table, move).map(({ rule }) => rule);

/** The end of a stock round in which all pass. */
const allPass = (table: Table62): Table62 =>
  played(table, anna.passes(), bert.passes(), cleo.passes(), dora.passes());

describe('private companies', () => {
  it('62-4.1 eight of them, with price and income', () => {
    expect(PRIVATES.map(({ no, id, price, income }) => `${no} ${id} ${price}/${income}`)).toEqual([
      '1 BOM 20/5',
      '2 ERIE 40/10',
      '3 B&O 70/15',
      '4 RMC 100/20',
      '5 PSC 150/25',
      '6 FNY 180/30',
      '7 SOC 220/35',
      '8 NHSC 280/40',
    ]);
  });
  it('62-4.2 62-4.8 the bank pays the income at the start of every operating round', () => {
    const scene = laterRound()
      .owns('anna', 'BOM', 'RMC')
      .owns('cleo', 'FNY')
      .started('NYC', 'bert')
      .train('NYC', '2');
    const table = allPass(scene.clock({ phase: '3' }).table);
    expect([table.clock.round, cash(table)]).toEqual(['OR', { anna: 625, bert: 600, cleo: 630, dora: 600 }]);
    const second = played(table, bert.runs(), bert.done());
    expect([second.clock.or, cash(second)]).toEqual([2, { anna: 650, bert: 600, cleo: 660, dora: 600 }]);
  });

  it('62-4.3 ✗ the owner of private 1 lays a tile in the turn of a company that he does not direct', () => {
    const scene = laterRound().owns('anna', 'BOM').started('NYC', 'bert').operating('NYC');
    const lay = { type: 'lay', seat: 'anna', hex: 'F34', tile: '9', turn: 0 };
    expect(broke(scene.table, lay)).toEqual(['5/director-decides']);
  });
  it('62-4.3 ✓ a director is not stopped by it', () => {
    const scene = laterRound().owns('bert', 'BOM').started('NYC', 'bert').operating('NYC');
    const lay = { type: 'lay', seat: 'bert', hex: 'F34', tile: '9', turn: 0 };
    expect(broke(scene.table, lay)).not.toContain('5/director-decides');
  });

  it('62-4.4 ✗ a private goes to another player, or to a company', () => {
    const { table } = laterRound().owns('anna', 'BOM');
    const put = (to: string): Move => ({ type: 'put', seat: 'anna', piece: privateCard('BOM'), to });
    expect(byHand(table, put('seat/bert'))).toEqual(['1862/4/private-stays']);
    expect(byHand(table, put('company/CP'))).toEqual(['1862/4/private-stays']);
    expect(byHand(table, put('pool'))).toEqual(['1862/4/private-stays']);
  });
  it('62-4.4 ✓ closing one is another matter', () => {
    const { table } = laterRound().owns('anna', 'BOM');
    expect(byHand(table, { type: 'put', seat: 'anna', piece: privateCard('BOM'), to: OUT })).not.toContain(
      '1862/4/private-stays',
    );
  });

  it('62-4.5 they are worth nothing at the end', () => {
    const { table } = laterRound().owns('anna', 'BOM', 'NHSC').cash('seat/anna', 77).clock({ round: 'end' });
    expect(worth(table, 'anna')).toBe(77);
  });

  it('62-4.6 an owner closes a private at any time; it is no act of his turn', () => {
    const { table } = laterRound().owns('bert', 'BOM').clock({ passes: 2 });
    const closed = played(table, bert.closes('BOM'));
    expect([at(closed, privateCard('BOM')), closed.clock]).toEqual([OUT, table.clock]);
    const operating = laterRound().owns('bert', 'BOM').started('NYC', 'anna').operating('NYC', 'trains');
    expect(broke(operating.table, bert.closes('BOM'))).toEqual([]);
    expect(broke(table, anna.closes('BOM'))).toEqual(['4/close-own']);
    expect(at(acted(table, anna.closes('BOM')), privateCard('BOM'))).toBe('seat/bert');
  });
  it('62-4.9 ✗ close private 2 without its tile', () => {
    const { table } = laterRound().owns('anna', 'ERIE');
    expect(broke(table, anna.closes('ERIE'))).toEqual(['4/close-erie']);
  });
  it('62-4.9 ✓ any other one', () => {
    expect(broke(laterRound().owns('anna', 'RMC').table, anna.closes('RMC'))).toEqual([]);
  });
  it('62-4.7 62-4.10 private 3 brings a marker to Baltimore, which goes when its owner closes it', () => {
    const scene = new Scene().owns('dora', 'BOM', 'ERIE');
    const table = played(scene.table, anna.takes('B&O'));
    expect(at(table, 'token/B&O/0')).toMatch(/^hex\/G33\//);
    const closed = played(table, anna.closes('B&O'));
    expect([at(closed, 'token/B&O/0'), at(closed, privateCard('B&O'))]).toEqual([OUT, OUT]);
  });

  it('62-4.12 private 5 brings a WP share, and closes with the first dividend of WP', () => {
    const scene = new Scene().privatesSold().do({ put: privateCard('PSC'), at: 'privates' });
    const bought = played(scene.table, anna.takes('PSC'));
    expect([holding(bought, 'anna', 'WP'), cash(bought)['anna']]).toEqual([10, 450]);
    const wp = laterRound().owns('anna', 'PSC').started('WP', 'bert').operating('WP', 'payout');
    const { table } = wp.clock({ ran: { routes: [], revenue: 60 } });
    expect(at(played(table, bert.withholds()), privateCard('PSC'))).toBe('seat/anna');
    expect(at(played(table, bert.pays()), privateCard('PSC'))).toBe(OUT);
  });
  it('62-4.13 private 6 brings two NYC shares, and closes with the first dividend of NYC', () => {
    const scene = new Scene().privatesSold().do({ put: privateCard('FNY'), at: 'privates' });
    expect(holding(played(scene.table, anna.takes('FNY')), 'anna', 'NYC')).toBe(20);
    const nyc = laterRound().owns('anna', 'FNY').started('NYC', 'bert').operating('NYC', 'payout');
    const paid = played(nyc.clock({ ran: { routes: [], revenue: 60 } }).table, bert.pays());
    expect(at(paid, privateCard('FNY'))).toBe(OUT);
  });
  it('62-4.14 private 7 brings CPR and UP, pays 15 once one of them is open, and closes with both', () => {
    const scene = new Scene().privatesSold().do({ put: privateCard('SOC'), at: 'privates' });
    const bought = played(scene.table, anna.takes('SOC'));
    expect([holding(bought, 'anna', 'CPR'), holding(bought, 'anna', 'UP')]).toEqual([10, 10]);
    const two = laterRound().owns('anna', 'SOC');
    expect(cash(allPass(two.table))['anna']).toBe(635);
    two.started('CPR', 'bert');
    expect(at(two.table, privateCard('SOC'))).toBe('seat/anna');
    expect(cash(allPass(two.table))['anna']).toBe(615);
    two.started('UP', 'bert');
    expect(at(two.table, privateCard('SOC'))).toBe(OUT);
  });

  const last = () => new Scene().privatesSold().do({ put: privateCard('NHSC'), at: 'privates' });
  it('62-4.15 ✗ go on without setting the par of NYH', () => {
    const table = played(last().table, anna.takes('NHSC'));
    expect(figures(table, 'NYH').director).toBe('anna');
    expect(broke(table, bert.passes())).toEqual(['4/par-first']);
    expect(broke(table, bert.sets(100))).toEqual(['4/par-by-owner']);
    expect(broke(table, anna.sets(90))).toEqual(['19/par-printed']);
    expect(broke(last().table, anna.sets(100))).toEqual(['4/no-par-due']);
  });
  it('62-4.15 ✓ set it at once', () => {
    const table = played(last().table, anna.takes('NHSC'), anna.sets(100));
    expect([figures(table, 'NYH').price, table.clock.parDue, at(table, 'par/NYH')]).toEqual([
      100,
      null,
      'par/100',
    ]);
    expect(cash(table)['anna']).toBe(320);
    expect(broke(table, bert.passes())).toEqual([]);
  });
  it('62-4.16 it closes when NYH opens, perhaps without ever having paid', () => {
    const scene = laterRound().owns('anna', 'NHSC').founded('NYH', 'anna').shares('NYH', 'bert', 2);
    expect(at(scene.table, privateCard('NHSC'))).toBe(seatPlace('anna'));
    const table = played(scene.table, anna.buys('NYH'));
    expect([at(table, privateCard('NHSC')), table.clock.started]).toEqual([OUT, ['NYH']]);
  });
});
