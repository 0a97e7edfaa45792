import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { describe, expect, it } from 'vitest';
import type { Point } from '../draw/geometry.ts';
import { wayOver } from '../draw/run.ts';
import { sceneOf } from '../layout/scene.ts';
import { playAt } from '../table/history.ts';
import { lastingGame } from '../table/testing.ts';
import type { Route } from './routes.ts';
import { runHexes } from './run-lines.ts';
import { lastRun } from './shown-runs.ts';
import { trackOn } from './track-on.ts';
import { begunAt, passedAt, passedOver, pointsBetween, type Traced } from './trace.ts';

const over = (traced: Traced, ...passed: readonly string[]): Traced =>
  passed.reduce(
    (now, word) =>
      passedOver(
        now,
        word.includes('/') ? { hex: word.split('/')[0]!, stop: word } : { hex: word, stop: null },
        null,
      ),
    traced,
  );

describe('a route drawn along the track', () => {
  const begun = begunAt(undefined, 't', 'A1/n0');
  it('takes every stop that the hand comes over, once', () => {
    expect(over(begun, 'A1/n0', 'A1', 'B2', 'C3/n0', 'C3/n0', 'C3', 'D4/n1').route.stops).toEqual([
      'A1/n0',
      'C3/n0',
      'D4/n1',
    ]);
  });
  it('goes back with the hand', () => {
    expect(over(begun, 'C3/n0', 'D4/n1', 'C3/n0').route.stops).toEqual(['A1/n0', 'C3/n0']);
    expect(over(begun, 'C3/n0', 'A1/n0').route.stops).toEqual(['A1/n0']);
  });
  it('calls nowhere twice', () => {
    expect(over(begun, 'C3/n0', 'D4/n1', 'A1/n0').route.stops).toEqual(['A1/n0', 'C3/n0', 'D4/n1']);
  });
  it('goes on at either end of what is drawn already, elsewhere anew', () => {
    const route: Route = { train: 't', stops: ['A1/n0', 'C3/n0'], via: [['B2']] };
    expect(begunAt(route, 't', 'C3/n0').route).toBe(route);
    expect(begunAt(route, 't', 'A1/n0').route).toEqual({
      train: 't',
      stops: ['C3/n0', 'A1/n0'],
      via: [['B2']],
    });
    expect(begunAt(route, 't', 'D4/n1').route.stops).toEqual(['D4/n1']);
  });
  it('a fast hand leaves nothing out', () => {
    const points = pointsBetween({ x: 0, y: 0 }, { x: 100, y: 0 });
    expect([points.length, points.at(-1)]).toEqual([8, { x: 100, y: 0 }]);
  });
});

const games = (await Promise.all(GAME_IDS.map(loadGame))).flatMap((game) => game ?? []);

describe.each(games.filter((game) => 'runs' in game).map((game) => [game.title, game] as const))(
  'runs of %s',
  (_, game) => {
    it('are drawn by dragging along what they run on, also where there are two ways', () => {
      const play = lastingGame(game, 400);
      let count = 0;
      for (const { n } of play.log.toReversed()) {
        if (count >= 12) break;
        const at = playAt(play, n);
        const run = lastRun(at);
        if (!run || run.move !== (at.log[n]!.act as { move?: unknown }).move) continue;
        const scene = sceneOf(game.stage(run.table), run.table, null);
        const track = trackOn(scene, run.table);
        for (const route of run.routes) {
          const way: Point[] = runHexes(scene, run.table, route).flatMap((hex) =>
            wayOver(hex).map(({ x, y }) => ({ x: x + hex.x, y: y + hex.y })),
          );
          let traced = begunAt(undefined, route.train, null);
          way.forEach((point, i) => {
            for (const p of pointsBetween(way[i - 1] ?? point, point)) {
              const passed = passedAt(scene, p);
              if (passed) traced = passedOver(traced, passed, track);
            }
          });
          const earns = (one: Route) =>
            game.runs?.earns(run.table, { ...run.move, [run.field]: [one] as never }) ?? null;
          const missed = route.stops.filter((stop) => !traced.route.stops.includes(stop));
          expect(missed, `${n} ${route.stops.join(' ')}`).toEqual([]);
          // A stop that the train only passes may be drawn as well: it is tapped away.
          if (traced.route.stops.length === route.stops.length)
            expect(earns(traced.route)).toBe(earns(route));
          count++;
        }
      }
      expect(count).toBeGreaterThan(3);
    });
  },
);
