import { DEPOT, ipoPlace, OUT, trainOf } from '../../../rail/ids.ts';
import { certificatesAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { perTable, pieceOf } from '../../../table/places.ts';
import type { PieceId, Seat } from '../../../table/types.ts';
import { trainsAt } from '../../../rail/depot.ts';
import type { DoTable } from '../clock.ts';
import { PHASES } from '../data/trains.ts';
import { INTRO_SHARE } from '../data/limits.ts';
import { numberOf } from '../pieces.ts';
import { certificates, charterOf, companies, holding, isIntro, start, trainSpecOf } from '../readers.ts';

/** The certificate on top of a railway's stack on the display; null: the stack is gone (3.2.1). */
export const topOf = (table: DoTable, company: CompanyId): PieceId | null =>
  certificatesAt(table, company, ipoPlace(company))[0] ?? null;
export const percentOf = (company: CompanyId, piece: PieceId): number =>
  charterOf(company).shares[numberOf(piece)] ?? 0;
/** Railways that still have certificates on the display. */
export const onDisplay = (table: DoTable): readonly CompanyId[] =>
  companies(table).filter((company) => topOf(table, company) !== null);

/** Certificates left on the display: so many turns are left. */
export const leftOnDisplay = (table: DoTable): number =>
  companies(table).reduce(
    (sum, company) => sum + certificatesAt(table, company, ipoPlace(company)).length,
    0,
  );

export const certificateLimit = (table: DoTable): number => start(table).certificates;
export const isAtLimit = (table: DoTable, seat: Seat): boolean =>
  certificates(table, seat).length >= certificateLimit(table);
/** Seats that lost a directorship and now hold more certificates than they may. */
export const overCertificates = perTable((table: DoTable): readonly Seat[] =>
  isIntro(table)
    ? table.clock.seats.filter((seat) => certificates(table, seat).length > certificateLimit(table))
    : [],
);
/** What a seat would hold with the top certificate of a railway; `given` goes to the pool for it. */
export function holdingWith(table: DoTable, seat: Seat, company: CompanyId, given?: PieceId): number {
  const top = topOf(table, company);
  const less = given?.startsWith(`cert/${company}/`) ? percentOf(company, given) : 0;
  return holding(table, seat, company) - less + (top === null ? 0 : percentOf(company, top));
}
/** Every stack would lift the seat over 60 %: then it moves a certificate to the pool instead. */
export const isBarred = (table: DoTable, seat: Seat): boolean =>
  onDisplay(table).every((company) => holdingWith(table, seat, company) > INTRO_SHARE);

// —— Trains ——

export const nextTrain = (table: DoTable): PieceId | null => trainsAt(table, DEPOT)[0] ?? null;
/** 3.2.3: 2-trains by the first 4-train, 3-trains by the first 6-train, 4-trains by the first 8-train. */
export function isObsolete(table: DoTable, train: PieceId): boolean {
  const by = trainSpecOf(train)?.rustedBy;
  if (by === undefined || trainOf(train) === null || pieceOf(table, train)?.at === OUT) return false;
  const at = (id: string): number => PHASES.findIndex((phase) => phase.id === id);
  return at(table.clock.phase) >= at(by);
}
