import { redoTarget, undoTarget } from '@stellwerk/engine/table/history.ts';
import { parseMove } from '@stellwerk/engine/table/judge.ts';
import type { Act, Play } from '@stellwerk/engine/table/play.ts';
import type { Fields, FieldsOf } from '@stellwerk/engine/table/shape.ts';
import { choice, json, optional, text, whole } from '@stellwerk/engine/table/shape.ts';
import type { Move, Seat } from '@stellwerk/engine/table/types.ts';
import { BOOKKEEPING, MODES } from '@stellwerk/engine/table/types.ts';

/**
 * What people do at a table beside sitting at it: the one list of it, and what each of it becomes in the log. The
 * server decides with it who may; the client shows with it what will be, and a table without a server is played by it.
 */
export const entry = whole(0, 100_000);
const move = json(8000);
const rule = text(80);

/** What the table can be asked for. */
export const QUESTIONS = {
  undo: { to: optional(entry) },
  overrule: { move },
  waive: { entry },
  uphold: { entry },
  'house-rule': { rule },
  'lift-house-rule': { rule },
} as const satisfies Record<string, Fields>;

const { overrule: _, ...ASKED_OR_DONE } = QUESTIONS;

/** What can be proposed: moves, and agreements. Those that can be asked for too need the others, unless one decides alone. */
export const ACTS = {
  move: { move },
  redo: {},
  ...ASKED_OR_DONE,
  mode: { mode: choice(...MODES) },
  bookkeeping: { bookkeeping: choice(...BOOKKEEPING) },
} as const satisfies Record<string, Fields>;

/** One of a list of things to do, with its fields. */
export type Of<T extends Record<string, Fields>> = {
  [K in keyof T & string]: { readonly do: K } & FieldsOf<T[K]>;
}[keyof T & string];
export type ProposedAct = Of<typeof ACTS>;
export type Asked = Of<typeof QUESTIONS>;
/** Everything that can be proposed but a move of the game. */
export type Agreement = Exclude<ProposedAct, { readonly do: 'move' }>;

/** A question as it lies open on the table: which moment and which move it means is settled. */
export type Question =
  | Exclude<Asked, { readonly do: 'undo' | 'overrule' }>
  | { readonly do: 'undo'; readonly to: number }
  | { readonly do: 'overrule'; readonly move: Move };

/** What to ask the others where one may not do it alone; null where asking is of no use. */
export const questionOf = (act: ProposedAct): Asked | null =>
  Object.hasOwn(ASKED_OR_DONE, act.do) ? (act as Extract<ProposedAct, Asked>) : null;

/** What an agreement is in the log; null where there is nothing to take back or to play again. */
export function agreementOf(play: Play, act: Agreement, agreed: readonly Seat[]): Act | null {
  switch (act.do) {
    case 'undo': {
      const to = act.to ?? undoTarget(play);
      return to === null ? null : { do: 'undo', to };
    }
    case 'redo': {
      const to = redoTarget(play);
      return to === null ? null : { do: 'undo', to };
    }
    case 'waive':
    case 'uphold':
    case 'house-rule':
    case 'lift-house-rule':
      return { ...act, agreed };
    case 'mode':
    case 'bookkeeping':
      return act;
  }
}

/** What a proposal is in the log; null also for a move that names what is not there. */
export function actOf(play: Play, act: ProposedAct, agreed: readonly Seat[]): Act | null {
  if (act.do !== 'move') return agreementOf(play, act, agreed);
  const read = parseMove(play.game, play.table, act.move);
  return read.ok ? { do: 'move', move: read.value } : null;
}

/**
 * What the log gets where the table has said yes. The table may have changed since the question: null where a move
 * names what is no longer there.
 */
export function grantedAct(
  play: Play,
  question: Question | Extract<Asked, { readonly do: 'overrule' }>,
  agreed: readonly Seat[],
): Act | null {
  if (question.do !== 'overrule') return { ...question, agreed };
  const read = parseMove(play.game, play.table, question.move);
  return read.ok ? { do: 'move', move: read.value, overruled: agreed } : null;
}

/** Whose move it is; agreements are the table's. */
export const seatOf = (act: Act): Seat | null => (act.do === 'move' ? act.move.seat : null);
