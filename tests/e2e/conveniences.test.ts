import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { noBrowser, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import type { Two } from './lib/people.ts';
import { seatTwo } from './lib/people.ts';
import { lengthOf, optionsOf, pressNow } from './lib/table.ts';

const skipped = noBrowser();

/** What people who know other railway tables look for in the first minutes. */
describe.skipIf(skipped !== null)('conveniences of a table', () => {
  const doors = openDoors();
  let two: Two;
  /** Whoever begins, and the other one: the order of seats is chance. */
  let first: Page;
  let second: Page;

  const standing = (page: Page) => page.getByRole('group', { name: 'Passing for me' });
  const offer = (page: Page) => page.getByRole('button', { name: 'Sit this round out' });

  beforeAll(async () => {
    two = await seatTwo(doors.browser, doors.house.url);
    const pages = [two.anna.page, two.bert.page] as const;
    const isAnna = (await optionsOf(pages[0])).length > 0;
    [first, second] = isAnna ? pages : [pages[1], pages[0]];
  });

  it('passes for whoever said so, and can be stopped and taken up again', async () => {
    const before = await lengthOf(first);
    await offer(first).click();
    await standing(first).waitFor();
    await two.both(before + 1);
    await standing(first).getByRole('button', { name: 'Stop' }).click();
    await standing(first).waitFor({ state: 'detached' });
    await offer(first).click();
    await standing(first).waitFor();
    await pressNow(second, /^Pass/);
    // The pass of the one, and the answer that nobody had to press.
    await two.both(before + 3);
    expect(await standing(first).count()).toBe(1);
    expect(await standing(second).count()).toBe(0);
  });

  it('never drops out of an auction: it stops, and says why', async () => {
    const before = await lengthOf(first);
    // Whoever is told looks already: it is called out for some seconds only.
    await Promise.all([
      first.getByText('No more passing for you: this is another question.').first().waitFor(),
      pressNow(second, /^Auction/),
    ]);
    await two.both(before + 1);
    await standing(first).waitFor({ state: 'detached' });
    expect((await optionsOf(first, { type: 'bid' })).length).toBeGreaterThan(0);
    expect(await lengthOf(first)).toBe(before + 1);
  });

  it('shows the ledger large: readable for everybody, closed by a key, and back where one was', async () => {
    await first.locator('#tab-ledger').click();
    const large = first.getByRole('button', { name: 'Show it large' });
    await large.focus();
    await first.keyboard.press('Enter');
    const sheet = first.getByRole('dialog', { name: 'Ledger' });
    await sheet.getByRole('table').first().waitFor();
    expect(await sheet.getByRole('row').count()).toBeGreaterThan(2);
    expect(await sheet.locator('.handle').count()).toBe(0);
    expect(await seriousFaults(first)).toEqual([]);
    await first.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await first.waitForFunction(() => document.activeElement?.textContent?.includes('Show it large'));
    expect(two.anna.faults.concat(two.bert.faults)).toEqual([]);
  });
});
