import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import { unhurried } from './unhurried.ts';

/** So many structs are written or taken in before the clock is looked at. */
const STRIDE = 200;

type Structs = readonly (Y.Item | Y.GC)[];

const structsOf = (doc: Y.Doc, client: number): Structs =>
  (doc.store.clients.get(client) ?? []) as unknown as Structs;
const endOf = (structs: Structs): number => {
  const last = structs.at(-1);
  return last ? last.id.clock + last.length : 0;
};

/** The structs of one client from a clock on, as an update has them. */
class Run {
  readonly client: number;
  readonly from: number;
  readonly #encoder = new Y.UpdateEncoderV1();
  #count = 0;
  /** The clock up to which everything is written. */
  end: number;

  constructor(client: number, from: number) {
    this.client = client;
    this.from = from;
    this.end = from;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** Writes at most so many structs. Where they begin is found by the clock: between two slices Yjs may have joined some. */
  write(structs: Structs, most: number): void {
    if (this.end >= endOf(structs)) return;
    const first = Y.findIndexSS(structs as never, this.end) as number;
    const last = Math.min(structs.length, first + most);
    for (let i = first; i < last; i++) {
      const struct = structs[i]!;
      struct.write(this.#encoder, Math.max(0, this.end - struct.id.clock));
      this.end = struct.id.clock + struct.length;
      this.#count++;
    }
  }

  into(encoder: encoding.Encoder): void {
    encoding.writeVarUint(encoder, this.#count);
    encoding.writeVarUint(encoder, this.client);
    encoding.writeVarUint(encoder, this.from);
    encoding.writeUint8Array(encoder, this.#encoder.toUint8Array());
  }
}

type Deletions = ReadonlyMap<number, readonly { readonly clock: number; readonly len: number }[]>;
const NOTHING: Deletions = new Map();
const deletionsIn = (doc: Y.Doc): Deletions => Y.createDeleteSetFromStructStore(doc.store).clients;

function updateOf(runs: readonly Run[], deletions: Deletions): Uint8Array {
  const encoder = encoding.createEncoder();
  const written = runs.filter(({ isEmpty }) => !isEmpty);
  encoding.writeVarUint(encoder, written.length);
  // As Yjs does: higher clients first.
  for (const run of written.toSorted((a, b) => b.client - a.client)) run.into(encoder);
  encoding.writeVarUint(encoder, deletions.size);
  for (const [client, ranges] of [...deletions].toSorted(([a], [b]) => b - a)) {
    encoding.writeVarUint(encoder, client);
    encoding.writeVarUint(encoder, ranges.length);
    for (const { clock, len } of ranges) {
      encoding.writeVarUint(encoder, clock);
      encoding.writeVarUint(encoder, len);
    }
  }
  return encoding.toUint8Array(encoder);
}

/**
 * What `Y.encodeStateAsUpdate` makes, piece by piece. The document may be written meanwhile: what came in between is in
 * the last piece, which is made without a pause.
 */
export class Reading {
  readonly #doc: Y.Doc;
  readonly #known: ReadonlyMap<number, number>;
  readonly #runs = new Map<number, Run>();

  /** Throws where `since` is no state vector. */
  constructor(doc: Y.Doc, since?: Uint8Array) {
    this.#doc = doc;
    this.#known = since ? Y.decodeStateVector(since) : new Map<number, number>();
  }

  #runOf(client: number): Run {
    let run = this.#runs.get(client);
    if (!run) {
      const from = Math.max(this.#known.get(client) ?? 0, structsOf(this.#doc, client)[0]?.id.clock ?? 0);
      this.#runs.set(client, (run = new Run(client, from)));
    }
    return run;
  }

  *pieces(): Generator<void, void, void> {
    for (const client of this.#doc.store.clients.keys()) {
      const run = this.#runOf(client);
      const end = endOf(structsOf(this.#doc, client));
      while (run.end < end) {
        run.write(structsOf(this.#doc, client), STRIDE);
        yield;
      }
    }
  }

  /** The last piece, and with it the whole. */
  end(): Uint8Array {
    const { clients } = this.#doc.store;
    for (const client of clients.keys()) this.#runOf(client).write(structsOf(this.#doc, client), Infinity);
    return updateOf([...this.#runs.values()], deletionsIn(this.#doc));
  }
}

/** The same in one, for whoever need not look what becomes of the document meanwhile. */
export function* wholeOf(doc: Y.Doc, since?: Uint8Array): Generator<void, Uint8Array, void> {
  const reading = new Reading(doc, since);
  yield* reading.pieces();
  return reading.end();
}

/** What must be there before a struct can be. */
function needsOf(struct: Y.Item | Y.GC): readonly Y.ID[] {
  if (!(struct instanceof Y.Item)) return [];
  const { origin, rightOrigin, parent } = struct;
  const inside = parent instanceof Y.AbstractType ? parent._item?.id : null;
  return [origin, rightOrigin, inside].filter((id): id is Y.ID => id instanceof Y.ID);
}

/**
 * A document as small updates that can be taken in one after the other, none of which waits for a later one. Nobody may
 * write the document meanwhile.
 */
export function* partsOf(doc: Y.Doc): Generator<Uint8Array, void, void> {
  const done = new Map<number, number>();
  const reached = (client: number): number => done.get(client) ?? structsOf(doc, client)[0]?.id.clock ?? 0;
  /** Clients that wait for another one, with the clock that they want of it. */
  const waiting: { readonly client: number; readonly end: number }[] = [...doc.store.clients.keys()]
    .toSorted((a, b) => a - b)
    .map((client) => ({ client, end: endOf(structsOf(doc, client)) }));
  for (let job = waiting.at(-1); job; job = waiting.at(-1)) {
    const { client, end } = job;
    const from = reached(client);
    if (from >= end) {
      waiting.pop();
      continue;
    }
    const structs = structsOf(doc, client);
    const first = Y.findIndexSS(structs as never, from) as number;
    const isMissing = ({ client: other, clock }: Y.ID): boolean =>
      other !== client && clock >= reached(other);
    let count = 0;
    let missing: Y.ID | undefined;
    while (count < STRIDE && first + count < structs.length && !missing) {
      missing = needsOf(structs[first + count]!).find(isMissing);
      if (!missing) count++;
    }
    if (count > 0) {
      const run = new Run(client, from);
      run.write(structs, count);
      done.set(client, run.end);
      yield updateOf([run], NOTHING);
    }
    if (missing) waiting.push({ client: missing.client, end: missing.clock + 1 });
  }
  for (const [client, ranges] of deletionsIn(doc))
    for (let i = 0; i < ranges.length; i += STRIDE)
      yield updateOf([], new Map([[client, ranges.slice(i, i + STRIDE)]]));
}

/** Takes updates in, one a turn of work. */
export function* taking(
  doc: Y.Doc,
  updates: Iterable<Uint8Array>,
  origin: unknown = null,
): Generator<void, void, void> {
  for (const update of updates) {
    Y.applyUpdate(doc, update, origin);
    yield;
  }
}

/** Copies one document into another while others are answered. Nobody may write the first one meanwhile. */
export const pour = (from: Y.Doc, into: Y.Doc, origin: unknown): Promise<void> =>
  unhurried(taking(into, partsOf(from), origin));
