import type { DoTable } from '@stellwerk/engine/games/18do/clock.ts';
import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPerson } from '../e2e/lib/browser.ts';
import { openEvening, openTogether } from '../e2e/lib/evenings.ts';
import { optionsOf } from '../e2e/lib/table.ts';
import { beerEvening } from './beer-evening.ts';
import { FOLDER, hold, look, PHONE, shoot } from './camera.ts';

const PICTURE = fileURLToPath(new URL('../../docs/pictures/beer.png', import.meta.url));
const WINDOW = { width: 1440, height: 900 } as const;

/** In the turn of a brewery that has delivered once, after so many others. */
const inBrewery =
  (set: number, or: number, others: number) =>
  ({ clock }: DoTable): boolean =>
    clock.set === set &&
    clock.or === or &&
    clock.round === 'BR' &&
    clock.step === 'deliver' &&
    clock.operated.length >= others;
const evening = (until: (table: DoTable) => boolean): string => beerEvening({ players: 4, until });

/** A cube over the field beside it: what that brings stands beside the hand. */
async function holdCube(page: Page): Promise<void> {
  const move = (await optionsOf(page, { type: 'deliver' })).at(-1);
  const field = `beer/${String(move?.['segment'])}`;
  const customers = String(move?.['customers']);
  const cube = await page.evaluate(
    (place) =>
      Object.entries(window.stellwerk.table()?.pieces ?? {}).find(
        ([id, { at }]) => id.startsWith('cube/') && at === place,
      )?.[0],
    `${field}/${customers}`,
  );
  if (cube !== undefined) await hold(page, cube, `${field}/${customers === 'regular' ? 'left' : 'right'}`);
}

/** Heat, Sweat & Beer: an early, a middle and a late brewery round in the windows people have, and rounds of other kinds. */
export async function shootBeer(browser: Browser, url: string): Promise<void> {
  const at = async (text: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const { page } = await openPerson(browser, { viewport: WINDOW, ...options });
    await openEvening(page, url, text);
    await page.waitForTimeout(900);
    return page;
  };
  const [early, middle, late] = [
    evening(inBrewery(1, 2, 1)),
    evening(inBrewery(5, 2, 1)),
    evening(inBrewery(6, 3, 0)),
  ];
  const others = {
    start: evening(() => true),
    stock: evening(({ clock }) => clock.round === 'SR' && clock.set === 6),
    rail: evening(({ clock }) => clock.round === 'OR' && clock.set === 5 && clock.step === 'track'),
  };
  for (const [name, text] of Object.entries({ early, middle, late })) {
    const page = await at(text);
    await shoot(page, `beer-${name}`);
    await page.context().close();
    const dark = await at(text, { colorScheme: 'dark', locale: 'de-DE' });
    await shoot(dark, `beer-${name}-dark`);
    await dark.context().close();
  }
  for (const [name, text] of Object.entries(others)) {
    const page = await at(text);
    await shoot(page, `beer-${name}`);
    await page.context().close();
  }
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    const page = await at(late, { viewport: { width, height } });
    await shoot(page, `beer-${width}`);
    if (width < WINDOW.width) await look(page, '2', `beer-${width}-companies`);
    await page.context().close();
  }
  const page = await at(late, { viewport: { width: 1600, height: 1000 } });
  await holdCube(page);
  await shoot(page, 'beer-hand');
  cpSync(`${FOLDER}beer-hand.png`, PICTURE);
  await page.context().close();

  const phone = await at(late, { ...PHONE, locale: 'de-DE' });
  await shoot(phone, 'beer-phone');
  await phone.locator('.phone-tab').nth(1).tap();
  await phone.waitForTimeout(800);
  await shoot(phone, 'beer-phone-board');
  await phone.context().close();

  const host = await openPerson(browser, { viewport: WINDOW });
  const link = await openTogether(host.page, url, late);
  const screen = await openPerson(browser, { viewport: { width: 1920, height: 1080 } });
  await screen.page.goto(link);
  await screen.page.locator('.screen-now').waitFor();
  await screen.page.waitForTimeout(800);
  await shoot(screen.page, 'beer-screen');
  await screen.context.close();
  await host.context.close();
}
