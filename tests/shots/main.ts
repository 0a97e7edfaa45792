// `npm run shots [-- table europe spain usa dortmund]`: pictures of the main views, to be looked at beside their designs.
import type { Browser, Page } from 'playwright-core';
import { buildClient, launchBrowser, noBrowser, openPerson } from '../e2e/lib/browser.ts';
import { openHouse } from '../e2e/lib/server.ts';
import { carry, optionsOf, playMove, ready, where } from '../e2e/lib/table.ts';
import { shootBeer } from './beer.ts';
import { alone, hold, PHONE, shoot } from './camera.ts';
import { shootDortmund } from './dortmund.ts';
import { shootEurope } from './europe.ts';
import { movesFrom, playSensibly } from './sensibly.ts';
import { shootSpain } from './spain.ts';
import { shootUsa } from './usa.ts';

/** Moves: two sets played, and most of a game. */
const MIDDLE = 85;
const LATE = 225;

const playOn = (page: Page, count: number): Promise<void> => playSensibly(page, '18te', count);

async function goOnTo(page: Page, type: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const options = await optionsOf(page);
    if (options.some((move) => move.type === type)) return;
    const next =
      options.find((m) => m.type === 'auction') ??
      options.find((m) => ['pass', 'done', 'run', 'payout', 'discard'].includes(m.type)) ??
      options[0];
    if (!next) return;
    await playMove(page, next);
  }
}

/** The start page and the first title, from the first card to the big screen. */
async function shootTable(browser: Browser, url: string): Promise<void> {
  const start = await openPerson(browser, { viewport: { width: 1600, height: 1000 }, locale: 'de-DE' });
  await start.page.goto(url);
  await start.page.locator('.game-card img').first().waitFor();
  await shoot(start.page, 'start');

  const early = await alone(browser, url);
  await shoot(early, 'early');
  await goOnTo(early, 'lay');
  const [lay] = await optionsOf(early, { type: 'lay' });
  await hold(early, `tile/${String(lay!['tile'])}/1`, `hex/${String(lay!['hex'])}`);
  await shoot(early, 'hand-fits');
  const wrong = await where(early, 'hex/C7');
  await early.mouse.move(wrong.x, wrong.y, { steps: 4 });
  await early.waitForTimeout(600);
  await shoot(early, 'hand-wrong');
  await early.mouse.up();
  await early.waitForTimeout(600);
  await shoot(early, 'flag');
  await early.getByRole('button', { name: 'Take it back' }).first().click();
  await early.getByRole('radio', { name: 'Strict' }).first().click();
  await carry(early, `tile/${String(lay!['tile'])}/1`, 'hex/C7');
  await shoot(early, 'refusal');

  const late = await alone(browser, url);
  await playOn(late, LATE);
  await goOnTo(late, 'lay');
  await late.waitForTimeout(4500);
  await shoot(late, 'late');
  await late.locator('#tab-ledger').click();
  await late.keyboard.press('3');
  await shoot(late, 'market');
  await late.keyboard.press('1');
  await shoot(late, 'map');
  await late.keyboard.press('0');
  await late.locator('#tab-settings').click();
  await late.getByRole('radio', { name: 'Dark' }).click();
  await late.getByRole('radio', { name: 'DE', exact: true }).click();
  await late.locator('#tab-log').click();
  await shoot(late, 'dark');

  const books = await alone(browser, url);
  await books.locator('#tab-settings').click();
  await books.getByRole('radio', { name: 'By hand' }).click();
  await goOnTo(books, 'buy');
  const [buy] = await optionsOf(books, { type: 'buy' });
  if (buy) await playMove(books, buy);
  await shoot(books, 'dues');

  const phone = await alone(browser, url, { ...PHONE, locale: 'de-DE' });
  await playOn(phone, MIDDLE);
  await goOnTo(phone, 'lay');
  await shoot(phone, 'phone');
  await phone.locator('.phone-tab').nth(1).tap();
  await phone.waitForTimeout(800);
  await phone.locator('.pick').first().tap();
  await phone.waitForTimeout(500);
  await shoot(phone, 'phone-board');

  const host = await openPerson(browser, { viewport: { width: 1600, height: 1000 } });
  await host.page.goto(url);
  await host.page.getByRole('button', { name: 'Set up the table' }).click();
  const row = host.page.locator('.link-row', { hasText: 'Screen view' });
  await row.getByRole('button', { name: 'QR' }).click();
  const link = await row.getByRole('textbox').inputValue();
  await shoot(host.page, 'links');
  await host.page.getByRole('button', { name: 'Close', exact: true }).click();
  await ready(host.page);
  for (const move of await movesFrom(host.page, '18te', MIDDLE)) await playMove(host.page, move);
  await goOnTo(host.page, 'lay');
  const screen = await openPerson(browser, { viewport: { width: 1920, height: 1080 } });
  await screen.page.goto(link);
  await screen.page.locator('.screen-now').waitFor();
  await screen.page.waitForTimeout(800);
  await shoot(screen.page, 'screen');
}

const SERIES = {
  table: shootTable,
  europe: shootEurope,
  spain: shootSpain,
  usa: shootUsa,
  beer: shootBeer,
  dortmund: shootDortmund,
} as const;

async function main(): Promise<void> {
  const reason = noBrowser();
  if (reason) throw new Error(`No pictures: ${reason}.`);
  const wanted = process.argv.slice(2);
  await buildClient();
  const house = await openHouse();
  const browser = await launchBrowser();
  try {
    for (const [name, series] of Object.entries(SERIES))
      if (wanted.length === 0 || wanted.includes(name)) await series(browser, house.url);
  } finally {
    await browser.close();
    await house.close();
  }
}

await main();
