import { phasesUpTo, rusting } from '../../rail/depot.ts';
import { BANK, companyOf, OUT, trainOf } from '../../rail/ids.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import { TRAIN_TYPES } from './brewery/data/cards.ts';
import { SEGMENTS } from './brewery/data/demand.ts';
import { unload } from './brewery/demand.ts';
import { closedPlace, EXPORT_BOX, NO_DEMAND_SUPPLY } from './brewery/pieces.ts';
import { cubesAt } from './brewery/readers.ts';
import type { DoDraft, DoTable } from './clock.ts';
import { PRIVATES } from './data/breweries.ts';
import { PHASES } from './data/trains.ts';
import { BEER_SUPPLY, breweryMarker, ORDER_MARKER, privateCard } from './pieces.ts';
import { isBrewers, isBrewery, isFlipped } from './readers.ts';

/** What the first train or card of a kind brings about when it leaves the display (§4.2.1, §4.5.7.3, §6.2.1). */

/** The side of a train that runs for the last time. */
const OBSOLETE = 'obsolete';

/** A train has left the display: the first of its kind starts a phase. */
export function trainLeft(draft: DoDraft, type: string): void {
  for (const { id, startsWith } of phasesUpTo(PHASES, draft.clock.phase, type)) {
    draft.set('phase', id);
    for (const card of rusting(draft.table, TRAIN_TYPES, startsWith ?? ''))
      if (isTrainCard(draft.table, card)) ageTrain(draft, card);
    if (isBrewery(draft.table)) {
      phaseOpens(draft, id);
      continue;
    }
    if (id === '6') closeBreweries(draft);
    if (id === '8' && pieceOf(draft.table, ORDER_MARKER)?.at !== BANK)
      draft.put(ORDER_MARKER, OUT, { due: 'due/order-marker' });
  }
}
/** The same for a card, whoever took it and what for (§4.2.1). */
export const cardLeft = (draft: DoDraft, card: PieceId): void => trainLeft(draft, trainOf(card) ?? '');
/** Obsolete trains leave; a 4-train on a sheet is turned and runs once more. */
function ageTrain(draft: DoDraft, train: PieceId): void {
  const at = pieceOf(draft.table, train)?.at ?? OUT;
  const runsOnce = TRAIN_TYPES.find(({ id }) => id === trainOf(train))?.lastRun === true;
  if (runsOnce && companyOf(at) !== null) {
    draft.put(train, at, { side: OBSOLETE, due: 'due/rust' });
    return;
  }
  if (isBrewery(draft.table)) unload(draft, train);
  draft.put(train, OUT, { due: 'due/rust' });
}
export const isObsolete = (table: DoTable, train: PieceId): boolean =>
  pieceOf(table, train)?.side === OBSOLETE;
/** §4.3.1: with the first 6-train all cards are flipped, and markers that nobody has assigned leave the game. */
function closeBreweries(draft: DoDraft): void {
  for (const { id, hasMarker } of PRIVATES) {
    const at = pieceOf(draft.table, privateCard(id))?.at ?? OUT;
    if (at === OUT) continue;
    if (!isFlipped(draft.table, id)) draft.put(privateCard(id), at, { side: 'back', due: 'due/flip' });
    const marker = pieceOf(draft.table, breweryMarker(id))?.at ?? OUT;
    if (hasMarker && companyOf(marker) === null && marker !== OUT)
      draft.put(breweryMarker(id), OUT, { due: 'due/markers-out' });
  }
}

// —— With breweries (§6.2.1) ——

/** A phase begins: its segment opens, and with the gray one the export box is emptied (§5.1.3). */
function phaseOpens(draft: DoDraft, phase: string): void {
  const segment = SEGMENTS.find(({ opens }) => opens === phase);
  if (segment)
    for (const marker of piecesAt(draft.table, closedPlace(segment.id)))
      draft.put(marker, NO_DEMAND_SUPPLY, { due: 'due/segment' });
  if (phase === '8') emptyBox(draft);
}
/** §5.1.3: what lies in the export box goes to the supply. */
export function emptyBox(draft: DoDraft): void {
  for (const cube of cubesAt(draft.table, EXPORT_BOX))
    draft.put(cube, BEER_SUPPLY, { due: 'due/export-box' });
}
/** Only cards that are trains grow old: equipment stays (§6.5.2.2). */
const isTrainCard = (table: DoTable, card: PieceId): boolean => {
  const company = companyOf(pieceOf(table, card)?.at ?? OUT) ?? '';
  return trainOf(card) !== null && !isBrewers(company);
};
