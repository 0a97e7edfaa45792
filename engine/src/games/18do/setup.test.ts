import { describe, expect, it } from 'vitest';
import { BANK, certificate, ipoPlace, OUT, priceMarker, seatPlace, station } from '../../rail/ids.ts';
import { cashOf, pieceOf, piecesAt } from '../../table/places.ts';
import { BOARD, BOARD_FOR_TWO } from './data/board.ts';
import { PRIVATES } from './data/breweries.ts';
import { CHARTERS, COMPANIES } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { TILES } from './data/tiles.ts';
import { after, onPrint } from './data/upgrades.ts';
import {
  bidPlace,
  FIRST_ACTION,
  MANAGER_CARD,
  ORDER_MARKER,
  roundPlace,
  startPlace,
  allPlaces,
} from './pieces.ts';
import { boardOf, cubesOn, firstPlayer, start } from './readers.ts';
import { siteOn, sites } from './sidings.ts';
import { newTable, SEATS2, SEATS3, SEATS4, SEATS5 } from './testing.ts';

const intro = newTable(SEATS3, 'efs');
const railway = newTable(SEATS3, 'trg');
const two = newTable(SEATS2, 'zsv');
const trainsIn = (table: typeof intro, type: string): number =>
  piecesAt(table, 'depot').filter((piece) => piece.startsWith(`train/${type}/`)).length;

describe('what is printed (2)', () => {
  it('DO-2.1.1.1 three to five use the large map of 77 hexes, 55 of which take tiles', () => {
    for (const seats of [SEATS3, SEATS4, SEATS5]) expect(boardOf(newTable(seats))).toBe(BOARD);
    expect(Object.keys(BOARD.hexes)).toHaveLength(77);
  });
  it('DO-2.1.1.4 coal and steel sites, harbour, Dortmund City and three yards', () => {
    expect(sites(railway).filter((hex) => siteOn(railway, hex) === 'coal')).toHaveLength(18);
    expect(sites(railway).filter((hex) => siteOn(railway, hex) === 'steel')).toEqual([
      'C14',
      'D9',
      'F15',
      'G12',
      'H19',
    ]);
    expect(BOARD.hexes['C8']?.label).toBe('Hafen');
    expect(BOARD.hexes['E12']?.nodes[0]?.slots).toBe(4);
    expect(
      Object.values(BOARD.hexes)
        .filter(({ label }) => label === '20+X')
        .map(({ id }) => id),
    ).toEqual(['C6', 'E14', 'F7']);
  });
  it('DO-2.1.2.1 a market cell is the price of 10 %; start prices stand in four columns as in example 4.4.1', () => {
    const column = (zone: string): readonly number[] =>
      MARKET.rows.flatMap((row) => row.flatMap((cell) => (cell?.zone === zone ? [cell.price] : [])));
    expect(column('yellow')).toEqual([75, 70, 65, 60, 55, 50]);
    expect(column('green')).toEqual([80, 75, 70, 65, 60, 55]);
    expect(column('brown')).toEqual([90, 80, 75, 70, 65, 60]);
    expect(column('gray')).toEqual([100, 90, 80, 75, 70]);
  });
  it('DO-2.1.2.2 DO-2.6.2 four circles for the round marker', () => {
    expect(pieceOf(railway, 'marker/round')?.at).toBe(roundPlace('SR', 0));
    expect(
      ['round/SR', 'round/OR1', 'round/OR2', 'round/OR3'].every((one) =>
        allPlaces(BOARD, SEATS3).includes(one),
      ),
    ).toBe(true);
  });
  it('DO-2.1.2.4 cash and limits by the number of players', () => {
    expect([SEATS3, SEATS4, SEATS5].map((seats) => start(newTable(seats)))).toEqual([
      { cash: 375, certificates: 17, share: 70 },
      { cash: 340, certificates: 13, share: 60 },
      { cash: 320, certificates: 10, share: 60 },
    ]);
  });
  it('DO-2.1.2.5 DO-3.1.2 the large number of trains in The Railway Game, the one in brackets here', () => {
    expect(TRAINS.map(({ id }) => trainsIn(railway, id))).toEqual([7, 5, 3, 2, 3, 6]);
    expect(TRAINS.map(({ id }) => trainsIn(intro, id))).toEqual([3, 3, 2, 1, 2, 4]);
  });
  it('DO-2.2.1.1 four bid fields for each of the five private breweries, and a place for the marker', () => {
    const places = allPlaces(BOARD, SEATS3);
    for (const { id, bids } of PRIVATES) {
      expect(bids).toHaveLength(4);
      expect(bids.every((amount) => places.includes(bidPlace(id, amount)))).toBe(true);
      expect(places).toContain(startPlace(id));
    }
  });
  it('DO-2.2.3.1 phases change colours, limits and rounds with the first train of a type', () => {
    expect(
      PHASES.map(({ id, values, trainLimit, operatingRounds }) => [
        id,
        values,
        trainLimit['major'],
        operatingRounds,
      ]),
    ).toEqual([
      ['2', 'yellow', 4, 1],
      ['3', 'green', 4, 2],
      ['4', 'green', 3, 2],
      ['5', 'brown', 2, 3],
      ['6', 'brown', 2, 3],
      ['8', 'gray', 2, 3],
    ]);
  });
  it('DO-2.4.2.1 five private cards, four markers', () => {
    expect(PRIVATES.filter(({ hasMarker }) => hasMarker).map(({ number }) => number)).toEqual([2, 3, 4, 5]);
  });
  it('DO-2.4.3.1 ten shares each, in 60 certificates', () => {
    const charters = Object.values(CHARTERS);
    expect(charters.every(({ shares }) => shares.reduce((a, b) => a + b, 0) === 100)).toBe(true);
    expect(charters.reduce((sum, { shares }) => sum + shares.length, 0)).toBe(60);
  });
  it('the exchange table names only tiles of the box, each one colour further', () => {
    const order = ['yellow', 'green', 'brown', 'gray'];
    for (const tile of Object.values(TILES))
      for (const next of after(tile.id)) {
        expect(order.indexOf(TILES[next]!.colour)).toBe(order.indexOf(tile.colour) + 1);
        expect(TILES[next]!.label).toBe(tile.label);
      }
    for (const hex of Object.values(BOARD.hexes))
      for (const next of onPrint(hex)) expect(TILES[next]?.label).toBe(hex.label);
    expect(Object.values(TILES).reduce((sum, { count }) => sum + Number(count), 0)).toBe(113);
  });
});

