import type { MoveSpec, Rule } from '../../table/game.ts';
import { when } from '../../table/rules.ts';
import type { MoveOf } from '../../table/shape.ts';
import { ref } from '../../table/shape.ts';
import type { PieceId, Place, Table } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { companyOf, POOL } from '../ids.ts';
import type { RailTitle, Said } from '../title.ts';
import { citing } from '../title.ts';
import type { CompanyId } from '../types.ts';
import { pieceOf } from '../../table/places.ts';

const fields = { train: ref('train') } as const;
export type Discard = MoveOf<typeof fields>;

export interface Discarding<C extends RailClock> {
  /** What comes before everything else. */
  readonly first: readonly Rule<C>[];
  /** Trains are given up only by a company that has too many. */
  readonly surplus: Said;
  /** Whoever decides for the company chooses which. */
  readonly chooses: Said;
  readonly overLimit: (table: Table<C>) => readonly CompanyId[];
  readonly trainLimit: (table: Table<C>, company: CompanyId) => number;
  /** The trains that count for the limit. */
  readonly counted: (table: Table<C>, company: CompanyId) => readonly PieceId[];
  /** Those that are offered, where of equal ones one is enough. Usually all that count. */
  readonly offered?: (table: Table<C>, company: CompanyId) => readonly PieceId[];
  /** Where a hand may carry them. Usually the pool. */
  readonly to?: readonly Place[];
}

/** The company that has the train. */
export const holderOf = <C extends RailClock>(table: Table<C>, { train }: Discard): CompanyId | null =>
  companyOf(pieceOf(table, train)?.at ?? '');

/** To give up a surplus train: it goes to the pool for nothing. */
export function discarding<C extends RailClock>(
  title: RailTitle<C>,
  terms: Discarding<C>,
): MoveSpec<C, Discard> {
  const { overLimit, counted, offered = counted, to: places = [POOL] } = terms;
  const cite = citing(title);
  /** The company that has to give up this train or another one; null where it is not called for. */
  const overloaded = (table: Table<C>, move: Discard): CompanyId | null => {
    const company = holderOf(table, move);
    if (company === null || !overLimit(table).includes(company)) return null;
    return counted(table, company).includes(move.train) ? company : null;
  };
  const surplus = cite<Discard>(terms.surplus, (table, move) =>
    when(overloaded(table, move) === null, { limit: terms.trainLimit(table, holderOf(table, move) ?? '') }),
  );
  const chooses = cite<Discard>(terms.chooses, (table, move) => {
    const company = overloaded(table, move);
    const head = company === null ? move.seat : title.decides(table, company);
    return when(head !== move.seat, { company: company ?? '', [title.head]: head });
  });
  const said = (table: Table<C>, move: Discard) => ({
    company: holderOf(table, move) ?? '',
    train: title.trainName(table, move.train),
  });
  return {
    fields,
    example: { type: 'discard', seat: 'anna', train: 'train/3/1' },
    effects: (table, move) =>
      title.drafted(table, (draft) => {
        if (holderOf(table, move) !== null) draft.put(move.train, POOL);
      }),
    rules: [...terms.first, surplus, chooses],
    label: (table, move) => phrase(`${title.id}/log/discard`, said(table, move)),
    *candidates(table, seat) {
      for (const company of overLimit(table))
        for (const train of offered(table, company)) yield { type: 'discard', seat, train };
    },
    concerns: (_, { train }, piece) => train === piece,
    reads: (_, seat, { piece, from, to }) =>
      piece.startsWith('train/') && places.includes(to) && companyOf(from) !== null
        ? [{ type: 'discard', seat, train: piece }]
        : [],
    offer: (table) => ({
      label: (move) => phrase(`${title.id}/choice/discard`, said(table, move)),
      tone: 'main',
    }),
  };
}

/** The log line of a title that also says so where the train is nobody's. */
export const discardLine =
  <C extends RailClock>(title: RailTitle<C>) =>
  (table: Table<C>, move: Discard): Phrase => {
    const [company, train] = [holderOf(table, move), title.trainName(table, move.train)];
    return company === null
      ? phrase(`${title.id}/log/discard-nothing`, { train })
      : phrase(`${title.id}/log/discard`, { company, train });
  };
