import type { PhaseSpec, TrainSpec } from '../../../rail/types.ts';

/** Cards have two sides; the side is chosen on leaving the factory. Prices are published, the rulebook prints none. */
export const TRAINS: readonly TrainSpec[] = [
  {
    id: '2',
    count: 7,
    colour: 'yellow',
    rustedBy: '4',
    sides: [
      { name: '2', price: 100, range: 2 },
      { name: '1+1', price: 80, range: { any: 1, small: 1 } },
    ],
  },
  {
    id: '3',
    count: 5,
    colour: 'green',
    rustedBy: 'D',
    sides: [
      { name: '3', price: 200, range: 3 },
      { name: '2+2', price: 180, range: { any: 2, small: 2 } },
    ],
  },
  {
    id: '4',
    count: 4,
    colour: 'brown',
    sides: [
      { name: '4', price: 400, range: 4 },
      { name: '3+3', price: 380, range: { any: 3, small: 3 } },
    ],
  },
  { id: 'D', count: 2, colour: 'gray', sides: [{ name: 'D', price: 800, range: 'any' }] },
];

export const PHASES: readonly PhaseSpec[] = [
  { id: '2', colours: ['yellow'], values: 'yellow', trainLimit: { major: 3 }, operatingRounds: 2 },
  {
    id: '3',
    startsWith: '3',
    colours: ['yellow', 'green'],
    values: 'green',
    trainLimit: { major: 3 },
    operatingRounds: 2,
  },
  {
    id: '4',
    startsWith: '4',
    colours: ['yellow', 'green', 'brown'],
    values: 'brown',
    trainLimit: { major: 2 },
    operatingRounds: 2,
  },
  {
    id: '5',
    startsWith: 'D',
    colours: ['yellow', 'green', 'brown'],
    values: 'brown',
    trainLimit: { major: 2 },
    operatingRounds: 2,
  },
];
/** Trains are exported in these phases only (§7.11). */
export const EXPORT_PHASES: readonly string[] = ['2', '3'];
