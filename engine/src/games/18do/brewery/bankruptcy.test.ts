import { describe, expect, it } from 'vitest';
import { BANK, certificate, companyPlace, ipoPlace, OUT, station } from '../../../rail/ids.ts';
import { judge } from '../../../table/judge.ts';
import { cashOf, pieceOf, piecesAt } from '../../../table/places.ts';
import type { Move } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { game } from '../index.ts';
import { isFounded, isOperating, priceOf, purse, treasury } from '../readers.ts';
import { broke, played, player } from '../testing.ts';
import { BrewScene } from './brew-scene.ts';
import { BREWERY_ROW, RAILWAY_ROW } from './data/tracks.ts';
import { loadPlace, orderMarker } from './pieces.ts';
import { cubesAt, equipmentOf, isRuined, orderTrack } from './readers.ts';

const [anna, bert, cleo] = [player('anna'), player('bert'), player('cleo')];
/** anna sells two shares of DUB at 30: one cell too many. */
const falling = () =>
  new BrewScene()
    .clock({ phase: '3' })
    .company('DUB', 'anna', 60, '3')
    .small('B4', 'bert', 's1')
    .certs('DUB', 'bert', 1)
    .price('DUB', BREWERY_ROW, 2)
    .cash(companyPlace('DUB'), 150)
    .stock('anna', 3);
const fallen = () => played(falling().table, anna.sells('DUB', 2));

