import type { EspClock } from '@stellwerk/engine/games/18esp/clock.ts';
import type { Browser, Page } from 'playwright-core';
import { alone, inTheDark, look, PHONE, shoot, zoomTo } from './camera.ts';
import type { Liked } from './sensible.ts';
import { playSensibly } from './sensibly.ts';

const LEFT_ALONE = ['private', 'offer', 'raise', 'repay', 'sell', 'tender'];

/** Nobody outbids anybody, and private companies stay with the people. */
const isLiked: Liked = ({ clock }, move) =>
  !LEFT_ALONE.includes(move.type) &&
  !(move.type === 'bid' && typeof (clock as unknown as EspClock).lot?.bidder === 'string');

async function playOn(page: Page, moves: number): Promise<void> {
  await playSensibly(page, '18esp', moves, isLiked);
  await page.waitForTimeout(4500);
}

/** Two maps, charters of two kinds and a long game. */
export async function shootSpain(browser: Browser, url: string): Promise<void> {
  const game = '18España';
  const page = await alone(browser, url, {}, game);
  await shoot(page, 'esp-setup');
  await playOn(page, 170);
  await page.keyboard.press('0');
  await shoot(page, 'esp-middle');
  await playOn(page, 330);
  await page.keyboard.press('0');
  await shoot(page, 'esp-late');
  await look(page, '1', 'esp-map');
  for (const [part, places] of [
    ['north', ['hex/F8', 'hex/E9', 'hex/E7', 'hex/D8']],
    ['south', ['hex/H24', 'hex/I25', 'hex/G25', 'hex/J20']],
  ] as const) {
    const place = await page.evaluate(
      (names) => names.find((name) => window.stellwerk.where(name) !== null) ?? null,
      [...places],
    );
    if (place === null) continue;
    await zoomTo(page, place, 2);
    await shoot(page, `esp-${part}`);
    await page.keyboard.press('1');
    await page.waitForTimeout(900);
  }
  await look(page, '3', 'esp-market');
  await look(page, '2', 'esp-charters');
  await inTheDark(page);
  await shoot(page, 'esp-dark');
  await page.context().close();

  const phone = await alone(browser, url, { ...PHONE, locale: 'de-DE' }, game);
  await playOn(phone, 170);
  await shoot(phone, 'esp-phone');
  await phone.locator('.phone-tab').nth(1).tap();
  await phone.waitForTimeout(800);
  await shoot(phone, 'esp-phone-board');
  await phone.context().close();
}
