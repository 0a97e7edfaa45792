import { sideInUse } from '../../../rail/depot.ts';
import { companyOf, POOL } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { ref } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { TRAINS } from '../data/trains.ts';
import { drafted } from '../flow.ts';
import { director, overLimit, trainLimit, trainName, trainsOf } from '../readers.ts';
import { gameOn, rule, when } from '../rules.ts';

const fields = { train: ref('train') } as const;
type Discard = MoveOf<typeof fields>;

const holderOf = (table: TeTable, { train }: Discard): CompanyId | null =>
  companyOf(table.pieces[train]?.at ?? '');

/** §3.8: trains are given up only by a company that has too many. */
const surplus = rule<Discard>('no-surplus', '3.8', ['TE-3.8.13'], (table, move) => {
  const company = holderOf(table, move);
  const over = company !== null && overLimit(table).includes(company);
  return when(!over, { limit: trainLimit(table) });
});
/** §3.7: its president chooses which. */
const ownTrain = rule<Discard>('president-discards', '3.7', ['TE-3.7.3'], (table, move) => {
  const company = holderOf(table, move);
  if (company === null || !overLimit(table).includes(company)) return null;
  return when(director(table, company) !== move.seat, { company, president: director(table, company) });
});

/** §3.8: when the limit falls, surplus trains go to the pool without payment (OQ-11). */
export const discard: MoveSpec<TeClock, Discard> = {
  fields,
  example: { type: 'discard', seat: 'anna', train: 'train/3/1' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      if (holderOf(table, move) !== null) draft.put(move.train, POOL);
    }),
  rules: [gameOn, surplus, ownTrain],
  label: (table, move) => {
    const company = holderOf(table, move);
    const train = sideInUse(table, TRAINS, move.train)?.name ?? null;
    return company === null
      ? phrase('18te/log/discard-nothing', { train })
      : phrase('18te/log/discard', { company, train });
  },
  *candidates(table, seat) {
    for (const company of overLimit(table))
      for (const train of trainsOf(table, company)) yield { type: 'discard', seat, train };
  },
  concerns: (_, { train }, piece) => train === piece,
  reads: (_, seat, { piece, from, to }) =>
    piece.startsWith('train/') && to === POOL && companyOf(from) !== null
      ? [{ type: 'discard', seat, train: piece }]
      : [],
  offer: (table) => ({
    label: (move) =>
      phrase('18te/choice/discard', {
        train: trainName(table, move.train),
        company: holderOf(table, move) ?? '',
      }),
    tone: 'main',
  }),
};
