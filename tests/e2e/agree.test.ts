import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { noBrowser } from './lib/browser.ts';
import type { Two } from './lib/people.ts';
import { seatTwo } from './lib/people.ts';
import { openDoors } from './lib/doors.ts';
import { carry, lengthOf, placeOf } from './lib/table.ts';

const skipped = noBrowser();
const TILE = 'tile/57/1';

/** What two people settle between them: Anna is the host, Bert is not. */
describe.skipIf(skipped !== null)('agreeing at one table', () => {
  const doors = openDoors();
  let two: Two;
  let anna: Page;
  let bert: Page;

  const setMode = async (mode: string): Promise<void> => {
    const before = await lengthOf(anna);
    await anna.getByRole('radio', { name: mode }).first().click();
    await two.both(before + 1);
  };
  const question = (page: Page) => page.getByRole('region', { name: 'A question to the table' });
  const answer = async (page: Page, word: 'Allow' | 'No'): Promise<void> => {
    await question(page).getByRole('button', { name: word }).click();
    await question(anna).waitFor({ state: 'detached' });
    await question(bert).waitFor({ state: 'detached' });
  };
  const saidIn = async (card: Locator): Promise<readonly string[]> =>
    (await card.locator('.vote').allInnerTexts()).map((said) => said.replace(/^\S+\s+(?=\S+:)/, '').trim());
  const isTold = (page: Page, words: RegExp) => page.getByRole('alert').filter({ hasText: words }).waitFor();
  const dismiss = (page: Page) => page.getByRole('button', { name: 'Dismiss' }).click();
  const goTo = (page: Page, n: number) =>
    page.locator('.log-line', { has: page.locator('.log-n', { hasText: new RegExp(`^${n}$`) }) }).click();

  beforeAll(async () => {
    two = await seatTwo(doors.browser, doors.house.url);
    [anna, bert] = [two.anna.page, two.bert.page];
  });

  it('puts a refused move to the table: no leaves everything as it was, and says so', async () => {
    await setMode('Strict');
    const before = await lengthOf(bert);
    await carry(bert, TILE, 'hex/C3');
    await isTold(bert, /§\d/);
    await bert.getByRole('button', { name: 'Ask the table' }).click();
    await question(anna).waitFor();
    expect(await question(anna).count()).toBe(1);
    expect(await question(anna).textContent()).toContain('Bert asks the table');
    // Whoever is asked reads which rule it is about, and who has said what.
    for (const page of [anna, bert]) {
      expect(await question(page).locator('.broken cite').allTextContents()).toEqual([
        expect.stringMatching(/^§\d/),
      ]);
      expect(await saidIn(question(page))).toEqual(['Anna: thinking …', 'Bert: yes']);
    }
    expect(await question(bert).getByRole('button').count()).toBe(0);
    await answer(anna, 'No');
    await isTold(bert, /said no/);
    expect(await saidIn(bert.getByRole('alert'))).toEqual(['Anna: No', 'Bert: yes']);
    expect(await lengthOf(anna)).toBe(before);
    expect(await placeOf(bert, TILE)).toBe('supply');
    await dismiss(bert);
  });

  it('commits it with a waived flag when the table says yes, for both to see', async () => {
    const before = await lengthOf(bert);
    await carry(bert, TILE, 'hex/C3');
    await bert.getByRole('button', { name: 'Ask the table' }).click();
    await answer(anna, 'Allow');
    await two.both(before + 1);
    for (const page of [anna, bert]) {
      expect(await placeOf(page, TILE)).toBe('hex/C3');
      // What is called out is that it was allowed: no flag, and no question that is answered.
      await page.locator('.toast.go', { hasText: /^ ?Bert .* · allowed by Anna$/ }).waitFor();
      await page.locator('.flag-waived').first().waitFor();
      expect(await page.locator('.flag-open').count()).toBe(0);
    }
  });

  it('goes back further by consent: asked, refused, asked again, allowed', async () => {
    await setMode('Free');
    const from = await lengthOf(bert);
    await carry(bert, 'tile/8/1', 'hex/E3');
    await two.both(from + 1);
    await carry(anna, 'tile/9/1', 'hex/E5');
    await two.both(from + 2);
    const askBack = async (): Promise<void> => {
      await goTo(bert, from - 1);
      await bert.getByRole('button', { name: /take back to here/i }).click();
      await question(anna).waitFor();
      expect(await question(anna).textContent()).toMatch(/take 2 moves back, to move \d/);
    };
    await askBack();
    await answer(anna, 'No');
    await isTold(bert, /said no/);
    expect(await placeOf(anna, 'tile/8/1')).toBe('hex/E3');
    await dismiss(bert);
    await askBack();
    await answer(anna, 'Allow');
    await two.both(from + 3);
    for (const page of [anna, bert]) {
      expect(await placeOf(page, 'tile/8/1')).toBe('supply');
      expect(await placeOf(page, 'tile/9/1')).toBe('supply');
    }
  });

  it('lets the host go back at once, and everybody their own last move', async () => {
    const from = await lengthOf(bert);
    await carry(bert, 'tile/8/1', 'hex/E3');
    await two.both(from + 1);
    await bert.getByRole('button', { name: 'Take the last move back' }).click();
    await two.both(from + 2);
    await carry(bert, 'tile/8/1', 'hex/E3');
    await two.both(from + 3);
    await carry(bert, 'tile/9/1', 'hex/E5');
    await two.both(from + 4);
    await goTo(anna, from - 1);
    await anna.getByRole('button', { name: /take back to here/i }).click();
    await two.both(from + 5);
    expect(await question(bert).count()).toBe(0);
    expect(await placeOf(bert, 'tile/8/1')).toBe('supply');
  });

  it('lets the author uphold a flag at once, and asks the table to waive one', async () => {
    await setMode('Coach');
    const from = await lengthOf(bert);
    await carry(bert, 'tile/8/1', 'hex/E3');
    await two.both(from + 1);
    for (const page of [anna, bert]) await page.locator('.flag-open').first().waitFor();
    await bert.locator('.flag-open').getByRole('button', { name: 'Take it back' }).click();
    await two.both(from + 2);
    expect(await placeOf(anna, 'tile/8/1')).toBe('supply');
    await carry(bert, 'tile/8/1', 'hex/E3');
    await two.both(from + 3);
    await bert.locator('.flag-open').getByRole('button', { name: 'Let it stand' }).click();
    await question(anna).waitFor();
    expect(await bert.locator('.flag-open').count()).toBe(1);
    await answer(anna, 'Allow');
    await two.both(from + 4);
    for (const page of [anna, bert]) {
      await page.locator('.flag-open').waitFor({ state: 'detached' });
      expect(await placeOf(page, 'tile/8/1')).toBe('hex/E3');
    }
  });

  it('makes a house rule of a flag: the same again gives none', async () => {
    const from = await lengthOf(bert);
    // A tile on one's own mat: no rule of the game knows it, and nothing else is wrong with it.
    await carry(bert, 'tile/9/1', 'seat/jonas');
    await two.both(from + 1);
    await anna.locator('.flag-open').first().waitFor();
    await bert.locator('.flag-open').getByRole('button', { name: 'Always allow' }).click();
    await answer(anna, 'Allow');
    await two.both(from + 2);
    for (const page of [anna, bert]) await page.locator('.flag-open').waitFor({ state: 'detached' });
    await carry(anna, 'tile/9/2', 'seat/jonas');
    await two.both(from + 3);
    for (const page of [anna, bert]) {
      expect(await placeOf(page, 'tile/9/2')).toBe('seat/jonas');
      expect(await page.evaluate(() => window.stellwerk.log().at(-1)?.verdict)).not.toBe('flagged');
      expect(await page.locator('.flag-open').count()).toBe(0);
    }
  });

  it('and nothing went wrong in either browser', () => {
    expect(two.anna.faults).toEqual([]);
    expect(two.bert.faults).toEqual([]);
  });
});
