import { describe, expect, it } from 'vitest';
import { BANK, companyPlace, DEPOT, ipoPlace, seatPlace, SUPPLY, ROUND_MARKER } from '../../rail/ids.ts';
import { topTrain, trainsAt } from '../../rail/depot.ts';
import { totalCash } from '../../table/apply.ts';
import { checkConfig } from '../../table/file.ts';
import type { Game } from '../../table/game.ts';
import { seededLuck } from '../../table/luck.ts';
import type { Config } from '../../table/play.ts';
import { pieceIds, pieceOf, piecesAt } from '../../table/places.ts';
import { CHARTERS, FOUNDING_ORDER } from './data/companies.ts';
import { TILES } from './data/tiles.ts';
import { game } from './index.ts';
import { EXPORT_MARKER, FIRST_TRADE } from './pieces.ts';
import { certificateLimit, firstTrader, nextToFound, phase, turn } from './readers.ts';
import { setup } from './setup.ts';
import { newTable, SEATS2, SEATS3 } from './testing.ts';

const count = (prefix: string): number => pieceIds(newTable()).filter((id) => id.startsWith(prefix)).length;
const config = (seats: readonly string[]): Config => ({
  game: '18te',
  variant: 'standard',
  options: {},
  seats,
  seed: 1,
  mode: 'strict',
  bookkeeping: 'auto',
});

describe('the box (§1.1)', () => {
  it('TE-1.1.1 five companies, each with charter, two markers and eight certificates', () => {
    for (const company of FOUNDING_ORDER) {
      expect(count(`cert/${company}/`)).toBe(8);
      expect(CHARTERS[company]!.shares).toEqual([30, 10, 10, 10, 10, 10, 10, 10]);
      for (const piece of [`charter/${company}`, `marker/${company}`, `payout/${company}`])
        expect(pieceOf(newTable(), piece)).toBeDefined();
    }
    expect(FOUNDING_ORDER).toEqual(['KHS', 'KWE', 'CME', 'TWE', 'KPR']);
  });

  it('TE-1.1.2 18 train cards: 7, 5, 4 and 2', () => {
    expect(['2', '3', '4', 'D'].map((type) => count(`train/${type}/`))).toEqual([7, 5, 4, 2]);
  });

  it('TE-1.1.3 13 stations: 3, 3, 3, 2, 2', () => {
    expect(FOUNDING_ORDER.map((company) => count(`token/${company}/`))).toEqual([3, 3, 3, 2, 2]);
  });

  it('TE-1.1.4 one round marker, one export marker, one card "First Trade"', () => {
    for (const piece of [ROUND_MARKER, EXPORT_MARKER, FIRST_TRADE])
      expect(pieceOf(newTable(), piece)).toBeDefined();
  });

  it('TE-1.1.5 59 limited tiles besides the unlimited #7, #8, #9 (23 of them printed: 82 known)', () => {
    const limited = Object.values(TILES).flatMap((tile) => (tile.count === 'unlimited' ? [] : [tile.count]));
    expect(limited.reduce((sum, n) => sum + n, 0) + 7 + 8 + 8).toBe(82);
    expect(count('tile/57/')).toBe(2);
  });

  it('TE-1.1.6 4000M in play', () => {
    expect(totalCash(newTable(SEATS2))).toBe(4000);
    expect(totalCash(newTable(SEATS3))).toBe(4000);
  });
});

describe('players (§2)', () => {
  const plain = game as unknown as Game;
  it('TE-2.1 ✗ a table for four is not opened', () => {
    expect(checkConfig(plain, config(['a', 'b', 'c', 'd']))?.place).toBe('seats');
    expect(checkConfig(plain, config(['a']))?.place).toBe('seats');
  });
  it('TE-2.1 ✓ two or three may sit down', () => {
    expect(checkConfig(plain, config([...SEATS2]))).toBeNull();
    expect(checkConfig(plain, config([...SEATS3]))).toBeNull();
  });
});

describe('set-up (§4)', () => {
  const table = newTable();

  it('TE-3.3.3 TE-4.1 trains in the factory in ascending order, tiles in the tray', () => {
    expect(trainsAt(table, DEPOT).map((piece) => piece.split('/')[1])).toEqual(
      '2222222333334444DD'.split(''),
    );
    expect(topTrain(table)).toBe('train/2/1');
    expect(piecesAt(table, SUPPLY).every((piece) => piece.startsWith('tile/'))).toBe(true);
  });

  it('TE-4.2 certificates by company, the 30 % one on top; stations with the charters', () => {
    const pile = piecesAt(table, ipoPlace('KWE')).filter((piece) => piece.startsWith('cert/'));
    expect(pile[0]).toBe('cert/KWE/0');
    expect(pile).toHaveLength(8);
    expect(piecesAt(table, companyPlace('KWE'))).toEqual(['token/KWE/0', 'token/KWE/1', 'token/KWE/2']);
  });

  it('TE-4.3 the round marker lies on the stock round', () => {
    expect(pieceOf(table, ROUND_MARKER)?.at).toBe('round/SR');
    expect(table.clock.round).toBe('SR');
  });

  it('TE-4.4 start money 500M for two, 350M for three; limits 15 and 10 certificates', () => {
    const two = newTable(SEATS2);
    expect([two.cash[seatPlace('anna')], two.cash[seatPlace('bert')], two.cash[BANK]]).toEqual([
      500, 500, 3000,
    ]);
    expect([table.cash[seatPlace('cleo')], table.cash[BANK]]).toEqual([350, 2950]);
    expect([certificateLimit(two), certificateLimit(table)]).toEqual([15, 10]);
  });

  it('TE-4.5 chance decides the seating, and who holds "First Trade"', () => {
    const orders = new Set(
      Array.from({ length: 40 }, (_, seed) =>
        setup(config([...SEATS3]), seededLuck(seed, 0)).clock.seats.join(),
      ),
    );
    expect(orders.size).toBe(6);
    const drawn = setup(config([...SEATS3]), seededLuck(5, 0));
    expect(firstTrader(drawn)).toBe(drawn.clock.seats[0]);
  });

  it('TE-4.6 TE-3.8.1 play begins in phase 2 with the first stock round and KHS up for auction', () => {
    expect(phase(table).id).toBe('2');
    expect(nextToFound(table)).toBe('KHS');
    expect(turn(table)).toEqual(['anna']);
    expect(table.clock.opened).toBe(false);
  });
});
