import { usingEvent } from '../using-event.ts';
import { BANK, companyPlace, POOL } from '../../../../../rail/ids.ts';
import type { MoveSpec } from '../../../../../table/game.ts';
import { alone } from '../../../../../table/rules.ts';
import type { MoveOf } from '../../../../../table/shape.ts';
import { whole } from '../../../../../table/shape.ts';
import type { DoClock } from '../../../clock.ts';
import { MAX_POOL } from '../../../data/limits.ts';
import { sharesIn, sharesOf } from '../../../deal.ts';
import { inPool, isSmall, priceOf } from '../../../readers.ts';
import type { DoRule } from '../../../rules.ts';
import { rule as anyRule, when } from '../../../rules.ts';
import { given } from '../../moves/side-sale.ts';
import { brewerNow, breweryRules, ofBrewery } from '../../round.ts';
import { spend } from '../events.ts';
import { eventPiece } from '../pieces.ts';
import { eventOf } from '../readers.ts';
import { eventRules, expertOnly } from '../rules.ts';

/** Shares of 10 %. */
const fields = { shares: whole(1, 2) } as const;
type PlaceShares = MoveOf<typeof fields>;

/** §7.2: M belongs to brewery rounds. */
const inBreweryRound: DoRule = alone(
  anyRule('shares-round', '7.2', ['HSB-7.2.19'], ({ clock }) =>
    when(clock.round !== 'BR' && clock.round !== 'start' && clock.round !== 'end'),
  ),
);
const usual = breweryRules.filter(({ id }) => !id.endsWith('/brewery-round-only'));
const rule = ofBrewery<PlaceShares>();
/** A small brewery has no shares, and a company sells from the top of its pile. */
const hasThem = rule(
  'shares-none',
  '7.2',
  ['HSB-7.2.18'],
  (table, { shares }, brewery) => isSmall(brewery) || given(table, brewery, shares).length === 0,
);
const poolLimit = rule('shares-pool', '7.2', ['HSB-7.2.18'], (table, { shares }, brewery) => {
  const pool = isSmall(brewery) ? 0 : inPool(table, brewery);
  return pool + 10 * shares > MAX_POOL && { pool, limit: MAX_POOL };
});
/** M: a brewery company puts one or two shares of its own into the pool, and its price stays. */
export const placeShares: MoveSpec<DoClock, PlaceShares> = {
  fields,
  example: { type: 'place-shares', seat: 'anna', shares: 1 },
  ...usingEvent<PlaceShares>('M', 'place-shares', {
    use: (draft, company, { shares }) => {
      if (isSmall(company)) return;
      const pieces = given(draft.table, company, shares);
      for (const piece of pieces) draft.put(piece, POOL);
      const sum = sharesIn(company, pieces) * priceOf(draft.table, company);
      draft.pay(sum, BANK, companyPlace(company), 'due/shares');
      spend(draft, company, 'M');
    },
    each: (_, __, seat) => [1, 2].map((shares) => ({ type: 'place-shares', seat, shares })),
    told: (table, { shares }, company) => ({
      company,
      percent: 10 * shares,
      price: isSmall(company) ? 0 : shares * priceOf(table, company),
    }),
    tone: 'quiet',
  }),
  rules: [expertOnly, inBreweryRound, ...usual, ...eventRules, hasThem, poolLimit],
  concerns: (table, { shares }, piece) =>
    piece === eventPiece('M') || given(table, brewerNow(table) ?? '', shares).includes(piece),
  reads: (table, seat, { piece, from, to }) => {
    const company = brewerNow(table);
    if (company === null || from !== companyPlace(company) || to !== POOL) return [];
    if (!piece.startsWith(`cert/${company}/`) || eventOf(table, company) !== 'M') return [];
    return [{ type: 'place-shares', seat, shares: Math.min(2, sharesOf(company, piece)) }];
  },
};
