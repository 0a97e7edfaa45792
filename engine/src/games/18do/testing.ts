import {
  companyPlace,
  hexPlace,
  marketPlace,
  POOL,
  priceMarker,
  seatPlace,
  station,
} from '../../rail/ids.ts';
import { liftTiles, supply } from '../../rail/map/site.ts';
import { RailScene, trials } from '../../rail/scene.ts';
import type { CompanyId, TileColour } from '../../rail/types.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import type { Json, Language, Move, Seat } from '../../table/types.ts';
import { say } from '../../table/words.ts';
import type { DoClock, DoMove, DoTable, Step, Variant } from './clock.ts';
import type { PrivateId } from './data/breweries.ts';
import { privateOf } from './data/breweries.ts';
import { found } from './deal.ts';
import { moves } from './moves.ts';
import { BEER_SUPPLY, breweryMarker, cardPlace, privateCard, sitePlace } from './pieces.ts';
import { startCell } from './prices.ts';
import { purse } from './readers.ts';
import { setup } from './setup.ts';
import { markerFor, siteOn } from './sidings.ts';
import { words } from './words.ts';

export const { after, breaches, findingsOf, notesOn } = trials<DoClock>();

export const SEATS2 = ['anna', 'bert'] as const;
export const SEATS3 = ['anna', 'bert', 'cleo'] as const;
export const SEATS4 = [...SEATS3, 'dora'] as const;
export const SEATS5 = [...SEATS4, 'emil'] as const;

/** Nothing is mixed: anna has No. 1 and the first-action card, bert No. 2; of two players the Investor draws the last railway. */
export const newTable = (
  seats: readonly string[] = SEATS3,
  variant: Variant = 'trg',
  options: Readonly<Record<string, Json>> = {},
): DoTable =>
  // Answering n − 1 to every question leaves a shuffled list as it was.
  setup({ seats, variant, options }, (n) => n - 1);

export class Scene extends RailScene<DoClock> {
  constructor(
    seats: readonly string[] = SEATS3,
    variant: Variant = seats.length === 2 ? 'zsv' : 'trg',
    options: Readonly<Record<string, Json>> = {},
  ) {
    super(newTable(seats, variant, options));
  }
  /** A stock round, later than the first unless said otherwise. */
  stock(turn: Seat = 'anna', set = 2): this {
    return this.clock({ round: 'SR', set, turn, or: 0, operating: null });
  }
  /** A founded railway; its treasury has what the director's certificate cost, purses are as they were. */
  founded(company: CompanyId, director: Seat, price = 60, colour: TileColour = 'yellow'): this {
    const had = purse(this.table, director);
    const cell = startCell(colour, price);
    if (!cell) throw new Error(`${price} is no start price`);
    return this.draft((draft) => found(draft, company, director, cell.spot)).cash(seatPlace(director), had);
  }
  /** A railway that operates: half of it with its director, who paid nothing for it. */
  runs(company: CompanyId, director: Seat, price = 60, colour: TileColour = 'yellow'): this {
    this.founded(company, director, price, colour);
    const more = company === 'DGEE' || company === 'HHW' ? 2 : 3;
    this.shares(company, director, more);
    const home = pieceOf(this.table, station(company, 0))!;
    return this.do({ put: station(company, 0), at: home.at, side: 'up' }).clock({
      veterans: [...this.table.clock.veterans, company],
    });
  }
  /** Single certificates from the sheet to a seat, the pool or anywhere, without payment. */
  shares(company: CompanyId, to: string, count: number, from = companyPlace(company)): this {
    const big = `cert/${company}/1`;
    const place = to === POOL || to.includes('/') ? to : seatPlace(to);
    const pieces = piecesAt(this.table, from)
      .filter((piece) => piece.startsWith(`cert/${company}/`) && !piece.endsWith('/0'))
      .filter((piece) => company !== 'DHB' || piece !== big)
      .slice(0, count);
    return this.do(...pieces.map((put) => ({ put, at: place })));
  }
  price(company: CompanyId, row: number, col: number, order = 0): this {
    return this.do({ put: priceMarker(company), at: marketPlace(row, col), order });
  }
  train(company: CompanyId, type: string, side?: string): this {
    const at = company === POOL || company === 'out' ? company : companyPlace(company);
    return this.do({ put: this.inStack(type), at, ...(side === undefined ? {} : { side }) });
  }
  /** All trains of these types have left the display. */
  sold(...types: readonly string[]): this {
    const gone = piecesAt(this.table, 'depot').filter((piece) =>
      types.some((t) => piece.startsWith(`train/${t}/`)),
    );
    return this.do(...gone.map((put) => ({ put, at: 'out' })));
  }
  /** What lay there goes back to the supply. */
  tile(hex: string, tile: string, turn = 0): this {
    return this.do(...liftTiles(this.table, hex)).do({
      put: supply(this.table).get(tile)!,
      at: hexPlace(hex),
      turn,
    });
  }
  siding(hex: string, value: 10 | 20 | 30 = 10): this {
    const kind = siteOn(this.table, hex) ?? 'coal';
    const piece = markerFor(this.table, kind, value === 10 ? 'low' : 'high')!;
    return this.do({ put: piece, at: sitePlace(hex), ...(value === 10 ? {} : { side: String(value) }) });
  }
  /** A private brewery with its marker in front of somebody. */
  owns(seat: Seat, id: PrivateId, side: 'front' | 'back' = 'front'): this {
    this.do({ put: privateCard(id), at: seatPlace(seat), side });
    return privateOf(id)?.hasMarker && side === 'front'
      ? this.do({ put: breweryMarker(id), at: seatPlace(seat) })
      : this;
  }
  cubes(id: PrivateId, count: number): this {
    const pieces = piecesAt(this.table, BEER_SUPPLY).slice(0, count);
    return this.do(...pieces.map((put) => ({ put, at: cardPlace(id) })));
  }
  /** An operating round in which the railway is at this step; the only one of its set. */
  operating(company: CompanyId, step: Step = 'track'): this {
    const { order } = this.table.clock;
    return this.clock({
      round: 'OR',
      or: 1,
      ors: 1,
      operating: company,
      step,
      order: order.length > 0 ? order : [company],
    });
  }
}

