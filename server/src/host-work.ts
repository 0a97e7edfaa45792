import type { Room } from '@stellwerk/shared/documents.ts';
import { plainText } from '@stellwerk/shared/plain-text.ts';
import { cardOf, freed, isHost } from './seats.ts';
import type { Decision, Message, Sender, TableState } from './state.ts';
import { no } from './state.ts';

/** What only the host may do, beside mode and bookkeeping, which are in the log. */
export function workAsHost(state: TableState, { holder }: Sender, { work }: Message<'host'>): Decision {
  if (!isHost(state, holder)) return no('not-host');
  const done = (next: TableState, more: Partial<Extract<Decision, { ok: true }>> = {}): Decision => {
    const { do: word, ...rest } = work;
    return { ok: true, kind: 'host', next, body: { do: word, ...rest } as never, ...more };
  };
  const withRoom = (room: Partial<Room>): TableState => ({ ...state, room: { ...state.room, ...room } });
  switch (work.do) {
    case 'links':
      return { ok: 'said', links: 'all' };
    case 'kick': {
      const card = cardOf(state, work.seat);
      if (!card) return no('no-such-seat');
      return done({ ...state, seats: { ...state.seats, [work.seat]: freed(card) } }, { links: [work.seat] });
    }
    case 'rotate': {
      if (work.link === 'seat') {
        const card = work.seat === undefined ? undefined : cardOf(state, work.seat);
        if (!card || work.seat === undefined) return no('no-such-seat');
        const fresh = { ...card, link: card.link + 1 };
        return done({ ...state, seats: { ...state.seats, [work.seat]: fresh } }, { links: [work.seat] });
      }
      const generation = state.room.links[work.link] + 1;
      const next = withRoom({ links: { ...state.room.links, [work.link]: generation } });
      return done(next, {
        links: 'all',
        ...(work.link === 'host' ? { holder: { kind: 'host', generation } } : {}),
      });
    }
    case 'close':
      return done(withRoom({ closed: work.closed }));
    case 'name':
      return done(withRoom({ name: plainText(work.name) }));
    case 'hints':
      return done(withRoom({ hints: work.hints }));
    case 'dismiss': {
      if (!Object.hasOwn(state.requests, work.request)) return no('no-such-request');
      const { [work.request]: _, ...requests } = state.requests;
      return done({ ...state, requests });
    }
  }
}
