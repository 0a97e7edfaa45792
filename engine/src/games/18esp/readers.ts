import {
  companyOf,
  companyPlace,
  hexPlace,
  seatOf,
  seatPlace,
  station,
  tileOf,
  trainOf,
} from '../../rail/ids.ts';
import { sideInUse } from '../../rail/depot.ts';
import { trainsOf } from '../../rail/readers.ts';
import { nextSeat } from '../../rail/shares.ts';
import type { CompanyId, HexId, TileId } from '../../rail/types.ts';
import { readersOf } from '../../rail/verbs/readers.ts';
import { oneOfEach } from '../../table/alike.ts';
import type { Pieces } from '../../table/pieces.ts';
import { perTable, piecesAt, placeOf } from '../../table/places.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import type { EspClock, EspTable, Offer } from './clock.ts';
import { BOARD } from './data/board.ts';
import { CHARTERS, COMPANIES, kindOfCompany } from './data/companies.ts';
import { FLOAT, LATE_FLOAT, START } from './data/limits.ts';
import { MARKET } from './data/market.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import type { PrivateId } from './data/privates.ts';
import { frontOf, TILES } from './data/tiles.ts';
import { LAST_ROUNDS, PHASES, STRAWBERRY, TRAINS } from './data/trains.ts';
import { closedMarker, lockedPlace, orderCard, privateCard, underTrain } from './pieces.ts';

/** What one reads off the table of 18España. All of it is derived; nothing here is stored. */

// —— Options ——
/** The table follows the public implementation where it deviates from the rulebook (end of RULES.md). */
export const isPublished = ({ clock }: EspTable): boolean => clock.options['published'] === true;

// —— Companies ——
/** The face of a tile that is up; a piece with an unknown side shows its front. */
function faceUp(pieces: Pieces, piece: PieceId): TileId | null {
  const front = tileOf(piece);
  const side = pieces.get(piece)?.side;
  return front !== null && side !== undefined && frontOf(side) === front ? side : front;
}
const read = readersOf<EspClock>({
  charters: CHARTERS,
  market: MARKET,
  phases: PHASES,
  board: BOARD,
  tiles: TILES,
  faceUp,
});
/** `isGone`: taken over, or closed with phase 5, or never in this game. */
export const { charterOf, holding, inHands, inIpo, isGone, laidOut, layout, phase, priceOf, track } = read;
export const inMarket = read.inPool;
export const isMinor = (company: CompanyId): boolean => kindOfCompany(company) === 'minor';
export const isMajor = (company: CompanyId): boolean => !isMinor(company);
const isNorthern = (company: CompanyId): boolean => kindOfCompany(company) === 'north';
export const isSouthern = (company: CompanyId): boolean => kindOfCompany(company) === 'south';
/** The company takes part in this game; a minor that has left still counts (MZ and MZA ask for it). */
export const takesPart = ({ clock }: EspTable, company: CompanyId): boolean =>
  clock.companies.includes(company);
export const isStarted = ({ clock }: EspTable, company: CompanyId): boolean =>
  clock.started.includes(company);
/** Started companies in the order of the box. */
export const started = ({ clock }: EspTable): readonly CompanyId[] =>
  COMPANIES.filter((company) => clock.started.includes(company));
export const hasOperated = ({ clock }: EspTable, company: CompanyId): boolean =>
  clock.veterans.includes(company);
/** Percent that counts as sold for the start of a major: with players and in the market. */
export const soldOf = (table: EspTable, company: CompanyId): number =>
  inHands(table, company) + inMarket(table, company);
/** What must be sold before a major starts (§4.3.2). */
export const floatOf = (table: EspTable): number => (fromPhase(table, '5') ? LATE_FLOAT : FLOAT);

/** A price marker on the market: the company has a par, or is a started minor. */
export { hasPrice, purse, trainsOf, treasury } from '../../rail/readers.ts';
export { placeOf } from '../../table/places.ts';
export { parOf } from '../../rail/verbs/par.ts';
export const debtOf = ({ clock }: EspTable, seat: Seat): number =>
  (Object.hasOwn(clock.debts, seat) ? clock.debts[seat] : 0) ?? 0;

/** Who decides for a company: its director (§4.4). */
export const director = (table: EspTable, company: CompanyId): Seat =>
  read.decides(table, company, playerOrder(table));

// —— Players ——
/** Seats by their order cards, the lowest first (§4). A seat that lost its card comes last. */
export const playerOrder = perTable((table: EspTable): readonly Seat[] => {
  const { seats } = table.clock;
  const order: Seat[] = [];
  for (let n = 1; n <= seats.length; n++) {
    const seat = seatOf(placeOf(table, orderCard(n)));
    if (seat !== null && seats.includes(seat) && !order.includes(seat)) order.push(seat);
  }
  return order.length === seats.length ? order : [...order, ...seats.filter((seat) => !order.includes(seat))];
});
/** The next one in player order. */
export const nextPlayer = (table: EspTable, seat: Seat): Seat => nextSeat(playerOrder(table), seat) ?? seat;
/** §4.1: private companies, presidents' certificates, 10 % shares and minors count one each. */
export const counted = (table: EspTable, seat: Seat): number =>
  piecesAt(table, seatPlace(seat)).filter(
    (piece) => piece.startsWith('cert/') || piece.startsWith('private/'),
  ).length;
export const certificateLimit = (table: EspTable): number =>
  (START[table.clock.seats.length] ?? START[6]!).certificates;

