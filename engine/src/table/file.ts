import { faultOf, misshapen } from './faults.ts';
import type { FileFault } from './faults.ts';
import { automatonSeats } from './automaton.ts';
import type { Game } from './game.ts';
import { checkMaterial } from './material-check.ts';
import type { Config, Entry, Play } from './play.ts';
import { openPlay } from './play.ts';
import type { Fields } from './shape.ts';
import { choice, json, list, optional, parseFields, ref, text, whole } from './shape.ts';
import { BOOKKEEPING, fail, MODES, ok } from './types.ts';
import type { Json, Params, Result, Seat } from './types.ts';

/** A game as a file: what was agreed, and everything that was done, in order. */
export interface TableFile {
  readonly stellwerk: 1;
  readonly config: Config;
  /** What the table was called, and who sat where: not part of the game, but nice to find again. */
  readonly room?: FileRoom;
  /** What was drawn for the setup, where the seed did not decide it (an imported game). */
  readonly luck?: readonly number[];
  readonly moves: readonly FileMove[];
  /** Four digits of the hash after every move, so that another release can say where it comes out otherwise. */
  readonly trace?: string;
}
export interface FileRoom {
  readonly name: string;
  /** Names of the people, seat by seat; empty where nobody gave one. */
  readonly people: readonly string[];
}
export interface FileMove {
  readonly seat: Seat | null;
  readonly act: Readonly<Record<string, unknown>>;
  readonly luck?: readonly number[];
}

/** Characters. Own boards and decks are among the options. */
const MOST_OPTIONS = 1_000_000;
const HEAD = {
  game: text(40),
  variant: optional(text(40)),
  seats: list(ref('seat'), 12),
  seed: optional(whole(0, 2 ** 31 - 1)),
  luck: optional(list(whole(0, Number.MAX_SAFE_INTEGER), 1000)),
  mode: optional(choice(...MODES)),
  bookkeeping: optional(choice(...BOOKKEEPING)),
  name: optional(text(80)),
  people: optional(list(text(40), 12)),
  options: optional(json(MOST_OPTIONS)),
} as const satisfies Fields;

const isTrace = (value: unknown): value is string =>
  typeof value === 'string' && value.length % 4 === 0 && /^[0-9a-f]*$/.test(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fault = (place: string, key: string, params?: Params) => fail(faultOf(place, key, params));

/** Reads the text of a table file. The moves are checked one by one when they are played, against the position they meet. */
export function parseTableFile(source: string): Result<TableFile, FileFault> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return fault('file', 'fault/json', { why: error instanceof Error ? error.message : '–' });
  }
  if (!isRecord(value)) return fault('file', 'fault/object');
  const { stellwerk, moves = [], trace, ...head } = value;
  if (stellwerk !== 1) return fault('stellwerk', 'fault/version');
  const parsed = parseFields(HEAD, head);
  if (!parsed.ok) return fail(misshapen(parsed.error));
  const { game, variant, options = {}, seats, seed, mode, bookkeeping } = parsed.value;
  if (!isRecord(options)) return fault('options', 'fault/object');
  if (!Array.isArray(moves)) return fault('moves', 'fault/list');
  if (trace !== undefined && !isTrace(trace)) return fault('trace', 'fault/trace');
  const twin = seats.findIndex((seat, i) => seats.indexOf(seat) !== i);
  if (twin >= 0) return fault(`seats[${twin}]`, 'fault/seat-once', { seat: seats[twin]! });
  const config: Config = {
    game,
    variant: variant ?? 'standard',
    options: options as Readonly<Record<string, Json>>,
    seats,
    seed: seed ?? 0,
    mode: mode ?? 'strict',
    bookkeeping: bookkeeping ?? 'auto',
  };
  const list: FileMove[] = [];
  for (const [i, move] of moves.entries()) {
    if (!isRecord(move)) return fault(`moves[${i}]`, 'fault/object');
    if (typeof move['type'] !== 'string') return fault(`moves[${i}].type`, 'fault/type');
    const { luck, ...act } = move;
    if (luck !== undefined && !(Array.isArray(luck) && luck.every((n) => Number.isSafeInteger(n) && n >= 0)))
      return fault(`moves[${i}].luck`, 'fault/luck');
    const seat = typeof move['seat'] === 'string' ? move['seat'] : null;
    list.push({ seat, act, ...(luck === undefined ? {} : { luck: luck as number[] }) });
  }
  const { luck: drawn, name = '', people = [] } = parsed.value;
  return ok({
    stellwerk: 1,
    config,
    room: { name, people },
    ...(drawn === undefined ? {} : { luck: drawn }),
    moves: list,
    ...(trace === undefined ? {} : { trace }),
  });
}

