import { companyPlace, POOL } from '../../../../rail/ids.ts';
import { ordinaryAt } from '../../../../rail/shares.ts';
import type { CompanyId } from '../../../../rail/types.ts';
import type { MoveOf } from '../../../../table/shape.ts';
import { alone, firstThen } from '../../../../table/rules.ts';
import { whole } from '../../../../table/shape.ts';
import type { PieceId } from '../../../../table/types.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoMove, DoTable } from '../../clock.ts';
import { MAX_POOL } from '../../data/limits.ts';
import { intoPool, sharesIn, sharesOf, worth } from '../../deal.ts';
import { doing } from '../../flow.ts';
import { decides, inPool, isBrewCompany, priceOf } from '../../readers.ts';
import { gameOn, rule, when } from '../../rules.ts';
import { SIDE_SALE } from '../data/limits.ts';
import { pileOf } from '../readers.ts';

/** Shares of 10 %; none: the company keeps what it has. */
const fields = { shares: whole(0, 10) } as const;
type SideSale = MoveOf<typeof fields>;

const companyNow = ({ clock }: DoTable): CompanyId | null => clock.sideSales[0] ?? null;
/** Certificates of exactly so many shares; a brewery gives from the top of its pile (§6.1.2). */
export function given(table: DoTable, company: CompanyId, shares: number): readonly PieceId[] {
  if (!isBrewCompany(company))
    return worth(company, ordinaryAt(table, company, companyPlace(company)), shares);
  const top: PieceId[] = [];
  for (const piece of pileOf(table, company)) {
    if (sharesIn(company, top) >= shares) break;
    top.push(piece);
  }
  return sharesIn(company, top) === shares ? top : [];
}

/** §6.4.2: only at the moment in which a company starts to operate, in the brown and gray phase. */
const onlyNow = alone(
  rule<SideSale>('no-side-sale', '6.4.2', ['HSB-6.4.2.04'], (table) => when(companyNow(table) === null)),
);
const directorSells = rule<SideSale>('side-sale-director', '6.4.2', ['HSB-6.4.2.03'], (table, { seat }) => {
  const company = companyNow(table);
  return company === null || decides(table, company) === seat
    ? null
    : { company, director: decides(table, company) };
});
const atMost = rule<SideSale>('side-sale-most', '6.4.2', ['HSB-6.4.2.04'], (_, { shares }) =>
  when(shares * 10 > SIDE_SALE, { percent: shares * 10, most: SIDE_SALE }),
);
const divisible = rule<SideSale>('side-sale-pile', '6.1.2', ['HSB-6.1.2.05'], (table, { shares }) => {
  const company = companyNow(table);
  const isOdd = company !== null && shares > 0 && given(table, company, shares).length === 0;
  return when(isOdd, { company: company ?? '', percent: shares * 10 });
});
const poolLimit = rule<SideSale>('side-sale-pool', '4.4.5', ['HSB-4.4.5.02'], (table, { shares }) => {
  const company = companyNow(table);
  const pool = company === null ? 0 : inPool(table, company);
  return when(shares > 0 && pool + shares * 10 > MAX_POOL, { company: company ?? '', pool, limit: MAX_POOL });
});

const said = (table: DoTable, shares: number) => {
  const company = companyNow(table) ?? '';
  return { company, percent: shares * 10, price: shares * priceOf(table, company) };
};

/** §6.4.2: up to 20 % of its own into the pool at the present price, which stays. */
export const sideSale: DoMove<SideSale> = {
  fields,
  example: { type: 'side-sale', seat: 'anna', shares: 2 },
  effects: doing((draft, { shares }, table) => {
    const company = companyNow(table);
    if (company === null) return;
    intoPool(draft, company, given(table, company, shares), companyPlace(company), 'due/side-sale');
    draft.set('sideSales', table.clock.sideSales.slice(1));
  }),
  rules: [...gameOn, onlyNow, directorSells, ...firstThen(atMost, divisible, poolLimit)],
  label: (table, { shares }) =>
    phrase(
      companyNow(table) === null
        ? '18do/log/side-sale-nothing'
        : `18do/log/side-sale${shares > 0 ? '' : '-no'}`,
      said(table, shares),
    ),
  *candidates(table, seat) {
    if (companyNow(table) !== null)
      for (let shares = 0; shares * 10 <= SIDE_SALE; shares++) yield { type: 'side-sale', seat, shares };
  },
  concerns: (table, { shares }, piece) =>
    given(table, companyNow(table) ?? '', shares).includes(piece) && shares > 0,
  reads: (table, seat, { piece, from, to }) => {
    const company = companyNow(table);
    if (company === null || from !== companyPlace(company) || to !== POOL) return [];
    if (!piece.startsWith(`cert/${company}/`)) return [];
    return [{ type: 'side-sale', seat, shares: sharesOf(company, piece) }];
  },
  offer: (table) => ({
    label: ({ shares }) => phrase(`18do/choice/side-sale${shares > 0 ? '' : '-no'}`, said(table, shares)),
    tone: 'main',
  }),
};
