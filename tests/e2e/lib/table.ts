import type { Page } from 'playwright-core';

interface Spot {
  readonly x: number;
  readonly y: number;
}
interface Move {
  readonly type: string;
  readonly seat: string;
  readonly [field: string]: unknown;
}
/** What the page lets scripts ask; see client/src/app/handle.ts. */
interface Handle {
  where(name: string): Spot | null;
  table(): {
    readonly pieces: Record<string, { at: string; turn?: number }>;
    readonly cash: Record<string, number>;
  } | null;
  seat(): string | null;
  log(): readonly {
    readonly n: number;
    readonly verdict: string;
    readonly act: { do: string; move?: Move };
  }[];
  options(about?: { piece?: string; type?: string }): readonly Move[];
  play(move: Move): void;
  isAtRest(): boolean;
}
declare global {
  interface Window {
    stellwerk: Handle;
  }
}

export const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      Boolean(window.stellwerk?.table()) &&
      window.stellwerk.isAtRest() &&
      document.querySelector('.stage canvas') !== null,
  );
};

/** Where something lies on the page; waits until it is there. */
export async function where(page: Page, name: string): Promise<Spot> {
  const found = await page.waitForFunction((n) => window.stellwerk.where(n), name);
  return (await found.jsonValue()) as Spot;
}

export const lengthOf = (page: Page): Promise<number> => page.evaluate(() => window.stellwerk.log().length);
export const placeOf = (page: Page, piece: string): Promise<string | undefined> =>
  page.evaluate((id) => window.stellwerk.table()?.pieces[id]?.at, piece);
export const cashOf = (page: Page, account: string): Promise<number | undefined> =>
  page.evaluate((id) => window.stellwerk.table()?.cash[id], account);
export const seatOf = (page: Page): Promise<string | null> => page.evaluate(() => window.stellwerk.seat());
export const optionsOf = (page: Page, about?: { piece?: string; type?: string }): Promise<readonly Move[]> =>
  page.evaluate((a) => window.stellwerk.options(a), about);

/** Waits until the log has grown to a length, here or by others. */
export const untilLength = async (page: Page, length: number): Promise<void> => {
  await page.waitForFunction((n) => window.stellwerk.log().length >= n, length);
};

/** Takes something with the mouse and carries it somewhere, as a hand does: with a pause over the goal. */
export async function carry(page: Page, from: string, to: string, over?: () => Promise<void>): Promise<void> {
  const [a, b] = [await where(page, from), await where(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await over?.();
  await page.mouse.up();
}

/** Plays a legal move without the hands: for getting to the place where a test begins. */
export const playMove = async (page: Page, move: Move): Promise<void> => {
  const before = await lengthOf(page);
  await page.evaluate((m) => window.stellwerk.play(m), move);
  await untilLength(page, before + 1);
};

export type { Move };
