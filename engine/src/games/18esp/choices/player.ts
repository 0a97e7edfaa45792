import type { Offer } from '../../../table/offers.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { EspTable } from '../clock.ts';
import { shareCost } from '../moves/buy.ts';
import { offerParams, withdraws } from '../moves/answer.ts';
import { cardName, director, isMinor, playerOwning, priceOf } from '../readers.ts';

const companyOf = (move: Move): string => move['company'] as string;
const amount = (field: string) => ({ field, label: phrase(`18esp/amount/${field}`), start: 'min' as const });

/** How the moves of players are offered, in the order of the buttons. */
export function playerChoices(table: EspTable): Readonly<Record<string, Offer>> {
  const { lot, parDue, offer, sold, repaid, round, operating } = table.clock;
  const asked = offer === null ? {} : offerParams(table, offer);
  const kind = offer?.kind ?? 'train';
  return {
    accept: { label: () => phrase(`18esp/choice/accept-${kind}`, asked), tone: 'main' },
    decline: {
      label: (m) => phrase(withdraws(table, m.seat) ? '18esp/choice/withdraw' : '18esp/choice/decline'),
      tone: 'plain',
    },
    bid: {
      label: () => phrase('18esp/choice/bid', { private: lot?.private ?? '' }),
      tone: 'main',
      amount: amount('bid'),
    },
    par: {
      label: (m) => phrase('18esp/choice/par', { company: parDue?.company ?? '', par: m['par'] as number }),
      tone: 'main',
    },
    start: {
      label: (m) =>
        phrase(`18esp/choice/start-${isMinor(companyOf(m)) ? 'minor' : 'major'}`, { company: companyOf(m) }),
      tone: 'plain',
      amount: amount('par'),
    },
    buy: {
      label: (m) =>
        phrase(`18esp/choice/buy-${m['from'] as string}`, {
          company: companyOf(m),
          price: shareCost(table, { company: companyOf(m), from: m['from'] as 'ipo' | 'market' }),
        }),
      tone: 'plain',
    },
    sell: {
      label: (m) =>
        phrase('18esp/choice/sell', { company: companyOf(m), price: priceOf(table, companyOf(m)) }),
      tone: 'plain',
      amount: amount('count'),
    },
    repay: {
      label: () => phrase('18esp/choice/repay'),
      tone: 'plain',
      amount: { ...amount('amount'), start: 'max' },
    },
    private: {
      label: (m) => privateLabel(table, m, operating ?? ''),
      tone: 'quiet',
      amount: amount('price'),
    },
    pass: {
      label: () =>
        phrase(
          round === 'auction'
            ? '18esp/choice/no-bid'
            : sold || repaid
              ? '18esp/choice/end-turn'
              : '18esp/choice/pass',
        ),
      tone: 'quiet',
    },
  };
}

function privateLabel(table: EspTable, move: Move, company: string) {
  const id = move['private'] as 'P1';
  const owner = playerOwning(table, id) ?? '';
  const side = (move['side'] as string | undefined) ?? '';
  const key = owner === director(table, company) ? 'private' : 'ask-private';
  return phrase(`18esp/choice/${key}${side === '' ? '' : '-side'}`, {
    company,
    card: cardName(table, id),
    seat: owner,
    side,
  });
}
