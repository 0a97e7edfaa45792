import { alone, unless } from '../../../../table/rules.ts';
import { companyOf, POOL } from '../../../../rail/ids.ts';
import { TILE_COLOURS } from '../../../../rail/types.ts';
import { acts } from '../../../../rail/turns.ts';
import { oneATurn } from '../../../../rail/verbs/share-purchase.ts';
import { choice, flag, optional, ref, whole } from '../../../../table/shape.ts';
import type { Move } from '../../../../table/types.ts';
import { phrase } from '../../../../table/words.ts';
import type { DoMove, DoTable } from '../../clock.ts';
import { doing, hasBought } from '../../flow.ts';
import { investorExchanges } from '../../investor/brewery/rules.ts';
import { aboveInvestor, notBeforeHim, notInvestors } from '../../investor/rules.ts';
import { mustSell } from '../../moves/sell.ts';
import { startCellsFor } from '../../prices.ts';
import { companies, hasColour, holding, isBrewCompany, isFounded, purse, start } from '../../readers.ts';
import type { DoRule } from '../../rules.ts';
import { gameOn, noSurplusEquipment, rule, stockRules, when } from '../../rules.ts';
import { dortmund } from '../../title.ts';
import type { Exchange } from '../exchange.ts';
import { exchange as carryOut, exchangeCost, sharesGained, takePlace, wanted, WAYS } from '../exchange.ts';
import { breweryFoundingRules, startOnLine, stillBankrupt } from '../found-rules.ts';
import { topOfPile } from '../pile-rules.ts';
import { smallSheet } from '../pieces.ts';
import { smallOfSeat } from '../readers.ts';

const fields = {
  company: ref('company'),
  from: choice(...WAYS),
  price: optional(whole(0, 999)),
  colour: optional(choice(...TILE_COLOURS)),
  big: optional(flag),
} as const;

const costOf = (table: DoTable, move: Exchange): number =>
  exchangeCost(table, move, smallOfSeat(table, move.seat));
const founds = ({ from }: Exchange): boolean => from === 'display';

/** §6.4.5: only one's own small brewery. */
const ownSmall = alone(
  rule<Exchange>('own-small', '6.4.5', ['HSB-6.4.5.11'], (table, { seat }) =>
    when(smallOfSeat(table, seat) === null),
  ),
);
const fromGreen = alone(
  rule<Exchange>('exchange-green', '6.3.2.1', ['HSB-6.3.2.1.05'], (table) =>
    when(!hasColour(table, 'green')),
  ),
);
const forBeer = rule<Exchange>('exchange-for', '6.4.5', ['HSB-6.4.5.01'], (_, { company }) =>
  when(!isBrewCompany(company), { company }),
);
/** Way a is for a company that is not founded, ways b and c for one that is and has such a certificate. */
const thereIsOne = rule<Exchange>('exchange-none', '6.4.5', ['HSB-6.4.5.01'], (table, move) => {
  const { company, from } = move;
  if (!isBrewCompany(company)) return null;
  const isThere = founds(move)
    ? companies(table).includes(company) && !isFounded(table, company)
    : isFounded(table, company) && wanted(table, move) !== null;
  return when(!isThere, { company, from });
});
/** §6.4.5: what the small brewery does not cover is paid. */
const covered = rule<Exchange>('exchange-price', '6.4.5', ['HSB-6.4.5.10'], (table, move) => {
  const [price, cash] = [costOf(table, move), purse(table, move.seat)];
  return when(price > 0 && price > cash, { price, cash });
});
const soldBefore = rule<Exchange>(
  'exchange-sold-before',
  '4.4.3',
  ['HSB-4.4.3.03'],
  ({ clock }, { seat, company }) =>
    when(clock.round === 'SR' && clock.sales.includes(`${seat}:${company}`), { company }),
);
const shareLimit = rule<Exchange>('exchange-limit', '4.4.4', ['HSB-4.4.4.03'], (table, move) => {
  const [percent, limit] = [holding(table, move.seat, move.company), start(table).share];
  const more = isBrewCompany(move.company) ? 10 * sharesGained(table, move) : 0;
  return when(more > 0 && percent + more > limit, { company: move.company, percent, limit });
});
/** §8.2: nobody gets more of the Investor's company than he has. */
const keepsInvestor = rule<Exchange>('exchange-investor', '8.2', ['HSB-8.2.03'], (table, move) =>
  aboveInvestor(table, move.seat, move.company, 10 * sharesGained(table, move)),
);
/** The rules of founding, where the small brewery founds. */
const foundingRules: readonly DoRule<Exchange>[] = [
  ...breweryFoundingRules,
  notInvestors,
  unless(startOnLine, (_, { company }) => !isBrewCompany(company)),
].map((one) => unless(one, (_, move: Exchange) => !founds(move)));
/** §6.4.8: with a small brewery a bankrupt company can be founded, but nothing of it can be had. */
const bankrupt = unless(stillBankrupt, (_, move: Exchange) => founds(move));

