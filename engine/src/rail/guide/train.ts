import type { Answer, Fact } from '../../table/guide.ts';
import { fact } from '../../table/guide.ts';
import type { PieceId, Place, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import { phaseOf, trainSpec, trainsAt } from '../depot.ts';
import { companyOf, companyPlace, DEPOT, OUT, trainOf } from '../ids.ts';
import { treasury } from '../readers.ts';
import type { PhaseSpec, TrainSide, TrainSpec } from '../types.ts';
import type { RailBook } from './book.ts';
import { pieceOf } from '../../table/places.ts';

/** "up to 3 stops", "up to 2 stops and 2 towns". */
const rangeOf = ({ range, name }: TrainSide): Phrase =>
  range === 'any'
    ? phrase('ask/range-any', { name })
    : typeof range === 'number'
      ? phrase('ask/range', { name, n: range })
      : phrase('ask/range-small', { name, n: range.any, small: range.small });

const inStack = <C extends RailClock>(table: Table<C>, id: string): number =>
  trainsAt(table, DEPOT).filter((piece) => trainOf(piece) === id).length;

const nameOf = ({ sides }: TrainSpec): string => sides.map(({ name }) => name).join(' / ');

/** Kinds that run alike, as 2A and 2B do, are told apart by what players call them. */
const kindNameOf = <C extends RailClock>({ trains }: RailBook<C>, spec: TrainSpec): string => {
  const isAlone = !trains.some((one) => one !== spec && nameOf(one) === nameOf(spec));
  return isAlone || spec.sides.length > 1 ? nameOf(spec) : spec.id;
};

/** The kinds of trains that come one after another. */
const inLine = <C extends RailClock>(book: RailBook<C>): readonly TrainSpec[] =>
  book.trains.filter(({ id }) => book.isBeside?.(id) !== true);
/** How many trains are sold before the first of this kind. */
function soldBefore<C extends RailClock>(book: RailBook<C>, table: Table<C>, train: string): number {
  const line = inLine(book);
  const at = line.findIndex(({ id }) => id === train);
  const stacked = line.slice(0, Math.max(0, at)).reduce((sum, { id }) => sum + inStack(table, id), 0);
  return stacked - (book.early?.(table, train) ?? 0);
}

const hasBegun = <C extends RailClock>(book: RailBook<C>, table: Table<C>, phase: PhaseSpec): boolean =>
  book.phases.indexOf(phase) <= book.phases.indexOf(phaseOf(book.phases, table.clock.phase));

const phaseOpenedBy = <C extends RailClock>(book: RailBook<C>, train: string): PhaseSpec | undefined =>
  book.phases.find(({ startsWith }) => startsWith === train);

/** Whether the train that scraps this kind has been bought. */
function isScrapped<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  { rustedBy }: TrainSpec,
): boolean {
  const then = rustedBy === undefined ? undefined : phaseOpenedBy(book, rustedBy);
  return then !== undefined && hasBegun(book, table, then);
}

/** When it leaves the game. */
function scrapped<C extends RailClock>(book: RailBook<C>, table: Table<C>, { rustedBy }: TrainSpec): Fact {
  if (rustedBy === undefined) return fact('ask/fact/scrapped', phrase('ask/stays'));
  const left = soldBefore(book, table, rustedBy);
  const key = left === 0 ? 'ask/scrapped-next' : 'ask/scrapped-by';
  return fact('ask/fact/scrapped', phrase(key, { train: rustedBy, left }), true);
}

function opening<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  { id }: TrainSpec,
): readonly Fact[] {
  const phase = phaseOpenedBy(book, id);
  if (!phase) return [];
  const key = hasBegun(book, table, phase) ? 'ask/opened' : 'ask/opens';
  return [fact('ask/fact/first', phrase(key, { phase: phase.id }))];
}

/** What it would leave in the purse of the company whose turn it is. */
function ifBought<C extends RailClock>(book: RailBook<C>, table: Table<C>, spec: TrainSpec): readonly Fact[] {
  const company = operatorOf(table);
  const least = Math.min(...spec.sides.map(({ price }) => price));
  if (company === null) return [];
  const cash = treasury(table, company);
  const count = trainsAt(table, companyPlace(company)).length;
  return [
    fact(
      'ask/fact/if-bought',
      cash < least
        ? phrase('ask/too-dear', { company, cash, missing: least - cash })
        : phrase('ask/purse-after', { company, cash, left: cash - least }),
      cash < least,
    ),
    fact('ask/fact/limit', phrase('ask/limit', { company, count, limit: book.trainLimit(table, company) })),
  ];
}

const pricesOf = (sides: readonly TrainSide[]): readonly number[] => sides.map(({ price }) => price);

/** How many are left in the stack, and what comes after them. */
function stackLine<C extends RailClock>(book: RailBook<C>, table: Table<C>, spec: TrainSpec): Phrase {
  const left = inStack(table, spec.id);
  if (spec.isEndless && left > 0) return phrase('ask/train-endless');
  const line = inLine(book);
  // A train that came with a private company lies in no stack.
  const next = line.includes(spec)
    ? line.slice(line.indexOf(spec) + 1).find(({ id }) => inStack(table, id) > 0)
    : undefined;
  const top = trainsAt(table, DEPOT).find((piece) => book.isBeside?.(trainOf(piece) ?? '') !== true);
  const isTop = top !== undefined && trainOf(top) === spec.id;
  return phrase(left === 0 ? 'ask/train-gone' : isTop && next ? 'ask/train-then' : 'ask/train-left', {
    left,
    next: next?.id ?? '',
  });
}

