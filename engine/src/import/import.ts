import { faultOf } from '../table/faults.ts';
import type { FileFault } from '../table/faults.ts';
import { formatTableFile } from '../table/file.ts';
import type { Game } from '../table/game.ts';
import type { Play } from '../table/play.ts';
import { fail, ok } from '../table/types.ts';
import type { Result } from '../table/types.ts';
import { isExport, readExport } from './exported.ts';
import { importFault } from './misread.ts';

/** The titles to choose from. */
export type Titles = Iterable<Game | Promise<Game | null>>;

/**
 * A game exported by 18xx.games becomes a game of ours, move by move: what was done is played and judged as if
 * it had been done here. The titles are asked one after the other until one can read it.
 */
export async function importGame(value: unknown, games: Titles): Promise<Result<Play, FileFault>> {
  const read = readExport(value);
  if (!read.ok) return read;
  for (const candidate of games) {
    const game = await candidate;
    if (game?.imports?.title === read.value.title) return game.imports.read(game, read.value);
  }
  return fail(importFault('title', 'import/title', { title: read.value.title }));
}

function parsed(source: string): Result<unknown, FileFault> {
  try {
    return ok(JSON.parse(source) as unknown);
  } catch (error) {
    const why = error instanceof Error ? error.message : '–';
    return fail(faultOf('file', 'fault/json', { why }));
  }
}

/** The same from the text of a file. */
export async function importText(source: string, games: Titles): Promise<Result<Play, FileFault>> {
  const value = parsed(source);
  return value.ok ? importGame(value.value, games) : value;
}

/** The text of a table file, whatever was opened: an export is imported, everything else is handed on as it is. */
export async function asTableFile(source: string, games: Titles): Promise<Result<string, FileFault>> {
  const value = parsed(source);
  if (!value.ok || !isExport(value.value)) return ok(source);
  const play = await importGame(value.value, games);
  return play.ok ? ok(formatTableFile(play.value)) : play;
}
