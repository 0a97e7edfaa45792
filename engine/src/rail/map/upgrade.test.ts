import { describe, expect, it } from 'vitest';
import type { Face } from '../types.ts';
import { turned } from './face.ts';
import { fittingTurns, node, paths, tileFace, TILES } from './testing.ts';
import { keepsTrack, moveStations } from './upgrade.ts';

const MUENSTER: Face = {
  colour: 'yellow',
  nodes: [node('city'), node('city')],
  paths: paths([
    ['n0', 2],
    ['n1', 4],
  ]),
  label: 'MS',
};

const turnsOf = (old: Face, next: string): readonly number[] =>
  fittingTurns(tileFace(next), (face) => keepsTrack(old, face) !== null);

describe('old track stays', () => {
  it.each([
    ['9', 0, '25', []],
    ['9', 0, '20', [0, 2, 3, 5]],
    ['9', 0, '23', [0, 3]],
    ['8', 0, '25', [0, 2]],
    ['6', 3, '12', [3]],
    ['6', 0, '12', [0]],
    ['57', 0, '12', []],
    ['57', 0, '14', [0, 2, 3, 5]],
    ['58', 0, '12', []],
    ['79', 0, '20', []],
  ])('#%s turned by %i becomes #%s in the turns %j', (old, turn, next, fits) => {
    expect(turnsOf(turned(tileFace(old), turn), next)).toEqual(fits);
  });

  // Computed lists of the fact sheet, as far as the tiles of the tests go.
  it.each([
    ['7', []],
    ['8', ['16', '19', '23', '24', '25']],
    ['9', ['19', '20', '23', '24']],
    ['20', ['47']],
    ['23', ['41', '43', '47']],
    ['24', ['43', '47']],
  ])('#%s can become %j among plain tiles', (old, expected) => {
    const next = old.length === 1 ? 'green' : 'brown';
    const plain = Object.values(TILES).filter((tile) => tile.nodes.length === 0 && tile.colour === next);
    const fits = plain.map((tile) => tile.id).filter((id) => turnsOf(tileFace(old), id).length > 0);
    expect(fits).toEqual(expected);
  });

  it('where Münster merges its two cities on TE3', () => {
    expect(turnsOf(MUENSTER, 'TE3')).toEqual([0]);
    expect(keepsTrack(MUENSTER, tileFace('TE3'))).toEqual([0, 0]);
  });

  it('and cities do not merge into one that is no bigger', () => {
    const small = { ...tileFace('TE3'), nodes: [node('city')] };
    expect(keepsTrack(MUENSTER, small)).toBeNull();
  });

  it('and separate cities stay separate', () => {
    expect(keepsTrack(tileFace('OO'), tileFace('OO2'))).toEqual([0, 1]);
    expect(keepsTrack(turned(tileFace('OO'), 3), tileFace('OO2'))).toEqual([1, 0]);
  });

  it('and a printed city without track fits any tile with a city', () => {
    const printed: Face = { colour: 'white', nodes: [node('city', 0)], paths: [] };
    expect(keepsTrack(printed, tileFace('57'))).toEqual([0]);
    expect(keepsTrack(printed, tileFace('4'))).toBeNull();
  });

  it('and a mine vanishes only where the title allows it and the track goes on', () => {
    const gone = { mayVanish: (one: { kind: string }) => one.kind === 'mine' };
    expect(keepsTrack(tileFace('mine'), tileFace('20'))).toBeNull();
    expect(keepsTrack(tileFace('mine'), tileFace('20'), gone)).toEqual([-1]);
    expect(keepsTrack(tileFace('mine'), tileFace('25'), gone)).toBeNull();
  });
});

describe('stations move', () => {
  const te3 = tileFace('TE3');
  const at = (company: string, n: number, slot: number) => ({ company, node: n, slot });

  it('into the circle kept for their company', () => {
    const moved = moveStations(MUENSTER, te3, [0, 0], [at('CME', 1, 0), at('KWE', 0, 0)]);
    expect(moved).toEqual({ stations: [at('KWE', 0, 0), at('CME', 0, 1)], overflow: [] });
  });

  it('leave circles that are kept for others until last', () => {
    const te4 = { ...tileFace('TE4'), nodes: [{ ...node('city', 30, 3), reserved: ['KPR', null, 'KHS'] }] };
    const moved = moveStations(MUENSTER, te4, [0, 0], [at('X', 0, 0), at('KHS', 1, 0), at('Y', 1, 1)]);
    expect(moved.stations).toEqual([at('X', 0, 0), at('Y', 0, 1), at('KHS', 0, 2)]);
  });

  it('stay in the same circle of an ordinary city', () => {
    expect(moveStations(tileFace('14'), tileFace('15'), [0], [at('A', 0, 1)]).stations).toEqual([
      at('A', 0, 1),
    ]);
  });

  it('stay stacked', () => {
    const stack = [at('MZ', 0, 0), at('MZA', 0, 0)];
    expect(moveStations(tileFace('57'), tileFace('14'), [0], stack).stations).toEqual(stack);
  });

  it.each([
    ['too many for the circles', [0], [at('A', 0, 0), at('B', 0, 1)], 1],
    ['on a node that is gone', [-1], [at('A', 0, 0)], 1],
    ['on a node that never was', [0], [at('A', 5, 5)], 1],
    ['without a map', null, [at('A', 0, 0), at('B', 9, 0)], 1],
  ])('and none is lost: %s', (_, map, stations, left) => {
    const moved = moveStations(tileFace('57'), tileFace('12'), map, stations);
    expect(moved.overflow).toHaveLength(left);
    expect(moved.stations.length + moved.overflow.length).toBe(stations.length);
  });
});
