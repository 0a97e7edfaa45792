import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { RailClock } from '@stellwerk/engine/rail/clock.ts';
import { apply } from '@stellwerk/engine/table/apply.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { noLuck } from '@stellwerk/engine/table/luck.ts';
import type { WrittenTable } from '@stellwerk/engine/table/pieces.ts';
import { tableFrom } from '@stellwerk/engine/table/pieces.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import type { Browser, Page } from 'playwright-core';
import { type Move, tableOf } from '../e2e/lib/table.ts';
import { alone, inTheDark, look, PHONE, shoot } from './camera.ts';
import { sensibleMove } from './sensible.ts';

type Railway = Table<RailClock>;
const LEFT_ALONE = ['erie', 'close', 'buyback', 'offer', 'bid', 'withdraw', 'sell'];

/** Privates in their order, then shares of what is founded, then the next company; else as people play any railway. */
function next(game: Game, table: Railway): Move | null {
  const [seat] = game.turn(table);
  if (seat === undefined) return null;
  const all = [...game.options(table, seat)];
  const of = (type: string): readonly Move[] => all.filter((move) => move.type === type);
  const paid = of('found').filter((move) => Number(move['par']) * 3 <= (table.cash[`seat/${seat}`] ?? 0));
  const trade =
    of('take')[0] ??
    of('par').at(-1) ??
    of('buy').find((move) => move['from'] === 'ipo') ??
    paid[0] ??
    of('buy')[0];
  if (table.clock.round === 'SR' && trade) return trade;
  return sensibleMove(game, table, (move) => !LEFT_ALONE.includes(move.type));
}

/** Plays on until the table shows what is wanted. */
async function playUntil(page: Page, isThere: (table: Railway) => boolean): Promise<void> {
  const game = await loadGame('1862');
  let table = tableFrom((await tableOf(page)) as unknown as WrittenTable) as unknown as Railway;
  const moves: Move[] = [];
  while (game && moves.length < 1500 && !isThere(table)) {
    const move = next(game, table);
    if (!move) break;
    moves.push(move);
    table = apply(table, game.moves[move.type]!.effects(table, move, noLuck));
  }
  // In portions: a window that works for a minute on end is taken for dead.
  for (let at = 0; at < moves.length; at += 40)
    await page.evaluate(
      (some) => {
        for (const move of some) window.stellwerk.play(move);
      },
      moves.slice(at, at + 40),
    );
  await page.waitForTimeout(4500);
}

/** The largest map, thirteen companies in their groups, and a bonus on its way. */
export async function shootUsa(browser: Browser, url: string): Promise<void> {
  const game = '1862';
  const page = await alone(browser, url, { viewport: { width: 1440, height: 900 } }, game);
  await shoot(page, 'usa-privates');
  await playUntil(page, ({ clock }) => clock.round === 'OR' && clock.step === 'track');
  await page.keyboard.press('0');
  await shoot(page, 'usa-early');
  await playUntil(page, ({ clock }) => clock.phase === '3' && clock.step === 'payout');
  await page.keyboard.press('0');
  await shoot(page, 'usa-middle');
  await playUntil(page, ({ clock }) => clock.phase === '5' && clock.set > 12 && clock.step === 'payout');
  await page.keyboard.press('0');
  await shoot(page, 'usa-late');
  await look(page, '1', 'usa-map');
  await inTheDark(page);
  await shoot(page, 'usa-dark');

  const phone = await alone(browser, url, { ...PHONE, locale: 'de-DE' }, game);
  await playUntil(phone, ({ clock }) => clock.round === 'OR' && clock.set > 2 && clock.step === 'track');
  await shoot(phone, 'usa-phone');
}
