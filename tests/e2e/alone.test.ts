import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { goOnTo, lengthOf, openAlone, optionsOf, placeOf, playMove, ready } from './lib/table.ts';

const skipped = noBrowser();

describe.skipIf(skipped !== null)('one person alone', () => {
  const doors = openDoors();

  it('keeps a game in the browser over a reload, without the network', async () => {
    const { page, context } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    const before = await lengthOf(page);
    const times = (): Promise<readonly string[]> => page.locator('.log-time').allTextContents();
    const told = await times();
    // Every entry but the setup has its time.
    expect(told.filter((time) => /^\d\d:\d\d$/.test(time))).toHaveLength(told.length - 1);
    await page.reload();
    await ready(page);
    expect(await lengthOf(page)).toBe(before);
    expect(await times()).toEqual(told);
    await context.setOffline(true);
    const [lay] = await optionsOf(page, { type: 'lay' });
    await playMove(page, lay!);
    expect(await placeOf(page, `tile/${String(lay!['tile'])}/1`)).toBeDefined();
    await context.close();
  });

  it('keeps the words of the main button readable under the pointer', async () => {
    const { page } = await openPerson(doors.browser);
    await page.goto(doors.house.url);
    const button = page.getByRole('button', { name: 'Set up the table' });
    const paint = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const resting = await paint();
    await button.hover();
    expect(await paint()).toBe(resting);
    await page.context().close();
  });

  it('has no serious fault for those who use other means to read', async () => {
    const { page } = await openPerson(doors.browser);
    await page.goto(doors.house.url);
    await page.locator('.game-card img').first().waitFor();
    expect(await seriousFaults(page), 'start page').toEqual([]);
    await page.goto(`${doors.house.url}/#/t/nonsense`);
    await page.getByRole('link', { name: 'Start page' }).waitFor();
    expect(await seriousFaults(page), 'failure').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlone(page, doors.house.url);
    expect(await seriousFaults(page), 'phone').toEqual([]);
    await page.context().close();
  });

  // A scene for each: to read all of them in one takes a slow machine too long.
  it.each(['log', 'coach', 'ledger', 'chat', 'tiles', 'settings'])(
    'nor in the panel, at its page with the %s',
    async (tab) => {
      const { page } = await openPerson(doors.browser);
      await openAlone(page, doors.house.url);
      await goOnTo(page, 'lay');
      await page.locator(`#tab-${tab}`).click();
      await page.locator('.tab-body .skeleton').waitFor({ state: 'detached' });
      expect(await seriousFaults(page), tab).toEqual([]);
      await page.context().close();
    },
  );

  it('nor in the list of keys, nor in the dark', async () => {
    const { page } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await seriousFaults(page), 'keys').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('#tab-settings').click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    await page.locator(':root[data-theme=dark]').waitFor();
    expect(await seriousFaults(page), 'dark').toEqual([]);
    await page.context().close();
  });
});
