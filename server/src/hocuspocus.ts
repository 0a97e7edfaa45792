import type { Configuration, Connection, Extension, onChangePayload } from '@hocuspocus/server';
import { Hocuspocus, isTransactionOrigin } from '@hocuspocus/server';
import type { Answer, CloseReason } from '@stellwerk/shared/answers.ts';
import { toldOf } from '@stellwerk/shared/answers.ts';
import { parseClientMessage, PROTOCOL } from '@stellwerk/shared/messages.ts';
import type { SeatedGuest, SocketGuests } from './guests.ts';
import { Guests, helloOf, noticeOf } from './guests.ts';
import type { Limits } from './config.ts';
import { causeOf, short } from './log.ts';
import { parseDocumentName } from './names.ts';
import { guardPresence } from './presence.ts';
import type { House } from './batch.ts';
import { mayPlay, rightsOf } from './seats.ts';
import { currentBuild } from './static.ts';
import type { Tables } from './tables.ts';

export interface Context {
  readonly socket: SocketGuests;
  guest?: SeatedGuest;
}

/** Sent to the client as the reason. Has no message: the library would print it. */
class Refusal extends Error {
  readonly reason: CloseReason;
  constructor(reason: CloseReason) {
    super('');
    this.reason = reason;
  }
}

const MOST_WAITING = 500;
const SYNC_STEP_2 = 1;
const SYNC_UPDATE = 2;

const guestOf = (context: unknown): SeatedGuest | undefined => (context as Context | undefined)?.guest;

/** The library calls a promise for each of these on every message; we need none of them. */
const UNUSED = {
  beforeHandleMessage: undefined,
  afterHandleMessage: undefined,
  onAwarenessUpdate: undefined,
} as unknown as Partial<Configuration>;
const NO_CHANGES = { onChange: undefined } as unknown as Partial<Configuration>;

/**
 * The door: who may open which document, and what of their messages reaches the referee. No hook may throw
 * an error of ours.
 */
