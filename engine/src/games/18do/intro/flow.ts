import { BY_ITSELF } from '../../../rail/best-runs.ts';
import { phasesUpTo } from '../../../rail/depot.ts';
import { charterCard, companyPlace, ipoPlace, POOL, seatPlace, station, trainOf } from '../../../rail/ids.ts';
import { exchangePresidency, nextSeat, ordinaryAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { pieceOf } from '../../../table/places.ts';
import type { PieceId, Seat } from '../../../table/types.ts';
import type { DoDraft, DoTable } from '../clock.ts';
import { OPERATING_TURN } from '../course.ts';
import { PHASES } from '../data/trains.ts';
import { directorAfterSale, settleDirector } from '../deal.ts';
import { payoutMarker, payoutPlace } from '../pieces.ts';
import { charterOf, companies, trainsOf } from '../readers.ts';
import { bestRunOf } from '../best-run.ts';
import { nextTrain, onDisplay, percentOf } from './readers.ts';

export const isDirectors = (piece: PieceId): boolean => piece.endsWith('/0');

/** 3.2.1: with the director's certificate come the sheet, the stations and the next train. */
export function openRailway(draft: DoDraft, company: CompanyId, seat: Seat): void {
  draft.put(charterCard(company), seatPlace(seat), { due: 'due/taken-sheet' });
  for (const [index] of charterOf(company).stations.entries()) {
    const piece = station(company, index);
    if (pieceOf(draft.table, piece)?.at === ipoPlace(company))
      draft.put(piece, companyPlace(company), { due: 'due/taken-sheet' });
  }
  takeTrain(draft, company);
}
/** The next train comes onto the sheet; the first one of its kind begins a phase. Obsolete trains stay until they are swapped. */
export function takeTrain(draft: DoDraft, company: CompanyId): void {
  const train = nextTrain(draft.table);
  if (train === null) return;
  draft.put(train, companyPlace(company), { due: 'due/next-train' });
  for (const { id } of phasesUpTo(PHASES, draft.clock.phase, trainOf(train) ?? '')) draft.set('phase', id);
}

/** 3.2.2.2: a station or a siding has been made; what is left of the turn is the train. */
export function builtInIntro(draft: DoDraft): void {
  const { step } = draft.clock;
  draft.set('built', true);
  if (step === 'network' || step === 'build') draft.set('step', 'swap');
}

/** Who takes over when a director gives up his certificate and one of those he gets for it: whoever then holds more (3.2.1). */
export function heirOf(table: DoTable, company: CompanyId, seat: Seat): Seat | null {
  const next = directorAfterSale(table, seat, company, 10);
  return next === seat ? null : next;
}

/** A certificate of a player goes to the pool; a director's one is exchanged first, and one of those goes (3.2.1). */
export function discardTo(draft: DoDraft, seat: Seat, piece: PieceId): void {
  const company = piece.split('/')[1] ?? '';
  const heir = isDirectors(piece) ? heirOf(draft.table, company, seat) : null;
  if (heir !== null) {
    draft.add(...exchangePresidency(draft.table, charterOf(company), seat, heir, 'due/director'));
    const [given] = ordinaryAt(draft.table, company, seatPlace(seat)).toSorted(
      (a, b) => percentOf(company, a) - percentOf(company, b),
    );
    if (given !== undefined) draft.put(given, POOL);
    return;
  }
  draft.put(piece, POOL);
  settleDirector(draft, company);
}

/** The turn is over: the next player, or the end when the display is empty (3.3). */
export function endIntroTurn(draft: DoDraft, seat: Seat): void {
  if (onDisplay(draft.table).length === 0) {
    endIntro(draft);
    return;
  }
  draft
    .begin(OPERATING_TURN)
    .set('step', 'certificate')
    .set('turn', nextSeat(draft.clock.seats, seat) ?? seat);
}

/** 3.3: every railway runs its train once on its best route; the sheet keeps what it pays, rounded down to tens. */
function endIntro(draft: DoDraft): void {
  const { table } = draft;
  const all = companies(table);
  const nodes = Math.ceil(BY_ITSELF / all.length);
  for (const company of all) {
    const revenue = trainsOf(table, company).length > 0 ? bestRunOf(table, company, nodes).revenue : 0;
    draft.put(payoutMarker(company), payoutPlace(Math.floor(revenue / 10) * 10), {
      due: 'due/payout-marker',
    });
  }
  draft.set('round', 'end');
}
