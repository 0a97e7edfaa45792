import { formatTableFile } from '@stellwerk/engine/table/file.ts';
import type { Page } from 'playwright-core';
import { buildClient, launchBrowser, noBrowser, openPerson } from '../../e2e/lib/browser.ts';
import { openHouse } from '../../e2e/lib/server.ts';
import { openAlone, ready, where } from '../../e2e/lib/table.ts';
import type { Script } from '../server/scripts.ts';
import { recorded } from '../server/scripts.ts';
import { timeBelow } from './cpu.ts';

const MOVES = 400;
const ACTION_MS = 2500;
/** A small board and the largest one, with a hex in the middle of each. */
const BOARDS = [
  { title: '18TE', middle: 'hex/E9' },
  { title: '18España', middle: 'hex/H16' },
] as const;
/** A laptop, and a large display. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

interface Frames {
  readonly fps: number;
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  /** Processor time of a frame, in all processes of the browser. */
  readonly cpu: number | null;
}

/** Legal moves by a small generator of its own, building rather than waiting: a full late board. */
async function playOn(page: Page, moves: number): Promise<void> {
  await page.evaluate((count) => {
    let state = 20_261_116;
    const luck = (n: number): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return state % n;
    };
    const wanted = ['lay', 'station', 'run', 'train', 'buy', 'payout', 'auction'];
    for (let i = 0; i < count; i++) {
      const options = window.stellwerk.options();
      if (options.length === 0) break;
      const useful = options.filter(({ type }) => wanted.includes(type));
      const pool = useful.length > 0 && luck(6) > 0 ? useful : options;
      window.stellwerk.play(pool[luck(pool.length)]!);
    }
  }, moves);
}

/** Frame times while something goes on. */
async function during(page: Page, action: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    let isOn = true;
    const tick = (now: number): void => {
      frames.push(now - last);
      last = now;
      if (isOn) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, {
      stopFrames: () => {
        isOn = false;
        return frames.slice(2);
      },
    });
  });
  const before = timeBelow();
  await action();
  const after = timeBelow();
  const frames = await page.evaluate(() => (window as unknown as { stopFrames(): number[] }).stopFrames());
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (q: number): number => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
  const total = frames.reduce((a, b) => a + b, 0);
  const cpu = before === null || after === null ? null : (after - before) / frames.length;
  return { fps: (frames.length / total) * 1000, p50: at(0.5), p95: at(0.95), worst: at(1), cpu };
}

/** Moves the mouse from inside the page, once a frame: the protocol would be slower than the drawing. */
async function sweep(page: Page, from: { x: number; y: number }, radius: number, ms: number): Promise<void> {
  await page.evaluate(
    ([x, y, r, time]) =>
      new Promise<void>((resolve) => {
        const box = document.querySelector('.stage-canvas')!;
        const start = performance.now();
        const step = (now: number): void => {
          const t = (now - start) / 1000;
          const init = {
            bubbles: true,
            pointerId: 1,
            pointerType: 'mouse',
            buttons: 1,
            clientX: x! + r! * Math.sin(t * 3),
            clientY: y! + r! * Math.sin(t * 2.2),
          };
          box.dispatchEvent(new PointerEvent('pointermove', init));
          if (now - start < time!) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    [from.x, from.y, radius, ms] as const,
  );
}

async function zoomInAndOut(page: Page, at: { x: number; y: number }, ms: number): Promise<void> {
  await page.evaluate(
    ([x, y, time]) =>
      new Promise<void>((resolve) => {
        const box = document.querySelector('.stage-canvas')!;
        const start = performance.now();
        const step = (now: number): void => {
          const deltaY = Math.cos(((now - start) / 1000) * 4) * 42;
          box.dispatchEvent(
            new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY, clientX: x!, clientY: y! }),
          );
          if (now - start < time!) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    [at.x, at.y, ms] as const,
  );
}

const line = (name: string, { fps, p50, p95, worst, cpu }: Frames): string =>
  `${name.padEnd(16)} ${fps.toFixed(1).padStart(6)} fps   p50 ${p50.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms   worst ${worst.toFixed(0)} ms${cpu === null ? '' : `   ${cpu.toFixed(1)} ms of processor a frame`}`;

/** Any tile that still lies in the tray. */
const someTile = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const pieces = window.stellwerk.table()?.pieces ?? {};
    return Object.keys(pieces).find((id) => id.startsWith('tile/') && pieces[id]!.at === 'supply') ?? '';
  });

/** A game that people have played, to be looked at alone. */
async function openRecorded(page: Page, url: string, { play }: Script): Promise<void> {
  await page.goto(url);
  const buffer = Buffer.from(formatTableFile(play));
  await page
    .locator('.open-file input[type=file]')
    .setInputFiles({ name: 'Evening.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Look at it alone' }).click();
  await ready(page);
}

/** A hex in the middle of the map, as far as its name tells. */
const middleOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const hexes = Object.values(window.stellwerk.table()?.pieces ?? {}).flatMap(
      ({ at }) => /^hex\/[^/]+$/.exec(at)?.[0] ?? [],
    );
    return [...new Set(hexes)].toSorted()[hexes.length >> 1] ?? '';
  });

