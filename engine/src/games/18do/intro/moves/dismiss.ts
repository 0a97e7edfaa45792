import { ipoPlace, POOL } from '../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../table/game.ts';
import { pieceOf } from '../../../../table/places.ts';
import { ref } from '../../../../table/shape.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoClock } from '../../clock.ts';
import { drafted } from '../../flow.ts';
import { isIntro } from '../../readers.ts';
import { rule, when } from '../../rules.ts';
import { certificateLimit, isAtLimit, isBarred, onDisplay, topOf } from '../readers.ts';
import { introGame, introRules } from '../rules.ts';

const fields = { company: ref('company') } as const;
export type Dismiss = MoveOf<typeof fields>;

const inStack = rule<Dismiss>('nothing-to-move', '3.2.1', ['DO-3.2.1.6'], (table, { company }) =>
  when(isIntro(table) && topOf(table, company) === null, { company }),
);
/** Below the limit one is taken; only who could take none at all moves one to the pool. */
const mustTake = rule<Dismiss>('must-take', '3.2.1', ['DO-3.2.1.1'], (table, { seat }) =>
  when(isIntro(table) && !isAtLimit(table, seat) && !isBarred(table, seat), {
    limit: certificateLimit(table),
  }),
);

/** 3.2.1 b: at the limit the top certificate of a stack goes to the pool, and nobody gets one. */
export const dismiss: MoveSpec<DoClock, Dismiss> = {
  fields,
  example: { type: 'dismiss', seat: 'anna', company: 'BME' },
  effects: (table, { seat, company }) =>
    drafted(table, (draft) => {
      const top = topOf(table, company);
      if (!isIntro(table) || top === null) return;
      draft.put(top, POOL);
      if (table.clock.step === 'certificate' && table.clock.turn === seat) draft.set('step', 'network');
    }),
  rules: [introGame, ...introRules('dismiss'), inStack, mustTake],
  label: (_, { company }) => phrase('18do/log/dismiss', { company }),
  *candidates(table, seat) {
    if (table.clock.step === 'certificate')
      for (const company of onDisplay(table)) yield { type: 'dismiss', seat, company };
  },
  concerns: (table, { company }, piece) =>
    piece.startsWith(`cert/${company}/`) && pieceOf(table, piece)?.at === ipoPlace(company),
  reads: (table, seat, { piece, from, to }) => {
    const company = piece.split('/')[1] ?? '';
    return isIntro(table) && piece.startsWith('cert/') && to === POOL && from === ipoPlace(company)
      ? [{ type: 'dismiss', seat, company }]
      : [];
  },
  offer: () => ({ label: ({ company }) => phrase('18do/choice/dismiss', { company }), tone: 'quiet' }),
};
