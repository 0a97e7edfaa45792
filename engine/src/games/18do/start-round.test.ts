import { describe, expect, it } from 'vitest';
import { BANK, certificate, ipoPlace, priceMarker, seatPlace, station } from '../../rail/ids.ts';
import { cashOf, pieceOf, piecesAt } from '../../table/places.ts';
import type { DoTable } from './clock.ts';
import { INVESTOR } from './clock.ts';
import { COMPANIES } from './data/companies.ts';
import { bidPlace, cardPlace, FIRST_ACTION, MANAGER_CARD, ORDER_MARKER, privateCard } from './pieces.ts';
import { bidMarker, cardOf, firstPlayer, manager, purse } from './readers.ts';
import {
  acted,
  anna,
  bert,
  broke,
  cleo,
  newTable,
  played,
  Scene,
  SEATS2,
  SEATS4,
  SEATS5,
} from './testing.ts';
import { turn } from './turn.ts';

const at = (table: DoTable, piece: string): string => pieceOf(table, piece)?.at ?? '';
const allBid = played(newTable(), anna.bids('PB1', 20), bert.bids('PB2', 40), cleo.bids('PB3', 60));

describe('the table before the first bid', () => {
  it('DO-4.1.1 DO-4.5.3.4 one station of each railway lies face down on its home', () => {
    const table = newTable();
    for (const company of COMPANIES) expect(pieceOf(table, station(company, 0))?.side).toBe('down');
  });
  it('DO-4.1.2 certificates in stacks with the director on top, trains by type, the round marker on the stock round', () => {
    const table = newTable();
    expect(piecesAt(table, ipoPlace('BME'))).toContain(certificate('BME', 0));
    const trains = piecesAt(table, 'depot').filter((piece) => piece.startsWith('train/'));
    expect(trains).toHaveLength(26);
    expect(trains[0]).toBe('train/2/1');
    expect(at(table, 'marker/round')).toBe('round/SR');
  });
  it('DO-4.1.3 tiles of Heat, Sweat & Beer leave the game', () => {
    const table = newTable();
    for (const tile of ['1943', '1953']) expect(at(table, `tile/${tile}/1`)).toBe('out');
  });
  it('DO-4.1.4 DO-2.8.1 DO-2.1.2.4 bank 9,000; 375, 340 or 320 for each of three, four or five players', () => {
    expect([newTable(), newTable(SEATS4), newTable(SEATS5)].map((table) => purse(table, 'anna'))).toEqual([
      375, 340, 320,
    ]);
    expect(cashOf(newTable(SEATS4), BANK)).toBe(9000 - 4 * 340);
  });
  it('DO-4.1.5 DO-2.4.1.1 a card each, seats by ascending number, the lowest acts first, the rest leaves the game', () => {
    const table = newTable();
    expect(table.clock.seats).toEqual(['anna', 'bert', 'cleo']);
    expect(at(table, FIRST_ACTION)).toBe('seat/anna');
    expect(at(table, privateCard('PB1'))).toBe('start/PB1');
    expect(at(table, privateCard('PB4'))).toBe('out');
  });
  it('DO-4.1.6 two cubes lie on No. 1, and the order marker of No. 2 on Dortmund City', () => {
    const table = newTable();
    expect(piecesAt(table, cardPlace('PB1'))).toHaveLength(2);
    expect(at(table, ORDER_MARKER)).toContain('hex/E12/');
  });
});

