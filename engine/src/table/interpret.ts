import { isPay, isPut } from './apply.ts';
import { matchDue } from './dues.ts';
import type { Game, Gesture } from './game.ts';
import { judge, specOf } from './judge.ts';
import { noLuck } from './luck.ts';
import { settled } from './dues.ts';
import type { Clock, Effect, Finding, Move, Seat, Table } from './types.ts';

/** One way to understand a gesture, judged. */
export interface Reading {
  readonly move: Move;
  readonly findings: readonly Finding[];
  /** No rule knows this move: it stands as a free one. */
  readonly free: boolean;
}

const same = (a: string, b: string, game: Game, table: Table): boolean =>
  a === b || (game.same?.(table, a, b) ?? false);

function contains(effects: readonly Effect[], gesture: Gesture, game: Game, table: Table): boolean {
  return effects.some((effect) =>
    'piece' in gesture
      ? isPut(effect) && effect.at === gesture.to && same(effect.put, gesture.piece, game, table)
      : isPay(effect) &&
        effect.from === gesture.from &&
        effect.to === gesture.to &&
        effect.pay === gesture.pay,
  );
}

const freeMove = (seat: Seat, gesture: Gesture): Move =>
  'piece' in gesture
    ? {
        type: 'put',
        seat,
        piece: gesture.piece,
        to: gesture.to,
        ...(gesture.turn === undefined ? {} : { turn: gesture.turn }),
        ...(gesture.side === undefined ? {} : { side: gesture.side }),
      }
    : { type: 'pay', seat, from: gesture.from, to: gesture.to, amount: gesture.pay };

/**
 * Reads a gesture: the moves whose effects contain it, legal ones first. A due that it carries out comes
 * before everything; if no move fits, it is a free move.
 */
export function interpret<C extends Clock>(
  game: Game<C>,
  table: Table<C>,
  seat: Seat,
  gesture: Gesture,
): readonly Reading[] {
  const plain = game as unknown as Game;
  const hand = 'piece' in gesture ? { put: gesture.piece, at: gesture.to } : gesture;
  if (matchDue(table, hand, (a, b) => same(a, b, plain, table)))
    return [{ move: freeMove(seat, gesture), findings: [], free: false }];
  const view = settled(table);
  const readings: Reading[] = [];
  for (const move of game.readings(view, seat, gesture)) {
    const spec = specOf(game, move.type);
    if (!spec) continue;
    if (!spec.begins && !contains(spec.effects(view, move, noLuck), gesture, plain, view)) continue;
    readings.push({ move, findings: judge(game, view, move), free: false });
  }
  if (readings.length === 0) {
    const move = freeMove(seat, gesture);
    return [{ move, findings: judge(game, view, move), free: true }];
  }
  const breaches = (r: Reading): number => r.findings.filter((f) => f.weight === 'breach').length;
  return readings.sort((a, b) => breaches(a) - breaches(b));
}
