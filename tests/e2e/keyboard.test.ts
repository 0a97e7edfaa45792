import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { goOnTo, lengthOf, openAlone, optionsOf, untilLength } from './lib/table.ts';

const lastMove = (page: Page): Promise<string> =>
  page.evaluate(() => window.stellwerk.log().at(-1)?.act.move?.type ?? '');

/** The command line: `/`, words, Enter. */
async function say(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

describe.skipIf(noBrowser() !== null)('without a mouse', () => {
  const doors = openDoors();

  it('plays a whole turn with the keyboard only', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    const before = await lengthOf(page);
    // Tab to the tray, walk to a tile that fits somewhere, take it up, go to the next place, turn, put it down.
    await page.locator('#stage-tray').focus();
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
    await page.keyboard.press('n');
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await untilLength(page, before + 1);
    expect(await lastMove(page)).toBe('lay');
    // The rest of the turn in words.
    for (const [i, words] of ['run', 'train', 'done'].entries()) {
      await say(page, words);
      await untilLength(page, before + 2 + i);
      expect(await lastMove(page)).toBe(words);
    }
    await page.keyboard.press('z');
    await untilLength(page, before + 5);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is told in German as well, in any form of the verb, and answers questions', async () => {
    const { page, faults } = await openPerson(doors.browser, { locale: 'de-DE' });
    await openAlone(page, doors.house.url);
    const before = await lengthOf(page);
    await say(page, 'passen');
    await untilLength(page, before + 1);
    expect(await lastMove(page)).toBe('pass');
    await goOnTo(page, 'lay');
    const [lay] = await optionsOf(page, { type: 'lay' });
    const laid = await lengthOf(page);
    await say(page, `legen ${String(lay!['tile'])} ${String(lay!['hex'])}`);
    await untilLength(page, laid + 1);
    expect(await lastMove(page)).toBe('lay');
    await say(page, 'fahren');
    await untilLength(page, laid + 2);
    expect(await lastMove(page)).toBe('run');
    await page.keyboard.press('/');
    await page.keyboard.type('lies Anna');
    await page.locator('.command-line [role="status"]', { hasText: /^Anna: Geld / }).waitFor();
    await page.keyboard.press('Escape');
    await say(page, 'tanzen');
    expect(await lengthOf(page)).toBe(laid + 2);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('takes a certificate up in the ledger with Enter and puts it down with somebody else', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'buy');
    const buy = (await optionsOf(page, { type: 'buy' })).find((move) => move['from'] === 'treasury')!;
    const before = await lengthOf(page);
    const company = String(buy['company']);
    await page.keyboard.press('b');
    const row = page.locator(`[data-drop-row="company/${company}"]`);
    await row.getByRole('button', { name: new RegExp(`, ${company}: \\d+\\. Take up`) }).focus();
    await page.keyboard.press('Enter');
    await row.locator('.cell.on').waitFor();
    // Let go on the row where it lies it is back, and nothing is sent; up again.
    await row.locator('th button').focus();
    await page.keyboard.press('Enter');
    await row.locator('.cell.on').waitFor({ state: 'detached' });
    expect(await lengthOf(page)).toBe(before);
    await row.getByRole('button', { name: new RegExp(`, ${company}: \\d+\\. Take up`) }).focus();
    await page.keyboard.press('Enter');
    await row.locator('.cell.on').waitFor();
    await page.locator(`[data-drop-row="seat/${buy.seat}"] th button`).focus();
    await page.keyboard.press('Enter');
    await untilLength(page, before + 1);
    expect(await lastMove(page)).toBe('buy');
    // Escape puts back what was taken up, and nothing is sent.
    await page.locator('.cell.handle').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.cell.on').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.cell.on').waitFor({ state: 'detached' });
    expect(await lengthOf(page)).toBe(before + 1);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
