import type { Draft } from '../../table/draft.ts';
import type { Hand, MoveSpec, Rule } from '../../table/game.ts';
import { alone, when } from '../../table/rules.ts';
import type { Account, Move, Params, PieceId, Place, Seat, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { BANK, ownerOf, seatOf, seatPlace } from '../ids.ts';
import { purse } from '../readers.ts';
import { isShareAt, ordinaryAt } from '../shares.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing, holdingOf } from '../title.ts';
import { hasJustBought } from '../turns.ts';
import type { CompanyId } from '../types.ts';

/** One ordinary certificate that a player buys. `from`: as the title calls the places where they lie. */
export type Purchase = Move & { readonly company: CompanyId; readonly from: string };

export interface PurchaseTerms<C extends RailClock, M extends Purchase> {
  /** Where certificates lie that come from there; the first place that has one. */
  readonly placesOf: (company: CompanyId, from: M['from']) => readonly Place[];
  readonly costOf: (table: Table<C>, move: M) => number;
  /** Its certificates are bought at all by now; where not, another rule says so. */
  readonly canBeBought: (table: Table<C>, move: M) => boolean;
  /** The most percent of a company that one player may hold. */
  readonly most: number;
  /** As far as holdings are limited. Usually: it can be bought. */
  readonly isLimited?: (table: Table<C>, move: M) => boolean;
}
export interface PurchaseSaid {
  readonly none: Said;
  readonly price: Said;
  readonly share: Said;
  readonly soldBefore: Said;
}

/** What the hand takes; null where none lies there. */
export function certificateFrom<C extends RailClock>(
  table: Table<C>,
  company: CompanyId,
  places: readonly Place[],
): PieceId | null {
  for (const place of places) {
    const [piece] = ordinaryAt(table, company, place);
    if (piece !== undefined) return piece;
  }
  return null;
}

/** Rules of buying: there is one, it can be paid, nobody holds too much, and nobody buys back in the round of the sale. */
export function purchaseRules<C extends RailClock, M extends Purchase>(
  title: RailTitle<C>,
  terms: PurchaseTerms<C, M>,
  said: PurchaseSaid,
) {
  const cite = citing(title);
  const { canBeBought, isLimited = canBeBought, most } = terms;
  const offered = (table: Table<C>, { company, from }: M): PieceId | null =>
    certificateFrom(table, company, terms.placesOf(company, from));
  return {
    noneThere: cite<M>(said.none, (table, move) =>
      when(canBeBought(table, move) && offered(table, move) === null, {
        company: move.company,
        from: move.from,
      }),
    ),
    covered: cite<M>(said.price, (table, move) => {
      const [price, cash] = [terms.costOf(table, move), purse(table, move.seat)];
      return when(canBeBought(table, move) && offered(table, move) !== null && cash < price, { price, cash });
    }),
    shareLimit: cite<M>(said.share, (table, move) => {
      const percent = holdingOf(title, table, move.seat, move.company);
      const broken = isLimited(table, move) && percent + 10 > most;
      return when(broken, { company: move.company, percent, limit: most });
    }),
    soldBefore: cite<M>(said.soldBefore, ({ clock }, { seat, company }) =>
      when(clock.round === 'SR' && clock.sales.includes(`${seat}:${company}`), { company }),
    ),
  };
}

/** Parts of the move by which a player buys one certificate. `F`: where they lie, as the title calls the places. */
export interface Buying<C extends RailClock, F extends string> {
  readonly from: readonly F[];
  readonly placeOf: (company: CompanyId, from: F) => Place;
  readonly costOf: (table: Table<C>, move: Purchase & { readonly from: F }) => number;
  /** Companies worth asking about. */
  readonly companies: (table: Table<C>) => readonly CompanyId[];
}
/** What happens with it, for titles in which that is the same wherever the certificate lies. */
export interface Taking<C extends RailClock, M extends Purchase> {
  readonly placesOf: (company: CompanyId, from: M['from']) => readonly Place[];
  readonly costOf: (table: Table<C>, move: M) => number;
  /** Who is paid. Usually the bank. */
  readonly payee?: (move: M) => Account;
  /** Notes down that somebody acts; true: it is this seat's turn. */
  readonly acts: (draft: Draft<C>, seat: Seat) => boolean;
  /** What follows. `mine`: it was the turn of this seat. */
  readonly taken: (draft: Draft<C>, move: M, mine: boolean) => void;
}
/** The certificate goes to the buyer's mat and is paid for; where none lies nothing happens. */
export const taking =
  <C extends RailClock, M extends Purchase>(
    title: RailTitle<C>,
    { placesOf, costOf, payee = () => BANK, acts, taken }: Taking<C, M>,
  ): MoveSpec<C, M>['effects'] =>
  (table, move) =>
    title.drafted(table, (draft) => {
      const { seat, company, from } = move;
      const mine = acts(draft, seat);
      const piece = certificateFrom(table, company, placesOf(company, from));
      if (piece === null) return;
      draft.put(piece, seatPlace(seat));
      draft.pay(costOf(table, move), seatPlace(seat), payee(move), 'due/purchase');
      taken(draft, move, mine);
    });
export function buying<C extends RailClock, F extends string>(
  title: RailTitle<C>,
  { from: places, placeOf, costOf, companies }: Buying<C, F>,
): Required<
  Pick<MoveSpec<C, Purchase & { readonly from: F }>, 'label' | 'candidates' | 'concerns' | 'offer'>
> {
  const told = (table: Table<C>, move: Purchase & { readonly from: F }): Params => ({
    company: move.company,
    price: costOf(table, move),
  });
  return {
    label: (table, move) => phrase(`${title.id}/log/buy-from-${move.from}`, told(table, move)),
    *candidates(table, seat) {
      for (const company of companies(table))
        for (const from of places) yield { type: 'buy', seat, company, from };
    },
    concerns: (table, { company, from }, piece) => isShareAt(table, piece, company, placeOf(company, from)),
    offer: (table) => ({
      label: (move) => phrase(`${title.id}/choice/buy-${move.from}`, told(table, move)),
      tone: 'plain',
    }),
  };
}

/** A purchase ends the turn: whoever has just bought buys nothing more. */
export const oneATurn = <C extends RailClock>(
  title: RailTitle<C>,
  said: Said,
  isOver: (table: Table<C>, seat: Seat) => boolean = hasJustBought,
): Rule<C> => alone(citing(title)(said, (table, { seat }) => when(isOver(table, seat))));

/** The company has left the game. */
export const isOut = <C extends RailClock>(
  title: RailTitle<C>,
  said: Said,
  isGone: (table: Table<C>, company: CompanyId) => boolean,
): Rule<C, Move & { readonly company: CompanyId }> =>
  citing(title)(said, (table, { company }) => when(isGone(table, company), { company }));

/** No certificate more than the limit. `counts`: this one would count. */
export const certificateLimit = <C extends RailClock, M extends Move>(
  title: RailTitle<C>,
  said: Said,
  counted: (table: Table<C>, seat: Seat) => number,
  limitOf: (table: Table<C>) => number,
  counts: (table: Table<C>, move: M) => boolean,
): Rule<C, M> =>
  citing(title)<M>(said, (table, move) => {
    const [count, limit] = [counted(table, move.seat), limitOf(table)];
    return when(counts(table, move) && count >= limit, { count, limit });
  });

/** The purchase is noted down and ends the turn; one that came out of turn ends nothing. */
export function noteBought<C extends RailClock>(
  draft: Draft<C>,
  seat: Seat,
  mine: boolean,
  endTurn: (draft: Draft<C>, seat: Seat) => void,
): void {
  if (!mine) return;
  draft.add({ set: 'bought', to: seat });
  endTurn(draft, seat);
}

/** The company of which a hand takes a certificate to its own mat. */
export const boughtBy = (seat: Seat, { piece, to }: Hand): CompanyId | null =>
  piece.startsWith('cert/') && seatOf(to) === seat ? ownerOf(piece) : null;
