import { certificate, ipoPlace } from '../../rail/ids.ts';
import { certificatesAt, presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import type { Table62 } from './clock.ts';
import { GROUPS, groupOf } from './data/companies.ts';
import { ROW } from './pieces.ts';
import { hasPrice, isGone, isStarted } from './readers.ts';

/** The four groups open one after the other, each by a condition of its own (chapter 19). */

export const privatesLeft = (table: Table62): boolean =>
  piecesAt(table, ROW).some((piece) => piece.startsWith('private/'));

/** Sold out: no certificate left among the unsold ones; what lies in the pool does not matter (open question 7). */
const isSoldOut = (table: Table62, company: CompanyId): boolean =>
  certificatesAt(table, company, ipoPlace(company)).length === 0;
/** The director's certificate lies among the unsold ones. */
export const isUnfounded = (table: Table62, company: CompanyId): boolean =>
  pieceOf(table, certificate(company, 0))?.at === ipoPlace(company);
/** Founded: somebody has bought the director's certificate and set the par. */
const isFounded = (table: Table62, company: CompanyId): boolean =>
  hasPrice(table, company) && presidentOf(table, company) !== null;

/** A company that has left the game counts as sold out, opened and founded (HC-11). */
const CONDITIONS: readonly ((table: Table62, company: CompanyId) => boolean)[] = [
  isSoldOut,
  isStarted,
  isFounded,
];
/** Companies of the group before that keep this one closed. */
export const waitingFor = (table: Table62, group: number): readonly CompanyId[] =>
  group < 2
    ? []
    : (GROUPS[group - 2] ?? []).filter(
        (company) => !isGone(table, company) && !CONDITIONS[group - 2]?.(table, company),
      );

/** Whether shares of a group (1 to 4) can be bought. */
export const isGroupOpen = (table: Table62, group: number): boolean =>
  !privatesLeft(table) && GROUPS.every((_, i) => i + 1 > group || waitingFor(table, i + 1).length === 0);
export const isOpen = (table: Table62, company: CompanyId): boolean =>
  isGroupOpen(table, groupOf(company)) && !isGone(table, company);
