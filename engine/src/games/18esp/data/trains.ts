import type { PhaseSpec, TileColour, TrainSpec } from '../../../rail/types.ts';

const card = (
  id: string,
  small: string,
  count: number,
  price: number,
  colour: TileColour,
  rustedBy?: string,
): TrainSpec => {
  const [any = 0, more = 0] = small.split('+').map(Number);
  return {
    id,
    count,
    colour,
    ...(rustedBy === undefined ? {} : { rustedBy }),
    sides: [
      { name: id, price, range: Number(id) },
      { name: small, price, range: { any, small: more }, gauge: 'narrow' },
    ],
  };
};

/** A stack "without limit" on a real table: more than the companies of a game could ever own. */
const ENOUGH = 24;

/** The stack (§5.4.1). The Iberian side is in front; the side is chosen at the purchase. */
export const TRAINS: readonly TrainSpec[] = [
  card('2', '1+2', 10, 100, 'yellow', '4'),
  card('3', '2+3', 9, 200, 'green', '6'),
  card('4', '3+4', 7, 300, 'green', '8'),
  card('5', '4+5', 5, 500, 'brown'),
  card('6', '5+6', 3, 600, 'brown'),
  { ...card('8', '6+8', ENOUGH, 800, 'gray'), isEndless: true },
  /** Barcelona–Mataró, with private 2: an ordinary 2/1+2. */
  {
    id: 'BM',
    count: 1,
    colour: 'yellow',
    rustedBy: '4',
    sides: [
      { name: '2', price: 100, range: 2 },
      { name: '1+2', price: 100, range: { any: 1, small: 2 }, gauge: 'narrow' },
    ],
  },
  /** The strawberry train, the back of private 3. */
  { id: '2F', count: 1, colour: 'brown', sides: [{ name: '2F', price: 0, range: 2 }] },
];
/** Types in the order of the stack. */
export const STACK: readonly string[] = ['2', '3', '4', '5', '6', '8'];
export const MATARO = 'train/BM/1';
export const STRAWBERRY = 'train/2F/1';
/** The second of these, bought or exported, calls the end (§8). */
export const LAST_TRAIN = '8';

/** §7. Phase 1 is the auction. */
export const PHASES: readonly PhaseSpec[] = [
  { id: '1', colours: [], values: 'yellow', trainLimit: { minor: 2, major: 4 }, operatingRounds: 1 },
  { id: '2', colours: ['yellow'], values: 'yellow', trainLimit: { minor: 2, major: 4 }, operatingRounds: 1 },
  {
    id: '3',
    startsWith: '3',
    colours: ['yellow', 'green'],
    values: 'green',
    trainLimit: { minor: 2, major: 4 },
    operatingRounds: 2,
  },
  {
    id: '4',
    startsWith: '4',
    colours: ['yellow', 'green'],
    values: 'green',
    trainLimit: { minor: 1, major: 3 },
    operatingRounds: 2,
  },
  {
    id: '5',
    startsWith: '5',
    colours: ['yellow', 'green', 'brown'],
    values: 'brown',
    trainLimit: { minor: 0, major: 3 },
    operatingRounds: 3,
  },
  {
    id: '6',
    startsWith: '6',
    colours: ['yellow', 'green', 'brown'],
    values: 'brown',
    trainLimit: { minor: 0, major: 2 },
    operatingRounds: 3,
  },
  {
    id: '7',
    startsWith: '8',
    colours: ['yellow', 'green', 'brown', 'gray'],
    values: 'gray',
    trainLimit: { minor: 0, major: 2 },
    operatingRounds: 3,
  },
];
export const LAST_ROUNDS = 3;
