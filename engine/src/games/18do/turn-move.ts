import { operatorOf } from '../../rail/clock.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { About } from '../../table/game.ts';
import type { Offer, OfferTone } from '../../table/offers.ts';
import type { Move, Params, Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import { brewerNow, isBrewer, ofBrewer } from './brewery/round.ts';
import type { DoDraft, DoMove, DoTable, Step } from './clock.ts';
import { doing } from './flow.ts';
import { isOperator, ofOperator } from './rules.ts';

/** Whoever acts in a turn of its own: a railway (§4.5), or a brewery (§6.5.2). */
interface Actor {
  /** What its sentences call it. */
  readonly called: 'company' | 'brewery';
  /** Whose turn it is; null: nobody's. */
  readonly now: (table: DoTable) => CompanyId | null;
  /** Whether a seat decides for it. */
  readonly isHead: (table: DoTable, seat: Seat) => boolean;
  /** The line in the log; where nobody acts nothing was done, and that is said. */
  readonly line: (table: DoTable, say: (company: CompanyId) => Phrase) => Phrase;
}

/** What one of its moves says of itself. What it does not say otherwise is told and offered as usual. */
export interface TurnMove<M extends Move>
  extends
    Pick<DoMove<M>, 'fields' | 'example' | 'rules'>,
    Partial<Pick<DoMove<M>, 'effects' | 'label' | 'concerns' | 'reads' | 'begins' | 'offer'>> {
  /** What happens in the turn; where nobody acts nothing does. */
  readonly does?: (draft: DoDraft, company: CompanyId, move: M) => void;
  /** Moves that are worth asking about. */
  readonly each: (table: DoTable, company: CompanyId, seat: Seat, about: About) => Iterable<M>;
  /** What log and button tell beside who acts. */
  readonly told: (table: DoTable, move: M, company: CompanyId) => Params;
  /** Under which its words stand. Usually its type. */
  readonly key?: (table: DoTable, move: M) => string;
  /** What its button says, where that is something else. */
  readonly choice?: (table: DoTable, move: M) => Phrase;
  /** Usually plain. */
  readonly tone?: OfferTone;
  readonly step?: Step;
  readonly amount?: Offer<M>['amount'];
}

/** A move that somebody makes for the railway or the brewery whose turn it is. */
const turnMove =
  (actor: Actor) =>
  <M extends Move>(said: TurnMove<M>): DoMove<M> => {
    const { does, each, told, key, choice, tone = 'plain', step, amount, ...spec } = said;
    const named = (table: DoTable, move: M): string => key?.(table, move) ?? spec.example.type;
    const usualChoice = (table: DoTable, move: M): Phrase =>
      phrase(`18do/choice/${named(table, move)}`, told(table, move, actor.now(table) ?? ''));
    return {
      effects: doing((draft, move, table) => {
        const company = actor.now(table);
        if (company !== null) does?.(draft, company, move);
      }),
      label: (table, move) =>
        actor.line(table, (company) =>
          phrase(`18do/log/${named(table, move)}`, {
            [actor.called]: company,
            ...told(table, move, company),
          }),
        ),
      *candidates(table, seat, about) {
        const company = actor.now(table);
        if (company !== null && actor.isHead(table, seat)) yield* each(table, company, seat, about);
      },
      offer: (table) => ({
        label: (move) => (choice ?? usualChoice)(table, move),
        tone,
        ...(step === undefined ? {} : { step }),
        ...(amount === undefined ? {} : { amount }),
      }),
      ...spec,
    };
  };

export const railMove = turnMove({
  called: 'company',
  now: operatorOf,
  isHead: isOperator,
  line: ofOperator,
});
export const brewMove = turnMove({ called: 'brewery', now: brewerNow, isHead: isBrewer, line: ofBrewer });
