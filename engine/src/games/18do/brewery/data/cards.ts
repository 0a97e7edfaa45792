import type { TrainSpec } from '../../../../rail/types.ts';
import type { DoTrain } from '../../data/trains.ts';
import { TRAINS } from '../../data/trains.ts';

/** The other side of a card: what a brewery makes with it (§5.4.4). */
export interface Kettle {
  /** The number that counts for segments, for the order of breweries and for demand. */
  readonly type: number;
  /** Printed units: so many cubes move with this card in a turn. */
  readonly units: number;
  /** How many of them have a red arrow and may load export beer instead. */
  readonly exports: number;
}
/** Cubes that a siding brings when it takes this card from the display (§6.5.1). */
export interface SidingCubes {
  readonly regular: number;
  readonly fresh: number;
}
export interface CardSpec extends Kettle {
  readonly id: string;
  readonly price: number;
  /** Cards of this type with 3, 4 and 5 players (§6.1.2). */
  readonly count: readonly [number, number, number];
  /** Nothing is printed on type 8: no siding takes it. */
  readonly siding: SidingCubes | null;
}

const card = (
  id: string,
  price: number,
  count: CardSpec['count'],
  [units, exports]: readonly [number, number],
  siding: readonly [number, number] | null,
): CardSpec => ({
  id,
  type: Number.parseInt(id, 10),
  price,
  count,
  units,
  exports,
  siding: siding === null ? null : { regular: siding[0], fresh: siding[1] },
});
/**
 * Numbers of cards: §6.1.2. Prices are those of the trains; units of types 4 to 6, arrows and the cubes of sidings are
 * reconstructed (docs/18do.md).
 */
export const CARDS: readonly CardSpec[] = [
  card('2A', 80, [7, 9, 11], [2, 0], [1, 0]),
  card('2B', 80, [7, 9, 11], [2, 0], [0, 1]),
  card('3', 180, [8, 11, 13], [3, 0], [1, 0]),
  card('4', 300, [1, 6, 10], [3, 0], [0, 1]),
  card('5', 450, [5, 6, 7], [3, 1], [1, 1]),
  card('6', 630, [12, 14, 15], [4, 2], [1, 1]),
  card('8', 800, [12, 12, 12], [4, 3], null),
];
export const cardSpec = (id: string): CardSpec | null => CARDS.find((one) => one.id === id) ?? null;
export const countFor = ({ count }: CardSpec, players: number): number =>
  count[Math.max(0, Math.min(2, players - 3))] ?? 0;

/** START cards are dealt with the small breweries and never sold (§5.4.4). How many there are is reconstructed. */
export const START_CARDS: readonly (Kettle & { readonly count: number })[] = [
  { type: 1, units: 2, exports: 0, count: 10 },
  { type: 2, units: 2, exports: 0, count: 7 },
];

const two = (id: '2A' | '2B'): DoTrain => ({ ...TRAINS[0]!, id, count: cardSpec(id)!.count[2] });
/** Every kind of train there is: 2-trains come in two kinds here, and more of each. */
export const TRAIN_TYPES: readonly DoTrain[] = [TRAINS[0]!, two('2A'), two('2B'), ...TRAINS.slice(1)];
/** The stack from the top. Cards of which a game does without stay in the box. */
export const cardStack = (players: number): readonly TrainSpec[] =>
  CARDS.map((spec) => ({
    ...TRAIN_TYPES.find(({ id }) => id === spec.id)!,
    count: countFor(spec, players),
  }));
