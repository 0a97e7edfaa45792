import { seatsByHand } from '@stellwerk/engine/table/automaton.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Presence } from '@stellwerk/shared/desk.ts';
import type { SeatCard } from '@stellwerk/shared/documents.ts';
import type { LinkKind } from '@stellwerk/shared/tokens.ts';
import { parseToken } from '@stellwerk/shared/tokens.ts';
import type { Other } from '../table/table.ts';

/** Seats that nobody can take, and that whoever sits here plays: where the table is played by hand. */
export const withByHand = (mine: readonly Seat[], rights: LinkKind, play: Play): readonly Seat[] =>
  mine.length > 0 || rights === 'host' ? [...mine, ...seatsByHand(play)] : mine;

/** What a link is good for now, as the server will see it: seats that it names, or all free ones for the host. */
export function rightsIn(
  token: string,
  order: readonly Seat[],
  seats: Readonly<Record<Seat, SeatCard>>,
): { readonly mine: readonly Seat[]; readonly rights: LinkKind } {
  const parsed = parseToken(token);
  if (!parsed.ok) return { mine: [], rights: 'watch' };
  const { holder } = parsed.value;
  if (holder.kind === 'seat') {
    const held = holder.seats.filter(
      ({ index, generation }) => seats[order[index] ?? '']?.link === generation,
    );
    // The link that a seat was taken with lets one in, and no more.
    if (held.length === 0) return { mine: [], rights: 'join' };
    return { mine: held.flatMap(({ index }) => order[index] ?? []), rights: 'seat' };
  }
  if (holder.kind !== 'host') return { mine: [], rights: holder.kind };
  const own = order.filter((seat) => seats[seat]?.host);
  const free = order.filter((seat) => seats[seat] && !seats[seat].taken);
  return { mine: [...own, ...free], rights: 'host' };
}

interface States {
  readonly clientID: number;
  getStates(): Map<number, unknown>;
}

/** The others at the table. A pointer that did not move keeps the time of its last motion. */
export function othersIn(awareness: States, before: readonly Other[]): readonly Other[] {
  const now = Date.now();
  return [...awareness.getStates()].flatMap(([client, state]) => {
    const presence = state as Presence | null;
    if (client === awareness.clientID || !presence?.user) return [];
    const old = before.find((other) => other.client === client);
    const isStill = old && JSON.stringify(old.pointer) === JSON.stringify(presence.pointer);
    return [{ ...presence, client, since: isStill ? old.since : now }];
  });
}
