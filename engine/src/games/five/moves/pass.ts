import { acts } from '../../../rail/turns.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { phrase } from '../../../table/words.ts';
import type { FiveClock } from '../clock.ts';
import { doing, passed } from '../flow.ts';
import { stockRules } from '../rules.ts';
import { oneCertificate } from './buy.ts';

/** §2: out of turn it is nothing. */
export const pass: MoveSpec<FiveClock> = {
  fields: {},
  example: { type: 'pass', seat: 'anna' },
  effects: doing((draft, { seat }) => {
    if (acts(draft, seat)) passed(draft, seat);
  }),
  rules: [...stockRules, oneCertificate],
  label: () => phrase('five/log/pass'),
  candidates: (_, seat) => [{ type: 'pass', seat }],
  offer: () => ({ label: () => phrase('five/choice/pass'), tone: 'quiet' }),
};
