import type { MoveSpec } from './game.ts';
import type { MoveOf } from './shape.ts';
import { json, optional, ref, text, whole } from './shape.ts';
import { settleEffects } from './dues.ts';
import type { Table } from './types.ts';
import { phrase } from './words.ts';

/** Moves that no rulebook knows: a hand may do anything. Every table has them. */
const putFields = {
  piece: ref('piece'),
  to: ref('place'),
  turn: optional(whole(0, 5)),
  order: optional(whole(-999, 999)),
  side: optional(text(20)),
} as const;
const payFields = { from: ref('account'), to: ref('account'), amount: whole(1) } as const;
const setFields = { key: text(40), to: json() } as const;
const settleFields = { due: optional(text(40)) } as const;
/** `from`: the step on the clock; `step`: the one that is left out, which lies after it where nothing could be done there. */
const skipFields = { from: text(40), step: text(40), to: text(40) } as const;

const unknownMove = {
  id: 'table/free-move',
  section: '',
  weight: 'breach',
  atoms: [],
  check: () => ({}),
} as const;

const put: MoveSpec<never, MoveOf<typeof putFields>> = {
  fields: putFields,
  example: { type: 'put', seat: 'anna', piece: 'token/KHS/2', to: 'bank' },
  effects: (_, m) => [{ put: m.piece, at: m.to, turn: m.turn, order: m.order, side: m.side }],
  rules: [unknownMove],
  label: (_, m) => phrase('table/put', { piece: m.piece, to: m.to }),
};
const pay: MoveSpec<never, MoveOf<typeof payFields>> = {
  fields: payFields,
  example: { type: 'pay', seat: 'anna', from: 'seat/anna', to: 'seat/bert', amount: 5 },
  effects: (_, m) => [{ pay: m.amount, from: m.from, to: m.to }],
  rules: [unknownMove],
  label: (_, m) => phrase('table/pay', { from: m.from, to: m.to, amount: m.amount }),
};
const set: MoveSpec<never, MoveOf<typeof setFields>> = {
  fields: setFields,
  example: { type: 'set', seat: 'anna', key: 'phase', to: '3' },
  effects: (_, m) => [{ set: m.key, to: m.to }],
  rules: [unknownMove],
  label: (_, m) => phrase('table/set', { key: m.key }),
};
/** "Do it for us": carries out one open due, or all of them. */
const settle: MoveSpec<never, MoveOf<typeof settleFields>> = {
  fields: settleFields,
  example: { type: 'settle', seat: 'anna' },
  effects: (table, m) => settleEffects(table, m.due),
  rules: [],
  label: () => phrase('table/settle'),
};

/**
 * "No station, go on": nobody has done anything, and yet all are at another step. It stands in the log like a move, so
 * that everybody is at the same one and taking back takes this back first. Whether it may be is judged with the title.
 */
const skip: MoveSpec<never, MoveOf<typeof skipFields>> = {
  fields: skipFields,
  example: { type: 'skip', seat: 'anna', from: 'station', step: 'station', to: 'run' },
  effects: ({ clock }: Table, m) =>
    (clock as unknown as { readonly step?: unknown }).step === m.from ? [{ set: 'step', to: m.to }] : [],
  rules: [],
  label: (_, m) => phrase('table/skip', { step: m.step, to: m.to }),
};

/** Kept apart from the titles' moves; a title cannot redefine them. */
export const TABLE_MOVES: Readonly<Record<string, MoveSpec>> = {
  put,
  pay,
  set,
  settle,
  skip,
} as unknown as Record<string, MoveSpec>;
