import { turnOf } from '@stellwerk/engine/table/ask.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Reason } from './answers.ts';
import type { Desk, Line, Mark, Pupil } from './desk.ts';
import { DESK_LIMITS, withoutArrows } from './desk.ts';
import type { DeskWork } from './messages.ts';
import { plainText } from './plain-text.ts';

/** Who works at the desk, and what the work cannot know of itself. */
export interface Worker {
  /** A seat, or a guest without one. */
  readonly who: string;
  readonly name: string;
  /** Of the message; it becomes that of a line of the chat. */
  readonly id: string;
  readonly now: number;
  /** The pieces of the table: others cannot lie loose on it. */
  readonly pieces: { has: (id: string) => boolean };
}
export type DeskDone =
  | { readonly ok: true; readonly desk: Desk }
  | { readonly ok: false; readonly reason: Extract<Reason, 'bad-shape' | 'desk-full'> };

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

/** Chat, marks, loose pieces, raised hands and the work of a class: no rule looks at them, but each has an author and a limit. */
export function workAt(desk: Desk, work: DeskWork, { who, name, id, now, pieces }: Worker): DeskDone {
  const done = (next: Partial<Desk>): DeskDone => ({ ok: true, desk: { ...desk, ...next } });
  const no = (reason: 'bad-shape' | 'desk-full'): DeskDone => ({ ok: false, reason });
  switch (work.do) {
    case 'say': {
      const text = plainText(work.text);
      if (text === '') return no('bad-shape');
      const line: Line = { id, who, name, text, at: now };
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
      if (!pieces.has(work.piece)) return no('bad-shape');
      if (work.is === null) return done({ loose: without(desk.loose, work.piece) });
      const isFull = Object.keys(desk.loose).length >= DESK_LIMITS.loose;
      if (isFull && !Object.hasOwn(desk.loose, work.piece)) return no('desk-full');
      return done({ loose: { ...desk.loose, [work.piece]: work.is } });
    }
    case 'lead':
      return desk.lesson ? done({ lesson: { ...desk.lesson, lead: work.at } }) : no('bad-shape');
    case 'learn': {
      const isFull = Object.keys(desk.pupils).length >= DESK_LIMITS.pupils;
      if (!desk.lesson) return no('bad-shape');
      if (isFull && !Object.hasOwn(desk.pupils, who)) return no('desk-full');
      const { at, isDone, wrong, way } = work;
      const pupil: Pupil = { name: plainText(work.name), at, isDone, wrong, way, seen: now };
      return done({ pupils: { ...desk.pupils, [who]: pupil } });
    }
    case 'hand': {
      const others = without(desk.hands, who);
      if (!work.up) return done({ hands: others });
      // Whoever comes without a seat is somebody else each time: the hand that is up longest goes down.
      const up = Object.entries(others)
        .toSorted(([, a], [, b]) => a - b)
        .slice(1 - DESK_LIMITS.hands);
      return done({ hands: { ...Object.fromEntries(up), [who]: now } });
    }
  }
}

/** What people drew for each other belonged to the turn that is over. Mostly nobody has, and nobody asks whose turn it is. */
export function deskAfter(desk: Desk, before: Play, after: Play): Desk {
  const wiped = withoutArrows(desk);
  if (wiped === desk) return desk;
  const turn = ({ game, table }: Play): string => turnOf(game, table).join();
  return turn(before) === turn(after) ? desk : wiped;
}
