import { companyOf, trainOf } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { pieceOf } from '../../../table/places.ts';
import type { PieceId, Place } from '../../../table/types.ts';
import { canExport } from '../best-run.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import { carriesBeer } from '../export.ts';
import { decides, railways, trainsOf } from '../readers.ts';
import type { BreweryId } from './clock.ts';
import { EXPORT_PRICE } from './data/demand.ts';
import { useUnit } from './equipment.ts';
import { squaresOn } from './expert/wagons.ts';
import { exportSource } from './market.ts';
import { loadPlace } from './pieces.ts';
import { cubesAt } from './readers.ts';

/** §6.5.2.4: export beer is loaded onto the blue squares of trains. */

/** The railway that has a train; null: it lies elsewhere, or a brewery uses its other side. */
export const railwayOf = (table: DoTable, train: PieceId): CompanyId | null => {
  const company = trainOf(train) === null ? null : companyOf(pieceOf(table, train)?.at ?? '');
  return company !== null && railways(table).includes(company) ? company : null;
};
export const freeSquares = (table: DoTable, train: PieceId): number =>
  Math.max(0, squaresOn(table, train) - cubesAt(table, loadPlace(train)).length);
/** Trains with blue squares, in the order of their railways. */
export const beerTrains = (table: DoTable): readonly PieceId[] =>
  railways(table).flatMap((company) =>
    carriesBeer(table, company)
      ? trainsOf(table, company).filter((train) => squaresOn(table, train) > 0)
      : [],
  );
/** §6.5.2.4: whoever directs the railway has to agree, unless it is the brewery's own head or P binds it (§7.2). */
export const isAgreed = (table: DoTable, brewery: BreweryId, train: PieceId): boolean => {
  const railway = railwayOf(table, train);
  if (railway === null) return false;
  if (railway === table.clock.contract) return true;
  return decides(table, railway) === decides(table, brewery) || table.clock.agreed.includes(train);
};

// —— Loading ——

/** Why a train cannot take any more beer, whoever asks. */
export type LoadFault = 'no-train' | 'no-beer' | 'full' | 'no-way';
export function loadFault(table: DoTable, train: PieceId): LoadFault | null {
  const railway = railwayOf(table, train);
  if (railway === null) return 'no-train';
  if (!carriesBeer(table, railway)) return 'no-beer';
  if (freeSquares(table, train) === 0) return 'full';
  return canExport(table, railway, train) ? null : 'no-way';
}

/** A cube goes onto the train; it comes from where the rule says, or from where the hand has taken it. */
export function loadCube(draft: DoDraft, card: PieceId, train: PieceId, from?: Place): void {
  const source =
    from !== undefined && cubesAt(draft.table, from).length > 0 ? from : exportSource(draft.table);
  const cube = source === null ? undefined : cubesAt(draft.table, source)[0];
  if (cube === undefined) return;
  const { loaded } = draft.clock;
  draft.put(cube, loadPlace(train)).set('loaded', { ...loaded, [card]: (loaded[card] ?? 0) + 1 });
  useUnit(draft, card, EXPORT_PRICE);
  draft.set('step', 'load');
}
