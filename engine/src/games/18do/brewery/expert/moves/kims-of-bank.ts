import { operatorOf } from '../../../../../rail/clock.ts';
import { BANK, companyOf, companyPlace, seatPlace } from '../../../../../rail/ids.ts';
import type { CompanyId } from '../../../../../rail/types.ts';
import { alone, firstThen, unless } from '../../../../../table/rules.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { ref } from '../../../../../table/shape.ts';
import type { PieceId, Place } from '../../../../../table/types.ts';
import { phrase } from '../../../../../table/words.ts';
import type { DoDraft, DoMove, DoTable } from '../../../clock.ts';
import { doing } from '../../../flow.ts';
import { dutyOf, newTrainsAllowed } from '../../../purchase.ts';
import { isExpert, purse } from '../../../readers.ts';
import type { DoRule } from '../../../rules.ts';
import { gameOn, ofCompany, rule, startOver, when } from '../../../rules.ts';
import { brewMove, railMove } from '../../../turn-move.ts';
import { equipDuty } from '../../duty.ts';
import { cardsAllowed } from '../../equipment.ts';
import { trainOfLoad } from '../../pieces.ts';
import { smallOfSeat } from '../../readers.ts';
import { brewerNow, ofBrewery } from '../../round.ts';
import { breweryOfBox, codeOfKim, isKim, isWagon, KIM_DISPLAY } from '../pieces.ts';
import { roomFor } from '../property.ts';
import { hasFreeBox, isOnDisplay, kimsOf, oneOfEach } from '../readers.ts';
import {
  boxFree,
  equipmentComesFirst,
  expertOnly,
  expertRulesFor,
  kimCash,
  kimThere,
  priceOfKim,
  purchasesFirst,
  trainComesFirst,
  wagonPurchase,
} from '../rules.ts';
import { berth } from '../wagons.ts';

/** Small investments and thermo wagons come from the display, and go back there (§7.1, §7.4, §7.5). */

const fields = { kim: ref('kim') } as const;
type OneKim = MoveOf<typeof fields>;
const isSameKind = (_: DoTable, { kim }: OneKim, piece: PieceId): boolean =>
  codeOfKim(kim) === codeOfKim(piece);
const saidKim = ({ kim }: OneKim) => ({ kim: codeOfKim(kim), price: priceOfKim(kim) });
const printed = ({ kim }: OneKim): number => priceOfKim(kim);
/** Only where the marker lies there is it a question of room and money. */
const isGone = (table: DoTable, { kim }: OneKim): boolean => !isOnDisplay(table, kim);
/** The treasury pays for it; it counts as one of the purchases of the turn, unless another one is still due. */
function buy(
  draft: DoDraft,
  { kim, buyer, to }: { readonly kim: PieceId; readonly buyer: CompanyId; readonly to: Place },
  counted: 'equipped' | 'newTrains' | null,
): void {
  const { table } = draft;
  if (!isOnDisplay(table, kim)) return;
  draft.put(kim, to);
  draft.pay(priceOfKim(kim), companyPlace(buyer), BANK, 'due/kim');
  draft.set('kims', table.clock.kims + 1);
  if (counted !== null) draft.set(counted, table.clock[counted] + 1);
}

// —— Before the first stock round (§7.4) ——

/** §7.4: only between the start round and the first stock round. */
const justNow = alone(
  rule('kim-start-over', '7.4', ['HSB-7.4.01'], ({ clock }) =>
    when(clock.round !== 'start' && clock.kimBuyers.length === 0),
  ),
);
/** §7.4: one after the other, the owner of the lowest number first, and each only once. */
const ownTurn = rule('kim-start-turn', '7.4', ['HSB-7.4.01', 'HSB-7.4.02'], ({ clock }, { seat }) => {
  const [now] = clock.kimBuyers;
  return when(now !== undefined && now !== seat, { director: now ?? '' });
});
/** §7.4: private cash pays, never what the brewery has. */
const privatePays = rule<OneKim>('private-pays', '7.4', ['HSB-7.4.02'], (table, { seat, kim }) => {
  const [price, cash] = [priceOfKim(kim), purse(table, seat)];
  return when(price > cash, { price, cash });
});
const first: readonly DoRule[] = [expertOnly, ...gameOn, ...startOver, justNow, ownTurn];
const isNext = ({ clock }: DoTable, seat: string): boolean => clock.kimBuyers[0] === seat;
const without = ({ clock }: DoTable, seat: string): readonly string[] =>
  clock.kimBuyers.filter((one) => one !== seat);

