import { firstThen } from '../../../table/rules.ts';
import { BANK, certificate, ipoPlace, ownerOf, seatOf, seatPlace } from '../../../rail/ids.ts';
import { isParPiece, PAR, parByHand } from '../../../rail/verbs/par.ts';
import { acts } from '../../../rail/verbs/pass.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { box } from '../box.ts';
import type { Table62 } from '../clock.ts';
import { COMPANIES } from '../data/companies.ts';
import { fixPar } from '../deal.ts';
import { doing } from '../flow.ts';
import { isOpen, isUnfounded } from '../groups.ts';
import { purse } from '../readers.ts';
import type { Move62 } from '../rules.ts';
import { rule, when } from '../rules.ts';
import { headShare } from '../seats.ts';
import { parPrinted } from './par.ts';
import { bought, groupRules, limits, purchaseFirst } from './buy.ts';

const fields = { company: ref('company'), par: PAR } as const;
type Found = MoveOf<typeof fields>;

const costOf = (table: Table62, { company, par }: Found): number => (headShare(table, company) / 10) * par;
const canBeFounded = (table: Table62, { company }: Found): boolean =>
  isOpen(table, company) && isUnfounded(table, company);

const founded = rule<Found>('founded-already', '19', ['62-19.8'], (table, { company }) =>
  when(isOpen(table, company) && !isUnfounded(table, company), { company }),
);
const covered = rule<Found>('share-price', '19', ['62-19.10'], (table, move) => {
  const [price, cash] = [costOf(table, move), purse(table, move.seat)];
  const broken = canBeFounded(table, move) && box(table).pars.includes(move.par) && cash < price;
  return when(broken, { price, cash });
});

/** Chapter 19: the first share of a company is its director's certificate; its buyer sets the par. */
export const found: Move62<Found> = {
  fields,
  example: { type: 'found', seat: 'anna', company: 'CP', par: 100 },
  effects: doing((draft, move, table) => {
    const { seat, company, par } = move;
    const mine = acts(draft, seat);
    if (!isUnfounded(table, company) || !box(table).pars.includes(par)) return;
    draft.put(certificate(company, 0), seatPlace(seat));
    draft.pay(costOf(table, move), seatPlace(seat), BANK, 'due/purchase');
    fixPar(draft, company, par);
    bought(draft, move, mine);
  }),
  rules: [
    ...purchaseFirst,
    ...firstThen(
      [...groupRules, founded],
      limits<Found>(canBeFounded, (table, { company }) => headShare(table, company)),
      parPrinted(canBeFounded),
      covered,
    ),
  ],
  label: (table, move) =>
    phrase('1862/log/found', { company: move.company, par: move.par, price: costOf(table, move) }),
  *candidates(table, seat) {
    for (const company of COMPANIES)
      if (canBeFounded(table, { type: 'found', seat, company, par: 0 }))
        for (const par of box(table).pars) yield { type: 'found', seat, company, par };
  },
  concerns: (_, { company }, piece) => piece === certificate(company, 0) || isParPiece(piece, company),
  begins: true,
  /** The certificate to one's mat (at the highest par); or a marker on the par that one has in mind. */
  reads: (table, seat, hand) => {
    const meant = parByHand(box(table).market, hand);
    if (meant && table.clock.parDue === null && isUnfounded(table, meant.company))
      return [{ type: 'found', seat, ...meant }];
    const company = hand.piece.startsWith('cert/') ? ownerOf(hand.piece) : null;
    if (company === null || seatOf(hand.to) !== seat || hand.piece !== certificate(company, 0)) return [];
    if (hand.from !== ipoPlace(company)) return [];
    return box(table).pars.map((par) => ({ type: 'found', seat, company, par }));
  },
  /** One button a company, with the par to fill in: six for each would be a page of them. */
  offer: (table) => ({
    label: ({ company }) => phrase('1862/choice/found', { company, percent: headShare(table, company) }),
    tone: 'plain',
    amount: { field: 'par', label: phrase('1862/amount/par'), start: 'max', step: 1 },
  }),
};
