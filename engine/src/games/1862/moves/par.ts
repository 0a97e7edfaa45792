import { settingPar } from '../../../rail/verbs/par.ts';
import type { Move } from '../../../table/types.ts';
import { box } from '../box.ts';
import type { Clock62, Table62 } from '../clock.ts';
import { fixPar, startIfSold } from '../deal.ts';
import type { Rule62 } from '../rules.ts';
import { gameOn, inGame, rule, when } from '../rules.ts';
import { us } from '../title.ts';

/** Chapter 19: the par is one of those printed on the market. `isAsked`: this seat can set one here. */
export const parPrinted = <M extends Move & { readonly par: number }>(
  isAsked: (table: Table62, move: M) => boolean,
): Rule62<M> =>
  rule<M>('par-printed', '19', ['62-19.9'], (table, move) => {
    const { pars } = box(table);
    return when(isAsked(table, move) && !pars.includes(move.par), { par: move.par, pars: [...pars] });
  });

/** Chapter 4: the owner of private 8 sets the par of NYH at once. */
export const par = settingPar<Clock62>(us, {
  first: [gameOn, inGame],
  about: [parPrinted(({ clock }, { seat }) => clock.parDue?.seat === seat)],
  market: (table) => box(table).market,
  pars: (table) => box(table).pars,
  fix: (draft, company, said) => {
    if (!box(draft.table).pars.includes(said)) return;
    draft.set('parDue', null);
    fixPar(draft, company, said);
    startIfSold(draft, company);
  },
  due: ['no-par-due', '4', '62-4.15'],
  byOwner: ['par-by-owner', '4', '62-4.15'],
});