/** §7.4: after the start round every owner may buy one small investment for the small brewery. */
export const startKim: DoMove<OneKim> = {
  fields,
  example: { type: 'start-kim', seat: 'anna', kim: 'kim/A1/1' },
  effects: doing((draft, { seat, kim }, table) => {
    const small = smallOfSeat(table, seat);
    if (!isExpert(table) || small === null || !isOnDisplay(table, kim)) return;
    draft.put(kim, roomFor(table, small));
    draft.pay(priceOfKim(kim), seatPlace(seat), BANK, 'due/start-kim');
    draft.set('kimBuyers', without(table, seat));
  }),
  rules: [...first, kimThere, unless(privatePays, isGone)],
  label: (_, move) => phrase('18do/log/start-kim', saidKim(move)),
  *candidates(table, seat) {
    if (isExpert(table) && isNext(table, seat) && smallOfSeat(table, seat) !== null)
      for (const kim of oneOfEach(table)) yield { type: 'start-kim', seat, kim };
  },
  concerns: isSameKind,
  reads: (table, seat, { piece, from, to }) =>
    isNext(table, seat) && isKim(piece) && from === KIM_DISPLAY && breweryOfBox(to) !== null
      ? [{ type: 'start-kim', seat, kim: piece }]
      : [],
  begins: true,
  offer: () => ({ label: (move) => phrase('18do/choice/buy-kim', saidKim(move)), tone: 'plain' }),
};
/** Or none. */
export const noKim: DoMove = {
  fields: {},
  example: { type: 'no-kim', seat: 'anna' },
  effects: doing((draft, { seat }, table) => {
    const left = without(table, seat);
    if (left.length < table.clock.kimBuyers.length) draft.set('kimBuyers', left);
  }),
  rules: first,
  label: () => phrase('18do/log/no-kim'),
  *candidates(table, seat) {
    if (isExpert(table) && isNext(table, seat)) yield { type: 'no-kim', seat };
  },
  offer: () => ({ label: () => phrase('18do/choice/no-kim'), tone: 'onward' }),
};

// —— A brewery buys one (§7.1, §7.6) ——

const ofBrewer = ofBrewery<OneKim>();
/** §7.1: never two in one turn, not even in the yellow phase. */
const oneKim = alone(ofBrewer('one-kim', '7.1', ['HSB-7.1.06'], ({ clock }) => clock.kims > 0));
/** §7.1: in the yellow phase beside one card, from the green phase on instead of it. */
const kimCount = alone(
  ofBrewer('kim-count', '7.1', ['HSB-7.1.05'], (table) => {
    const most = cardsAllowed(table);
    return table.clock.equipped >= most && { most };
  }),
);

/** §7.1: in a railway round nobody buys any of them but a thermo wagon, and that with the trains. */
const breweriesBuy: DoRule = alone(
  rule('kim-breweries', '7.1', ['HSB-7.1.01'], ({ clock }) => when(clock.round === 'OR')),
);
/** §7.1, §7.6: a brewery buys a small investment from the bank. */
export const buyKim = brewMove<OneKim>({
  fields,
  example: { type: 'buy-kim', seat: 'anna', kim: 'kim/A1/1' },
  does: (draft, buyer, { kim }) => {
    const isFree = equipDuty(draft.table, buyer) === null;
    buy(draft, { kim, buyer, to: roomFor(draft.table, buyer) }, isFree ? 'equipped' : null);
  },
  rules: [
    expertOnly,
    breweriesBuy,
    ...expertRulesFor('buy-kim'),
    kimThere,
    purchasesFirst,
    equipmentComesFirst,
    oneKim,
    kimCount,
    unless(boxFree, isGone),
    unless(kimCash<OneKim>(brewerNow, printed), isGone),
  ],
  *each(table, _, seat) {
    if (isExpert(table)) for (const kim of oneOfEach(table)) yield { type: 'buy-kim', seat, kim };
  },
  told: (_, move, company) => ({ company, ...saidKim(move) }),
  step: 'equip',
  concerns: isSameKind,
  reads: (table, seat, { piece, from, to }) => {
    const brewery = brewerNow(table);
    const isHere = brewery !== null && (breweryOfBox(to) === brewery || to === companyPlace(brewery));
    return isKim(piece) && from === KIM_DISPLAY && isHere ? [{ type: 'buy-kim', seat, kim: piece }] : [];
  },
  begins: true,
});

