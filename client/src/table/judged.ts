import { parseMove } from '@stellwerk/engine/table/judge.ts';
import { create } from 'zustand';
import { speechNow } from './shown.ts';
import type { Refusal, TableState } from './table.ts';
import { useTable } from './table.ts';

/** A move that was made without a connection, in words, and the answer if there is one. */
export interface Waited {
  readonly id: string;
  readonly said: string;
  readonly refusal: Refusal | null;
}
export interface Judged extends Waited {
  readonly became: 'stands' | 'flagged' | 'back';
}

interface JudgedState {
  readonly table: string;
  readonly waited: readonly Waited[];
  readonly list: readonly Judged[];
}
const NOTHING: JudgedState = { table: '', waited: [], list: [] };
export const useJudged = create<JudgedState>()(() => NOTHING);
export const dismissJudged = (): void => useJudged.setState({ list: [] });

type News = Pick<TableState, 'id' | 'link' | 'waiting' | 'play'>;
type Say = (act: TableState['waiting'][number]['act']) => string | null;

/** What waited, brought up to the news; once everything has its answer, it becomes the list. */
export function hear(before: JudgedState, { id, link, waiting, play }: News, say: Say): JudgedState {
  const old = before.table === id ? before : { ...NOTHING, table: id };
  if (link === 'offline') {
    const known = new Set(old.waited.map((one) => one.id));
    const fresh = waiting.flatMap((one) => {
      const said = known.has(one.id) ? null : say(one.act);
      return said === null ? [] : [{ id: one.id, said, refusal: null }];
    });
    return fresh.length > 0 ? { ...old, waited: [...old.waited, ...fresh], list: [] } : old;
  }
  if (old.waited.length === 0)
    // Whoever moves on has read it.
    return old.list.length > 0 && waiting.length > 0 ? { ...old, list: [] } : old;
  const judged = old.waited.flatMap((one): readonly Judged[] => {
    const entry = play?.log.findLast((made) => made.id === one.id);
    if (entry) return [{ ...one, became: entry.verdict === 'flagged' ? 'flagged' : 'stands' }];
    return one.refusal ? [{ ...one, became: 'back' }] : [];
  });
  return link === 'online' && judged.length === old.waited.length
    ? { ...old, waited: [], list: judged }
    : old;
}

/** One of them was refused: its reason is kept, because the table itself only keeps the last refusal. */
export const answered = (before: JudgedState, refusal: Refusal): JudgedState =>
  before.waited.some(({ id }) => id === refusal.id)
    ? { ...before, waited: before.waited.map((one) => (one.id === refusal.id ? { ...one, refusal } : one)) }
    : before;
export const noteRefusal = (refusal: Refusal): void =>
  useJudged.setState(answered(useJudged.getState(), refusal));

/** Listens to the table. */
export function watchWaiting(): () => void {
  const say: Say = (act) => {
    const { ahead, seats } = useTable.getState();
    const speech = speechNow();
    if (act.do !== 'move' || !ahead || !speech) return null;
    const read = parseMove(ahead.game, ahead.table, act.move);
    if (!read.ok) return null;
    const { seat } = read.value;
    return speech.deed(ahead.table, read.value, Object.hasOwn(seats, seat) ? speech.name(seat) : null);
  };
  const listen = (news: News): void => {
    const before = useJudged.getState();
    const after = hear(before, news, say);
    if (after !== before) useJudged.setState(after);
  };
  listen(useTable.getState());
  return useTable.subscribe(listen);
}
