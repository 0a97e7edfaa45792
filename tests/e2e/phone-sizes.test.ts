import { game as dortmund } from '@stellwerk/engine/games/18do/index.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dortmundEvening } from '../shots/dortmund-evening.ts';
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
/** A phone on its side, and a window at twice its size. */
const LOW = [
  { width: 844, height: 390 },
  { width: 720, height: 450 },
] as const;
const SEVEN = ['Anna', 'Jonas', 'Mirel', 'Selma', 'Emil', 'Gregor', 'Maximilian'];

/** Beside the siding a certificate can be sold and a brewery turned over: that takes several lines. */
const siding = async (): Promise<string> =>
  dortmundEvening({
    variant: 'trg',
    people: SEVEN.slice(0, 3),
    until: (table, n) => {
      const [seat] = dortmund.turn(table);
      return n > 150 && [...dortmund.options(table, seat ?? '')].some(({ type }) => type === 'siding');
    },
  });

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

/** What can be done or read and lies, at least in part, under the buttons that go on. */
const underWayOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.page-mine section.now').evaluate((now) => {
    const ends = now.querySelector('.choice-ends')!;
    const { top, bottom } = ends.getBoundingClientRect();
    return [...now.querySelectorAll('h2, p, .steps, .choice, .number, .button')].flatMap((node) => {
      const box = node.getBoundingClientRect();
      const isUnder =
        node.checkVisibility() && !ends.contains(node) && box.bottom > top + 2 && box.top < bottom - 2;
      return isUnder ? [node.textContent || node.className] : [];
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

  it.each([
    ['18DO, a siding', () => siding()],
    [
      '18TE, track',
      () => railway('18te', SEVEN.slice(0, 3), ({ clock }, n) => n > 60 && clock.step === 'track'),
    ],
    [
      '18España, track',
      () => railway('18esp', SEVEN.slice(0, 3), ({ clock }, n) => n > 60 && clock.operating !== null),
    ],
    ['1862, a stock round', () => railway('1862', SEVEN.slice(0, 4), (_, n) => n > 40)],
  ])('turned, and at twice its size, the way on lies over nothing: %s', async (_, file) => {
    const { page, faults, context } = await openPerson(doors.browser, {
      ...PHONE,
      viewport: LOW[0],
      locale: 'de-DE',
    });
    await openEvening(page, doors.house.url, await file());
    await page.locator('.now .choice-ends').waitFor();
    // All that can be done is laid out.
    for (const more of await page.locator('.more-choices summary').all()) await more.tap();
    for (const size of LOW) {
      await page.setViewportSize(size);
      expect(await underWayOn(page), `${size.width}`).toEqual([]);
      // It is reached by a finger that moves the page, and is seen whole there.
      const way = page.locator('.now .choice-ends .button').first();
      await way.scrollIntoViewIfNeeded();
      const { y, height } = (await way.boundingBox())!;
      expect(y + height, `${size.width}`).toBeLessThanOrEqual(size.height);
      await page.locator('.now h2').scrollIntoViewIfNeeded();
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