/** Whose it is, or where it can be had. */
function whereabouts<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  spec: TrainSpec,
  at: Place,
  sides: readonly TrainSide[],
): Phrase {
  const owner = companyOf(at);
  if (owner !== null) return phrase('ask/train-of', { company: owner });
  if (at === DEPOT) return stackLine(book, table, spec);
  return at === OUT ? phrase('ask/train-out') : phrase('ask/train-here', { prices: [...pricesOf(sides)] });
}

/** A train: range, price, how many are left, what scraps it, and what buying it would mean. */
export function trainAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  piece: PieceId,
): Answer | null {
  const spec = trainSpec(book.trains, piece);
  if (!spec) return null;
  const { at = '', side } = pieceOf(table, piece) ?? {};
  const used = at === DEPOT ? undefined : spec.sides.find(({ name }) => name === side);
  const sides = used ? [used] : spec.sides;
  const canBeBought = companyOf(at) === null && at !== OUT;
  return {
    kind: phrase('ask/kind/train'),
    title: phrase('ask/train', { name: used?.name ?? nameOf(spec) }),
    lines: [...sides.slice(0, 2).map(rangeOf), whereabouts(book, table, spec, at, sides)],
    more: [
      fact('ask/fact/price', phrase('ask/prices', { prices: [...pricesOf(sides)] })),
      ...(at === OUT ? [] : [scrapped(book, table, spec)]),
      ...opening(book, table, spec),
      ...(canBeBought ? ifBought(book, table, spec) : []),
    ].slice(0, 5),
    sections: [book.sections.train],
  };
}

/** All trains like this one: what they run, what they cost, and from when to when there are any. */
export function trainKindAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  piece: PieceId,
): Answer | null {
  const spec = trainSpec(book.trains, piece);
  if (!spec) return null;
  const isGone = isScrapped(book, table, spec);
  return {
    kind: phrase('ask/kind/train'),
    title: phrase('ask/train', { name: kindNameOf(book, spec) }),
    lines: [
      ...spec.sides.slice(0, 2).map(rangeOf),
      isGone ? phrase('ask/train-out') : stackLine(book, table, spec),
    ],
    more: [
      fact('ask/fact/price', phrase('ask/prices', { prices: [...pricesOf(spec.sides)] })),
      ...(isGone ? [] : [scrapped(book, table, spec)]),
      ...opening(book, table, spec),
    ],
    sections: [book.sections.train],
  };
}

/** How many trains a company of each kind may have; a kind that may have none is out of the game by then. */
function limitsOf({ trainLimit }: PhaseSpec): Phrase {
  const { minor = 0, major = 0 } = trainLimit;
  return minor > 0
    ? phrase('ask/phase-limits', { minor, major })
    : phrase('ask/phase-limit', { limit: major });
}
/** The same in figures: "1 / 3", small companies first. */
const limitIn = ({ trainLimit }: PhaseSpec): string =>
  Object.values(trainLimit)
    .filter((limit) => limit > 0)
    .join(' / ');
const sameLimits = (a: PhaseSpec, b: PhaseSpec): boolean =>
  JSON.stringify(limitsOf(a)) === JSON.stringify(limitsOf(b));

/** Which train ends a phase, and what it scraps; nothing where the next phase begins without one. */
function endOf<C extends RailClock>(book: RailBook<C>, table: Table<C>, next: PhaseSpec): readonly Fact[] {
  const ender = book.trains.find((one) => one.id === next.startsWith);
  if (!ender) return [];
  const isPast = hasBegun(book, table, next);
  const left = soldBefore(book, table, ender.id);
  const key = isPast ? 'ask/ended-with' : left === 0 ? 'ask/ends-next' : 'ask/ends-with';
  const price = ender.sides[0]?.price ?? 0;
  const gone = book.trains.filter((one) => one.rustedBy === ender.id);
  // By what they run: a train of a private company is a 2 like all others.
  const rusts = [...new Set(gone.map(({ id, sides }) => sides[0]?.name ?? id))];
  return [
    fact(
      isPast ? 'ask/fact/ended-with' : 'ask/fact/ends-with',
      phrase(key, { train: ender.id, price, left }),
    ),
    ...(rusts.length > 0
      ? [
          fact(
            'ask/fact/then',
            phrase(isPast ? 'ask/then-rusted' : 'ask/then-rust', { trains: rusts }),
            !isPast,
          ),
        ]
      : []),
  ];
}

/** A phase: colours, limits, rounds, what ends it and what then. */
export function phaseAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  id: string,
): Answer | null {
  const phase = book.phases.find((one) => one.id === id);
  if (!phase) return null;
  const next = book.phases[book.phases.indexOf(phase) + 1];
  const now = book.phases.indexOf(phaseOf(book.phases, table.clock.phase));
  const at = book.phases.indexOf(phase);
  const state = at === now ? 'now' : at < now ? 'past' : 'later';
  return {
    kind: phrase('ask/kind/phase'),
    title: phrase(`ask/phase-${state}`, { phase: id }),
    lines: [
      phase.colours.length > 0
        ? phrase('ask/phase-tiles', { colours: [...phase.colours] })
        : phrase('ask/phase-no-tiles'),
      limitsOf(phase),
      phrase('ask/phase-values', { colour: phase.values }),
    ],
    more: [
      ...(next ? endOf(book, table, next) : [fact('ask/fact/ends-with', phrase('ask/ends-never'))]),
      ...(next && !sameLimits(next, phase)
        ? [fact('ask/fact/then-limit', phrase('ask/plain', { text: limitIn(next) }), true)]
        : []),
      fact('ask/fact/rounds', phrase('ask/rounds', { n: phase.operatingRounds })),
    ],
    sections: [book.sections.phase],
  };
}
