import type { CompanyId } from '../../../rail/types.ts';
import type { Move } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { hasColour, isBrewCompany } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { rule, when } from '../rules.ts';

type OfCompany = Move & { readonly company: CompanyId };

/** §6.2.3: the first stock round knows no brewery companies. */
const notInFirst = rule<OfCompany>('no-brewery-yet', '6.2.3', ['HSB-6.2.3.02'], ({ clock }, { company }) =>
  when(isBrewCompany(company) && clock.set === 1, { company }),
);
/** §6.3.2.2: brewery companies are founded once the green phase has begun. */
const fromGreen = rule<OfCompany>('brewery-green', '6.3.2.2', ['HSB-6.3.2.2.01'], (table, { company }) =>
  when(isBrewCompany(company) && table.clock.set > 1 && !hasColour(table, 'green'), { company }),
);
const isJustRuined = ({ clock }: DoTable, company: CompanyId): boolean =>
  clock.ruined[company] !== undefined && clock.ruined[company] >= clock.set;
/** §6.4.9: a bankrupt company comes back in the next stock round at the earliest. */
const notAtOnce = rule<OfCompany>('refound-later', '6.4.9', ['HSB-6.4.9.01'], (table, { company }) =>
  when(isJustRuined(table, company), { company }),
);

/** What keeps a company from being founded, by purchase or by exchange. */
export const breweryFoundingRules: readonly DoRule<OfCompany>[] = [notInFirst, fromGreen, notAtOnce];
