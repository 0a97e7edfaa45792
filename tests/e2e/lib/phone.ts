import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { lengthOf } from './table.ts';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const TURNED: BrowserContextOptions = { ...PHONE, viewport: { width: 844, height: 390 } };
const FINGER = 44;

export const goTo = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation').getByRole('button', { name, exact: true }).tap();

/** Taps a button that a finger must be able to hit: in the window, and large enough. */
export async function press(page: Page, selector: string): Promise<boolean> {
  const button = page.locator(selector).first();
  if ((await button.count()) === 0) return false;
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  const size = page.viewportSize()!;
  expect(Math.round(box.height), selector).toBeGreaterThanOrEqual(FINGER);
  expect(box.x + box.width / 2, selector).toBeLessThan(size.width);
  expect(box.y + box.height / 2, selector).toBeLessThan(size.height);
  await button.tap();
  return true;
}

const nowOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('.phone .now')?.textContent ?? '');

/** Something was done: the table has gone on, or the page asks for the next step of the turn. */
const doing = async (page: Page, act: () => Promise<boolean>): Promise<boolean> => {
  const before = await lengthOf(page);
  await goTo(page, 'Mine');
  const asked = await nowOf(page);
  if (!(await act())) return false;
  await page.waitForFunction(
    ([length, text]) => {
      const now = document.querySelector('.phone .now')?.textContent;
      return window.stellwerk.log().length > length || (now !== undefined && now !== text);
    },
    [before, asked] as const,
  );
  return true;
};

/** One thing that lies on the market is taken: its price, then yes. */
export const takeOffer = (page: Page): Promise<boolean> =>
  doing(page, async () => {
    await goTo(page, 'Market');
    return (await press(page, 'button.offer-price')) && press(page, '.offer-ask .button.primary');
  });

/** What is done with the hands: its choice, the piece if there are several, then laying it where it is shown. */
export const layByHand = (page: Page): Promise<boolean> =>
  doing(page, async () => {
    await goTo(page, 'Mine');
    if (!(await press(page, '.now .choices > button.choice[aria-expanded]'))) return false;
    if ((await page.locator('.pick-row button').count()) > 0) await press(page, '.pick-row button');
    await page.locator('.held-bar:not(.pickable)').waitFor();
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    return press(page, '.held-bar .button.primary');
  });

/** The button that goes on, else the first thing that can be done with one press. */
export const goOn = (page: Page): Promise<boolean> =>
  doing(page, async () => {
    await goTo(page, 'Mine');
    return (
      (await press(page, '.now .choice-ends .button.primary')) ||
      (await press(page, '.now .choice-ends .button:not(.why-not)')) ||
      (await press(page, '.now .choices .choices > .choice')) ||
      (await press(page, '.now .choice-form .button')) ||
      press(page, '.now .runs .button.primary, .now .button.primary')
    );
  });