export function openDoor(house: House, tables: Tables, limits: Limits, extensions: Extension[]) {
  const { log, metrics, tokens } = house;
  const guests = new Guests(limits);

  const fault = (place: string, error: unknown): void => {
    metrics.count('stellwerk_faults_total', place);
    log.error('fault', { place, cause: causeOf(error) });
  };
  const deny = (reason: CloseReason): Refusal => {
    metrics.count('stellwerk_denied_total', reason);
    log.info('denied', { reason });
    return new Refusal(reason);
  };

  const admit = async (
    documentName: string,
    token: string,
    socket: SocketGuests,
  ): Promise<Partial<Context>> => {
    const name = parseDocumentName(documentName);
    // The signature is checked before the store is asked: strangers cost us nothing.
    const holder = name && tokens.check(name.table, token);
    if (!name || !holder) throw deny('no-token');
    const referee = await tables.open(name.table);
    if (!referee) throw deny('no-such-table');
    if (!rightsOf(referee.state, holder)) throw deny('link-void');
    if (name.seat !== null && !mayPlay(referee.state, holder, name.seat)) throw deny('hand-void');
    const guest = guests.welcome(socket, referee, holder);
    if (!guest) throw deny('full');
    referee.onLinks ??= () => {
      const count = guests.showOut(referee);
      if (count > 0) log.info('shown-out', { table: short(referee.id), count });
    };
    return { guest };
  };

  const answer = (connection: Connection, more: Partial<Answer> & Pick<Answer, 'id' | 'verdict'>): void =>
    connection.sendStateless(JSON.stringify({ v: PROTOCOL, type: 'answer', ...more } satisfies Answer));

  const receive = (connection: Connection, guest: SeatedGuest, payload: string): void => {
    const refuse = (verdict: 'refused' | 'malformed', more: Omit<Answer, 'v' | 'type' | 'verdict'>): void => {
      metrics.count('stellwerk_answers_total', verdict);
      metrics.count('stellwerk_refusals_total', more.reason);
      answer(connection, { verdict, ...more });
    };
    const message = parseClientMessage(payload);
    const id = message.ok ? message.value.id : message.error.id;
    if (!guest.messages.take() || guest.referee.waiting >= MOST_WAITING) {
      refuse('refused', { id, reason: 'too-fast' });
      return;
    }
    if (!message.ok) {
      const { reason, misshape } = message.error;
      log.info('malformed', { table: short(guest.referee.id), reason });
      refuse('malformed', { id, reason, ...(misshape ? toldOf(misshape) : {}) });
      return;
    }
    guest.referee.submit(guest, message.value, (told) => connection.sendStateless(JSON.stringify(told)));
  };

  /** Another server has written: read its rows as well, for the game and the seats behind the document. */
  const followOthers = async ({ documentName, transactionOrigin }: onChangePayload): Promise<void> => {
    if (!isTransactionOrigin(transactionOrigin) || transactionOrigin.source !== 'redis') return;
    try {
      const name = parseDocumentName(documentName);
      await (name && (await tables.open(name.table)))?.catchUp();
    } catch (error) {
      fault('catch-up', error);
    }
  };

  const hocuspocus = new Hocuspocus<Context>({
    quiet: true,
    timeout: 60_000,
    maxUnauthenticatedQueueSize: 65_536,
    maxUnauthenticatedQueueMessages: 60,
    maxPendingDocuments: 8,
    extensions,
    ...UNUSED,

    async onAuthenticate({ documentName, token, context, connectionConfig }) {
      // Everything is written by the referee; what a client sends into a document is dropped.
      connectionConfig.readOnly = true;
      try {
        return await admit(documentName, token, context.socket);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        fault('authenticate', error);
        throw new Refusal('no-such-table');
      }
    },

    async connected({ connection, documentName, context }) {
      const guest = guestOf(context);
      if (!guest) return;
      guest.connections.set(documentName, connection);
      if (guest.referee.isDamaged) connection.sendStateless(noticeOf('table-damaged'));
      if (!documentName.startsWith('table/')) return;
      const build = await currentBuild();
      if (build !== null) connection.sendStateless(helloOf(build));
    },

    async onDisconnect({ context, documentName }) {
      guestOf(context)?.connections.delete(documentName);
    },

    async onLoadDocument({ documentName, document }) {
      const name = parseDocumentName(documentName);
      const referee = name && (await tables.open(name.table));
      if (!referee) throw new Refusal('no-such-table');
      await referee.attach(name.part, document);
    },

    async afterUnloadDocument({ documentName }) {
      try {
        const name = parseDocumentName(documentName);
        if (name) tables.at(name.table)?.detach(name.part);
      } catch (error) {
        fault('unload', error);
      }
    },

    async onStateless({ connection, documentName, payload }) {
      try {
        const guest = guestOf(connection.context);
        if (guest && documentName.startsWith('table/')) receive(connection, guest, payload);
      } catch (error) {
        fault('stateless', error);
      }
    },

    async beforeSync({ connection, type, payload }) {
      const guest = guestOf(connection.context);
      if (type === SYNC_STEP_2 && payload.length > 2 && guest && !guest.handshakes.take())
        throw deny('too-fast');
      if (type !== SYNC_UPDATE) return;
      metrics.count('stellwerk_refusals_total', 'document-write');
      if (guest && !guest.handshakes.take()) throw deny('too-fast');
    },

    async beforeHandleAwareness(data) {
      try {
        const guest = guestOf(data.context);
        // Without a connection it comes from another server, which has looked at it already.
        if (!data.connection) return;
        if (guest && data.documentName.startsWith('desk/')) guardPresence(data, guest);
        else data.states.clear();
      } catch (error) {
        data.states.clear();
        fault('presence', error);
      }
    },

    // Only another server's writing is news to us; without other servers nobody need be asked.
    ...(extensions.length > 0 ? { onChange: followOthers } : NO_CHANGES),
  });
  return { hocuspocus, guests };
}

export type Door = ReturnType<typeof openDoor>;