/** §7.1: only what lies on the own sheet. */
const own = ofBrewer('puts-own', '7.1', ['HSB-7.1.10'], (table, { kim }, brewery) =>
  kimsOf(table, brewery).includes(kim) ? false : { kim: codeOfKim(kim) },
);
/** §7.1: it makes room for another one, and only where there is none. */
const forRoom = ofBrewer('room-already', '7.1', ['HSB-7.1.10'], (table, _, brewery) =>
  hasFreeBox(table, brewery),
);

/** §7.1: a small investment goes back to the display, without any money for it. */
export const putBack = brewMove<OneKim>({
  fields,
  example: { type: 'put-back', seat: 'anna', kim: 'kim/A1/1' },
  does: (draft, brewery, { kim }) => {
    if (kimsOf(draft.table, brewery).includes(kim)) draft.put(kim, KIM_DISPLAY);
  },
  rules: [...expertRulesFor('put-back'), purchasesFirst, ...firstThen(own, forRoom)],
  each: (table, brewery, seat) => kimsOf(table, brewery).map((kim) => ({ type: 'put-back', seat, kim })),
  told: (_, { kim }) => ({ kim: codeOfKim(kim) }),
  tone: 'quiet',
  step: 'equip',
  concerns: (_, { kim }, piece) => kim === piece,
  reads: (table, seat, { piece, from, to }) => {
    const isMine = breweryOfBox(from) !== null && breweryOfBox(from) === brewerNow(table);
    return isMine && isKim(piece) && to === KIM_DISPLAY ? [{ type: 'put-back', seat, kim: piece }] : [];
  },
});

// —— A railway buys a wagon (§7.5) ——

const ofRailway = ofCompany<OneKim>();
/** §7.1.3: never two in one turn. */
const oneWagon = alone(ofRailway('one-wagon', '7.1.3', ['HSB-7.1.3.09'], ({ clock }) => clock.kims > 0));
/** §7.1.3, §7.5: from the bank it counts like a train. */
const wagonCount = alone(
  ofRailway('wagon-count', '7.1.3', ['HSB-7.1.3.01', 'HSB-7.5.01'], (table) => {
    const most = newTrainsAllowed(table);
    return table.clock.newTrains >= most && { most };
  }),
);

const isOther = (_: DoTable, { kim }: OneKim): boolean => !isWagon(kim);

/** §7.5: instead of a train a railway buys a thermo wagon from the bank. */
export const buyWagon = railMove<OneKim>({
  fields,
  example: { type: 'buy-wagon', seat: 'anna', kim: 'kim/C/1' },
  does: (draft, buyer, { kim }) => {
    const isFree = dutyOf(draft.table, buyer) === null;
    if (isWagon(kim)) buy(draft, { kim, buyer, to: berth(draft.table, buyer) }, isFree ? 'newTrains' : null);
  },
  rules: [
    ...wagonPurchase,
    unless(kimThere, isOther),
    trainComesFirst,
    oneWagon,
    wagonCount,
    unless(
      kimCash<OneKim>(operatorOf, printed),
      (table, move) => isOther(table, move) || isGone(table, move),
    ),
  ],
  *each(table, _, seat) {
    if (isExpert(table))
      for (const kim of oneOfEach(table).filter(isWagon)) yield { type: 'buy-wagon', seat, kim };
  },
  told: (_, move) => saidKim(move),
  key: () => 'buy-kim',
  step: 'trains',
  concerns: isSameKind,
  reads: (table, seat, { piece, from, to }) => {
    const company = operatorOf(table);
    const isHere = companyOf(to) === company || trainOfLoad(to) !== null;
    const isMeant = company !== null && isKim(piece) && from === KIM_DISPLAY && isHere;
    return isMeant ? [{ type: 'buy-wagon', seat, kim: piece }] : [];
  },
  begins: true,
});
