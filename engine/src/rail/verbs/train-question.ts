import type { Draft } from '../../table/draft.ts';
import type { MoveSpec, Rule } from '../../table/game.ts';
import { pieceOf } from '../../table/places.ts';
import { when } from '../../table/rules.ts';
import type { MoveOf } from '../../table/shape.ts';
import { nullable, record, ref, whole } from '../../table/shape.ts';
import type { Move, Params, PieceId, Table } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock, TrainAsked } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import { companyPlace } from '../ids.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing, isOperator, operatorLine } from '../title.ts';
import type { CompanyId } from '../types.ts';
import type { HelpedTrain } from './helped-train.ts';
import { isForeign, trainsOfOthers } from './helped-train.ts';
import { answersTo } from './question.ts';
import type { PricedTrain } from './train.ts';
import { trainCarried, trainOffer } from './train.ts';

/** A clock that keeps the question until it is answered. */
export interface AskingClock extends RailClock {
  readonly offer: TrainAsked | null;
}
/** The same for hands that lay a position. */
export const ASKED = nullable(
  record({ train: ref('train'), buyer: ref('company'), seller: ref('company'), price: whole(0, 100_000) }),
);

const fields = { train: ref('train'), price: whole(0, 100_000) } as const;
export type AskTrain = MoveOf<typeof fields>;

/** What a question comes down to; where heads help to pay, with what is added. */
type AskedFor = PricedTrain & Partial<Pick<HelpedTrain, 'help'>>;
export interface TrainQuestion<C extends AskingClock, P extends AskedFor = HelpedTrain> {
  readonly purchaseOf: (
    table: Table<C>,
    buyer: CompanyId,
    asked: { readonly train: PieceId; readonly price: number },
  ) => P | null;
  readonly buy: (draft: Draft<C>, purchase: P) => void;
  /** Companies that have trains to ask for. */
  readonly sellers: (table: Table<C>) => readonly CompanyId[];
  /** What comes before an answer. */
  readonly beforeAnswer: readonly Rule<C>[];
  /** What must still be so besides the train lying where it lay. */
  readonly stillOpen?: (table: Table<C>, asked: TrainAsked) => boolean;
  /** What its words call taking the question back. */
  readonly takingBack?: string;
  /** Only a company can be asked. */
  readonly whom: Said;
  readonly nothing: Said;
  readonly answers: Said;
  readonly gone: Said;
}

/** The operating company asks another one for a train, and its head agrees or not; the asking one may take it back. */
export function trainQuestion<C extends AskingClock, P extends AskedFor = HelpedTrain>(
  title: RailTitle<C>,
  terms: TrainQuestion<C, P>,
): {
  /** A rule of the question, among those of the title. */
  readonly ofCompany: Rule<C, AskTrain>;
  readonly offer: Omit<MoveSpec<C, AskTrain>, 'rules'>;
  readonly accept: MoveSpec<C, Move>;
  readonly decline: MoveSpec<C, Move>;
} {
  const { purchaseOf, stillOpen = () => true, takingBack = 'withdraw' } = terms;
  const words = (key: string, params?: Params): Phrase => phrase(`${title.id}/${key}`, params);
  const open = ({ clock }: Table<C>): TrainAsked | null => clock.offer;
  const isAsked = (table: Table<C>, { seat }: Pick<Move, 'seat'>): boolean =>
    title.decides(table, open(table)?.seller ?? '') === seat;

  const answers = answersTo<C, TrainAsked>(title, {
    first: terms.beforeAnswer,
    open,
    close: (draft) => void draft.add({ set: 'offer', to: null }),
    asked: (table, { seller }) => title.decides(table, seller),
    asker: (table, { buyer }) => title.decides(table, buyer),
    stands: (table, asked) =>
      pieceOf(table, asked.train)?.at === companyPlace(asked.seller) && stillOpen(table, asked),
    carryOut: (draft, { buyer, train, price }) => {
      const purchase = purchaseOf(draft.table, buyer, { train, price });
      if (purchase) terms.buy(draft, purchase);
    },
    nothing: terms.nothing,
    answers: [{ said: terms.answers }],
    answersParams: (table, { seller }) => ({ company: seller, [title.head]: title.decides(table, seller) }),
    gone: terms.gone,
    goneParams: ({ seller }) => ({ company: seller }),
  });
  /** What an answer says in the log; without a question there is nothing to tell. */
  const answered = (table: Table<C>, say: (asked: TrainAsked, params: Params) => Phrase): Phrase => {
    const asked = open(table);
    if (asked === null) return words('log/answer-nothing');
    const { buyer: company, seller, price } = asked;
    return say(asked, { company, seller, train: title.trainName(table, asked.train), price });
  };

  return {
    ofCompany: citing(title)<AskTrain>(terms.whom, (table, move) => {
      const company = operatorOf(table);
      if (company === null) return null;
      return when(!isForeign(purchaseOf(table, company, move)), {
        train: title.trainName(table, move.train),
      });
    }),
    offer: {
      fields,
      example: { type: 'offer', seat: 'anna', train: 'train/2/1', price: 100 },
      effects: (table, { train, price }) =>
        title.drafted(table, (draft) => {
          const buyer = operatorOf(table);
          const purchase = buyer === null ? null : purchaseOf(table, buyer, { train, price });
          if (buyer === null || !purchase || !isForeign(purchase) || purchase.seller === null) return;
          draft.add({ set: 'offer', to: { train, buyer, seller: purchase.seller, price } });
        }),
      label: (table, { train, price }) =>
        operatorLine(title.id)(table, (company) => {
          const purchase = purchaseOf(table, company, { train, price });
          const params = { company, train: title.trainName(table, train), price };
          return isForeign(purchase)
            ? words('log/offer', { ...params, seller: purchase?.seller ?? null })
            : words('log/offer-nobody', params);
        }),
      *candidates(table, seat) {
        if (isOperator(title, table, seat))
          for (const wish of trainsOfOthers(title, table, terms.sellers(table), 'others'))
            yield { type: 'offer', seat, ...wish };
      },
      concerns: (_, { train }, piece) => train === piece,
      begins: true,
      reads: (table, seat, hand) => {
        const { train, seller = null, buyer = '' } = trainCarried(hand) ?? { train: '' };
        if (seller === null || seller === buyer) return [];
        return title.decides(table, seller) === title.decides(table, buyer)
          ? []
          : [{ type: 'offer', seat, train, price: 1 }];
      },
      offer: (table) => trainOffer(title, table),
    },
    accept: {
      ...answers.accept,
      offer: () => ({ label: () => words('choice/accept'), tone: 'main' }),
      label: (table) =>
        answered(table, ({ buyer, train, price }, params) => {
          const help = purchaseOf(table, buyer, { train, price })?.help ?? 0;
          if (help === 0) return words('log/accept', params);
          return words('log/accept-help', { ...params, [title.head]: title.decides(table, buyer), help });
        }),
    },
    decline: {
      ...answers.decline,
      offer: (table, seat) => ({
        label: () => words(`choice/${isAsked(table, { seat }) ? 'decline' : takingBack}`),
        tone: 'plain',
      }),
      label: (table, move) =>
        answered(table, (_, params) => words(`log/${isAsked(table, move) ? 'decline' : takingBack}`, params)),
    },
  };
}
