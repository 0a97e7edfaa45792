import type { CompanyId } from '../../../rail/types.ts';
import type { Move, Params } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { isBig, sharesOf } from '../deal.ts';
import { isBrewCompany } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { rule } from '../rules.ts';
import { pileOf } from './readers.ts';

/** §6.1.2: the certificate on top of a brewery company's own is of another size than the one that is wanted. */
export function topDiffers(table: DoTable, company: CompanyId, big: boolean): Params | null {
  const [top] = isBrewCompany(company) ? pileOf(table, company) : [];
  if (top === undefined || isBig(company, top) === big) return null;
  return { company, percent: 10 * sharesOf(company, top) };
}
export const TOP_OF_PILE = ['top-of-pile', '6.1.2', 'HSB-6.1.2.05'] as const;
const [name, section, atom] = TOP_OF_PILE;

type Taking = Move & {
  readonly company: CompanyId;
  readonly from: string;
  readonly big?: boolean | undefined;
};
/** §6.1.2: what a brewery company holds is taken from the top, bought or in exchange for a small brewery. */
export const topOfPile: DoRule<Taking> = {
  ...rule<Taking>(name, section, [atom], (table, { company, from, big }) =>
    from === 'company' ? topDiffers(table, company, big === true) : null,
  ),
  instead: ['18do/4.4/none-there', '18do/6.4.5/exchange-none'],
};
