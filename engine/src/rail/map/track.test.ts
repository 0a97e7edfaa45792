import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BoardSpec } from '../types.ts';
import { exclusions, linksOf } from './links.ts';
import { withTile } from './layout.ts';
import { makeBoard, makeDisc, makeLayout, node, TILES } from './testing.ts';
import { trackOf } from './track.ts';

/** Six cities around one empty hex; the city at side s of the middle has the name `around[s]`. */
const AROUND = {
  flat: ['0,2', '-1,1', '-1,-1', '0,-2', '1,-1', '1,1'],
  pointy: ['-1,1', '-2,0', '-1,-1', '1,-1', '2,0', '1,1'],
} as const;

function ring(orientation: 'flat' | 'pointy'): BoardSpec {
  const facing = [3, 4, 5, 0, 1, 2] as const;
  return makeDisc(orientation, 1, (id) => {
    const side = (AROUND[orientation] as readonly string[]).indexOf(id);
    return side < 0 ? {} : { colour: 'gray', nodes: [node('city')], ends: [[facing[side] ?? 0, 'n0']] };
  });
}

/** The pairs of sides of the middle hex that a link runs through. */
function joined(orientation: 'flat' | 'pointy', tile: string): string[] {
  const names = AROUND[orientation] as readonly string[];
  const track = trackOf(ring(orientation), TILES, makeLayout({ '0,0': tile }));
  const sideOf = (stop: number): number => names.indexOf(track.stops[stop]?.hex ?? '');
  return linksOf(track)
    .all.map(({ a, b }) => [sideOf(a), sideOf(b)].toSorted((x, y) => x - y).join('-'))
    .toSorted();
}

describe.each(['flat', 'pointy'] as const)('links over one %s tile', (orientation) => {
  it.each([
    ['9', ['0-3']],
    ['9/1', ['1-4']],
    ['20', ['0-3', '1-4']],
    // Never from 3 to 4: a train does not turn back at the sharp angle (18TE §7.2).
    ['23', ['0-3', '0-4']],
    ['23/2', ['0-2', '2-5']],
    ['41', ['0-1', '0-3', '1-3']],
    ['nonsense', []],
  ])('tile %s joins %j', (tile, pairs) => {
    expect(joined(orientation, tile)).toEqual(pairs);
  });
});

describe('links exclude each other', () => {
  const excluded = (tile: string): number =>
    exclusions(linksOf(trackOf(ring('flat'), TILES, makeLayout({ '0,0': tile })))).flat().length;

  it('at the common stem of #23', () => expect(excluded('23')).toBe(2));
  it('but not at the crossing of #20', () => expect(excluded('20')).toBe(0));
  it('each with each on the triangle of #41', () => expect(excluded('41')).toBe(6));
});

