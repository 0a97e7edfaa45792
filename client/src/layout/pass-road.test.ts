import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { BoardSpec } from '@stellwerk/engine/rail/types.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardHex } from '../draw/board.ts';
import { distance } from '../draw/geometry.ts';
import { wayOver } from '../draw/run.ts';
import { hexMapOf } from './surfaces-of.ts';
import { passRoad } from './pass-road.ts';
import { runHexes } from './runs.ts';
import { type Scene, sceneOf } from './scene.ts';

let scene: Scene;
let board: BoardSpec;
let hexes: readonly BoardHex[];
let passes: readonly (readonly [string, string])[];

beforeAll(async () => {
  const game = (await loadGame('18esp'))!;
  const { table } = openPlay(game, {
    ...{ game: game.id, variant: 'standard', options: {}, seats: ['anna', 'bert', 'carla'], seed: 1 },
    ...{ mode: 'coach', bookkeeping: 'auto' },
  });
  scene = sceneOf(game.stage(table), table, null);
  board = hexMapOf(scene.stage)!.board;
  hexes = scene.board!.hexes;
  passes = Object.values(board.hexes).flatMap(({ id, joins }) =>
    (joins ?? []).map(({ hex }) => [id, hex] as const),
  );
});

const artOf = (id: string): BoardHex => hexes.find((hex) => hex.id === id)!;

describe('the road over a pass', () => {
  it('follows the track that is printed between its ends, without a jump', () => {
    expect(passes.length).toBeGreaterThan(2);
    for (const [from, to] of passes) {
      const { over } = passRoad(board, hexes, from, to)!;
      expect(over.length, `${from} to ${to}`).toBeGreaterThan(0);
      const line = over.flatMap(({ hex, ...sides }) => {
        const { x, y, art } = artOf(hex);
        return wayOver({ x, y, art, node: null, ...sides }).map((p) => ({ x: p.x + x, y: p.y + y }));
      });
      for (const [i, p] of line.entries()) if (i > 0) expect(distance(p, line[i - 1]!)).toBeLessThan(40);
      // From the edge of one end to the edge of the other.
      expect(distance(line[0]!, artOf(from))).toBeLessThan(100);
      expect(distance(line.at(-1)!, artOf(to))).toBeLessThan(100);
    }
  });

  it('is the same the other way round', () => {
    for (const [from, to] of passes) {
      const [there, back] = [passRoad(board, hexes, from, to)!, passRoad(board, hexes, to, from)!];
      expect([back.leave, back.enter]).toEqual([there.enter, there.leave]);
      expect(back.over.map(({ hex }) => hex)).toEqual(there.over.map(({ hex }) => hex).toReversed());
    }
  });

  it('is part of a run from one end to the other', () => {
    for (const [from, to] of passes) {
      const stops = [from, to].map((hex) => ({ hex, node: 0 }));
      const run = { livery: '', label: '', segments: [], hexes: [from, to], stops, value: 0 };
      const drawn = runHexes(scene, run);
      const { over } = passRoad(board, hexes, from, to)!;
      const way = [from, ...over.map(({ hex }) => hex), to].map((id) => artOf(id));
      expect(drawn.map(({ x, y }) => [x, y])).toEqual(way.map(({ x, y }) => [x, y]));
      expect(drawn.slice(1).every((hex) => hex.from !== null)).toBe(true);
    }
  });

  it('is none between hexes that no pass joins', () => {
    const [[from]] = passes as [readonly [string, string]];
    expect(passRoad(board, hexes, from, from)).toBeNull();
  });
});
