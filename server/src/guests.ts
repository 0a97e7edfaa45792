import { randomBytes } from 'node:crypto';
import type { Connection } from '@hocuspocus/server';
import type { CloseReason, Hello, Notice } from '@stellwerk/shared/answers.ts';
import { PROTOCOL } from '@stellwerk/shared/messages.ts';
import type { Holder } from '@stellwerk/shared/tokens.ts';
import type { Limits } from './config.ts';
import type { Guest } from './batch.ts';
import { parseDocumentName } from './names.ts';
import type { Purse, Treasury } from './prices.ts';
import type { Referee } from './referee.ts';
import { cardOf, mayPlay, ownSeats, rightsOf } from './seats.ts';

/** Somebody on a socket at one table: one identity for all documents that the socket opens there. */
export interface SeatedGuest extends Guest {
  readonly referee: Referee;
  readonly visitor: Visitor;
  readonly messages: Purse;
  readonly presence: Purse;
  /** The one presence entry that this guest may write. */
  awarenessId: number | null;
}

export const noticeOf = (what: Notice['what']): string =>
  JSON.stringify({ v: PROTOCOL, type: 'notice', what } satisfies Notice);

export const helloOf = (build: string): string =>
  JSON.stringify({ v: PROTOCOL, type: 'hello', build } satisfies Hello);

/** One socket. Made with it and handed through the library as context. */
export interface Visitor {
  readonly address: string;
  /** Who it is, table by table. */
  readonly guests: Map<string, SeatedGuest>;
  /** The open documents: one session each. */
  readonly sessions: Map<string, Connection>;
  /** What was asked about documents that are not open yet: the state vector of each copy. */
  readonly early: Map<string, Uint8Array>;
  /** What the work for it costs is paid from here. */
  readonly purse: Purse;
}

/** One socket is for one table; a few more do no harm. */
const MOST_TABLES = 4;

/** Who is connected to this server, at which table. */
export class Guests {
  readonly #limits: Limits;
  readonly #treasury: Treasury;
  readonly #all = new Set<SeatedGuest>();

  constructor(limits: Limits, treasury: Treasury) {
    this.#limits = limits;
    this.#treasury = treasury;
  }

  get count(): number {
    return this.#all.size;
  }

  /** The guest on this socket at this table; the newest token counts. Null where the table is full. */
  welcome(visitor: Visitor, referee: Referee, holder: Holder): SeatedGuest | null {
    const { address, guests } = visitor;
    const known = guests.get(referee.id);
    if (known && known.referee === referee) {
      known.holder = holder;
      return known;
    }
    if (known) this.#forget(known);
    if (guests.size >= MOST_TABLES || !this.hasRoom(referee)) return null;
    const guest: SeatedGuest = {
      referee,
      holder,
      who: whoIs(referee, holder),
      visitor,
      messages: this.#treasury.messages(address, referee.id),
      presence: this.#treasury.presence(address, referee.id),
      awarenessId: null,
    };
    guests.set(referee.id, guest);
    this.#all.add(guest);
    referee.guests.add(guest);
    return guest;
  }

  /** People who play and people who follow from elsewhere share the room. */
  hasRoom({ guests, watchers }: Referee): boolean {
    return guests.size + watchers < this.#limits.guests;
  }

  /** The socket is closed: whoever sat behind it is gone. */
  gone({ guests }: Visitor): void {
    for (const guest of guests.values()) this.#forget(guest);
  }

  #forget(guest: SeatedGuest): void {
    const { visitor, referee } = guest;
    this.#all.delete(guest);
    referee.guests.delete(guest);
    if (visitor.guests.get(referee.id) === guest) visitor.guests.delete(referee.id);
  }

  /**
   * Closes every one of these sessions whose right has ended: of those whose links are void, and hands of seats that are
   * no longer theirs. Whoever has left a seat, or played it while it was free, must not look into the hand of the next
   * one there.
   */
  showOut(referee: Referee, sessions: Iterable<Connection>): number {
    const out = new Set<SeatedGuest>();
    for (const session of sessions) {
      const why = lostRight(session);
      if (why === null) continue;
      const { guest } = session.context as { guest?: SeatedGuest };
      if (guest && why === 'link-void') out.add(guest);
      endSession(session, why);
    }
    for (const guest of out) this.#forget(guest);
    return out.size;
  }

  tellAll(what: Notice['what']): void {
    for (const { visitor } of this.#all)
      for (const connection of visitor.sessions.values()) connection.sendStateless(noticeOf(what));
  }
}

/** Why a session may not go on reading its document; null where it may. */
export function lostRight({ context, document }: Connection): 'link-void' | 'hand-void' | null {
  const { guest } = context as { guest?: SeatedGuest };
  if (!guest) return 'link-void';
  const { referee, holder } = guest;
  if (!rightsOf(referee.state, holder)) return 'link-void';
  const seat = parseDocumentName(document.name)?.seat ?? null;
  return seat === null || mayPlay(referee.state, holder, seat) ? null : 'hand-void';
}

export function endSession(session: Connection, reason: CloseReason & ('link-void' | 'hand-void')): void {
  if (reason === 'link-void') session.sendStateless(noticeOf('link-void'));
  session.close({ code: 4403, reason });
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
