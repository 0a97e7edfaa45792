import * as encoding from 'lib0/encoding';
import { deskDocument, tableDocument } from '@stellwerk/shared/documents.ts';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { importLong } from '../../server/lib/long-table.ts';
import { newId, Player } from '../../server/lib/player.ts';
import type { NewTable, ServerProcess } from '../../server/lib/process.ts';
import { createTable, scratch, startProcess } from '../../server/lib/process.ts';
import { frame, KIND, NOTHING, Raw, signIn, STEP_1, STEP_2, syncFrame } from '../../server/lib/raw.ts';
import { counter, openRelay } from './lanes.ts';

const MOVES = 10_000;
const SECONDS = 8;
/** A little below what closes a socket. */
const FRAMES = 80;

/**
 * Whoever floods comes from elsewhere, each flood from an address of its own, that owes nothing yet. What one address may
 * say together is another question (the last row).
 */
const elsewhere = (flood: string): string => `127.0.0.${2 + Object.keys(FLOODS).indexOf(flood)}`;
const HERE = '127.0.0.1';
/** As a page does: what was refused as too fast is sent again. */
const RETRY_MS = 1200;

type Flood = (raw: Raw, target: NewTable, i: number) => void;
const vector = (i: number): Uint8Array => Y.encodeStateVector(new Map([[i + 1, 1]]));
const stateless = (raw: Raw, { id }: NewTable, text: string): void =>
  raw.send(frame(tableDocument(id), KIND.stateless, (encoder) => encoding.writeVarString(encoder, text)));

const undo: Flood = (raw, target) =>
  stateless(
    raw,
    target,
    JSON.stringify({ v: 1, id: newId(), type: 'propose', base: 0, act: { do: 'undo', to: 0 } }),
  );

interface Flooding {
  readonly sockets: number;
  readonly send: Flood;
  readonly from?: string;
}
/** What one link to a long game lets somebody send, each at the pace that the house lets pass. */
const FLOODS: Readonly<Record<string, Flooding>> = {
  'nothing (quiet)': { sockets: 0, send: () => undefined },
  'sync step 1, one socket': {
    sockets: 1,
    send: (raw, { id }) => raw.send(syncFrame(tableDocument(id), STEP_1, NOTHING)),
  },
  'sync step 1, 20 sockets, own vectors': {
    sockets: 20,
    send: (raw, { id }, i) => raw.send(syncFrame(tableDocument(id), STEP_1, vector(i))),
  },
  'sync step 2, 20 sockets': {
    sockets: 20,
    send: (raw, { id }) => raw.send(syncFrame(tableDocument(id), STEP_2, new Uint8Array([0, 0]))),
  },
  'open and close, 20 sockets': {
    sockets: 20,
    send(raw, { id, links }, i) {
      if (i % 2) raw.send(frame(tableDocument(id), KIND.close));
      else raw.send(signIn(tableDocument(id), links.watch));
    },
  },
  'presence, 20 sockets': {
    sockets: 20,
    send(raw, { id }, i) {
      const awareness = new Awareness(Object.assign(new Y.Doc(), { clientID: 1000 + i }));
      awareness.setLocalState({ pointer: { x: i, y: i }, drag: 'x'.repeat(1500) });
      const update = encodeAwarenessUpdate(awareness, [awareness.clientID]);
      awareness.destroy();
      raw.send(
        frame(deskDocument(id), KIND.awareness, (encoder) => encoding.writeVarUint8Array(encoder, update)),
      );
    },
  },
  'messages, 20 sockets': { sockets: 20, send: undo },
  'messages, 20 sockets, own address': { sockets: 20, send: undo, from: HERE },
};

const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? NaN;
const told = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.99, 1].map((q) => quantile(sorted, q).toFixed(1).padStart(8)).join('');
};

/** Two people at a table that nobody attacks, and how long a move takes from one to the other. */
async function innocent(server: ServerProcess): Promise<{ move(): Promise<void>; leave(): void }> {
  const { id, links } = await createTable(server.url);
  const anna = new Player(server.url, id, links.seats['anna']!, RETRY_MS);
  const bert = new Player(server.url, id, links.seats['bert']!, RETRY_MS);
  await Promise.all([anna.ready(), bert.ready()]);
  const next = counter(bert.board.getArray('log'));
  return {
    async move() {
      const seen = next();
      void anna.pay('anna');
      await seen;
    },
    leave() {
      anna.leave();
      bert.leave();
    },
  };
}

/** Comes in, as soon as what the flood before has cost is paid: the table owes it too. */
async function enter(raw: Raw, name: string, token: string): Promise<void> {
  for (;;) {
    await raw.enter(name, token);
    if (!raw.of(KIND.auth).at(-1)?.bytes.includes('too-fast')) return;
    await new Promise((done) => setTimeout(done, 200));
  }
}

async function during(flood: keyof typeof FLOODS, server: ServerProcess, target: NewTable) {
  const { sockets, send, from = elsewhere(flood) } = FLOODS[flood]!;
  const raws = await Promise.all(
    Array.from({ length: sockets }, () => Raw.open(server.url, { localAddress: from })),
  );
  for (const raw of raws)
    for (const name of [tableDocument(target.id), deskDocument(target.id)])
      await enter(raw, name, target.links.watch);
  let sent = 0;
  const timer = setInterval(() => {
    for (const raw of raws)
      for (let i = 0; i < FRAMES / 20 && raw.code === null; i++) send(raw, target, sent++);
  }, 50);
  return {
    sent: () => sent,
    /** How many of them the house has closed, and how. */
    closed: () => raws.filter(({ code }) => code !== null).length,
    end() {
      clearInterval(timer);
      for (const raw of raws) raw.leave();
    },
  };
}

/** What an innocent table feels while another one is flooded, and a bare relay beside it on the same machine. */
export async function benchFlood(print: (line: string) => void): Promise<void> {
  const folder = scratch();
  const server = await startProcess({ DATA: folder.path, LIMIT_CREATIONS: '1000' });
  const target = await importLong(server.url, MOVES);
  const table = await innocent(server);
  const relay = await openRelay();
  const beside = await relay.open(2);
  print(`an innocent table beside a flooded one of ${MOVES} moves, ms`);
  print(
    '                                          p50     p99     max   relay: p50     p99     max   frames  closed',
  );
  for (const flood of Object.keys(FLOODS)) {
    const under = await during(flood, server, target);
    const [own, others]: [number[], number[]] = [[], []];
    const end = performance.now() + SECONDS * 1000;
    while (performance.now() < end) {
      for (const [move, times] of [
        [() => table.move(), own],
        [() => beside.move(), others],
      ] as const) {
        const since = performance.now();
        await move();
        times.push(performance.now() - since);
      }
      await new Promise((done) => setTimeout(done, 50));
    }
    print(
      `  ${flood.padEnd(36)}${told(own)}   ${told(others)} ${String(under.sent()).padStart(8)} ${String(under.closed()).padStart(7)}`,
    );
    under.end();
    await new Promise((done) => setTimeout(done, 500));
  }
  table.leave();
  await relay.close();
  await server.stop();
  folder.remove();
}
