import { randomBytes } from 'node:crypto';
import type { Connection } from '@hocuspocus/server';
import type { CloseReason, Hello, Notice } from '@stellwerk/shared/answers.ts';
import { PROTOCOL } from '@stellwerk/shared/messages.ts';
import type { Holder } from '@stellwerk/shared/tokens.ts';
import type { Limits } from './config.ts';
import { Bucket } from './limits.ts';
import type { Guest } from './batch.ts';
import { parseDocumentName } from './names.ts';
import type { Referee } from './referee.ts';
import { cardOf, mayPlay, ownSeats, rightsOf } from './seats.ts';

/** Somebody on a socket at one table: one identity for all documents that the socket opens there. */
export interface SeatedGuest extends Guest {
  readonly referee: Referee;
  readonly connections: Map<string, Connection>;
  readonly messages: Bucket;
  readonly presence: Bucket;
  /** Answering a full handshake costs milliseconds on a long game. */
  readonly handshakes: Bucket;
  /** The one presence entry that this guest may write. */
  awarenessId: number | null;
}

export const noticeOf = (what: Notice['what']): string =>
  JSON.stringify({ v: PROTOCOL, type: 'notice', what } satisfies Notice);

export const helloOf = (build: string): string =>
  JSON.stringify({ v: PROTOCOL, type: 'hello', build } satisfies Hello);

/** The guests on one socket, by table. Made with the socket and handed through the library as context. */
export type SocketGuests = Map<string, SeatedGuest>;

/** Who is connected to this server, at which table. */
export class Guests {
  readonly #limits: Limits;
  readonly #all = new Set<SeatedGuest>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get count(): number {
    return this.#all.size;
  }

  /** The guest on this socket at this table; the newest token counts. Null where the table is full. */
  welcome(socket: SocketGuests, referee: Referee, holder: Holder): SeatedGuest | null {
    const known = socket.get(referee.id);
    if (known && known.referee === referee) {
      known.holder = holder;
      return known;
    }
    if (known) this.#forget(known);
    if (referee.guests.size >= this.#limits.guests) return null;
    const { messages, presence } = this.#limits;
    const guest: SeatedGuest = {
      referee,
      holder,
      who: whoIs(referee, holder),
      connections: new Map(),
      messages: new Bucket(messages, messages * 3),
      presence: new Bucket(presence, presence * 2),
      handshakes: new Bucket(0.5, 12),
      awarenessId: null,
    };
    socket.set(referee.id, guest);
    this.#all.add(guest);
    referee.guests.add(guest);
    return guest;
  }

  /** The socket is closed: whoever sat behind it is gone. */
  gone(socket: SocketGuests): void {
    for (const guest of socket.values()) this.#forget(guest);
    socket.clear();
  }

  #forget(guest: SeatedGuest): void {
    this.#all.delete(guest);
    guest.referee.guests.delete(guest);
  }

  /** Shows those out whose links are void, and closes the hands of seats that are no longer theirs. */
  showOut(referee: Referee): number {
    let count = 0;
    for (const guest of referee.guests as Set<SeatedGuest>) {
      if (rightsOf(referee.state, guest.holder)) {
        closeHands(guest);
        continue;
      }
      count++;
      for (const connection of guest.connections.values()) {
        connection.sendStateless(noticeOf('link-void'));
        connection.close({ code: 4403, reason: 'link-void' });
      }
    }
    return count;
  }

  tellAll(what: Notice['what']): void {
    for (const { connections } of this.#all)
      for (const connection of connections.values()) connection.sendStateless(noticeOf(what));
  }
}

/** Whoever has left a seat, or played it while it was free, must not look into the hand of the next one there. */
function closeHands({ referee: { state }, holder, connections }: SeatedGuest): void {
  for (const [name, connection] of connections) {
    const seat = parseDocumentName(name)?.seat ?? null;
    if (seat !== null && !mayPlay(state, holder, seat))
      connection.close({ code: 4403, reason: 'hand-void' satisfies CloseReason });
  }
}

function whoIs({ state }: Referee, holder: Holder): string {
  if (holder.kind === 'host') return 'host';
  return rightsOf(state, holder)?.seats[0] ?? `g-${randomBytes(6).toString('base64url')}`;
}

/** What others see of a guest: from the table's own cards, not from what the guest says. */
export function userOf({ referee: { state }, holder, who }: SeatedGuest) {
  const seats = ownSeats(state, holder);
  const card = seats[0] === undefined ? undefined : cardOf(state, seats[0]);
  return {
    who: seats[0] ?? who,
    kind: holder.kind,
    seats,
    name: card?.name ?? '',
    colour: card?.colour ?? '',
  };
}
