import { ordinaryAt } from '../../../../rail/shares.ts';
import { POOL } from '../../../../rail/ids.ts';
import { perTable } from '../../../../table/places.ts';
import type { PieceId } from '../../../../table/types.ts';
import type { BreweryId } from '../../brewery/clock.ts';
import { isDelivering, ordinaryLeft } from '../../brewery/delivery.ts';
import { canSellTop, equipDuty } from '../../brewery/duty.ts';
import { cardsAllowed, exportLeft, priceOfCard, typeOfCard, unitsLeft } from '../../brewery/equipment.ts';
import { beerTrains, isAgreed, loadFault } from '../../brewery/export.ts';
import type { PayKind } from '../../brewery/income.ts';
import { incomeNow } from '../../brewery/income.ts';
import { roundedDown } from '../../revenue-use.ts';
import { scrapDue } from '../../brewery/questions.ts';
import { BREWERY_COURSE } from '../../brewery/steps.ts';
import type { Demand } from '../../brewery/market.ts';
import { exportSource, wanted } from '../../brewery/market.ts';
import { trainsOffered } from '../../display.ts';
import { isBrewery, isInvestorBrewing, priceOf, trainSpecOf, treasury } from '../../readers.ts';
import {
  cardsFor,
  equipmentOf,
  isFull,
  isSmall,
  overEquipped,
  pileOf,
  typesOf,
} from '../../brewery/readers.ts';
import type { DoTable } from '../../clock.ts';
import { INVESTOR } from '../../clock.ts';
import { sharesOf } from '../../deal.ts';
import { roomBelow } from '../../prices.ts';
import { cashOfInvestor } from '../holdings.ts';
import { loanOf } from '../loan.ts';
import type { Act } from '../act.ts';
import { act } from '../act.ts';

/**
 * Where the turn of his brewery stands (§8.2.2.2). The managing player decides about `room` for a card, `export` beer,
 * the `payout` with a card of type 5, 6 or 8, the `sale` of a certificate for the card that is due, and whatever is
 * possible `further`; all else happens by itself.
 */
export type BrewStage =
  | 'room'
  | 'deliver'
  | 'export'
  | 'payout'
  | 'pay'
  | 'sale'
  | 'due'
  | 'force'
  | 'further'
  | 'end';
/** What the managing player may do at such a moment, beside leaving it. */
const MANAGED: Readonly<Partial<Record<BrewStage, readonly string[]>>> = {
  room: ['give-up'],
  export: ['deliver', 'load', 'ask-load'],
  payout: ['brew-pay'],
  // Whoever buys another card instead leaves the certificate where it is.
  sale: ['brew-issue', 'equip'],
  further: ['equip', 'brew-redeem'],
};

const brewerNow = ({ clock }: DoTable): BreweryId => clock.operating ?? '';

// —— What there is to buy ——

/** The highest type that the display offers; 0 where it is empty. */
const newestType = (table: DoTable): number => Math.max(0, ...trainsOffered(table).map(typeOfCard));
const hasNewest = (table: DoTable, brewery: BreweryId): boolean =>
  typesOf(table, brewery).includes(newestType(table));
const mayEquip = (table: DoTable, brewery: BreweryId): boolean =>
  !isFull(table, brewery) && table.clock.equipped < cardsAllowed(table);

