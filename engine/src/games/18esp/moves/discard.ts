import { companyOf, OUT, POOL } from '../../../rail/ids.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { STRAWBERRY } from '../data/trains.ts';
import { drafted } from '../flow.ts';
import { countedTrains, director, isPublished, overLimit, recycledUnder, trainLimit } from '../readers.ts';
import { gameOn, rule, when } from '../rules.ts';
import { standsFor, trainName, unlike } from '../train-names.ts';

const fields = { train: ref('train') } as const;
type Discard = MoveOf<typeof fields>;

const holderOf = (table: EspTable, { train }: Discard): CompanyId | null =>
  companyOf(table.pieces[train]?.at ?? '');
/** Giving up this train is called for. */
const isSurplus = (table: EspTable, move: Discard): boolean => {
  const company = holderOf(table, move);
  return company !== null && move.train !== STRAWBERRY && overLimit(table).includes(company);
};

/** §5.7: trains are given up only where there are too many, and never sold to the bank. */
const surplus = rule<Discard>('no-surplus', '5.7', ['ESP-5.7.07', 'ESP-5.7.10'], (table, move) =>
  when(!isSurplus(table, move), { limit: trainLimit(table, holderOf(table, move) ?? '') }),
);
const ownTrain = rule<Discard>('director-discards', '5.7', ['ESP-5.7.10'], (table, move) => {
  const company = holderOf(table, move);
  if (company === null || !isSurplus(table, move)) return null;
  return when(director(table, company) !== move.seat, { company, director: director(table, company) });
});

/** §5.7: surplus trains go to the market for nothing (OQ 20, 24); on the public site they leave the game. */
export const discard: MoveSpec<EspClock, Discard> = {
  fields,
  example: { type: 'discard', seat: 'anna', train: 'train/3/1' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      if (holderOf(table, move) === null) return;
      draft.put(move.train, isPublished(table) ? OUT : POOL);
      const half = recycledUnder(table, move.train);
      if (half !== null && isPublished(table)) draft.put(half, OUT, { due: 'due/scrap' });
    }),
  rules: [gameOn, surplus, ownTrain],
  label: (table, move) =>
    phrase('18esp/log/discard', {
      company: holderOf(table, move) ?? '',
      train: trainName(table, move.train),
    }),
  *candidates(table, seat) {
    for (const company of overLimit(table))
      for (const train of unlike(table, countedTrains(table, company)))
        yield { type: 'discard', seat, train };
  },
  concerns: (table, { train }, piece) => standsFor(table, train, piece),
  reads: (_, seat, { piece, from, to }) =>
    piece.startsWith('train/') && (to === POOL || to === OUT) && companyOf(from) !== null
      ? [{ type: 'discard', seat, train: piece }]
      : [],
  offer: (table) => ({
    label: (move) =>
      phrase('18esp/choice/discard', {
        train: trainName(table, move.train),
        company: holderOf(table, move) ?? '',
      }),
    tone: 'main',
  }),
};
