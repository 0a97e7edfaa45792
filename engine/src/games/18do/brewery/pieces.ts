import { companyPieces, railPlaces, trainStack } from '../../../rail/box.ts';
import { companyPlace, ipoPlace, OUT } from '../../../rail/ids.ts';
import type { BoardSpec } from '../../../rail/types.ts';
import { perTable } from '../../../table/places.ts';
import type { Piece, PieceId, Place } from '../../../table/types.ts';
import { COMPANIES } from '../data/companies.ts';
import { TILES } from '../data/tiles.ts';
import { bidPlace, boxPieces, BREWERY_CARD, lying, numbered, payoutMarker, startPlace } from '../pieces.ts';
import type { BreweryId } from './clock.ts';
import { cardStack, START_CARDS } from './data/cards.ts';
import { BID_STEPS, BREW_CHARTERS, BREW_COMPANIES, SMALL, SMALL_IDS } from './data/companies.ts';
import { NO_DEMAND_MARKERS, SEGMENTS } from './data/demand.ts';
import { PAIRS } from './data/limits.ts';
import { TRACKS } from './data/tracks.ts';

// —— Names of pieces ——

export const smallSheet = (id: BreweryId): PieceId => `small/${id}`;
export const orderMarker = (id: BreweryId): PieceId => `order/${id}`;
export const startCard = (type: number, index: number): PieceId => `kettle/${type}/${index}`;
export const noDemand = (index: number): PieceId => `no-demand/${index}`;
/** The side of a card that a brewery uses. */
export const KETTLE = 'kettle';

// —— Names of places ——

/** The blue squares of a train. */
export const loadPlace = (train: PieceId): Place => `load/${train}`;
export const trainOfLoad = (place: Place): PieceId | null =>
  place.startsWith('load/') ? place.slice('load/'.length) : null;

export type Customer = 'regular' | 'new';
export const CUSTOMERS: readonly Customer[] = ['regular', 'new'];
export const demandPlace = (segment: number, customer: Customer): Place => `beer/${segment}/${customer}`;
export const deliveredPlace = (segment: number, customer: Customer): Place =>
  `beer/${segment}/${customer === 'regular' ? 'left' : 'right'}`;
export const closedPlace = (segment: number): Place => `beer/${segment}/marker`;
export const EXPORT_BOX: Place = 'beer/export';
export const NO_DEMAND_SUPPLY: Place = 'no-demand';
/** Where a field of the market is: `beer/4/new` → segment 4, new customers, demand. */
export interface Field {
  readonly segment: number;
  readonly customer: Customer;
  readonly isDelivered: boolean;
}
export function fieldOf(place: Place): Field | null {
  const found = /^beer\/([1-6])\/(regular|new|left|right)$/.exec(place);
  if (!found) return null;
  const side = found[2]!;
  const customer = side === 'regular' || side === 'left' ? 'regular' : 'new';
  return { segment: Number(found[1]), customer, isDelivered: side === 'left' || side === 'right' };
}

const PLACES_ON_TRACK = SMALL.length + BREW_COMPANIES.length;
export const orderPlace = (index: number): Place => `turn/${index}`;
export const ORDER_PLACES: readonly Place[] = Array.from({ length: PLACES_ON_TRACK }, (_, i) =>
  orderPlace(i),
);

/** §6.2: the fields of an operating round: its stock round, then a railway and a brewery round for each pair. */
export const trackPlace = (set: number, part: number): Place => `round/${set}/${part}`;
export const railPart = (pair: number): number => 2 * pair - 1;
export const beerPart = (pair: number): number => 2 * pair;
const ROUND_TRACK: readonly Place[] = PAIRS.flatMap((pairs, i) =>
  Array.from({ length: 2 * pairs + 1 }, (_, part) => trackPlace(i + 1, part)),
);

/** Small breweries lie beside bid fields as private breweries do. */
export { bidPlace, startPlace as smallPlace } from '../pieces.ts';

// —— The box ——

/** What lies in the box for the Railway Game only: its trains, private cards and their markers. */
const isForRailwayGame = (piece: PieceId): boolean => /^(?:train|brewery)\//.test(piece);

/** Every piece of Heat, Sweat & Beer, before anything is dealt. */
export function breweryBox(players = 5): Readonly<Record<PieceId, Piece>> {
  const railway = Object.entries(boxPieces()).filter(([piece]) => !isForRailwayGame(piece));
  const pieces: Record<PieceId, Piece> = {
    ...Object.fromEntries(railway),
    ...trainStack(cardStack(players)),
    // Two players have it (§8.4.1).
    [BREWERY_CARD]: { at: OUT },
  };
  for (const company of BREW_COMPANIES) {
    Object.assign(pieces, companyPieces(BREW_CHARTERS[company]!, ipoPlace(company)));
    pieces[payoutMarker(company)] = { at: ipoPlace(company) };
    pieces[orderMarker(company)] = { at: ipoPlace(company) };
  }
  for (const id of SMALL_IDS) {
    pieces[smallSheet(id)] = { at: OUT };
    pieces[orderMarker(id)] = { at: OUT };
  }
  for (const { type, count } of START_CARDS)
    Object.assign(
      pieces,
      lying(
        numbered(count, (i) => startCard(type, i)),
        OUT,
      ),
    );
  return { ...pieces, ...lying(numbered(NO_DEMAND_MARKERS, noDemand), NO_DEMAND_SUPPLY) };
}

/** Places that only Heat, Sweat & Beer has. */
export const breweryPlaces = perTable((board: BoardSpec): readonly Place[] => [
  ...new Set([
    ...railPlaces(board, TILES, TRACKS, [...COMPANIES, ...BREW_COMPANIES]),
    ...SMALL_IDS.flatMap((id) => [
      companyPlace(id),
      startPlace(id),
      ...BID_STEPS.map((amount) => bidPlace(id, amount)),
    ]),
    ...Object.keys(trainStack(cardStack(5))).map(loadPlace),
    ...SEGMENTS.flatMap(({ id }) => [
      ...CUSTOMERS.flatMap((customer) => [demandPlace(id, customer), deliveredPlace(id, customer)]),
      closedPlace(id),
    ]),
    EXPORT_BOX,
    NO_DEMAND_SUPPLY,
    ...ORDER_PLACES,
    ...ROUND_TRACK,
  ]),
]);