// —— Private companies ——
type PrivateOwner = { readonly seat: Seat } | { readonly company: CompanyId };
export function ownerOfPrivate(table: EspTable, id: PrivateId): PrivateOwner | null {
  const at = placeOf(table, privateCard(id));
  const seat = seatOf(at);
  if (seat !== null && table.clock.seats.includes(seat)) return { seat };
  const company = companyOf(at);
  return company === null ? null : { company };
}
/** What the card of a private company is called: where CRB is out of the game P6 lies with its back up (§2.1, §2.2). */
export const cardName = ({ clock }: EspTable, id: PrivateId): string =>
  id === 'P6' && clock.gift6 !== 'CRB' ? 'P6/back' : id;
/** The player who owns the private company, or null. */
export function playerOwning(table: EspTable, id: PrivateId): Seat | null {
  const owner = ownerOfPrivate(table, id);
  return owner && 'seat' in owner ? owner.seat : null;
}
export const companyOwns = (table: EspTable, company: CompanyId, id: PrivateId): boolean =>
  placeOf(table, privateCard(id)) === companyPlace(company);
export const privatesOf = (table: EspTable, company: CompanyId): readonly PrivateId[] =>
  PRIVATE_IDS.filter((id) => companyOwns(table, company, id));
export const tendersAt = (table: EspTable, place: string): readonly PieceId[] =>
  piecesAt(table, place).filter((piece) => piece.startsWith('tender/'));
export const hasTender = (table: EspTable, company: CompanyId): boolean =>
  tendersAt(table, companyPlace(company)).length > 0;

// —— Phases and trains ——
/** The present phase is this one or a later one. */
export const fromPhase = ({ clock }: EspTable, id: string): boolean => Number(clock.phase) >= Number(id);
export const trainLimit = (table: EspTable, company: CompanyId): number =>
  phase(table).trainLimit[isMinor(company) ? 'minor' : 'major'] ?? 0;
/** 2F neither counts for the limit nor meets the train obligation (§3.1). */
export const countedTrains = (table: EspTable, company: CompanyId): readonly PieceId[] =>
  trainsOf(table, company).filter((train) => train !== STRAWBERRY);
/** The recycled train under a train, which makes it a combined one (§6.2.1). */
export const recycledUnder = (table: EspTable, train: PieceId): PieceId | null =>
  piecesAt(table, underTrain(train)).find((piece) => trainOf(piece) !== null) ?? null;
/** `4`, or for a combined train `4 & 1+2`. */
export function trainName(table: EspTable, train: PieceId): string {
  const name = sideInUse(table, TRAINS, train)?.name ?? '';
  const half = recycledUnder(table, train);
  return half === null ? name : `${name} & ${sideInUse(table, TRAINS, half)?.name ?? ''}`;
}

/** Of trains that are alike one is enough. */
export const unlike = (table: EspTable, trains: readonly PieceId[]): readonly PieceId[] =>
  oneOfEach(trains, (train) => trainName(table, train));
/** Equal pieces at one place stand in for each other. */
export const standsFor = (table: EspTable, named: PieceId, piece: PieceId): boolean =>
  named === piece ||
  (placeOf(table, named) === placeOf(table, piece) && trainName(table, named) === trainName(table, piece));
/** Companies that have to give up a train before anything else goes on. */
export const overLimit = perTable((table: EspTable): readonly CompanyId[] =>
  table.clock.started.filter((company) => countedTrains(table, company).length > trainLimit(table, company)),
);
/** §8: the very last operating round. */
export const isLastRound = ({ clock }: EspTable): boolean =>
  clock.round === 'OR' && clock.ending === 'last' && clock.or >= LAST_ROUNDS;
/** §8: there the income of northern majors counts twice, and their marker moves twice. */
export const timesOf = (table: EspTable, company: CompanyId): 1 | 2 =>
  isLastRound(table) && isNorthern(company) ? 2 : 1;

// —— Stations ——
export const homeToken = (company: CompanyId): PieceId => station(company, 0);
/** Markers that can be placed now, the home marker first while it waits. */
export const tokensOf = (table: EspTable, company: CompanyId): readonly PieceId[] =>
  piecesAt(table, companyPlace(company)).filter((piece) => piece.startsWith(`token/${company}/`));
export const lockedTokens = (table: EspTable, company: CompanyId): readonly PieceId[] =>
  piecesAt(table, lockedPlace(company)).filter((piece) => piece.startsWith(`token/${company}/`));
/** The home marker has not been placed yet. */
export const awaitsHome = (table: EspTable, company: CompanyId): boolean =>
  placeOf(table, homeToken(company)) === companyPlace(company);

// —— Map ——
export const isOpenPass = (table: EspTable, hex: HexId): boolean =>
  placeOf(table, closedMarker(hex)) !== hexPlace(hex);

// —— Turns ——
/** Started companies by the order of operating (§5.1). */
export const inOrder = (table: EspTable): readonly CompanyId[] => read.ranked(table, started(table));

/** Who has to answer an open question. */
export const askedSeat = (table: EspTable, offer: Offer): Seat =>
  offer.kind === 'private'
    ? (playerOwning(table, offer.private) ?? director(table, offer.buyer))
    : director(table, offer.seller);

/** Who has to decide now. */
export function turn(table: EspTable): readonly Seat[] {
  const { clock } = table;
  if (clock.round === 'end') return [];
  const over = overLimit(table);
  if (over.length > 0) return [...new Set(over.map((company) => director(table, company)))];
  if (clock.parDue) return [clock.parDue.seat];
  if (clock.round === 'auction') return [clock.lot ? clock.lot.turn : (playerOrder(table)[0] ?? '')];
  if (clock.round === 'SR') return [clock.turn];
  if (clock.offer) return [askedSeat(table, clock.offer)];
  if (clock.vacancy) return [director(table, clock.vacancy.company)];
  return [clock.operating === null ? (playerOrder(table)[0] ?? '') : director(table, clock.operating)];
}
