import { BANK, companyPlace, DEPOT, hexPlace, OUT, POOL, seatPlace, station } from '../../../rail/ids.ts';
import { liftTiles, supply } from '../../../rail/map/site.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import type { Move, PieceId, Seat } from '../../../table/types.ts';
import type { Variant } from '../clock.ts';
import { found } from '../deal.ts';
import { BEER_SUPPLY } from '../pieces.ts';
import { purse } from '../readers.ts';
import { player, Scene, SEATS3 } from '../testing.ts';
import type { BreweryId, BrewStep } from './clock.ts';
import { BREWERY_ROW, RAILWAY_ROW, TRACKS } from './data/tracks.ts';
import { FIELDS } from './market.ts';
import {
  closedPlace,
  deliveredPlace,
  demandPlace,
  EXPORT_BOX,
  KETTLE,
  NO_DEMAND_SUPPLY,
  orderMarker,
  orderPlace,
  smallPlace,
  smallSheet,
} from './pieces.ts';
import { cubesAt, orderTrack } from './readers.ts';

const columnOf = (price: number): number => TRACKS.rows[0]!.findIndex((cell) => cell?.price === price);

/** Scenes about brewery rounds: no brewery has anything yet, and all cubes lie in the supply. */
export class BrewScene extends Scene {
  constructor(seats: readonly string[] = SEATS3, variant: Variant = 'hsb') {
    super(seats, variant);
    this.clock({ round: 'BR', set: 2, or: 1, ors: 2, operating: null, step: 'give-up' });
    const gone = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'];
    for (const id of gone)
      this.do(
        { put: smallSheet(id), at: OUT },
        ...[companyPlace(id), smallPlace(id)]
          .flatMap((place) => piecesAt(this.table, place))
          .map((put) => ({ put, at: OUT })),
      );
    for (const { place } of FIELDS)
      this.do(...cubesAt(this.table, place).map((put) => ({ put, at: BEER_SUPPLY })));
  }
  /** A small brewery with cards of these types; its marker comes last on the order track. */
  small(id: BreweryId, seat: Seat, ...types: readonly string[]): this {
    return this.do({ put: smallSheet(id), at: seatPlace(seat) }).joins(id, types);
  }
  /** A brewery company in operation: half of it with its director, who paid nothing for it; its treasury is empty. */
  company(id: CompanyId, seat: Seat, price: number, ...types: readonly string[]): this {
    const had = purse(this.table, seat);
    const spot = { row: BREWERY_ROW, col: columnOf(price) };
    this.draft((draft) => found(draft, id, seat, spot)).cash(seatPlace(seat), had);
    this.do(
      ...ordinaryAt(this.table, id, companyPlace(id))
        .slice(0, 2)
        .map((put) => ({ put, at: seatPlace(seat) })),
    );
    const { floated, veterans } = this.table.clock;
    this.clock({ floated: [...floated, id], veterans: [...veterans, id], sideSales: [] });
    return this.cash(companyPlace(id), 0).joins(id, types);
  }
  private joins(id: BreweryId, types: readonly string[]): this {
    const track = orderTrack(this.table);
    if (!track.includes(id)) this.do({ put: orderMarker(id), at: orderPlace(track.length) });
    return this.gear(id, ...types).clock({ order: orderTrack(this.table) });
  }
  /** Cards: `s1`, `s2` are START cards, others come from the display. */
  gear(id: BreweryId, ...types: readonly string[]): this {
    for (const type of types) {
      const isStart = type.startsWith('s');
      const kind = isStart ? `kettle/${type.slice(1)}/` : `train/${type}/`;
      const card = this.free(kind, isStart ? OUT : DEPOT);
      this.do({ put: card, at: companyPlace(id), ...(isStart ? {} : { side: KETTLE }) });
    }
    return this;
  }
  private free(kind: string, place: string): PieceId {
    return piecesAt(this.table, place).find((piece) => piece.startsWith(kind))!;
  }
  /** Cubes of the two fields of a segment, which is open then. */
  wants(segment: number, regular: number, fresh: number): this {
    this.do(...piecesAt(this.table, closedPlace(segment)).map((put) => ({ put, at: NO_DEMAND_SUPPLY })));
    return this.lays(demandPlace(segment, 'regular'), regular).lays(demandPlace(segment, 'new'), fresh);
  }
  served(segment: number, regular: number, fresh: number): this {
    this.lays(deliveredPlace(segment, 'regular'), regular);
    return this.lays(deliveredPlace(segment, 'new'), fresh);
  }
  closed(segment: number): this {
    const [marker] = piecesAt(this.table, NO_DEMAND_SUPPLY);
    if (piecesAt(this.table, closedPlace(segment)).length > 0 || marker === undefined) return this;
    return this.do({ put: marker, at: closedPlace(segment) });
  }
  private lays(place: string, count: number): this {
    const taken = cubesAt(this.table, BEER_SUPPLY).slice(0, count);
    return this.do(...taken.map((put) => ({ put, at: place })));
  }
  /** So many cubes are left in the supply. */
  inSupply(count: number): this {
    const rest = cubesAt(this.table, BEER_SUPPLY).slice(count);
    return this.do(...rest.map((put) => ({ put, at: EXPORT_BOX })));
  }
  brews(id: BreweryId, step: BrewStep = 'give-up'): this {
    return this.clock({ round: 'BR', operating: id, step, order: orderTrack(this.table) });
  }
  /** A railway with a station in Dortmund City and track to red fields, and trains of these types. */
  carrier(company: CompanyId, seat: Seat, ...types: readonly string[]): this {
    this.railway(company, seat, ...types).token(company, 1, 'E12', 0, 0);
    return this.tiles(...WAY);
  }
  railway(company: CompanyId, seat: Seat, ...types: readonly string[]): this {
    const had = purse(this.table, seat);
    const spot = { row: RAILWAY_ROW, col: columnOf(60) };
    this.draft((draft) => found(draft, company, seat, spot)).cash(seatPlace(seat), had);
    const home = pieceOf(this.table, station(company, 0))!;
    this.do({ put: station(company, 0), at: home.at, side: 'up' }).clock({ sideSales: [] });
    this.clock({ veterans: [...this.table.clock.veterans, company] });
    for (const type of types) this.do({ put: this.free(`train/${type}/`, DEPOT), at: companyPlace(company) });
    return this;
  }
  tiles(...laid: Laid): this {
    for (const [hex, tile, turn] of laid) {
      const piece = supply(this.table).get(tile)!;
      this.do(...liftTiles(this.table, hex)).do({ put: piece, at: hexPlace(hex), turn });
    }
    return this;
  }
  /** All cards of these types have left the display. */
  gone(...types: readonly string[]): this {
    return this.sold(...types);
  }
  /** Ordinary certificates of a company to the pool or a seat, without payment. */
  certs(company: CompanyId, to: string, count: number, from = companyPlace(company)): this {
    const place = to === POOL || to === BANK ? to : seatPlace(to);
    const pieces = ordinaryAt(this.table, company, from).slice(0, count);
    return this.do(...pieces.map((put) => ({ put, at: place })));
  }
}
type Laid = readonly (readonly [string, string, number])[];
/** From Dortmund City to Bochum, and to Arnsberg as well. */
export const TO_BOCHUM: Laid = [
  ['E10', '1904', 1],
  ['E8', '9', 1],
  ['E6', '8', 4],
  ['F5', '1904', 0],
  ['G4', '8', 1],
  ['G2', '8', 4],
];
const WAY: Laid = [['F13', '1904', 2], ['G14', '9', 2], ['I18', '9', 1], ...TO_BOCHUM];

/** What somebody does with a brewery, for tests that read like a table. */
export const brewer = (seat: Seat) => ({
  delivers: (card: PieceId, segment: number, customers: 'regular' | 'new' = 'regular'): Move => ({
    type: 'deliver',
    seat,
    card,
    segment,
    customers,
  }),
  loads: (card: PieceId, train: PieceId, more: object = {}): Move => ({
    type: 'load',
    seat,
    card,
    train,
    ...more,
  }),
  keeps: (): Move => ({ type: 'brew-pay', seat, kind: 'keep' }),
  splits: (): Move => ({ type: 'brew-pay', seat, kind: 'split' }),
  paysOut: (): Move => ({ type: 'brew-pay', seat, kind: 'pay' }),
  equips: (card: PieceId, more: object = {}): Move => ({ type: 'equip', seat, card, ...more }),
  ...player(seat),
});
export const anna = brewer('anna');
export const bert = brewer('bert');
export const cleo = brewer('cleo');
