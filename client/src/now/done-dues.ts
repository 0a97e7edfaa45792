import type { Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Due } from '@stellwerk/engine/table/types.ts';

/** The dues that hands or the table have finished since the last move that left any, in the order they were left. */
export function doneDues(play: Play): readonly Due[] {
  const { log, line, head, table } = play;
  let dues: readonly Due[] = table.clock.dues;
  let done: readonly Due[] = [];
  for (let n = head; n > 0; n = line[n] ?? 0) {
    const act = log[n]?.act;
    const before = positionAt(play, line[n] ?? 0).clock.dues;
    const open = new Set(dues.map(({ id }) => id));
    const finished = before.filter(({ id }) => !open.has(id));
    const isWork = act?.do === 'move' && ['put', 'pay', 'settle'].includes(act.move.type);
    const isPartly = before.length === dues.length && before !== dues && dues.length > 0;
    if (!isWork || (finished.length === 0 && !isPartly)) break;
    done = [...finished, ...done];
    dues = before;
  }
  return done;
}
