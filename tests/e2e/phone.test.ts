import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import type { Move } from './lib/table.ts';
import { goOnTo, lengthOf, openAlone, optionsOf, placeOf, still, untilLength, where } from './lib/table.ts';

const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
/** What is held is shown above the finger, so that the finger does not cover it. */
const ABOVE_FINGER = 56;

async function touch(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) {
  const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
  await finger.send('Input.dispatchTouchEvent', { type, touchPoints });
}

const pieceOf = (page: Page, lay: Move): Promise<string> =>
  page.evaluate(
    (tile) =>
      Object.entries(window.stellwerk.table()!.pieces).find(
        ([id, { at }]) => id.startsWith(`tile/${tile}/`) && !at.startsWith('hex/'),
      )![0],
    String(lay['tile']),
  );

describe.skipIf(noBrowser() !== null)('on a phone', () => {
  const doors = openDoors();

  it('a tile is tapped, its place is tapped, and it lies there', async () => {
    const { page, faults } = await openPerson(doors.browser, PHONE);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    const before = await lengthOf(page);
    await page.locator('.phone-tab', { hasText: 'Board' }).tap();
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    const corner = await where(page, 'hex/E9');
    await page.locator('.pick').first().tap();
    await page.locator('.held-bar:not(.pickable)').waitFor();
    // What the bar under it says takes more room: the map stays where it is.
    await still(page);
    expect(await where(page, 'hex/E9')).toEqual(corner);
    // The first place that fits is offered; turning it, then a tap on the place lays the tile.
    await page.getByRole('button', { name: 'turn' }).tap();
    const place = await page.evaluate(
      () => `hex/${String(window.stellwerk.options({ type: 'lay' })[0]!['hex'])}`,
    );
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    const spot = await where(page, place);
    await page.touchscreen.tap(spot.x, spot.y);
    await untilLength(page, before + 1);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a long press takes a tile up, and the finger carries it to its place', async () => {
    const { page, context, faults } = await openPerson(doors.browser, PHONE);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    const before = await lengthOf(page);
    await page.locator('.phone-tab', { hasText: 'Board' }).tap();
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    await page.getByRole('button', { name: 'Show everything' }).tap();
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    const [lay] = await optionsOf(page, { type: 'lay' });
    const piece = await pieceOf(page, lay!);
    const [from, to] = [await where(page, piece), await where(page, `hex/${String(lay!['hex'])}`)];
    const finger = await context.newCDPSession(page);
    await touch(finger, 'touchStart', from.x, from.y);
    // It is in the hand as soon as the bar with its name is there.
    await page.locator('.held-bar:not(.pickable)').waitFor();
    await touch(finger, 'touchMove', (from.x + to.x) / 2, (from.y + to.y) / 2);
    await touch(finger, 'touchMove', to.x, to.y + ABOVE_FINGER);
    await touch(finger, 'touchEnd');
    await untilLength(page, before + 1);
    expect(await placeOf(page, piece)).toBe(`hex/${String(lay!['hex'])}`);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('what is offered in the market says the number that is filled in', async () => {
    const { page, faults } = await openPerson(doors.browser, PHONE);
    await openAlone(page, doors.house.url);
    await page.locator('.phone-tab', { hasText: 'Market' }).tap();
    await page.locator('button.offer-price', { hasText: '180M' }).tap();
    const yes = page.locator('.offer-ask .button.primary');
    expect(await yes.textContent()).toContain('180M');
    await page.locator('.offer-ask .number button').last().tap();
    await yes.filter({ hasText: '190M' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('the obvious step is one button, and skipping a step is one entry', async () => {
    const { page, faults } = await openPerson(doors.browser, PHONE);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    const before = await lengthOf(page);
    await page.getByRole('button', { name: 'No track, go on' }).tap();
    await page.locator('.steps .now', { hasText: /Station|Run/ }).waitFor();
    expect(await lengthOf(page)).toBe(before + 1);
    await page.getByRole('button', { name: 'Why not?' }).tap();
    await page.getByRole('heading', { name: 'What may I do?' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect(await page.locator('.now h2').textContent()).toMatch(/nothing runs for|place a station/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