describe('the introductory game is laid out (3.1)', () => {
  it('DO-3.1.1 stacks by company, the director’s certificate on top', () => {
    for (const company of COMPANIES)
      expect(piecesAt(intro, ipoPlace(company))[0]).toBe(certificate(company, 0));
  });
  it('DO-3.1.3 one station on each home, the others on the stack', () => {
    for (const company of COMPANIES) {
      expect(pieceOf(intro, station(company, 0))?.at).toBe(`hex/${CHARTERS[company]!.home[0]}/n0/0`);
      expect(pieceOf(intro, station(company, 1))?.at).toBe(ipoPlace(company));
    }
  });
  it('DO-3.1.4 all tiles but those of later games lie ready; colours wait for their phase', () => {
    expect(pieceOf(intro, 'tile/1943/1')?.at).toBe(OUT);
    expect(pieceOf(intro, 'tile/1902/1')?.at).toBe('supply');
  });
  it('DO-3.1.5 no money', () => {
    expect(Object.values(intro.cash).every((amount) => amount === 0)).toBe(true);
  });
  it('DO-2.3.3 abilities are not used: no brewery, no beer, no order marker', () => {
    expect(pieceOf(intro, ORDER_MARKER)?.at).toBe(OUT);
    expect(piecesAt(intro, 'beer')).toEqual([]);
  });
});

