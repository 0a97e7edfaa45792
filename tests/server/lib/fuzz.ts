import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import { deskDocument, tableDocument } from '@stellwerk/shared/documents.ts';
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import { join, newId, until } from './player.ts';
import type { NewTable, ServerProcess } from './process.ts';
import { createTable } from './process.ts';
import { frame, KIND, NOTHING, Raw, signIn, STEP_1, STEP_2, syncFrame, UPDATE } from './raw.ts';

type Pick = (sides: number) => number;

export interface Standing {
  readonly sent: number;
  readonly sockets: number;
  readonly resident: number;
  /** Moves that an honest player has made meanwhile. */
  readonly moves: number;
}
export interface Outcome {
  readonly sent: number;
  readonly answers: number;
  readonly ends: number;
  readonly faults: number;
  readonly standings: readonly Standing[];
}

const WORDS = ['__proto__', 'constructor', 'anna', '', '\0', '\uD800', '💥', '-1', 'toString', 'seat/anna'];
const JSONS: readonly unknown[] = [null, true, -0, 1e308, 0.1, 2 ** 53, '', [], {}, [[[]]], { do: 'x' }];

/** A message as a client sends it, of every type. */
function honest(pick: Pick): Record<string, unknown> {
  const seat = ['anna', 'bert', 'carla'][pick(3)]!;
  const bodies: readonly Record<string, unknown>[] = [
    {
      type: 'propose',
      base: pick(50),
      act: {
        do: 'move',
        move: { type: 'pay', seat, from: `seat/${seat}`, to: 'bank', amount: pick(9) },
      },
    },
    { type: 'propose', base: 0, act: { do: 'undo' } },
    { type: 'propose', base: 0, act: { do: 'redo' } },
    { type: 'propose', base: 0, act: { do: 'house-rule', rule: '18te/6.4/share-limit' } },
    { type: 'ask', base: 0, question: { do: 'undo', to: pick(9) } },
    { type: 'vote', request: newId(), yes: pick(2) === 0 },
    { type: 'seat', work: { do: 'claim', seat, name: 'x' } },
    { type: 'seat', work: { do: 'leave', seat } },
    { type: 'seat', work: { do: 'hand-over', seat } },
    { type: 'host', work: { do: 'links' } },
    { type: 'host', work: { do: 'name', name: 'y' } },
    { type: 'desk', work: { do: 'say', text: 'hello' } },
    { type: 'desk', work: { do: 'mark', mark: 'm', is: { kind: 'ring', from: 'A1' } } },
    { type: 'desk', work: { do: 'hand', up: true } },
    { type: 'desk', work: { do: 'wipe' } },
  ];
  return { v: 1, id: newId(), ...bodies[pick(bodies.length)]! };
}

/** Changes something somewhere: a value, a key, a letter, a byte more or less. */
function spoil(pick: Pick, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || pick(4) === 0)
    return pick(2) ? JSONS[pick(JSONS.length)] : WORDS[pick(WORDS.length)];
  const entries = Object.entries(value);
  if (entries.length === 0) return JSONS[pick(JSONS.length)];
  const at = pick(entries.length);
  const [key, inner] = entries[at]!;
  switch (pick(4)) {
    case 0:
      entries.splice(at, 1);
      break;
    case 1:
      entries.push([WORDS[pick(WORDS.length)]!, JSONS[pick(JSONS.length)]]);
      break;
    default:
      entries[at] = [key, spoil(pick, inner)];
  }
  return Object.fromEntries(entries);
}

function garbled(pick: Pick, bytes: Uint8Array): Uint8Array {
  const out = Uint8Array.from(bytes);
  for (let i = 0, times = 1 + pick(4); i < times && out.length > 0; i++) out[pick(out.length)] = pick(256);
  return pick(3) === 0 ? out.slice(0, pick(out.length + 1)) : out;
}
const noise = (pick: Pick): Uint8Array => Uint8Array.from({ length: pick(120) }, () => pick(256));

/** Those that one may send first. */
const KINDS = [1, 2, 3, 5, 9, 7, 0, 4, 6, 8, 10, 11];

