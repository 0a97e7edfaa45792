import type { Configuration, Connection, Document, Extension, onChangePayload } from '@hocuspocus/server';
import { deskDocument, handDocument, tableDocument } from '@stellwerk/shared/documents.ts';
import { Hocuspocus, isTransactionOrigin } from '@hocuspocus/server';
import type { Answer, CloseReason } from '@stellwerk/shared/answers.ts';
import { toldOf } from '@stellwerk/shared/told.ts';
import { idIn, parseClientMessage, PROTOCOL } from '@stellwerk/shared/messages.ts';
import type { Frame } from './frames.ts';
import { readSync, readText, SYNC } from './frames.ts';
import type { SeatedGuest, Visitor } from './guests.ts';
import { endSession, Guests, helloOf, lostRight, noticeOf } from './guests.ts';
import type { Shelf } from './handshakes.ts';
import { compare, Handshakes } from './handshakes.ts';
import type { Limits } from './config.ts';
import { shown, spread } from './live-documents.ts';
import { causeOf, short } from './log.ts';
import { parseDocumentName } from './names.ts';
import { guardPresence } from './presence.ts';
import { PRICE, Treasury } from './prices.ts';
import type { House } from './batch.ts';
import type { Referee } from './referee.ts';
import { mayPlay, rightsOf } from './seats.ts';
import { currentBuild } from './static.ts';
import { Closed } from './room.ts';
import { wholeOf } from './slices.ts';
import type { Tables } from './tables.ts';
import { unhurried } from './unhurried.ts';

export interface Context {
  readonly visitor: Visitor;
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
/** Characters of a message that counts as one. */
const LONG_MESSAGE = 2000;
/** Documents of one socket: board, desk, hands. */
const MOST_EARLY = 16;

const guestOf = (context: unknown): SeatedGuest | undefined => (context as Context | undefined)?.guest;

/** `table`, `desk` or `hand/<seat>`, as the books call it. */
const partOf = ({ name }: Document): string => parseDocumentName(name)?.part ?? '';

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
  const treasury = new Treasury(limits);
  const guests = new Guests(limits, treasury);

  const fault = (place: string, error: unknown): void => {
    metrics.count('stellwerk_faults_total', place);
    log.error('fault', { place, cause: causeOf(error) });
  };
  const deny = (reason: CloseReason): Refusal => {
    metrics.count('stellwerk_denied_total', reason);
    log.info('denied', { reason });
    return new Refusal(reason);
  };

  /** Every open session at a table, as the library itself knows them: none can be missed. */
  const sessionsAt = ({ id, state }: Referee): readonly Connection[] =>
    [
      tableDocument(id),
      deskDocument(id),
      ...state.play.config.seats.map((seat) => handDocument(id, seat)),
    ].flatMap((name) => hocuspocus.documents.get(name)?.getConnections() ?? []);

  const admit = async (documentName: string, token: string, visitor: Visitor): Promise<Partial<Context>> => {
    const name = parseDocumentName(documentName);
    // The signature is checked before the store is asked: strangers cost us nothing.
    const holder = name && tokens.check(name.table, token);
    if (!name || !holder) throw deny('no-token');
    const tablePurse = treasury.table(name.table);
    if (visitor.purse.wait > 0 || tablePurse.wait > 0) throw deny('too-fast');
    const isRead = tables.at(name.table) !== undefined;
    const referee = await tables.open(name.table);
    if (!referee) throw deny('no-such-table');
    const { length } = referee.state.play.log;
    const price =
      PRICE.admission +
      (isRead ? 0 : length * PRICE.readEntry) +
      (hocuspocus.documents.has(documentName) ? 0 : length * PRICE.layEntry);
    visitor.purse.spend(price);
    tablePurse.spend(price);
    if (!rightsOf(referee.state, holder)) throw deny('link-void');
    if (name.seat !== null && !mayPlay(referee.state, holder, name.seat)) throw deny('hand-void');
    const guest = guests.welcome(visitor, referee, holder);
    if (!guest) throw deny('full');
    referee.onLinks ??= () => {
      const count = guests.showOut(referee, sessionsAt(referee));
      if (count > 0) log.info('shown-out', { table: short(referee.id), count });
    };
    return { guest };
  };

  const isSpread = extensions.length > 0;
  /** Without other servers the referee's books are the only copy; with them the library keeps one, which they write too. */
  const shelf: Shelf = {
    read({ context, document }, vector) {
      const guest = guestOf(context);
      return isSpread || !guest
        ? unhurried(wholeOf(document, vector))
        : guest.referee.read(partOf(document), vector);
    },
    doc: ({ context, document }) =>
      (isSpread ? undefined : guestOf(context)?.referee.book(partOf(document))) ?? document,
  };
  const handshakes = new Handshakes(
    (table) => treasury.table(table),
    shelf,
    (connection) => lostRight(connection) === null,
    (error) => fault('handshake', error),
  );

