import { phrase } from '../../../../table/words.ts';
import type { DoMove } from '../../clock.ts';
import { doing } from '../../flow.ts';
import { isIntro } from '../../readers.ts';
import { endIntroTurn } from '../flow.ts';
import { introGame, introRules } from '../rules.ts';

/** 3.2: the turn is over; tile, station, siding and swap may all be left out. */
export const finish: DoMove = {
  fields: {},
  example: { type: 'finish', seat: 'anna' },
  effects: doing((draft, { seat }, table) => {
    if (isIntro(table) && table.clock.round === 'EFS' && table.clock.turn === seat) endIntroTurn(draft, seat);
  }),
  rules: [introGame, ...introRules('finish')],
  label: () => phrase('18do/log/finish'),
  *candidates(table, seat) {
    if (table.clock.step !== 'certificate') yield { type: 'finish', seat };
  },
  offer: () => ({ label: () => phrase('18do/choice/finish'), tone: 'onward', step: 'swap' }),
};
