import type { Steps } from '../table/course.ts';
import { stepsFor } from '../table/course.ts';
import type { Draft } from '../table/draft.ts';
import type { Params, Seat, Table } from '../table/types.ts';
import type { RailClock } from './clock.ts';
import { when } from '../table/rules.ts';
import type { CompanyId } from './types.ts';

/** Whose turn it is and what it is a turn of: checks for the rules of a title, and what its moves write down. */

type RailTable = Table<RailClock>;
type RailDraft = Draft<RailClock>;

// —— Checks ——

export const isOver = ({ clock }: RailTable): Params | null => when(clock.round === 'end');
/** What belongs to stock rounds was done in an operating round. */
export const duringOperating = ({ clock }: RailTable): Params | null => when(clock.round === 'OR');
/** What belongs to operating rounds was done in a stock round. */
export const duringStock = ({ clock }: RailTable): Params | null => when(clock.round === 'SR');
/** Only hands bring this about: an operating round in which nobody operates. */
export const nobodyOperates = ({ clock }: RailTable): Params | null =>
  when(clock.round === 'OR' && clock.operating === null);
/** It is another's turn. Somebody who has just bought is told about his second act instead. */
export const isAnothersTurn = ({ clock }: RailTable, { seat }: { readonly seat: Seat }): Params | null =>
  when(clock.round === 'SR' && clock.turn !== seat && clock.bought !== seat, { turn: clock.turn });

/** The steps of a company's turn come in an order, and none comes back: the present one has no move of this kind. */
export const outOfStep = (steps: Steps, kind: string): ((table: RailTable) => Params | null) => {
  const from = stepsFor(steps, kind);
  const at = (step: string | undefined): number => steps.findIndex(({ id }) => id === step);
  return ({ clock: { round, operating, step } }) =>
    round !== 'OR' || operating === null || from.includes(step)
      ? null
      : { step, early: at(step) < at(from[0]) };
};

/** The purchase of this seat has ended its turn, and nobody has acted since. */
export const hasJustBought = ({ clock }: RailTable, seat: Seat): boolean =>
  clock.round === 'SR' && clock.bought === seat && clock.turn !== seat;

// —— What moves write down ——

/** Somebody acts in the stock round: another's purchase is history now. True: it is this seat's turn. */
export function acts<C extends RailClock>(draft: Draft<C>, seat: Seat): boolean {
  const { round, turn, bought } = draft.clock;
  if (round !== 'SR') return false;
  if (bought !== null && bought !== seat) draft.add({ set: 'bought', to: null });
  return turn === seat;
}

/** A sale is remembered for the rest of the stock round: who has sold does not buy back. */
export function noteSale(draft: RailDraft, seat: Seat, company: CompanyId): void {
  const sale = `${seat}:${company}`;
  const { sales } = draft.clock;
  if (!sales.includes(sale)) draft.set('sales', [...sales, sale]);
}

/** The turn of the operating company is over. */
export function noteOperated(draft: RailDraft): void {
  const { operating, operated, veterans } = draft.clock;
  if (operating === null) return;
  draft.set('operated', [...operated, operating]);
  if (!veterans.includes(operating)) draft.set('veterans', [...veterans, operating]);
}
