import type { beforeHandleAwarenessPayload } from '@hocuspocus/server';
import { PRESENCE_LIMIT } from '@stellwerk/shared/desk.ts';
import { formatClaim } from '@stellwerk/shared/tokens.ts';
import type { SeatedGuest } from './guests.ts';
import { userOf } from './guests.ts';
import type { Referee } from './referee.ts';
import { isHost, ownSeats } from './seats.ts';

type States = beforeHandleAwarenessPayload['states'];
type State = Record<string, unknown>;

const KEYS = ['pointer', 'drag', 'view', 'call'] as const;
/** Bytes of a frame with a presence in it; larger ones are not even read. */
export const PRESENCE_BYTES = 4 * PRESENCE_LIMIT;

/** Whose each presence id is: it stays so while its owner is away, until the table is let go. */
const owners = new WeakMap<Referee, Map<number, string>>();
const MOST_OWNERS = 1000;

/** Who somebody still is after a reconnect: the seat, the host, or whoever came by that link. */
function ownerIn({ referee: { state }, holder }: SeatedGuest): string {
  if (isHost(state, holder)) return 'host';
  return ownSeats(state, holder)[0] ?? formatClaim(holder);
}

function keepFor(guest: SeatedGuest, id: number): void {
  const kept = owners.get(guest.referee) ?? new Map<number, string>();
  owners.set(guest.referee, kept);
  kept.delete(id);
  kept.set(id, ownerIn(guest));
  // The one who was here longest ago goes first.
  if (kept.size > MOST_OWNERS) kept.delete(kept.keys().next().value!);
}

const isKeptForAnother = (guest: SeatedGuest, id: number): boolean => {
  const owner = owners.get(guest.referee)?.get(id);
  return owner !== undefined && guest.awarenessId !== id && owner !== ownerIn(guest);
};

/** Whether another one than this guest stands behind a presence entry. */
function belongsToAnother(
  { document, connection }: beforeHandleAwarenessPayload,
  guest: SeatedGuest,
  id: number,
): boolean {
  for (const [other, { clients }] of document.connections)
    if (other !== connection && clients.has(id))
      return (other.context as { guest?: unknown }).guest !== guest;
  if (isKeptForAnother(guest, id)) return true;
  // An entry of somebody on another server: it may be taken over only by the same seat, after a change of
  // servers.
  const there = document.awareness.getStates().get(id) as { user?: { who?: unknown } } | undefined;
  return there !== undefined && guest.awarenessId !== id && there.user?.who !== userOf(guest).who;
}

/**
 * Lets exactly one entry through: the sender's own, cut to the known keys, with the identity that we know.
 * The map also holds an empty entry of the library's own making; it would stay in everybody's list, so it
 * goes as well.
 */
export function guardPresence(payload: beforeHandleAwarenessPayload, guest: SeatedGuest): void {
  const { states } = payload;
  const own = pickOwn(payload, guest);
  const state = own === null ? null : cut(states.get(own));
  states.clear();
  if (own === null || state === null) return;
  guest.awarenessId = own;
  keepFor(guest, own);
  states.set(own, { ...state, user: userOf(guest) });
}

function pickOwn(payload: beforeHandleAwarenessPayload, guest: SeatedGuest): number | null {
  const candidates = [...(payload.states as States)].filter(
    ([id, state]) =>
      Object.keys(state).length > 0 &&
      (guest.awarenessId === null || guest.awarenessId === id) &&
      !belongsToAnother(payload, guest, id),
  );
  return candidates.length === 1 ? candidates[0]![0] : null;
}

function cut(state: State | undefined): State | null {
  if (!state) return null;
  const kept: State = {};
  for (const key of KEYS) if (state[key] !== undefined) kept[key] = state[key];
  return JSON.stringify(kept).length <= PRESENCE_LIMIT ? kept : null;
}
