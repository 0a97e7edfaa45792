import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Line } from '@stellwerk/shared/desk.ts';
import { DESK_LIMITS } from '@stellwerk/shared/desk.ts';
import type { Room } from '@stellwerk/shared/documents.ts';
import { plainText } from '@stellwerk/shared/plain-text.ts';
import { close } from './questions.ts';
import { cardOf, freed, isHost } from './seats.ts';
import type { Decision, Message, Sender, TableState } from './state.ts';
import { no } from './state.ts';

/** What only the host may do, beside mode and bookkeeping, which are in the log. */
export function workAsHost(
  state: TableState,
  { holder }: Sender,
  { id, work }: Message<'host'>,
  now: number,
): Decision {
  if (!isHost(state, holder)) return no('not-host');
  const done = (next: TableState, more: Partial<Extract<Decision, { ok: true }>> = {}): Decision => {
    const { do: word, ...rest } = work;
    return { ok: true, kind: 'host', next, body: { do: word, ...rest } as never, ...more };
  };
  const withRoom = (room: Partial<Room>): TableState => ({ ...state, room: { ...state.room, ...room } });
  switch (work.do) {
    case 'links':
      return { ok: 'said', links: 'all' };
    case 'kick':
      return hasPlace(state, work.seat)
        ? done(putOut(state, work.seat, id, now), { links: [work.seat] })
        : no('no-such-seat');
    case 'rotate': {
      // A new link to a seat that somebody has is a way past that person: the seat is cleared, and everybody hears it.
      if (work.link === 'seat')
        return work.seat !== undefined && hasPlace(state, work.seat)
          ? done(putOut(state, work.seat, id, now), { links: [work.seat] })
          : no('no-such-seat');
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
    case 'evening':
      return done(withRoom({ evening: work.evening }));
    case 'dismiss': {
      if (!Object.hasOwn(state.requests, work.request)) return no('no-such-request');
      return close(state, state.requests[work.request]!, 'host-said-no');
    }
  }
}

/** Whether there is such a seat for a person. */
function hasPlace(state: TableState, seat: Seat): boolean {
  const card = cardOf(state, seat);
  return card !== undefined && !card.automaton;
}

/** Clears a seat. Where somebody sat there, the desk keeps a line about it that nobody wrote. */
function putOut(state: TableState, seat: Seat, id: string, now: number): TableState {
  const card = cardOf(state, seat)!;
  const seats = { ...state.seats, [seat]: freed(card) };
  if (!card.taken) return { ...state, seats };
  const line: Line = { id, who: '', name: card.name, text: '', at: now, event: { do: 'put-out', seat } };
  const chat = [...state.desk.chat, line].slice(-DESK_LIMITS.lines);
  return { ...state, seats, desk: { ...state.desk, chat } };
}
