import { pieceOf, piecesAt } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import {
  certificate,
  companyPlace,
  DEPOT,
  hexPlace,
  ipoPlace,
  marketPlace,
  OUT,
  POOL,
  priceMarker,
  seatPlace,
} from '../../rail/ids.ts';
import { cellAt, sequence } from '../../rail/market.ts';
import { RailScene, trials } from '../../rail/scene.ts';
import type { CompanyId } from '../../rail/types.ts';
import { fixPar } from '../../rail/verbs/par.ts';
import type { EspClock, EspTable, Goal, Step } from './clock.ts';
import { MARKET } from './data/market.ts';
import type { PrivateId } from './data/privates.ts';
import { STRAWBERRY, MATARO } from './data/trains.ts';
import { startIfSold, startMinor } from './deal.ts';
import { closedMarker, orderCard, privateCard, SCRAP, underTrain } from './pieces.ts';
import { isMinor, isStarted, trainsOf } from './readers.ts';
import { inSupply } from './site.ts';
import { setup } from './setup.ts';

export const { after, breaches, findingsOf, notesOn } = trials<EspClock>();

export const SEATS3 = ['anna', 'bert', 'cleo'] as const;
export const SEATS4 = ['anna', 'bert', 'cleo', 'dora'] as const;

export interface SceneSetup {
  readonly seats?: readonly Seat[];
  readonly variant?: string;
  readonly published?: boolean;
}
/** Seats in the given order, anna holds the lowest card; P7 comes with FdSB. Answering n − 1 leaves a shuffled list as it was. */
export const newTable = ({
  seats = SEATS3,
  variant = 'standard',
  published = false,
}: SceneSetup = {}): EspTable =>
  setup({ seats, variant, options: published ? { published } : {} }, (n) => n - 1);

export class Scene extends RailScene<EspClock> {
  constructor(how: SceneSetup = {}) {
    super(newTable(how));
  }
  /** A stock round, anna to move. The private companies are out of the game unless given to somebody. */
  stockRound(set = 2, phase = '2'): this {
    for (const id of ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7'] as const)
      if (pieceOf(this.table, privateCard(id))?.at === 'privates') this.do({ put: privateCard(id), at: OUT });
    const { gift6, gift7 } = this.table.clock;
    for (const [put, company] of [
      [certificate(gift6, 1), gift6],
      [certificate(gift7, 0), gift7],
    ] as const)
      if (pieceOf(this.table, put)?.at.startsWith('with/')) this.do({ put, at: ipoPlace(company) });
    return this.clock({ round: 'SR', set, phase, or: 0, lot: null, turn: this.table.clock.seats[0] ?? '' });
  }
  phase(phase: string): this {
    return this.clock({ phase });
  }
  /** Order cards in this order. */
  order(...seats: readonly Seat[]): this {
    return this.do(...seats.map((seat, i) => ({ put: orderCard(i + 1), at: seatPlace(seat) })));
  }
  private(id: PrivateId, owner: string): this {
    return this.do({ put: privateCard(id), at: owner.includes('/') ? owner : seatPlace(owner) });
  }
  /** A started minor: certificate and charter with `seat`, twice the price in its treasury (the seat does not pay). */
  minor(company: CompanyId, seat: Seat, price = 80): this {
    const before = this.table.cash[seatPlace(seat)] ?? 0;
    return this.draft((draft) => startMinor(draft, company, seat, price)).cash(seatPlace(seat), before);
  }
  /** A major with par but perhaps not started: the 20 % certificate with `seat`. */
  par(company: CompanyId, seat: Seat, par = 80): this {
    this.do({ put: certificate(company, 0), at: seatPlace(seat) });
    return this.draft((draft) => fixPar(draft, MARKET, company, par));
  }
  /** A started major: `seat` directs it with 40 % (from phase 5: 60 %); capital by the phase, nobody pays. */
  major(company: CompanyId, seat: Seat, par = 80): this {
    this.par(company, seat, par).shares(company, seat, Number(this.table.clock.phase) >= 5 ? 4 : 2);
    return this.draft((draft) => startIfSold(draft, company));
  }
  /** 10 % certificates from the IPO to a seat, `pool` or anywhere, without payment and without swaps. */
  shares(company: CompanyId, to: string, count: number): this {
    return this.hand(company, ipoPlace(company), to, count);
  }
  /** The price marker on the cell with this price. */
  price(company: CompanyId, price: number, order = 0): this {
    const spot = sequence(MARKET).find((s) => cellAt(MARKET, s)?.price === price)!;
    return this.do({ put: priceMarker(company), at: marketPlace(spot.row, spot.col), order });
  }
  /** A train to a company, `pool` or `scrap`. `BM` and `2F` are the special ones. */
  train(company: string, type: string, side?: string): this {
    const special = type === 'BM' ? MATARO : type === '2F' ? STRAWBERRY : null;
    const at = company === POOL || company === SCRAP ? company : companyPlace(company);
    return this.do({ put: special ?? this.inStack(type), at, side: side ?? (type === 'BM' ? '2' : type) });
  }
  /** A recycled train under the n-th train of a company. */
  under(company: CompanyId, n: number, type: string, side: string): this {
    return this.do({ put: this.inStack(type), at: underTrain(trainsOf(this.table, company)[n] ?? ''), side });
  }
  /** The stack down to this type: everything before it is gone. */
  stackFrom(type: string): this {
    const order = ['2', '3', '4', '5', '6', '8'];
    const gone = piecesAt(this.table, DEPOT).filter(
      (p) => order.indexOf(p.split('/')[1] ?? '') < order.indexOf(type),
    );
    return this.do(...gone.map((put) => ({ put, at: OUT })));
  }
  tile(hex: string, tile: string, turn = 0): this {
    const piece = inSupply(this.table, tile)!;
    return this.do({ put: piece, at: hexPlace(hex), turn, side: tile });
  }
  /** The pass is open. */
  open(hex: string): this {
    return this.do({ put: closedMarker(hex), at: OUT });
  }
  tender(company: CompanyId, n = 1): this {
    return this.do({ put: `tender/${n}`, at: companyPlace(company) });
  }
  goals(company: CompanyId, ...goals: readonly Goal[]): this {
    return this.clock({ goals: { ...this.table.clock.goals, [company]: goals } });
  }
  debt(seat: Seat, amount: number): this {
    return this.clock({ debts: { ...this.table.clock.debts, [seat]: amount } });
  }
  /** An operating round in which `company` is at `step`. Nothing is placed or paid by this. */
  operating(company: CompanyId, step: Step = 'build'): this {
    if (this.table.clock.round === 'auction')
      this.stockRound(2, this.table.clock.phase === '1' ? '2' : this.table.clock.phase);
    if (!isStarted(this.table, company))
      throw new Error(`${company} is not started: use minor() or major() first`);
    return this.clock({ round: 'OR', or: 1, operating: company, step });
  }
  /** The company has finished a turn before. */
  veteran(...companies: readonly CompanyId[]): this {
    return this.clock({ veterans: [...this.table.clock.veterans, ...companies] });
  }
  /** Starts whatever it is. */
  start(company: CompanyId, seat: Seat, price = 80): this {
    return isMinor(company) ? this.minor(company, seat, price) : this.major(company, seat, price);
  }
}
