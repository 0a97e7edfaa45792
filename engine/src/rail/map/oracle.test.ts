import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Orientation, Side } from '../types.ts';
import { isSide, nodeAt, railsOf } from './face.ts';
import { sideKey, trackAcross } from './grid.ts';
import { faceAt, type Layout, type Placement } from './layout.ts';
import { linksOf } from './links.ts';
import type { ReachRules } from './reach.ts';
import { isFull, reachOf } from './reach.ts';
import { makeDisc, TILES } from './testing.ts';
import { stopAt, stopKey, trackOf } from './track.ts';

/** Every way is walked by the plainest means, and the quick answers must be the same. */
const BOARDS = { flat: makeDisc('flat', 1), pointy: makeDisc('pointy', 1) };
const TRACKS = ['7', '8', '9', '16', '19', '20', '23', '23', '24', '25', '25', '41', '43', '47', '79'];
const STOPS = ['3', '4', '5', '6', '57', '1', '12', '14', '15', 'OO2'];

const placement: fc.Arbitrary<Placement> = fc.record({
  tile: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...TRACKS) }, fc.constantFrom(...STOPS)),
  turn: fc.nat(5),
});

interface Scene {
  readonly grid: Orientation;
  readonly layout: Layout;
}

const scenes: fc.Arbitrary<Scene> = fc.constantFrom<Orientation>('flat', 'pointy').chain((grid) => {
  const hexes = Object.keys(BOARDS[grid].hexes);
  const marker = fc.option(fc.constantFrom('A', 'A', 'B'));
  return fc.array(fc.tuple(placement, marker), { minLength: 7, maxLength: 7 }).map((list) => ({
    grid,
    layout: {
      tiles: new Map(hexes.map((hex, at) => [hex, list[at]?.[0] ?? { tile: '9', turn: 0 }])),
      stations: new Map(
        hexes.flatMap((hex, at) => {
          const company = list[at]?.[1];
          return company ? [[hex, [{ company, node: 0, slot: 0 }]] as const] : [];
        }),
      ),
    },
  }));
});

interface Ways {
  /** Each way from stop to stop that passes no other stop, as its hexes from the lower name on. */
  readonly links: Set<string>;
  readonly stops: Set<string>;
  readonly pieces: Set<string>;
}

/**
 * All ways from a stop on, with no stop and no side twice; `pass` tells whether a stop can be run
 * through. `once`: no hex twice, but for the two steps into a stop and out of it.
 */
function allWays(
  { grid, layout }: Scene,
  starts: readonly string[],
  pass: (stop: string) => boolean,
  once = false,
): Ways {
  const board = BOARDS[grid];
  const found: Ways = { links: new Set(), stops: new Set(starts), pieces: new Set() };
  const go = (
    hex: string,
    end: number,
    gauge: string | null,
    used: readonly string[],
    way: string[],
    steps: readonly string[] = [],
  ): void => {
    const first = steps.indexOf(hex);
    if (once && first >= 0 && first < steps.length - 1) return;
    for (const rail of railsOf(faceAt(board, TILES, layout, hex))) {
      if ((rail.from !== end && rail.to !== end) || (gauge !== null && rail.gauge !== gauge)) continue;
      const to = rail.from === end ? rail.to : rail.from;
      const far = isSide(to) ? trackAcross(board, hex, to) : null;
      const names = far ? [sideKey(hex, to as Side), sideKey(far.hex, far.side)] : [`${hex}:${to}`];
      const name = isSide(to) ? `${names.toSorted().join('|')}@${rail.gauge}` : stopKey(hex, nodeAt(to));
      if (used.includes(name)) continue;
      found.pieces.add(`${hex}#${rail.path}`);
      if (far) go(far.hex, far.side, rail.gauge, [...used, name], [...way, hex], [...steps, hex]);
      if (isSide(to)) continue;
      found.stops.add(name);
      const ends = [way[0] ?? '', ...way.slice(1), hex, name];
      found.links.add(ends.join(' '));
      if (pass(name)) go(hex, to, null, [...used, name], [name], [...steps, hex]);
    }
  };
  for (const start of starts) {
    const [hex = '', node = 'n0'] = start.split('/');
    go(hex, 6 + Number(node.slice(1)), null, [start], [start]);
  }
  return found;
}

it('finds the links that walking every way finds', () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const track = trackOf(BOARDS[scene.grid], TILES, scene.layout);
      const expected = new Set<string>();
      for (const stop of track.stops) {
        for (const link of allWays(scene, [stop.key], () => false).links) expected.add(link);
      }
      const links = linksOf(track);
      const names = links.all.flatMap(({ a, b, hexes }) => {
        const [from, to] = [track.stops[a]?.key, track.stops[b]?.key];
        return [[from, ...hexes, to].join(' '), [to, ...hexes.toReversed(), from].join(' ')];
      });
      expect(links.complete).toBe(true);
      expect(new Set(names)).toEqual(expected);
    }),
    { seed: 18, numRuns: 400 },
  );
});

it.each([
  ['reaches what walking every way reaches', {}],
  ['reaches the same where no hex may be seen twice', { hexOnce: true }],
] as const)('%s', (_, rules: ReachRules) => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const { layout } = scene;
      const reach = reachOf(BOARDS[scene.grid], TILES, layout, 'A', rules);
      const isOpen = (key: string): boolean => {
        const stop = stopAt(reach.track, key);
        const here = layout.stations.get(stop?.hex ?? '')?.filter((one) => one.node === stop?.node) ?? [];
        return stop !== undefined && !isFull(stop, 'A', here);
      };
      const own = [...layout.stations].flatMap(([hex, all]) =>
        all.some((one) => one.company === 'A') && stopAt(reach.track, `${hex}/n0`) ? [`${hex}/n0`] : [],
      );
      const expected = allWays(scene, own, isOpen, rules.hexOnce);
      expect(reach.stops).toEqual(expected.stops);
      const pieces = [...reach.segments].map((id) => {
        const segment = reach.track.segments[id];
        const face = faceAt(BOARDS[scene.grid], TILES, layout, segment?.hex ?? '');
        return `${segment?.hex}#${face.paths.findIndex((path) => path === segment?.path)}`;
      });
      expect(new Set(pieces)).toEqual(expected.pieces);
    }),
    { seed: 18, numRuns: 400 },
  );
});
