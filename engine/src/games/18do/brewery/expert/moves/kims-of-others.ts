import { operatorOf } from '../../../../../rail/clock.ts';
import { companyPlace } from '../../../../../rail/ids.ts';
import type { CompanyId } from '../../../../../rail/types.ts';
import { firstThen } from '../../../../../table/rules.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { ref, whole } from '../../../../../table/shape.ts';
import type { Params } from '../../../../../table/types.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoMove, DoTable } from '../../../clock.ts';
import { doing } from '../../../flow.ts';
import { decides, isExpert } from '../../../readers.ts';
import type { DoRule } from '../../../rules.ts';
import { rule, when } from '../../../rules.ts';
import { consentTo } from '../../consent.ts';
import { trainOfLoad } from '../../pieces.ts';
import { brewerNow } from '../../round.ts';
import type { KimAsked } from '../clock.ts';
import { breweryOfBox, codeOfKim, isKim } from '../pieces.ts';
import { ownerOfKim } from '../readers.ts';
import {
  boxFree,
  equipmentComesFirst,
  expertOnly,
  expertRulesFor,
  kimCash,
  priceOfKim,
  purchasesFirst,
  trainComesFirst,
  wagonPurchase,
} from '../rules.ts';
import { bandOf, handOver, isOneHand, wishes } from '../trade.ts';
import { isLaden } from '../wagons.ts';

const fields = { kim: ref('kim'), price: whole(0, 1000) } as const;
type AskKim = MoveOf<typeof fields>;
type Buyer = (table: DoTable) => CompanyId | null;

/** §7.1: only a marker that another company has can be asked for. */
const ofAnother = (buyerOf: Buyer): DoRule<AskKim> =>
  rule<AskKim>('kim-whom', '7.1', ['HSB-7.1.15'], (table, { kim }) => {
    const seller = ownerOfKim(table, kim);
    return when(seller === null || seller === buyerOf(table), { kim: codeOfKim(kim) });
  });
/** §7.1: at least half of what is printed, at most one and a half of it. */
const band = rule<AskKim>('kim-band', '7.1', ['HSB-7.1.08'], (_, { kim, price }) => {
  const { least, most } = bandOf(kim);
  return when(price < least || price > most, { kim: codeOfKim(kim), price, least, most });
});
/** §7.1: whoever has refused is not asked again in this turn. */
const askedBefore = rule<AskKim>('kim-refused', '7.1', ['HSB-7.1.15'], (table, { kim }) =>
  when(table.clock.kimRefused.includes(kim), { kim: codeOfKim(kim) }),
);
/** §7.1.3: a wagon with a cube on it stays where it is until the train has run. */
const notLaden = rule<AskKim>('wagon-laden', '7.1.3', ['HSB-7.1.3.04'], (table, { kim }) =>
  when(isLaden(table, kim)),
);
/** Where another company has the marker it is a question of room, price and money; and of money only at a price that is one. */
const common = (buyerOf: Buyer, room: readonly DoRule<AskKim>[]): readonly DoRule<AskKim>[] =>
  firstThen(
    ofAnother(buyerOf),
    [...room, askedBefore, notLaden],
    band,
    kimCash<AskKim>(buyerOf, ({ price }) => price),
  );

function asked(table: DoTable, buyer: CompanyId | null, { kim, price }: AskKim): KimAsked | null {
  const seller = ownerOfKim(table, kim);
  return buyer === null || seller === null || seller === buyer ? null : { kim, price, buyer, seller };
}
const said = ({ kim, price, buyer, seller }: KimAsked): Params => ({
  company: buyer,
  seller,
  kim: codeOfKim(kim),
  price,
});

