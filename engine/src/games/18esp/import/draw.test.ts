import { describe, expect, it } from 'vitest';
import type { Game } from '../../../table/game.ts';
import { openPlay } from '../../../table/play.ts';
import type { EspTable } from '../clock.ts';
import { COMPANIES } from '../data/companies.ts';
import { game } from '../index.ts';
import { playerOrder } from '../readers.ts';
import { luckFor, siteDraw } from './draw.ts';

const SEATS = ['anna', 'bert', 'cleo', 'dora', 'emil'];

describe('the setup of 18xx.games', () => {
  // Worked out from the description of the draw with a program of its own.
  it.each([
    [1835, ['SFVA', 'CFLG', 'CRB', 'AVT', 'TBF', 'SC', 'MZ', 'MS'], 'FdLR', 'FdSB'],
    [1856, ['FdLR', 'CFLG', 'N', 'A', 'GSSR', 'ZP', 'MH', 'CSE'], 'FdSB', 'CRB'],
    [1889, ['CFEA', 'FdC', 'CRB', 'AVT', 'N', 'CSE', 'FCA', 'MZ'], 'SFVA', 'SFVA'],
  ])('follows from the seed %i', (seed, out, seventh, sixth) => {
    const { companies, gift6, gift7 } = siteDraw(seed, false, SEATS);
    expect(COMPANIES.filter((c) => !companies.includes(c)).sort()).toEqual([...out].sort());
    expect([gift7, gift6]).toEqual([seventh, sixth]);
  });
  it('leaves as many companies as the rules say, whatever the seed', () => {
    for (let seed = 0; seed < 50; seed++)
      expect(siteDraw(seed * 31_337_001, false, SEATS).companies).toHaveLength(16);
  });
  it('is the standard one with `core`', () => {
    expect(siteDraw(3, true, SEATS)).toMatchObject({ gift6: 'CRB', gift7: 'CFEA' });
    expect(siteDraw(3, true, SEATS).companies).not.toContain('SFVA');
  });
  it.each(['standard', 'variable'])(
    'comes out in our own setup with the luck worked out for it: %s',
    (variant) => {
      let withoutCrb = 0;
      for (let seed = 1; seed < 40; seed++) {
        const draw = siteDraw(seed * 7_654_321, variant === 'standard', SEATS);
        const config = { game: '18esp', variant, options: {}, seats: SEATS, seed: 0 };
        const play = openPlay(
          game as unknown as Game,
          { ...config, mode: 'coach', bookkeeping: 'auto' },
          luckFor(draw, variant),
        );
        const table = play.table as unknown as EspTable;
        expect({ ...table.clock, seats: playerOrder(table) }).toMatchObject({
          seats: SEATS,
          gift6: draw.gift6,
          gift7: draw.gift7,
        });
        expect([...table.clock.companies].sort()).toEqual([...draw.companies].sort());
        if (!draw.companies.includes('CRB')) withoutCrb++;
      }
      expect(withoutCrb > 0).toBe(variant === 'variable');
    },
  );
});