/** Whether a game can be opened with this configuration. */
export function checkConfig(game: Game, config: Config): FileFault | null {
  const { min, max } = game.players;
  const count = config.seats.length;
  if (count < min || count > max)
    return faultOf('seats', 'fault/players', { min, max, title: game.title, count });
  const own = automatonSeats(game, config);
  const taken = config.seats.find((seat) => own.includes(seat));
  if (taken !== undefined) return faultOf('seats', 'fault/own-seat', { seat: taken, title: game.title });
  if (!game.variants.some(({ id }) => id === config.variant))
    return faultOf('variant', 'fault/one-of', { of: game.variants.map(({ id }) => id) });
  for (const [key, value] of Object.entries(config.options)) {
    if (key === game.material?.option) continue;
    const spec = game.optionSpecs.find(({ id }) => id === key);
    if (!spec) return faultOf(`options.${key}`, 'fault/option');
    const of = spec.choices.map((choice) => choice.value);
    if (!of.some((choice) => choice === value)) return faultOf(`options.${key}`, 'fault/one-of', { of });
  }
  return checkMaterial(game, config.options);
}

/** What was drawn for the setup, where the seed would have drawn something else. */
function setupLuck({ game, config, log }: Play): readonly number[] | null {
  const luck = log[0]?.luck ?? [];
  const seeded = openPlay(game, config).log[0]!.luck;
  return luck.length === seeded.length && luck.every((n, i) => n === seeded[i]) ? null : luck;
}

/** What the trace of a file says about an entry. */
export const traceOf = ({ hash }: Entry): string => hash.slice(0, 4);

/** The whole log as a file; reading it back gives the same positions. */
export function formatTableFile(play: Play, room?: FileRoom): string {
  const { game, variant, options, seats, seed, mode, bookkeeping } = play.config;
  const moves = play.log.slice(1).map(({ seat, act, luck }) => {
    const drawn = luck.length > 0 ? { luck } : {};
    if (act.do === 'move') {
      const marks = {
        ...(act.free ? { free: true } : {}),
        ...(act.overruled ? { overruled: act.overruled } : {}),
        ...(act.because ? { because: act.because } : {}),
      };
      return { ...act.move, ...marks, ...drawn };
    }
    const { do: type, ...fields } = act;
    return { type, ...(seat === null ? {} : { seat }), ...fields };
  });
  const isNamed = room?.people.some((name, i) => name !== '' && name !== seats[i]) ?? false;
  const seated = { seats, ...(room && isNamed ? { people: room.people } : {}) };
  const head = JSON.stringify(
    {
      stellwerk: 1,
      ...(room?.name ? { name: room.name } : {}),
      game,
      variant,
      options,
      ...seated,
      seed,
      mode,
      bookkeeping,
    },
    null,
    2,
  ).slice(0, -2);
  const luck = setupLuck(play);
  const drawn = luck === null ? '' : `,\n  "luck": ${JSON.stringify(luck)}`;
  const lines = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
  const trace = play.log.slice(1).map(traceOf).join('');
  return `${head}${drawn},\n  "moves": [${lines ? `\n${lines}\n  ` : ''}],\n  "trace": "${trace}"\n}\n`;
}
