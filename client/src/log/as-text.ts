import type { Play } from '@stellwerk/engine/table/play.ts';
import { livesOf } from '@stellwerk/engine/table/history.ts';
import { stageOf } from '../table/stage.ts';
import { nameOfRound } from '../table/round-name.ts';
import { capital } from '../parts/capital.ts';
import type { Speech } from '../words/speech.ts';
import { sayEntry } from '../words/say-entry.ts';
import type { SayNews } from './consequences.ts';
import { sayConsequences } from './consequences.ts';

/** The game as it stands, oldest first: a line an entry, under the names of the rounds. What was taken back is left out. */
export function logText(play: Play, speech: Speech, news: SayNews | null = null): readonly string[] {
  const stage = stageOf(play.game, play.table);
  const lines: string[] = [];
  let last = '';
  for (const entry of play.log) {
    if (entry.act.do === 'move' && !livesOf(play).has(entry.n)) continue;
    const round = nameOfRound(play, Math.max(0, play.line[entry.n] ?? 0), speech);
    if (round !== last) lines.push(`— ${capital((last = round))}`);
    const said = sayEntry(speech, play, entry);
    const after = sayConsequences(play, entry, stage, speech, said, news);
    lines.push([`${entry.n}\t${said}`, ...after].join(' · '));
  }
  return lines;
}
