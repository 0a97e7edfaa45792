import { BEER_SUPPLY } from '../pieces.ts';
import type { PieceId, Place } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { SEGMENTS } from './data/demand.ts';
import type { Customer } from './pieces.ts';
import { CUSTOMERS, demandPlace } from './pieces.ts';
import { cubesAt } from './readers.ts';

/** The beer market (§5.1.3): what lies on its fields, and what a cube from there earns. Everything is read off the table. */

export const isCube = (piece: PieceId): boolean => piece.startsWith('cube/');
/** A field of demand with its price. */
export interface Demand {
  readonly segment: number;
  readonly customers: Customer;
  readonly place: Place;
  readonly price: number;
}
/** From the cheapest to the dearest (§6.5.2.4): segment by segment, new customers before regular ones. */
export const FIELDS: readonly Demand[] = SEGMENTS.flatMap(({ id: segment, regular, fresh }) =>
  CUSTOMERS.toReversed().map((customers) => ({
    segment,
    customers,
    place: demandPlace(segment, customers),
    price: customers === 'regular' ? regular : fresh,
  })),
);
export const priceAt = (segment: number, customers: Customer): number =>
  FIELDS.find((field) => field.segment === segment && field.customers === customers)?.price ?? 0;

export const demandOn = (table: DoTable, segment: number, customers: Customer): readonly PieceId[] =>
  cubesAt(table, demandPlace(segment, customers));
/** Fields on which somebody waits for beer, up to a segment. */
export const wanted = (table: DoTable, type: number): readonly Demand[] =>
  FIELDS.filter(({ segment, place }) => segment <= type && cubesAt(table, place).length > 0);
/** §6.5.2.2: nobody wants beer of this segment any more, or not yet. */
export const isIdle = (table: DoTable, segment: number): boolean =>
  CUSTOMERS.every((customers) => demandOn(table, segment, customers).length === 0);
/** §6.5.2.4: a cube for export comes from the supply; if there is none, from the cheapest filled field. */
export const exportSource = (table: DoTable): Place | null =>
  [BEER_SUPPLY, ...FIELDS.map(({ place }) => place)].find((place) => cubesAt(table, place).length > 0) ??
  null;
