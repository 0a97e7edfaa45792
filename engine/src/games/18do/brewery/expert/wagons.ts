import { companyOf, companyPlace } from '../../../../rail/ids.ts';
import type { CompanyId } from '../../../../rail/types.ts';
import { pieceOf, piecesAt } from '../../../../table/places.ts';
import type { PieceId, Place } from '../../../../table/types.ts';
import type { DoDraft, DoTable } from '../../clock.ts';
import { cubesAboard, squaresOf } from '../../export.ts';
import { isExpert, trainsOf } from '../../readers.ts';
import type { BreweryId } from '../clock.ts';
import { loadPlace, trainOfLoad } from '../pieces.ts';
import { equipmentOf, kettleOf } from '../readers.ts';
import { isWagon } from './pieces.ts';
import { kimsAtWork, kimWorks, placeOfKim } from './readers.ts';

/** Thermo wagons (§7.1.3): on a train they add a square, with a brewery they turn a unit into one for export. */

export const wagonsOn = (table: DoTable, train: PieceId): readonly PieceId[] =>
  isExpert(table) ? piecesAt(table, loadPlace(train)).filter(isWagon) : [];
/** Blue squares of a train, with the wagons that lie on it and work already. */
export const squaresOn = (table: DoTable, train: PieceId): number =>
  squaresOf(train) + wagonsOn(table, train).filter((kim) => kimWorks(table, kim)).length;
/** Thermo wagons of a railway, on its trains and on its sheet. */
export const wagonsOf = (table: DoTable, railway: CompanyId): readonly PieceId[] =>
  isExpert(table)
    ? [companyPlace(railway), ...trainsOf(table, railway).map(loadPlace)].flatMap((place) =>
        piecesAt(table, place).filter(isWagon),
      )
    : [];
/** A cube lies on this wagon: without it the train would carry more than it has squares. */
export function isLaden(table: DoTable, kim: PieceId): boolean {
  const train = trainOfLoad(placeOfKim(table, kim));
  return (
    train !== null &&
    kimWorks(table, kim) &&
    cubesAboard(table, train).length > Math.max(0, squaresOn(table, train) - 1)
  );
}

/** Units without an arrow that a brewery may still use for export: one for each of its wagons. */
export function wagonUnits(table: DoTable, brewery: BreweryId): number {
  const wagons = kimsAtWork(table, brewery, 'wagon');
  if (wagons.length === 0) return 0;
  const beyond = equipmentOf(table, brewery).map((card) =>
    Math.max(0, (table.clock.loaded[card] ?? 0) - (kettleOf(card)?.exports ?? 0)),
  );
  return Math.max(0, wagons.length - beyond.reduce((a, b) => a + b, 0));
}
/** Where a railway lays a wagon that it gets: on its best train; without one on its sheet. */
export function berth(table: DoTable, railway: CompanyId, without?: PieceId): Place {
  const trains = trainsOf(table, railway).filter((train) => train !== without);
  const typeOf = (train: PieceId): number => kettleOf(train)?.type ?? 0;
  const [best] = trains.toSorted((a, b) => typeOf(b) - typeOf(a));
  return best === undefined ? companyPlace(railway) : loadPlace(best);
}
/** A train leaves its railway: the wagons on it stay there. */
export function uncouple(draft: DoDraft, train: PieceId): void {
  const railway = companyOf(pieceOf(draft.table, train)?.at ?? '');
  if (railway === null) return;
  for (const kim of wagonsOn(draft.table, train))
    draft.put(kim, berth(draft.table, railway, train), { due: 'due/wagon' });
}
