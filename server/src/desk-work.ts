import type { Desk, Line, Mark } from '@stellwerk/shared/desk.ts';
import { DESK_LIMITS } from '@stellwerk/shared/desk.ts';
import { plainText } from './plain-text.ts';
import { cardOf, mayPlay, ownSeats, rightsOf } from './seats.ts';
import type { Decision, Message, Sender, TableState } from './state.ts';
import { no } from './state.ts';

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

/**
 * Chat, marks, loose pieces and raised hands: no rule looks at them, but each has a true author and a limit.
 */
export function workAtDesk(
  state: TableState,
  sender: Sender,
  { id, work }: Message<'desk'>,
  now: number,
): Decision {
  const { holder } = sender;
  if (rightsOf(state, holder)?.kind === 'watch') return no('watching-only');
  const wanted = 'seat' in work ? work.seat : undefined;
  if (wanted !== undefined && !mayPlay(state, holder, wanted)) return no('not-your-seat');
  const who = wanted ?? ownSeats(state, holder)[0] ?? sender.who;
  const { desk } = state;
  const done = (next: Partial<Desk>): Decision => ({
    ok: true,
    kind: 'desk',
    next: { ...state, desk: { ...desk, ...next } },
    body: { do: work.do },
  });
  switch (work.do) {
    case 'say': {
      const text = plainText(work.text);
      if (text === '') return no('bad-shape');
      const line: Line = { id, who, name: cardOf(state, who)?.name ?? '', text, at: now };
      return done({ chat: [...desk.chat, line].slice(-DESK_LIMITS.lines) });
    }
    case 'mark': {
      const key = `${who}/${work.mark}`;
      if (work.is === null) return done({ marks: without(desk.marks, key) });
      const mine = Object.values(desk.marks).filter((mark) => mark.who === who).length;
      const isFull = mine >= DESK_LIMITS.marksEach || Object.keys(desk.marks).length >= DESK_LIMITS.marks;
      if (isFull && !Object.hasOwn(desk.marks, key)) return no('desk-full');
      return done({ marks: { ...desk.marks, [key]: { who, ...work.is } as Mark } });
    }
    case 'wipe':
      return done({
        marks: Object.fromEntries(Object.entries(desk.marks).filter(([, mark]) => mark.who !== who)),
      });
    case 'loose': {
      if (holder.kind === 'join') return no('watching-only');
      if (!Object.hasOwn(state.play.table.pieces, work.piece)) return no('bad-shape');
      if (work.is === null) return done({ loose: without(desk.loose, work.piece) });
      const isFull = Object.keys(desk.loose).length >= DESK_LIMITS.loose;
      if (isFull && !Object.hasOwn(desk.loose, work.piece)) return no('desk-full');
      return done({ loose: { ...desk.loose, [work.piece]: work.is } });
    }
    case 'hand':
      return done({ hands: work.up ? { ...desk.hands, [who]: now } : without(desk.hands, who) });
  }
}
