import {
  BANK,
  certificate,
  charterCard,
  companyPlace,
  OUT,
  priceMarker,
  slotOf,
  station,
} from '../../rail/ids.ts';
import { trainsOf } from '../../rail/readers.ts';
import type { CompanyId } from '../../rail/types.ts';
import { parMarker } from '../../rail/verbs/par.ts';
import { pieceOf } from '../../table/places.ts';
import type { Draft62 } from './clock.ts';
import { BALTIMORE } from './data/companies.ts';
import { owe } from './debts.ts';
import type { PrivateId } from './data/privates.ts';
import { FLIPPED, privateCard } from './pieces.ts';
import { charterOf, director, ownerOfPrivate, treasury } from './readers.ts';

/** What leaves the game: privates (chapter 4) and companies (chapters 13 and 15). */

export function closePrivate(draft: Draft62, id: PrivateId): void {
  draft.put(privateCard(id), OUT, { due: 'due/close' });
}
/** A private whose time has come, if somebody has it. */
export function closeIfOwned(draft: Draft62, id: PrivateId): void {
  if (ownerOfPrivate(draft.table, id) !== null) closePrivate(draft, id);
}

/** Markers on the board stay where they are, turned over; those on the charter leave with it. */
export function flipMarkers(draft: Draft62, company: CompanyId): void {
  const count = company === BALTIMORE ? 1 : charterOf(company).stations.length;
  for (let i = 0; i < count; i++) {
    const marker = station(company, i);
    const at = pieceOf(draft.table, marker)?.at ?? OUT;
    if (slotOf(at)) draft.put(marker, at, { side: FLIPPED, due: 'due/flip' });
    else draft.put(marker, OUT, { due: 'due/close' });
  }
}

/** Everything of a company leaves the game, but for its markers on the board. */
export function leaveGame(draft: Draft62, company: CompanyId): void {
  const { table } = draft;
  const { shares } = charterOf(company);
  for (const [i] of shares.entries()) draft.put(certificate(company, i), OUT, { due: 'due/close' });
  for (const train of trainsOf(table, company)) draft.put(train, OUT, { due: 'due/close' });
  draft.pay(treasury(table, company), companyPlace(company), BANK, 'due/close');
  flipMarkers(draft, company);
  for (const piece of [charterCard(company), parMarker(company), priceMarker(company)])
    draft.put(piece, OUT, { due: 'due/close' });
  const { [company]: _, ...notes } = draft.clock.notes;
  draft.set('notes', notes);
  const { offer } = draft.clock;
  if (offer !== null && (offer.buyer === company || offer.seller === company)) draft.set('offer', null);
}

/** Chapter 13: at 0 the notes are repaid, the director is liable; then the company is gone, without compensation. */
export function closeCompany(draft: Draft62, company: CompanyId): void {
  const owed = draft.clock.notes[company] ?? 0;
  const seat = director(draft.table, company);
  const paid = Math.min(owed, Math.max(0, treasury(draft.table, company)));
  draft.pay(paid, companyPlace(company), BANK, 'due/notes');
  leaveGame(draft, company);
  if (owed > paid) owe(draft, { seat, amount: owed - paid, to: BANK, company, why: 'notes' });
}
