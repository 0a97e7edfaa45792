import type { CompanyId, HexId } from '../../rail/types.ts';
import type { Move, Params } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { homeCircles } from './homes.ts';
import { HOMES } from './data/companies.ts';
import { awaitsHome, treasury } from './readers.ts';
import type { EspRule } from './rules.ts';
import { inStep, ofOperator, operatingRules } from './rules.ts';

/** Rules about the company that builds and the hex where it does; silent where nobody does. */
export const builtOn = <M extends Move & { readonly hex: HexId }>() =>
  ofOperator<M>((company, { hex }) => ({ company, hex }));

/** §5.3.4: the home marker still has to be placed, and there is a circle for it. */
export const owesHome = (table: EspTable, company: CompanyId): boolean =>
  awaitsHome(table, company) && homeCircles(table, company).length > 0;
/** The home station is the first action of a company; in an OO hex its director chooses the city (`home`). */
export const homePlaced: EspRule = ofOperator()(
  'home-marker-first',
  '5.3.4',
  ['ESP-5.3.4.03'],
  (table, _, builder) => (owesHome(table, builder) ? { hex: HOMES[builder]?.hex ?? '' } : false),
);

/** What every act of building has in common: tiles, stations and passes come in any sequence within one step. */
export const buildingRules: readonly EspRule[] = [...operatingRules, inStep('lay'), homePlaced];

/** The treasury does not cover a cost; nothing is ever owed for nothing. */
export function shortOf(table: EspTable, company: CompanyId, cost: number): Params | false {
  const cash = treasury(table, company);
  return cost > 0 && cost > cash ? { company, cost, cash } : false;
}
