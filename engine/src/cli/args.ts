import { readFile } from 'node:fs/promises';
import { parseTableFile } from '../table/file.ts';
import type { TableFile } from '../table/file.ts';
import { GAME_IDS, loadGame } from '../games/registry.ts';
import type { Game } from '../table/game.ts';

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
  if (!game) throw new Asked(`game: expected one of ${GAME_IDS.join(', ')}, not ${id ?? 'nothing'}`);
  return game;
}

export async function readText(path: string | undefined): Promise<string> {
  if (path === undefined) throw new Asked('expected the name of a file');
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new Asked(`${path}: cannot be read`);
  }
}

export async function readTableFile(
  path: string | undefined,
): Promise<{ readonly game: Game; readonly file: TableFile }> {
  const parsed = parseTableFile(await readText(path));
  if (!parsed.ok) throw new Asked(`${path}: ${parsed.error.place}: ${parsed.error.message}`);
  return { game: await gameOf(parsed.value.config.game), file: parsed.value };
}

export function wholeOf(args: Args, name: string, start: number): number {
  const text = args.named[name];
  const value = text === undefined ? start : Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Asked(`--${name}: expected a whole number, not ${text}`);
  return value;
}
