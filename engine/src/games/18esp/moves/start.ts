import { BANK, certificate, ipoPlace, seatPlace } from '../../../rail/ids.ts';
import { isShareAt } from '../../../rail/shares.ts';
import { acts } from '../../../rail/turns.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { SetPar } from '../../../rail/verbs/par.ts';
import { fixPar, isParPiece, PAR, parByHand, settingPar } from '../../../rail/verbs/par.ts';
import { boughtBy } from '../../../rail/verbs/share-purchase.ts';
import { firstThen, unless } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { ref } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import type { EspClock, EspTable } from '../clock.ts';
import { LATE_PARS, MARKET, PARS } from '../data/market.ts';
import { nearestPar, startIfSold, startMinor } from '../deal.ts';
import { doing, nextLot } from '../flow.ts';
import { fromPhase, isGone, isMinor, isSouthern, placeOf, playerOrder, purse } from '../readers.ts';
import type { EspMove, EspRule } from '../rules.ts';
import { gameOn, rule, stockRules, when } from '../rules.ts';
import { esp } from '../title.ts';
import { gone, hasBought, noDebt, onlyOne, underLimit } from './buy.ts';

// —— Pars ——

/** Start prices that a company may have now (§4.3.1, §4.3.2). */
const parsOf = (table: EspTable, company: CompanyId): readonly number[] =>
  isMinor(company) || fromPhase(table, '3') ? PARS : PARS.filter((par) => !LATE_PARS.includes(par));

/** §4.3.2: pars are printed on the market, the highest ones for later phases. */
const parPrinted = rule<SetPar>('par-printed', '4.3.2', ['ESP-4.3.2.03'], (_, { par }) =>
  when(!PARS.includes(par), { par }),
);
const parPhase = rule<SetPar>('par-phase', '4.3.2', ['ESP-4.3.2.03'], (table, { par }) =>
  when(LATE_PARS.includes(par) && !fromPhase(table, '3'), { par }),
);

// —— The first certificate ——

const fields = { company: ref('company'), par: PAR } as const;
type Start = MoveOf<typeof fields>;

/** The first certificate still lies in the issue. */
const isFree = (table: EspTable, company: CompanyId): boolean =>
  placeOf(table, certificate(company, 0)) === ipoPlace(company);

/** A par is the start price of a major. */
const ofMajor = (about: EspRule<Start>): EspRule<Start> =>
  unless(about, (_, { company }) => isMinor(company));

const rules: readonly EspRule<Start>[] = [
  ...stockRules,
  onlyOne,
  noDebt,
  ...firstThen(
    gone,
    rule<Start>('taken', '4.3', ['ESP-4.3.04'], (table, { company }) =>
      when(!isFree(table, company) && !isGone(table, company), { company }),
    ),
    [
      rule<Start>('southern-later', '4.3.2', ['ESP-4.3.2.01', 'ESP-4.3.02'], (table, { company }) =>
        when(isSouthern(company) && !fromPhase(table, '3'), { company }),
      ),
      rule<Start>('minors-earlier', '4.3.1', ['ESP-4.3.1.05'], (table, { company }) =>
        when(isMinor(company) && isFree(table, company) && fromPhase(table, '5'), { company }),
      ),
    ],
    underLimit,
    [
      rule<Start>('minor-price', '4.3.1', ['ESP-4.3.1.03'], (_, { company, par }) =>
        when(isMinor(company) && !PARS.includes(par), { par }),
      ),
      ofMajor(parPrinted),
      ofMajor(parPhase),
    ],
    rule<Start>('start-price', '4.3', ['ESP-4.3.06'], (table, { seat, company, par }) => {
      const [price, cash] = [2 * nearestPar(par), purse(table, seat)];
      return when(isFree(table, company) && PARS.includes(par) && cash < price, { price, cash });
    }),
  ),
];

/** §4.3.1, §4.3.2: a minor starts at once; a major gets its par and its director. */
export const start: EspMove<Start> = {
  fields,
  example: { type: 'start', seat: 'anna', company: 'CFEA', par: 80 },
  effects: doing((draft, { seat, company, par: said }, table) => {
    const mine = acts(draft, seat);
    if (!isFree(table, company)) return;
    const par = nearestPar(said);
    if (isMinor(company)) startMinor(draft, company, seat, par);
    else {
      draft.put(certificate(company, 0), seatPlace(seat));
      draft.pay(2 * par, seatPlace(seat), BANK, 'due/purchase');
      fixPar(draft, MARKET, company, par);
      startIfSold(draft, company);
    }
    hasBought(draft, seat, mine);
  }),
  rules,
  label: (_, { company, par }) =>
    phrase(isMinor(company) ? '18esp/log/start-minor' : '18esp/log/start-major', {
      company,
      par,
      price: 2 * par,
    }),
  *candidates(table, seat) {
    for (const company of table.clock.companies)
      if (isFree(table, company))
        for (const par of parsOf(table, company)) yield { type: 'start', seat, company, par };
  },
  concerns: (table, { company }, piece) =>
    isShareAt(table, piece, company, ipoPlace(company)) || isParPiece(piece, company),
  begins: true,
  /** The first certificate to one's mat, at which par is asked; or the marker on a par, which says it. */
  reads: (table, seat, hand) => {
    const meant = parByHand(MARKET, hand);
    if (meant && isFree(table, meant.company)) return [{ type: 'start', seat, ...meant }];
    const isFirst = hand.piece.endsWith('/0') && hand.from.startsWith('ipo/');
    const company = isFirst ? boughtBy(seat, hand) : null;
    if (company === null) return [];
    return parsOf(table, company).map((par) => ({ type: 'start', seat, company, par }));
  },
  offer: () => ({
    label: ({ company }) => phrase(`18esp/choice/start-${isMinor(company) ? 'minor' : 'major'}`, { company }),
    tone: 'plain',
    amount: { field: 'par', label: phrase('18esp/amount/par') },
  }),
};

// —— The par of a gift ——

/** §3.1: whoever won P7 fixes the par of the major that came with it. */
export const par: EspMove<SetPar> = {
  ...settingPar<EspClock>(esp, {
    first: [gameOn],
    about: [parPrinted, parPhase],
    market: () => MARKET,
    pars: parsOf,
    fix: (draft, company, said) => {
      const { round, lot } = draft.clock;
      draft.set('parDue', null);
      fixPar(draft, MARKET, company, nearestPar(said));
      startIfSold(draft, company);
      if (round === 'auction' && lot === null) nextLot(draft, playerOrder(draft.table)[0] ?? '');
    },
    due: ['no-par-due', '3.1', 'ESP-3.1.24'],
    byOwner: ['par-by-winner', '3.1', 'ESP-3.1.24'],
  }),
  example: { type: 'par', seat: 'anna', par: 80 },
};