/** The card that has to be bought if the treasury pays it: for a company the newest, for a small brewery one a turn. */
function cardDue(table: DoTable, brewery: BreweryId): PieceId | null {
  if (!mayEquip(table, brewery)) return null;
  if (isSmall(brewery)) return table.clock.equipped > 0 ? null : (cardsFor(table, brewery)[0] ?? null);
  return hasNewest(table, brewery) ? null : (trainsOffered(table).at(-1) ?? null);
}
/** §8.2.2.2: the top certificate may be sold only if that closes the gap for the card that is due. */
function saleCloses(table: DoTable, company: BreweryId): boolean {
  const due = isSmall(company) ? null : cardDue(table, company);
  const [top] = pileOf(table, company);
  if (due === null || top === undefined || table.clock.dealt !== null) return false;
  const shares = sharesOf(company, top);
  if (!canSellTop(table, company) || shares > roomBelow(table, company)) return false;
  const [cash, price] = [treasury(table, company), priceOfCard(due)];
  return cash < price && cash + shares * priceOf(table, company) >= price;
}
/** §8.2.2.2: his private cash pays at most half of a card for his small brewery, after the whole treasury. */
export function canPay(table: DoTable, brewery: BreweryId, card: PieceId): boolean {
  const price = priceOfCard(card);
  const missing = Math.max(0, price - treasury(table, brewery));
  if (!isSmall(brewery)) return missing === 0;
  return missing <= price / 2 && missing <= cashOfInvestor(table);
}
function isMorePossible(table: DoTable, brewery: BreweryId): boolean {
  if (mayEquip(table, brewery) && cardsFor(table, brewery).some((card) => canPay(table, brewery, card)))
    return true;
  if (isSmall(brewery) || table.clock.dealt !== null) return false;
  const price = priceOf(table, brewery);
  return ordinaryAt(table, brewery, POOL).some(
    (piece) => sharesOf(brewery, piece) * price <= treasury(table, brewery),
  );
}

// —— What there is to deliver ——

/** §8.2.2.2: at the limit a card may leave at the start of the turn, so that one of the newest type can be bought. */
const wantsRoom = (table: DoTable, brewery: BreweryId): boolean =>
  isFull(table, brewery) && cardsFor(table, brewery).length > 0 && !hasNewest(table, brewery);
/** Beer could be loaded onto a train, perhaps after asking for it. */
const canLoad = (table: DoTable, brewery: BreweryId): boolean =>
  equipmentOf(table, brewery).some((card) => exportLeft(table, card) > 0) &&
  exportSource(table) !== null &&
  beerTrains(table).some(
    (train) =>
      loadFault(table, train) === null &&
      (isAgreed(table, brewery, train) || !table.clock.refused.includes(train)),
  );
const dearest = (fields: readonly Demand[]): Demand | null =>
  fields.toSorted((a, b) => b.price - a.price || b.segment - a.segment)[0] ?? null;
/** Cards in falling order of their types, each unit to whoever pays most; `left`: which units are meant. */
function delivery(table: DoTable, brewery: BreweryId, left: (table: DoTable, card: PieceId) => number) {
  const cards = equipmentOf(table, brewery).toSorted((a, b) => typeOfCard(b) - typeOfCard(a));
  for (const card of cards) {
    const field = left(table, card) > 0 ? dearest(wanted(table, typeOfCard(card))) : null;
    if (field !== null) return { card, segment: field.segment, customers: field.customers };
  }
  return null;
}
/** Units with an arrow wait as long as the managing player may want them for export. */
const keepsBack = (table: DoTable, brewery: BreweryId): boolean =>
  !table.clock.waived.includes('export') && canLoad(table, brewery);
const nextDelivery = (table: DoTable, brewery: BreweryId) =>
  isDelivering(table) ? delivery(table, brewery, keepsBack(table, brewery) ? ordinaryLeft : unitsLeft) : null;

// —— The turn ——

/** §8.2.2.2: with a card that never grows old the managing player decides, unless there is a loan, or nothing to pay. */
const isFreeToPay = (table: DoTable, brewery: BreweryId): boolean =>
  !isSmall(brewery) &&
  loanOf(table, brewery) === 0 &&
  roundedDown(incomeNow(table)) > 0 &&
  equipmentOf(table, brewery).some((card) => trainSpecOf(card)?.isPermanent === true);
/** §8.2.2.2: what the newest type pays, and nothing else does. */
function payKind(table: DoTable, brewery: BreweryId): PayKind {
  if (loanOf(table, brewery) > 0 || !hasNewest(table, brewery)) return 'keep';
  return isSmall(brewery) ? 'split' : 'pay';
}

