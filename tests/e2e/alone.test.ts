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
    await page.reload();
    await ready(page);
    expect(await lengthOf(page)).toBe(before);
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
    await page.goto(`${doors.house.url}/#/t/nonsense`);
    await page.getByRole('link', { name: 'Start page' }).waitFor();
    expect(await seriousFaults(page), 'failure').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlone(page, doors.house.url);
    expect(await seriousFaults(page), 'phone').toEqual([]);
    await page.context().close();
  });
});
