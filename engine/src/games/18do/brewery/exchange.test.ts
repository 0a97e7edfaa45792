import { describe, expect, it } from 'vitest';
import { BANK, companyPlace, OUT, POOL, seatPlace } from '../../../rail/ids.ts';
import { judge } from '../../../table/judge.ts';
import { cashOf, pieceOf } from '../../../table/places.ts';
import type { Move, Seat } from '../../../table/types.ts';
import { game } from '../index.ts';
import { director, holding, inPool, isOperating, priceOf, purse, treasury } from '../readers.ts';
import { broke, played, player, SEATS4 } from '../testing.ts';
import { BrewScene } from './brew-scene.ts';
import { smallSheet } from './pieces.ts';
import { equipmentOf, orderTrack, smallOfSeat } from './readers.ts';

const [anna, bert, cleo] = [player('anna'), player('bert'), player('cleo')];
const trade = (seat: Seat, more: object): Move => ({ type: 'exchange', seat, ...more });
const foundsWith = (seat: Seat, company: string, price: number): Move =>
  trade(seat, { company, from: 'display', price, colour: 'yellow' });
const takes = (seat: Seat, take: boolean): Move => ({ type: 'take-place', seat, take });

/** A stock round of the green phase; anna is to move. */
const green = (turn: Seat = 'anna', seats?: readonly string[]) =>
  new BrewScene(seats).clock({ phase: '3' }).stock(turn, 3);
/** What is said about a hand that carries a piece somewhere, without the remark that no rule knows it. */
const carried = (scene: BrewScene, piece: string, to: string): readonly string[] =>
  judge(game, scene.table, { type: 'put', seat: 'anna', piece, to } as Move)
    .map(({ rule }) => rule.replace('18do/', ''))
    .filter((rule) => !rule.startsWith('table/'));

