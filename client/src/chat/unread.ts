import type { Line } from '@stellwerk/shared/desk.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import { readKept, writeKept } from '../settings/keep.ts';
import { useTable } from '../table/table.ts';

/** The last line of the chat that was seen here, by table. */
type Seen = Readonly<Record<string, string>>;

const KEY = 'chat-seen';
const MOST = 60;
const useSeen = create<Seen>()(() => readKept<Seen>(KEY, {}));

/** Lines that others wrote since. */
export function unreadIn(
  chat: readonly Line[],
  seen: string | undefined,
  mine: readonly Seat[],
): readonly Line[] {
  const at = chat.findIndex(({ id }) => id === seen);
  return chat.slice(at + 1).filter(({ who }) => !mine.includes(who));
}

export function useUnread(): number {
  const table = useTable((s) => s.id);
  const chat = useTable((s) => s.desk.chat);
  const mine = useTable((s) => s.mine);
  const seen = useSeen((s) => s[table]);
  return unreadIn(chat, seen, mine).length;
}

/** The chat lies open: everything in it counts as read. */
export function markRead(): void {
  const { id, desk } = useTable.getState();
  const last = desk.chat.at(-1)?.id;
  if (last === undefined || useSeen.getState()[id] === last) return;
  const { [id]: _, ...others } = useSeen.getState();
  const kept = Object.fromEntries([...Object.entries(others), [id, last]].slice(-MOST)) as Seen;
  useSeen.setState(kept, true);
  writeKept(KEY, kept);
}
