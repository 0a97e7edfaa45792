import type { Offer } from '../../../table/offers.ts';
import type { Move } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { EspTable } from '../clock.ts';
import { combinationOf } from '../combine.ts';
import { TENDER_PRICE } from '../data/limits.ts';
import { purchaseOf } from '../purchase.ts';
import { director, holding, inMarket, isMinor, overLimit, priceOf } from '../readers.ts';
import { distributable } from '../revenue.ts';
import { trainName } from '../score.ts';

const field = (move: Move, name: string): string => (move[name] as string | undefined) ?? '';
const amount = (name: string) => ({
  field: name,
  label: phrase(`18esp/amount/${name}`),
  start: 'min' as const,
});

/** How the moves of operating companies are offered, in the order of the buttons. */
export function operateChoices(table: EspTable): Readonly<Record<string, Offer>> {
  const company = table.clock.operating ?? '';
  const { vacancy } = table.clock;
  const sellerOf = (move: Move): string =>
    (table.pieces[field(move, 'train')]?.at ?? '').replace('company/', '');
  return {
    discard: {
      label: (m) =>
        phrase('18esp/choice/discard', {
          train: trainName(table, field(m, 'train')),
          company: sellerOf(m) || (overLimit(table)[0] ?? ''),
        }),
      tone: 'main',
    },
    replace: {
      label: (m) =>
        phrase(m['place'] === true ? '18esp/choice/replace' : '18esp/choice/replace-not', {
          company: vacancy?.company ?? '',
          hex: vacancy?.hex ?? '',
        }),
      tone: 'main',
    },
    run: {
      label: () => phrase('18esp/choice/run', { company }),
      tone: 'main',
      routes: 'routes',
      // Building is optional: where nothing is left to build the card goes on to this by itself.
      step: 'run',
    },
    dividend: { label: (m) => dividendLabel(table, m, company), tone: 'main' },
    takeover: {
      label: (m) => {
        const minor = field(m, 'minor');
        const owner = director(table, minor);
        const key = owner === director(table, company) ? 'takeover' : 'ask-takeover';
        return phrase(`18esp/choice/${key}`, { minor, seat: owner, price: priceOf(table, minor) });
      },
      tone: 'plain',
    },
    train: { label: (m) => trainLabel(table, m, company), tone: 'plain' },
    raise: {
      label: (m) =>
        phrase('18esp/choice/raise', {
          company: field(m, 'company'),
          price: priceOf(table, field(m, 'company')),
        }),
      tone: 'plain',
      amount: amount('count'),
    },
    combine: {
      label: (m) => {
        const joined = combinationOf(
          table,
          company,
          field(m, 'train'),
          field(m, 'recycled'),
          field(m, 'side'),
        );
        return phrase('18esp/choice/combine', {
          train: joined?.main.name ?? '',
          recycled: joined?.half.name ?? '',
          cost: joined?.cost ?? 0,
        });
      },
      tone: 'quiet',
    },
    offer: {
      label: (m) =>
        phrase('18esp/choice/offer', { train: trainName(table, field(m, 'train')), seller: sellerOf(m) }),
      tone: 'quiet',
      amount: { ...amount('price'), step: 1 },
    },
    tender: {
      label: (m) =>
        phrase(
          table.pieces[field(m, 'tender')]?.at === 'pool'
            ? '18esp/choice/tender-market'
            : '18esp/choice/tender',
          {
            price: TENDER_PRICE,
          },
        ),
      tone: 'quiet',
    },
    done: { label: () => phrase('18esp/choice/done', { company }), tone: 'main' },
  };
}

function dividendLabel(table: EspTable, move: Move, company: string): Phrase {
  const income = distributable(table);
  const mine = holding(table, director(table, company), company);
  const params = {
    company,
    income,
    share: income / 10,
    mine: (income * mine) / 100,
    market: inMarket(table, company),
  };
  if (move['kind'] === 'withhold') return phrase('18esp/choice/withhold', params);
  return isMinor(company)
    ? phrase('18esp/choice/pay-minor', { ...params, half: income / 2 })
    : phrase('18esp/choice/pay', params);
}

function trainLabel(table: EspTable, move: Move, company: string): Phrase {
  const asked = {
    train: field(move, 'train'),
    side: move['side'] as string | undefined,
    loan: move['loan'] as number | undefined,
  };
  const purchase = purchaseOf(table, company, asked);
  const params = {
    train: purchase?.side.name ?? '',
    price: purchase?.price ?? 0,
    loan: purchase?.loan ?? 0,
    help: (purchase?.missing ?? 0) - (purchase?.loan ?? 0),
  };
  if (params.loan > 0)
    return phrase(params.help > 0 ? '18esp/choice/train-loan' : '18esp/choice/train-borrowed', params);
  if (params.help > 0) return phrase('18esp/choice/train-help', params);
  return phrase(purchase?.source === 'pool' ? '18esp/choice/train-market' : '18esp/choice/train', params);
}
