import { phaseOf, sideInUse } from '../../rail/depot.ts';
import { companyPlace, ipoPlace, seatOf, seatPlace, trainOf, certificate } from '../../rail/ids.ts';
import type { Layout } from '../../rail/map/layout.ts';
import { faceAt } from '../../rail/map/layout.ts';
import type { Track } from '../../rail/map/track.ts';
import { trackOf } from '../../rail/map/track.ts';
import { hasPrice, trainsOf as trainsOnSheet } from '../../rail/readers.ts';
import { percentAt } from '../../rail/shares.ts';
import type { BoardSpec, CompanyId, Face, HexId, PhaseSpec, TileColour } from '../../rail/types.ts';
import { readersOf } from '../../rail/verbs/readers.ts';
import { perTable, pieceOf, piecesAt } from '../../table/places.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import type { Map18 } from './board.ts';
import { joinedFields, mapFor } from './board.ts';
import { TRAIN_TYPES } from './brewery/data/cards.ts';
import {
  ALL_CHARTERS,
  ALL_COMPANIES,
  BREW_COMPANIES,
  ONLY_FOR_FIVE,
  SMALL_IDS,
} from './brewery/data/companies.ts';
import type { Reading } from './brewery/data/limits.ts';
import { READINGS, startFor as breweryStart } from './brewery/data/limits.ts';
import { TRACKS } from './brewery/data/tracks.ts';
import { smallSheet } from './brewery/pieces.ts';
import type { DoClock, DoTable } from './clock.ts';
import { hasBreweries, INVESTOR, isForTwo } from './clock.ts';
import { BOARD } from './data/board.ts';
import type { PrivateId } from './data/breweries.ts';
import { PRIVATES } from './data/breweries.ts';
import { COMPANIES, EARLY_TRAIN, NOT_FOR_TWO } from './data/companies.ts';
import { FLOAT, startFor } from './data/limits.ts';
import type { Start } from './data/limits.ts';
import { MARKET } from './data/market.ts';
import { TILES } from './data/tiles.ts';
import type { DoTrain } from './data/trains.ts';
import { PHASES } from './data/trains.ts';
import { GRAY_BY_DATE, GRAY_PHASES, NOT_FOR_TWO_BREWERS } from './investor/brewery/data.ts';
import {
  bidMarkerOf,
  BREWERY_CARD,
  breweryMarker,
  cardPlace,
  FIRST_ACTION,
  MANAGER_CARD,
  payoutMarker,
  privateCard,
} from './pieces.ts';

/** What one reads off the table of 18DO. All of it is derived; nothing here is stored. */
const printed = { charters: ALL_CHARTERS, phases: PHASES, board: BOARD, tiles: TILES };
const read = readersOf<DoClock>({ ...printed, market: MARKET });
/** Heat, Sweat & Beer has two lines of prices instead of the market (5.1.2). */
const linear = readersOf<DoClock>({ ...printed, market: TRACKS });
const marketOf = (table: DoTable) => (isBrewery(table) ? linear : read);
export const { charterOf, holding, inHands, inPool } = read;
/** The phase: limits by its cards, and the colours that it has. */
export const phase = (table: DoTable): PhaseSpec =>
  isGrayByDate(table) ? phaseOf(GRAY_PHASES, table.clock.phase) : read.phase(table);
export const priceOf = (table: DoTable, company: CompanyId): number =>
  marketOf(table).priceOf(table, company);
/** All that a player sells of one company in a turn brings the price before the first sale (§4.4.5). */
export const priceBefore = (table: DoTable, company: CompanyId): number =>
  table.clock.soldAt[company] ?? priceOf(table, company);
/** The most that anybody else holds of a company. */
export const mostOfOthers = (table: DoTable, seat: Seat, company: CompanyId): number =>
  Math.max(0, ...table.clock.seats.filter((one) => one !== seat).map((one) => holding(table, one, company)));
