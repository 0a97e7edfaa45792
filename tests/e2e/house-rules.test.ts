import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { noBrowser, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import type { Two } from './lib/people.ts';
import { seatTwo } from './lib/people.ts';
import { carry, lengthOf, placeOf, sitDown } from './lib/table.ts';

const skipped = noBrowser();

/** Anna is the host, Bert is not. A tile on one's own mat: no rule of the game knows it, and nothing else is wrong with it. */
describe.skipIf(skipped !== null)('a house rule of two people', () => {
  const doors = openDoors();
  let two: Two;
  let anna: Page;
  let bert: Page;

  const openTab = (page: Page, tab: 'log' | 'settings') => page.locator(`#tab-${tab}`).click();
  const standing = (page: Page) => page.locator('.house-rules li');
  const verdictAt = (page: Page, n: number) =>
    page.evaluate((entry) => window.stellwerk.log()[entry]?.verdict, n);

  beforeAll(async () => {
    two = await seatTwo(doors.browser, doors.house.url);
    [anna, bert] = [two.anna.page, two.bert.page];
  });

  it('stands among the settings: the rule in a sentence, since when, and who agreed', async () => {
    const from = await lengthOf(bert);
    await carry(bert, 'tile/9/1', 'seat/jonas');
    await two.both(from + 1);
    await anna.locator('.flag-open').getByRole('button', { name: 'Always allow' }).click();
    await two.both(from + 2);
    for (const page of [anna, bert]) {
      await openTab(page, 'settings');
      await standing(page).filter({ hasText: 'No rule knows this move' }).waitFor();
      await standing(page)
        .filter({ hasText: `since move ${from + 1}, agreed by Anna` })
        .waitFor();
    }
    expect(await seriousFaults(bert)).toEqual([]);
  });

  it('is lifted by the consent of the table: the same again has a flag', async () => {
    const from = await lengthOf(bert);
    await carry(bert, 'tile/9/2', 'seat/jonas');
    await two.both(from + 1);
    expect(await verdictAt(anna, from)).toBe('legal');
    await standing(bert).getByRole('button', { name: 'Lift' }).click();
    const question = anna.getByRole('region', { name: 'A question to the table' });
    await question.filter({ hasText: 'Bert would like to lift a house rule' }).waitFor();
    await question.getByRole('button', { name: 'Allow' }).click();
    await two.both(from + 2);
    for (const page of [anna, bert]) {
      await standing(page).waitFor({ state: 'detached' });
      await page.getByText('None. A flag can become a house rule.').waitFor();
      await openTab(page, 'log');
      await page.locator('.log-text', { hasText: 'House rule lifted (Anna, Bert)' }).waitFor();
    }
    await carry(bert, 'tile/9/3', 'seat/jonas');
    await two.both(from + 3);
    expect(await verdictAt(bert, from + 2)).toBe('flagged');
    for (const page of [anna, bert]) await page.locator('.flag-open').waitFor();
  });

  it('and nothing went wrong in either browser', () => {
    expect(two.anna.faults).toEqual([]);
    expect(two.bert.faults).toEqual([]);
  });
});

describe.skipIf(skipped !== null)('playing on as a new table', () => {
  const doors = openDoors();
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Play on at a new table' });
  /** The table that one came from may still be there for a moment: its log is longer. */
  const isAt = async (page: Page, length: number): Promise<void> => {
    await page.waitForFunction((n) => window.stellwerk.log().length === n, length);
  };
  const idOf = (page: Page): string => /#\/t\/([^/]+)/.exec(page.url())![1]!;

  it('takes the game up to the moment that one looks at; the table itself stays as it is', async () => {
    const { anna: first, bert: second, both } = await seatTwo(doors.browser, doors.house.url);
    const [anna, bert] = [first.page, second.page];
    const from = await lengthOf(bert);
    await carry(bert, 'tile/8/1', 'hex/E3');
    await both(from + 1);
    await carry(bert, 'tile/9/1', 'hex/E5');
    await both(from + 2);
    const here = idOf(anna);

    const line = anna.locator('.log-line', {
      has: anna.locator('.log-n', { hasText: new RegExp(`^${from}$`) }),
    });
    await line.click();
    await anna.getByRole('status').getByRole('button', { name: 'Play on from here as a new table' }).click();
    await dialog(anna).getByText(`up to move ${from}`, { exact: false }).waitFor();
    expect(await seriousFaults(anna)).toEqual([]);
    await dialog(anna).getByLabel('Name of the new table').fill('Once more');
    await anna.keyboard.press('Enter');
    const row = dialog(anna).locator('.link-row', { hasText: 'Bert' });
    await row.getByRole('button', { name: 'QR' }).click();
    const link = await row.getByRole('textbox').inputValue();
    await dialog(anna).getByRole('button', { name: 'Go to the new table' }).click();
    await anna.waitForURL((url) => !url.hash.includes(here));
    await isAt(anna, from + 1);
    expect(link).toContain(idOf(anna));
    expect([await placeOf(anna, 'tile/8/1'), await placeOf(anna, 'tile/9/1')]).toEqual(['hex/E3', 'supply']);

    expect([await lengthOf(bert), await placeOf(bert, 'tile/9/1')]).toEqual([from + 2, 'hex/E5']);
    await sitDown(bert, link, 'Bert');
    await isAt(bert, from + 1);
    expect(await placeOf(bert, 'tile/9/1')).toBe('supply');
    expect([first.faults, second.faults]).toEqual([[], []]);
  });

  it('is offered for the present moment among the settings, and says when the server is away', async () => {
    const { anna: first } = await seatTwo(doors.browser, doors.house.url);
    const { page } = first;
    await page.locator('#tab-settings').click();
    await page.getByRole('button', { name: 'Play on from here as a new table' }).click();
    await page.route('**/copy', (route) => route.abort());
    await dialog(page).getByRole('button', { name: 'Set it up' }).click();
    await dialog(page).getByRole('alert').waitFor();
    await page.unroute('**/copy');
    await dialog(page).getByRole('button', { name: 'Set it up' }).click();
    await dialog(page).getByRole('button', { name: 'Go to the new table' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  });
});
