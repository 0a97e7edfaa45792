import { describe, expect, it } from 'vitest';
import { tableOf } from '../testing.ts';
import { turned } from './face.ts';
import { carryStations, liftTiles, supply, tileName, tileSpec, wrongSidesOn } from './site.ts';
import { makeBoard, node, tileFace, TILES } from './testing.ts';
import { keepsTrack } from './upgrade.ts';

const board = makeBoard('flat', {
  '0,0': {},
  '0,2': { colour: 'red', nodes: [node('offboard')], ends: [[3, 'n0']] },
  '-1,1': { colour: 'gray', nodes: [node('town')], ends: [[2, 'n0']] },
  '0,-2': { borders: [{ side: 0, kind: 'impassable', cost: 0 }] },
  '1,-1': { colour: 'brown', ends: [[1, 4]] },
});

describe('where the track of a tile may not lead', () => {
  const wrongSides = wrongSidesOn(board);
  it.each([
    ['a gray side without track', '7', 0, { blank: ['-1,1'] }],
    ['an impassable border', '9', 0, { barred: ['side/3'] }],
    ['off the board', '9', 2, { off: ['side/2', 'side/5'] }],
    ['a brown hex is no end', '7', 4, { off: ['side/5'] }],
  ])('%s: #%s turned by %i', (_, tile, turn, wrong) => {
    const found = wrongSides('0,0', turned(tileFace(tile), turn));
    expect(found).toEqual({ off: [], barred: [], blank: [], ...wrong });
  });
  it('into a hex that the title calls done, unless it is open to that side', () => {
    const isDone = (hex: { readonly colour: string }): boolean => hex.colour === 'brown';
    const face = turned(tileFace('7'), 4);
    expect(wrongSidesOn(board, { isDone })('0,0', face).blank).toEqual([]);
    expect(wrongSidesOn(board, { isDone, isOpenTo: () => false })('0,0', face).blank).toEqual(['1,-1']);
  });
  it('on a hex that is not there', () => {
    expect(wrongSides('Z9', tileFace('9')).off).toEqual(['side/0', 'side/3']);
  });
});

describe('a tile is laid', () => {
  it('from the supply, where one of its kind still lies', () => {
    const table = tableOf({ 'tile/57/1': 'hex/0,0', 'tile/57/2': 'supply', 'tile/9/1': 'hex/0,2' });
    expect([...supply(table)]).toEqual([['57', 'tile/57/2']]);
  });
  it('what lay there goes back, also where hands had piled up two', () => {
    const table = tableOf({ 'tile/57/1': 'hex/0,0', 'tile/9/1': 'hex/0,0', 'token/KHS/0': 'hex/0,0' });
    expect(liftTiles(table, '0,0').map(({ put, at }) => [put, at])).toEqual([
      ['tile/57/1', 'supply'],
      ['tile/9/1', 'supply'],
    ]);
  });
  it('two cities become one: their stations find a circle each', () => {
    const [old, next] = [tileFace('OO'), turned(tileFace('14'), 0)];
    const table = tableOf({ 'token/KWE/0': 'hex/0,0/n0/0', 'token/CME/0': 'hex/0,0/n1/0' });
    const puts = carryStations(table, '0,0', old, next, keepsTrack(old, next));
    expect(puts).toEqual([{ put: 'token/CME/0', at: 'hex/0,0/n0/1', due: 'due/stations' }]);
  });
  it('is called by its number, or by its name', () => {
    expect([tileName('57'), tileName('TE2')]).toEqual(['#57', 'TE2']);
    expect([tileSpec(TILES, '57')?.id, tileSpec(TILES, 'constructor')]).toEqual(['57', null]);
  });
});
