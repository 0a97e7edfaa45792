import type { PhaseSpec, TrainSpec } from '../../../rail/types.ts';

/** A train of this title: how many of it are in the introductory game, and how many beer cubes it carries. */
export interface DoTrain extends TrainSpec {
  readonly inIntro: number;
  readonly beer: number;
  /** Permanent trains never leave. */
  readonly isPermanent: boolean;
  /** Obsolete, it runs once more (4.5.7.3). */
  readonly lastRun?: boolean;
}

const train = (
  id: string,
  colour: DoTrain['colour'],
  [count, inIntro]: readonly [number, number],
  price: number,
  beer: number,
  more: Partial<DoTrain> = {},
): DoTrain => ({
  id,
  count,
  inIntro,
  colour,
  beer,
  isPermanent: more.rustedBy === undefined,
  sides: [{ name: id, price, range: Number(id) }],
  ...more,
});

/** Numbers in brackets on the board are those of the introductory game; they and the beer are reconstructed. */
export const TRAINS: readonly DoTrain[] = [
  train('2', 'yellow', [7, 3], 80, 0, { rustedBy: '4' }),
  train('3', 'green', [5, 3], 180, 0, { rustedBy: '6' }),
  train('4', 'green', [3, 2], 300, 0, { rustedBy: '8', lastRun: true }),
  train('5', 'brown', [2, 1], 450, 1),
  train('6', 'brown', [3, 2], 630, 2),
  train('8', 'gray', [6, 4], 800, 3),
];
/** The Railway Game sells 8-trains as soon as so many 6-trains have gone (4.5.7.1). */
export const SIXES_BEFORE_EIGHT = 2;

const phase = (
  id: string,
  values: PhaseSpec['values'],
  major: number,
  operatingRounds: number,
): PhaseSpec => ({
  id,
  ...(id === '2' ? {} : { startsWith: id }),
  colours: (['yellow', 'green', 'brown', 'gray'] as const).slice(
    0,
    ['yellow', 'green', 'brown', 'gray'].indexOf(values) + 1,
  ),
  values,
  trainLimit: { major },
  operatingRounds,
});
/** A phase is named after the train that starts it (4.2.1). */
export const PHASES: readonly PhaseSpec[] = [
  phase('2', 'yellow', 4, 1),
  phase('3', 'green', 4, 2),
  phase('4', 'green', 3, 2),
  phase('5', 'brown', 2, 3),
  phase('6', 'brown', 2, 3),
  phase('8', 'gray', 2, 3),
];
