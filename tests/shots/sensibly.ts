import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { RailClock } from '@stellwerk/engine/rail/clock.ts';
import type { WrittenTable } from '@stellwerk/engine/table/pieces.ts';
import { tableFrom } from '@stellwerk/engine/table/pieces.ts';
import type { Page } from 'playwright-core';
import { type Move, tableOf } from '../e2e/lib/table.ts';
import { type Liked, sensibleMoves } from './sensible.ts';

/** So many moves as people would make them, from where the table stands. */
export async function movesFrom(
  page: Page,
  id: string,
  count: number,
  isLiked?: Liked,
): Promise<readonly Move[]> {
  const game = await loadGame(id);
  // A page tells what lies on its table in the words of the outside.
  const table = tableFrom((await tableOf(page)) as unknown as WrittenTable<RailClock>);
  return game ? sensibleMoves(game, table, count, isLiked) : [];
}

export async function playSensibly(page: Page, id: string, count: number, isLiked?: Liked): Promise<void> {
  const moves = await movesFrom(page, id, count, isLiked);
  // In portions: a window that works for a minute on end is taken for dead.
  for (let at = 0; at < moves.length; at += 50)
    await page.evaluate(
      (all) => {
        for (const move of all) window.stellwerk.play(move);
      },
      moves.slice(at, at + 50),
    );
}