export { purse, treasury } from '../../rail/readers.ts';
/** Cards on the sheet of a railway; what lies on the sheet of a brewery is equipment (5.4.4). */
export const trainsOf = (table: DoTable, company: CompanyId): readonly PieceId[] =>
  COMPANIES.includes(company) ? trainsOnSheet(table, company) : [];

// —— Which game this is ——

export const isIntro = ({ clock }: DoTable): boolean => clock.variant === 'efs';
/** Heat, Sweat & Beer: breweries act beside the railways (6). */
export const isBrewery = ({ clock }: DoTable): boolean => hasBreweries(clock.variant);
/** The expert game: small investments and special events (7). */
export const isExpert = ({ clock }: DoTable): boolean => clock.variant === 'exp';
export const isTwo = ({ clock }: DoTable): boolean => isForTwo(clock.variant);
/** The seats without the Investor's. */
export const players = perTableClock((clock) => clock.seats.filter((seat) => seat !== INVESTOR));
function perTableClock<V>(compute: (clock: DoClock) => V): (table: DoTable) => V {
  const kept = perTable(compute);
  return ({ clock }) => kept(clock);
}
/** Cash, certificate and share limits by the number of players. */
export const start = (table: DoTable): Start =>
  isBrewery(table) ? breweryStart(players(table).length, readingOf(table)) : startFor(players(table).length);
/** Which figures a table plays by where rulebook and board are said to differ (6.4.4). */
const readingOf = ({ clock }: DoTable): Reading =>
  READINGS.find((one) => one === clock.options['certificates']) ?? 'rulebook';

/** Two players do without the Hansabahn; with breweries only five have it, and the Hansa-Brauerei (6.1.2, 8.4.1). */
const without = (table: DoTable): readonly CompanyId[] => {
  if (isTwo(table)) return isBrewery(table) ? NOT_FOR_TWO_BREWERS : NOT_FOR_TWO;
  return isBrewery(table) && players(table).length < 5 ? ONLY_FOR_FIVE : [];
};
const inThisGame = (table: DoTable, list: readonly CompanyId[]): readonly CompanyId[] => {
  const out = without(table);
  return out.length === 0 ? list : list.filter((id) => !out.includes(id));
};
export const railways = (table: DoTable): readonly CompanyId[] => inThisGame(table, COMPANIES);
/** All companies that have certificates: with breweries, theirs too. */
export const companies = (table: DoTable): readonly CompanyId[] =>
  inThisGame(table, isBrewery(table) ? ALL_COMPANIES : COMPANIES);
export const isBrewCompany = (id: string): boolean => BREW_COMPANIES.includes(id);
export const isSmall = (id: string): boolean => SMALL_IDS.some((one) => one === id);
/** A brewery of either kind: what lies on its sheet is equipment. */
export const isBrewers = (id: string): boolean => isSmall(id) || isBrewCompany(id);

/** With the fifth operating round of two players everything is gray that is a matter of colour (8.4.5). */
export const isGrayByDate = (table: DoTable): boolean => {
  const { set, round } = table.clock;
  return set >= GRAY_BY_DATE && round !== 'SR' && isBrewery(table) && isTwo(table);
};

// —— The map ——

export const mapOf = ({ clock }: DoTable): Map18 => mapFor(clock.options, clock.variant);
export const boardOf = (table: DoTable): BoardSpec => mapOf(table).board;
/** Tiles and stations as they lie; routes see `layout`, where a wide red field has its station on every hex. */
export const lying = (table: DoTable): Layout => read.layout(table);
export const layout = (table: DoTable): Layout => joinedFields(boardOf(table), read.layout(table));
export const track = (table: DoTable): Track => trackOf(boardOf(table), TILES, layout(table));
export const faceOn = (table: DoTable, hex: HexId): Face => faceAt(boardOf(table), TILES, layout(table), hex);
/** The column of values that counts: the introductory game always takes the highest (3.3). */
export const valueColumn = (table: DoTable): TileColour => (isIntro(table) ? 'gray' : phase(table).values);
export const hasColour = (table: DoTable, colour: TileColour): boolean =>
  phase(table).colours.includes(colour);

