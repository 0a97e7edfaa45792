import type { Draft } from '../../table/draft.ts';
import type { MoveSpec, Rule } from '../../table/game.ts';
import { pieceOf } from '../../table/places.ts';
import { when } from '../../table/rules.ts';
import type { Move, Params, PieceId, Table, Weight } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { operating, operatorOf } from '../clock.ts';
import { sideInUse } from '../depot.ts';
import { DEPOT, POOL } from '../ids.ts';
import type { TrainFound, TrainWish } from '../purchase.ts';
import { findTrain, isOutOfReach } from '../purchase.ts';
import { purse, trainsOf, treasury } from '../readers.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing, operatorLine } from '../title.ts';
import type { CompanyId, TrainSpec } from '../types.ts';
import type { PricedTrain } from './train.ts';

/** A train that a company buys; in need whoever decides for it adds what the treasury lacks. */
export interface HelpAsked extends TrainWish {
  /** Where it is free. */
  readonly price?: number | undefined;
  /** What is added, if somebody says it; otherwise what is missing. */
  readonly help?: number | undefined;
}
export interface HelpedTrain extends PricedTrain {
  /** What the treasury lacks. */
  readonly missing: number;
  /** What is added. */
  readonly help: number;
}

/** What a wish to buy comes down to; null for a piece that is no train of the title. `cash`: what the treasury can give. */
export function helpedTrain<C extends RailClock>(
  table: Table<C>,
  trains: readonly TrainSpec[],
  buyer: CompanyId,
  asked: HelpAsked,
  cash: number = treasury(table, buyer),
): HelpedTrain | null {
  const found = findTrain(table, trains, buyer, asked);
  if (!found) return null;
  const face = (found.source === DEPOT ? found.side : found.used).price;
  const price = asked.price ?? (isOutOfReach(found) ? 0 : face);
  const missing = price === 0 ? 0 : Math.max(0, price - cash);
  return { ...found, face, price, missing, help: asked.help ?? missing };
}

/** The train lies with another company. */
export const isForeign = (purchase: Pick<TrainFound, 'source'> | null): boolean =>
  purchase?.source === 'company';

/**
 * Trains of other companies, under the same head or under others, each with prices worth naming: the least, the face
 * value, all there is, and the most that help can pay. Every price in between may be said as well.
 */
export function* trainsOfOthers<C extends RailClock>(
  title: RailTitle<C>,
  table: Table<C>,
  sellers: readonly CompanyId[],
  whose: 'own' | 'others',
): Iterable<{ readonly train: PieceId; readonly price: number }> {
  const buyer = operatorOf(table);
  if (buyer === null) return;
  const [head, cash] = [title.decides(table, buyer), treasury(table, buyer)];
  const helped = cash + Math.max(0, purse(table, head));
  for (const seller of sellers) {
    const isOwn = title.decides(table, seller) === head;
    if (seller === buyer || isOwn !== (whose === 'own')) continue;
    for (const train of trainsOf(table, seller)) {
      const face = sideInUse(table, title.trains, train)?.price ?? 1;
      for (const price of new Set([1, face, cash, Math.min(face, helped)]))
        if (price >= 1) yield { train, price };
    }
  }
}

// —— Rules ——

/** How the title writes its rules about a purchase (`trainRules` gives it). */
type Buying<C extends RailClock, M extends Move> = (
  name: string,
  section: string,
  atoms: readonly string[],
  check: (table: Table<C>, purchase: HelpedTrain, move: M) => Params | null,
  weight?: Weight,
) => Rule<C, M>;

export interface HelpSaid {
  readonly consent: Said;
  readonly face: Said;
  readonly exact: Said;
  readonly unasked: Said;
}
/** Both heads agree, and help is what is missing and nothing else. `inNeed`: the company may be helped. */
export function helpRules<C extends RailClock, M extends Move>(
  title: RailTitle<C>,
  buying: Buying<C, M>,
  inNeed: (table: Table<C>, company: CompanyId) => boolean,
  said: HelpSaid,
) {
  const cite = ([name, section, ...atoms]: Said, check: Parameters<typeof buying>[3]): Rule<C, M> =>
    buying(name, section, atoms, check);
  return {
    /** The head of the selling company has to agree. */
    consent: cite(said.consent, (table, { source, seller, buyer }) => {
      if (source !== 'company' || seller === null) return null;
      const head = title.decides(table, seller);
      return when(head !== title.decides(table, buyer), { company: seller, [title.head]: head });
    }),
    /** With help another company's train costs its face value at most. */
    helpFace: cite(said.face, (table, { source, missing, buyer, price, face }) =>
      when(source === 'company' && missing > 0 && inNeed(table, buyer) && price > face, { price, face }),
    ),
    helpExact: cite(said.exact, (_, { missing, help }) =>
      when(missing > 0 && help !== missing, { help, missing }),
    ),
    helpUnasked: cite(said.unasked, (_, { missing, help, buyer }) =>
      when(missing === 0 && help > 0, { company: buyer }),
    ),
  };
}