/** Pan, zoom and drag on a full late board, drawn by software. */
async function benchBoard(
  page: Page,
  title: string,
  middle: string,
  print: (line: string) => void,
): Promise<void> {
  const length = await page.evaluate(() => window.stellwerk.log().length);
  await page.waitForTimeout(6000);
  const { width, height } = page.viewportSize()!;
  print(`client frames, ${title}, ${width} × ${height}, software rendering, after ${length - 1} moves:`);
  // The whole table, whatever the step would look at.
  await page.keyboard.press('0');
  await page.waitForTimeout(900);
  const map = await where(page, middle);
  await page.mouse.move(map.x, map.y);
  print(line('idle', await during(page, () => page.waitForTimeout(1000))));
  const cloth = { x: 10, y: 500 };
  await page.mouse.move(cloth.x, cloth.y);
  await page.mouse.down();
  await page.mouse.move(cloth.x + 20, cloth.y);
  print(line('pan', await during(page, () => sweep(page, { x: 30, y: 500 }, 260, ACTION_MS))));
  await page.mouse.up();
  await page.keyboard.press('0');
  await page.waitForTimeout(700);
  print(line('zoom', await during(page, () => zoomInAndOut(page, map, ACTION_MS))));
  await page.keyboard.press('0');
  await page.waitForTimeout(700);
  const tile = await where(page, await someTile(page));
  await page.mouse.move(tile.x, tile.y);
  await page.mouse.down();
  await page.mouse.move(map.x, map.y, { steps: 6 });
  print(line('drag a tile', await during(page, () => sweep(page, map, 220, ACTION_MS))));
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

export async function benchFrames(print: (line: string) => void, files: readonly string[]): Promise<void> {
  const reason = noBrowser();
  if (reason) {
    print(`client frames: skipped, ${reason}`);
    return;
  }
  await buildClient();
  const house = await openHouse();
  const browser = await launchBrowser();
  try {
    for (const script of files.length > 0 ? await recorded(files) : [])
      for (const viewport of WINDOWS) {
        const { page } = await openPerson(browser, { viewport, reducedMotion: 'no-preference' });
        await openRecorded(page, house.url, script);
        await benchBoard(page, script.title, await middleOf(page), print);
        await page.close();
      }
    for (const board of files.length > 0 ? [] : BOARDS)
      for (const viewport of WINDOWS) {
        const { page } = await openPerson(browser, { viewport, reducedMotion: 'no-preference' });
        await openAlone(page, house.url, board.title);
        await playOn(page, MOVES);
        await benchBoard(page, board.title, board.middle, print);
        await page.close();
      }
  } finally {
    await browser.close();
    await house.close();
  }
}
