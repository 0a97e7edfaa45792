import type { Draft } from '../../table/draft.ts';
import type { MoveSpec } from '../../table/game.ts';
import type { MoveOf } from '../../table/shape.ts';
import { choice, optional, whole } from '../../table/shape.ts';
import type { Params, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import type { RailTitle } from '../title.ts';
import { isOperator, operatorLine } from '../title.ts';
import type { CompanyId } from '../types.ts';

const KINDS = ['pay', 'withhold'] as const;
/** `revenue`: the figure booked, if somebody says it; otherwise what there is to decide about. */
const fields = { kind: choice(...KINDS), revenue: optional(whole(0, 100_000)) } as const;
export type Payout = MoveOf<typeof fields>;

export interface PayoutTerms<C extends RailClock> {
  /** What the trains have earned. */
  readonly earned: (table: Table<C>) => number;
  /** What becomes of it, of the price and of the turn. */
  readonly settle: (draft: Draft<C>, company: CompanyId, revenue: number, kind: Payout['kind']) => void;
  /** What else the buttons tell. */
  readonly told?: (revenue: number) => Params;
}

/** All is paid out or all is withheld, in the step `payout`. What it has to be is said by the rules of the title. */
export function payingOut<C extends RailClock>(
  title: RailTitle<C>,
  { earned, settle, told = () => ({}) }: PayoutTerms<C>,
): Omit<MoveSpec<C, Payout>, 'rules'> {
  const booked = (table: Table<C>, { revenue }: Payout): number => revenue ?? earned(table);
  return {
    fields,
    example: { type: 'payout', seat: 'anna', kind: 'pay' },
    effects: (table, move) =>
      title.drafted(table, (draft) => {
        const company = operatorOf(table);
        // Before the run there is nothing to pay, after the payout it has been paid.
        if (company !== null && table.clock.step === 'payout')
          settle(draft, company, booked(table, move), move.kind);
      }),
    label: (table, move) =>
      operatorLine(title.id)(table, (company) =>
        phrase(`${title.id}/log/${move.kind}`, { company, revenue: booked(table, move) }),
      ),
    *candidates(table, seat) {
      if (isOperator(title, table, seat)) for (const kind of KINDS) yield { type: 'payout', seat, kind };
    },
    offer: (table) => {
      const revenue = earned(table);
      return {
        label: ({ kind }) => phrase(`${title.id}/choice/${kind}`, { revenue, ...told(revenue) }),
        tone: 'main',
      };
    },
  };
}