  /** What a socket says about its copy of a document. False where nobody would say that. */
  const sync = (visitor: Visitor, frame: Frame): boolean => {
    const said = readSync(frame);
    if (!said) return false;
    const { step, payload } = said;
    const session = visitor.sessions.get(frame.address);
    if (step === SYNC.step1) {
      if (session) handshakes.ask(frame.name.table, session, payload, visitor.purse);
      else if (visitor.early.size < MOST_EARLY) visitor.early.set(frame.address, payload);
      return true;
    }
    if (step !== SYNC.step2 && step !== SYNC.update) return false;
    if (step === SYNC.update) metrics.count('stellwerk_refusals_total', 'document-write');
    if (!session) return true;
    const price = PRICE.copy + payload.length * PRICE.copyByte;
    if (step === SYNC.step2 && handshakes.isWanted(session)) visitor.purse.spend(price);
    else if (!visitor.purse.take(price)) {
      metrics.count('stellwerk_denied_total', 'too-fast');
      session.close({ code: 4429, reason: 'too-fast' satisfies CloseReason });
      return true;
    }
    try {
      compare(session, shelf.doc(session), payload);
      return true;
    } catch {
      return false;
    }
  };

  const answer = (connection: Connection, more: Partial<Answer> & Pick<Answer, 'id' | 'verdict'>): void =>
    connection.sendStateless(JSON.stringify({ v: PROTOCOL, type: 'answer', ...more } satisfies Answer));

  const receive = (connection: Connection, guest: SeatedGuest, payload: string): void => {
    const refuse = (verdict: 'refused' | 'malformed', more: Omit<Answer, 'v' | 'type' | 'verdict'>): void => {
      metrics.count('stellwerk_answers_total', verdict);
      metrics.count('stellwerk_refusals_total', more.reason);
      answer(connection, { verdict, ...more });
    };
    // What is long is kept as long: it counts as several. It is paid for before anybody reads it.
    const count = Math.min(1 + Math.floor(payload.length / LONG_MESSAGE), limits.messages);
    if (!guest.messages.take(count) || guest.referee.waiting >= MOST_WAITING) {
      refuse('refused', { id: idIn(payload), reason: 'too-fast' });
      return;
    }
    const message = parseClientMessage(payload);
    if (!message.ok) {
      const { id, reason, misshape } = message.error;
      log.info('malformed', { table: short(guest.referee.id), reason });
      refuse('malformed', { id, reason, ...(misshape ? toldOf(misshape) : {}) });
      return;
    }
    if (tables.isCrowded && !treasury.mayCrowd(guest.visitor.address)) {
      refuse('refused', { id: message.value.id, reason: 'too-fast' });
      return;
    }
    guest.referee.submit(guest, message.value, (told) => connection.sendStateless(JSON.stringify(told)));
  };

  /** A message on the board's session; on others there is nothing to say. */
  const hear = (connection: Connection, part: string, payload: string): void => {
    try {
      const guest = guestOf(connection.context);
      if (guest && part === 'table') receive(connection, guest, payload);
    } catch (error) {
      fault('stateless', error);
    }
  };
  /**
   * A frame with a message. The library would make four promises on its way to us; it is asked only while the document is
   * not open yet, and keeps the frame until then.
   */
  const say = (visitor: Visitor, { address, name, body }: Frame): 'pass' | 'done' | 'bad-shape' => {
    const session = visitor.sessions.get(address);
    if (!session?.document.hasConnection(session)) return 'pass';
    const payload = readText(body);
    if (payload === null) return 'bad-shape';
    hear(session, name.part, payload);
    return 'done';
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
        return await admit(documentName, token, context.visitor);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (error instanceof Closed) throw deny(error.reason);
        fault('authenticate', error);
        throw new Refusal('no-such-table');
      }
    },

    async connected({ connection, documentName, context }) {
      const guest = guestOf(context);
      // The link may have become void while the document was read.
      const why = lostRight(connection);
      if (!guest || why !== null) {
        endSession(connection, why ?? 'link-void');
        return;
      }
      const { visitor } = guest;
      visitor.sessions.set(documentName, connection);
      const asked = visitor.early.get(documentName);
      visitor.early.delete(documentName);
      if (asked) handshakes.ask(guest.referee.id, connection, asked, visitor.purse);
      if (guest.referee.isDamaged) connection.sendStateless(noticeOf('table-damaged'));
      if (!documentName.startsWith('table/')) return;
      const build = await currentBuild();
      if (build !== null) connection.sendStateless(helloOf(build));
    },

    async onDisconnect({ context: { visitor }, documentName }) {
      // The same document may be open again by now: then the session is another one.
      const session = visitor.sessions.get(documentName);
      if (session && !session.document.hasConnection(session)) visitor.sessions.delete(documentName);
    },

    async onLoadDocument({ documentName, document }) {
      const name = parseDocumentName(documentName);
      const referee = name && (await tables.open(name.table));
      if (!referee) throw new Refusal('no-such-table');
      await referee.attach(name.part, isSpread ? spread(document) : shown(document));
    },

    async afterLoadDocument({ document }) {
      // What was laid into it waits to be spread. Nobody is there yet; left waiting, it would reach the first one, who
      // asks for the whole document anyway.
      document.flush();
    },

    async afterUnloadDocument({ documentName }) {
      try {
        const name = parseDocumentName(documentName);
        if (name) tables.at(name.table)?.detach(name.part);
      } catch (error) {
        fault('unload', error);
      }
    },

    async onStateless({ connection, payload }) {
      hear(connection, partOf(connection.document), payload);
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
  return { hocuspocus, guests, handshakes, treasury, sync, say };
}

export type Door = ReturnType<typeof openDoor>;
