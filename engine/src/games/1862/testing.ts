import {
  certificate,
  companyPlace,
  DEPOT,
  hexPlace,
  ipoPlace,
  marketPlace,
  POOL,
  priceMarker,
  seatPlace,
  SUPPLY,
} from '../../rail/ids.ts';
import { RailScene, trials } from '../../rail/scene.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import type { Clock62, Step, Table62 } from './clock.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import type { PrivateId } from './data/privates.ts';
import { fixPar, startIfSold } from './deal.ts';
import { privateCard, ROW } from './pieces.ts';
import { inIpo } from './readers.ts';
import { setup } from './setup.ts';

export const { after, breaches, findingsOf, notesOn } = trials<Clock62>();

export const SEATS4 = ['anna', 'bert', 'cleo', 'dora'] as const;
export const SEATS5 = [...SEATS4, 'emil'] as const;

/** Seats in the given order (no shuffling), anna has the priority. */
export const newTable = (
  seats: readonly Seat[] = SEATS4,
  options: Table62['clock']['options'] = {},
): Table62 =>
  // Answering n − 1 to every question leaves a shuffled list as it was.
  setup({ seats, variant: 'standard', options }, (n) => n - 1);

export class Scene extends RailScene<Clock62> {
  constructor(seats: readonly Seat[] = SEATS4) {
    super(newTable(seats));
  }
  /** A private in front of a seat, without payment and without what comes with it. */
  owns(seat: Seat, ...ids: readonly PrivateId[]): this {
    return this.do(...ids.map((id) => ({ put: privateCard(id), at: seatPlace(seat) })));
  }
  /** All privates are sold: those that nobody is given here have left the game. */
  privatesSold(): this {
    const left = PRIVATE_IDS.filter((id) => pieceOf(this.table, privateCard(id))?.at === ROW);
    return this.do(...left.map((id) => ({ put: privateCard(id), at: 'out' })));
  }
  /** The director's certificate to a seat, and the par; nothing is paid. */
  founded(company: string, seat: Seat, par = 100): this {
    return this.do({ put: certificate(company, 0), at: seatPlace(seat) }).draft((draft) => {
      fixPar(draft, company, par);
      startIfSold(draft, company);
    });
  }
  /** Ordinary certificates to a seat or the pool, without payment; at 60 % the company goes into operation. */
  shares(company: string, to: string, count: number): this {
    return this.hand(company, ipoPlace(company), to, count).draft((draft) => startIfSold(draft, company));
  }
  /** In operation: the director has his certificate, and the rest of 60 % lies in the pool. */
  started(company: string, seat: Seat, par = 100): this {
    this.founded(company, seat, par);
    const missing = 6 - this.sold(company);
    return this.shares(company, POOL, Math.max(0, missing));
  }
  private sold(company: string): number {
    return (100 - inIpo(this.table, company)) / 10;
  }
  price(company: string, row: number, col: number, order = 0): this {
    return this.do({ put: priceMarker(company), at: marketPlace(row, col), order });
  }
  train(company: string, type: string): this {
    return this.do({ put: this.inStack(type), at: company === POOL ? POOL : companyPlace(company) });
  }
  /** All trains of these kinds have left the stack. */
  soldOut(...types: readonly string[]): this {
    const gone = piecesAt(this.table, DEPOT).filter((piece) => types.includes(piece.split('/')[1] ?? ''));
    return this.do(...gone.map((put) => ({ put, at: 'out' })));
  }
  tile(hex: string, tile: string, turn = 0): this {
    const piece = piecesAt(this.table, SUPPLY).find((p) => p.startsWith(`tile/${tile}/`))!;
    return this.do({ put: piece, at: hexPlace(hex), turn });
  }
  /** An operating round in which `company` is at `step`. */
  operating(company: string, step: Step = 'track'): this {
    return this.clock({ round: 'OR', or: 1, operating: company, step });
  }
}

/** A later stock round, all privates sold, anna to move: sales are possible. */
export const laterRound = (seats?: readonly Seat[]): Scene =>
  new Scene(seats).privatesSold().clock({ set: 2 });
