import { describe, expect, it } from 'vitest';
import { makeBoard } from '../map/testing.ts';
import { charter } from '../testing.ts';
import { nameWords } from './names.ts';
import { ruleWords } from './rules.ts';
import { tableWords } from './table.ts';

describe('words of the family', () => {
  it('stand under the keys of the title', () => {
    expect(tableWords('18te')['18te/tray']?.de).toBe('Plättchen');
    expect(ruleWords('18te', { '7.2': ['no-track'] })['18te/7.2/no-track']?.en).toMatch(/continuous track/);
  });
  it('name hexes, purses and the sides of either kind of board', () => {
    const charters = { KHS: charter('KHS', [30]) };
    const flat = nameWords(makeBoard('flat', { '0,0': { name: 'Greven' } }), charters);
    expect([flat['name/0,0']?.de, flat['name/company/KHS']?.de]).toEqual(['Greven (0,0)', 'Kasse der KHS']);
    expect(flat['name/side/0']?.en).toBe('south');
    const pointy = nameWords(makeBoard('pointy', {}), charters);
    expect([0, 1, 2, 3, 4, 5].map((side) => pointy[`name/side/${side}`]?.en)).toEqual([
      ...['south-west', 'west', 'north-west'],
      ...['north-east', 'east', 'south-east'],
    ]);
  });
  it('both languages ask for the same blanks', () => {
    const blanks = (text: string): readonly string[] =>
      [...text.matchAll(/\{(\w+)/g)].map((m) => m[1]!).toSorted();
    for (const [key, { de, en }] of Object.entries(tableWords('x')))
      expect([key, blanks(de)]).toEqual([key, blanks(en)]);
  });
});