describe('the exchange of a small brewery', () => {
  /** anna has B4 with two cards and 60 Mark; bert directs RIT. */
  const own = (small = 'B4') =>
    green()
      .company('RIT', 'bert', 60)
      .small(small, 'anna', 's1', 's2')
      .cash(companyPlace(small), 60)
      .stock('anna', 3);
  it('HSB-6.4.5.01 HSB-6.4.5.02 HSB-6.4.5.03 a) it pays one share and brings all it has', () => {
    const table = played(own().table, foundsWith('anna', 'DUB', 60), takes('anna', false));
    expect(director(table, 'DUB')).toBe('anna');
    expect([purse(table, 'anna'), treasury(table, 'DUB')]).toEqual([465 - 120, 120 + 60]);
    expect(equipmentOf(table, 'DUB')).toHaveLength(2);
    expect(pieceOf(table, smallSheet('B4'))?.at).toBe(OUT);
    expect(table.clock.turn).toBe('bert');
  });
  it('HSB-6.4.5.02 Quellen pays two', () => {
    const table = played(own('B6').table, foundsWith('anna', 'DUB', 60));
    expect(purse(table, 'anna')).toBe(465 - 60);
  });
  it('HSB-6.4.5.04 HSB-6.4.7.04 a) at the end of the round it is brought to half, at the price after', () => {
    const table = played(own().table, foundsWith('anna', 'DUB', 60), takes('anna', false));
    const over = played(table, ...[bert, cleo, anna].map((one) => one.passes()));
    expect([inPool(over, 'DUB'), priceOf(over, 'DUB')]).toEqual([20, 50]);
    expect(treasury(over, 'DUB')).toBe(180 + 100);
    expect(isOperating(over, 'DUB')).toBe(true);
  });
  it('HSB-6.4.5.05 b) for a share of the company: what it has goes there', () => {
    const table = played(
      own().table,
      trade('anna', { company: 'RIT', from: 'company' }),
      takes('bert', false),
    );
    expect([holding(table, 'anna', 'RIT'), treasury(table, 'RIT'), purse(table, 'anna')]).toEqual([
      10, 60, 465,
    ]);
    expect(equipmentOf(table, 'RIT')).toHaveLength(2);
  });
  it('HSB-6.4.5.06 b) above the limit its director chooses what leaves', () => {
    const scene = own().gear('RIT', '2A', '2A', '2A');
    const table = played(scene.table, trade('anna', { company: 'RIT', from: 'company' }));
    expect(game.turn(table)).toEqual(['bert']);
    expect(game.course?.(table)).toEqual(['scrap']);
    const [card = ''] = equipmentOf(table, 'RIT');
    const now = played(table, { type: 'scrap', seat: 'bert', card });
    expect(pieceOf(now, card)?.at).toBe(OUT);
    expect(game.course?.(now)).toEqual(['take-place']);
  });
  it('HSB-6.4.5.07 c) for a share of the pool: money to the bank, cards out', () => {
    const scene = own().certs('RIT', POOL, 1).stock('anna', 3);
    const table = played(scene.table, trade('anna', { company: 'RIT', from: 'pool' }));
    expect([holding(table, 'anna', 'RIT'), treasury(table, 'RIT')]).toEqual([10, 0]);
    expect(cashOf(table, BANK)).toBe(cashOf(scene.table, BANK) + 60);
    expect(equipmentOf(table, 'RIT')).toEqual([]);
    expect(table.clock.takeover).toBe(null);
  });
  it('HSB-6.4.5.08 its marker leaves; the company may take its place', () => {
    const scene = own().small('B1', 'cleo', 's1');
    expect(orderTrack(scene.table)).toEqual(['RIT', 'B4', 'B1']);
    const table = played(scene.table, foundsWith('anna', 'DUB', 60));
    expect(orderTrack(table)).toEqual(['RIT', 'B1', 'DUB']);
    expect(orderTrack(played(table, takes('anna', true)))).toEqual(['RIT', 'DUB', 'B1']);
    expect(orderTrack(played(table, takes('anna', false)))).toEqual(['RIT', 'B1', 'DUB']);
    expect(broke(table, bert.passes())).toEqual(['6.4.5/takeover-open']);
    expect(broke(table, takes('bert', true))).toEqual(['6.4.5/director-takes-over']);
  });
  it('HSB-6.4.5.09 ✗ c) brings no place', () => {
    const scene = own().certs('RIT', POOL, 1).stock('anna', 3);
    const table = played(scene.table, trade('anna', { company: 'RIT', from: 'pool' }));
    expect(broke(table, takes('bert', true))).toEqual(['6.4.5/no-takeover']);
  });
  it('HSB-6.4.5.09 ✓ b) does', () => {
    const table = played(own().table, trade('anna', { company: 'RIT', from: 'company' }));
    expect(broke(table, takes('bert', true))).toEqual([]);
  });
  it('HSB-6.4.5.10 ✗ for 20 % one share is paid', () => {
    const scene = own().certs('RIT', POOL, 3).cash(seatPlace('anna'), 50).stock('anna', 3);
    const move = trade('anna', { company: 'RIT', from: 'company', big: true });
    expect(broke(scene.table, move)).toEqual(['6.4.5/exchange-price']);
  });
  it('HSB-6.4.5.10 ✓ with the money', () => {
    const scene = own().certs('RIT', POOL, 3).cash(seatPlace('anna'), 60).stock('anna', 3);
    const table = played(scene.table, trade('anna', { company: 'RIT', from: 'company', big: true }));
    expect([holding(table, 'anna', 'RIT'), purse(table, 'anna')]).toEqual([20, 0]);
  });
  it('HSB-6.4.5.11 ✗ only one’s own', () => {
    expect(broke(own().stock('cleo', 3).table, foundsWith('cleo', 'DUB', 60))).toContain('6.4.5/own-small');
  });
  it('HSB-6.4.5.11 ✓ one’s own', () => {
    expect(broke(own().table, foundsWith('anna', 'DUB', 60))).toEqual([]);
  });
  it('HSB-6.3.2.1.05 ✗ not before the green phase', () => {
    const { table } = own().clock({ phase: '2' });
    expect(broke(table, trade('anna', { company: 'RIT', from: 'company' }))).toEqual([
      '6.3.2.1/exchange-green',
    ]);
  });
  it('HSB-6.3.2.1.05 ✗ the phase is the one reason, whatever else is wrong', () => {
    const { table } = own().clock({ phase: '2' });
    for (const move of [foundsWith('anna', 'DUB', 60), foundsWith('anna', 'DUB', 100)])
      expect(broke(table, move)).toEqual(['6.3.2.1/exchange-green']);
    expect(broke(own().stock('anna', 1).clock({ phase: '2' }).table, foundsWith('anna', 'DUB', 60))).toEqual([
      '6.3.2.1/exchange-green',
    ]);
  });
  it('HSB-6.3.2.1.05 ✓ from then on', () => {
    expect(broke(own().table, trade('anna', { company: 'RIT', from: 'company' }))).toEqual([]);
  });
  it('HSB-6.4.5.01 ✗ not for a railway, and not for a share that is not there', () => {
    const { table } = own().railway('BME', 'bert').stock('anna', 3);
    expect(broke(table, trade('anna', { company: 'BME', from: 'company' }))).toEqual(['6.4.5/exchange-for']);
    expect(broke(table, trade('anna', { company: 'RIT', from: 'pool' }))).toEqual(['6.4.5/exchange-none']);
  });
  it('HSB-6.1.2.05 ✗ not for a certificate under the one on top', () => {
    expect(broke(own().table, trade('anna', { company: 'RIT', from: 'company', big: true }))).toEqual([
      '6.1.2/top-of-pile',
    ]);
    const big = own().certs('RIT', POOL, 3).stock('anna', 3);
    expect(broke(big.table, trade('anna', { company: 'RIT', from: 'company' }))).toEqual([
      '6.1.2/top-of-pile',
    ]);
  });
  it('HSB-6.1.2.06 ✗ not for Hansa with three players', () => {
    expect(broke(own().table, foundsWith('anna', 'HAN', 60))).toEqual(['6.1.2/only-for-five']);
  });
  it('HSB-4.4.1.01 ✗ not at a start price that is closed', () => {
    const dear = trade('anna', { company: 'DUB', from: 'display', price: 100, colour: 'gray' });
    expect(broke(own().table, dear)).toEqual(['4.4.1/start-on-line']);
  });
  it('HSB-4.4.4.03 ✗ four players: it brings no seventh share', () => {
    const scene = green('anna', SEATS4)
      .company('RIT', 'anna', 60)
      .certs('RIT', 'anna', 1)
      .small('B4', 'anna', 's1')
      .stock('anna', 3);
    expect(broke(scene.table, trade('anna', { company: 'RIT', from: 'company' }))).toEqual([
      '4.4.4/exchange-limit',
    ]);
  });
  it('HSB-4.4.3.03 ✗ not for a share of a company that was sold in this round', () => {
    const sold = own().clock({ sales: ['anna:RIT'] }).table;
    expect(broke(sold, trade('anna', { company: 'RIT', from: 'company' }))).toEqual([
      '4.4.3/exchange-sold-before',
    ]);
    expect(smallOfSeat(sold, 'anna')).toBe('B4');
  });
  it('HSB-6.3.2.1.04 ✗ it is not given up to make room for a certificate', () => {
    expect(carried(own(), smallSheet('B4'), BANK)).toEqual(['6.3.2.1/small-stays']);
  });
  it('HSB-6.3.2.1.04 ✓ it stays where it is', () => {
    expect(carried(own(), smallSheet('B4'), seatPlace('anna'))).toEqual([]);
  });
  it('HSB-6.3.2.1.01 ✗ nobody gets one later', () => {
    expect(carried(own(), smallSheet('B3'), seatPlace('cleo'))).toEqual(['6.3.2.1/small-stays']);
  });
  it('HSB-6.3.2.1.01 ✓ in the start round', () => {
    const scene = own().clock({ round: 'start' });
    expect(carried(scene, smallSheet('B3'), seatPlace('cleo'))).toEqual([]);
  });
});
