import { describe, expect, it } from 'vitest';
import {
  BANK,
  certificate,
  DEPOT,
  ipoPlace,
  OUT,
  ROUND_MARKER,
  station,
  trainOf,
} from '../../../rail/ids.ts';
import { cashOf, pieceIds, pieceOf, piecesAt } from '../../../table/places.ts';
import type { DoTable } from '../clock.ts';
import { BEER_SUPPLY } from '../pieces.ts';
import { companies, faceOn, phase, players, priceOf, railways, start } from '../readers.ts';
import { newTable, SEATS3, SEATS4, SEATS5 } from '../testing.ts';
import { CARDS } from './data/cards.ts';
import { BREW_CHARTERS, SMALL, smallOf } from './data/companies.ts';
import { SEGMENTS } from './data/demand.ts';
import { TRACKS } from './data/tracks.ts';
import { closedPlace, deliveredPlace, demandPlace, EXPORT_BOX, smallPlace } from './pieces.ts';
import { cubesAt, equipmentLimit, isClosed, kettleOf, smallOnOffer } from './readers.ts';

const table = newTable(SEATS3, 'hsb');
const four = newTable(SEATS4, 'hsb');
const five = newTable(SEATS5, 'hsb');
const all = [table, four, five] as const;
const onDisplay = (one: DoTable): readonly number[] =>
  CARDS.map(({ id }) => piecesAt(one, DEPOT).filter((piece) => trainOf(piece) === id).length);
const cubesOf = (one: DoTable): readonly number[] =>
  [1, 2].flatMap((segment) =>
    (['regular', 'new'] as const).map((who) => cubesAt(one, demandPlace(segment, who)).length),
  );