// —— Railways and who decides ——

/** A founded railway has its price on the market, and its director's certificate has left the display. */
export const isFounded = (table: DoTable, company: CompanyId): boolean =>
  hasPrice(table, company) && pieceOf(table, certificate(company, 0))?.at !== ipoPlace(company);
export const founded = (table: DoTable): readonly CompanyId[] =>
  companies(table).filter((company) => isFounded(table, company));
/** In operation: five shares with players (4.4.2). Once it has operated it stays so. */
export const isOperating = (table: DoTable, company: CompanyId): boolean =>
  isFounded(table, company) &&
  (table.clock.veterans.includes(company) || shows(table, company) || inHands(table, company) >= FLOAT);
/** Railways show by their home station that they have started, brewery companies are written down. */
const shows = (table: DoTable, company: CompanyId): boolean =>
  isBrewCompany(company)
    ? table.clock.floated.includes(company)
    : pieceOf(table, `token/${company}/0`)?.side !== 'down';
export const operatingCompanies = (table: DoTable): readonly CompanyId[] =>
  founded(table).filter((company) => isOperating(table, company));
/** Operating order: price, then further right, then the upper marker (4.5). */
export const inOrder = (table: DoTable): readonly CompanyId[] => ranked(table, operatingRailways(table));
const operatingRailways = (table: DoTable): readonly CompanyId[] =>
  operatingCompanies(table).filter((company) => !isBrewCompany(company));
/** How railways lie on the table, which stays for a round whatever becomes of prices: in the order of the last round, then as printed. */
export function laidOut(table: DoTable): readonly CompanyId[] {
  const running = operatingRailways(table);
  const order = [...new Set(table.clock.order)].filter((company) => running.includes(company));
  return [...order, ...running.filter((company) => !order.includes(company))];
}
export const ranked = (table: DoTable, list: readonly CompanyId[]): readonly CompanyId[] =>
  marketOf(table).ranked(table, list);

/** Whoever holds the director's certificate, or owns the small brewery; the Investor too. */
export const director = (table: DoTable, company: CompanyId): Seat =>
  isSmall(company)
    ? (holderOf(table, smallSheet(company)) ?? table.clock.seats[0] ?? '')
    : read.decides(table, company);
/** Whether anybody directs it: in the introductory game a railway may be without. */
export const isDirected = (table: DoTable, company: CompanyId): boolean =>
  seatOf(pieceOf(table, certificate(company, 0))?.at ?? '') !== null;
export const directed = (table: DoTable, seat: Seat): readonly CompanyId[] =>
  companies(table).filter((company) => isDirected(table, company) && director(table, company) === seat);

export const holderOf = (table: DoTable, card: PieceId): Seat | null =>
  seatOf(pieceOf(table, card)?.at ?? '');
/** Who manages the Investor's railway (8.2.2.1), and who his brewery (8.2.2.2). */
export const manager = (table: DoTable): Seat => holderOf(table, MANAGER_CARD) ?? players(table)[0] ?? '';
export const breweryManager = (table: DoTable): Seat =>
  holderOf(table, BREWERY_CARD) ?? players(table)[0] ?? '';
/** Who decides for a railway or a brewery: whoever heads it; for the Investor's whoever manages it. */
export const decides = (table: DoTable, company: CompanyId): Seat => {
  const seat = director(table, company);
  if (seat !== INVESTOR) return seat;
  return isBrewers(company) ? breweryManager(table) : manager(table);
};
/** His railway, and the brewery company that is his from the third stock round on (8.2). */
export const isInvestors = ({ clock }: DoTable, company: CompanyId): boolean =>
  company === clock.investorRailway || company === clock.investorBrewery;
