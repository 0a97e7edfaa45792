import type { Game } from './game.ts';
import { parseMove } from './judge.ts';
import { checkMaterial } from './material.ts';
import type { Act, Config, Entry, Play } from './play.ts';
import { commit, openPlay } from './play.ts';
import type { Fields } from './shape.ts';
import { choice, flag, list, optional, parseFields, ref, text, whole } from './shape.ts';
import { BOOKKEEPING, fail, MODES, ok } from './types.ts';
import type { Json, Result, Seat } from './types.ts';

/** A game as a file: what was agreed, and everything that was done, in order. */
export interface TableFile {
  readonly stellwerk: 1;
  readonly config: Config;
  /** What the table was called, and who sat where: not part of the game, but nice to find again. */
  readonly room?: FileRoom;
  /** What was drawn for the setup, where the seed did not decide it (an imported game). */
  readonly luck?: readonly number[];
  readonly moves: readonly FileMove[];
}
export interface FileRoom {
  readonly name: string;
  /** Names of the people, seat by seat; empty where nobody gave one. */
  readonly people: readonly string[];
}
export interface FileMove {
  readonly seat: Seat | null;
  readonly act: unknown;
  readonly luck?: readonly number[];
}
/** What is wrong with a file, and where: `moves[3].seat`, or a line and column for broken JSON. */
export interface FileFault {
  readonly place: string;
  readonly message: string;
}

