import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildClient, launchBrowser, noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import type { House } from './lib/server.ts';
import { openHouse } from './lib/server.ts';
import { lengthOf, optionsOf, placeOf, playMove, ready, untilLength, where } from './lib/table.ts';

const skipped = noBrowser();

async function openAlone(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: /Try it alone|Allein ausprobieren/ }).click();
  await ready(page);
}

/** Legal moves until one of a kind is offered. */
async function goOnTo(page: Page, type: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const options = await optionsOf(page);
    if (options.some((move) => move.type === type)) return;
    const next =
      options.find((m) => m.type === 'auction') ??
      options.find((m) => ['pass', 'done', 'run', 'payout'].includes(m.type));
    await playMove(page, next ?? options[0]!);
  }
}

describe.skipIf(skipped !== null)('one person alone', () => {
  let house: House;
  let browser: Browser;

  beforeAll(async () => {
    await buildClient();
    house = await openHouse();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  it('plays a whole turn with the keyboard only', async () => {
    const { page, faults } = await openPerson(browser);
    await openAlone(page, house.url);
    await goOnTo(page, 'lay');
    const before = await lengthOf(page);
    const [lay] = await optionsOf(page, { type: 'lay' });
    // Tab to the tray, walk to the tile, take it up, go to the next place that fits, turn, put it down.
    await page.locator('#stage-tray').focus();
    const kind = `tile/${String(lay!['tile'])}/`;
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Enter');
      const held = await page.evaluate(() => document.querySelector('.choice.held b')?.textContent ?? '');
      if (held !== '' && !/nowhere/.test(held)) break;
      await page.keyboard.press('Escape');
      await page.keyboard.press(i % 3 === 2 ? 'ArrowDown' : 'ArrowRight');
      if (i % 3 === 2) {
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('ArrowLeft');
      }
    }
    expect(kind).toMatch(/^tile/);
    await page.keyboard.press('n');
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await untilLength(page, before + 1);
    // The rest of the turn in words.
    await page.keyboard.press('/');
    await page.keyboard.type('run');
    await page.keyboard.press('Enter');
    await untilLength(page, before + 2);
    await page.keyboard.press('/');
    await page.keyboard.type('train');
    await page.keyboard.press('Enter');
    await untilLength(page, before + 3);
    await page.keyboard.press('/');
    await page.keyboard.type('done');
    await page.keyboard.press('Enter');
    await untilLength(page, before + 4);
    await page.keyboard.press('z');
    await untilLength(page, before + 5);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('looks at an earlier moment, tries "what if" and keeps the plan', async () => {
    const { page, faults } = await openPerson(browser);
    await openAlone(page, house.url);
    await goOnTo(page, 'lay');
    const before = await lengthOf(page);
    await page.keyboard.press(',');
    await page.locator('.banner.note').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'What if?' }).click();
    const [lay] = await optionsOf(page, { type: 'lay' });
    await page.evaluate((m) => window.stellwerk.play(m as never), lay!);
    expect(await lengthOf(page)).toBe(before);
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await page.getByRole('button', { name: 'Play it' }).click();
    await untilLength(page, before + 1);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('changes the language on the spot', async () => {
    const { page } = await openPerson(browser);
    await openAlone(page, house.url);
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await page.getByRole('tab', { name: 'Protokoll' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.context().close();
  });

  it('keeps a game in the browser over a reload, without the network', async () => {
    const { page, context } = await openPerson(browser);
    await openAlone(page, house.url);
    await goOnTo(page, 'lay');
    const before = await lengthOf(page);
    await page.reload();
    await ready(page);
    expect(await lengthOf(page)).toBe(before);
    await context.setOffline(true);
    const [lay] = await optionsOf(page, { type: 'lay' });
    await playMove(page, lay!);
    expect(await placeOf(page, `tile/${String(lay!['tile'])}/1`)).toBeDefined();
    await context.close();
  });

  it('is played on a phone by touch: tap a tile, tap a place, lay it', async () => {
    const { page, faults } = await openPerson(browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    await openAlone(page, house.url);
    await goOnTo(page, 'lay');
    const before = await lengthOf(page);
    await page.locator('.phone-tab', { hasText: 'Board' }).tap();
    await page.locator('.pick').first().tap();
    // The first place that fits is offered; turning it, then a tap on the place lays the tile.
    await page.getByRole('button', { name: 'turn' }).tap();
    const place = await page.evaluate(
      () => `hex/${String(window.stellwerk.options({ type: 'lay' })[0]!['hex'])}`,
    );
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    const spot = await where(page, place);
    await page.touchscreen.tap(spot.x, spot.y);
    await untilLength(page, before + 1);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps the words of the main button readable under the pointer', async () => {
    const { page } = await openPerson(browser);
    await page.goto(house.url);
    const button = page.getByRole('button', { name: 'Set up the table' });
    const paint = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const resting = await paint();
    await button.hover();
    expect(await paint()).toBe(resting);
    await page.context().close();
  });

  it('has no serious fault for those who use other means to read', async () => {
    const { page } = await openPerson(browser);
    await page.goto(house.url);
    await page.locator('.game-card canvas').first().waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try it alone' }).click();
    await ready(page);
    await goOnTo(page, 'lay');
    for (const tab of ['log', 'coach', 'ledger', 'chat', 'tiles', 'settings']) {
      await page.locator(`#tab-${tab}`).click();
      expect(await seriousFaults(page), tab).toEqual([]);
    }
    await page.keyboard.press('?');
    expect(await seriousFaults(page), 'keys').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Dark' }).click();
    expect(await seriousFaults(page), 'dark').toEqual([]);
    await page.goto(`${house.url}/#/t/nonsense`);
    await page.getByRole('link', { name: 'Start page' }).waitFor();
    expect(await seriousFaults(page), 'failure').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlone(page, house.url);
    expect(await seriousFaults(page), 'phone').toEqual([]);
    await page.context().close();
  });
});
