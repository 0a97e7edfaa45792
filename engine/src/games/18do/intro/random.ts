import { apply } from '../../../table/apply.ts';
import { seededLuck } from '../../../table/luck.ts';
import type { Move } from '../../../table/types.ts';
import type { DoTable } from '../clock.ts';
import { moves } from '../moves.ts';
import { setup } from '../setup.ts';
import { legal } from '../../../table/title.ts';
import { introCourse } from './course.ts';
import { introTurn } from './now.ts';

/** A game of random legal moves to its end, or to so many moves before it; for tests. */
export function randomIntro(seats: readonly string[], seed: number, most: number): DoTable {
  let table = setup({ seats, variant: 'efs', options: {} }, seededLuck(seed, 0));
  const luck = seededLuck(seed, 1);
  for (let n = 0; table.clock.round === 'EFS' && (most === 0 || n < most); n++) {
    const [seat] = introTurn(table);
    const kinds = introCourse(table);
    const kind = kinds[luck(kinds.length)]!;
    const some: Move[] = [];
    for (const move of legal(moves[kind]!, table, seat!)) {
      some.push(move);
      if (some.length === 12) break;
    }
    const move = some[luck(some.length)];
    if (move) table = apply(table, moves[kind]!.effects(table, move, luck));
  }
  return table;
}
