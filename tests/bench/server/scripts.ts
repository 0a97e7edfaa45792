import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importers, loadGame } from '@stellwerk/engine/games/registry.ts';
import { importText } from '@stellwerk/engine/import/import.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { formatTableFile } from '@stellwerk/engine/table/file.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Config, Play } from '@stellwerk/engine/table/play.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { randomGame } from '@stellwerk/engine/table/random-play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';

const SEATS = ['anna', 'bert', 'carla', 'dora', 'emil', 'fritz', 'greta'];
/** Three, where the title has nothing against it. */
const seatsAt = ({ players: { min, max } }: Game): readonly string[] =>
  SEATS.slice(0, Math.min(max, Math.max(min, 3)));
const OWN = fileURLToPath(
  new URL('../../../engine/src/games/18esp/import/fixtures/own-game.json', import.meta.url),
);

/** An evening to be played: the first position as a file, and the moves that follow. */
export interface Script {
  readonly title: string;
  readonly file: string;
  readonly moves: readonly Move[];
  readonly play: Play;
}

const scriptOf = (title: string, play: Play): Script => {
  const { log, config } = play;
  const first = openPlay(play.game, config, log[0]!.luck);
  return {
    title,
    // In coach: what a table draws is its own, so that a move of the record may be wrong here. It is judged all the same.
    file: formatTableFile({ ...first, config: { ...config, mode: 'coach' } }),
    moves: log.flatMap(({ act }) => (act.do === 'move' ? [act.move] : [])),
    play,
  };
};

/** A game of moves by chance. */
export async function simulated(id: string, seed: number): Promise<Script> {
  const game = (await loadGame(id))!;
  const config: Config = {
    game: id,
    seats: seatsAt(game),
    variant: game.variants[0]!.id,
    options: {},
    seed,
    mode: 'strict',
    bookkeeping: 'auto',
  };
  return scriptOf(`${id}, simulated`, randomGame(game, config, seededLuck(seed, 3)).play);
}

/** Games that people played elsewhere; without a file the one that comes with the project. */
export async function recorded(files: readonly string[]): Promise<readonly Script[]> {
  const scripts: Script[] = [];
  for (const file of files.length > 0 ? files : [OWN]) {
    const read = await importText(readFileSync(file, 'utf8'), importers());
    if (!read.ok) throw new Error(`${file} is no export of a game that a title reads`);
    scripts.push(scriptOf(`${read.value.config.game}, recorded`, read.value));
  }
  return scripts;
}
