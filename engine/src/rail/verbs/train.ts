import type { Hand } from '../../table/game.ts';
import { when } from '../../table/rules.ts';
import type { Move, PieceId, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { topTrain, trainSpec } from '../depot.ts';
import { companyOf, trainOf } from '../ids.ts';
import type { TrainFound, TrainWish } from '../purchase.ts';
import { isOfBank, isOnTop, isOutOfReach } from '../purchase.ts';
import type { RailTitle, Said } from '../title.ts';
import type { CompanyId, TrainSpec } from '../types.ts';
import { rulesOfAct } from './about.ts';
import { pieceOf } from '../../table/places.ts';

/** A train as a company would buy it, with what it is printed to cost and what is to be paid. */
export interface PricedTrain extends TrainFound {
  readonly face: number;
  readonly price: number;
}
export type TrainMove = Move & TrainWish;

export interface TrainTerms<C extends RailClock, M extends TrainMove, P extends PricedTrain> {
  /** What a wish to buy comes down to; null for a piece that is no train of the title. */
  readonly purchaseOf: (table: Table<C>, buyer: CompanyId, move: M) => P | null;
  readonly counted: (table: Table<C>, company: CompanyId) => readonly PieceId[];
  readonly trainLimit: (table: Table<C>, company: CompanyId) => number;
  readonly overLimit: (table: Table<C>) => readonly CompanyId[];
  /** What a train is called that is not for sale. Usually by its side in use. */
  readonly nameOf?: (table: Table<C>, purchase: P) => string;
  /** Rules about the limit have nothing to say about this one. Usually: nobody could sell it. */
  readonly isNoTrade?: (purchase: P) => boolean;
}
export interface TrainSaid {
  readonly forSale: Said;
  readonly sideStays: Said;
  readonly limit: Said;
  readonly top: Said;
  readonly least: Said;
}

/** Rules of buying a train that do not ask who pays for it. */
export function trainRules<C extends RailClock, M extends TrainMove, P extends PricedTrain>(
  title: RailTitle<C>,
  terms: TrainTerms<C, M, P>,
  said: TrainSaid,
) {
  const { isNoTrade = isOutOfReach, nameOf = (table, { train }) => title.trainName(table, train) } = terms;
  const buying = rulesOfAct<C, M, P>(title.rule, terms.purchaseOf);
  type Check = Parameters<typeof buying>[3];
  const cite = ([name, section, ...atoms]: Said, check: Check) => buying(name, section, atoms, check);
  return {
    /** A check of a purchase by the operating company; silent when nobody operates. */
    buying,
    /** Trains come from the stack, the pool or another company. */
    forSale: cite(said.forSale, (table, p) =>
      when(p.source === 'elsewhere' || (p.source === 'own' && !p.turned), {
        train: nameOf(table, p),
      }),
    ),
    /** The side is chosen when the train leaves the stack, and then it stays. */
    sideStays: cite(said.sideStays, (_, p, move) =>
      when(p.turned && p.source !== 'elsewhere', { side: move.side ?? '' }),
    ),
    /** Only below the limit of the phase; who is above it already gives one up first. */
    belowLimit: cite(said.limit, (table, p) => {
      if (isNoTrade(p) || terms.overLimit(table).includes(p.buyer)) return null;
      const [count, limit] = [terms.counted(table, p.buyer).length, terms.trainLimit(table, p.buyer)];
      return when(count >= limit, { company: p.buyer, count, limit });
    }),
    /** Only the train on top of the stack; cards of one kind are alike. */
    topCard: cite(said.top, (table, p) =>
      when(p.source === 'depot' && !isOnTop(table, p), {
        train: p.side.name,
        top: trainOf(topTrain(table) ?? '') ?? '',
      }),
    ),
    /** Between companies the price is free, but not nothing. */
    priceLeast: cite(said.least, (_, p) => when(p.source === 'company' && p.price < 1)),
    /** The bank sells at the printed price. */
    printedPrice: (name: Said, of: (purchase: P) => boolean = isOfBank) =>
      cite(name, (_, p) =>
        when(of(p) && p.price !== p.face, { train: p.side.name, price: p.price, face: p.face }),
      ),
  };
}

/** A train that a hand carries onto a charter; `seller`: null where it does not come from one. */
export function trainCarried({ piece, from, to, side }: Hand): {
  readonly train: PieceId;
  readonly seller: CompanyId | null;
  readonly buyer: CompanyId;
  readonly side: string | undefined;
} | null {
  const buyer = companyOf(to);
  if (buyer === null || trainOf(piece) === null) return null;
  return { train: piece, seller: companyOf(from), buyer, side };
}
/** The sides that a new card can be, or the one that the hand has turned up. */
export const sidesMeant = (
  trains: readonly TrainSpec[],
  train: PieceId,
  side: string | undefined,
): readonly string[] =>
  (trainSpec(trains, train)?.sides ?? [])
    .map(({ name }) => name)
    .filter((name) => side === undefined || name === side);

/** How a question for a train of another company is offered: a button a train, with the price to fill in. */
export const trainOffer = <C extends RailClock>(title: RailTitle<C>, table: Table<C>) =>
  ({
    label: ({ train }: TrainMove) =>
      phrase(`${title.id}/choice/offer`, {
        train: title.trainName(table, train),
        seller: companyOf(pieceOf(table, train)?.at ?? '') ?? '',
      }),
    tone: 'quiet',
    amount: { field: 'price', label: phrase(`${title.id}/amount/price`), step: 1 },
  }) as const;
