import { trusted } from './types.ts';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadGame } from '../games/registry.ts';
import { turnOf } from './ask.ts';
import type { Choice } from './game.ts';
import { specOf } from './judge.ts';
import { undoTarget } from './history.ts';
import { hashOf } from './hash.ts';
import { seededLuck } from './luck.ts';
import type { Play } from './play.ts';
import { commit, openPlay } from './play.ts';
import { randomOption } from './random-play.ts';
import { recallLog, replay } from './replay.ts';
import {
  leavingOut,
  planOf,
  planSteps,
  promptOfStep,
  sentenceNow,
  stepsAhead,
  stripIn,
} from './step-plan.ts';
import type { Move } from './types.ts';
import { say } from './words.ts';

const label = { key: 'x' };
const lay: Choice = { label, move: null, tone: 'plain', hands: 'tile' };
const station: Choice = { label, move: null, tone: 'plain', hands: 'token/KHS' };
const run: Choice = { label, move: { type: 'run', seat: 'anna' }, tone: 'main', drawn: 'routes' };
const done: Choice = { label, move: { type: 'done', seat: 'anna' }, tone: 'main' };
const steps = (now: string) => ({
  kind: 'steps' as const,
  id: 'steps',
  role: 'step' as const,
  title: label,
  steps: ['track', 'station', 'run', 'trains'].map((id) => ({ id, label })),
  now,
});

describe('the steps of a turn', () => {
  it('come one after the other, as the title tells them apart', () => {
    const told = [
      { ...lay, step: 'track' },
      { ...station, step: 'station' },
      { ...run, step: 'run' },
    ];
    const plan = planSteps(steps('track'), told);
    expect([plan.at, plan.open, stepsAhead(plan)]).toEqual([
      'track',
      ['track', 'station', 'run'],
      ['station', 'run'],
    ]);
    expect(told.map(plan.stepOf)).toEqual(['track', 'station', 'run']);
  });
  it('begin with the first one that has something to do', () => {
    const plan = planSteps(steps('track'), [{ ...run, step: 'run' }]);
    expect([plan.at, plan.open, stepsAhead(plan)]).toEqual(['run', ['run'], []]);
  });
  it('are not kept waiting by what may be done quietly at any time', () => {
    const aside: Choice = { ...station, tone: 'quiet', hands: 'marker' };
    const plan = planSteps(steps('station'), [aside, { ...run, step: 'run' }]);
    expect([plan.at, plan.stepOf(aside)]).toEqual(['run', null]);
  });
  it('are hands first and the run after them where the title says nothing', () => {
    expect(planSteps(steps('track'), [lay, station, run]).open).toEqual(['track', 'station']);
    expect(planSteps(steps('run'), [run]).open).toEqual(['run']);
  });
  it('leave what belongs to none of them in all of them', () => {
    expect(planSteps(steps('trains'), [done]).stepOf(done)).toBeNull();
    expect(planSteps(null, [lay]).stepOf(lay)).toBeNull();
    expect(planSteps(steps('trains'), [done]).at).toBe('trains');
  });
  it('have a prompt each, for the same people', () => {
    const both = { de: '', en: '' };
    const track = { key: 'x/now/track', params: { seat: 'anna' } };
    const words = { 'x/now/track': both, 'x/now/run': both };
    expect(promptOfStep(words, track, 'run')).toEqual({ key: 'x/now/run', params: track.params });
    expect(promptOfStep(words, track, 'station')).toBe(track);
  });
});

async function positions(id: string, moves: number): Promise<readonly Play[]> {
  const game = (await loadGame(id))!;
  const options = Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start]));
  const config = {
    game: id,
    variant: game.variants[0]!.id,
    options,
    seats: ['anna', 'bert', 'cleo'],
    seed: 5,
  };
  const plays = [openPlay(game, { ...config, mode: 'strict', bookkeeping: 'auto' })];
  const luck = seededLuck(3, 0);
  for (let n = 0; n < moves; n++) {
    const play = plays.at(-1)!;
    const seat = turnOf(game, play.table)[0];
    const { move } = seat === undefined ? { move: null } : randomOption(game, play, seat, luck);
    const made = move && commit(play, { id: `m${n}`, seat: move.seat, act: { do: 'move', move } });
    if (!made?.ok) break;
    plays.push(made.play);
  }
  return plays;
}

/** The ways on that whoever decides has at a position. */
function waysOn({ game, table }: Play): readonly Move[] {
  const strip = stripIn(game.stage(table));
  const [seat] = game.turn(table);
  if (!strip || seat === undefined) return [];
  const plan = planSteps(strip, game.prompt(table, seat).choices);
  return stepsAhead(plan).map((to) => leavingOut(strip, plan, seat, to));
}
const skip = (play: Play, move: Move) =>
  commit(play, { id: 'skip', seat: move.seat, act: { do: 'move', move: trusted(move) } });

describe.each(GAME_IDS)('leaving out a step of %s', async (id) => {
  const plays = await positions(id, 120);
  const ways = plays.flatMap((play) => waysOn(play).map((move) => [play, move] as const));

  it('is legal where it is offered, and all are at the next step', () => {
    for (const [play, move] of ways) {
      const made = skip(play, move);
      if (!made.ok) throw new Error(`refused: ${JSON.stringify(move)}`);
      const { game, table } = made.play;
      expect(made.entry.verdict).toBe('legal');
      expect(planOf(game, table).at).toBe(move['to']);
      expect(stripIn(game.stage(table))?.now).toBe(move['to']);
      expect(sentenceNow(game, table)).not.toEqual(sentenceNow(game, play.table));
      expect(game.turn(table)).toEqual(game.turn(play.table));
    }
  });
  it('moves no piece and no coin, is taken back first, and is read again from the record', () => {
    for (const [play, move] of ways) {
      const made = skip(play, move);
      if (!made.ok) throw new Error('refused');
      expect(made.play.table.pieces).toBe(play.table.pieces);
      expect(made.play.table.cash).toBe(play.table.cash);
      const back = commit(made.play, {
        id: 'back',
        seat: null,
        act: { do: 'undo', to: undoTarget(made.play)! },
      });
      expect(back.ok && hashOf(back.play.table)).toBe(hashOf(play.table));
    }
    const last = ways.at(-1);
    const made = last && skip(...last);
    if (!made?.ok) return;
    const { game, config, log } = made.play;
    expect([replay(game, config, log).differs, recallLog(game, config, log).differs]).toEqual([null, null]);
  });
  it('is for whoever decides, at that step, and not for steps that have something to be done', () => {
    for (const [play, move] of ways.slice(0, 6)) {
      const others = play.config.seats.filter((seat) => !play.game.turn(play.table).includes(seat));
      for (const seat of others) expect(skip(play, { ...move, seat }).ok).toBe(false);
      expect(skip(play, { ...move, from: move['to']! }).ok).toBe(false);
      expect(skip(play, { ...move, to: move['step']! }).ok).toBe(false);
    }
  });
  it('has words in the log', () => {
    for (const [{ game, table }, move] of ways.slice(0, 6))
      for (const language of ['de', 'en'] as const)
        expect(say(game.words, language, specOf(game, 'skip')!.label(table, move))).toMatch(
          /^\p{Ll}+ [^{}/]+$/u,
        );
  });
});

it('there are titles with steps to leave out', async () => {
  const all = await Promise.all(GAME_IDS.map((id) => positions(id, 120)));
  expect(all.filter((plays) => plays.some((play) => waysOn(play).length > 0)).length).toBeGreaterThan(1);
});
