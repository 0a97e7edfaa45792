import { gzipSync } from 'node:zlib';
import type { Request, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { holdBack, nameOfFile, tabletopDrawn, verdictInHand } from './lib/first-wave.ts';
import { eventually } from './lib/people.ts';
import { lengthOf, openAlone, ready, setUpTable, sitDown, SPARE_PARTS } from './lib/table.ts';

/** What a table of each title may weigh before it is played at, in thousands of bytes, packed as every browser can. */
const BUDGETS: readonly (readonly [game: string, kilobytes: number])[] = [
  ['18TE', 265],
  ['18España', 286],
  ['Trains of Europe', 261],
  ['1862', 285],
  ['18DO', 350],
];
const packedSize = async (response: Response): Promise<number> =>
  gzipSync(await response.body(), { level: 9 }).length;

/** So long everything waits that could be asked for together. */
const LULL_MS = 120;

describe.skipIf(noBrowser() !== null)('what comes over the wire', () => {
  const doors = openDoors();

  it.each(BUDGETS)(
    'for a link to %s is what a hand needs, below %i kB; all else is not waited for',
    async (game, kilobytes) => {
      const host = await openPerson(doors.browser);
      await setUpTable(host.page, doors.house.url, { game });
      const { page, context, faults } = await openPerson(doors.browser);
      const { held, letGo } = await holdBack(page, game);
      const sizes: Promise<number>[] = [];
      const weigh = (response: Response): void => {
        if (nameOfFile(response.url()) !== null) sizes.push(packedSize(response));
      };
      page.on('response', weigh);
      await page.goto(host.page.url());
      await tabletopDrawn(page);
      expect(await verdictInHand(page)).toMatch(/\p{L}{2}/u);
      page.off('response', weigh);
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(bytes / 1000).toBeLessThan(kilobytes);
      // What stands around the tabletop was asked for and has not come; nothing of the start page was.
      expect(held).toContain('around');
      expect(held).not.toContain('start');
      await letGo();
      await page.locator('.now h2').waitFor();
      expect(faults).toEqual([]);
      await context.close();
      await host.context.close();
    },
  );

  it('lets keys wait that are pressed before the table hears them', async () => {
    const host = await openPerson(doors.browser);
    await setUpTable(host.page, doors.house.url, {});
    const { page, context } = await openPerson(doors.browser);
    const { letGo } = await holdBack(page);
    await page.goto(host.page.url());
    await tabletopDrawn(page);
    await page.keyboard.press('b');
    await letGo();
    await page.locator('.ledger').first().waitFor();
    await context.close();
    await host.context.close();
  });

  it('may come in any order and late: the table stands when all of it is there', async () => {
    const host = await openPerson(doors.browser);
    const link = await setUpTable(host.page, doors.house.url, {});
    const { page, context, faults } = await openPerson(doors.browser);
    // Of the files that are asked for together, the last one is answered first.
    const held: (() => Promise<void>)[] = [];
    await page.route('**/assets/**', async (route) => {
      held.unshift(() => route.continue());
      await new Promise((resolve) => setTimeout(resolve, LULL_MS));
      await held.shift()?.();
    });
    await sitDown(page, link, 'Bert');
    await page.getByRole('tab', { name: 'Ledger' }).click();
    await page.locator('.ledger').first().waitFor();
    // Words come with what says them: nowhere stands the name of a sentence in place of the sentence.
    expect(await page.locator('body').innerText()).not.toMatch(/\b[a-z]+\.[a-z]+(?:-[a-z]+)*\b/);
    expect(faults).toEqual([]);
    await context.close();
    await host.context.close();
  });

  it('has the words of one language; those of the other come when somebody speaks it', async () => {
    const host = await openPerson(doors.browser);
    await setUpTable(host.page, doors.house.url, {});
    const { page, context, faults } = await openPerson(doors.browser);
    const { held, letGo } = await holdBack(page);
    await page.goto(host.page.url());
    await tabletopDrawn(page);
    expect(held.filter((name) => name.startsWith('words-'))).toEqual([]);
    await letGo();
    await page.locator('.now h2').waitFor();
    const english = await page.locator('.now h2').innerText();
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await page.locator('html[lang=de]').waitFor();
    const german = await page.locator('.now h2').innerText();
    expect(german).toMatch(/\p{L}{2}/u);
    expect(german).not.toBe(english);
    expect(await page.locator('body').innerText()).not.toMatch(/\b18te\/[\w/.-]+/);
    expect(faults).toEqual([]);
    await context.close();
    await host.context.close();
  });

  it('and does not arrive leaves the table as it is, and comes with a new page', async () => {
    const { page, context } = await openPerson(doors.browser);
    await page.route('**/assets/LedgerTab-*', (route) => route.abort());
    await openAlone(page, doors.house.url);
    await page.getByRole('tab', { name: 'Ledger' }).click();
    const missing = page.getByRole('alert').filter({ hasText: 'This part did not arrive.' });
    await missing.waitFor();
    expect(await lengthOf(page)).toBeGreaterThan(0);
    expect(await page.locator('.stage-canvas canvas').count()).toBeGreaterThan(0);
    await page.unroute('**/assets/LedgerTab-*');
    await missing.getByRole('button', { name: 'Reload the page' }).click();
    await ready(page);
    await page.getByRole('tab', { name: 'Ledger' }).click();
    await page.locator('.ledger').first().waitFor();
    await context.close();
  });

  it('brings, once the table stands, what can be opened later, so that it opens without the network', async () => {
    const { page, context } = await openPerson(doors.browser);
    // What is asked for comes in any order: nothing is on its way any more once all of it has been.
    const asked = new Set<string>();
    const under = new Set<Request>();
    page.on('request', (request) => {
      under.add(request);
      asked.add(/\/assets\/(\w+)-/.exec(request.url())?.[1] ?? '');
    });
    const ended = (request: Request): void => void under.delete(request);
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    await openAlone(page, doors.house.url);
    await eventually(
      async () => SPARE_PARTS.filter((part) => !asked.has(part)).length + under.size,
      (missing) => missing === 0,
      'all parts are here',
    );
    // Konva has come to keep the canvases by now, and everything is drawn on them.
    expect(await page.locator('.konvajs-content canvas').count()).toBe(4);
    await context.setOffline(true);
    for (const [tab, inside] of [
      ['Ledger', '.ledger'],
      ['Coach', '.coach'],
      ['Chat', '.chat'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.locator(inside).first().waitFor();
    }
    await page.getByRole('button', { name: 'Keys and gestures' }).click();
    const help = page.getByRole('dialog');
    await help.waitFor();
    // What nobody would guess is told there.
    for (const words of ['Alt + drag', 'Long press', 'Wheel', 'Command line'])
      expect(await help.getByText(words).count(), words).toBe(1);
    expect(await page.getByText('This part did not arrive.').count()).toBe(0);
    await context.close();
  });

  it('says what to do where the program itself cannot be had', async () => {
    const { page, context } = await openPerson(doors.browser);
    await page.route('**/assets/react-*', (route) => route.abort());
    await page.goto(doors.house.url);
    await page.getByText('Stellwerk could not be loaded.').waitFor();
    await context.close();
  });
});
