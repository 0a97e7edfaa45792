import { readFile } from 'node:fs/promises';
import { GAME_IDS, loadGame } from '../games/registry.ts';
import type { FileFault } from '../table/faults.ts';
import { parseTableFile } from '../table/file.ts';
import type { TableFile } from '../table/file.ts';
import type { Game } from '../table/game.ts';
import type { Params } from '../table/types.ts';
import { say } from '../table/words.ts';
import { CLI_WORDS, languageIn } from './words.ts';

/** `--name value` and `--name`, and what stands alone. */
export interface Args {
  readonly plain: readonly string[];
  readonly named: Readonly<Record<string, string>>;
}
export function parseArgs(args: readonly string[]): Args {
  const plain: string[] = [];
  const named: Record<string, string> = {};
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith('--')) plain.push(arg);
    else {
      const next = args[i + 1];
      named[arg.slice(2)] = next === undefined || next.startsWith('--') ? '' : args[++i]!;
    }
  }
  return { plain, named };
}

/** Asked wrongly: one sentence on standard error, exit code 2, nothing else. */
export class Asked extends Error {}

const language = languageIn(process.env);
/** A sentence of the command line, in the language of whoever asks. */
export const told = (key: keyof typeof CLI_WORDS, params: Params): string =>
  say(CLI_WORDS, language, { key, params });
export const asked = (key: keyof typeof CLI_WORDS, params: Params): Asked => new Asked(told(key, params));
/** Something in a file is wrong. Moves are counted as the verdicts count them: from 1. */
export const faulty = (path: string | undefined, { place, message, text }: FileFault): Asked =>
  new Asked(`${path}: ${spoken(place)}: ${text?.[language] ?? message}`);

/** `moves[3].routes[0].stops` is read as `move 4: routes #1, stops`: whoever counts lines or verdicts begins with 1. */
function spoken(place: string): string {
  const [, move, rest = ''] = /^moves\[(\d+)\]\.?(.*)$/.exec(place) ?? ['', undefined, place];
  const inside = rest.replace(/\[(\d+)\]/g, (_, i: string) => ` #${Number(i) + 1}`).replaceAll('.', ', ');
  if (move === undefined) return inside;
  const named = say(CLI_WORDS, language, { key: 'cli/move', params: { n: Number(move) + 1 } });
  return inside === '' ? named : `${named}: ${inside}`;
}

export async function guarded(work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Asked)) throw error;
    console.error(error.message);
    return 2;
  }
}

export async function gameOf(id: string | undefined): Promise<Game> {
  const game = id === undefined ? null : await loadGame(id);
  if (!game) throw asked('cli/one-of', { option: 'game', of: [...GAME_IDS], given: id ?? null });
  return game;
}

export async function readText(path: string | undefined): Promise<string> {
  if (path === undefined) throw asked('cli/file-name', { option: '' });
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw asked('cli/unreadable', { path });
  }
}

export async function readTableFile(
  path: string | undefined,
): Promise<{ readonly game: Game; readonly file: TableFile }> {
  const parsed = parseTableFile(await readText(path));
  if (!parsed.ok) throw faulty(path, parsed.error);
  return { game: await gameOf(parsed.value.config.game), file: parsed.value };
}

export function wholeOf(args: Args, name: string, start: number): number {
  const text = args.named[name];
  const value = text === undefined ? start : Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw asked('cli/whole', { option: `--${name}`, given: text ?? null });
  return value;
}
