import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { titles } from '@stellwerk/engine/games/titles.ts';
import { asTableFile } from '@stellwerk/engine/import/import.ts';
import type { FileFault, TableFile } from '@stellwerk/engine/table/file.ts';
import { parseTableFile, playFile } from '@stellwerk/engine/table/file.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Result } from '@stellwerk/engine/table/types.ts';
import { fail, ok } from '@stellwerk/engine/table/types.ts';
import { rememberTable } from '../state/my-tables.ts';
import { foundSolo } from '../state/solo.ts';
import { refusedAt } from './file-faults.ts';

/** A file that somebody has chosen. */
export interface Chosen {
  readonly name: string;
  readonly text: string;
}
/** A fault, and the text it speaks of: the file itself, or what an export was turned into. */
export interface Unopened extends FileFault {
  readonly source: string;
}

/** `Friday evening.json` → `Friday evening`. */
export const plainName = (file: string): string => file.replace(/\.[^.]*$/, '').slice(0, 80);

/** The file as one of ours, whatever it was: a game of another site is played here again, move by move. */
export async function asOurs({ text }: Chosen): Promise<Result<string, Unopened>> {
  const file = await asTableFile(text, titles());
  return file.ok ? file : fail({ ...file.error, source: text });
}

async function played(source: string): Promise<Result<readonly [TableFile, Play], FileFault>> {
  const file = parseTableFile(source);
  if (!file.ok) return file;
  const game = await loadGame(file.value.config.game);
  if (!game) return fail({ place: 'game', message: 'no game of this name is known here' });
  let refused: number | null = null;
  const play = playFile(game, file.value, (move) => {
    if (!move.ok) refused ??= move.n;
  });
  if (refused !== null) return fail(refusedAt(refused));
  return play.ok ? ok([file.value, play.value] as const) : play;
}

/** Lays the game on a table of this browser's own; the answer is its address. */
export async function openHere(source: string, name: string): Promise<Result<string, Unopened>> {
  const done = await played(source);
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
