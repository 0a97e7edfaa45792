import type { CompanyId } from '../../../rail/types.ts';
import type { SetPar } from '../../../rail/verbs/par.ts';
import { fixPar, settingPar } from '../../../rail/verbs/par.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { LATE_PARS, MARKET, PARS } from '../data/market.ts';
import { nearestPar, startIfSold } from '../deal.ts';
import { nextLot } from '../flow.ts';
import { fromPhase, isMinor, playerOrder } from '../readers.ts';
import { gameOn, rule, when } from '../rules.ts';
import { esp } from '../title.ts';

/** Start prices that a company may have now (§4.3.1, §4.3.2). */
export const parsOf = (table: EspTable, company: CompanyId): readonly number[] =>
  isMinor(company) || fromPhase(table, '3') ? PARS : PARS.filter((par) => !LATE_PARS.includes(par));

/** §4.3.2: pars are printed on the market, the highest ones for later phases. */
export const parPrinted = rule<SetPar>('par-printed', '4.3.2', ['ESP-4.3.2.03'], (_, { par }) =>
  when(!PARS.includes(par), { par }),
);
export const parPhase = rule<SetPar>('par-phase', '4.3.2', ['ESP-4.3.2.03'], (table, { par }) =>
  when(LATE_PARS.includes(par) && !fromPhase(table, '3'), { par }),
);

/** §3.1: whoever won P7 fixes the par of the major that came with it. */
export const par: MoveSpec<EspClock, SetPar> = {
  ...settingPar<EspClock>(esp, {
    first: [gameOn],
    about: [parPrinted, parPhase],
    market: () => MARKET,
    pars: parsOf,
    fix: (draft, company, said) => {
      const { round, lot } = draft.clock;
      draft.set('parDue', null);
      fixPar(draft, MARKET, company, nearestPar(said));
      startIfSold(draft, company);
      if (round === 'auction' && lot === null) nextLot(draft, playerOrder(draft.table)[0] ?? '');
    },
    due: ['no-par-due', '3.1', 'ESP-3.1.24'],
    byOwner: ['par-by-winner', '3.1', 'ESP-3.1.24'],
  }),
  example: { type: 'par', seat: 'anna', par: 80 },
};