describe('links', () => {
  it('keep two towns of one tile apart', () => {
    const track = trackOf(ring('flat'), TILES, makeLayout({ '0,0': '1' }));
    const towns = linksOf(track).all.filter(
      ({ a, b }) => track.stops[a]?.hex === '0,0' || track.stops[b]?.hex === '0,0',
    );
    expect(towns).toHaveLength(4);
    expect(exclusions(linksOf(track)).flat()).toEqual([]);
  });

  it('run over several plain hexes and name hexes and borders on the way', () => {
    const end = { colour: 'gray', nodes: [node('city')] } as const;
    const board = makeBoard('flat', {
      '0,0': { ...end, ends: [[0, 'n0']] },
      '0,2': {},
      '0,4': {},
      '0,6': { ...end, ends: [[3, 'n0']] },
    });
    const [link] = linksOf(trackOf(board, TILES, makeLayout({ '0,2': '9', '0,4': '9/3' }))).all;
    expect(link?.hexes).toEqual(['0,0', '0,2', '0,4', '0,6']);
    expect(link?.borders).toEqual(['0,0:0', '0,2:0', '0,4:0']);
  });

  it('of two gauges do not meet', () => {
    const end = { colour: 'gray', nodes: [node('city')] } as const;
    const board = makeBoard('flat', {
      '0,0': { ...end, ends: [[0, 'n0']], gauge: 'narrow' },
      '0,2': {},
      '0,4': { ...end, ends: [[3, 'n0']] },
    });
    for (const tile of ['9', '79']) {
      expect(linksOf(trackOf(board, TILES, makeLayout({ '0,2': tile }))).all).toEqual([]);
    }
  });

  it('change the gauge at a pass whose far end is joined', () => {
    const end = { colour: 'gray', nodes: [node('city')] } as const;
    const pass = { ...node('pass', 50, 2) };
    const board = makeBoard('flat', {
      '0,0': { ...end, ends: [[0, 'n0']], gauge: 'narrow' },
      '0,2': {
        colour: 'brown',
        nodes: [pass],
        paths: [
          { from: 3, to: 'n0', gauge: 'narrow' },
          { from: 0, to: 'n0' },
        ],
        joins: [{ side: 0, hex: '0,8', at: 3 }],
      },
      '0,8': { ...end, ends: [[3, 'n0']] },
    } as Parameters<typeof makeBoard>[1]);
    expect(linksOf(trackOf(board, TILES, makeLayout({}))).all.map((link) => link.gauge)).toEqual([
      'narrow',
      '',
    ]);
  });

  it('that lead back to their stop are dropped', () => {
    const board = makeBoard('flat', { '0,0': {}, '0,2': {}, '1,1': {} });
    const layout = makeLayout({ '0,0': '5/5', '0,2': '7/3', '1,1': '7/1' });
    expect(linksOf(trackOf(board, TILES, layout)).all).toEqual([]);
  });

  it('do not come back through the stem of a junction', () => {
    const end = { colour: 'gray', nodes: [node('city')] } as const;
    const board = makeBoard('flat', {
      '0,-2': { ...end, ends: [[0, 'n0']] },
      '1,-1': { ...end, ends: [[1, 'n0']] },
      '0,0': {},
      '0,2': {},
      '0,4': {},
      '-1,3': {},
      '1,3': {},
    });
    const loop = makeLayout({ '0,0': '23', '0,2': '25/3', '-1,3': '7/4', '0,4': '8/2', '1,3': '7/1' });
    expect(linksOf(trackOf(board, TILES, loop)).all).toEqual([]);
  });

  it('stay countable in a maze of junctions', () => {
    const board = makeDisc('flat', 4, (id) =>
      id === '0,0' || id === '0,8' ? { nodes: [node('city')] } : {},
    );
    const tiles = Object.fromEntries(Object.keys(board.hexes).map((id, at) => [id, `47/${at % 6}`]));
    const { all } = linksOf(trackOf(board, TILES, makeLayout({ ...tiles, '0,0': '15', '0,8': '15/3' })));
    expect(all.length).toBeLessThanOrEqual(400);
  });

  it('do not change with the stations', () => {
    const board = ring('flat');
    const layout = makeLayout({ '0,0': '9' });
    const moved = { ...layout, stations: makeLayout({}, { '0,2': ['KHS'] }).stations };
    expect(trackOf(board, TILES, moved)).toBe(trackOf(board, TILES, layout));
  });
});

describe('track after changes', () => {
  const board = makeDisc('flat', 2, (id) =>
    id === '0,2' ? { colour: 'yellow', nodes: [node('city')] } : {},
  );
  const change = fc.record({
    hex: fc.constantFrom(...Object.keys(board.hexes)),
    tile: fc.option(fc.constantFrom(...Object.keys(TILES), 'nonsense'), { nil: null }),
    turn: fc.nat(5),
    isRead: fc.boolean(),
  });
  it('is what reading the whole map gives, whoever read it in between', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
        let layout = makeLayout({});
        trackOf(board, TILES, layout);
        for (const { hex, tile, turn, isRead } of changes) {
          layout = withTile(layout, hex, tile === null ? null : { tile, turn });
          if (!isRead) continue;
          const afresh = { tiles: new Map(layout.tiles), stations: layout.stations };
          expect(trackOf(board, TILES, layout)).toEqual(trackOf(board, TILES, afresh));
        }
      }),
    );
  });
  it('keeps the stops of hexes that nobody touched', () => {
    const before = trackOf(board, TILES, makeLayout({}));
    const layout = makeLayout({});
    const known = trackOf(board, TILES, layout);
    const after = trackOf(board, TILES, withTile(layout, '0,0', { tile: '9', turn: 0 }));
    expect([after.stops[0], after.stopIds]).toEqual([before.stops[0], before.stopIds]);
    expect(after.stops[0]).toBe(known.stops[0]);
  });
});