describe('The Railway Game is laid out (4.1)', () => {
  it('DO-4.1.1 DO-4.3.2.2 homes face down; how many stations each has', () => {
    for (const company of COMPANIES) expect(pieceOf(railway, station(company, 0))?.side).toBe('down');
    expect(COMPANIES.map((company) => CHARTERS[company]!.stations.length)).toEqual([6, 6, 6, 4, 3, 3, 3]);
    expect(COMPANIES.map((company) => CHARTERS[company]!.home)).toEqual([
      ['I10'],
      ['A2', 'B1'],
      ['H1', 'I2'],
      ['C20'],
      ['A18'],
      ['C8'],
      ['H19'],
    ]);
  });
  it('DO-4.1.2 certificates in stacks, trains by type, the round marker on its first circle', () => {
    expect(piecesAt(railway, 'depot')[0]).toBe('train/2/1');
    expect(piecesAt(railway, ipoPlace('BME'))[0]).toBe(certificate('BME', 0));
  });
  it('DO-4.1.3 tiles of Heat, Sweat & Beer have left', () => {
    for (const tile of ['1943', '1944', '1945', '1953', 'H19-overlay', 'E12-overlay'])
      expect(pieceOf(railway, `tile/${tile}/1`)?.at).toBe(OUT);
  });
  it('DO-4.1.4 DO-2.8.1 9,000 Mark in all', () => {
    expect(cashOf(railway, seatPlace('anna'))).toBe(375);
    expect(cashOf(railway, BANK)).toBe(9000 - 3 * 375);
    expect(cashOf(newTable(SEATS5), BANK)).toBe(9000 - 5 * 320);
  });
  it('DO-4.1.5 a card each, the lowest has the first action, seats go by number', () => {
    expect(firstPlayer(railway)).toBe('anna');
    expect(
      PRIVATES.filter(({ id }) => pieceOf(railway, `private/${id}`)?.at === startPlace(id)).map(
        ({ id }) => id,
      ),
    ).toEqual(['PB1', 'PB2', 'PB3']);
    expect(pieceOf(railway, 'private/PB5')?.at).toBe(OUT);
    expect(pieceOf(railway, 'brewery/PB3')?.at).toBe(startPlace('PB3'));
    expect(pieceOf(railway, FIRST_ACTION)?.at).toBe(seatPlace('anna'));
  });
  it('DO-4.1.6 two cubes on No. 1, the green marker for No. 2', () => {
    expect(cubesOn(railway, 'PB1')).toHaveLength(2);
    expect(pieceOf(railway, ORDER_MARKER)?.at).toBe('hex/E12/n0/3');
  });
});

describe('two players (8.3.1)', () => {
  it('DO-8.1.1 DO-8.3.1.1 the smaller map of 59 hexes, figures of three players', () => {
    expect(boardOf(two)).toBe(BOARD_FOR_TWO);
    expect(Object.keys(BOARD_FOR_TWO.hexes)).toHaveLength(59);
    expect(cashOf(two, seatPlace('anna'))).toBe(375);
    expect(pieceOf(two, MANAGER_CARD)?.at).toBe(BANK);
    expect(two.clock.seats).toEqual(['anna', 'investor', 'bert']);
  });
  it('DO-8.3.1.2 no Hansabahn and none of its tiles', () => {
    for (const piece of ['cert/HHW/0', 'token/HHW/0', 'charter/HHW', 'tile/1938/1', 'tile/1941/1'])
      expect(pieceOf(two, piece)?.at).toBe(OUT);
  });
  it('DO-8.3.1.3 his railway waits on the coloured 50', () => {
    expect(two.clock.investorRailway).toBe('RhE');
    expect(pieceOf(two, priceMarker('RhE'))?.at).toBe('market/5/2');
    expect(MARKET.rows[5]?.[2]).toMatchObject({ price: 50, zone: 'yellow' });
  });
  it('DO-8.3.1.4 three private cards', () => {
    expect(PRIVATES.filter(({ id }) => pieceOf(two, `private/${id}`)?.at === startPlace(id))).toHaveLength(3);
  });
});
