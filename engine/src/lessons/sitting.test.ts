import { trusted } from '../table/types.ts';
import { describe, expect, it } from 'vitest';
import { game as teTitle } from '../games/18te/index.ts';
import type { Game } from '../table/game.ts';
import { checkLesson } from './check.ts';
import { holds, parseCondition } from './condition.ts';
import type { Lesson } from './lesson.ts';
import { parseLesson } from './lesson.ts';
import type { Sitting } from './sitting.ts';
import { answer, attempt, backTo, boxesOf, nextStep, openLesson } from './sitting.ts';
import { pieceOf } from '../table/places.ts';

// Broken files are made by hand: no type describes them.
// oxlint-disable-next-line no-explicit-any
type File = any;
const game = teTitle as unknown as Game;
const both = (en: string) => ({ de: `${en} (de)`, en });

/** Anna presides over KHS, which stands in Osnabrück and is about to build. */
const FILE = {
  lesson: 1,
  game: '18te',
  id: 'first-track',
  title: both('First track'),
  about: both('Lay a tile and see why it fits.'),
  minutes: 3,
  table: {
    seats: ['anna', 'bert', 'cleo'],
    me: 'anna',
    seed: 2,
    moves: [
      { type: 'auction', seat: 'anna', company: 'KHS', bid: 240 },
      ...['bert', 'cleo', 'bert', 'cleo', 'anna'].map((seat) => ({ type: 'pass', seat })),
    ],
  },
  steps: [
    {
      title: both('The map'),
      text: [both('The disc {1} is your home.')],
      point: [{ at: 'hex/G5', label: both('home') }],
    },
    {
      title: both('Lay your first track'),
      text: [both('Lotte is a town.')],
      task: {
        goal: both('Lay a tile on Lotte.'),
        counts: [{ type: 'lay', hex: 'F6' }],
        boxes: [{ say: both('a tile lies on Lotte'), is: { pieces: 'tile/*', at: 'hex/F6' } }],
        solution: [{ type: 'lay', seat: 'anna', hex: 'F6', tile: '58', turn: 4 }],
      },
      hints: [both('Three kinds fit.')],
      replies: [{ to: { type: 'lay', tile: '9' }, say: both('The tile has no town.') }],
    },
    {
      title: both('What now?'),
      text: [both('A town brings 10.')],
      question: {
        ask: both('How much does Lotte bring?'),
        answers: [
          { say: both('20'), right: false, reply: both('That is a city.') },
          { say: both('10'), right: true, reply: both('Yes.') },
        ],
      },
    },
  ],
};
function lessonOf(value: unknown = FILE): Lesson {
  const parsed = parseLesson(value);
  if (!parsed.ok) throw new Error(parsed.error.place);
  return parsed.value;
}
function opened(value: unknown = FILE): Sitting {
  const sitting = openLesson(game, lessonOf(value));
  if (!sitting.ok) throw new Error(`${sitting.error.place}: ${sitting.error.why}`);
  return sitting.value;
}
const on = (sitting: Sitting): Sitting => {
  const next = nextStep(sitting);
  if (!next.ok) throw new Error(next.error.why);
  return next.value;
};
const lay = (hex: string, tile: string, turn: number) => ({ type: 'lay', seat: 'anna', hex, tile, turn });
/** The file with another value at one place. */
const changed = (change: (file: File) => void): unknown => {
  const file = structuredClone(FILE) as File;
  change(file);
  return file;
};

describe('a lesson', () => {
  it('begins with its table laid, and goes on when its tasks are done', () => {
    const start = opened();
    expect(start.isDone).toBe(true);
    const task = on(start);
    expect(task.isDone).toBe(false);
    expect(boxesOf(task).map(({ isSo }) => isSo)).toEqual([false]);
    const done = attempt(task, trusted(lay('F6', '58', 4)));
    expect(done.is).toBe('done');
    if (done.is !== 'done') return;
    expect(boxesOf(done.sitting).map(({ isSo }) => isSo)).toEqual([true]);
    const asked = on(done.sitting);
    expect(answer(asked, 0)).toMatchObject({ reply: { en: 'That is a city.' }, sitting: { isDone: false } });
    expect(answer(asked, 1)?.sitting.isDone).toBe(true);
    expect(answer(asked, 7)).toBeNull();
    expect(on(asked).at).toBe(3);
  });
  it('a wrong move changes nothing: the lesson replies, else the referee does', () => {
    const task = on(opened());
    const plain = attempt(task, trusted(lay('F6', '9', 1)));
    expect(plain).toMatchObject({ is: 'wrong', reply: { en: 'The tile has no town.' } });
    const far = attempt(task, trusted(lay('C13', '5', 4)));
    expect(far).toMatchObject({ is: 'wrong', reply: null });
    expect(far.is === 'wrong' && far.findings.length > 0).toBe(true);
    expect(attempt(task, trusted({ type: 'run', seat: 'anna', routes: [] }))).toMatchObject({
      is: 'wrong',
      findings: [],
    });
  });
  it('a move that counts goes back too where nothing is left that could do the task: nobody is stuck', () => {
    const strict = changed((f: File) => {
      f.steps[1].task.boxes[0].is = { pieces: 'tile/58/*', at: 'hex/F6' };
      f.steps[1].replies.push({ to: { type: 'lay', tile: '3' }, say: both('Another town is wanted.') });
    });
    const task = on(opened(strict));
    expect(attempt(task, trusted(lay('F6', '3', 3)))).toMatchObject({
      is: 'wrong',
      reply: { en: 'Another town is wanted.' },
      findings: [],
    });
    expect(attempt(task, trusted(lay('F6', '58', 4))).is).toBe('done');
  });
  it('leaving out a step is a way to what counts, and goes back where it leads away from it', () => {
    const leave = trusted({ type: 'skip', seat: 'anna', from: 'track', step: 'track', to: 'run' });
    expect(attempt(on(opened()), leave)).toMatchObject({ is: 'wrong', findings: [] });
    const run = changed((f: File) => {
      f.steps[1].task = { goal: both('Run.'), counts: [{ type: 'run' }], solution: [] };
    });
    expect(attempt(on(opened(run)), leave).is).toBe('step');
  });
  it('whoever skips a task finds the table as its solution leaves it; whoever goes back finds it as it was', () => {
    const task = on(opened());
    const skipped = on(task);
    expect(pieceOf(skipped.play.table, 'tile/58/1')?.at).toBe('hex/F6');
    const again = backTo(skipped, 1);
    expect(again.ok && again.value.play.table).toBe(task.play.table);
  });
});