describe('components and setup of Heat, Sweat & Beer', () => {
  it('HSB-5.1.1.01 HSB-6.1.1.02 Dortmund City lies under its tile: five circles', () => {
    for (const one of all) expect(faceOn(one, 'E12').nodes[0]?.slots).toBe(5);
    expect(faceOn(newTable(SEATS3, 'trg'), 'E12').nodes[0]?.slots).toBe(4);
  });
  it('HSB-5.1.1.02 the tile on H19 with three and four players only', () => {
    const lies = (one: DoTable) => pieceOf(one, 'tile/H19-overlay/1')?.at;
    expect(all.map(lies)).toEqual(['hex/H19', 'hex/H19', OUT]);
  });
  it('HSB-5.1.2.01 two lines of prices, the red cell at their left end', () => {
    expect(TRACKS.rows).toHaveLength(2);
    for (const row of TRACKS.rows)
      expect([row[0]?.price, row[1]?.price, row.at(-1)?.price]).toEqual([0, 10, 250]);
  });
  it('HSB-5.1.2.02 HSB-6.1.6.01 everybody starts with the same sum; the limits are a choice of the table', () => {
    expect(players(table).map((seat) => cashOf(table, `seat/${seat}`))).toEqual([465, 465, 465]);
    expect(cashOf(table, BANK)).toBe(13_000 - 3 * 465);
    expect(all.map((one) => start(one).certificates)).toEqual([17, 13, 10]);
    const board = (seats: readonly string[]) => start(newTable(seats, 'hsb', { certificates: 'board' }));
    expect([SEATS3, SEATS4, SEATS5].map((seats) => board(seats).certificates)).toEqual([26, 19, 18]);
    expect(all.map((one) => start(one).share)).toEqual([70, 60, 60]);
  });
  it('HSB-5.2.1.01 HSB-5.2.2.01 the overviews: limits by phase', () => {
    const limits = ['2', '3', '4', '5', '6', '8'].map((id) => {
      const one = { ...table, clock: { ...table.clock, phase: id } };
      return [phase(one).trainLimit['major'], equipmentLimit(one, 'B1'), equipmentLimit(one, 'DUB')];
    });
    expect(limits).toEqual([
      [4, 3, 4],
      [4, 3, 4],
      [3, 2, 3],
      [2, 1, 2],
      [2, 1, 2],
      [2, 1, 2],
    ]);
  });
  it('HSB-5.4.2.01 HSB-5.4.3.01 HSB-6.1.2.03 certificates lie on their fields, the director on top', () => {
    expect(pieceOf(table, certificate('BME', 0))).toMatchObject({ at: ipoPlace('BME'), order: 0 });
    expect(piecesAt(table, ipoPlace('DUB'))[0]).toBe(certificate('DUB', 0));
    expect(companies(table)).toHaveLength(6 + 5);
    expect(companies(five)).toHaveLength(7 + 6);
  });
  it('HSB-6.1.1.01 homes lie face down', () => {
    for (const company of railways(table))
      expect(pieceOf(table, station(company, 0))).toMatchObject({ side: 'down' });
  });
  it('HSB-6.1.2.01 cards by the number of players', () => {
    expect(onDisplay(table)).toEqual([7, 7, 8, 1, 5, 12, 12]);
    expect(onDisplay(four)).toEqual([9, 9, 11, 6, 6, 14, 12]);
    expect(onDisplay(five)).toEqual([11, 11, 13, 10, 7, 15, 12]);
  });
  it('HSB-6.1.2.02 HSB-6.1.5.02 START cards lie with the breweries on offer, the others are out', () => {
    const types = (one: DoTable, id: string) =>
      piecesAt(one, smallPlace(id)).flatMap((piece) => kettleOf(piece)?.type ?? []);
    expect(types(table, 'B2')).toEqual([1, 1, 1]);
    expect(types(table, 'B4')).toEqual([1, 2]);
    const dealt = smallOnOffer(table).flatMap((id) => types(table, id)).length;
    const rest = piecesAt(table, OUT).filter((piece) => piece.startsWith('kettle/')).length;
    expect(dealt + rest).toBe(17);
  });
  it('HSB-6.1.2.04 HSB-6.3.2.2.02 the piles of the brewery companies', () => {
    const shares = Object.fromEntries(Object.values(BREW_CHARTERS).map((one) => [one.id, one.shares]));
    expect(shares).toEqual({
      DUB: [30, 10, 10, 10, 10, 10, 20],
      DAB: [20, 20, 20, 10, 10, 10, 10],
      RIT: [30, 10, 10, 10, 10, 10, 20],
      KRO: [30, 10, 10, 10, 10, 10, 20],
      STI: [40, 10, 10, 10, 10, 20],
      HAN: [30, 10, 10, 10, 10, 10, 10, 10],
    });
    for (const one of Object.values(shares)) expect(one.reduce((a, b) => a + b, 0)).toBe(100);
  });
  it('HSB-6.1.2.06 three and four players do without HHW and Hansa', () => {
    expect([table, four].flatMap(companies)).not.toContain('HHW');
    expect([table, four].flatMap(companies)).not.toContain('HAN');
    expect(pieceOf(table, certificate('HAN', 0))?.at).toBe(OUT);
    expect(companies(five)).toEqual(expect.arrayContaining(['HHW', 'HAN']));
  });
  it('HSB-6.1.2.07 the round marker lies on the circle of the start', () => {
    expect(pieceOf(table, ROUND_MARKER)?.at).toBe('round/1/0');
  });
  it('HSB-6.1.3.01 nobody wants beer in segments 3 to 6', () => {
    expect(SEGMENTS.filter(({ id }) => isClosed(table, id)).map(({ id }) => id)).toEqual([3, 4, 5, 6]);
    expect(piecesAt(table, closedPlace(3))).toHaveLength(1);
  });
  it('HSB-6.1.3.02 HSB-6.1.3.03 cubes on the market, in the export box and in the supply', () => {
    expect(all.map(cubesOf)).toEqual([
      [3, 3, 3, 3],
      [4, 4, 3, 3],
      [4, 4, 4, 4],
    ]);
    expect(all.map((one) => cubesAt(one, EXPORT_BOX).length)).toEqual([6, 6, 8]);
    expect(all.map((one) => cubesAt(one, BEER_SUPPLY).length)).toEqual([8, 8, 10]);
    const inPlay = (one: DoTable) =>
      pieceIds(one).filter((piece) => piece.startsWith('cube/') && pieceOf(one, piece)?.at !== OUT).length;
    expect(all.map(inPlay)).toEqual([26, 28, 34]);
    for (const { id } of SEGMENTS) expect(cubesAt(table, deliveredPlace(id, 'new'))).toEqual([]);
  });
  it('HSB-5.5.01 the other tiles are those of the Railway Game', () => {
    const trg = newTable(SEATS3, 'trg');
    const nines = (one: DoTable) => piecesAt(one, 'supply').filter((piece) => piece.startsWith('tile/9/'));
    expect(nines(table)).toEqual(nines(trg));
    expect(nines(table).length).toBeGreaterThan(0);
  });
  it('HSB-6.1.4.01 tiles 1938 and 1941 are not used', () => {
    const left = piecesAt(table, 'supply').filter((piece) => /^tile\/19(?:38|41)\//.test(piece));
    expect(left).toEqual([]);
    expect(piecesAt(table, 'supply').some((piece) => piece.startsWith('tile/1943/'))).toBe(true);
  });
  it('HSB-6.1.5.01 Kronen is always on offer, with as many others as players', () => {
    expect(all.map((one) => smallOnOffer(one).length)).toEqual([4, 5, 6]);
    for (const one of all) expect(smallOnOffer(one)).toContain('B2');
  });
  it('HSB-6.1.6.02 the private cards decide who begins, and leave', () => {
    expect(table.clock).toMatchObject({ round: 'start', turn: 'anna', seats: ['anna', 'bert', 'cleo'] });
    expect(piecesAt(table, OUT).filter((piece) => piece.startsWith('private/'))).toHaveLength(5);
  });
  it('HSB-6.3.2.1.02 prices and START cards of the small breweries', () => {
    expect(SMALL.map(({ price, starts }) => [price, ...starts])).toEqual([
      [80, 2, 0],
      [90, 3, 0],
      [100, 0, 1],
      [120, 1, 1],
      [135, 1, 1],
      [155, 2, 1],
      [165, 0, 2],
      [185, 1, 2],
    ]);
    expect(SMALL.map(({ id }) => smallOf(id)?.capital)).toEqual([40, 30, 60, 60, 75, 75, 85, 85]);
    expect(priceOf(table, 'DUB')).toBe(0);
  });
});
