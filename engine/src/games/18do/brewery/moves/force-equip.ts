import { companyOf } from '../../../../rail/ids.ts';
import type { CompanyId } from '../../../../rail/types.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { alone, firstThen } from '../../../../table/rules.ts';
import { ref } from '../../../../table/shape.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoTable } from '../../clock.ts';
import type { Funding } from '../../forced.ts';
import { forcedRules, fundingOf, RAISED, raiseFunds, saidFunding } from '../../forced.ts';
import { raiseForInvestor } from '../../investor/force.ts';
import { trainsOffered } from '../../display.ts';
import { isInvestorBrewing } from '../../readers.ts';
import { brewMove } from '../../turn-move.ts';
import { equipDuty, leastFor } from '../duty.ts';
import { cardName, priceOfCard } from '../equipment.ts';
import { takeCard } from '../purchase.ts';
import { isSmall } from '../readers.ts';
import { brewerNow, breweryRulesFor, ofBrewer, ofBrewery } from '../round.ts';
import { isForSale } from './equip.ts';

const fields = { card: ref('card'), ...RAISED } as const;
type ForceEquip = MoveOf<typeof fields>;

const plan = (table: DoTable, company: CompanyId, { card }: Pick<ForceEquip, 'card'>): Funding =>
  fundingOf(table, company, card, priceOfCard(card));
const rule = ofBrewery<ForceEquip>();
const forced = forcedRules<ForceEquip>(
  { write: rule, dutyOf: equipDuty, least: leastFor, plan },
  {
    /** §6.5.2.7: only a brewery company without equipment that cannot pay; small breweries are never forced. */
    needed: ['no-force-equip', '6.5.2.7', 'HSB-6.5.2.7.04', 'HSB-6.5.2.7.02'],
    sellFirst: ['equip-sell-first', '6.5.2.7', 'HSB-6.5.2.7.05'],
    /** §6.5.2.7: treasury, certificates of the company, private cash, own certificates: each before the next. */
    order: ['force-steps', '6.5.2.7', 'HSB-6.5.2.7.05'],
    enough: ['force-no-more', '6.5.2.7', 'HSB-6.5.2.7.05'],
  },
);
/** The next card; of types 6 and 8 the 6. */
const nextCard = rule('force-next', '6.5.2.7', ['HSB-6.5.2.7.04'], (table, { card }) => {
  const [next = ''] = trainsOffered(table);
  const isNext = isForSale(table, card) && cardName(card) === cardName(next);
  return isNext ? false : { card: cardName(card), next: cardName(next) };
});
function said(table: DoTable, { card }: ForceEquip) {
  const company = brewerNow(table) ?? '';
  const sources = saidFunding(table, company, card, priceOfCard(card), isInvestorBrewing(table));
  return { brewery: company, card: cardName(card), ...sources };
}

/** §6.5.2.7, §4.5.7.5: the forced purchase, with everything that has to be given for it. */
export const forceEquip = brewMove<ForceEquip>({
  fields,
  example: { type: 'force-equip', seat: 'anna', card: 'train/3/1' },
  does: (draft, company, { card }) => {
    if (isSmall(company) || !isForSale(draft.table, card)) return;
    if (isInvestorBrewing(draft.table)) raiseForInvestor(draft, company, card);
    else if (!raiseFunds(draft, company, plan(draft.table, company, { card }))) return;
    takeCard(draft, company, card);
  },
  rules: [
    ...breweryRulesFor('force-equip'),
    alone(forced.needed),
    alone(forced.sellFirst),
    ...firstThen(nextCard, forced.order, forced.enough),
  ],
  label: (table, move) =>
    ofBrewer(table, (brewery) =>
      isSmall(brewery)
        ? phrase('18do/log/force-nothing', { brewery })
        : phrase('18do/log/force-equip', said(table, move)),
    ),
  *each(table, brewery, seat) {
    const [card] = isSmall(brewery) ? [] : trainsOffered(table);
    if (card !== undefined) yield { type: 'force-equip', seat, card };
  },
  told: said,
  tone: 'main',
  step: 'equip',
  concerns: (_, { card }, piece) => card === piece,
  reads: (table, seat, { piece, to }) => {
    const brewery = brewerNow(table);
    if (brewery === null || companyOf(to) !== brewery || !isForSale(table, piece)) return [];
    return equipDuty(table, brewery) === 'force' ? [{ type: 'force-equip', seat, card: piece }] : [];
  },
  begins: true,
});
