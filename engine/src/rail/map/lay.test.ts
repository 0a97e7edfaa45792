import { describe, expect, it } from 'vitest';
import { turned } from './face.ts';
import { colourStep, extendsReach, labelFits } from './lay.ts';
import { reachesNewTrack } from './lay.ts';
import { faceAt, withTile } from './layout.ts';
import { reachOf } from './reach.ts';
import { fittingTurns, makeBoard, makeDisc, makeLayout, river, tileFace, TILES } from './testing.ts';
import { crossings, terrainCost } from './toll.ts';

describe('labels and colours', () => {
  it('keeps the label unless the title lets it change', () => {
    const oo = { ...tileFace('OO'), label: 'OO' };
    const y = { ...tileFace('14'), label: 'Y' };
    expect(labelFits(tileFace('TE3'), tileFace('TE4'))).toBe(false);
    expect(labelFits(tileFace('14'), tileFace('57'))).toBe(true);
    expect(labelFits(oo, y)).toBe(false);
    expect(labelFits(oo, y, [['OO', 'Y']])).toBe(true);
  });

  it('counts steps of colour', () => {
    const white = { colour: 'white', nodes: [], paths: [] } as const;
    expect(colourStep(white, tileFace('9'))).toBe(1);
    expect(colourStep(tileFace('9'), tileFace('41'))).toBe(2);
    expect(colourStep(tileFace('9'), tileFace('8'))).toBe(0);
    expect(colourStep({ ...white, colour: 'red' }, tileFace('9'))).toBeNull();
  });
});

describe('a lay joins a route', () => {
  const board = makeDisc('flat', 2);
  const before = makeLayout({ '0,0': '57', '0,2': '9' }, { '0,0': ['KHS'] });
  const reach = reachOf(board, TILES, before, 'KHS');

  it('when a yellow exit meets a reached end', () => {
    const fits = fittingTurns(tileFace('8'), (face) => extendsReach(board, reach, '0,4', face));
    expect(fits).toEqual([1, 3]);
    expect(extendsReach(board, reach, '1,1', tileFace('9'))).toBe(false);
  });

  it('not when the gauges differ', () => {
    expect(fittingTurns(tileFace('79'), (face) => extendsReach(board, reach, '0,4', face))).toEqual([]);
  });

  const after = (hex: string, tile: string, turn: number) =>
    reachOf(board, TILES, withTile(before, hex, { tile, turn }), 'KHS');
  const upgrade = (tile: string, turn: number): boolean => {
    const old = faceAt(board, TILES, before, '0,2');
    return reachesNewTrack(after('0,2', tile, turn), '0,2', old, turned(tileFace(tile), turn));
  };

  it('when new plain track is reached, 18TE §7.3', () => {
    expect(upgrade('23', 3)).toBe(true);
    // The stem lies away from the company: its new branch is not reached.
    expect(upgrade('23', 0)).toBe(false);
    expect(upgrade('20', 0)).toBe(false);
  });
});

describe('costs', () => {
  const board = makeBoard('flat', {
    '0,0': {
      borders: [river(0), river(3)],
      terrain: [
        { kind: 'mountain', cost: 50 },
        { kind: 'water', cost: 20 },
      ],
    },
    '0,2': { borders: [river(3)] },
    '0,-2': {},
  });
  const at = (tiles: Record<string, string>) => makeLayout(tiles);
  const due = (before: Record<string, string>, laid: Record<string, string>): number[] =>
    crossings(board, TILES, at(before), at({ ...before, ...laid }), '0,0').map((border) => border.side);

  it.each([
    ['nothing without a counterpart', {}, { '0,0': '9' }, []],
    ['once for a side printed on both hexes', { '0,2': '9' }, { '0,0': '9' }, [0]],
    ['once for each side met', { '0,2': '9', '0,-2': '9' }, { '0,0': '9' }, [0, 3]],
    ['nothing where track met before', { '0,2': '9', '0,0': '9' }, { '0,0': '20' }, []],
    ['nothing where gauges differ', { '0,2': '79' }, { '0,0': '9' }, []],
  ])('of a river: %s', (_, before, laid, sides) => {
    expect(due(before as Record<string, string>, laid as Record<string, string>)).toEqual(sides);
  });

  it('are charged to whoever lays the counterpart', () => {
    const before = at({ '0,0': '9' });
    const after = at({ '0,0': '9', '0,2': '9' });
    expect(crossings(board, TILES, before, after, '0,2')).toEqual([river(3)]);
  });

  it('of terrain add up', () => {
    const hex = board.hexes['0,0'];
    expect(hex && terrainCost(hex)).toBe(70);
    expect(hex && terrainCost(hex, ['water'])).toBe(20);
  });
});