describe('the check of a lesson', () => {
  it('finds nothing wrong with a good one', () => expect(checkLesson(game, lessonOf())).toEqual([]));
  it.each([
    ['a seat that is not there', (f: File) => (f.table.me = 'dora'), 'table.me'],
    [
      'a move that is refused',
      (f: File) => f.table.moves.push({ type: 'pass', seat: 'bert' }),
      'table.moves[6]',
    ],
    [
      'a solution that breaks a rule',
      (f: File) => (f.steps[1].task.solution[0].tile = '9'),
      'steps[1].task.solution[0]',
    ],
    [
      'a solution that is not asked for',
      (f: File) => (f.steps[1].task.counts = [{ type: 'station' }]),
      'steps[1].task.solution[0]',
    ],
    [
      'a solution that does not do it',
      (f: File) => (f.steps[1].task.boxes[0].is.at = 'hex/C13'),
      'steps[1].task.solution[0]',
    ],
    [
      'a task that nothing ends',
      (f: File) => {
        delete f.steps[1].task.counts;
        delete f.steps[1].task.boxes;
      },
      'steps[1].task',
    ],
    [
      'a task that is done already',
      (f: File) => (f.steps[1].task.boxes[0].is = { clock: 'round', is: 'OR' }),
      'steps[1].task',
    ],
    [
      'a condition nobody understands',
      (f: File) => (f.steps[1].task.boxes[0].is = { script: 'alert(1)' }),
      'steps[1].task.boxes[0].is',
    ],
    [
      'a reply to a rule that is none',
      (f: File) => (f.steps[1].replies = [{ rule: '18te/0/x', say: both('no') }]),
      'steps[1].replies[0].rule',
    ],
    ['a pointer at nothing', (f: File) => (f.steps[0].point[0].at = 'hex/Z99'), 'steps[0].point'],
    [
      'a number that points at nothing',
      (f: File) => (f.steps[0].text[0].en = 'The disc {2}.'),
      'steps[0].text',
    ],
    [
      'a question without a right answer',
      (f: File) => (f.steps[2].question.answers[1].right = false),
      'steps[2].question',
    ],
  ])('names the place of %s', (_, change, place) => {
    expect(checkLesson(game, lessonOf(changed(change))).map((fault) => fault.place)).toContain(place);
  });
  it('words in both languages are part of the shape', () => {
    const parsed = parseLesson(changed((f: File) => delete f.steps[1].task.goal.de));
    expect(!parsed.ok && parsed.error.place).toBe('steps[1].task.goal.de');
  });
});

describe('a condition', () => {
  const { table } = opened().play;
  it.each([
    [{ pieces: 'cert/KHS/0', at: 'seat/anna' }, true],
    [{ pieces: 'cert/KHS/*', at: 'company/KHS', least: 7 }, true],
    [{ pieces: 'cert/KHS/*', at: 'company/KHS', least: 8 }, false],
    [{ pieces: 'tile/*', at: 'hex/*', most: 0, least: 0 }, true],
    [{ cash: 'company/KHS', least: 240 }, true],
    [{ cash: 'company/KHS', most: 239 }, false],
    [{ clock: 'operating', is: 'KHS' }, true],
    [{ clock: 'set', least: 1 }, true],
    [{ clock: 'set', least: 2 }, false],
    [{ clock: 'operating', most: 3 }, false],
    [{ clock: 'no.such.thing', least: 0 }, false],
    [{ clock: 'seats.length', least: 3 }, false],
    [{ clock: 'seats.1', is: 'bert' }, true],
    [{ clock: 'seats.9', is: 'bert' }, false],
    [{ not: { clock: 'round', is: 'SR' } }, true],
    [
      {
        all: [
          { clock: 'round', is: 'OR' },
          { clock: 'phase', is: '3' },
        ],
      },
      false,
    ],
    [
      {
        any: [
          { clock: 'round', is: 'OR' },
          { clock: 'phase', is: '3' },
        ],
      },
      true,
    ],
  ])('%j is %s', (written, isSo) => {
    const parsed = parseCondition(written, 'is');
    expect(parsed.ok && holds(table, parsed.value)).toBe(isSo);
  });
  it.each([
    [{}],
    [{ pieces: 'x' }],
    [{ cash: 'bank', least: 'much' }],
    [{ clock: 'set' }],
    [{ clock: 'set', least: 'much' }],
    [{ all: [{ clock: 1 }] }],
    ['yes'],
    [null],
  ])('%j is none', (written) => expect(parseCondition(written, 'is').ok).toBe(false));
});
