import type { Draft } from '../../table/draft.ts';
import type { Hand, MoveSpec, Rule } from '../../table/game.ts';
import { pieceOf } from '../../table/places.ts';
import type { Ruling } from '../../table/rules.ts';
import { alone, when } from '../../table/rules.ts';
import type { MoveOf } from '../../table/shape.ts';
import { nullable, record, ref, whole } from '../../table/shape.ts';
import type { Clock, PieceId, Place, Seat, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { priceMarker } from '../ids.ts';
import { moveMarker, parMeant, parSpot } from '../market.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing } from '../title.ts';
import type { CompanyId, MarketSpec } from '../types.ts';

/** A par that stays: besides the price marker a company has one that lies on what it began with. */
export const parMarker = (company: CompanyId): PieceId => `par/${company}`;
export const parPlace = (par: number): Place => `par/${par}`;
const parAt = (place: Place): number => Number(/^par\/(\d+)$/.exec(place)?.[1] ?? 0);
/** The par of a company, 0 before it has one. */
export const parOf = <C extends Clock>(table: Table<C>, company: CompanyId): number =>
  parAt(pieceOf(table, parMarker(company))?.at ?? '');

/** The par is fixed: both markers go there. One that is not printed fixes nothing. */
export function fixPar<C extends RailClock>(
  draft: Draft<C>,
  market: MarketSpec,
  company: CompanyId,
  par: number,
): void {
  const spot = parSpot(market, par);
  if (!spot) return;
  draft.put(parMarker(company), parPlace(par), { due: 'due/par' });
  draft.add(...moveMarker(draft.table, company, spot, 'due/par'));
}

// —— By hand ——

export const isParPiece = (piece: PieceId, company: CompanyId): boolean =>
  piece === priceMarker(company) || piece === parMarker(company);
const COMPANY = /^(?:marker|par)\/([^/]+)$/;
/**
 * Either marker of a company, put on a par of the market or on one of the pars, says which par it gets: they look alike,
 * and lie on each other before that.
 */
export function parByHand(
  market: MarketSpec,
  { piece, to }: Pick<Hand, 'piece' | 'to'>,
): { readonly company: CompanyId; readonly par: number } | null {
  const company = COMPANY.exec(piece)?.[1];
  if (company === undefined) return null;
  const par = parAt(to);
  return par > 0 ? { company, par } : parMeant(market, { piece: priceMarker(company), to });
}

// —— A par that comes first ——

/** Whoever got a director's certificate as a gift fixes the par of its company before anything else goes on. */
export type ParDue = { readonly seat: Seat; readonly company: CompanyId };
export interface ParClock extends RailClock {
  readonly parDue: ParDue | null;
}
/** The same for hands that lay a position. */
export const PAR_DUE = nullable(record({ seat: ref('seat'), company: ref('company') }));

/** Nothing else happens before. */
export const parFirst = <C extends ParClock>(rule: Ruling<C>, said: Said): Rule<C> =>
  alone(citing({ rule })(said, ({ clock: { parDue } }) => parDue && { ...parDue }));

export const PAR = whole(1, 999);
const fields = { par: PAR } as const;
export type SetPar = MoveOf<typeof fields>;

export interface ParTerms<C extends ParClock> {
  readonly first: readonly Rule<C>[];
  /** What a par has to be. */
  readonly about: readonly Rule<C, SetPar>[];
  readonly market: (table: Table<C>) => MarketSpec;
  /** Pars worth asking about. */
  readonly pars: (table: Table<C>, company: CompanyId) => readonly number[];
  /** What happens once it is said. */
  readonly fix: (draft: Draft<C>, company: CompanyId, par: number) => void;
  /** A par is due at all. */
  readonly due: Said;
  readonly byOwner: Said;
}
/** The move by which the par that is due is said. */
export function settingPar<C extends ParClock>(title: RailTitle<C>, terms: ParTerms<C>): MoveSpec<C, SetPar> {
  const cite = citing(title);
  const due = alone(cite(terms.due, ({ clock }) => when(clock.parDue === null)));
  const byOwner = alone(
    cite(terms.byOwner, ({ clock: { parDue } }, { seat }) =>
      parDue === null || parDue.seat === seat ? null : { ...parDue },
    ),
  );
  const companyOf = ({ clock }: Table<C>): CompanyId => clock.parDue?.company ?? '';
  const told = (table: Table<C>, { par }: SetPar) => ({ company: companyOf(table), par });
  return {
    fields,
    example: { type: 'par', seat: 'anna', par: 100 },
    effects: (table, { par }) =>
      title.drafted(table, (draft) => {
        if (table.clock.parDue !== null) terms.fix(draft, table.clock.parDue.company, par);
      }),
    rules: [...terms.first, due, byOwner, ...terms.about],
    label: (table, move) => phrase(`${title.id}/log/par`, told(table, move)),
    *candidates(table, seat) {
      if (table.clock.parDue !== null)
        for (const par of terms.pars(table, companyOf(table))) yield { type: 'par', seat, par };
    },
    concerns: ({ clock: { parDue } }, _, piece) => parDue !== null && isParPiece(piece, parDue.company),
    // One marker on the place of the other says it as well.
    begins: true,
    reads: (table, seat, hand) => {
      const meant = parByHand(terms.market(table), hand);
      const isDue = meant !== null && meant.company === table.clock.parDue?.company;
      return isDue ? [{ type: 'par', seat, par: meant.par }] : [];
    },
    offer: (table) => ({
      label: (move) => phrase(`${title.id}/choice/par`, told(table, move)),
      tone: 'main',
    }),
  };
}
