import { createHash } from 'node:crypto';
import { workAt } from '@stellwerk/shared/desk-work.ts';
import { cardOf, isHost, mayPlay, ownSeats, rightsOf } from './seats.ts';
import type { Decision, Message, Sender, TableState } from './state.ts';
import { no } from './state.ts';

/** Pupils come and go on many sockets. Everybody sees by which name the work of each is kept; only he knows the key to it. */
const pupilOf = (key: string): string =>
  createHash('sha256').update(`pupil ${key}`).digest('base64url').slice(0, 16);

/**
 * Whose hand works at the desk: each line, mark and loose piece has a true author. What the work does, and how much of
 * it there may be, is the same at every table.
 */
export function workAtDesk(
  state: TableState,
  sender: Sender,
  { id, work }: Message<'desk'>,
  now: number,
): Decision {
  const { holder } = sender;
  if (rightsOf(state, holder)?.kind === 'watch') return no('watching-only');
  if (work.do === 'loose' && rightsOf(state, holder)?.kind === 'join') return no('watching-only');
  if (work.do === 'lead' && !isHost(state, holder)) return no('not-host');
  const wanted = 'seat' in work ? work.seat : undefined;
  if (wanted !== undefined && !mayPlay(state, holder, wanted)) return no('not-your-seat');
  const who = work.do === 'learn' ? pupilOf(work.key) : (wanted ?? ownSeats(state, holder)[0] ?? sender.who);
  const name = cardOf(state, who)?.name ?? '';
  const done = workAt(state.desk, work, { who, name, id, now, pieces: state.play.table.pieces });
  if (!done.ok) return no(done.reason);
  return { ok: true, kind: 'desk', next: { ...state, desk: done.desk }, body: { do: work.do } };
}