/** Some frame: most are nearly right, so that they come far. */
function fuzzed(pick: Pick, { id, links }: NewTable, copy: Uint8Array): Uint8Array {
  const name = [tableDocument(id), deskDocument(id), `hand/${id}/anna`][pick(8) < 5 ? 0 : pick(3)]!;
  const say = (text: string): Uint8Array =>
    frame(tableDocument(id), KIND.stateless, (encoder) => encoding.writeVarString(encoder, text));
  const made = ((): Uint8Array => {
    switch (pick(12)) {
      case 0:
        return syncFrame(name, STEP_1, pick(4) ? NOTHING : noise(pick));
      case 1:
        return syncFrame(name, pick(2) ? STEP_2 : UPDATE, pick(10) ? copy : garbled(pick, copy));
      case 2:
        return frame(name, KIND.awareness, (encoder) => encoding.writeVarUint8Array(encoder, noise(pick)));
      case 3:
        return signIn(name, [links.watch, links.host, links.join, 'w.0.x'][pick(4)]!);
      case 4:
        return frame(name, KINDS[pick(pick(20) ? 5 : KINDS.length)]!, (encoder) =>
          encoding.writeUint8Array(encoder, noise(pick)),
        );
      case 5:
        return say(WORDS[pick(WORDS.length)]!);
      case 6:
      case 7:
        return say(JSON.stringify(honest(pick)));
      default:
        return say(JSON.stringify(spoil(pick, honest(pick))));
    }
  })();
  return pick(150) === 0 ? garbled(pick, made) : made;
}

async function residentOf({ url }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)![1]);
}
async function faultsOf({ url }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const found = [...metrics.matchAll(/^stellwerk_faults_total\S* (\d+)$/gm)];
  return found.reduce((sum, [, count]) => sum + Number(count), 0);
}

const SOCKETS = 8;
const BATCH = 40;
const STANDINGS = 10;
/** Messages to one table. */
const A_TABLE = 20_000;

/**
 * Sends so many fuzzed frames over a few sockets, while somebody honest plays at the table beside. Much of it is carried
 * out and makes the table grow, as it should; so now and then it goes on at a new one, and the old one is let go.
 */
export async function fuzz(
  server: ServerProcess,
  messages: number,
  seed: number,
  tell: (standing: Standing) => void = () => undefined,
): Promise<Outcome> {
  const pick = seededLuck(seed, 1);
  const other = await createTable(server.url);
  const anna = await join(server.url, other.id, other.links.seats['anna']!);
  const seats = new Y.Doc();
  seats.getMap('seats').set('anna', { taken: true });
  seats.getMap('seats').delete('anna');
  const copy = Y.encodeStateAsUpdate(seats);
  const standings: Standing[] = [];
  let table = await createTable(server.url);
  let [sent, sockets, answers, ends, moves] = [0, 0, 0, 0, 0];

  const open = async (): Promise<Raw> => {
    sockets++;
    const raw = await Raw.open(server.url);
    const tokens = [table.links.watch, table.links.host, table.links.join];
    const token = tokens[pick(tokens.length)]!;
    // What comes before the permission is kept by the library, and too much of it ends the socket.
    for (const name of [tableDocument(table.id), deskDocument(table.id)]) await raw.enter(name, token);
    return raw;
  };
  const raws = await Promise.all(Array.from({ length: SOCKETS }, open));
  for (let tables = 1; sent < messages;) {
    if (sent >= tables * A_TABLE) {
      tables++;
      table = await createTable(server.url);
      for (const raw of raws) raw.leave();
      await Promise.all(raws.map((raw) => raw.closed));
    }
    for (const [i, raw] of raws.entries()) {
      if (raw.code !== null || raw.socket.readyState !== raw.socket.OPEN) {
        ends++;
        answers += raw.heard.length;
        raws[i] = await open();
        continue;
      }
      for (let k = 0; k < BATCH && sent < messages && raw.socket.bufferedAmount < 1_000_000; k++, sent++)
        raw.send(fuzzed(pick, table, copy));
      answers += raw.heard.length;
      raw.heard.length = 0;
    }
    await new Promise((done) => setImmediate(done));
    if (sent >= ((standings.length + 1) * messages) / STANDINGS) {
      const { verdict } = await anna.pay('anna');
      if (verdict === 'committed') moves++;
      const standing = { sent, sockets, resident: await residentOf(server), moves };
      standings.push(standing);
      tell(standing);
    }
  }
  const before = anna.length;
  await anna.pay('anna');
  await until(() => anna.length === before + 1, 'a move after all that');
  for (const raw of raws) raw.leave();
  anna.leave();
  return { sent, answers, ends, faults: await faultsOf(server), standings };
}
