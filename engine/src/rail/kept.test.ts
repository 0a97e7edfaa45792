import { describe, expect, it } from 'vitest';
import { keptIn, perMove, perName, perPair } from './kept.ts';

describe('kept answers', () => {
  it('all rules of a move share one answer, as long as table and question stay the same', () => {
    let asked = 0;
    const answer = perMove((table: { n: number }, move: { m: number }, more: string) => {
      asked += 1;
      return `${table.n} ${move.m} ${more}`;
    });
    const [table, other, move] = [{ n: 1 }, { n: 2 }, { m: 3 }];
    expect([answer(table, move, 'a'), answer(table, move, 'a'), asked]).toEqual(['1 3 a', '1 3 a', 1]);
    expect([answer(other, move, 'a'), answer(other, move, 'b'), answer(table, move, 'a')]).toEqual([
      ...['2 3 a', '2 3 b', '1 3 a'],
    ]);
  });
  it('what follows from two faces is worked out once, also where nothing follows', () => {
    let asked = 0;
    const none = perPair((_a: object, _b: object) => {
      asked += 1;
      return null;
    });
    const [a, b] = [{}, {}];
    expect([none(a, b), none(a, b), none(b, a), asked]).toEqual([null, null, null, 2]);
  });
  it('an answer is made once a key, also one that says no', () => {
    const known = new Map<string, boolean>();
    const asked: string[] = [];
    const isLong = (word: string): boolean =>
      keptIn(known, word, () => {
        asked.push(word);
        return word.length > 3;
      });
    expect([isLong('KHS'), isLong('KHS'), isLong('Rheine'), asked]).toEqual([
      ...[false, false, true],
      ['KHS', 'Rheine'],
    ]);
  });
  it('a name is taken apart once, also one that comes to nothing; among very many one begins anew', () => {
    const asked: string[] = [];
    const hexOf = perName((name) => {
      asked.push(name);
      return name.startsWith('hex/') ? name.slice(4) : null;
    });
    expect([hexOf('hex/B4'), hexOf('hex/B4'), hexOf('bank'), hexOf('bank')]).toEqual([
      'B4',
      'B4',
      null,
      null,
    ]);
    expect(asked).toEqual(['hex/B4', 'bank']);
    for (let i = 0; i < 5000; i++) hexOf(`hex/${i}`);
    expect(hexOf('hex/B4')).toBe('B4');
    expect(asked.filter((name) => name === 'hex/B4')).toHaveLength(2);
  });
});
