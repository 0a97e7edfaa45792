import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply } from '../../table/apply.ts';
import type { Effect, Table } from '../../table/types.ts';
import { tileOf } from '../ids.ts';
import { layoutReader } from './read-layout.ts';
import { supply } from './site.ts';
import { piecesFrom } from '../../table/places.ts';

const read = layoutReader((_, piece) => tileOf(piece));
const pieces = piecesFrom({
  'tile/57/1': { at: 'supply' },
  'tile/57/2': { at: 'hex/B2', turn: 3 },
  'token/A/0': { at: 'hex/B2/n0/0' },
  'token/A/1': { at: 'company/A' },
  'token/B/0': { at: 'company/B' },
  'cert/A/0': { at: 'seat/anna' },
});
const start: Table = { pieces, cash: {}, clock: { seats: ['anna'], variant: '', options: {}, dues: [] } };
const after = (...effects: readonly Effect[]): Table => apply(start, effects);

describe('the board as the pieces show it', () => {
  it('tiles with their turn, markers by hex', () => {
    const { tiles, stations } = read(pieces);
    expect([...tiles]).toEqual([['B2', { tile: '57', turn: 3 }]]);
    expect([...stations]).toEqual([['B2', [{ company: 'A', node: 0, slot: 0 }]]]);
  });
  it('is the very same while nobody touches the board', () => {
    const known = read(pieces);
    expect(read(after({ put: 'cert/A/0', at: 'pool' }, { put: 'token/A/1', at: 'out' }).pieces)).toBe(known);
  });
  it('a new marker leaves the tiles as they are, a new tile the markers', () => {
    const known = read(pieces);
    const station = read(after({ put: 'token/B/0', at: 'hex/B2/n0/1' }).pieces);
    expect(station.tiles).toBe(known.tiles);
    expect(station.stations.get('B2')?.map(({ company }) => company)).toEqual(['A', 'B']);
    const tile = read(after({ put: 'tile/57/1', at: 'hex/C3', turn: 1 }).pieces);
    expect(tile.stations).toBe(known.stations);
    expect([...tile.tiles.keys()].toSorted()).toEqual(['B2', 'C3']);
  });
  it('sees a tile that is only turned, or taken away, and a marker that goes home', () => {
    read(pieces);
    expect(read(after({ put: 'tile/57/2', at: 'hex/B2', turn: 4 }).pieces).tiles.get('B2')?.turn).toBe(4);
    expect(read(after({ put: 'tile/57/2', at: 'supply' }).pieces).tiles.size).toBe(0);
    expect(read(after({ put: 'token/A/0', at: 'company/A' }).pieces).stations.size).toBe(0);
  });
});

describe('a layout that is carried from position to position', () => {
  const put = fc.record({
    put: fc.constantFrom(...pieces.ids),
    at: fc.constantFrom('hex/B2', 'hex/C3', 'hex/B2/n0/0', 'hex/C3/n1/0', 'supply', 'company/A'),
    turn: fc.option(fc.nat(5), { nil: undefined }),
    order: fc.option(fc.nat(3), { nil: undefined }),
  });
  it('is what reading afresh gives, in any heap that hands can make', () => {
    fc.assert(
      fc.property(fc.array(fc.array(put, { maxLength: 4 }), { maxLength: 40 }), (moves) => {
        let table: Table = start;
        for (const effects of moves) {
          table = apply(table, effects);
          const [kept, afresh] = [read(table.pieces), read(table.pieces.apart())];
          expect(Object.fromEntries(kept.tiles)).toEqual(Object.fromEntries(afresh.tiles));
          expect(Object.fromEntries(kept.stations)).toEqual(Object.fromEntries(afresh.stations));
          expect(Object.fromEntries(supply(table))).toEqual(
            Object.fromEntries(supply({ ...table, pieces: table.pieces.apart() })),
          );
        }
      }),
    );
  });
  it('is the very same for the same step, tried out and made', () => {
    const lay: Effect = { put: 'tile/57/1', at: 'hex/C3', turn: 2 };
    read(start.pieces);
    expect(read(after(lay).pieces)).toBe(read(after({ put: 'cert/A/0', at: 'pool' }, lay).pieces));
  });
});
