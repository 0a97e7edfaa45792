import { faultOf } from '../table/faults.ts';
import type { FileFault } from '../table/faults.ts';
import { formatTableFile } from '../table/file.ts';
import type { Game } from '../table/game.ts';
import type { Play } from '../table/play.ts';
import { fail, ok } from '../table/types.ts';
import type { Result } from '../table/types.ts';
import type { Exported } from './exported.ts';
import { isExport, readExport } from './exported.ts';
import { importFault } from './misread.ts';

/** Reads games that were played on 18xx.games: every action is played here again, in `coach`, so that it is judged too. */
export interface Imports {
  /** What the title is called there. */
  readonly title: string;
  /** `game`: the title itself, as the caller holds it. */
  read(game: Game, exported: Exported, manner?: ImportManner): Result<Play, FileFault>;
}

export interface ImportManner {
  /** The rules are not asked: only the moves are wanted, and they are judged where they are opened. */
  readonly isUnjudged?: boolean;
  /** Told before every action, for whoever waits. */
  readonly onAction?: (done: number, all: number) => void;
}

/** A title, and how it reads such games. */
export interface Importer {
  readonly game: Game;
  readonly imports: Imports;
}
/** The titles to choose from. */
export type Importers = Iterable<Importer | Promise<Importer | null>>;

/**
 * A game exported by 18xx.games becomes a game of ours, move by move: what was done is played and judged as if
 * it had been done here. The titles are asked one after the other until one can read it.
 */
export async function importGame(
  value: unknown,
  importers: Importers,
  manner?: ImportManner,
): Promise<Result<Play, FileFault>> {
  const read = readExport(value);
  if (!read.ok) return read;
  for (const candidate of importers) {
    const importer = await candidate;
    if (importer?.imports.title === read.value.title)
      return importer.imports.read(importer.game, read.value, manner);
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
export async function importText(
  source: string,
  importers: Importers,
  manner?: ImportManner,
): Promise<Result<Play, FileFault>> {
  const value = parsed(source);
  return value.ok ? importGame(value.value, importers, manner) : value;
}

/**
 * The text of a table file, whatever was opened: an export is imported, everything else is handed on as it is. A file holds
 * moves only, so the rules need not be asked for it.
 */
export async function asTableFile(
  source: string,
  importers: Importers,
  onAction?: ImportManner['onAction'],
): Promise<Result<string, FileFault>> {
  const value = parsed(source);
  if (!value.ok || !isExport(value.value)) return ok(source);
  const manner = { isUnjudged: true, ...(onAction ? { onAction } : {}) };
  const play = await importGame(value.value, importers, manner);
  return play.ok ? ok(formatTableFile(play.value)) : play;
}
