import { sideInUse } from '../../rail/depot.ts';
import type { Reach } from '../../rail/map/reach.ts';
import { reachOf } from '../../rail/map/reach.ts';
import { hasPrice } from '../../rail/readers.ts';
import type { CompanyId } from '../../rail/types.ts';
import { readersOf } from '../../rail/verbs/readers.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import type { FiveClock, FiveTable } from './clock.ts';
import { BOARD, CHARTERS, COMPANIES, MARKET, PHASES, TILES, TRAINS } from './data.ts';

const read = readersOf<FiveClock>({
  charters: CHARTERS,
  market: MARKET,
  phases: PHASES,
  board: BOARD,
  tiles: TILES,
});
export const { charterOf, holding, layout, phase, priceOf, track } = read;
export { purse, trainsOf, treasury } from '../../rail/readers.ts';

/** A founded company has its price marker on the market. */
export const isFounded = hasPrice;
export const founded = (table: FiveTable): readonly CompanyId[] =>
  COMPANIES.filter((company) => isFounded(table, company));
/** §3: the order of operating. */
export const inOrder = (table: FiveTable): readonly CompanyId[] => read.ranked(table, founded(table));
export const president = (table: FiveTable, company: CompanyId): Seat => read.decides(table, company);

export const reach = (table: FiveTable, company: CompanyId): Reach =>
  reachOf(BOARD, TILES, layout(table), company);
export const trainName = (table: FiveTable, train: PieceId): string =>
  sideInUse(table, TRAINS, train)?.name ?? train;

/** Who has to decide now; where hands have left nobody operating, the first seat goes on. */
export function turn(table: FiveTable): readonly Seat[] {
  const { round, turn: trading, operating, seats } = table.clock;
  if (round === 'end') return [];
  if (round === 'SR') return [trading];
  return operating === null ? seats.slice(0, 1) : [president(table, operating)];
}
