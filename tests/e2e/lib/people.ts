import type { Browser, Page } from 'playwright-core';
import type { Person } from './browser.ts';
import { openPerson } from './browser.ts';
import { setUpLinks, sitDown, untilLength, where } from './table.ts';

/** Two people in two browsers at one table: Anna set it up, Bert came by the link of Jonas' seat. */
export interface Two {
  readonly anna: Person;
  readonly bert: Person;
  /** The link of the shared screen. */
  readonly screen: string;
  /** Waits until both have seen so many entries. */
  both(length: number): Promise<unknown>;
}

export async function seatTwo(browser: Browser, url: string, touch = false): Promise<Two> {
  const anna = await openPerson(browser);
  const bert = await openPerson(browser, touch ? { hasTouch: true } : {});
  const { page } = anna;
  const [seat, screen] = await setUpLinks(page, url, { without: ['Mirel'] }, ['Jonas', 'Screen view']);
  await sitDown(bert.page, seat!, 'Bert');
  await page.waitForFunction(() => document.querySelector('.people')?.innerHTML.includes('Bert'));
  const both = (length: number): Promise<unknown> =>
    Promise.all([untilLength(page, length), untilLength(bert.page, length)]);
  return { anna, bert, screen: screen!, both };
}

export const LAYERS = ['ground', 'pieces', 'marks', 'hand'] as const;

/** How many pixels of a layer are painted around something on the stage: what is drawn there can be seen. */
export async function inkAt(
  page: Page,
  layer: (typeof LAYERS)[number],
  name: string,
  half = 40,
): Promise<number> {
  const { x, y } = await where(page, name);
  return page.evaluate(
    ([index, px, py, r]) => {
      const stage = document.querySelector('.stage-canvas');
      const canvas = stage?.querySelectorAll('canvas')[index];
      const pen = canvas?.getContext('2d');
      if (!stage || !canvas || !pen) return 0;
      const { left, top, width } = stage.getBoundingClientRect();
      const ratio = canvas.width / width;
      const { data } = pen.getImageData(
        (px - left - r) * ratio,
        (py - top - r) * ratio,
        2 * r * ratio,
        2 * r * ratio,
      );
      let count = 0;
      for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 40) count++;
      return count / (ratio * ratio);
    },
    [LAYERS.indexOf(layer), x, y, half] as const,
  );
}

const PATIENCE = 100;

/** Waits until something about a page is so. */
export async function eventually<T>(
  read: () => Promise<T>,
  isSo: (value: T) => boolean,
  what: string,
): Promise<T> {
  let value = await read();
  for (let i = 0; i < PATIENCE && !isSo(value); i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    value = await read();
  }
  if (!isSo(value)) throw new Error(`never so: ${what} (${JSON.stringify(value)})`);
  return value;
}

/** Takes something up and holds it over a place. */
export async function holdOver(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await where(page, from), await where(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
}

/** How large the table is on somebody's screen: pixels between two places. */
export async function widthBetween(page: Page, a: string, b: string): Promise<number> {
  const [one, two] = [await where(page, a), await where(page, b)];
  return Math.hypot(one.x - two.x, one.y - two.y);
}
