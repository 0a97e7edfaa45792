import { KINDS } from '@stellwerk/engine/games/toe/box.ts';
import { box, modelOf } from '@stellwerk/engine/games/toe/readers.ts';
import { apply } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { hashOf } from '@stellwerk/engine/table/hash.ts';
import { judge, parseMove } from '@stellwerk/engine/table/judge.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Config, Entry, Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Finding, Move, Seat, Table } from '@stellwerk/engine/table/types.ts';
import { everyPiece } from '@stellwerk/engine/table/places.ts';

/** A move that somebody tried, and what the referee had to say about it. */
export interface Tried {
  /** How many entries the log had by then. */
  readonly at: number;
  readonly move: Move;
  readonly findings: readonly Finding[];
}

/** Everything that a watcher and one player have got between them, and nothing else. */
export interface Received {
  readonly game: Game;
  readonly seat: Seat;
  readonly config: Omit<Config, 'seed'>;
  readonly bytes: Buffer;
  readonly log: readonly Entry[];
  /** What the player saw after every entry, with the own hand. */
  readonly views: readonly Table[];
  readonly tried: readonly Tried[];
  /** What the solver asked for when the table was made. */
  readonly wished: number;
}

/** A vehicle that lies face down before others, and what it can be. */
export interface Suspect {
  readonly piece: string;
  /** By counting, as at a real table: of which models not every copy was seen. */
  readonly counted: ReadonlySet<string>;
  /** What is left of these after everything else was tried. */
  readonly left: ReadonlySet<string>;
}
const secretsOf = (table: Table): Readonly<Record<string, string>> =>
  (table.clock as unknown as { secret: Readonly<Record<string, string>> }).secret;
const withSecrets = (table: Table, more: Readonly<Record<string, string>>): Table =>
  apply(table, [{ set: 'secret', to: { ...secretsOf(table), ...more } }]);
const isVehicle = (piece: string): boolean => KINDS.some((kind) => piece.startsWith(`${kind}/`));
const sideOf = (table: Table, piece: string): string | null => modelOf(table as never, piece)?.id ?? null;

/** What an attentive player remembers: a vehicle that was seen is known until it goes back into the supply. */
function remember(known: Map<string, string>, view: Table): void {
  for (const [piece, { at }] of everyPiece(view)) {
    if (!isVehicle(piece)) continue;
    const model = sideOf(view, piece);
    if (at.startsWith('supply/')) known.delete(piece);
    else if (model !== null) known.set(piece, model);
  }
}

/** The models that a face-down vehicle can be, by counting copies. */
function countedAt(
  view: Table,
  known: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const kind of KINDS) {
    const left = new Map(box(view as never).byKind[kind].map(({ id, copies }) => [id, copies]));
    for (const model of known.values()) if (left.has(model)) left.set(model, left.get(model)! - 1);
    const models = new Set([...left].filter(([, copies]) => copies > 0).map(([id]) => id));
    for (const [piece, { at }] of everyPiece(view))
      if (piece.startsWith(`${kind}/`) && at.startsWith('seat/') && !known.has(piece))
        found.set(piece, models);
  }
  return found;
}

const SWEEP = 3000;

/** Tries seeds until the game comes out as it was seen: those that are likely, and all small ones. */
function crackSeed(received: Received): readonly number[] {
  const { game, config, views, seat, bytes, wished } = received;
  const written = (bytes.toString('latin1').match(/\d{5,10}/g) ?? []).map(Number);
  const candidates = new Set([wished, ...written.slice(0, SWEEP), ...Array(SWEEP).keys()]);
  const first = hashOf(views[0]!);
  return [...candidates].filter((seed) => {
    const start = openPlay(game, { ...config, seed });
    return hashOf(game.view!(start.table, seat)) === first && comesOut(received, start, seed);
  });
}

function comesOut({ game, log, views, seat }: Received, start: Play, seed: number): boolean {
  let play = start;
  for (const { n, act, id, seat: by } of log.slice(1)) {
    const made = commit(play, { id, seat: by, act }, seededLuck(seed, n));
    if (!made.ok || hashOf(game.view!(made.play.table, seat)) !== hashOf(views[n]!)) return false;
    play = made.play;
  }
  return true;
}

const MOST_WAYS = 500;

/** Tries out what lies face down against every hash that was received. */
function crackHashes({ views, bytes }: Received): readonly string[] {
  const heard = new Set(bytes.toString('latin1').match(/[0-9a-f]{16}/g));
  const known = new Map<string, string>();
  const found: string[] = [];
  for (const [n, view] of views.entries()) {
    let ways: Readonly<Record<string, string>>[] = [{}];
    remember(known, view);
    for (const [piece, models] of countedAt(view, known))
      if (ways.length <= MOST_WAYS)
        ways = ways.flatMap((way) => [...models].map((model) => ({ ...way, [piece]: model })));
    if (ways.length < 2 || ways.length > MOST_WAYS) continue;
    for (const way of ways)
      if (heard.has(hashOf(withSecrets(view, way)))) found.push(`${n} ${JSON.stringify(way)}`);
  }
  return found;
}

/** Whether the referee would have said the same, were this piece that model. */
function fits(
  { game, views }: Received,
  piece: string,
  model: string,
  { at, move, findings }: Tried,
): boolean {
  const table = withSecrets(views[at - 1]!, { [piece]: model });
  const parsed = parseMove(game, table, move);
  const said = parsed.ok ? judge(game, table, parsed.value) : [];
  return JSON.stringify(said) === JSON.stringify(findings);
}

/** What is left of each hidden vehicle after everything that the referee let slip. */
export function suspectsIn(received: Received): readonly Suspect[] {
  const { game, seat, views, tried } = received;
  const known = new Map<string, string>();
  for (const view of views) remember(known, view);
  const view = views.at(-1)!;
  return [...countedAt(view, known)].map(([piece, counted]): Suspect => {
    const left = [...counted].filter(
      (model) =>
        hashOf(game.view!(withSecrets(view, { [piece]: model }), seat)) === hashOf(view) &&
        tried.every((one) => fits(received, piece, model, one)),
    );
    return { piece, counted, left: new Set(left) };
  });
}

/** Looks for what everything would follow from: the seed, or the hash of a hidden position. */
export const crack = (received: Received): { seeds: readonly number[]; hashes: readonly string[] } => ({
  seeds: crackSeed(received),
  hashes: crackHashes(received),
});