const said = (table: DoTable, move: Exchange) => ({
  small: smallOfSeat(table, move.seat) ?? '',
  company: move.company,
  percent: 10 * sharesGained(table, move),
  price: move.price ?? 0,
  cost: costOf(table, move),
});

/** §6.4.5: a small brewery for a share of a brewery company; it is the purchase of the turn. */
export const exchange: DoMove<Exchange> = {
  fields,
  example: { type: 'exchange', seat: 'anna', company: 'DUB', from: 'display', price: 60, colour: 'yellow' },
  effects: doing((draft, move) => {
    const mine = acts(draft, move.seat);
    if (carryOut(draft, move)) hasBought(draft, move.seat, mine);
  }),
  rules: [
    ...stockRules,
    oneATurn(dortmund, ['one-purchase', '4.4', 'HSB-4.4.02']),
    ownSmall,
    fromGreen,
    forBeer,
    thereIsOne,
    topOfPile,
    bankrupt,
    unless(notBeforeHim, (_, move: Exchange) => founds(move)),
    ...foundingRules,
    covered,
    soldBefore,
    shareLimit,
    keepsInvestor,
    mustSell,
    investorExchanges,
  ],
  label: (table, move) => phrase(`18do/log/exchange-${move.from}`, said(table, move)),
  *candidates(table, seat) {
    if (smallOfSeat(table, seat) === null) return;
    for (const company of companies(table).filter(isBrewCompany))
      if (!isFounded(table, company))
        for (const { price, colour } of startCellsFor(table, company))
          yield { type: 'exchange', seat, company, from: 'display', price, colour };
      else
        for (const from of ['company', 'pool'] as const) {
          yield { type: 'exchange', seat, company, from };
          yield { type: 'exchange', seat, company, from, big: true };
        }
  },
  concerns: (table, { seat }, piece) => piece === smallSheet(smallOfSeat(table, seat) ?? ''),
  begins: true,
  reads: (table, seat, { piece, to }) => {
    if (piece !== smallSheet(smallOfSeat(table, seat) ?? '')) return [];
    const company = companyOf(to) ?? '';
    const targets = to === POOL ? companies(table).filter(isBrewCompany) : [company].filter(isBrewCompany);
    return targets.flatMap((one): readonly Exchange[] => {
      const base = { type: 'exchange', seat, company: one } as const;
      if (to === POOL) return [{ ...base, from: 'pool' }];
      if (isFounded(table, one)) return [{ ...base, from: 'company' }];
      return startCellsFor(table, one)
        .filter(({ colour }) => hasColour(table, colour))
        .map(({ price, colour }) => ({ ...base, from: 'display', price, colour }));
    });
  },
  offer: (table) => ({
    label: (move) => phrase(`18do/choice/exchange-${move.from}`, said(table, move)),
    tone: 'plain',
    amount: {
      field: 'price',
      label: phrase('18do/amount/start-price'),
      step: 5,
      isOpen: ({ price }) => price !== undefined,
    },
  }),
};

const takeFields = { take: flag } as const;
type TakePlace = Move & { readonly take: boolean };

const nothingToTake = rule<TakePlace>('no-takeover', '6.4.5', ['HSB-6.4.5.09'], ({ clock }) =>
  when(clock.takeover === null),
);
const directorTakes = rule<TakePlace>(
  'director-takes-over',
  '6.4.5',
  ['HSB-6.4.5.08'],
  ({ clock: { takeover } }, { seat }) =>
    takeover === null || takeover.seat === seat
      ? null
      : { company: takeover.company, director: takeover.seat },
);

/** §6.4.5: the marker of the company goes to the place of the small brewery, or it does not. */
export const takeOver: DoMove<TakePlace> = {
  fields: takeFields,
  example: { type: 'take-place', seat: 'anna', take: true },
  effects: doing((draft, { take }) => takePlace(draft, take)),
  rules: [...gameOn, noSurplusEquipment, nothingToTake, directorTakes],
  label: ({ clock: { takeover } }, { take }) =>
    takeover === null
      ? phrase('18do/log/take-place-nothing')
      : phrase(`18do/log/take-place-${take ? 'yes' : 'no'}`, {
          company: takeover.company,
          place: takeover.index + 1,
        }),
  *candidates({ clock: { takeover } }, seat) {
    if (takeover !== null) for (const take of [true, false]) yield { type: 'take-place', seat, take };
  },
  concerns: ({ clock }, _, piece) => piece === `order/${clock.takeover?.company ?? ''}`,
  reads: ({ clock: { takeover } }, seat, { piece, to }) =>
    takeover !== null && piece === `order/${takeover.company}` && to === `turn/${takeover.index}`
      ? [{ type: 'take-place', seat, take: true }]
      : [],
  offer: ({ clock: { takeover } }) => ({
    label: ({ take }) =>
      phrase(`18do/choice/take-place-${take ? 'yes' : 'no'}`, {
        company: takeover?.company ?? '',
        place: (takeover?.index ?? 0) + 1,
      }),
    tone: 'main',
  }),
};
