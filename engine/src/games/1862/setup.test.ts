import { describe, expect, it } from 'vitest';
import { topTrain } from '../../rail/depot.ts';
import { trainCards } from '../../rail/box.ts';
import { pieceIds, pieceOf, piecesAt } from '../../table/places.ts';
import { CHARTERS, COMPANIES } from './data/companies.ts';
import { CERTIFICATES } from './data/limits.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { box } from './box.ts';
import { allPlaces } from './pieces.ts';
import { newTable, Scene } from './testing.ts';
import { setup } from './setup.ts';

const SEATS = ['anna', 'bert', 'cleo', 'dora', 'emil', 'fred', 'gina'];

describe('before the game', () => {
  it('62-2.1 seats by drawn numbers; number 1 has the priority', () => {
    const table = setup({ seats: SEATS, variant: 'standard', options: {} }, () => 0);
    const { clock } = table;
    expect(clock.seats).not.toEqual(SEATS);
    expect(clock.seats.toSorted()).toEqual(SEATS);
    expect(pieceOf(table, 'priority')?.at).toBe(`seat/${clock.seats[0]}`);
    expect(clock.turn).toBe(clock.seats[0]);
  });
  it('62-2.2 62-2.3 a bank of 22,000, of which each player has 600, 500, 440 or 400', () => {
    const cash = (players: number): readonly number[] => {
      const table = newTable(SEATS.slice(0, players));
      return [table.cash['seat/anna']!, table.cash['bank']!];
    };
    expect([4, 5, 6, 7].map(cash)).toEqual([
      [600, 22_000 - 4 * 600],
      [500, 22_000 - 5 * 500],
      [440, 22_000 - 6 * 440],
      [400, 22_000 - 7 * 400],
    ]);
  });
  it('62-2.4 privates on display, all other certificates on the sheet of unsold shares', () => {
    const table = newTable();
    expect(piecesAt(table, 'privates')).toEqual(PRIVATE_IDS.map((id) => `private/${id}`));
    for (const company of COMPANIES) {
      const group = CHARTERS[company]!.group;
      const unsold = piecesAt(table, `ipo/${company}`).filter((piece) => piece.startsWith('cert/'));
      expect(unsold).toHaveLength(group === 1 ? 8 : 9);
    }
    expect(piecesAt(table, 'pool')).toEqual([]);
  });
  it('62-1.4 after a buy-back a company has 10 %, eight of 5 % and 50 %', () => {
    for (const company of COMPANIES) {
      const { halves, shares, group } = CHARTERS[company]!;
      expect(halves.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      const printed = shares.slice(0, group === 1 ? 8 : 9);
      expect([printed[0], printed.reduce((sum, percent) => sum + percent, 0)]).toEqual([
        group === 1 ? 30 : 20,
        100,
      ]);
    }
  });
  it('62-2.6 62-2.7 2-trains first; the next kind when they are sold out', () => {
    const scene = new Scene();
    expect(topTrain(scene.table)).toBe('train/2/1');
    expect(topTrain(scene.soldOut('2').table)).toBe('train/3/1');
    expect(TRAINS.map(({ id }) => id)).toEqual(['2', '3', '4', '5', '5E', '6', '6E', '8', '8E', '10', '10E']);
  });
  it('62-2.8 a charter holds trains, treasury and markers', () => {
    const { table } = new Scene().privatesSold().started('UP', 'anna').train('UP', '2');
    expect(piecesAt(table, 'company/UP')).toEqual(
      expect.arrayContaining(['train/2/1', 'token/UP/0', 'token/UP/1', 'token/UP/2']),
    );
    expect(table.cash['company/UP']).toBe(1000);
  });
  it('every piece of the box lies somewhere', () => {
    const table = newTable();
    const known = new Set(allPlaces(box(table), table.clock.seats));
    for (const id of pieceIds(table)) expect(known).toContain(pieceOf(table, id)?.at);
  });
});

describe('tables of the overview', () => {
  it('62-21.4 number, price and scrapping of every train', () => {
    expect(
      TRAINS.map(({ id, count, sides, rustedBy }) => [id, count, sides[0]!.price, rustedBy ?? null]),
    ).toEqual([
      ['2', 7, 100, '4'],
      ['3', 6, 200, '6'],
      ['4', 5, 300, '8'],
      ['5', 4, 500, null],
      ['5E', 1, 600, null],
      ['6', 3, 600, null],
      ['6E', 1, 800, null],
      ['8', 2, 800, null],
      ['8E', 1, 1000, null],
      ['10', 1, 1000, null],
      // Without limit: more than the companies of a game could own.
      ['10E', 26, 1200, null],
    ]);
    expect(trainCards(TRAINS.filter(({ id }) => id !== '10E'))).toHaveLength(31);
  });
  it('62-16.1 62-16.2 62-16.3 62-16.4 what each phase allows', () => {
    expect(
      PHASES.map(({ id, colours, trainLimit, operatingRounds }) => [
        id,
        colours.length,
        trainLimit['major'],
        operatingRounds,
      ]),
    ).toEqual([
      ['2', 1, 4, 1],
      ['3', 2, 4, 2],
      ['4', 2, 3, 2],
      ['5', 3, 2, 3],
      ['6', 3, 2, 3],
      ['8', 4, 2, 3],
      ['10', 4, 2, 3],
    ]);
  });
  it('62-21.3 the certificate limits', () => {
    const row = (companies: number): readonly number[] => Object.values(CERTIFICATES[companies]!);
    expect([13, 12, 11, 10, 9, 8, 7, 6].map(row)).toEqual([
      [22, 18, 15, 13],
      [26, 20, 16, 14, 12],
      [23, 18, 15, 12, 11],
      [21, 16, 13, 11, 10],
      [19, 15, 12, 10, 9],
      [17, 13, 10, 9, 8],
      [15, 12, 9, 8, 7],
      [13, 10, 8, 7, 6],
    ]);
  });
});
