import { sideInUse } from '../../rail/depot.ts';
import { certificate, companyPlace, OUT, seatOf } from '../../rail/ids.ts';
import { hasPrice, trainsOf } from '../../rail/readers.ts';
import type { CompanyId } from '../../rail/types.ts';
import { readersOf } from '../../rail/verbs/readers.ts';
import { perTable, pieceOf } from '../../table/places.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import { box } from './box.ts';
import type { Clock62, Table62 } from './clock.ts';
import { CHARTERS, COMPANIES, FIFTY } from './data/companies.ts';
import type { Charter62 } from './data/companies.ts';
import type { PrivateSpec } from './data/privates.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { PRIORITY, privateCard } from './pieces.ts';

/** What one reads off the table of 1862. All of it is derived; nothing here is stored. */

/** Own boards and prices come with the table. */
const read = readersOf<Clock62, Charter62>({ charters: CHARTERS, phases: PHASES, sheets: box });
export const { charterOf, holding, inHands, inIpo, inPool, laidOut, layout, phase, priceOf, track } = read;

// —— Companies ——
/** The company has left the game with its marker (chapters 13 and 15). */
export const { isGone } = read;
export const companiesLeft = (table: Table62): readonly CompanyId[] =>
  COMPANIES.filter((company) => !isGone(table, company));
/** The company has its 60 % and a treasury: it is in operation. */
export const isStarted = (table: Table62, company: CompanyId): boolean =>
  table.clock.started.includes(company) && !isGone(table, company);
export const started = (table: Table62): readonly CompanyId[] =>
  COMPANIES.filter((company) => isStarted(table, company));
/** The company has bought half of itself back: it holds its 50 % (chapter 17). */
export const isHalved = (table: Table62, company: CompanyId): boolean =>
  pieceOf(table, certificate(company, FIFTY))?.at === companyPlace(company);

/** Who decides for a company. */
export const director = (table: Table62, company: CompanyId): Seat => read.decides(table, company);
export { hasPrice, purse, trainsOf, treasury } from '../../rail/readers.ts';
export { parOf } from '../../rail/verbs/par.ts';
/** Companies in operation, in the order in which they act (chapter 6). */
export const inOrder = (table: Table62): readonly CompanyId[] => read.ranked(table, started(table));
export const priced = (table: Table62): readonly CompanyId[] =>
  COMPANIES.filter((company) => hasPrice(table, company));

// —— Trains and phases ——
export const trainLimit = (table: Table62): number => phase(table).trainLimit['major'] ?? 0;
export const trainName = (table: Table62, train: PieceId): string =>
  sideInUse(table, TRAINS, train)?.name ?? train;
/** Companies that have to give up a train before anything else goes on. */
export const overLimit = perTable((table: Table62): readonly CompanyId[] =>
  inOrder(table).filter((company) => trainsOf(table, company).length > trainLimit(table)),
);
/** Brown and grey: the high values of red hexes, and 30 a hex for bonus routes. */
export const isLate = (table: Table62): boolean => ['brown', 'gray'].includes(phase(table).values);

// —— Private companies ——
export function ownerOfPrivate(table: Table62, id: string): Seat | null {
  const seat = seatOf(pieceOf(table, privateCard(id))?.at ?? '');
  return seat !== null && table.clock.seats.includes(seat) ? seat : null;
}
/** What it pays now: private 7 less once one of its companies has been opened, also if that one has left since (chapter 4). */
export const incomeOf = (
  { clock }: Table62,
  { income, reduced = income, shares = {} }: PrivateSpec,
): number => (Object.keys(shares).some((company) => clock.started.includes(company)) ? reduced : income);
export const isClosed = (table: Table62, id: string): boolean => pieceOf(table, privateCard(id))?.at === OUT;

// —— Players ——
/** Who has the priority card; where hands have carried it off, number 1. */
export function prioritySeat(table: Table62): Seat {
  const seat = seatOf(pieceOf(table, PRIORITY)?.at ?? '');
  return seat !== null && table.clock.seats.includes(seat) ? seat : (table.clock.seats[0] ?? '');
}
