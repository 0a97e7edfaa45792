import { firstThen } from '../../../table/rules.ts';
import { BANK, companyOf, companyPlace, POOL, seatPlace } from '../../../rail/ids.ts';
import { oneOfEach } from '../../../table/alike.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspTable } from '../clock.ts';
import { TENDER_PRICE, TENDER_SHARE } from '../data/limits.ts';
import { operatorDoes } from '../flow.ts';
import { LAST_TENDER, TENDERS, withPrivate } from '../pieces.ts';
import { hasTender, placeOf, playerOwning, treasury } from '../readers.ts';
import type { EspMove } from '../rules.ts';
import { isOperator, ofOperator, operating, operatingRules, rule, when } from '../rules.ts';
import { trainFirst } from '../train-rules.ts';

const fields = { tender: ref('piece') } as const;
type BuyTender = MoveOf<typeof fields>;

/** In the market, or one of the five of P5 while a player owns it; the sixth is the back of its card. */
export function isTenderForSale(table: EspTable, tender: PieceId): boolean {
  const at = placeOf(table, tender);
  if (!TENDERS.includes(tender)) return false;
  return (
    at === POOL || (at === withPrivate('P5') && tender !== LAST_TENDER && playerOwning(table, 'P5') !== null)
  );
}
const holderOf = (table: EspTable, tender: PieceId): string | null =>
  TENDERS.includes(tender) ? companyOf(placeOf(table, tender)) : null;

const buying = ofOperator<BuyTender>();
const oneEach = buying('one-tender', '3.1', ['ESP-3.1.18'], (table, _, company) => hasTender(table, company));
const noTrade = buying('tender-trade', '3.1', ['ESP-3.1.21'], (table, { tender }, company) => {
  const holder = holderOf(table, tender);
  return holder !== null && holder !== company ? { company: holder } : false;
});
const forSale = rule<BuyTender>('tender-not-for-sale', '3.1', ['ESP-3.1.15'], (table, { tender }) =>
  when(holderOf(table, tender) === null && !isTenderForSale(table, tender)),
);
const covered = buying('tender-cash', '3.1', ['ESP-3.1.15'], (table, _, company) => {
  const cash = treasury(table, company);
  return cash < TENDER_PRICE ? { price: TENDER_PRICE, cash } : false;
});

/**
 * §3.1: a company buys a tender at any moment of its turn; the owner of P5 gets his part and is not asked
 * (OQ 8).
 */
export const tender: EspMove<BuyTender> = {
  fields,
  example: { type: 'tender', seat: 'anna', tender: 'tender/1' },
  effects: operatorDoes((draft, company, { tender: piece }, table) => {
    if (!TENDERS.includes(piece)) return;
    const home = companyPlace(company);
    const works = placeOf(table, piece) === withPrivate('P5') ? playerOwning(table, 'P5') : null;
    const share = works === null ? 0 : TENDER_SHARE;
    draft.put(piece, home);
    draft.pay(share, home, seatPlace(works ?? ''), 'due/tender-price');
    draft.pay(TENDER_PRICE - share, home, BANK, 'due/tender-price');
  }),
  rules: [...operatingRules, trainFirst, ...firstThen(oneEach, noTrade, forSale, covered)],
  label: (table) => phrase('18esp/log/tender', { company: operating(table), price: TENDER_PRICE }),
  /** Of those that lie together one is enough. */
  *candidates(table, seat) {
    if (!isOperator(table, seat)) return;
    const forSale = TENDERS.filter((id) => isTenderForSale(table, id));
    for (const piece of oneOfEach(forSale, (id) => placeOf(table, id)))
      yield { type: 'tender', seat, tender: piece };
  },
  concerns: (table, move, piece) =>
    piece.startsWith('tender/') && placeOf(table, piece) === placeOf(table, move.tender),
  reads: (_, seat, { piece, to }) =>
    piece.startsWith('tender/') && companyOf(to) !== null ? [{ type: 'tender', seat, tender: piece }] : [],
  offer: (table) => ({
    label: (move) => {
      const used = placeOf(table, move.tender) === POOL;
      return phrase(`18esp/choice/tender${used ? '-market' : ''}`, { price: TENDER_PRICE });
    },
    tone: 'quiet',
  }),
};
