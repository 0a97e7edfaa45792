import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { goTo, PHONE, press } from './lib/phone.ts';
import { lengthOf, playMove, setUpTable, sitDown, still, untilLength } from './lib/table.ts';

/** Everything on a phone that says that somebody should look at a flag, or is asked about one. */
const CALLS = '.toast.flag, .toast.note, .dot-flag, .strip .tag.flag';

describe.skipIf(noBrowser() !== null)('two phones at one table', () => {
  const doors = openDoors();

  it('a flag is called out and marked until the table has voted, and then no more', async () => {
    const [anna, bert] = [await openPerson(doors.browser, PHONE), await openPerson(doors.browser, PHONE)];
    const link = await setUpTable(anna.page, doors.house.url, { without: ['Mirel'] });
    await sitDown(bert.page, link, 'Bert');
    const both = (act: (page: Page) => Promise<unknown>): Promise<unknown> =>
      Promise.all([anna.page, bert.page].map(act));
    const length = await lengthOf(bert.page);
    await playMove(bert.page, { type: 'put', seat: 'jonas', piece: 'tile/8/1', to: 'hex/E3' });
    await both(async (page) => {
      await untilLength(page, length + 1);
      await page.locator('.toast.flag').waitFor();
      await page.locator('.phone-tab .dot-flag').waitFor();
    });
    await goTo(bert.page, 'Log');
    await press(bert.page, '.flag-open button:has-text("Let it stand")');
    await goTo(bert.page, 'Mine');
    // Whoever is asked is told on every page; the question stands on the first one.
    await goTo(anna.page, 'Market');
    await anna.page.locator('.toast.note', { hasText: 'Bert' }).waitFor();
    expect(await anna.page.locator('.dot-flag').count()).toBe(1);
    await goTo(anna.page, 'Mine');
    await press(anna.page, '.request .button.primary');
    await both(async (page) => {
      await untilLength(page, length + 2);
      await page.waitForFunction(() => document.querySelector('.request') === null);
      // What was called out goes with what it was about, and not when its time is over.
      await still(page);
      expect(await page.locator(CALLS).allTextContents()).toEqual([]);
      await goTo(page, 'Log');
      await page.locator('.flag-waived').first().waitFor();
      expect(await page.locator('.flag-open').count()).toBe(0);
    });
    expect([...anna.faults, ...bert.faults]).toEqual([]);
    await Promise.all([anna.context.close(), bert.context.close()]);
  });
});
