import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../layout/scene.ts';
import { sceneOf } from '../layout/scene.ts';
import { playAt } from '../table/history.ts';
import { lastingGame } from '../table/testing.ts';
import { drawnLast, lastRun } from './shown-runs.ts';

const games = (await Promise.all(GAME_IDS.map(loadGame))).flatMap((game) => game ?? []);
const withRuns = games.filter((game) => 'runs' in game);
const scenes = new WeakMap<object, Scene>();
const sceneFor = ({ game, table }: Play): Scene => {
  const found = scenes.get(table) ?? sceneOf(game.stage(table), table, null);
  scenes.set(table, found);
  return found;
};

describe.each(withRuns.map((game) => [game.title, game] as const))('the runs of %s on the map', (_, game) => {
  const play = lastingGame(game, 400);
  const runs = play.log.flatMap(({ n }) => {
    const at = playAt(play, n);
    const run = lastRun(at);
    return run && run.move === (at.log[n]!.act as { move?: unknown }).move ? [{ n, at, run }] : [];
  });

  it('are those of the moment that is looked at', () => {
    expect(runs.length).toBeGreaterThan(3);
    for (const { at, run } of runs)
      expect(drawnLast(at, sceneFor(at)).map(({ route }) => route)).toEqual(run.routes);
  });

  it('are gone when another company acts', () => {
    const acting = ({ table }: Play): string | undefined =>
      game.stage(table).surfaces.find((s) => s.kind === 'charter' && s.acting)?.id;
    const next = runs.flatMap(({ n, at }) => {
      const later = play.log.slice(n + 1).find((entry) => acting(playAt(play, entry.n)) !== acting(at));
      return later ? [playAt(play, later.n)] : [];
    });
    expect(next.length).toBeGreaterThan(3);
    for (const at of next)
      if (at.log.at(-1)!.act.do !== 'move' || !runs.some(({ n }) => n === at.head))
        expect(lastRun(at)).toBeNull();
    const first = openPlay(play.game, play.config);
    expect(drawnLast(first, sceneFor(first))).toEqual([]);
  });

  it('earn together what the title books', () => {
    const label = (at: Play, n: number): number => {
      const { params = {} } = at.game.moves['run']!.label(
        positionAt(at, at.line[n]!),
        (at.log[n]!.act as never)['move'],
      );
      return Number(params['revenue'] ?? params['income'] ?? 0) + Number(params['subsidy'] ?? 0);
    };
    for (const { n, at } of runs.filter(({ run }) => run.move.type === 'run'))
      expect(drawnLast(at, sceneFor(at)).reduce((sum, drawn) => sum + drawn.sum, 0)).toBe(label(at, n));
  });

  it('are not drawn any more once they are taken back', () => {
    const { n, at } = runs[0]!;
    const back = commit(at, { id: 'back', seat: null, act: { do: 'undo', to: at.line[n]! } });
    expect(back.ok && lastRun(back.play)).toBeNull();
  });
});