function beforeIncome(table: DoTable, brewery: BreweryId): BrewStage {
  const { step, waived } = table.clock;
  if (step === 'give-up' && !waived.includes('room') && wantsRoom(table, brewery)) return 'room';
  if (nextDelivery(table, brewery) !== null) return 'deliver';
  if (step !== 'pay' && keepsBack(table, brewery)) return 'export';
  return isFreeToPay(table, brewery) ? 'payout' : 'pay';
}
function compute(table: DoTable): BrewStage {
  const brewery = brewerNow(table);
  const { step, waived } = table.clock;
  // Hands have put the clock to a step that breweries do not have: nothing is left but to end the turn.
  if (!BREWERY_COURSE.some(({ id }) => id === step)) return 'end';
  if (step !== 'equip') return beforeIncome(table, brewery);
  if (!waived.includes('sale') && saleCloses(table, brewery)) return 'sale';
  const due = cardDue(table, brewery);
  if (due !== null && priceOfCard(due) <= treasury(table, brewery)) return 'due';
  if (!isSmall(brewery) && equipDuty(table, brewery) !== null) return 'force';
  return !waived.includes('train') && isMorePossible(table, brewery) ? 'further' : 'end';
}
export const brewStage = perTable(compute);
export const isBrewManaged = (stage: BrewStage): boolean => MANAGED[stage] !== undefined;
/** §6.5.2.1: a certificate comes back at any moment at which somebody is asked, if no card is due that the money is for. */
const mayRedeem = (table: DoTable): boolean => {
  const brewery = brewerNow(table);
  return !isSmall(brewery) && equipmentOf(table, brewery).length > 0 && cardDue(table, brewery) === null;
};
/** What the managing player may do at this moment. */
export const isManagers = (table: DoTable, type: string): boolean => {
  if (table.clock.asked !== null) return false;
  const kinds = MANAGED[brewStage(table)] ?? [];
  return kinds.includes(type) || (type === 'brew-redeem' && kinds.length > 0 && mayRedeem(table));
};

/** The turn of his brewery, as far as nobody decides anything. */
export function brewAct(table: DoTable): Act | null {
  if (!isInvestorBrewing(table) || table.clock.asked !== null) return null;
  const brewery = brewerNow(table);
  switch (brewStage(table)) {
    case 'deliver':
      return act({ type: 'deliver', ...nextDelivery(table, brewery) }, '8.2.2', 'HSB-8.2.2.01');
    case 'pay': {
      const atom = loanOf(table, brewery) > 0 ? 'HSB-8.2.2.2.05' : 'HSB-8.2.2.2.01';
      return act({ type: 'brew-pay', kind: payKind(table, brewery) }, '8.2.2.2', atom);
    }
    case 'due':
      return act({ type: 'equip', card: cardDue(table, brewery) ?? '' }, '8.2.2.2', 'HSB-8.2.2.2.02');
    case 'force': {
      const [card = ''] = trainsOffered(table);
      const type = equipDuty(table, brewery) === 'buy' ? 'equip' : 'force-equip';
      return act({ type, card }, '8.2.2.2', 'HSB-8.2.2.2.03');
    }
    case 'end':
      return act({ type: 'brew-done' }, '8.2.2', 'HSB-8.2.2.01');
    default:
      return null;
  }
}

// —— Whatever comes first, whoever's turn it is ——

/** True: something has to be settled before anything else goes on. Where there are no breweries hands have set it. */
export const isUnsettled = (table: DoTable): boolean => {
  const { takeover, sideSales } = table.clock;
  return isBrewery(table) && (overEquipped(table).length > 0 || takeover !== null || sideSales.length > 0);
};
export function settleAct(table: DoTable): Act | null {
  const card = scrapDue(table);
  if (card !== null) return act({ type: 'scrap', card }, '8.2.2', 'HSB-8.2.2.01');
  if (overEquipped(table).length > 0 || table.clock.takeover?.seat !== INVESTOR) return null;
  return act({ type: 'take-place', take: false }, '8.2.1', 'HSB-8.2.1.01');
}
