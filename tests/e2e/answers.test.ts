import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { eventually, holdOver } from './lib/people.ts';
import { goOnTo, openAlone, where } from './lib/table.ts';

/** Rests the pointer on something and reads what the table says; asks once more where it was on its way. */
async function pointAt(page: Page, name: string, title: RegExp, by = { x: 0, y: 0 }): Promise<string> {
  const at = await where(page, name);
  const answer = page.locator('.answer').filter({ has: page.getByRole('heading', { name: title }) });
  await eventually(
    async () => {
      await page.mouse.move(at.x + by.x - 1, at.y + by.y);
      await page.mouse.move(at.x + by.x, at.y + by.y);
      await answer.waitFor({ timeout: 1500 }).catch(() => undefined);
      return answer.count();
    },
    (n) => n === 1,
    `an answer about ${name}`,
  );
  // Never over what one aims at.
  const box = (await answer.boundingBox())!;
  const isOver =
    at.x + by.x > box.x &&
    at.x + by.x < box.x + box.width &&
    at.y + by.y > box.y &&
    at.y + by.y < box.y + box.height;
  expect(isOver).toBe(false);
  return answer.innerText();
}
/** One piece of every kind that can be pointed at on this page: nothing lies over its middle. */
const kindsInSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Map<string, string>();
    for (const piece of Object.keys(window.stellwerk.table()!.pieces)) {
      const kind = piece.split('/')[0]!;
      const at = found.has(kind) ? null : window.stellwerk.where(piece);
      if (at && document.elementFromPoint(at.x, at.y)?.tagName === 'CANVAS') found.set(kind, piece);
    }
    return [...found.values()];
  });
const away = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.locator('.answer').waitFor({ state: 'detached' });
};

describe.skipIf(noBrowser() !== null)('the table answers', () => {
  const doors = openDoors();

  it('for a hex, a train, a charter and a marker, short first and more on demand, in both languages', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    const hex = await pointAt(page, 'hex/D6', /^Ibbenbüren, city$/);
    expect(hex).toContain('hex D6');
    expect(hex).toMatch(/1 station circle, all empty/);
    expect(hex).not.toContain('Upgrades that fit');
    await page.keyboard.press('m');
    const more = page.locator('.answer-more');
    expect(await more.innerText()).toMatch(/Upgrades that fit\s+5 ×1, 6 ×4, 57 ×2/);
    expect(await more.innerText()).toMatch(/50M for the ground/);
    expect(await seriousFaults(page)).toEqual([]);
    await away(page);
    const train = await pointAt(page, 'train/3/1', /^3 \/ 2\+2$/);
    expect(train).toMatch(/3: runs to up to 3 stops/);
    await page.keyboard.press('m');
    expect(await more.innerText()).toMatch(/Rusts with\s+the first D/);
    expect(await more.innerText()).toMatch(/The first one\s+opens phase 3/);
    await away(page);
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    const charter = await pointAt(page, 'company/KHS', /Königlich Hannöversche/, { x: 30, y: 0 });
    expect(charter).toMatch(/entscheidet \(\d+ %\)/);
    await page.keyboard.press('m');
    expect(await more.innerText()).toMatch(/Ziel\s+Rheine \(A7\): 100M, offen/);
    await away(page);
    expect(await pointAt(page, 'marker/KHS', /^KHS bei \d+$/)).toMatch(/Behält ein: \d+/);
    // The paragraph is one press away.
    await page.locator('.answer').getByRole('button', { name: 'Paragraph 7.6 lesen' }).click();
    await page.locator('.paragraph').getByRole('heading', { name: /§7\.6/ }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('is silent while something is in the hand, and where it was asked to be', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    await pointAt(page, 'hex/D6', /Ibbenbüren/);
    await holdOver(page, 'tile/58/4', 'hex/F6');
    await page.locator('.hand-card').waitFor();
    expect(await page.locator('.answer').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.locator('#tab-settings').click();
    await page.getByLabel('The table answers when pointed at').uncheck();
    const at = await where(page, 'hex/D6');
    await page.mouse.move(at.x, at.y);
    await page.locator('#tab-log').focus();
    await page.waitForTimeout(1200);
    expect(await page.locator('.answer').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('says the same to the keys and to readers', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    await page.locator('#stage-map').focus();
    const card = page.locator('.answer');
    await eventually(
      async () => {
        await page.keyboard.press('ArrowDown');
        await card.waitFor({ timeout: 1500 }).catch(() => undefined);
        return card.count();
      },
      (n) => n === 1,
      'an answer by keys',
    );
    const line = await card.locator('.answer-short p').first().innerText();
    await page
      .locator('.sr-only[aria-live]', { hasText: line.replace(/\.$/, '') })
      .waitFor({ state: 'attached' });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('comes from below when a finger stays, with more and the paragraph to press', async () => {
    const { page, context, faults } = await openPerson(doors.browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    await page.locator('.phone-tab').nth(1).tap();
    const touch = await context.newCDPSession(page);
    const sheet = page.locator('.answer-sheet', { hasText: 'Lotte, town' });
    await eventually(
      async () => {
        const at = await where(page, 'hex/F6');
        await touch.send('Input.dispatchTouchEvent', {
          type: 'touchStart',
          touchPoints: [{ x: at.x, y: at.y }],
        });
        await page.waitForTimeout(700);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await sheet.waitFor({ timeout: 1500 }).catch(() => undefined);
        return sheet.count();
      },
      (n) => n === 1,
      'the sheet is there',
    );
    expect(await page.locator('.answer-more').count()).toBe(0);
    await sheet.getByRole('button', { name: 'more' }).tap();
    await page.locator('.answer-more', { hasText: 'Upgrades that fit' }).waitFor();
    await sheet.getByRole('button', { name: '§7.3' }).tap();
    await page.locator('.paragraph-sheet').getByRole('heading', { name: '§7.3 Track' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(['18TE', '18España', 'Trains of Europe'])(
    'of %s, whatever kind of piece the pointer rests on, a finger stays on or the keys come to',
    async (game) => {
      const { page, context, faults } = await openPerson(doors.browser, {
        viewport: { width: 1600, height: 1000 },
        hasTouch: true,
      });
      await openAlone(page, doors.house.url, game);
      const kinds = await kindsInSight(page);
      expect(kinds.length).toBeGreaterThan(5);
      for (const name of [...kinds, 'cash/bank']) {
        const said = await pointAt(page, name, /./);
        expect(said.split('\n').length, name).toBeGreaterThan(1);
        expect(said, name).not.toMatch(/[{}‹›]|undefined|\b(?:ask|toe|18te|18esp)\//);
        await away(page);
      }
      const touch = await context.newCDPSession(page);
      for (const name of kinds.slice(0, 2)) {
        await page.mouse.move(5, 5);
        const at = await where(page, name);
        const touchPoints = [{ x: at.x, y: at.y }];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
        await page.waitForTimeout(700);
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await page.locator('.answer, .answer-sheet').first().waitFor({ timeout: 5000 });
        await page.keyboard.press('Escape');
        await page.locator('.answer, .answer-sheet').first().waitFor({ state: 'detached' });
      }
      await page.locator('.region').first().focus();
      await eventually(
        async () => {
          await page.keyboard.press('ArrowRight');
          await page
            .locator('.answer')
            .first()
            .waitFor({ timeout: 1500 })
            .catch(() => undefined);
          return page.locator('.answer').count();
        },
        (n) => n === 1,
        'an answer by keys',
      );
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
