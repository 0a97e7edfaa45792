import type { MoveSpec } from '../../../../table/game.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { ref } from '../../../../table/shape.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoClock, DoTable } from '../../clock.ts';
import { drafted } from '../../flow.ts';
import { forceInvestorBrewery } from '../../investor/force.ts';
import { isInvestorBrewing, treasury, trainsOffered } from '../../readers.ts';
import { equipDuty, leastFor } from '../duty.ts';
import { cardName, priceOfCard } from '../equipment.ts';
import { companyOf } from '../../../../rail/ids.ts';
import type { Funding } from '../../forced.ts';
import { fundingOf, RAISED, raisedRules, raiseFunds, saidFunding } from '../../forced.ts';
import type { CompanyId } from '../../../../rail/types.ts';
import { isForSale } from './equip.ts';
import { takeCard } from '../purchase.ts';
import { isSmall } from '../readers.ts';
import { breweryRules, brewerNow, inBrewStep, isBrewer, ofBrewer, ofBrewery } from '../round.ts';

const fields = { card: ref('card'), ...RAISED } as const;
type ForceEquip = MoveOf<typeof fields>;

const rule = ofBrewery<ForceEquip>();
/** §6.5.2.7: only a brewery company without equipment that cannot pay; small breweries are never forced. */
const needed = rule(
  'no-force-equip',
  '6.5.2.7',
  ['HSB-6.5.2.7.04', 'HSB-6.5.2.7.02'],
  (table, _, brewery) => {
    const duty = equipDuty(table, brewery);
    if (duty === 'force' || duty === 'sell') return false;
    return { cash: treasury(table, brewery), least: leastFor(table, brewery) ?? 0 };
  },
);
const sellFirst = rule(
  'equip-sell-first',
  '6.5.2.7',
  ['HSB-6.5.2.7.05'],
  (table, _, brewery) => equipDuty(table, brewery) === 'sell',
);
/** The next card; of types 6 and 8 the 6. */
const nextCard = rule('force-next', '6.5.2.7', ['HSB-6.5.2.7.04'], (table, { card }) => {
  const [next = ''] = trainsOffered(table);
  const isNext = isForSale(table, card) && cardName(card) === cardName(next);
  return isNext ? false : { card: cardName(card), next: cardName(next) };
});
const plan = (table: DoTable, company: CompanyId, { card }: Pick<ForceEquip, 'card'>): Funding =>
  fundingOf(table, company, card, priceOfCard(card));
/** §6.5.2.7: treasury, certificates of the company, private cash, own certificates: each before the next. */
const raised = raisedRules<ForceEquip>(rule, plan, {
  order: ['force-steps', '6.5.2.7', 'HSB-6.5.2.7.05'],
  enough: ['force-no-more', '6.5.2.7', 'HSB-6.5.2.7.05'],
});

function said(table: DoTable, { card }: ForceEquip) {
  const company = brewerNow(table) ?? '';
  const sources = saidFunding(table, company, card, priceOfCard(card), isInvestorBrewing(table));
  return { brewery: company, card: cardName(card), ...sources };
}
const isCompany = (table: DoTable): boolean => {
  const brewery = brewerNow(table);
  return brewery !== null && !isSmall(brewery);
};

/** §6.5.2.7, §4.5.7.5: the forced purchase, with everything that has to be given for it. */
export const forceEquip: MoveSpec<DoClock, ForceEquip> = {
  fields,
  example: { type: 'force-equip', seat: 'anna', card: 'train/3/1' },
  effects: (table, { card }) =>
    drafted(table, (draft) => {
      const company = brewerNow(table);
      if (company === null || !isCompany(table) || !isForSale(table, card)) return;
      if (isInvestorBrewing(table)) forceInvestorBrewery(draft, company, card);
      else if (raiseFunds(draft, company, plan(table, company, { card }))) takeCard(draft, company, card);
    }),
  rules: [...breweryRules, inBrewStep('force-equip'), needed, sellFirst, nextCard, ...raised],
  label: (table, move) =>
    ofBrewer(table, (brewery) =>
      isSmall(brewery)
        ? phrase('18do/log/force-nothing', { brewery })
        : phrase('18do/log/force-equip', said(table, move)),
    ),
  *candidates(table, seat) {
    if (!isCompany(table) || !isBrewer(table, seat)) return;
    for (const card of trainsOffered(table).slice(0, 1)) yield { type: 'force-equip', seat, card };
  },
  concerns: (_, { card }, piece) => card === piece,
  reads: (table, seat, { piece, to }) => {
    const brewery = brewerNow(table);
    if (brewery === null || companyOf(to) !== brewery || !isForSale(table, piece)) return [];
    return equipDuty(table, brewery) === 'force' ? [{ type: 'force-equip', seat, card: piece }] : [];
  },
  begins: true,
  offer: (table) => ({
    label: (move) => phrase('18do/choice/force-equip', said(table, move)),
    tone: 'main',
    step: 'equip',
  }),
};
