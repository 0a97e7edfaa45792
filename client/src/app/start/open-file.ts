import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { titles } from '@stellwerk/engine/games/titles.ts';
import { asTableFile } from '@stellwerk/engine/import/import.ts';
import type { FileFault } from '@stellwerk/engine/table/faults.ts';
import { faultOf } from '@stellwerk/engine/table/faults.ts';
import type { TableFile } from '@stellwerk/engine/table/file.ts';
import { openFile } from '@stellwerk/engine/table/file-play.ts';
import { parseTableFile } from '@stellwerk/engine/table/file.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Result } from '@stellwerk/engine/table/types.ts';
import { fail, ok } from '@stellwerk/engine/table/types.ts';
import type { Differing } from '../../net/api.ts';
import { rememberTable } from '../../table/my-tables.ts';
import { foundSolo } from '../../table/solo.ts';

/** A file that somebody has chosen. */
export interface Chosen {
  readonly name: string;
  readonly text: string;
}
/** A fault, and the text it speaks of: the file itself, or what an export was turned into. */
export interface Unopened extends FileFault {
  readonly source: string;
  /** A move does not come out as it was played. The game can be opened up to there; and, if this is true, beyond. */
  readonly goesOn?: boolean;
}

/** `Friday evening.json` → `Friday evening`. */
export const plainName = (file: string): string => file.replace(/\.[^.]*$/, '').slice(0, 80);

/** The file as one of ours, whatever it was: a game of another site is played here again, move by move. */
export async function asOurs({ text }: Chosen): Promise<Result<string, Unopened>> {
  const file = await asTableFile(text, titles());
  return file.ok ? file : fail({ ...file.error, source: text });
}

async function played(
  source: string,
  differing: Differing | null,
): Promise<Result<readonly [TableFile, Play], FileFault>> {
  const file = parseTableFile(source);
  if (!file.ok) return file;
  const game = await loadGame(file.value.config.game);
  if (!game) return fail(faultOf('game', 'fault/game'));
  const opened = openFile(game, file.value, differing ?? 'until');
  if (!opened.ok) return opened;
  const { play, differs } = opened.value;
  return differs && differing === null ? fail(differs) : ok([file.value, play] as const);
}

/** Lays the game on a table of this browser's own; the answer is its address. */
export async function openHere(
  source: string,
  name: string,
  differing: Differing | null,
): Promise<Result<string, Unopened>> {
  const done = await played(source, differing);
  if (!done.ok) return fail({ ...done.error, source });
  const [{ room }, play] = done.value;
  const { config, game } = play;
  const title = room?.name || name;
  const cards = Object.fromEntries(
    config.seats.map((seat, i) => [seat, { name: room?.people[i] || seat, colour: '' }]),
  );
  const id = foundSolo(game, { config, name: title, cards }, play);
  const known = { id, kind: 'solo', token: '', name: title, game: game.title } as const;
  rememberTable({ ...known, where: '', myTurn: false, flags: 0, at: Date.now() });
  return ok(`#/solo/${id}`);
}