/** §8.3.3: his railway as long as he has not bought half of it. What hands have named and is no railway is never founded. */
export function awaitsInvestor(table: DoTable): boolean {
  const { investorRailway: company } = table.clock;
  if (company === null || isBrewers(company) || isFounded(table, company)) return false;
  return companies(table).includes(company);
}
export const firstPlayer = (table: DoTable): Seat =>
  holderOf(table, FIRST_ACTION) ?? table.clock.seats[0] ?? '';

export const onSheet = (table: DoTable, company: CompanyId): number =>
  percentAt(table, charterOf(company), companyPlace(company));
/** Certificates that a seat holds; private cards do not count, a small brewery does (6.3.2.1). */
export const certificates = (table: DoTable, seat: Seat): readonly PieceId[] =>
  piecesAt(table, seatPlace(seat)).filter((piece) => /^(?:cert|small)\//.test(piece));

/** The last revenue stands on the dividend sheet (§2.6). */
export const lastRevenue = (table: DoTable, company: CompanyId): number =>
  Number(/^payout\/(\d+)$/.exec(pieceOf(table, payoutMarker(company))?.at ?? '')?.[1] ?? 0);

// —— Trains ——

export const trainSpecOf = (train: PieceId): DoTrain | null =>
  TRAIN_TYPES.find(({ id }) => id === trainOf(train)) ?? null;
export const trainName = (table: DoTable, train: PieceId): string =>
  sideInUse(table, TRAIN_TYPES, train)?.name ?? train;
export const trainLimit = (table: DoTable): number => phase(table).trainLimit['major'] ?? 0;
/** Railways with more trains than the limit, first those that come first in the order. */
export const overLimit = perTable((table: DoTable): readonly CompanyId[] =>
  isIntro(table)
    ? []
    : ranked(
        table,
        founded(table).filter((company) => trainsOf(table, company).length > trainLimit(table)),
      ),
);

// —— Private breweries ——

/** The private card that a seat has bought; null: none. */
export const cardOf = (table: DoTable, seat: Seat): PrivateId | null =>
  PRIVATES.find(({ id }) => pieceOf(table, privateCard(id))?.at === seatPlace(seat))?.id ?? null;
export const isFlipped = (table: DoTable, id: PrivateId): boolean =>
  pieceOf(table, privateCard(id))?.side === 'back';
export const cubesOn = (table: DoTable, id: PrivateId): readonly PieceId[] =>
  piecesAt(table, cardPlace(id)).filter((piece) => piece.startsWith('cube/'));
/** Whether the marker of a private brewery lies on the sheet of a railway. */
export const hasMarker = (table: DoTable, company: CompanyId, id: PrivateId): boolean =>
  pieceOf(table, breweryMarker(id))?.at === companyPlace(company);

// —— Turns ——

/** The Investor's railway is the one that operates (8.2.2). */
export const isInvestorsTurn = ({ clock }: DoTable): boolean =>
  clock.round === 'OR' && clock.operating !== null && clock.operating === clock.investorRailway;
/** A brewery of his acts: the small one, later the company (8.2.2.2). */
export const isInvestorBrewing = (table: DoTable): boolean => {
  const { round, operating } = table.clock;
  return round === 'BR' && isTwo(table) && operating !== null && director(table, operating) === INVESTOR;
};
/** 4.3.2.1: one train before the tile, in the first operating round of BME, CME and RhE. */
export const mayBuyEarly = ({ clock }: DoTable, company: CompanyId): boolean =>
  EARLY_TRAIN.includes(company) &&
  !clock.veterans.includes(company) &&
  clock.step === 'track' &&
  clock.tilesLaid === 0 &&
  !clock.early;
/** The station of a railway with which a seat bids in the start round (4.2.2). */
export const bidMarker = (table: DoTable, seat: Seat): PieceId =>
  bidMarkerOf(Math.max(0, players(table).indexOf(seat)));
