import type { Offer } from '../../table/choices.ts';
import { choicesFrom } from '../../table/choices.ts';
import type { Prompt } from '../../table/game.ts';
import type { Move, Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import { sideInUse } from '../../rail/depot.ts';
import type { TeTable } from './clock.ts';
import { TRAINS } from './data/trains.ts';
import { options } from './options.ts';
import { director, founded, overLimit, priceOf, treasury, turn } from './readers.ts';

/** What is to do now, in one imperative sentence, and the choices of one seat. */
export function prompt(table: TeTable, seat: Seat | null): Prompt {
  const seats = turn(table);
  const choices = seat === null ? [] : choicesFrom(options(table, seat), plan(table));
  return { seats, text: sentence(table, seats), where: where(table), choices };
}

function where({ clock }: TeTable): readonly Phrase[] {
  const round =
    clock.round === 'SR'
      ? phrase('18te/round/SR', { set: clock.set })
      : phrase(`18te/round/${clock.round}`, { set: clock.set, or: clock.or });
  const places = [round, phrase('18te/phase', { phase: clock.phase })];
  return clock.round === 'OR' && clock.operating !== null
    ? [...places, phrase(`18te/step/${clock.step}`)]
    : places;
}

function sentence(table: TeTable, seats: readonly Seat[]): Phrase {
  const { clock } = table;
  const seat = seats.join(', ');
  if (clock.round === 'end') return phrase('18te/now/end');
  const over = overLimit(table);
  if (over.length > 0) return phrase('18te/now/discard', { seat, company: over.join(', ') });
  if (clock.round === 'SR') {
    if (clock.auction)
      return phrase('18te/now/bid', {
        seat,
        company: clock.auction.company,
        bid: clock.auction.bid,
        bidder: clock.auction.bidder,
      });
    if (!clock.opened) return phrase('18te/now/open', { seat, company: 'KHS' });
    return phrase(clock.sold ? '18te/now/sold' : '18te/now/trade', { seat });
  }
  if (clock.offer)
    return phrase('18te/now/offer', { seat, ...clock.offer, train: trainName(table, clock.offer.train) });
  if (clock.operating === null) return phrase('18te/now/go-on', { seat });
  return phrase(`18te/now/${clock.step}`, {
    seat,
    company: clock.operating,
    treasury: treasury(table, clock.operating),
  });
}

const trainName = (table: TeTable, train: string): string => sideInUse(table, TRAINS, train)?.name ?? train;

function plan(table: TeTable): Readonly<Record<string, Offer>> {
  const company = table.clock.operating ?? '';
  const revenue = Math.max(0, ...table.clock.shown.map((s) => s.revenue));
  const say =
    (
      key: string,
      params: (move: Move, all: readonly Move[]) => Record<string, never> | object = () => ({}),
    ) =>
    (move: Move, all: readonly Move[]) =>
      phrase(`18te/choice/${key}`, { ...move, company, ...params(move, all) } as never);
  const amount = (field: string, start: 'min' | 'max' = 'min') => ({
    field,
    label: phrase(`18te/amount/${field}`),
    start,
  });
  const named = (move: Move) => ({ company: move['company'] as string });
  return {
    discard: {
      label: say('discard', (m) => ({
        train: trainName(table, m['train'] as string),
        company:
          overLimit(table).find((c) => table.pieces[m['train'] as string]?.at === `company/${c}`) ?? '',
      })),
      tone: 'main',
    },
    accept: { label: say('accept'), tone: 'main' },
    decline: { label: say('decline'), tone: 'plain' },
    bid: { label: say('bid'), tone: 'main', amount: amount('bid') },
    auction: { label: say('auction', named), tone: 'main', amount: amount('bid') },
    buy: {
      label: (m) =>
        phrase(`18te/choice/buy-${m['from'] as string}`, {
          company: m['company'] as string,
          price: priceOf(table, m['company'] as string),
        }),
      tone: 'plain',
    },
    sell: {
      label: say('sell', (m) => ({ ...named(m), price: priceOf(table, m['company'] as string) })),
      tone: 'plain',
      amount: amount('count'),
    },
    lay: {
      label: say('lay', (_, all) => ({ places: new Set(all.map((m) => m['hex'])).size })),
      tone: 'plain',
      hands: () => 'tile',
      step: 'track',
    },
    station: {
      label: say('station', (_, all) => ({ places: all.length })),
      tone: 'plain',
      hands: () => `token/${company}`,
      step: 'station',
    },
    run: { label: say('run'), tone: 'main', routes: 'routes', step: 'run' },
    announce: { label: say('announce'), tone: 'quiet', routes: 'routes' },
    payout: {
      label: (m) => phrase(`18te/choice/${m['kind'] as string}`, { company, revenue, share: revenue / 10 }),
      tone: 'main',
    },
    train: { label: (m) => trainLabel(table, m), tone: 'plain' },
    offer: {
      label: say('offer', (m) => ({
        train: trainName(table, m['train'] as string),
        seller: (table.pieces[m['train'] as string]?.at ?? '').replace('company/', ''),
      })),
      tone: 'quiet',
      amount: amount('price'),
    },
    raise: {
      label: say('raise', (m) => ({ ...named(m), price: priceOf(table, m['company'] as string) })),
      tone: 'plain',
      amount: amount('count'),
    },
    issue: { label: say('issue'), tone: 'plain', amount: amount('count') },
    redeem: {
      label: say('redeem', () => ({ price: priceOf(table, company) })),
      tone: 'plain',
      amount: amount('count'),
    },
    bankrupt: { label: say('bankrupt'), tone: 'quiet' },
    pass: {
      label: say(table.clock.sold ? 'pass-sold' : table.clock.auction ? 'pass-auction' : 'pass'),
      tone: 'quiet',
    },
    done: { label: say('done'), tone: 'main' },
  };
}

function trainLabel(table: TeTable, move: Move): Phrase {
  const train = move['train'] as string;
  const from = table.pieces[train]?.at ?? '';
  const side = (move['side'] as string | undefined) ?? trainName(table, train);
  const printed = TRAINS.flatMap((t) => t.sides).find((s) => s.name === side)?.price ?? 0;
  const seller = founded(table).find((c) => from === `company/${c}`);
  const price = (move['price'] as number | undefined) ?? printed;
  if (seller)
    return phrase('18te/choice/train-company', {
      train: side,
      price,
      seller,
      president: director(table, seller),
    });
  return phrase(from === 'pool' ? '18te/choice/train-pool' : '18te/choice/train', { train: side, price });
}
