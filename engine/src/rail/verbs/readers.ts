import type { PieceId, Seat, Table } from '../../table/types.ts';
import type { Pieces } from '../../table/pieces.ts';
import type { RailClock } from '../clock.ts';
import { phaseOf } from '../depot.ts';
import { ipoPlace, POOL, priceMarker, seatPlace, tileOf } from '../ids.ts';
import type { Layout, TileSet } from '../map/layout.ts';
import { layoutReader } from '../map/read-layout.ts';
import type { Track } from '../map/track.ts';
import { trackOf } from '../map/track.ts';
import { byRank, priceOf as marketPrice } from '../market.ts';
import { decidesFor, inHands as percentInHands } from '../readers.ts';
import { percentAt } from '../shares.ts';
import type { BoardSpec, CharterSpec, CompanyId, MarketSpec, PhaseSpec, TileId } from '../types.ts';

/** What a table may bring along instead of what the title has. */
export interface Sheets {
  readonly market: MarketSpec;
  readonly board: BoardSpec;
  readonly tiles: TileSet;
}
/** What is printed in a title, as far as its table is read by it. */
export interface Printed<K extends CharterSpec = CharterSpec> {
  readonly charters: Readonly<Record<CompanyId, K>>;
  readonly phases: readonly PhaseSpec[];
  /** Which face a tile shows. Usually it has one only. */
  readonly faceUp?: (pieces: Pieces, piece: PieceId) => TileId | null;
}

/** What one reads off the table of a title by what is printed in it. All of it is derived; nothing is stored. */
export function readersOf<C extends RailClock, K extends CharterSpec = CharterSpec>(
  printed: Printed<K> & (Sheets | { readonly sheets: (table: Table<C>) => Sheets }),
) {
  const { charters, phases, faceUp = (_, piece) => tileOf(piece) } = printed;
  const sheets = 'sheets' in printed ? printed.sheets : (): Sheets => printed;
  const first = Object.values(charters)[0]!;
  const layouts = layoutReader(faceUp);
  /** A name that no charter has reads as the first one, so that nothing throws for a slip of the hand. */
  const charterOf = (company: CompanyId): K =>
    (Object.hasOwn(charters, company) ? charters[company] : null) ?? first;
  /** Tiles and stations on the map. */
  const layout = ({ pieces }: Table<C>): Layout => layouts(pieces);
  /** Companies by their rank on the market: the order of operating. */
  const ranked = (table: Table<C>, companies: readonly CompanyId[]): readonly CompanyId[] =>
    companies.toSorted(byRank(table, sheets(table).market));
  return {
    charterOf,
    layout,
    track: (table: Table<C>): Track => trackOf(sheets(table).board, sheets(table).tiles, layout(table)),
    phase: ({ clock }: Table<C>): PhaseSpec => phaseOf(phases, clock.phase),
    /** 0 where the company has no price. */
    priceOf: (table: Table<C>, company: CompanyId): number =>
      marketPrice(table, sheets(table).market, company) ?? 0,
    /** The company has left the game with its marker. */
    isGone: ({ pieces }: Table<C>, company: CompanyId): boolean =>
      pieces.get(priceMarker(company))?.at === 'out',
    holding: (table: Table<C>, seat: Seat, company: CompanyId): number =>
      percentAt(table, charterOf(company), seatPlace(seat)),
    inPool: (table: Table<C>, company: CompanyId): number => percentAt(table, charterOf(company), POOL),
    /** What nobody has bought yet. */
    inIpo: (table: Table<C>, company: CompanyId): number =>
      percentAt(table, charterOf(company), ipoPlace(company)),
    inHands: (table: Table<C>, company: CompanyId): number => percentInHands(table, charterOf(company)),
    /** Who decides for a company; `order`: who comes first where hands have carried its first certificate off. */
    decides: (table: Table<C>, company: CompanyId, order: readonly Seat[] = table.clock.seats): Seat =>
      decidesFor(table, charterOf(company), order),
    ranked,
    /**
     * How companies lie on the table, which stays for a round, whatever becomes of prices. While they operate: those that
     * have, in the order of their turns, then the acting one, then the others by rank. Else as they are given.
     */
    laidOut: (table: Table<C>, companies: readonly CompanyId[]): readonly CompanyId[] => {
      const { or, operated, operating } = table.clock;
      if (or === 0) return companies;
      const turns = new Set([...operated, operating ?? ''].filter((one) => companies.includes(one)));
      return [
        ...turns,
        ...ranked(
          table,
          companies.filter((one) => !turns.has(one)),
        ),
      ];
    },
  };
}
