import type { Browser, Page } from 'playwright-core';
import type { Person } from './browser.ts';
import { openPerson, PATIENCE } from './browser.ts';
import type { Move } from './table.ts';
import { optionsOf, setUpLinks, sitDown, untilLength, where } from './table.ts';

/** Two people in two browsers at one table: Anna set it up, Bert came by the link of Jonas' seat. */
export interface Two {
  readonly anna: Person;
  readonly bert: Person;
  /** The link of the shared screen. */
  readonly screen: string;
  /** Waits until both have seen so many entries. */
  readonly both: (length: number) => Promise<unknown>;
}

export async function seatTwo(browser: Browser, url: string, touch = false): Promise<Two> {
  const anna = await openPerson(browser);
  const bert = await openPerson(browser, touch ? { hasTouch: true } : {});
  const { page } = anna;
  const [seat, screen] = await setUpLinks(page, url, { without: ['Mirel'] }, ['Jonas', 'Screen view']);
  await sitDown(bert.page, seat!, 'Bert');
  await page.getByRole('button', { name: 'Follow Bert' }).waitFor();
  const both = (length: number): Promise<unknown> =>
    Promise.all([untilLength(page, length), untilLength(bert.page, length)]);
  return { anna, bert, screen: screen!, both };
}

export const LAYERS = ['ground', 'pieces', 'marks', 'hand'] as const;

type Layer = (typeof LAYERS)[number];
type Want = 'any' | 'some' | 'none';
/** Fewer painted pixels than this are the edge of something else. */
const LITTLE = 60;

/** Runs in the page: the painted pixels of a layer around something on the stage, if they are as wanted. */
function lookForInk([index, name, r, want, little]: readonly [number, string, number, Want, number]): {
  readonly ink: number;
} | null {
  const stage = document.querySelector('.stage-canvas');
  const canvas = stage?.querySelectorAll('canvas')[index];
  const pen = canvas?.getContext('2d');
  const at = window.stellwerk.where(name);
  if (!stage || !canvas || !pen || !at) return null;
  const { left, top, width } = stage.getBoundingClientRect();
  const ratio = canvas.width / width;
  const side = 2 * r * ratio;
  const { data } = pen.getImageData((at.x - left - r) * ratio, (at.y - top - r) * ratio, side, side);
  let count = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 40) count++;
  const ink = count / (ratio * ratio);
  const isSo = want === 'any' || (want === 'some' ? ink > little : ink === 0);
  return isSo ? { ink } : null;
}

/** Looks at every frame, so that what is there for a moment only is seen as well. */
async function untilInk(page: Page, layer: Layer, name: string, want: Want, half = 40): Promise<number> {
  const found = await page.waitForFunction(lookForInk, [
    LAYERS.indexOf(layer),
    name,
    half,
    want,
    LITTLE,
  ] as const);
  return ((await found.jsonValue()) as { ink: number }).ink;
}

/** How many pixels of a layer are painted around something on the stage: what is drawn there can be seen. */
export const inkAt = (page: Page, layer: Layer, name: string, half?: number): Promise<number> =>
  untilInk(page, layer, name, 'any', half);
export const seen = (page: Page, layer: Layer, name: string, half?: number): Promise<number> =>
  untilInk(page, layer, name, 'some', half);
export const unseen = (page: Page, layer: Layer, name: string, half?: number): Promise<number> =>
  untilInk(page, layer, name, 'none', half);

/** Waits until something about a page is so. */
export async function eventually<T>(
  read: () => Promise<T>,
  isSo: (value: T) => boolean,
  what: string,
): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const value = await read();
    if (isSo(value)) return value;
    if (Date.now() > end) throw new Error(`never so: ${what} (${JSON.stringify(value)})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Where everything lies on somebody's page: the middle of every place that has something in it. */
export const layOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => {
    const pieces = Object.values(window.stellwerk.table()!.pieces);
    const lies = [...new Set(pieces.map(({ at }) => at))].map((place) => {
      const spot = window.stellwerk.where(place);
      return [place, spot ? `${Math.round(spot.x)} ${Math.round(spot.y)}` : ''] as const;
    });
    return Object.fromEntries(lies);
  });

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

/** Whoever of several has to decide now; `counts`: what others may do at any time is no turn. */
export async function actingOf(
  pages: readonly Page[],
  counts: (move: Move) => boolean = () => true,
): Promise<Page> {
  const found = await eventually(
    async () => {
      const able = await Promise.all(pages.map(async (page) => (await optionsOf(page)).some(counts)));
      return able.indexOf(true);
    },
    (i) => i >= 0,
    'somebody has to decide',
  );
  return pages[found]!;
}

/** All of them have seen so many entries. */
export const allSee = (pages: readonly Page[], length: number): Promise<unknown> =>
  Promise.all(pages.map((page) => untilLength(page, length)));

/** Answers nothing of these addresses before it is told to. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const told = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(addresses, async (route) => {
    await told;
    await route.continue();
  });
  return letGo;
}
