import type { CompanyId, TileColour } from '../../../rail/types.ts';
import type { Move } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { startCellFor } from '../prices.ts';
import { companies, hasColour, isBrewCompany, isBrewery, isSmall, players } from '../readers.ts';
import type { DoRule } from '../rules.ts';
import { rule, when } from '../rules.ts';
import { ONLY_FOR_FIVE } from './data/companies.ts';
import { isRuined } from './readers.ts';

type OfCompany = Move & { readonly company: CompanyId };
type Founding = OfCompany & {
  readonly price?: number | undefined;
  readonly colour?: TileColour | undefined;
};

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

/** §6.1.2: three and four players do without two companies. */
const onlyForFive: DoRule<OfCompany> = {
  ...rule<OfCompany>('only-for-five', '6.1.2', ['HSB-6.1.2.06'], (table, { company }) => {
    const isLeftOut = ONLY_FOR_FIVE.includes(company) && !companies(table).includes(company);
    return when(isBrewery(table) && isLeftOut, { company, players: players(table).length });
  }),
  instead: [
    ...['18do/4.3.2/founded-already', '18do/4.3.2/no-part', '18do/6.4.5/exchange-none'],
    ...[notInFirst, fromGreen, notAtOnce].map(({ id }) => id),
  ],
};

/** What keeps a company from being founded, by purchase or by exchange. */
export const breweryFoundingRules: readonly DoRule<OfCompany>[] = [
  onlyForFive,
  notInFirst,
  fromGreen,
  notAtOnce,
];
/** §4.4.1, §5.1.2: a coloured cell of the line, of a colour that has begun. A price stands there only once. */
export const startOnLine = rule<Founding>('start-on-line', '4.4.1', ['HSB-4.4.1.01'], (table, move) => {
  const { company, price = 0, colour = 'yellow' } = move;
  const isOpen = startCellFor(table, company, colour, price) !== null && hasColour(table, colour);
  return when(!isOpen, { price, colour });
});

/** §6.3.2.1: small breweries are bought in the start round only. */
export const smallAtStart: DoRule<OfCompany> = {
  ...rule<OfCompany>('small-at-start', '6.3.2.1', ['HSB-6.3.2.1.01'], (table, { company }) =>
    when(isBrewery(table) && isSmall(company), { small: company }),
  ),
  instead: [
    '18do/4.3.2/founded-already',
    '18do/4.3.2/no-part',
    '18do/4.3.2/not-founded',
    '18do/4.4.1/start-on-line',
  ],
};
/** §6.4.8, §6.4.9: of a bankrupt company there is nothing until it is founded again. */
export const stillBankrupt: DoRule<OfCompany> = {
  ...rule<OfCompany>('still-bankrupt', '6.4.9', ['HSB-6.4.9.02'], (table, { company }) =>
    when(isRuined(table, company), { company }),
  ),
  instead: ['18do/4.3.2/not-founded', '18do/6.4.5/exchange-none'],
};
