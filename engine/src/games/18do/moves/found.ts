import { seatPlace } from '../../../rail/ids.ts';
import { cellAt, parMeant, spotOf } from '../../../rail/market.ts';
import type { CompanyId, TileColour } from '../../../rail/types.ts';
import { TILE_COLOURS } from '../../../rail/types.ts';
import { certificateLimit } from '../../../rail/verbs/share-purchase.ts';
import { firstThen, unless } from '../../../table/rules.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { choice, ref, whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { acts } from '../../../rail/turns.ts';
import { replacedBy } from '../chapters.ts';
import type { DoClock, DoMove, DoTable } from '../clock.ts';
import { FOUNDED_BEFORE, NOT_FOR_TWO } from '../data/companies.ts';
import { found as foundRailway } from '../deal.ts';
import { doing, hasBought } from '../flow.ts';
import { investorFounds, notInvestors } from '../investor/rules.ts';
import { marketOf, startCellFor, startCellsFor } from '../prices.ts';
import {
  certificates,
  charterOf,
  companies,
  hasColour,
  isBrewery,
  isFounded,
  isInvestors,
  isTwo,
  purse,
  start,
} from '../readers.ts';
import { breweryFoundingRules, smallAtStart, startOnLine } from '../brewery/found-rules.ts';
import { limitedBy } from '../certificate-limit.ts';
import { onePurchase } from '../one-purchase.ts';
import { rule, stockRules, when } from '../rules.ts';
import { dortmund } from '../title.ts';
import { mustSell } from './sell.ts';

/** The founder names the cell: its price, and its column by the colour (§4.4.1). */
const fields = { company: ref('company'), price: whole(0, 999), colour: choice(...TILE_COLOURS) } as const;
export type Found = MoveOf<typeof fields>;

const costOf = ({ company, price }: Found): number => ((charterOf(company).shares[0] ?? 0) / 10) * price;
const plays = (table: DoTable, company: CompanyId): boolean => companies(table).includes(company);
/** §4.3.2: founded once. That nobody but the Investor founds his is said by another rule. */
const onlyOnce = rule<Found>('founded-already', '4.3.2', ['DO-4.3.2.2'], (table, { company }) =>
  when(isFounded(table, company) && !isInvestors(table, company), { company }),
);
/** §4.3.2, §8.3.1: the railways of this game; two players do without the Hansabahn. */
const isBarred = (table: DoTable, company: CompanyId): boolean =>
  isTwo(table) && !isBrewery(table) && NOT_FOR_TWO.includes(company);
const takesPart = [
  rule<Found>('no-part', '4.3.2', ['DO-4.3.2.2'], (table, { company }) =>
    when(!plays(table, company) && !isBarred(table, company), { company }),
  ),
  rule<Found>('no-part', '8.3.1', ['DO-8.3.1.2'], (table, { company }) =>
    when(!plays(table, company) && isBarred(table, company), { company }),
  ),
];
/** Only where a railway can be founded at all it matters at which price. */
const canBeFounded = (table: DoTable, company: CompanyId): boolean =>
  plays(table, company) && !isFounded(table, company);
/** §4.3.2: DGEE follows KWE; DHB and HHW follow DGEE. */
const inOrder = rule<Found>(
  'founded-later',
  '4.3.2',
  ['DO-4.3.2.3', 'HSB-4.3.2.01'],
  (table, { company }) => {
    const before = FOUNDED_BEFORE[company];
    const early = before !== undefined && !isFounded(table, before) && canBeFounded(table, company);
    return when(early, { company, before: before ?? '' });
  },
);
/** §4.4.1: a coloured cell in the column of a colour that the phase has. */
const startPrice = rule<Found>('start-price', '4.4.1', ['DO-4.4.1.1'], (table, { company, price, colour }) =>
  when(canBeFounded(table, company) && !isStartPrice(table, company, colour, price), { price, colour }),
);
/** With breweries the cells are those of the two lines. */
const lineStart = unless(startOnLine, (table, { company }: Found) => !canBeFounded(table, company));
const isStartPrice = (table: DoTable, company: CompanyId, colour: TileColour, price: number): boolean =>
  startCellFor(table, company, colour, price) !== null && hasColour(table, colour);
const covered = rule<Found>('founding-price', '4.4.1', ['DO-4.4.1.4'], (table, move) => {
  const [cost, cash] = [costOf(move), purse(table, move.seat)];
  const { company, colour, price } = move;
  const isPriced = canBeFounded(table, company) && startCellFor(table, company, colour, price) !== null;
  return when(isPriced && cost > cash, { cost, cash, company });
});
const underLimit = limitedBy((said) =>
  certificateLimit<DoClock, Found>(
    dortmund,
    said,
    (table, seat) => certificates(table, seat).length,
    (table) => start(table).certificates,
    (table, { company }) => canBeFounded(table, company),
  ),
);

/** §4.4.1: the director's certificate, paid into the treasury; the purchase ends the turn. */
export const found: DoMove<Found> = {
  fields,
  example: { type: 'found', seat: 'anna', company: 'KWE', price: 60, colour: 'yellow' },
  effects: doing((draft, { seat, company, price, colour }, table) => {
    const mine = acts(draft, seat);
    const cell = startCellFor(table, company, colour, price);
    if (cell === null || !canBeFounded(table, company)) return;
    foundRailway(draft, company, seat, cell.spot);
    hasBought(draft, seat, mine);
  }),
  rules: [
    ...stockRules,
    ...onePurchase,
    ...firstThen(
      investorFounds,
      [
        onlyOnce,
        ...takesPart,
        notInvestors,
        inOrder,
        ...breweryFoundingRules.map((one) => unless(one, (table) => !isBrewery(table))),
        smallAtStart,
      ],
      mustSell,
      underLimit,
      replacedBy(startPrice, lineStart),
      covered,
    ),
  ],
  label: (_, move) => phrase('18do/log/found', foundingOf(move)),
  *candidates(table, seat) {
    for (const company of companies(table))
      for (const { price, colour } of startCellsFor(table, company))
        yield { type: 'found', seat, company, price, colour };
  },
  concerns: (_, { company }, piece) => piece === `cert/${company}/0` || piece === `marker/${company}`,
  reads: (table, seat, hand) => {
    const meant = parMeant(marketOf(table), hand);
    const spot = spotOf(hand.to);
    const colour = spot && (cellAt(marketOf(table), spot)?.zone as TileColour | undefined);
    if (meant && colour) return [{ type: 'found', seat, company: meant.company, price: meant.par, colour }];
    const company = companies(table).find((id) => hand.piece === `cert/${id}/0`);
    if (company === undefined || hand.to !== seatPlace(seat)) return [];
    return startCellsFor(table, company)
      .filter((cell) => hasColour(table, cell.colour))
      .map(({ price, colour: named }) => ({ type: 'found', seat, company, price, colour: named }));
  },
  offer: () => ({
    label: ({ company, colour }) => phrase('18do/choice/found', { company, colour }),
    tone: 'plain',
    amount: { field: 'price', label: phrase('18do/amount/start-price'), step: 5 },
  }),
};
const foundingOf = (move: Found) => ({
  company: move.company,
  price: move.price,
  colour: move.colour,
  cost: costOf(move),
});
