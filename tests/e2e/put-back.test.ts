import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { openEvening, railway } from './lib/evenings.ts';
import { eventually } from './lib/people.ts';
import { carry, lengthOf, still, where } from './lib/table.ts';

interface At {
  readonly x: number;
  readonly y: number;
}

/** What lies open on the table, one piece of each kind and place; what is printed on the map like a tile stays there. */
async function oneOfEach(page: Page): Promise<readonly string[]> {
  // The whole table: nothing lies out of the window.
  await page.keyboard.press('0');
  await still(page);
  const found = await page.evaluate(() => {
    const kinds = new Map<string, string>();
    for (const [id, { at }] of Object.entries(window.stellwerk.table()!.pieces)) {
      const kind = `${id.split('/')[0]} ${at.split('/')[0]}`;
      const isBoard = /^(tile|closed)\//.test(id);
      const spot = kinds.has(kind) || isBoard ? null : window.stellwerk.where(id);
      if (spot && document.elementFromPoint(spot.x, spot.y)?.closest('.stage-canvas')) kinds.set(kind, id);
    }
    return [...kinds.values()];
  });
  return found;
}

/** Nothing has happened, nothing is asked, and nothing hangs in the hand or over the table. */
async function expectUntouched(page: Page, length: number, what: string): Promise<void> {
  expect(await page.locator('.hand-menu').count(), `${what}: a question`).toBe(0);
  expect(await page.locator('.hand-card').count(), `${what}: a card`).toBe(0);
  expect(await page.locator('.choice.held').count(), `${what}: still held`).toBe(0);
  const last = await page.evaluate(() => JSON.stringify(window.stellwerk.log().at(-1)!.act));
  expect(await lengthOf(page), `${what}: ${last}`).toBe(length);
}

const held = (page: Page) => page.locator('.choice.held').first();
const isHeld = (page: Page, what: string): Promise<unknown> =>
  eventually(
    () => held(page).count(),
    (n) => n > 0,
    `${what} is in the hand`,
  );

/** Away over the table, so that it has been carried, and back beside the spot where it lay. */
async function carryAndBack(page: Page, what: string, beside: number): Promise<void> {
  const from = await where(page, what);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + (from.y > 400 ? -160 : 160), { steps: 4 });
  await isHeld(page, what);
  await page.mouse.move(from.x + beside, from.y + beside / 2, { steps: 4 });
  await page.mouse.up();
}

async function touch(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: At) {
  await finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
}

describe.skipIf(noBrowser() !== null)('what is taken up and put back', () => {
  const doors = openDoors();
  let evening: string;

  beforeAll(async () => {
    // In a stock round: where a run is drawn, to press a station begins it.
    const isLate = (table: { clock: { round: string } }, n: number): boolean =>
      n >= 80 && table.clock.round === 'SR';
    evening = await railway('18esp', ['Anna', 'Bert', 'Cora'], isLate);
  });

  it('by mouse, a little beside where it lay, leaves nothing behind', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openEvening(page, doors.house.url, evening);
    const pieces = await oneOfEach(page);
    expect(pieces.length).toBeGreaterThan(8);
    const length = await lengthOf(page);
    for (const piece of pieces) {
      await carryAndBack(page, piece, 5);
      await expectUntouched(page, length, piece);
    }
    // Stations that lie in a row on their charter: on its neighbour one is back as well.
    await carry(page, 'token/CFLG/2', 'token/CFLG/3');
    await expectUntouched(page, length, 'a station on its neighbour');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('by finger, without leaving the spot or after a way, leaves nothing behind', async () => {
    const { page, faults } = await openPerson(doors.browser, { hasTouch: true });
    await openEvening(page, doors.house.url, evening);
    const finger = await page.context().newCDPSession(page);
    const pieces = await oneOfEach(page);
    const length = await lengthOf(page);
    for (const piece of pieces) {
      const at = await where(page, piece);
      await touch(finger, 'touchStart', at);
      await isHeld(page, piece);
      await touch(finger, 'touchMove', { x: at.x + 70, y: at.y + (at.y > 400 ? -90 : 150) });
      // What is held is shown above the finger: that is what comes back over its place.
      await touch(finger, 'touchMove', { x: at.x, y: at.y + 56 });
      await touch(finger, 'touchEnd');
      await expectUntouched(page, length, `${piece}, carried`);
    }
    // A finger that only trembles carries nothing to what lies above it; it asks what this is.
    const at = await where(page, pieces[0]!);
    await touch(finger, 'touchStart', at);
    await isHeld(page, pieces[0]!);
    await touch(finger, 'touchMove', { x: at.x + 2, y: at.y + 2 });
    await touch(finger, 'touchEnd');
    await expectUntouched(page, length, 'trembling');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('by keys, with Escape or with Enter where it lay, leaves nothing behind', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openEvening(page, doors.house.url, evening);
    const length = await lengthOf(page);
    for (const region of ['tray', 'market', 'depot', 'tracks']) {
      await page.locator(`#stage-${region}`).focus();
      await page.keyboard.press('Enter');
      await isHeld(page, region);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expectUntouched(page, length, `${region}, Escape`);
    }
    // A price marker: up, a step aside, back, and Enter; then at once where it lay.
    for (const keys of [['ArrowRight', 'ArrowLeft'], []]) {
      await page.locator('#stage-market').focus();
      await page.keyboard.press('Enter');
      await isHeld(page, 'a price marker');
      for (const key of [...keys, 'Enter']) await page.keyboard.press(key);
      await expectUntouched(page, length, `market, ${keys.join()}, Enter`);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
