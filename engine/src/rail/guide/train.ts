import type { Answer, Fact } from '../../table/guide.ts';
import { fact } from '../../table/guide.ts';
import type { PieceId, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { operatorOf } from '../clock.ts';
import { phaseOf, topTrain, trainSpec, trainsAt } from '../depot.ts';
import { companyOf, companyPlace, DEPOT, trainOf } from '../ids.ts';
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

/** When it leaves the game. */
function scrapped<C extends RailClock>(book: RailBook<C>, table: Table<C>, { rustedBy }: TrainSpec): Fact {
  if (rustedBy === undefined) return fact('ask/fact/scrapped', phrase('ask/stays'));
  const before = book.trains.findIndex(({ id }) => id === rustedBy);
  const left = book.trains.slice(0, Math.max(0, before)).reduce((sum, { id }) => sum + inStack(table, id), 0);
  return fact('ask/fact/scrapped', phrase('ask/scrapped-by', { train: rustedBy, left }), true);
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
  const owner = companyOf(at);
  const left = inStack(table, spec.id);
  const next = book.trains[book.trains.indexOf(spec) + 1];
  const opens = book.phases.find(({ startsWith }) => startsWith === spec.id);
  const isPast =
    opens !== undefined &&
    book.phases.indexOf(opens) <= book.phases.indexOf(phaseOf(book.phases, table.clock.phase));
  const isTop = topTrain(table) !== null && trainOf(topTrain(table)!) === spec.id;
  return {
    kind: phrase('ask/kind/train'),
    title: phrase('ask/train', { name: used?.name ?? nameOf(spec) }),
    lines: [
      ...sides.slice(0, 2).map(rangeOf),
      owner !== null
        ? phrase('ask/train-of', { company: owner })
        : at === DEPOT
          ? phrase(left === 0 ? 'ask/train-gone' : isTop && next ? 'ask/train-then' : 'ask/train-left', {
              left,
              next: next?.id ?? '',
              prices: sides.map(({ price }) => price),
            })
          : phrase('ask/train-here', { prices: sides.map(({ price }) => price) }),
    ],
    more: [
      fact('ask/fact/price', phrase('ask/prices', { prices: sides.map(({ price }) => price) })),
      scrapped(book, table, spec),
      ...(opens
        ? [fact('ask/fact/first', phrase(isPast ? 'ask/opened' : 'ask/opens', { phase: opens.id }))]
        : []),
      ...(owner === null ? ifBought(book, table, spec) : []),
    ].slice(0, 5),
    sections: [book.sections.train],
  };
}

const limitsOf = ({ trainLimit }: PhaseSpec): string => [...new Set(Object.values(trainLimit))].join(' / ');

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
  const ender =
    next?.startsWith === undefined ? undefined : book.trains.find((one) => one.id === next.startsWith);
  const before =
    ender === undefined
      ? 0
      : book.trains
          .slice(0, book.trains.indexOf(ender))
          .reduce((sum, one) => sum + inStack(table, one.id), 0);
  const rusts = book.trains.filter((one) => one.rustedBy === ender?.id).map((one) => one.id);
  return {
    kind: phrase('ask/kind/phase'),
    title: phrase(`ask/phase-${state}`, { phase: id }),
    lines: [
      phase.colours.length > 0
        ? phrase('ask/phase-tiles', { colours: [...phase.colours] })
        : phrase('ask/phase-no-tiles'),
      phrase('ask/phase-limit', { limit: limitsOf(phase) }),
      phrase('ask/phase-values', { colour: phase.values }),
    ],
    more: [
      fact(
        'ask/fact/ends-with',
        ender
          ? phrase('ask/ends-with', { train: ender.id, price: ender.sides[0]?.price ?? 0, left: before })
          : phrase('ask/ends-never'),
      ),
      ...(rusts.length > 0 ? [fact('ask/fact/then', phrase('ask/then-rust', { trains: rusts }), true)] : []),
      ...(next && limitsOf(next) !== limitsOf(phase)
        ? [fact('ask/fact/then-limit', phrase('ask/plain', { text: limitsOf(next) }), true)]
        : []),
      fact('ask/fact/rounds', phrase('ask/rounds', { n: phase.operatingRounds })),
    ],
    sections: [book.sections.phase],
  };
}
