import { companyOf, companyPlace, DEPOT, OUT, trainOf } from '../../../../rail/ids.ts';
import type { CompanyId } from '../../../../rail/types.ts';
import { alone, firstThen } from '../../../../table/rules.ts';
import { optional, ref } from '../../../../table/shape.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import type { PieceId } from '../../../../table/types.ts';
import type { Phrase } from '../../../../table/words.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoMove, DoTable } from '../../clock.ts';
import { doing } from '../../flow.ts';
import { directed, isIntro, trainsOf } from '../../readers.ts';
import { when } from '../../rules.ts';
import { takeTrain } from '../flow.ts';
import { isObsolete, nextTrain } from '../readers.ts';
import { directorsOnly, introGame, introRule, introRules } from '../rules.ts';

const fields = {
  company: ref('company'),
  other: optional(ref('company')),
  train: optional(ref('train')),
} as const;
/** With `other`: two railways of one director change their trains; else an obsolete train goes for the next new one. */
export type Swap = MoveOf<typeof fields>;

const trainOfRailway = (table: DoTable, company: CompanyId): PieceId | null =>
  trainsOf(table, company)[0] ?? null;
const about = introRule<Swap>('3.2.3');
const oneSwap = alone(about('one-swap', ['DO-3.2.3.2'], ({ clock }) => when(clock.swapped)));
const ownRailways = about('own-railways', ['DO-3.2.3.1'], (table, move) => {
  const strange = othersIn(table, move);
  return strange === undefined ? null : { company: strange };
});
/** A railway that somebody else directs, or nobody. */
const othersIn = (table: DoTable, { seat, company, other }: Swap): CompanyId | undefined => {
  const own = directed(table, seat);
  return [company, other].find((one) => one !== undefined && !own.includes(one));
};
const twoRailways = about('two-railways', ['DO-3.2.3.1'], (_, { company, other }) =>
  when(company === other, { company }),
);
const hasTrain = about('swap-train', ['DO-3.2.3.1'], (table, { company, other }) => {
  const without = [company, ...(other === undefined ? [] : [other])].find(
    (one) => trainOfRailway(table, one) === null,
  );
  return without === undefined ? null : { company: without };
});
const obsolete = about('swap-obsolete', ['DO-3.2.3.4', 'DO-3.2.3.3'], (table, { company, other }) => {
  const train = trainOfRailway(table, company);
  return when(other === undefined && train !== null && !isObsolete(table, train), {
    company,
    train: trainOf(train ?? '') ?? '',
  });
});
const onSale = about('no-new-train', ['DO-3.2.3.6'], (table, { other }) =>
  when(other === undefined && nextTrain(table) === null),
);
const nextOnly = about(
  'next-train',
  ['DO-3.2.3.6', 'DO-3.2.1.4', 'DO-2.4.4.1'],
  (table, { other, train }) => {
    const next = nextTrain(table);
    if (other !== undefined || train === undefined || next === null) return null;
    return when(trainOf(train) !== trainOf(next), { train: trainOf(train) ?? '', next: trainOf(next) ?? '' });
  },
);

const sentence = (table: DoTable, where: 'log' | 'choice', { company, other }: Swap): Phrase =>
  other === undefined
    ? phrase(`18do/${where}/swap-new`, { company, train: trainOf(nextTrain(table) ?? '') ?? '' })
    : phrase(`18do/${where}/swap`, { company, other });

/** 3.2.3: one swap a turn. */
export const swap: DoMove<Swap> = {
  fields,
  example: { type: 'swap', seat: 'anna', company: 'BME' },
  effects: doing((draft, { company, other }, table) => {
    const train = trainOfRailway(table, company);
    if (!isIntro(table) || train === null) return;
    if (other === undefined) {
      if (nextTrain(table) === null) return;
      draft.put(train, OUT, { due: 'due/train-out' });
      takeTrain(draft, company);
    } else {
      const back = trainOfRailway(table, other);
      if (back === null || company === other) return;
      draft.put(train, companyPlace(other)).put(back, companyPlace(company));
    }
    draft.set('swapped', true);
    if (['network', 'build'].includes(table.clock.step)) draft.set('step', 'swap');
  }),
  rules: [
    introGame,
    ...introRules('swap'),
    directorsOnly,
    oneSwap,
    ...firstThen(ownRailways, twoRailways, [hasTrain, obsolete, onSale], nextOnly),
  ],
  label: (table, move) => sentence(table, 'log', move),
  *candidates(table, seat) {
    if (table.clock.swapped) return;
    const own = directed(table, seat);
    for (const company of own) yield { type: 'swap', seat, company };
    for (const [at, company] of own.entries())
      for (const other of own.slice(at + 1)) yield { type: 'swap', seat, company, other };
  },
  concerns: (table, { company, other }, piece) =>
    piece === trainOfRailway(table, company) ||
    (other === undefined ? piece === nextTrain(table) : piece === trainOfRailway(table, other)),
  reads: (table, seat, { piece, from, to }) => {
    const company = companyOf(to);
    if (!isIntro(table) || trainOf(piece) === null || company === null) return [];
    if (from === DEPOT) return [{ type: 'swap', seat, company, train: piece }];
    const other = companyOf(from);
    return other === null ? [] : [{ type: 'swap', seat, company: other, other: company }];
  },
  offer: (table) => ({
    label: (move) => sentence(table, 'choice', move),
    tone: 'plain',
    step: 'swap',
  }),
};
