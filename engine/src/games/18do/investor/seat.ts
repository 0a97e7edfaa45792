import type { Automaton } from '../../../table/game.ts';
import type { DoClock } from '../clock.ts';
import { INVESTOR } from '../clock.ts';
import { investorAct } from './automaton.ts';

/** The seat that nobody holds, as the table asks about it (§8.2). */
export const automaton: Automaton<DoClock> = {
  seats: ({ seats }) => (seats.length === 2 ? [INVESTOR] : []),
  name: () => ({ de: 'Investor', en: 'Investor' }),
  act: investorAct,
};