describe('bidding', () => {
  it('DO-4.2.2.1 ✗ nobody passes in the start round', () => {
    expect(broke(newTable(), anna.passes())).toEqual(['4.2.2/start-round-first']);
  });
  it('DO-4.2.2.1 DO-4.2.2.8 DO-4.1 ✓ everybody pays his bid and has one private brewery', () => {
    expect(['anna', 'bert', 'cleo'].map((seat) => cardOf(allBid, seat))).toEqual(['PB1', 'PB2', 'PB3']);
    expect([purse(allBid, 'anna'), purse(allBid, 'bert'), purse(allBid, 'cleo')]).toEqual([355, 335, 315]);
    expect(at(allBid, 'brewery/PB2')).toBe('seat/bert');
    expect(broke(allBid, anna.bids('PB1', 25))).toContain('4.2.2/bids-are-over');
  });
  it('DO-4.2.2.2 DO-2.2.1.1 bids are laid with stations of different railways, on four fields a card', () => {
    const table = newTable(SEATS5);
    expect(new Set(table.clock.seats.map((seat) => bidMarker(table, seat))).size).toBe(5);
    const bidden = played(table, anna.bids('PB3', 75));
    expect(at(bidden, bidMarker(table, 'anna'))).toBe(bidPlace('PB3', 75));
    expect(at(allBid, bidMarker(allBid, 'anna'))).toBe('ipo/BME');
  });
  it('DO-4.2.2.3 bids go round clockwise from the first player', () => {
    expect(broke(newTable(), bert.bids('PB2', 40))).toEqual(['4.2.2/bid-turn']);
    expect(turn(played(newTable(), anna.bids('PB1', 20)))).toEqual(['bert']);
  });
  it('DO-4.2.2.4 on a card without a bid any of its fields may be taken, and only those', () => {
    for (const bid of [40, 45, 50, 55]) expect(broke(newTable(), anna.bids('PB2', bid))).toEqual([]);
    expect(broke(newTable(), anna.bids('PB2', 60))).toEqual(['4.2.2/bid-field']);
    expect(broke(newTable(), anna.bids('PB4', 80))).toEqual(['4.2.2/bid-field']);
  });
  it('DO-4.2.2.5 ✗ 40 on No. 2 where 45 lies', () => {
    const table = played(newTable(), anna.bids('PB2', 45));
    expect(broke(table, bert.bids('PB2', 40))).toEqual(['4.2.2/bid-higher']);
    expect(broke(table, bert.bids('PB2', 45))).toEqual(['4.2.2/bid-higher']);
  });
  it('DO-4.2.2.5 ✓ a higher field of the same card', () => {
    const table = played(newTable(), anna.bids('PB2', 45));
    expect(broke(table, bert.bids('PB2', 50))).toEqual([]);
  });
  it('DO-4.2.2.6 ✗ whoever is outbid cannot leave the marker where it is', () => {
    const table = played(newTable(), anna.bids('PB2', 45), bert.bids('PB2', 50), cleo.bids('PB3', 60));
    expect(turn(table)).toEqual(['anna']);
    expect(broke(table, anna.bids('PB2', 45))).toEqual(['4.2.2/bid-higher']);
    expect(broke(table, anna.bids('PB3', 60))).toEqual(['4.2.2/bid-higher']);
  });
  it('DO-4.2.2.6 ✓ but goes higher there, or to another card', () => {
    const table = played(newTable(), anna.bids('PB2', 45), bert.bids('PB2', 50), cleo.bids('PB3', 60));
    for (const move of [anna.bids('PB2', 55), anna.bids('PB1', 20), anna.bids('PB3', 65)])
      expect(broke(table, move)).toEqual([]);
    expect(turn(played(table, anna.bids('PB3', 65)))).toEqual(['cleo']);
  });
  it('DO-4.2.2.7 ✗ a leading bid stays', () => {
    const table = played(newTable(), anna.bids('PB2', 45));
    expect(broke(table, anna.bids('PB1', 20))).toEqual(['4.2.2/bid-stays']);
  });
  it('DO-4.2.2.7 ✓ who was outbid moves', () => {
    const table = played(newTable(), anna.bids('PB2', 45), bert.bids('PB2', 50), cleo.bids('PB1', 20));
    expect(broke(table, anna.bids('PB3', 60))).toEqual([]);
  });
  it('DO-4.2.2.8 nobody bids more than he has', () => {
    const poor = new Scene().cash('seat/anna', 30).table;
    expect(broke(poor, anna.bids('PB1', 35))).toEqual(['4.2.2/bid-cash']);
    expect(broke(poor, anna.bids('PB1', 30))).toEqual([]);
  });
  it('DO-4.2.2.9 DO-4.2.1 the lowest number gets the first-action card; the first stock round follows', () => {
    const table = played(newTable(), anna.bids('PB3', 60), bert.bids('PB1', 20), cleo.bids('PB2', 40));
    expect(firstPlayer(table)).toBe('bert');
    expect([table.clock.round, table.clock.set, table.clock.turn]).toEqual(['SR', 1, 'bert']);
  });
  it('DO-4.2.2.8 where hands have laid the markers so that everybody leads, the round is closed by whoever comes next', () => {
    const scene = new Scene();
    scene.do({ put: bidMarker(scene.table, 'anna'), at: bidPlace('PB1', 20) });
    expect(broke(scene.table, bert.passes())).toContain('4.2.2/start-round-first');
    scene.do({ put: bidMarker(scene.table, 'bert'), at: bidPlace('PB2', 40) });
    scene.do({ put: bidMarker(scene.table, 'cleo'), at: bidPlace('PB3', 60) });
    expect(turn(scene.table)).toEqual(['anna']);
    expect(played(scene.table, anna.passes()).clock.round).toBe('SR');
    expect(turn(new Scene().clock({ turn: 'nobody' }).table)).toEqual(['anna']);
  });
  it('DO-4.2.1 ✗ before that nothing is traded', () => {
    expect(broke(newTable(), anna.founds('KWE', 60))).toContain('4.2.2/start-round-first');
    expect(acted(newTable(), anna.passes()).clock.round).toBe('start');
  });
});

