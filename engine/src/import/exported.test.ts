import { describe, expect, it } from 'vitest';
import { isExport, readExport, seatNames } from './exported.ts';
import type { Exported } from './exported.ts';
import { importFault } from './misread.ts';
import { IMPORT_WORDS } from './words.ts';

const PLAYERS = [
  { id: 1, name: 'Ana' },
  { id: 2, name: 'Bea' },
];
const pass = (id: number, more: object = {}) => ({
  type: 'pass',
  entity: 1,
  entity_type: 'player',
  id,
  ...more,
});
const exported = (actions: readonly unknown[], more: object = {}) => ({
  title: '1899',
  players: PLAYERS,
  settings: { seed: 5, optional_rules: [] },
  actions,
  ...more,
});
const read = (value: unknown): Exported => {
  const result = readExport(value);
  if (!result.ok) throw new Error(`${result.error.place}: ${result.error.message}`);
  return result.value;
};
const idsOf = (...actions: readonly unknown[]) =>
  read(exported(actions)).actions.map(({ fields }) => fields['id']);
const placeOf = (value: unknown): string => {
  const result = readExport(value);
  return result.ok ? 'fine' : result.error.place;
};

describe('an export of 18xx.games', () => {
  it('is known by its shape, whatever the title', () => {
    expect(isExport(exported([]))).toBe(true);
    expect(isExport({ stellwerk: 1, game: '18te', seats: [] })).toBe(false);
    expect(isExport({ ...exported([]), stellwerk: 1 })).toBe(false);
    expect([null, 3, [], 'text', {}].map(isExport)).toEqual([false, false, false, false, false]);
  });
  it('gives players, seed and optional rules', () => {
    const { title, players, seed, optionalRules, finished } = read(
      exported([], { settings: { seed: 7, optional_rules: ['core'] }, status: 'finished' }),
    );
    expect({ title, players, seed, optionalRules, finished }).toEqual({
      title: '1899',
      players: [
        { id: '1', name: 'Ana' },
        { id: '2', name: 'Bea' },
      ],
      seed: 7,
      optionalRules: ['core'],
      finished: true,
    });
  });
  it('leaves out chat and programmes, but keeps what a programme did', () => {
    const { actions } = read(
      exported([
        { type: 'message', entity: 2, id: 1, message: 'hello' },
        {
          type: 'program_share_pass',
          entity: 2,
          id: 2,
          auto_actions: [
            { type: 'pass', entity: 2 },
            { type: 'program_disable', entity: 2 },
          ],
        },
        pass(3),
      ]),
    );
    expect(actions.map(({ place, entity }) => [place, entity])).toEqual([
      ['actions[1].auto_actions[0]', '2'],
      ['actions[2]', '1'],
    ]);
  });
  it('puts what the site did by itself right after its cause', () => {
    const { actions } = read(
      exported([
        pass(1, {
          auto_actions: [
            { type: 'bid', entity: 2 },
            { type: 'pass', entity: 2 },
          ],
        }),
        pass(2),
      ]),
    );
    expect(actions.map(({ type }) => type)).toEqual(['pass', 'bid', 'pass', 'pass']);
  });
});

describe('taking back in an export', () => {
  const undo = (to?: number) => ({ type: 'undo', entity: 1, ...(to === undefined ? {} : { action_id: to }) });
  const redo = { type: 'redo', entity: 1 };
  const chat = { type: 'message', entity: 1, message: 'oops' };
  it('undo takes back the last action, chat in between or not', () => {
    expect(idsOf(pass(1), pass(2), chat, undo())).toEqual([1]);
    expect(idsOf(pass(1), pass(2), undo(), undo(), pass(5))).toEqual([5]);
  });
  it('undo to an action takes back all that came after it', () => {
    expect(idsOf(pass(1), pass(2), pass(3), undo(1), pass(5))).toEqual([1, 5]);
    expect(idsOf(pass(1), pass(2), undo(0), pass(4))).toEqual([4]);
  });
  it('redo brings back what the last undo took, step by step', () => {
    expect(idsOf(pass(1), pass(2), undo(), redo)).toEqual([1, 2]);
    expect(idsOf(pass(1), pass(2), pass(3), undo(), undo(), redo)).toEqual([1, 2]);
    expect(idsOf(pass(1), pass(2), pass(3), undo(1), redo)).toEqual([1, 2, 3]);
  });
  it('redo after something else has been done brings nothing back', () => {
    expect(idsOf(pass(1), pass(2), undo(), pass(4), redo)).toEqual([1, 4]);
  });
  it('an action that was taken back takes with it what followed by itself', () => {
    expect(idsOf(pass(1, { auto_actions: [{ type: 'pass', entity: 2 }] }), undo())).toEqual([]);
  });
});

describe('a broken export is answered with the place', () => {
  it.each([
    [{}, 'file'],
    [exported([3]), 'actions[0]'],
    [exported([pass(1), { entity: 1 }]), 'actions[1].type'],
    [exported([{ type: 'pass' }]), 'actions[0].entity'],
    [exported([pass(1, { auto_actions: 3 })]), 'actions[0].auto_actions'],
    [exported([pass(1, { auto_actions: [{ entity: 1 }] })]), 'actions[0].auto_actions[0].type'],
    [exported([{ type: 'undo', entity: 1, action_id: 9 }]), 'actions[0].action_id'],
    [exported([], { players: [{ name: 'Ana' }] }), 'players[0].id'],
    [exported([], { players: [{ id: 1 }] }), 'players[0].name'],
    [exported([], { players: [null] }), 'players[0]'],
    [exported([], { settings: 3 }), 'settings'],
    [exported([], { settings: { seed: 'x' } }), 'settings.seed'],
    [exported([], { settings: { optional_rules: 'core' } }), 'settings.optional_rules'],
  ])('%#: %j', (value, place) => {
    expect(placeOf(value)).toBe(place);
  });
});

describe('what is wrong with an export', () => {
  it('is said in both languages, with what stands there', () => {
    const read = readExport(exported([{ type: 'undo', entity: 1, action_id: 9 }]));
    expect(read.ok ? null : read.error).toEqual({
      place: 'actions[0].action_id',
      message: 'expected the id of an action before this one',
      text: {
        de: 'erwartet wird die Kennung einer früheren Aktion',
        en: 'expected the id of an action before this one',
      },
    });
    expect(importFault('title', 'import/title', { title: '1830' }).text).toEqual({
      de: 'kein Spiel, das wir kennen: 1830',
      en: 'not a game we know: 1830',
    });
  });
  it.each(Object.entries(IMPORT_WORDS))('%s has the same blanks in both', (_, { de, en }) => {
    const blanks = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();
    expect(blanks(de)).toEqual(blanks(en));
    expect(de).not.toBe(en);
  });
});

describe('names of seats', () => {
  const named = (...names: readonly string[]) => seatNames(names.map((name, i) => ({ id: String(i), name })));
  it('are the names of the players', () => {
    expect(named('Ana', 'Jörg B.', 'x_1')).toEqual(['Ana', 'Jörg B.', 'x_1']);
  });
  it('are all different, and nothing that a table cannot write', () => {
    expect(named('Ana', 'Ana', '<Ana>', '???', '  (b)')).toEqual(['Ana', 'Ana 2', 'Ana 3', 'Player 4', 'b']);
  });
});
