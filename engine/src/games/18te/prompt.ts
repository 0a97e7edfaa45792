import type { Offer } from '../../table/choices.ts';
import { choicesFrom } from '../../table/choices.ts';
import type { Prompt } from '../../table/game.ts';
import type { Move, Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import { POOL } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { TeTable } from './clock.ts';
import { sentence, trainName } from './now.ts';
import { options } from './options.ts';
import { purchaseOf } from './purchase.ts';
import { highestShown } from './revenue.ts';
import { director, overLimit, priceOf, trainsOf, turn } from './readers.ts';

/** What is to do now, and the choices of one seat. */
export function prompt(table: TeTable, seat: Seat | null): Prompt {
  const seats = turn(table);
  const choices = seat === null ? [] : choicesFrom(options(table, seat), plan(table, seat));
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

function plan(table: TeTable, seat: Seat): Readonly<Record<string, Offer>> {
  const company = table.clock.operating ?? '';
  const revenue = highestShown(table);
  const say =
    (
      key: string,
      params: (move: Move, all: readonly Move[]) => Record<string, never> | object = () => ({}),
    ) =>
    (move: Move, all: readonly Move[]) =>
      phrase(`18te/choice/${key}`, { ...move, company, ...params(move, all) } as never);
  const amount = (field: string) => ({ field, label: phrase(`18te/amount/${field}`) });
  // Prices between companies are samples: every one in between may be said.
  const price = { ...amount('price'), step: 1, isOpen: (move: Move) => move['price'] !== undefined };
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
    decline: { label: say(asks(table, seat) ? 'withdraw' : 'decline'), tone: 'plain' },
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
      label: say('station', (_, all) => ({ places: new Set(all.map(circleOf)).size })),
      tone: 'plain',
      hands: () => `token/${company}`,
      step: 'station',
    },
    run:
      trainsOf(table, company).length > 0
        ? { label: say('run'), tone: 'main', routes: 'routes', step: 'run' }
        : { label: say('run-nothing'), tone: 'main', step: 'run' },
    announce: { label: say('announce'), tone: 'quiet', routes: 'routes' },
    payout: {
      label: (m) => phrase(`18te/choice/${m['kind'] as string}`, { company, revenue, share: revenue / 10 }),
      tone: 'main',
    },
    train: { label: (m) => trainLabel(table, company, m), tone: 'plain', amount: price },
    offer: {
      label: say('offer', (m) => ({
        train: trainName(table, m['train'] as string),
        seller: (table.pieces[m['train'] as string]?.at ?? '').replace('company/', ''),
      })),
      tone: 'quiet',
      amount: price,
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
    done: { label: say(table.clock.operating === null ? 'done-nobody' : 'done'), tone: 'main' },
  };
}

/** Several markers may be at hand for one circle; it is one place all the same. */
const circleOf = ({ hex, node, slot }: Move): string => JSON.stringify([hex, node, slot]);

/** The open request is this seat's own, and not one that it answers. */
function asks(table: TeTable, seat: Seat): boolean {
  const { offer } = table.clock;
  return offer !== null && director(table, offer.seller) !== seat;
}

function trainLabel(table: TeTable, company: CompanyId, move: Move): Phrase {
  const asked = { train: move['train'] as string, side: move['side'] as string | undefined };
  const purchase = purchaseOf(table, company, asked);
  const train = purchase?.side.name ?? asked.train;
  if (purchase?.seller) return phrase('18te/choice/train-company', { train, seller: purchase.seller });
  const key = `18te/choice/train${purchase?.source === POOL ? '-pool' : ''}`;
  const { price = 0, missing = 0 } = purchase ?? {};
  if (missing === 0) return phrase(key, { train, price });
  return phrase(`${key}-help`, { train, price, missing, president: director(table, company) });
}
