import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import { actingCharter, surfacesOf } from '../layout/surfaces-of.ts';
import { stageOf } from './stage.ts';

/**
 * The same stage with the companies where they lay when the turn began. A title lays them out in the order of their
 * prices, and a price that moves in the middle of a turn must not take the charter from under one's hand.
 */
export function withPlacesOfTurn(stage: Stage, play: Play): Stage {
  const acting = actingCharter(stage)?.livery;
  if (acting === undefined) return stage;
  let first = stage;
  for (let n = play.line[play.head] ?? -1; n >= 0; n = play.line[n] ?? -1) {
    const then = stageOf(play.game, positionAt(play, n));
    if (actingCharter(then)?.livery !== acting) break;
    first = then;
  }
  if (first === stage) return stage;
  const order = new Map(surfacesOf(first, 'charter').map(({ id }, i) => [id, i] as const));
  const rankOf = (id: string): number => order.get(id) ?? order.size;
  const charters = surfacesOf(stage, 'charter').toSorted((a, b) => rankOf(a.id) - rankOf(b.id));
  let at = 0;
  return {
    ...stage,
    surfaces: stage.surfaces.map((one) => (one.kind === 'charter' ? (charters[at++] ?? one) : one)),
  };
}
