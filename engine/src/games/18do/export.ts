import type { StopKey } from '../../rail/map/track.ts';
import { stopKey } from '../../rail/map/track.ts';
import { hexOfStop } from '../../rail/route-slips.ts';
import { trainOf } from '../../rail/ids.ts';
import { piecesAt } from '../../table/places.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { PieceId } from '../../table/types.ts';
import { beerAt } from './board.ts';
import { loadPlace } from './brewery/pieces.ts';
import type { BeerRoute, DoTable } from './clock.ts';
import { CITY } from './data/board.ts';
import { BEER_PREMIUM } from './data/breweries.ts';
import { MILL_RAILWAY } from './data/companies.ts';
import {
  boardOf,
  cardOf,
  cubesOn,
  director,
  hasMarker,
  isBrewery,
  isFlipped,
  isIntro,
  mapOf,
  trainsOf,
  trainSpecOf,
} from './readers.ts';

/** Export beer (4.5.5.1): cubes are loaded in Dortmund City and delivered at one red field of the route. */

export const LOADED: StopKey = stopKey(CITY, 0);
const isRed = (table: DoTable, key: StopKey): boolean =>
  boardOf(table).hexes[hexOfStop(key)]?.colour === 'red';
/** What a cube earns at a stop on a red field. */
export const beerValue = (table: DoTable, key: StopKey): number => beerAt(mapOf(table), hexOfStop(key));

/** The red fields of a route that could take beer: none where Dortmund City is not on it. */
export const beerGoals = (table: DoTable, stops: readonly StopKey[]): readonly StopKey[] =>
  stops.includes(LOADED) ? stops.filter((key) => isRed(table, key)) : [];
/** Where the beer of a route goes: the field that was named, else the one that pays best. */
export function beerGoal(table: DoTable, { stops, to }: BeerRoute): StopKey | null {
  const goals = beerGoals(table, stops);
  if (to !== undefined) return goals.includes(to) ? to : null;
  return goals.toSorted((a, b) => beerValue(table, b) - beerValue(table, a))[0] ?? null;
}

// —— Who carries how much ——

/** Cubes that were loaded onto a train (6.5.2.4). */
export const cubesAboard = (table: DoTable, train: PieceId): readonly PieceId[] =>
  piecesAt(table, loadPlace(train)).filter((piece) => piece.startsWith('cube/'));
/** Cubes that a railway may carry: those on the back of its director's card (4.5.5.1), or on its trains (6.5.1). */
export const cubesFor = (table: DoTable, company: CompanyId): readonly PieceId[] => {
  if (isBrewery(table)) return trainsOf(table, company).flatMap((train) => cubesAboard(table, train));
  const card = cardOf(table, director(table, company));
  return card !== null && isFlipped(table, card) ? cubesOn(table, card) : [];
};

/** The Hansabahn carries none, and the introductory game knows none. */
export const carriesBeer = (table: DoTable, company: CompanyId): boolean =>
  !isIntro(table) && company !== MILL_RAILWAY;
/** Blue squares of a train. */
export const squaresOf = (train: PieceId): number => trainSpecOf(train)?.beer ?? 0;
/** Marker 5: one more cube for one train a round; 3- and 4-trains can carry one with it, 2-trains cannot. */
export const hasExtra = (table: DoTable, company: CompanyId): boolean => hasMarker(table, company, 'PB5');
export const takesExtra = (train: PieceId): boolean => trainOf(train) !== null && trainOf(train) !== '2';

/** Marker 4: something more for every train that carries beer, however much. */
export const premiumOf = (table: DoTable, company: CompanyId): number =>
  hasMarker(table, company, 'PB4') ? BEER_PREMIUM : 0;
/** What the beer of a route brings; nothing where it cannot be delivered. */
export function beerIncome(table: DoTable, company: CompanyId, route: BeerRoute): number {
  const goal = beerGoal(table, route);
  const cubes = route.beer ?? 0;
  return goal === null || cubes === 0 ? 0 : cubes * beerValue(table, goal) + premiumOf(table, company);
}
