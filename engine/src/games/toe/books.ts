import { carried } from '../../table/carried.ts';
import { piecesAt } from '../../table/places.ts';
import type { Piece, PieceId, Seat } from '../../table/types.ts';
import type { ToeTable } from './clock.ts';
import { CHIP_VALUE } from './data/subsidies.ts';
import type { Bonus, Category, Contract, Vehicle } from './material-types.ts';
import { isLocomotive, isTraction } from './material-types.ts';
import { joined, licencesOf, networkOf, networkWithout } from './network.ts';
import type { Network } from './network.ts';
import { isChip, isContract, isStick, isVehicle, onPlace, seatPlace, underPlace } from './pieces.ts';
import { cardOf, contractsOf, isDone, markerAt, modelOf, onTrack, vehiclesAt } from './readers.ts';

/** What a contract is worth to its owner now, line by line (ch. 7, 11). Amounts in thousands a year. */
export interface Credit {
  readonly done: boolean;
  readonly tax: number;
  readonly chips: number;
  /** Both a traction vehicle and a section are there: the contract earns something. */
  readonly running: boolean;
  readonly met: readonly boolean[];
  /** Vehicles that count. */
  readonly vehicles: number;
  readonly manned: boolean;
  readonly bonuses: readonly boolean[];
  readonly income: number;
  /** All conditions hold: the card is turned over. */
  readonly complete: boolean;
  /** Income − tax + chips. */
  readonly net: number;
}

export const assigned = (table: ToeTable, contract: string): readonly PieceId[] =>
  vehiclesAt(table, underPlace(contract));
export const modelsUnder = (table: ToeTable, contract: string): readonly Vehicle[] =>
  assigned(table, contract).flatMap((piece) => modelOf(table, piece) ?? []);
export const chipsOn = (table: ToeTable, contract: string): number =>
  piecesAt(table, onPlace(contract)).filter(isChip).length;

/** Wagons that the traction among these can pull; the power of two locomotives is added (TOE-8.24). */
export const powerOf = (models: readonly Vehicle[]): number =>
  models.reduce((sum, v) => sum + (isTraction(v.category) ? v.power : 0), 0);
export const wagonsIn = (models: readonly Vehicle[]): number =>
  models.filter((v) => !isTraction(v.category)).length;
export const countOf = (models: readonly Vehicle[], category: Category): number =>
  models.filter((v) => v.category === category).length;
export const needOf = (card: Contract, category: Category): number =>
  card.needs.filter((need) => need.category === category).reduce((sum, need) => sum + need.count, 0);

/** Two locomotives have to be identical; railcars may be mixed (TOE-8.23, TOE-8.25). */
export const twinsAlike = (models: readonly Vehicle[]): boolean => {
  const locos = models.filter((v) => isLocomotive(v.category));
  return locos.every((v) => v.id === locos[0]!.id);
};

export const bonusHolds = (models: readonly Vehicle[], bonus: Bonus): boolean =>
  bonus.kind === 'speed'
    ? models.every((v) => v.speed >= bonus.min)
    : models.every((v) => isTraction(v.category) || v.sleeper);

/** Vehicles that the card asks for and that the traction can pull; what lies there beyond earns nothing (TOE-FAQ.4). */
function counted(card: Contract, models: readonly Vehicle[]): number {
  let traction = 0;
  let wagons = 0;
  for (const { category } of card.needs) {
    const some = Math.min(needOf(card, category), countOf(models, category));
    if (isTraction(category)) traction += some;
    else wagons += some;
  }
  return traction + Math.min(wagons, powerOf(models));
}

