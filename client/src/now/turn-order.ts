import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { actingCharter, surfacesOf } from '../layout/surfaces-of.ts';
import { stageOf } from '../table/stage.ts';
import { roundAt } from '../table/round-name.ts';

export interface InOrder {
  readonly livery: string;
  readonly state: 'done' | 'now' | 'next';
}

const actingIn = (stage: Stage): string | undefined => actingCharter(stage)?.livery;

/** Companies with an order track of their own act among themselves, all others without them. */
function inRound(stage: Stage, now: string): readonly string[] {
  const tracks = surfacesOf(stage, 'order').map(({ items }) => items.map(({ livery }) => livery));
  const own = tracks.find((track) => track.includes(now));
  const open = surfacesOf(stage, 'charter').flatMap(({ livery, state }) =>
    state === 'open' ? [livery] : [],
  );
  return own ?? open.filter((livery) => !tracks.some((track) => track.includes(livery)));
}

/**
 * Who has operated in this round, who does, and who comes next. A title lays its charters out in the order of
 * operating; who has had a turn already is read from the positions of the round, because prices move in between.
 */
export function turnOrder(play: Play): readonly InOrder[] {
  const { game, table } = play;
  const stage = stageOf(game, table);
  const now = actingIn(stage);
  if (now === undefined) return [];
  const round = roundAt(game, table);
  const done: string[] = [];
  for (let n = play.line[play.head] ?? -1; n >= 0; n = play.line[n] ?? -1) {
    const before = positionAt(play, n);
    if (roundAt(game, before) !== round) break;
    const acting = actingIn(stageOf(game, before));
    if (acting !== undefined && acting !== now && !done.includes(acting)) done.unshift(acting);
  }
  const next = inRound(stage, now).filter((livery) => livery !== now && !done.includes(livery));
  return [
    ...done.map((livery): InOrder => ({ livery, state: 'done' })),
    { livery: now, state: 'now' },
    ...next.map((livery): InOrder => ({ livery, state: 'next' })),
  ];
}