/** The spec of a move; each only ever sees moves of its own type here. */
const specFor = (move: Move): DoMove => moves[move.type] as DoMove;
/** Names of the rules that a move breaks, without title: `4.4.5/pool-limit`. */
export const broke = (table: DoTable, move: Move): readonly string[] =>
  breaches(specFor(move), table, move).map((id) => id.replace('18do/', ''));
/** What a player hears about a move. */
export const told = (table: DoTable, move: Move, language: Language = 'de'): string =>
  findingsOf(specFor(move), table, move)
    .map(({ rule: key, params }) => say(words, language, { key, params }))
    .join(' ');
/** The table after these moves, whatever the rules say. */
export const acted = (table: DoTable, ...made: readonly Move[]): DoTable =>
  made.reduce((now, move) => after(specFor(move), now, move), table);
/** The table after these moves, each of which must be legal. */
export const played = (table: DoTable, ...made: readonly Move[]): DoTable =>
  made.reduce((now, move) => {
    const broken = broke(now, move);
    if (broken.length > 0) throw new Error(`${JSON.stringify(move)} breaks ${broken.join(', ')}`);
    return acted(now, move);
  }, table);

/** What a seat can do, for tests that read like a table. */
export const player = (seat: Seat) => ({
  bids: (lot: PrivateId, bid: number): Move => ({ type: 'bid', seat, lot, bid }),
  founds: (company: CompanyId, price: number, colour: TileColour = 'yellow'): Move => ({
    type: 'found',
    seat,
    company,
    price,
    colour,
  }),
  buys: (company: CompanyId, from: 'company' | 'pool' = 'company', more: object = {}): Move => ({
    type: 'buy',
    seat,
    company,
    from,
    ...more,
  }),
  sells: (company: CompanyId, count = 1, more: object = {}): Move => ({
    type: 'sell',
    seat,
    company,
    count,
    ...more,
  }),
  passes: (): Move => ({ type: 'pass', seat }),
  pays: (more: object = {}): Move => ({ type: 'payout', seat, kind: 'pay', ...more }),
  withholds: (): Move => ({ type: 'payout', seat, kind: 'withhold' }),
  train: (train: string, price?: number): Move => ({
    type: 'train',
    seat,
    train,
    ...(price === undefined ? {} : { price }),
  }),
  does: (type: string, more: object = {}): Move => ({ type, seat, ...more }),
});
export const anna = player('anna');
export const bert = player('bert');
export const cleo = player('cleo');
