import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPerson } from '../e2e/lib/browser.ts';
import { openAlone, where } from '../e2e/lib/table.ts';

export const FOLDER = fileURLToPath(new URL('../../shots/', import.meta.url));
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export const shoot = async (page: Page, name: string): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  await page.waitForTimeout(500);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
  console.log(`shots/${name}.png`);
};

export async function alone(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
  game?: string,
): Promise<Page> {
  const { page } = await openPerson(browser, { viewport: { width: 1600, height: 1000 }, ...options });
  await openAlone(page, url, game);
  return page;
}

/** Takes something and keeps it over a place. */
export async function hold(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await where(page, from), await where(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.waitForTimeout(500);
}

/** The part of the stage that a key looks at. */
export async function look(page: Page, key: string, name: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(900);
  await shoot(page, name);
}

/** The pointer on a place, and so many turns of the wheel towards it. */
export async function zoomTo(page: Page, place: string, turns: number): Promise<void> {
  const { x, y } = await where(page, place);
  await page.mouse.move(x, y);
  for (let i = 0; i < turns; i++) await page.mouse.wheel(0, -300);
  await page.waitForTimeout(600);
}

export async function inTheDark(page: Page): Promise<void> {
  await page.keyboard.press('0');
  await page.locator('#tab-settings').click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.locator('#tab-log').click();
  await page.waitForTimeout(900);
}