/**
 * One rule for each thing that a company without a train has to do before its turn goes on: `owing(['train-duty', …], 'buy')`.
 * It is settled on leaving the step `trains`.
 */
export const owingRules =
  <C extends RailClock, D extends string>(
    title: RailTitle<C>,
    dutyOf: (table: Table<C>, company: CompanyId) => D | null,
    cheapest: (table: Table<C>) => number | null,
  ) =>
  (said: Said, duty: D): Rule<C> =>
    citing(title)(said, (table) => {
      const company = operatorOf(table);
      if (company === null || table.clock.step !== 'trains' || dutyOf(table, company) !== duty) return null;
      return {
        company,
        [title.head]: title.decides(table, company),
        least: cheapest(table) ?? 0,
        cash: treasury(table, company),
      };
    });

/** What the cheapest train of the bank still costs: what the treasury lacks, and what its head's cash lacks then. */
export function needOf<C extends RailClock>(
  title: RailTitle<C>,
  table: Table<C>,
  company: CompanyId,
  least: number,
): Params {
  const head = title.decides(table, company);
  const missing = Math.max(0, least - treasury(table, company));
  return { [title.head]: head, least, missing, short: Math.max(0, missing - purse(table, head)) };
}

// —— The move ——

export type BuyTrain = Move & HelpAsked;

/** Parts of the move by which the operating company buys a train from wherever the card lies. */
export function buyingTrain<C extends RailClock, M extends BuyTrain>(
  title: RailTitle<C>,
  purchaseOf: (table: Table<C>, buyer: CompanyId, asked: HelpAsked) => HelpedTrain | null,
  buy: (draft: Draft<C>, purchase: HelpedTrain) => void,
): Required<Pick<MoveSpec<C, M>, 'effects' | 'label' | 'concerns' | 'offer'>> {
  const words = (key: string, params: Params): Phrase => phrase(`${title.id}/${key}`, params);
  /** What the button says: from whom, for how much, and who helps to pay. */
  const choiceOf = (table: Table<C>, { train, side }: M): Phrase => {
    const company = operating(table);
    const purchase = purchaseOf(table, company, { train, side });
    const name = purchase?.side.name ?? train;
    if (purchase?.seller) return words('choice/train-company', { train: name, seller: purchase.seller });
    const key = `choice/train${purchase?.source === POOL ? '-pool' : ''}`;
    const { price = 0, missing = 0 } = purchase ?? {};
    if (missing === 0) return words(key, { train: name, price });
    const head = title.decides(table, company);
    return words(`${key}-help`, { train: name, price, missing, [title.head]: head });
  };
  return {
    effects: (table, move) =>
      title.drafted(table, (draft) => {
        const company = operatorOf(table);
        const purchase = company === null ? null : purchaseOf(table, company, move);
        if (purchase) buy(draft, purchase);
      }),
    label: (table, move) =>
      operatorLine(title.id)(table, (company) => {
        const { side, price = 0, help = 0 } = purchaseOf(table, company, move) ?? {};
        const from = pieceOf(table, move.train)?.at ?? null;
        const params = { company, train: side?.name ?? null, price, from };
        if (help === 0) return words('log/train', params);
        return words('log/train-help', { ...params, [title.head]: title.decides(table, company), help });
      }),
    concerns: (_, { train }, piece) => train === piece,
    offer: (table) => ({
      label: (move) => choiceOf(table, move),
      tone: 'plain',
      amount: {
        field: 'price',
        label: phrase(`${title.id}/amount/price`),
        step: 1,
        isOpen: ({ price }) => price !== undefined,
      },
    }),
  };
}
