import { describe, expect, it } from 'vitest';
import { exits, kindOf } from './map/face.ts';
import { standardTile, standardTiles } from './standard-tiles.ts';

describe('standard tiles', () => {
  it('are known by their numbers', () => {
    expect(standardTile('57', 4)).toEqual({
      id: '57',
      count: 4,
      colour: 'yellow',
      nodes: [{ kind: 'city', value: 20, slots: 1 }],
      paths: [
        { from: 0, to: 'n0' },
        { from: 3, to: 'n0' },
      ],
    });
    expect(standardTile('23', 1, '677')).toMatchObject({
      colour: 'green',
      paths: [
        { from: 0, to: 3 },
        { from: 0, to: 4 },
      ],
      back: '677',
    });
  });
  it.each([
    ['58', 'town', 0b000101],
    ['208', 'city', 0b011011],
    ['47', 'plain', 0b011011],
  ])('#%s: %s', (id, kind, sides) => {
    const tile = standardTile(id, 1);
    expect([kindOf(tile), exits(tile)]).toEqual([kind, sides]);
  });
  it('cities with letters have them printed', () => {
    expect([standardTile('201', 1).label, standardTile('5', 1).label]).toEqual(['Y', undefined]);
  });
  it('a title says how many it has', () => {
    expect(standardTiles({ 7: 'unlimited', 9: 3 }).map(({ id, count }) => [id, count])).toEqual([
      ['7', 'unlimited'],
      ['9', 3],
    ]);
  });
  it('a number that is none is a slip in the data', () => {
    expect(() => standardTile('9999', 1)).toThrow('#9999');
  });
});
