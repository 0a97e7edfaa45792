import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('the signs of people', () => {
  it('are one letter where that tells them apart', () => {
    expect(initialsOf(['Anna', 'bert', 'Çelik'])).toEqual(['A', 'B', 'Ç']);
  });
  it('are two where it does not: the players of an imported game', () => {
    expect(initialsOf(['Player 1', 'Player 2', 'Player 3', 'Quinn'])).toEqual(['P1', 'P2', 'P3', 'Q']);
    expect(initialsOf(['Anna Maier', 'Anna Zander', 'Arne'])).toEqual(['AM', 'AZ', 'Ar']);
  });
  it('are never alike, whatever people are called', () => {
    const signs = initialsOf(['A', 'A', 'a', '', '?', 'Anna', 'Anna']);
    expect(new Set(signs).size).toBe(signs.length);
  });
});
