import type { Play } from '@stellwerk/engine/table/play.ts';
import { isLive } from '@stellwerk/engine/table/history.ts';
import { nameOfRound } from '../table/round-name.ts';
import type { Speech } from '../words/speech.ts';

/** The game as it stands, oldest first: a line an entry, under the names of the rounds. What was taken back is left out. */
export function logText(play: Play, speech: Speech): readonly string[] {
  const lines: string[] = [];
  let last = '';
  for (const entry of play.log) {
    if (entry.act.do === 'move' && !isLive(play, entry.n)) continue;
    const round = nameOfRound(play, Math.max(0, play.line[entry.n] ?? 0), speech);
    if (round !== last) lines.push(`— ${(last = round)}`);
    lines.push(`${entry.n}\t${speech.entry(play, entry)}`);
  }
  return lines;
}
