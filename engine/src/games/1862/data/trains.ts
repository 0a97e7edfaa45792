import type { PhaseSpec, TileColour, TrainSpec } from '../../../rail/types.ts';

/** More 10E than the companies of a game could ever own: they are without limit (chapter 21); the box has eleven cards. */
const ENOUGH = 26;

/** An E train calls at as many stations as it likes up to its number, and passes the others (chapter 10). */
const card = (
  name: string,
  count: number,
  price: number,
  colour: TileColour,
  rustedBy?: string,
): TrainSpec => {
  const skips = name.endsWith('E');
  const side = { name, price, range: Number.parseInt(name, 10), ...(skips ? { skips } : {}) };
  return { id: name, count, colour, sides: [side], ...(rustedBy === undefined ? {} : { rustedBy }) };
};

/** The cards (chapter 21) in the order of the stack. */
export const TRAINS: readonly TrainSpec[] = [
  card('2', 7, 100, 'yellow', '4'),
  card('3', 6, 200, 'green', '6'),
  card('4', 5, 300, 'green', '8'),
  card('5', 4, 500, 'brown'),
  card('5E', 1, 600, 'brown'),
  card('6', 3, 600, 'brown'),
  card('6E', 1, 800, 'brown'),
  card('8', 2, 800, 'gray'),
  card('8E', 1, 1000, 'gray'),
  card('10', 1, 1000, 'gray'),
  { ...card('10E', ENOUGH, 1200, 'gray'), isEndless: true },
];
export const isExpress = (type: string): boolean => type.endsWith('E');
/** The ordinary train after whose first purchase an E train can be had. */
export const twinOf = (express: string): string => express.slice(0, -1);

const phase = (
  id: string,
  colours: readonly TileColour[],
  trainLimit: number,
  operatingRounds: number,
): PhaseSpec => ({
  id,
  ...(id === '2' ? {} : { startsWith: id }),
  colours,
  values: colours.at(-1)!,
  trainLimit: { major: trainLimit },
  operatingRounds,
});
const GREEN = ['yellow', 'green'] as const;
const BROWN = [...GREEN, 'brown'] as const;
const GRAY = [...BROWN, 'gray'] as const;

/** What the first train of a kind changes (chapter 16); a phase is called by that train. */
export const PHASES: readonly PhaseSpec[] = [
  phase('2', ['yellow'], 4, 1),
  phase('3', GREEN, 4, 2),
  phase('4', GREEN, 3, 2),
  phase('5', BROWN, 2, 3),
  phase('6', BROWN, 2, 3),
  phase('8', GRAY, 2, 3),
  phase('10', GRAY, 2, 3),
];
