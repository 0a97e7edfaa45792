import { describe, expect, it } from 'vitest';
import { companyPieces, railPlaces, tilePieces, trainStack } from './box.ts';
import { makeBoard, node, TILES } from './map/testing.ts';
import { charter } from './testing.ts';

describe('what is in the box', () => {
  it('of a company: certificates, stations, price marker and charter', () => {
    const khs = { ...charter('KHS', [30, 10]), stations: [{ cost: 0, use: 'home' }] } as const;
    expect(companyPieces(khs, 'ipo/KHS', 'company/KHS')).toEqual({
      'cert/KHS/0': { at: 'ipo/KHS', order: 0 },
      'cert/KHS/1': { at: 'ipo/KHS', order: 1 },
      'token/KHS/0': { at: 'company/KHS', order: 0 },
      'marker/KHS': { at: 'ipo/KHS' },
      'charter/KHS': { at: 'ipo/KHS' },
    });
  });
  it('trains in one stack, the first on top', () => {
    const train = (id: string, count: number) => ({ id, count, colour: 'yellow', sides: [] }) as const;
    expect(trainStack([train('2', 2), train('3', 1)])).toEqual({
      'train/2/1': { at: 'depot', order: 0 },
      'train/2/2': { at: 'depot', order: 1 },
      'train/3/1': { at: 'depot', order: 2 },
    });
  });
  it('tiles, a double-sided one by its front', () => {
    const pieces = tilePieces([{ front: '9', back: '79', count: 2 }]);
    expect(pieces).toEqual({ 'tile/9/1': { at: 'supply' }, 'tile/9/2': { at: 'supply' } });
  });
});

describe('places', () => {
  const board = makeBoard('flat', { '0,0': { nodes: [node('city', 20, 2)] } });
  const market = { kind: '2d', rows: [[{ price: 60 }, null]] } as const;
  it('are cells of the market, and every circle that a print or a tile could have', () => {
    const places = railPlaces(board, { '57': TILES['57']! }, market, ['KHS']);
    expect(places).toEqual([
      ...['bank', 'pool', 'depot', 'supply', 'out', 'company/KHS', 'ipo/KHS'],
      ...['hex/0,0', 'hex/0,0/n0/0', 'hex/0,0/n0/1', 'market/0/0'],
    ]);
  });
});
