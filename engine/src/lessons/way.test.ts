import { trusted } from '../table/types.ts';
import { describe, expect, it } from 'vitest';
import { game as teTitle } from '../games/18te/index.ts';
import first from '../games/18te/lessons/track.json' with { type: 'json' };
import type { Game } from '../table/game.ts';
import { hashOf } from '../table/hash.ts';
import { commit, openPlay } from '../table/play.ts';
import type { Json, Move } from '../table/types.ts';
import { checkLesson } from './check.ts';
import { emptyStep, lessonFrom, taskOf } from './draft.ts';
import type { Lesson } from './lesson.ts';
import { parseLesson } from './lesson.ts';
import type { Sitting } from './sitting.ts';
import { attempt, nextStep, openLesson } from './sitting.ts';
import { resit, wayWithin } from './way.ts';

const game = teTitle as unknown as Game;
const both = (en: string) => ({ de: `${en} (de)`, en });
function value<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const lesson: Lesson = value(parseLesson(first));

/** Takes the lesson by its own solutions; every second task is skipped. */
function taken(): readonly Sitting[] {
  const seen: Sitting[] = [value(openLesson(game, lesson))];
  for (let i = 0; i < lesson.steps.length - 1; i++) {
    let now = seen.at(-1)!;
    const task = lesson.steps[now.at]?.task;
    if (task && i % 2 === 0)
      for (const move of task.solution) {
        const tried = attempt(now, trusted(move as unknown as Move));
        if (tried.is !== 'wrong') seen.push((now = tried.sitting));
      }
    seen.push(value(nextStep(now)));
  }
  return seen;
}

describe('the way through a lesson', () => {
  it('leads somebody else to the very same table, at every moment', () => {
    for (const sitting of taken()) {
      const there = value(resit(game, lesson, JSON.parse(JSON.stringify(sitting.way)) as Json[][]));
      expect(there.at).toBe(sitting.at);
      expect(hashOf(there.play.table)).toBe(hashOf(sitting.play.table));
    }
  });
  it('leaves out what nobody understands', () => {
    expect(value(resit(game, lesson, [[{ type: 'nonsense' }, 7, null], [['x']]])).at).toBe(1);
  });
  it('grows shorter from its beginning', () => {
    const way = [
      [{ type: 'pass', seat: 'anna' }],
      [{ type: 'pass', seat: 'bert' }],
      [{ type: 'pass', seat: 'cleo' }],
    ];
    expect(wayWithin(way, 1000)).toEqual(way);
    expect(wayWithin(way, 60)).toEqual([null, null, way[2]]);
    expect(wayWithin(way, 10)).toEqual([null, null, null]);
  });
});

describe('a lesson made of a table', () => {
  const config = {
    game: '18te',
    seats: ['anna', 'bert'],
    variant: 'standard',
    options: {},
    seed: 3,
    bookkeeping: 'auto',
  } as const;
  const at = (play: ReturnType<typeof openPlay>, move: Move, free = false) => {
    const outcome = commit(play, {
      id: `t/${play.log.length}`,
      seat: move.seat,
      act: { do: 'move', move: trusted(move), ...(free ? { free } : {}) },
    });
    if (!outcome.ok) throw new Error(outcome.findings.map(({ rule }) => rule).join());
    return outcome.play;
  };
  // A table in `free`, with money out of nowhere: whatever people did, a lesson can begin there.
  const odd = at(
    openPlay(game, { ...config, mode: 'free' }),
    { type: 'pay', seat: 'bert', from: 'bank', to: 'seat/anna', amount: 77 },
    true,
  );
  const auction: Move = { type: 'auction', seat: 'anna', company: 'KHS', bid: 240 };

  it('begins where the table lies, refuses what the rules refuse, and passes the check', () => {
    const draft = lessonFrom(odd, 'anna', 'my-own', both('Mine'));
    const start = value(openLesson(game, draft));
    expect(start.play.table.cash).toEqual(odd.table.cash);
    const after = at(start.play, auction);
    const task = taskOf(
      { before: start.play.table, after: after.table, moves: [auction] },
      'this',
      both('Bid.'),
      (piece) => both(piece),
    );
    const written: Lesson = {
      ...draft,
      about: both('How'),
      steps: [{ ...emptyStep(), title: both('Bid'), text: [both('Now.')], task: task! }],
    };
    expect(checkLesson(game, value(parseLesson(JSON.parse(JSON.stringify(written)))))).toEqual([]);
    expect(attempt(start, trusted({ ...auction, bid: 1 })).is).toBe('wrong');
  });
  it('accepts these moves, moves of this kind, or what they come to', () => {
    const start = value(openLesson(game, lessonFrom(odd, 'anna', 'x', both('X')))).play;
    const after = at(start, auction);
    const made = { before: start.table, after: after.table, moves: [auction] };
    expect(taskOf(made, 'this', both('g'), both)?.counts).toEqual([auction]);
    expect(taskOf(made, 'kind', both('g'), both)?.counts).toEqual([{ type: 'auction' }]);
    expect(taskOf({ ...made, moves: [] }, 'kind', both('g'), both)).toBeNull();
    expect(taskOf({ ...made, after: start.table }, 'outcome', both('g'), both)).toBeNull();
  });
  it('can go back to an earlier step for a variation', () => {
    const draft = lessonFrom(odd, 'anna', 'x', both('X'));
    const steps = [
      { ...emptyStep(), title: both('A') },
      { ...emptyStep(), title: both('B'), before: [auction as unknown as Json] },
      { ...emptyStep(), title: both('C'), from: 0 },
    ];
    let now = value(openLesson(game, { ...draft, steps }));
    const first = hashOf(now.play.table);
    now = value(nextStep(now));
    expect(hashOf(now.play.table)).not.toBe(first);
    now = value(nextStep(now));
    expect(hashOf(now.play.table)).toBe(first);
    const wrong = { ...draft, steps: [{ ...steps[0]!, from: 0 }] };
    expect(checkLesson(game, wrong).map(({ place }) => place)).toEqual(['steps[0].from']);
  });
  it('says where a saved game in it is broken', () => {
    const draft = lessonFrom(odd, 'anna', 'x', both('X'));
    const broken = {
      ...draft,
      table: { ...draft.table, file: { stellwerk: 1, game: '18esp', seats: ['anna', 'bert'] } },
    };
    expect(openLesson(game, broken)).toMatchObject({ ok: false, error: { place: 'table.file.game' } });
    const none = { ...draft, table: { ...draft.table, file: 7 } };
    expect(openLesson(game, none)).toMatchObject({ ok: false, error: { place: 'table.file.file' } });
  });
});