/** A brewery or a railway wants a marker of another company: it asks, or takes it from a company of the same head. */
const asking = (
  type: string,
  buyerOf: Buyer,
  step: string,
  rules: readonly DoRule<AskKim>[],
  room: readonly DoRule<AskKim>[] = [],
): DoMove<AskKim> => ({
  fields,
  example: { type, seat: 'anna', kim: 'kim/C/1', price: 100 },
  effects: doing((draft, move, table) => {
    const wish = isExpert(table) ? asked(table, buyerOf(table), move) : null;
    if (wish === null) return;
    if (isOneHand(table, wish.buyer, wish.seller)) handOver(draft, wish);
    else draft.set('kimAsked', wish);
  }),
  rules: firstThen(rules, common(buyerOf, room)),
  label: (table, move) => {
    const wish = asked(table, buyerOf(table), move);
    if (wish === null) return phrase('18do/log/ask-kim-nobody', { kim: codeOfKim(move.kim) });
    return phrase(`18do/log/${isOneHand(table, wish.buyer, wish.seller) ? 'trade' : 'ask'}-kim`, said(wish));
  },
  *candidates(table, seat) {
    const buyer = buyerOf(table);
    if (isExpert(table) && buyer !== null && decides(table, buyer) === seat)
      for (const wish of wishes(table, buyer, type === 'ask-wagon')) yield { type, seat, ...wish };
  },
  concerns: (_, { kim }, piece) => kim === piece,
  begins: true,
  reads: (table, seat, { piece, to }) => {
    const buyer = buyerOf(table);
    const isHere = breweryOfBox(to) === buyer || to === companyPlace(buyer ?? '') || trainOfLoad(to) !== null;
    const seller = isKim(piece) ? ownerOfKim(table, piece) : null;
    if (buyer === null || seller === null || seller === buyer || !isHere) return [];
    return [{ type, seat, kim: piece, price: priceOfKim(piece) }];
  },
  offer: (table) => ({
    label: ({ kim }) =>
      phrase('18do/choice/ask-kim', { kim: codeOfKim(kim), seller: ownerOfKim(table, kim) ?? '' }),
    tone: 'quiet',
    amount: { field: 'price', label: phrase('18do/amount/price'), step: 1 },
    step,
  }),
});

/** §7.1: a brewery wants a marker of another brewery, or a wagon of a railway. */
export const askKim = asking(
  'ask-kim',
  brewerNow,
  'equip',
  [...expertRulesFor('ask-kim'), purchasesFirst, equipmentComesFirst],
  [boxFree],
);
/** §7.1.3, §7.5: a railway wants a wagon of a brewery or of another railway. */
export const askWagon = asking('ask-wagon', operatorOf, 'trains', [...wagonPurchase, trainComesFirst]);

/** §7.1: whoever decides for the other company sells the marker, or does not. */
export const { yes: giveKim, no: refuseKim } = consentTo<KimAsked>({
  first: [expertOnly],
  open: ({ clock }) => clock.kimAsked,
  close: (draft) => draft.set('kimAsked', null),
  asked: (table, { seller }) => decides(table, seller),
  asker: (table, { buyer }) => decides(table, buyer),
  stands: (table, { kim, seller }) => ownerOfKim(table, kim) === seller,
  carryOut: handOver,
  refuse: (draft, { kim }) => draft.set('kimRefused', [...draft.clock.kimRefused, kim]),
  nothing: ['kim-nothing', '7.1', 'HSB-7.1.15'],
  answers: ['kim-answers', '7.1', 'HSB-7.1.15'],
  answersParams: (table, { seller, kim }) => ({
    company: seller,
    director: decides(table, seller),
    kim: codeOfKim(kim),
  }),
  gone: ['kim-gone', '7.1', 'HSB-7.1.15'],
  goneParams: ({ kim }) => ({ kim: codeOfKim(kim) }),
  words: { yes: 'give-kim', no: 'refuse-kim', back: 'refuse-kim', nothing: 'kim-nothing' },
  told: (_, { kim, ...wish }) => ({ ...wish, company: wish.buyer, kim: codeOfKim(kim) }),
  offered: ({ clock }) => ({ price: clock.kimAsked?.price ?? 0 }),
});