describe('two players', () => {
  const start = newTable(SEATS2, 'zsv');
  it('DO-8.3.1.1 DO-8.1 set up as for three, with the Investor between the two', () => {
    expect(start.clock.seats).toEqual(['anna', INVESTOR, 'bert']);
    expect(['anna', INVESTOR, 'bert'].map((seat) => purse(start, seat))).toEqual([375, 375, 375]);
    expect(at(start, MANAGER_CARD)).toBe('bank');
  });
  it('DO-8.3.1.2 without the Hansabahn and pink tiles', () => {
    expect(at(start, certificate('HHW', 0))).toBe('out');
    expect(at(start, 'tile/1938/1')).toBe('out');
  });
  it('DO-8.3.1.3 one railway is drawn for the Investor; its price is the coloured 50', () => {
    expect(start.clock.investorRailway).toBe('RhE');
    expect(at(start, priceMarker('RhE'))).toBe('market/5/2');
  });
  it('DO-8.3.1.4 three private breweries form the start package', () => {
    expect(['PB1', 'PB2', 'PB3', 'PB4'].map((id) => at(start, `private/${id}`))).toEqual([
      'start/PB1',
      'start/PB2',
      'start/PB3',
      'out',
    ]);
  });
  it('DO-8.3.2.1 DO-8.3.2.3 the two bid; the Investor buys what is left over for its lowest field', () => {
    const table = played(start, anna.bids('PB2', 50), bert.bids('PB1', 20));
    expect(cardOf(table, INVESTOR)).toBe('PB3');
    expect(purse(table, INVESTOR)).toBe(375 - 60);
    expect(broke(start, { type: 'bid', seat: INVESTOR, lot: 'PB1', bid: 20 })).toContain('4.2.2/bid-turn');
  });
  it('DO-8.3.2.2 whoever paid less picks a card, the other player gets the other one', () => {
    const table = played(start, anna.bids('PB2', 50), bert.bids('PB1', 20));
    expect(turn(table)).toEqual(['bert']);
    expect(broke(table, anna.does('pick', { card: 'first-action' }))).toEqual(['8.3.2/cheaper-picks']);
    expect(broke(start, anna.does('pick', { card: 'first-action' }))).toEqual(['8.3.2/nothing-to-pick']);
    // Nothing else is done before, and nobody bids any more.
    for (const move of [anna.founds('BME', 60), bert.passes(), anna.does('flip')])
      expect(broke(table, move)).toEqual(['8.3.2/pick-first']);
    expect(broke(table, anna.bids('PB3', 60))).toContain('4.2.2/bids-are-over');
    const first = played(table, bert.does('pick', { card: 'first-action' }));
    expect([firstPlayer(first), manager(first), first.clock.turn]).toEqual(['bert', 'anna', 'bert']);
    const other = played(table, bert.does('pick', { card: 'investors-railway' }));
    expect([firstPlayer(other), manager(other), other.clock.round]).toEqual(['anna', 'bert', 'SR']);
    expect(at(other, MANAGER_CARD)).toBe(seatPlace('bert'));
  });
});
