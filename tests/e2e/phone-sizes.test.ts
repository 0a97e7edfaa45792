import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { openEvening, railway } from './lib/evenings.ts';
import { goTo, PHONE } from './lib/phone.ts';
import { spilling } from './lib/whole.ts';

/** Upright phones, and a window at four times its size. */
const UPRIGHT = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 320, height: 640 },
];
const SEVEN = ['Anna', 'Jonas', 'Mirel', 'Selma', 'Emil', 'Gregor', 'Maximilian'];

/** Some devices have letters a fifth wider than others. */
const widen = (page: Page): Promise<void> =>
  page.evaluate(() =>
    document.documentElement.style.setProperty('--font', "'DejaVu Sans', Verdana, sans-serif"),
  );

/** Words in the head that are cut, and whatever of it sticks out of it or of the window. */
const cutInHead = (page: Page): Promise<readonly string[]> =>
  page.locator('.phone-head').evaluate((head) => {
    const { top, bottom } = head.getBoundingClientRect();
    return [...head.querySelectorAll('.table-name *, .avatar, button')].flatMap((node) => {
      const box = node.getBoundingClientRect();
      const isCut = node.matches('b, span:not(.avatar)')
        ? node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 2
        : false;
      const isOut =
        box.left < 0 || box.right > innerWidth || box.top < top - 0.5 || box.bottom > bottom + 0.5;
      return isCut || isOut ? [`${isCut ? 'cut' : 'out'}: ${node.textContent || node.className}`] : [];
    });
  });

describe.skipIf(noBrowser() !== null)('a phone is narrow', () => {
  const doors = openDoors();

  it('its head holds the name of the table and seven people, and no page is pushed aside', async () => {
    const { page, faults, context } = await openPerson(doors.browser, PHONE);
    const file = await railway('1862', SEVEN, (_, n) => n > 8);
    const named = JSON.stringify({ ...(JSON.parse(file) as object), name: 'Tuesday evening' });
    await openEvening(page, doors.house.url, named);
    for (const fonts of ['', 'wide']) {
      if (fonts === 'wide') await widen(page);
      for (const size of UPRIGHT) {
        await page.setViewportSize(size);
        expect(await cutInHead(page), `${size.width} ${fonts}`).toEqual([]);
        // The row of shelves moves so that the one of this step is seen, and nothing else moves with it.
        await goTo(page, 'Market');
        await page.locator('.shelf.on').waitFor();
        const head = (await page.locator('.phone-head').boundingBox())!;
        expect([head.x, head.width], `${size.width} ${fonts}`).toEqual([0, size.width]);
        await goTo(page, 'Mine');
      }
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('what somebody bids and has stays on their card, in wide letters too', async () => {
    const { page, faults, context } = await openPerson(doors.browser, PHONE);
    const people = ['Anna', 'Jonas', 'Mirel'];
    await openEvening(
      page,
      doors.house.url,
      await railway('18te', people, ({ clock }) => 'auction' in clock && clock.auction !== null),
    );
    await page.locator('.bidders li').first().waitFor();
    await widen(page);
    for (const size of UPRIGHT) {
      await page.setViewportSize(size);
      expect(await spilling(page, '.bidders li'), String(size.width)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
