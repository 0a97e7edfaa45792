import type { Draft } from '../../table/draft.ts';
import type { MoveSpec, Rule } from '../../table/game.ts';
import type { OfferTone } from '../../table/offers.ts';
import type { Move } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import type { RailTitle } from '../title.ts';

export interface Ending<C extends RailClock> {
  readonly rules: readonly Rule<C>[];
  readonly endTurn: (draft: Draft<C>) => void;
  readonly nextCompany: (draft: Draft<C>) => void;
  readonly tone: OfferTone;
}

/** The company has finished its turn. Where nobody operates (hands have been at the clock) the round goes on. */
export const endingTurn = <C extends RailClock>(
  title: RailTitle<C>,
  { rules, endTurn, nextCompany, tone }: Ending<C>,
): MoveSpec<C, Move> => ({
  fields: {},
  example: { type: 'done', seat: 'anna' },
  effects: (table) =>
    title.drafted(table, (draft) => {
      if (table.clock.round !== 'OR') return;
      if (table.clock.operating === null) nextCompany(draft);
      else endTurn(draft);
    }),
  rules,
  label: ({ clock: { operating: company } }) =>
    company === null ? phrase(`${title.id}/log/done-nobody`) : phrase(`${title.id}/log/done`, { company }),
  candidates: (_, seat) => [{ type: 'done', seat }],
  offer: ({ clock: { operating: company } }) => ({
    label: () =>
      company === null
        ? phrase(`${title.id}/choice/done-nobody`)
        : phrase(`${title.id}/choice/done`, { company }),
    tone,
  }),
});