describe('bankruptcy', () => {
  it('HSB-6.4.8.01 on the red cell a company closes', () => {
    const table = fallen();
    expect([isRuined(table, 'DUB'), isFounded(table, 'DUB'), isOperating(table, 'DUB')]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('HSB-6.4.8.02 certificates come back for nothing; the marker stays', () => {
    const table = fallen();
    for (let i = 0; i < 7; i++) expect(pieceOf(table, certificate('DUB', i))?.at).toBe(ipoPlace('DUB'));
    expect(purse(table, 'bert')).toBe(465);
    expect([pieceOf(table, 'marker/DUB')?.at, priceOf(table, 'DUB')]).toEqual(['market/1/0', 0]);
  });
  it('HSB-6.4.8.03 the treasury goes to the bank, cards leave the game', () => {
    const table = fallen();
    expect(treasury(table, 'DUB')).toBe(0);
    expect(cashOf(table, BANK)).toBe(cashOf(falling().table, BANK) + 150 - 60);
    expect(equipmentOf(table, 'DUB')).toEqual([]);
    expect(pieceOf(table, 'train/3/1')?.at).toBe(OUT);
  });
  it('HSB-6.4.8.04 a railway: its stations leave, the home stays face down; what was loaded goes to the supply', () => {
    const scene = new BrewScene().carrier('BME', 'anna', '5').price('BME', RAILWAY_ROW, 1).stock('anna', 3);
    const [cube = ''] = cubesAt(scene.table, 'beer');
    scene.do({ put: cube, at: loadPlace('train/5/1') }).shares('BME', 'anna', 2);
    const table = played(scene.table, anna.sells('BME'));
    expect(pieceOf(table, station('BME', 1))?.at).toBe(OUT);
    expect(pieceOf(table, station('BME', 0))).toMatchObject({ side: 'down' });
    expect(pieceOf(table, station('BME', 2))?.at).toBe(ipoPlace('BME'));
    expect([pieceOf(table, 'train/5/1')?.at, pieceOf(table, cube)?.at]).toEqual([OUT, 'beer']);
  });
  it('HSB-6.4.8.05 a brewery leaves the order track, and the others close up', () => {
    expect(orderTrack(falling().table)).toEqual(['DUB', 'B4']);
    expect(orderTrack(fallen())).toEqual(['B4']);
    expect(pieceOf(fallen(), orderMarker('DUB'))?.at).toBe(ipoPlace('DUB'));
  });
  it('HSB-6.4.8.06 the sale that caused it is paid in full', () => {
    expect(purse(fallen(), 'anna')).toBe(465 + 60);
  });
});

describe('a sale onto the red cell', () => {
  const told = (table: DoTable, move: Move): readonly string[] =>
    judge(game, table, move).map(({ rule, weight }) => `${weight} ${rule}`);
  it('HSB-6.4.8.01 it is said that the company ends, and not that somebody else will direct it', () => {
    const scene = falling().certs('DUB', 'bert', 3).stock('anna', 3);
    expect(told(scene.table, anna.sells('DUB', 4))).toEqual(['caution 18do/6.4.8/sale-ruins']);
  });
  it('HSB-6.4.8.01 what another sells moves nothing, and nothing is said', () => {
    const scene = falling().certs('DUB', 'bert', 2).stock('bert', 3);
    expect(told(scene.table, bert.sells('DUB', 2))).toEqual([]);
  });
});

describe('founding anew', () => {
  const later = () => {
    const table = fallen();
    return { ...table, clock: { ...table.clock, set: 4, sold: false, turn: 'cleo' } };
  };
  it('HSB-6.4.9.01 ✗ not in the stock round of the bankruptcy', () => {
    const table = played(fallen(), anna.passes(), bert.passes());
    expect(broke(table, cleo.founds('DUB', 60))).toEqual(['6.4.9/refound-later']);
  });
  it('HSB-6.4.9.01 ✓ in the next one', () => {
    expect(broke(later(), cleo.founds('DUB', 60))).toEqual([]);
  });
  it('HSB-6.4.9.02 as a new company: start price, treasury, last place', () => {
    const table = played(later(), cleo.founds('DUB', 60));
    expect([priceOf(table, 'DUB'), treasury(table, 'DUB')]).toEqual([60, 180]);
    expect(orderTrack(table)).toEqual(['B4', 'DUB']);
    expect(isOperating(table, 'DUB')).toBe(false);
    expect(table.clock.ruined).toEqual({});
  });
  it('HSB-6.4.9.02 ✗ before that nothing of it can be had', () => {
    expect(broke(later(), cleo.buys('DUB'))).toEqual(['6.4.9/still-bankrupt']);
    const owner = { ...later(), clock: { ...later().clock, turn: 'bert' } };
    const swap = bert.does('exchange', { company: 'DUB', from: 'company' });
    expect(broke(owner, swap)).toEqual(['6.4.9/still-bankrupt']);
  });
  it('HSB-6.4.9.03 a railway has only the stations that are left', () => {
    const scene = new BrewScene().carrier('BME', 'anna', '5').price('BME', RAILWAY_ROW, 1);
    scene.do({ put: station('BME', 5), at: companyPlace('BME') });
    scene.shares('BME', 'anna', 2).stock('anna', 3);
    const table = played(scene.table, anna.sells('BME'));
    const next = { ...table, clock: { ...table.clock, set: 4, sold: false, turn: 'cleo' } };
    const anew = played(next, cleo.founds('BME', 60));
    const left = piecesAt(anew, companyPlace('BME')).filter((piece) => piece.startsWith('token/'));
    expect(left).toHaveLength(4);
  });
  it('HSB-6.4.9.04 a brewery has eight shares: two of 10 % leave, and only once', () => {
    const table = played(later(), cleo.founds('DUB', 60));
    const gone = [4, 5].map((i) => pieceOf(table, certificate('DUB', i))?.at);
    expect(gone).toEqual([OUT, OUT]);
    expect(pieceOf(table, certificate('DUB', 6))?.at).toBe(companyPlace('DUB'));
  });
});

describe('the lines of prices', () => {
  const marker = (piece: string, to: string): readonly string[] =>
    judge(game, falling().railway('BME', 'bert').table, { type: 'put', seat: 'anna', piece, to } as Move).map(
      ({ rule }) => rule,
    );
  it('HSB-5.1.2.03 ✗ a brewery on the line of the railways', () => {
    expect(marker('marker/DUB', 'market/0/7')).toContain('18do/5.1.2/own-track');
    expect(marker('marker/BME', 'market/1/7')).toContain('18do/5.1.2/own-track');
  });
  it('HSB-5.1.2.03 ✓ on its own', () => {
    expect(marker('marker/DUB', 'market/1/7')).not.toContain('18do/5.1.2/own-track');
  });
});
