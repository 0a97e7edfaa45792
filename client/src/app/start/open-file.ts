import { newId } from '../../table/ids.ts';
import { parseTableFile } from '@stellwerk/engine/table/file.ts';
import type { Result } from '@stellwerk/engine/table/types.ts';
import { fail, ok } from '@stellwerk/engine/table/types.ts';
import type { Differing } from '../../net/api.ts';
import { rememberTable } from '../../table/my-tables.ts';
import { keepSolo } from '../../table/solo.ts';
import { loadTitle } from '../../words/title-words.ts';
import type { ReadGame, ReadNews, ReadTask, Unopened } from './reading.ts';

export type { Unopened } from './reading.ts';

/** A file that somebody has chosen. */
export interface Chosen {
  readonly name: string;
  readonly text: string;
}
/** How much of it is done, between 0 and 1. */
export type OnProgress = (part: number) => void;

/** `Friday evening.json` → `Friday evening`. */
export const plainName = (file: string): string => file.replace(/\.[^.]*$/, '').slice(0, 80);

/** Lets the worker read, and hears how far it is. */
function read<News extends ReadNews>(
  task: ReadTask,
  isLast: (news: ReadNews) => news is News,
  onProgress: OnProgress,
): Promise<News> {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<News>((done, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReadNews>) => {
      if ('all' in data) onProgress(data.done / Math.max(1, data.all));
      else if (isLast(data)) done(data);
    });
    worker.addEventListener('error', (event) => failed(new Error(event.message)));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}

/** The file as one of ours, whatever it was: the moves of a game of another site are played here again. */
export async function asOurs(text: string, onProgress: OnProgress): Promise<Result<string, Unopened>> {
  const { file } = await read({ want: 'file', text }, (news) => 'file' in news, onProgress);
  if (file.ok) askForTitle(file.value);
  return file;
}

/** The title comes while the server judges the moves: whoever follows the way to the table finds it here. */
function askForTitle(source: string): void {
  const file = parseTableFile(source);
  if (file.ok) loadTitle(file.value.config.game).catch(() => undefined);
}

/** Lays the game on a table of this browser's own; the answer is its address. */
export async function openHere(
  text: string,
  name: string,
  differing: Differing | null,
  onProgress: OnProgress,
): Promise<Result<string, Unopened>> {
  const { game } = await read({ want: 'game', text, differing }, (news) => 'game' in news, onProgress);
  return game.ok ? ok(keepHere(game.value, name)) : fail(game.error);
}

function keepHere({ title: game, config, log, room, file }: ReadGame, name: string): string {
  const title = room?.name || name;
  const cards = Object.fromEntries(
    config.seats.map((seat, i) => [seat, { name: room?.people[i] || seat, colour: '' }]),
  );
  const id = newId(10);
  keepSolo(id, { config, log, name: title, cards }, () => file);
  const known = { id, kind: 'solo', token: '', name: title, game } as const;
  rememberTable({ ...known, where: '', myTurn: false, flags: 0, at: Date.now() });
  return `#/solo/${id}`;
}
