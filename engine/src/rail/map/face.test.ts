import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Face } from '../types.ts';
import { connection, exits, kindOf, railsOf, turned } from './face.ts';
import { node, tileFace, TILES } from './testing.ts';

const anyTile = fc.constantFrom(...Object.values(TILES));

describe('a turned face', () => {
  it('is itself after six turns, and turns add up', () => {
    fc.assert(
      fc.property(anyTile, fc.integer({ min: -20, max: 20 }), fc.nat(5), (face, turn, more) => {
        expect(turned(face, 6)).toBe(face);
        expect(turned(turned(face, turn), more)).toEqual(turned(face, turn + more));
      }),
    );
  });

  it('moves its exits clockwise', () => {
    expect(exits(turned(tileFace('8'), 4))).toBe(0b010001);
  });

  it('is the same object each time', () => {
    expect(turned(tileFace('23'), 2)).toBe(turned(tileFace('23'), 8));
  });
});

describe('track of a face', () => {
  const connections = (face: Face): readonly string[] => railsOf(face).map(connection).toSorted();

  it('is a list of words', () => {
    expect(connections(tileFace('23'))).toEqual(['0-3', '0-4']);
    expect(connections(tileFace('1'))).toEqual(['0-n1', '1-n0', '3-n0', '4-n1']);
    expect(connections(tileFace('79'))).toEqual(['0-3@narrow']);
  });

  it('leaves out paths that lead nowhere', () => {
    const odd = {
      colour: 'yellow',
      nodes: [],
      paths: [
        { from: 0, to: 'n3' },
        { from: 2, to: 2 },
        { from: 9, to: 1 },
      ],
    };
    expect(connections(odd as unknown as Face)).toEqual([]);
    expect(exits(odd as unknown as Face)).toBe(0);
  });
});

describe('the kind of a face', () => {
  it.each([
    ['9', 'plain'],
    ['58', 'town'],
    ['1', 'town'],
    ['57', 'city'],
    ['mine', 'mine'],
  ])('of tile %s is %s', (id, kind) => {
    expect(kindOf(tileFace(id))).toBe(kind);
  });

  it('is mixed with a mine beside a town', () => {
    expect(kindOf({ ...tileFace('58'), nodes: [node('mine'), node('town')] })).toBe('mixed');
  });
});
