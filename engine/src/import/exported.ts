import type { FileFault } from '../table/faults.ts';
import type { Result } from '../table/types.ts';
import { misread, reading } from './misread.ts';

/** One thing that was done in a game of 18xx.games, after all taking back. */
export interface Action {
  /** Where it stands in the file: `actions[12].auto_actions[0]`. */
  readonly place: string;
  readonly type: string;
  /** The id of a player, or the name of a company or private company. */
  readonly entity: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A game as 18xx.games exports it, reduced to what counts. */
export interface Exported {
  readonly title: string;
  /** In seating order. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  readonly seed: number;
  readonly optionalRules: readonly string[];
  readonly finished: boolean;
  /** Ids of the players who have to act now; empty where the file does not say. */
  readonly acting: readonly string[];
  readonly actions: readonly Action[];
}

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a parsed file has the shape of an export of 18xx.games, whatever its title. */
export const isExport = (value: unknown): boolean =>
  isRecord(value) &&
  !('stellwerk' in value) &&
  typeof value['title'] === 'string' &&
  Array.isArray(value['players']) &&
  Array.isArray(value['actions']);

// —— Fields of an action ——
export function textOf({ fields, place }: Action, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value === '') misread(`${place}.${name}`, 'import/text');
  return value;
}
export const maybeText = ({ fields }: Action, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};
export function wholeOf({ fields, place }: Action, name: string): number {
  const value = fields[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) misread(`${place}.${name}`, 'import/whole');
  return value;
}
export function listOf({ fields, place }: Action, name: string): readonly unknown[] {
  const value = fields[name];
  if (!Array.isArray(value)) misread(`${place}.${name}`, 'import/list');
  return value as readonly unknown[];
}

// —— The effective list ——
interface Listed {
  readonly id: unknown;
  readonly place: string;
  readonly fields: Fields;
}

function listed(value: unknown, place: string): Listed {
  if (!isRecord(value)) misread(place, 'import/object');
  if (typeof value['type'] !== 'string') misread(`${place}.type`, 'import/type');
  return { id: value['id'], place, fields: value };
}

/**
 * What remains after `undo` and `redo`. An undo takes back the last action, or all after the one it names; a
 * redo brings back what the last undo took, until something else is done. Chat is no action.
 */
function effective(values: readonly unknown[]): readonly Listed[] {
  const kept: Listed[] = [];
  const undone: (readonly Listed[])[] = [];
  for (const [i, value] of values.entries()) {
    const entry = listed(value, `actions[${i}]`);
    switch (entry.fields['type']) {
      case 'message':
        break;
      case 'undo':
        undone.push(kept.splice(undoneFrom(entry, kept)));
        break;
      case 'redo':
        kept.push(...(undone.pop() ?? []));
        break;
      default:
        undone.length = 0;
        kept.push(entry);
    }
  }
  return kept;
}
function undoneFrom({ fields, place }: Listed, kept: readonly Listed[]): number {
  const to = fields['action_id'];
  if (to === undefined || to === null) return Math.max(0, kept.length - 1);
  if (to === 0) return 0;
  const at = kept.findLastIndex(({ id }) => id === to);
  if (at < 0) misread(`${place}.action_id`, 'import/undone');
  return at + 1;
}

/** Each action and right after it what the site did by itself. Programmes change nothing by themselves. */
function flattened({ fields, place }: Listed): readonly Action[] {
  const { auto_actions: autos = [], ...rest } = fields;
  if (!Array.isArray(autos)) misread(`${place}.auto_actions`, 'import/list');
  const followers = autos.map((auto, i) => listed(auto, `${place}.auto_actions[${i}]`));
  return [{ place, fields: rest }, ...followers].flatMap(({ fields: own, place: at }) => {
    const type = own['type'] as string;
    if (type === 'message' || type.startsWith('program_')) return [];
    const { entity } = own;
    if (typeof entity !== 'string' && typeof entity !== 'number') misread(`${at}.entity`, 'import/actor');
    return [{ place: at, type, entity: String(entity), fields: own }];
  });
}

function player(value: unknown, place: string): Exported['players'][number] {
  if (!isRecord(value)) misread(place, 'import/object');
  const { id, name } = value;
  if (typeof id !== 'string' && typeof id !== 'number') misread(`${place}.id`, 'import/id');
  if (typeof name !== 'string') misread(`${place}.name`, 'import/name');
  return { id: String(id), name };
}

/** Reads the shape of an export; what its actions mean is for the title to say. */
export const readExport = (value: unknown): Result<Exported, FileFault> =>
  reading(() => {
    if (!isRecord(value) || !isExport(value)) misread('file', 'import/export');
    const settings = value['settings'] ?? {};
    if (!isRecord(settings)) misread('settings', 'import/object');
    const seed = settings['seed'] ?? value['id'] ?? 0;
    if (typeof seed !== 'number' || !Number.isSafeInteger(seed) || seed < 0)
      misread('settings.seed', 'import/whole');
    const rules = settings['optional_rules'] ?? [];
    if (!Array.isArray(rules)) misread('settings.optional_rules', 'import/list');
    return {
      title: value['title'] as string,
      players: (value['players'] as readonly unknown[]).map((p, i) => player(p, `players[${i}]`)),
      seed,
      optionalRules: rules.filter((rule): rule is string => typeof rule === 'string'),
      finished: value['status'] === 'finished',
      acting: Array.isArray(value['acting']) ? value['acting'].map(String) : [],
      actions: effective(value['actions'] as readonly unknown[]).flatMap(flattened),
    };
  });

const UNSOUND = /[^\p{L}\p{N} .:_-]/gu;
/** Names of the players as names of seats: no two alike, nothing that a table cannot write. */
export function seatNames(players: Exported['players']): readonly string[] {
  const seats: string[] = [];
  for (const [i, { name }] of players.entries()) {
    const plain = name
      .replace(UNSOUND, '')
      .replace(/^[^\p{L}\p{N}]+/u, '')
      .trim()
      .slice(0, 40);
    const base = plain || `Player ${i + 1}`;
    let seat = base;
    for (let n = 2; seats.includes(seat); n++) seat = `${base} ${n}`;
    seats.push(seat);
  }
  return seats;
}
