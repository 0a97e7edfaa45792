import {
  certificate,
  charterCard,
  companyPlace,
  ipoPlace,
  ownerOf,
  seatOf,
  seatPlace,
} from '../../../rail/ids.ts';
import { moveMarker, parSpot } from '../../../rail/market.ts';
import { acts } from '../../../rail/turns.ts';
import { noteBought } from '../../../rail/verbs/share-purchase.ts';
import type { MoveSpec } from '../../../table/game.ts';
import { when } from '../../../table/rules.ts';
import { pieceOf } from '../../../table/places.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { FiveClock, FiveTable } from '../clock.ts';
import { COMPANIES, MARKET, PAR } from '../data.ts';
import { doing, endStockTurn } from '../flow.ts';
import { isFounded, purse } from '../readers.ts';
import { rule, stockRules } from '../rules.ts';
import { oneCertificate } from './buy.ts';

const fields = { company: ref('company') } as const;
type Found = MoveOf<typeof fields>;

/** The first certificate is two shares. */
const COST = 2 * PAR;
const isUnsold = (table: FiveTable, company: string): boolean =>
  pieceOf(table, certificate(company, 0))?.at === ipoPlace(company);

const once = rule<Found>('founded-once', '2', ['FIVE-2.3'], (table, { company }) =>
  when(isFounded(table, company) || !isUnsold(table, company), { company }),
);
const covered = rule<Found>('founding-price', '2', ['FIVE-2.3'], (table, { seat }) =>
  when(purse(table, seat) < COST, { price: COST, cash: purse(table, seat) }),
);

/** §2: the first certificate and the charter; the money is the company's. */
export const found: MoveSpec<FiveClock, Found> = {
  fields,
  example: { type: 'found', seat: 'anna', company: 'NB' },
  effects: doing((draft, { seat, company }, table) => {
    const mine = acts(draft, seat);
    if (isFounded(table, company) || !isUnsold(table, company)) return;
    draft.put(certificate(company, 0), seatPlace(seat));
    draft.put(charterCard(company), seatPlace(seat), { due: 'due/founding' });
    draft.pay(COST, seatPlace(seat), companyPlace(company), 'due/purchase');
    draft.add(...moveMarker(table, company, parSpot(MARKET, PAR)!, 'due/price'));
    if (draft.clock.round === 'SR') draft.set('passes', 0);
    noteBought(draft, seat, mine, endStockTurn);
  }),
  rules: [...stockRules, oneCertificate, once, covered],
  label: (_, { company }) => phrase('five/log/found', { company, price: COST }),
  candidates: (_, seat) => COMPANIES.map((company) => ({ type: 'found', seat, company })),
  concerns: (_, { company }, piece) => piece === certificate(company, 0),
  reads: (_, seat, { piece, to }) => {
    const company = ownerOf(piece);
    return company !== null && piece === certificate(company, 0) && seatOf(to) === seat
      ? [{ type: 'found', seat, company }]
      : [];
  },
  offer: () => ({
    label: ({ company }) => phrase('five/choice/found', { company, price: COST }),
    tone: 'plain',
  }),
};
