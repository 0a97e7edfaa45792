import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { building, runMove } from '@stellwerk/engine/games/1862/track-scene.ts';
import { parseMove } from '@stellwerk/engine/table/judge.ts';
import type { Config, Play } from '@stellwerk/engine/table/play.ts';
import { commit, layOut } from '@stellwerk/engine/table/play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { describe, expect, it } from 'vitest';
import { makeLook } from '../draw/look.ts';
import { recorder } from '../draw/testing.ts';
import { LIGHT } from '../draw/theme.ts';
import { sceneOf } from '../layout/scene.ts';
import { drawnLast } from '../runs/shown-runs.ts';
import { drawMarks } from './marks.ts';
import { traces } from './traces.ts';

const game = (await loadGame('1862'))!;

/** From Seattle to Sacramento, four hexes: two cities of 20, and a bonus of 40. */
function coast(): Play {
  const { table } = building('ORN', '3')
    .tile('C9', '57', 0)
    .tile('D8', '9', 0)
    .tile('E7', '9', 0)
    .tile('F6', '9', 0)
    .tile('G5', '6', 1)
    .train('ORN', '2')
    .clock({ step: 'run' });
  const config: Config = {
    ...{ game: game.id, variant: 'standard', options: {}, seats: table.clock.seats, seed: 1 },
    ...{ mode: 'strict', bookkeeping: 'auto' },
  };
  return layOut(game, config, table, []);
}
function on(play: Play, made: Move): Play {
  const move = parseMove(game, play.table, made);
  if (!move.ok) throw new Error(made.type);
  const done = commit(play, { id: `m${play.head}`, seat: made.seat, act: { do: 'move', move: move.value } });
  if (!done.ok) throw new Error(done.findings.map(({ rule }) => rule).join());
  return done.play;
}
const withBonus = (): Play => on(coast(), runMove([['2/1', 'C9', 'G5']]));

const sceneFor = ({ table }: Play) => sceneOf(game.stage(table), table, null);
const counted = (play: Play) =>
  drawnLast(play, sceneFor(play)).map((drawn) => [drawn.sum, drawn.counted?.bonus.amount ?? null]);

/** Everything that is written over the pieces. */
function written(play: Play): readonly string[] {
  const scene = sceneFor(play);
  const { pen, texts } = recorder();
  drawMarks(pen, {
    scene,
    look: makeLook({
      ...{ theme: LIGHT, stage: scene.stage, words: game.words, language: 'en', viewer: null },
    }),
    play,
    committed: play.table,
    held: null,
    overPlace: null,
    isOverWrong: false,
    routes: drawnLast(play, scene),
    traces,
    focus: null,
    marks: [],
    hasLessMotion: true,
    now: 0,
  });
  return texts();
}

describe('a run with a bonus on the live table', () => {
  it('is counted by the sides it crosses, flagged at its goal and explained in a strip; its sum stays at its end', () => {
    expect(written(withBonus())).toEqual([
      // The station at its start lies above its line.
      'ORN',
      ...['1', '2', '3', '4'],
      ...['bonus', '+40'],
      ...['ORN', 'Seattle (C9) → Sacramento (G5)', 'shortest way 4', '40', 'travelled 4', '−0'],
      ...['bonus', '+40', 'at best 40'],
      '80',
    ]);
  });

  it('keeps its bonus when it is decided what becomes of the money, until another company acts', () => {
    expect(counted(withBonus())).toEqual([[80, 40]]);
    const paid = on(withBonus(), { type: 'payout', seat: 'anna', kind: 'pay' });
    expect(game.stage(paid.table).runs).toEqual([]);
    expect(counted(paid)).toEqual([[80, 40]]);
  });

  it('has none that nobody claims: its stops are numbered like those of any run', () => {
    const plain = on(coast(), runMove([['2/1', 'C9', 'G5']], []));
    expect(counted(plain)).toEqual([[40, null]]);
    expect(written(plain)).toEqual(['ORN', '1', '2', '40']);
  });
});
