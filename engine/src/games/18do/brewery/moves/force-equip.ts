import type { MoveSpec } from '../../../../table/game.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { optional, ref, whole } from '../../../../table/shape.ts';
import type { PieceId } from '../../../../table/types.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoClock, DoTable } from '../../clock.ts';
import { sharesIn } from '../../deal.ts';
import { drafted } from '../../flow.ts';
import { forceInvestorBrewery } from '../../investor/brewery/force.ts';
import { investorFunding } from '../../investor/force.ts';
import { director, isInvestorBrewing, treasury } from '../../readers.ts';
import { equipDuty, leastFor } from '../duty.ts';
import { cardName, isOnDisplay, priceOfCard } from '../equipment.ts';
import { breweryOfPlace } from '../pieces.ts';
import { forceEquip as carryOut, raisedFor } from '../purchase.ts';
import { cardOf, cardsOffered, isSmall } from '../readers.ts';
import { breweryRules, brewerNow, inBrewStep, isBrewer, ofBrewer, ofBrewery } from '../round.ts';

/** What is raised follows from the rules; whoever says it is told if it is another sum (shares of 10 %). */
const fields = {
  card: ref('card'),
  held: optional(whole(0, 10)),
  cash: optional(whole(0, 100_000)),
  own: optional(whole(0, 10)),
} as const;
export type ForceEquip = MoveOf<typeof fields>;

const isForSale = (table: DoTable, card: PieceId): boolean =>
  isOnDisplay(table, card) && cardOf(card) !== null;
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
  const [next = ''] = cardsOffered(table);
  const isNext = isForSale(table, card) && cardName(card) === cardName(next);
  return isNext ? false : { card: cardName(card), next: cardName(next) };
});
/** §6.5.2.7: treasury, certificates of the company, private cash, own certificates: each before the next. */
const inTurn = rule('force-steps', '6.5.2.7', ['HSB-6.5.2.7.05'], (table, move, company) => {
  const { held, cash } = raisedFor(table, company, move.card);
  const shares = sharesIn(company, held);
  const skips = (move.cash ?? cash) < cash || (move.held ?? shares) < shares;
  return skips && { held: shares, cash, director: director(table, company) };
});
const noMore = rule('force-no-more', '6.5.2.7', ['HSB-6.5.2.7.05'], (table, move, company) => {
  const plan = raisedFor(table, company, move.card);
  const [held, own] = [sharesIn(company, plan.held), sharesIn(company, plan.own)];
  const isMore =
    (move.held ?? held) > held || (move.own ?? own) > own || (move.cash ?? plan.cash) > plan.cash;
  return isMore && { held, own, cash: plan.cash };
});

function said(table: DoTable, { card }: ForceEquip) {
  const company = brewerNow(table) ?? '';
  const isHis = isInvestorBrewing(table);
  const plan = isHis ? investorFunding(table, company, card) : raisedFor(table, company, card);
  return {
    brewery: company,
    card: cardName(card),
    price: priceOfCard(card),
    director: director(table, company),
    held: plan.heldBrings,
    cash: plan.cash,
    own: plan.ownBrings,
    loan: plan.loan,
  };
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
      else carryOut(draft, company, raisedFor(table, company, card));
    }),
  rules: [...breweryRules, inBrewStep('force-equip'), needed, sellFirst, nextCard, inTurn, noMore],
  label: (table, move) =>
    ofBrewer(table, (brewery) =>
      isSmall(brewery)
        ? phrase('18do/log/force-nothing', { brewery })
        : phrase('18do/log/force-equip', said(table, move)),
    ),
  *candidates(table, seat) {
    if (!isCompany(table) || !isBrewer(table, seat)) return;
    for (const card of cardsOffered(table).slice(0, 1)) yield { type: 'force-equip', seat, card };
  },
  concerns: (_, { card }, piece) => card === piece,
  reads: (table, seat, { piece, to }) => {
    const brewery = brewerNow(table);
    if (brewery === null || breweryOfPlace(to) !== brewery || !isForSale(table, piece)) return [];
    return equipDuty(table, brewery) === 'force' ? [{ type: 'force-equip', seat, card: piece }] : [];
  },
  begins: true,
  offer: (table) => ({
    label: (move) => phrase('18do/choice/force-equip', said(table, move)),
    tone: 'main',
    step: 'equip',
  }),
};