const HEAD: Fields = {
  game: text(40),
  variant: optional(text(40)),
  seats: list(ref('seat'), 12),
  seed: optional(whole(0, 2 ** 31 - 1)),
  luck: optional(list(whole(0, Number.MAX_SAFE_INTEGER), 1000)),
  mode: optional(choice(...MODES)),
  bookkeeping: optional(choice(...BOOKKEEPING)),
  name: optional(text(80)),
  people: optional(list(text(40), 12)),
};
/** Agreements of the people at the table, as they stand among the moves of a file. */
const AGREEMENTS: Readonly<Record<string, Fields>> = {
  undo: { to: whole(), agreed: optional(list(ref('seat'), 12)) },
  waive: { entry: whole(), agreed: optional(list(ref('seat'), 12)) },
  uphold: { entry: whole(), agreed: optional(list(ref('seat'), 12)) },
  'house-rule': { rule: text(80), agreed: list(ref('seat'), 12) },
  mode: { mode: choice(...MODES) },
  bookkeeping: { bookkeeping: choice(...BOOKKEEPING) },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fault = (place: string, message: string) => fail<FileFault>({ place, message });

/** Reads the text of a table file. The moves are checked one by one when they are played, against the position they meet. */
export function parseTableFile(source: string): Result<TableFile, FileFault> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    return fault('file', `not JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
  if (!isRecord(value)) return fault('file', 'expected an object');
  const { stellwerk, moves = [], options = {}, ...head } = value;
  if (stellwerk !== 1) return fault('stellwerk', 'expected 1: the version of this file format');
  const parsed = parseFields(HEAD, head);
  if (!parsed.ok) return fault(parsed.error.place, `expected ${parsed.error.expected}`);
  if (!isRecord(options)) return fault('options', 'expected an object');
  if (!Array.isArray(moves)) return fault('moves', 'expected a list');
  const seats = parsed.value['seats'] as readonly Seat[];
  const twin = seats.findIndex((seat, i) => seats.indexOf(seat) !== i);
  if (twin >= 0) return fault(`seats[${twin}]`, `expected every seat once, not "${seats[twin]}" again`);
  const config: Config = {
    game: parsed.value['game'] as string,
    variant: (parsed.value['variant'] as string | undefined) ?? 'standard',
    options: options as Readonly<Record<string, Json>>,
    seats,
    seed: (parsed.value['seed'] as number | undefined) ?? 0,
    mode: (parsed.value['mode'] as Config['mode'] | undefined) ?? 'strict',
    bookkeeping: (parsed.value['bookkeeping'] as Config['bookkeeping'] | undefined) ?? 'auto',
  };
  const list: FileMove[] = [];
  for (const [i, move] of moves.entries()) {
    if (!isRecord(move)) return fault(`moves[${i}]`, 'expected an object');
    if (typeof move['type'] !== 'string') return fault(`moves[${i}].type`, 'expected the type of the move');
    const { luck, ...act } = move;
    if (luck !== undefined && !(Array.isArray(luck) && luck.every((n) => Number.isSafeInteger(n) && n >= 0)))
      return fault(`moves[${i}].luck`, 'expected a list of whole numbers');
    const seat = typeof move['seat'] === 'string' ? move['seat'] : null;
    list.push({ seat, act, ...(luck === undefined ? {} : { luck: luck as number[] }) });
  }
  const drawn = parsed.value['luck'] as readonly number[] | undefined;
  const room: FileRoom = {
    name: (parsed.value['name'] as string | undefined) ?? '',
    people: (parsed.value['people'] as readonly string[] | undefined) ?? [],
  };
  return ok({ stellwerk: 1, config, room, ...(drawn === undefined ? {} : { luck: drawn }), moves: list });
}

/** Whether a game can be opened with this configuration. */
export function checkConfig(game: Game, config: Config): FileFault | null {
  const { min, max } = game.players;
  if (config.seats.length < min || config.seats.length > max)
    return {
      place: 'seats',
      message: `expected ${min} to ${max} seats for ${game.title}, not ${config.seats.length}`,
    };
  if (!game.variants.some(({ id }) => id === config.variant))
    return { place: 'variant', message: `expected one of ${game.variants.map(({ id }) => id).join(', ')}` };
  for (const key of Object.keys(config.options))
    if (!game.optionSpecs.some(({ id }) => id === key) && key !== game.material?.option)
      return { place: `options.${key}`, message: 'expected nothing: this option is not known here' };
  return checkMaterial(game, config.options);
}

/** Turns one move of a file into an act, checked against the position it meets. */
export function readAct(play: Play, move: FileMove, place: string): Result<Act, FileFault> {
  if (!isRecord(move.act)) return fault(place, 'expected an object');
  const { free, overruled, ...rest } = move.act;
  const type = rest['type'] as string;
  if (Object.hasOwn(AGREEMENTS, type)) {
    const { type: _, seat: __, ...fields } = rest;
    const parsed = parseFields(AGREEMENTS[type]!, fields, place, { seat: play.table.clock.seats });
    return parsed.ok
      ? ok({ do: type, ...parsed.value } as unknown as Act)
      : fault(parsed.error.place, `expected ${parsed.error.expected}`);
  }
  const marks = parseFields(
    { free: optional(flag), overruled: optional(list(ref('seat'), 12)) },
    { ...(free === undefined ? {} : { free }), ...(overruled === undefined ? {} : { overruled }) },
    place,
  );
  if (!marks.ok) return fault(marks.error.place, `expected ${marks.error.expected}`);
  const parsed = parseMove(play.game, play.table, rest);
  if (!parsed.ok) return fault(`${place}.${parsed.error.place}`, `expected ${parsed.error.expected}`);
  return ok({ do: 'move', move: parsed.value, ...marks.value } as Act);
}

export type Played =
  | { readonly n: number; readonly ok: true; readonly entry: Entry }
  | { readonly n: number; readonly ok: false; readonly findings: Entry['findings'] };

/** Plays a file from its setup. Refused moves are reported and left out; a malformed one ends the reading. */
export function playFile(
  game: Game,
  file: TableFile,
  onMove: (played: Played, play: Play) => void = () => undefined,
): Result<Play, FileFault> {
  const wrong = checkConfig(game, file.config);
  if (wrong) return fail(wrong);
  let play = openPlay(game, file.config, file.luck);
  for (const [i, move] of file.moves.entries()) {
    const act = readAct(play, move, `moves[${i}]`);
    if (!act.ok) return act;
    const outcome = commit(play, { id: `file/${i + 1}`, seat: move.seat, act: act.value }, move.luck);
    if (outcome.ok) play = outcome.play;
    onMove(
      outcome.ok
        ? { n: i + 1, ok: true, entry: outcome.entry }
        : { n: i + 1, ok: false, findings: outcome.findings },
      play,
    );
  }
  return ok(play);
}

/** What was drawn for the setup, where the seed would have drawn something else. */
function setupLuck({ game, config, log }: Play): readonly number[] | null {
  const luck = log[0]?.luck ?? [];
  const seeded = openPlay(game, config).log[0]!.luck;
  return luck.length === seeded.length && luck.every((n, i) => n === seeded[i]) ? null : luck;
}

/** The whole log as a file; reading it back gives the same positions. */
export function formatTableFile(play: Play, room?: FileRoom): string {
  const { game, variant, options, seats, seed, mode, bookkeeping } = play.config;
  const moves = play.log.slice(1).map(({ seat, act, luck }) => {
    const drawn = luck.length > 0 ? { luck } : {};
    if (act.do === 'move') {
      const marks = {
        ...(act.free ? { free: true } : {}),
        ...(act.overruled ? { overruled: act.overruled } : {}),
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
  return `${head}${drawn},\n  "moves": [${lines ? `\n${lines}\n  ` : ''}]\n}\n`;
}