export function readCredit(
  card: Contract,
  models: readonly Vehicle[],
  network: Network,
  chips: number,
): Credit {
  const met = card.sections.map((s) => joined(network, s.from, s.to));
  const running =
    met.includes(true) && models.some((v) => isTraction(v.category) && needOf(card, v.category) > 0);
  const vehicles = counted(card, models);
  const wanted = card.needs.reduce((sum, need) => sum + need.count, 0);
  const manned = vehicles === wanted && models.length === wanted && twinsAlike(models);
  const ready = running && manned && !met.includes(false);
  const bonuses = card.bonuses.map((bonus) => ready && bonusHolds(models, bonus));
  const sum = (incomes: readonly { readonly income: number }[], held: readonly boolean[]): number =>
    incomes.reduce((total, { income }, i) => total + (held[i] ? income : 0), 0);
  const income = running
    ? sum(card.sections, met) + vehicles * card.vehicleIncome + sum(card.bonuses, bonuses)
    : 0;
  return {
    done: false,
    tax: card.tax,
    chips,
    running,
    met,
    vehicles,
    manned,
    bonuses,
    income,
    complete: ready && !bonuses.includes(false),
    net: income - card.tax + chips * CHIP_VALUE,
  };
}

const doneCredit = (card: Contract, chips: number): Credit => ({
  done: true,
  tax: card.tax,
  chips,
  running: true,
  met: card.sections.map(() => true),
  vehicles: card.needs.reduce((sum, need) => sum + need.count, 0),
  manned: true,
  bonuses: card.bonuses.map(() => true),
  income: card.profit + card.tax,
  complete: true,
  net: card.profit + chips * CHIP_VALUE,
});

type Books = ReadonlyMap<string, Credit>;
type Shelf = Map<Seat, { readonly secret: unknown; readonly credits: Books }>;

/** What the books are made of: contracts, chips on them, vehicles under them, and sticks. */
const isInBooks = (piece: PieceId, from: Piece, to: Piece): boolean =>
  isVehicle(piece)
    ? from.at.startsWith('under/') || to.at.startsWith('under/')
    : isContract(piece) || isChip(piece) || isStick(piece);
/** Books stay open from position to position until something of theirs is carried. */
const shelves = carried<Shelf>(
  () => new Map(),
  (known, from, to, moved) => {
    for (const piece of moved) if (isInBooks(piece, from.get(piece)!, to.get(piece)!)) return new Map();
    return known;
  },
);

/** All contracts of a seat with what they are worth. */
export function booksOf(table: ToeTable, seat: Seat): Books {
  const shelf = shelves(table.pieces);
  let mine = shelf.get(seat);
  // What lies under a contract is face up, unless a hand put it there face down: then the secret matters too.
  if (!mine || mine.secret !== table.clock.secret) {
    const credits = new Map<string, Credit>();
    for (const id of contractsOf(table, seat)) {
      const card = cardOf(table, id);
      if (!card) continue;
      const chips = chipsOn(table, id);
      const credit = isDone(table, id)
        ? doneCredit(card, chips)
        : readCredit(card, modelsUnder(table, id), networkOf(table, seat), chips);
      credits.set(id, credit);
    }
    shelf.set(seat, (mine = { secret: table.clock.secret, credits }));
  }
  return mine.credits;
}

/** The yearly profit that follows from the contracts (TOE-5.7, TOE-11.2): the marker has to show it. */
export function profitOf(table: ToeTable, seat: Seat): number {
  let sum = piecesAt(table, seatPlace(seat)).filter(isChip).length * CHIP_VALUE;
  for (const credit of booksOf(table, seat).values()) sum += credit.net;
  return sum;
}
/** How far the marker is off; 0 where it stands right. */
export const deviation = (table: ToeTable, seat: Seat): number =>
  (markerAt(table, seat) ?? 0) - onTrack(profitOf(table, seat));
export const completed = (table: ToeTable, seat: Seat): readonly string[] =>
  contractsOf(table, seat).filter((id) => isDone(table, id));

/** A section that counts for some own contract, open or completed, would lose its chain without this licence (OQ-6). */
export function isUsed(table: ToeTable, seat: Seat, connection: string): string | null {
  const now = networkOf(table, seat);
  const without = networkWithout(table, seat, connection);
  for (const [id, credit] of booksOf(table, seat)) {
    if (!credit.running) continue;
    const sections = cardOf(table, id)?.sections ?? [];
    if (sections.some((s) => joined(now, s.from, s.to) && !joined(without, s.from, s.to))) return id;
  }
  return null;
}
export const unusedLicences = (table: ToeTable, seat: Seat): readonly string[] =>
  [...licencesOf(table, seat).keys()].filter((connection) => isUsed(table, seat, connection) === null);
