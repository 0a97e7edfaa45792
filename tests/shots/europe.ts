import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPerson } from '../e2e/lib/browser.ts';
import { optionsOf, ready, where } from '../e2e/lib/table.ts';
import { hold, inTheDark, look, PHONE, shoot } from './camera.ts';
import { evening } from './europe-evening.ts';
import type { Evening } from './europe-evening.ts';

/** A table as it stands after some years of sensible play, opened as a file. */
async function openEvening(
  browser: Browser,
  url: string,
  game: Evening,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { page } = await openPerson(browser, { viewport: { width: 1600, height: 1000 }, ...options });
  page.setDefaultTimeout(60_000);
  await page.goto(url);
  await page.locator('.open-file input[type=file]').setInputFiles({
    name: 'Learning night.json',
    mimeType: 'application/json',
    buffer: Buffer.from(evening(game)),
  });
  await page.getByRole('button', { name: /^(Look at it alone|Allein ansehen)$/ }).click();
  await ready(page);
  return page;
}

/** So many years in, when this phase is played. */
const when =
  (year: number, stage: string): Evening['until'] =>
  ({ clock }) =>
    clock.round >= year && clock.stage === stage;
const THREE = { players: 3, seed: 3 } as const;

/** Contracts, trains and lines: the second family of titles. */
export async function shootEurope(browser: Browser, url: string): Promise<void> {
  const early = await openEvening(browser, url, { ...THREE, until: when(1, 'call') });
  await shoot(early, 'toe-early');
  const contract = await early.evaluate(
    () => Object.entries(window.stellwerk.table()!.pieces).find(([, { at }]) => at === 'open/1')![0],
  );
  const spot = await where(early, contract);
  await early.mouse.move(spot.x, spot.y, { steps: 3 });
  await early.locator('.card-peek').waitFor();
  await shoot(early, 'toe-card-resting');
  await early.mouse.dblclick(spot.x, spot.y);
  await shoot(early, 'toe-card');
  await early.context().close();

  const middle = await openEvening(browser, url, { ...THREE, until: when(6, 'site') });
  await shoot(middle, 'toe-middle');
  await middle.locator('#tab-coach').click();
  const [licence] = await optionsOf(middle, { type: 'licence' });
  await hold(middle, `stick/${licence!.seat}/48`, 'network/frankfurt-strasbourg/0/0');
  await shoot(middle, 'toe-hand');
  await middle.keyboard.press('Escape');
  await middle.mouse.up();
  await middle.context().close();

  const auction = await openEvening(browser, url, {
    ...THREE,
    until: ({ clock }) => clock.round >= 3 && clock.lot !== null,
  });
  await shoot(auction, 'toe-auction');
  await auction.context().close();

  const late = await openEvening(browser, url, { ...THREE, until: when(9, 'site') });
  await shoot(late, 'toe-late');
  await look(late, '1', 'toe-map');
  await look(late, '4', 'toe-mat');
  await inTheDark(late);
  await shoot(late, 'toe-dark');
  await late.context().close();

  const four = await openEvening(browser, url, {
    players: 4,
    seed: 8,
    options: { hidden: true },
    until: when(5, 'fair'),
  });
  await shoot(four, 'toe-four-hidden');
  await four.context().close();

  const end = await openEvening(browser, url, { players: 2, seed: 4, until: () => false });
  await end.locator('#tab-ledger').click();
  await shoot(end, 'toe-end');
  await end.context().close();

  const phone = await openEvening(
    browser,
    url,
    { ...THREE, until: when(4, 'site') },
    { ...PHONE, locale: 'de-DE' },
  );
  await shoot(phone, 'toe-phone');
  await phone.locator('.phone-tab').nth(1).tap();
  await phone.waitForTimeout(800);
  await shoot(phone, 'toe-phone-board');
  await phone.locator('.phone-tab').first().tap();
  await phone.locator('.papers button').first().tap();
  await shoot(phone, 'toe-phone-card');
  await phone.context().close();
}
