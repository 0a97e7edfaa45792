import { importers, loadGame } from '@stellwerk/engine/games/registry.ts';
import { isExport } from '@stellwerk/engine/import/exported.ts';
import { asTableFile, importText } from '@stellwerk/engine/import/import.ts';
import type { FileFault } from '@stellwerk/engine/table/faults.ts';
import { faultOf } from '@stellwerk/engine/table/faults.ts';
import type { TableFile } from '@stellwerk/engine/table/file.ts';
import { formatTableFile, parseTableFile } from '@stellwerk/engine/table/file.ts';
import { openingFile } from '@stellwerk/engine/table/file-play.ts';
import type { Config, Entry, Play } from '@stellwerk/engine/table/play.ts';
import type { Result } from '@stellwerk/engine/table/types.ts';
import { fail, ok } from '@stellwerk/engine/table/types.ts';
import type { Differing } from '../../net/api.ts';

export type ReadTask =
  /** The moves are wanted, as a file of ours: they are judged where they are opened. */
  | { readonly want: 'file'; readonly text: string }
  /** The game is wanted, played and judged, to be looked at here. */
  | { readonly want: 'game'; readonly text: string; readonly differing: Differing | null };

export interface ReadGame {
  readonly title: string;
  readonly config: Config;
  readonly log: readonly Entry[];
  readonly room: TableFile['room'];
  /** The moves alone, where there is no room for more. */
  readonly file: string;
}
/** A fault, and the text it speaks of: the file itself, or what an export was turned into. */
export interface Unopened extends FileFault {
  readonly source: string;
  /** A move does not come out as it was played. The game can be opened up to there; and, if this is true, beyond. */
  readonly goesOn?: boolean;
}
export type ReadNews =
  | { readonly done: number; readonly all: number }
  | { readonly file: Result<string, Unopened> }
  | { readonly game: Result<ReadGame, Unopened> };

/** So many words on the way are enough for a bar that moves. */
const STEPS = 60;

/** Told how far it is. */
export type Tell = (done: number, all: number) => void;

/** Tells as often as is worth it. */
export const seldom =
  (tell: Tell): Tell =>
  (done, all) => {
    if (done % Math.max(1, Math.floor(all / STEPS)) === 0) tell(done, all);
  };

export async function asOurs(text: string, tell: Tell = () => undefined): Promise<Result<string, Unopened>> {
  return withSource(await asTableFile(text, importers(), tell), text);
}

const isOfAnotherSite = (text: string): boolean => {
  try {
    return isExport(JSON.parse(text) as unknown);
  } catch {
    return false;
  }
};

const asGame = (play: Play, room: TableFile['room']): ReadGame => ({
  title: play.game.title,
  config: play.config,
  log: play.log,
  room,
  file: formatTableFile(play),
});

export async function readGame(
  text: string,
  differing: Differing | null,
  tell: Tell,
): Promise<Result<ReadGame, Unopened>> {
  if (!isOfAnotherSite(text)) return withSource(await played(text, differing, tell), text);
  const play = await importText(text, importers(), { onAction: tell });
  return withSource(play.ok ? ok(asGame(play.value, undefined)) : play, text);
}

const withSource = <T>(result: Result<T, FileFault>, source: string): Result<T, Unopened> =>
  result.ok ? result : fail({ ...result.error, source });

async function played(
  source: string,
  differing: Differing | null,
  tell: Tell,
): Promise<Result<ReadGame, FileFault>> {
  const file = parseTableFile(source);
  if (!file.ok) return file;
  const game = await loadGame(file.value.config.game);
  if (!game) return fail(faultOf('game', 'fault/game'));
  const opening = openingFile(game, file.value, differing ?? 'until');
  let step = opening.next();
  for (let n = 0; !step.done; n++) {
    tell(n, file.value.moves.length);
    step = opening.next();
  }
  if (!step.value.ok) return step.value;
  const { play, differs } = step.value.value;
  return differs && differing === null ? fail(differs) : ok(asGame(play, file.value.room));
}
