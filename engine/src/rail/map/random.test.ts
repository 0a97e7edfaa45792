import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Orientation } from '../types.ts';
import { turned } from './face.ts';
import { across, neighbour, SIDES, turnSide } from './grid.ts';
import { extendsReach, reachesNewTrack } from './lay.ts';
import { faceAt, type Layout, type Placement, type Station, withTile } from './layout.ts';
import { exclusions, linksOf, shareTrack } from './links.ts';
import { reachOf } from './reach.ts';
import { hasRoute, planRuns } from './runs.ts';
import { wrongSidesOn } from './site.ts';
import { makeDisc, node, TILES } from './testing.ts';
import { crossings } from './toll.ts';
import { trackOf } from './track.ts';
import { keepsTrack, moveStations } from './upgrade.ts';

const BOARDS = {
  flat: makeDisc('flat', 2, (id) => ({ nodes: id === '0,0' ? [node('city')] : [] })),
  pointy: makeDisc('pointy', 2, (id) => ({ nodes: id === '0,0' ? [node('city')] : [] })),
};
const HEXES = [...new Set(Object.values(BOARDS).flatMap((board) => Object.keys(board.hexes)))];
const hex = fc.constantFrom(...HEXES, 'nowhere', '__proto__');
const placement: fc.Arbitrary<Placement> = fc.record({
  tile: fc.constantFrom(...Object.keys(TILES), 'unknown', 'constructor'),
  turn: fc.oneof(fc.nat(5), fc.constantFrom(-1, 7, 1.5, Number.NaN)),
});
const station: fc.Arbitrary<Station> = fc.record({
  company: fc.constantFrom('A', 'B', 'C'),
  node: fc.constantFrom(0, 0, 0, 1, -1, 9),
  slot: fc.constantFrom(0, 0, 1, 2, -1),
});
const layouts: fc.Arbitrary<Layout> = fc.record({
  tiles: fc.array(fc.tuple(hex, placement), { maxLength: 22 }).map((list) => new Map(list)),
  stations: fc
    .array(fc.tuple(hex, fc.array(station, { maxLength: 3 })), { maxLength: 12 })
    .map((list) => new Map(list)),
});
const orientation = fc.constantFrom<Orientation>('flat', 'pointy');
const RUNS = { seed: 18, numRuns: 300 };

describe('on any layout', () => {
  it('links join two stops, never use a segment or a side twice, and exclude mutually', () => {
    fc.assert(
      fc.property(orientation, layouts, (grid, layout) => {
        const board = BOARDS[grid];
        const track = trackOf(board, TILES, layout);
        const links = linksOf(track);
        const excluded = exclusions(links);
        for (const link of links.all) {
          expect(link.a).toBeLessThan(link.b);
          expect(track.stops[link.b]).toBeDefined();
          expect(new Set(link.segments).size).toBe(link.segments.length);
          expect(new Set(link.uses).size).toBe(link.uses.length);
          link.hexes.slice(1).forEach((to, at) => {
            expect(SIDES.map((side) => neighbour(board, link.hexes[at] ?? '', side))).toContain(to);
          });
          for (const other of excluded[link.id] ?? []) expect(excluded[other]).toContain(link.id);
          const sharing = links.all.filter((other) => other !== link && shareTrack(link, other));
          expect(sharing.map(({ id }) => id)).toEqual(excluded[link.id]);
        }
      }),
      RUNS,
    );
  });

  it('reach does not shrink when foreign stations go', () => {
    fc.assert(
      fc.property(orientation, layouts, (grid, layout) => {
        const board = BOARDS[grid];
        const alone: Layout = {
          tiles: layout.tiles,
          stations: new Map(
            [...layout.stations].map(([at, all]) => [at, all.filter((s) => s.company === 'A')]),
          ),
        };
        const before = reachOf(board, TILES, layout, 'A');
        const after = reachOf(board, TILES, alone, 'A');
        for (const stop of before.stops) expect(after.stops).toContain(stop);
        for (const segment of before.segments) expect(after.segments).toContain(segment);
        for (const side of before.openSides) expect(after.openSides).toContain(side);
      }),
      RUNS,
    );
  });

  it('stops reached are joined by links, and open sides face reached track', () => {
    fc.assert(
      fc.property(orientation, layouts, (grid, layout) => {
        const board = BOARDS[grid];
        const reach = reachOf(board, TILES, layout, 'A');
        const links = linksOf(reach.track);
        for (const key of reach.stops) {
          const stop = reach.track.stops[reach.track.stopIds.get(key) ?? -1];
          const own =
            stop && layout.stations.get(stop.hex)?.some((s) => s.company === 'A' && s.node === stop.node);
          expect(own || (links.at[stop?.id ?? -1]?.length ?? 0) > 0).toBe(true);
        }
        for (const key of reach.openSides) {
          const [at = '', side = '0', gauge] = key.split(':');
          const other = across(board, at, Number(side) as 0);
          expect(other?.side).toBe(turnSide(Number(side) as 0, 3));
          expect(reach.sides).toContain([other?.hex, other?.side, ...(gauge ? [gauge] : [])].join(':'));
        }
      }),
      RUNS,
    );
  });

  it('nothing throws, and no station is lost by a lay', () => {
    fc.assert(
      fc.property(orientation, layouts, hex, placement, (grid, layout, at, placed) => {
        const board = BOARDS[grid];
        const old = faceAt(board, TILES, layout, at);
        const stations = layout.stations.get(at) ?? [];
        const next = faceAt(board, TILES, withTile(layout, at, placed), at);
        const moved = moveStations(old, next, keepsTrack(old, next), stations);
        expect(moved.stations.length + moved.overflow.length).toBe(stations.length);
        const laid = withTile(layout, at, placed, moved.stations);
        const after = reachOf(board, TILES, laid, 'A');
        wrongSidesOn(board)(at, next);
        extendsReach(board, reachOf(board, TILES, layout, 'A'), at, next);
        reachesNewTrack(after, at, old, next);
        crossings(board, TILES, layout, laid, at);
        const track = trackOf(board, TILES, laid);
        hasRoute(track, laid, 'A');
        const rules = { company: 'A', trains: [{ range: 3 }], values: 'green', hexOnce: true } as const;
        const { network } = planRuns(track, laid, rules);
        for (const link of network.links) {
          expect(network.stops[link.a]).toBeDefined();
          expect(network.stops[link.b]).toBeDefined();
        }
      }),
      RUNS,
    );
  });

  it('a turned tile on the turned place keeps its track', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(TILES)), fc.nat(5), (tile, turn) => {
        expect(keepsTrack(turned(tile, turn), turned(tile, turn))).toEqual(tile.nodes.map((_, at) => at));
      }),
      RUNS,
    );
  });
});
