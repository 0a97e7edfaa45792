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
    readonly pieces: Record<string, { at: string; turn?: number; side?: string }>;
    readonly cash: Record<string, number>;
    readonly clock: Record<string, unknown>;
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

/** Waits until the table lies there, drawn, with all that stands around; the question for one's name may lie over it. */
export const drawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      Boolean(window.stellwerk?.table()) &&
      window.stellwerk.isAtRest() &&
      document.querySelector('.stage-canvas canvas') !== null &&
      document.querySelector('.table > [aria-busy]') === null &&
      // What lies over the tabletop comes after it; whoever rests on a card before that is not seen.
      (document.querySelector('.table') === null || document.querySelector('[id^="stage-"]') !== null),
  );
};

/**
 * Waits until what was done last has been drawn, and the camera stands: a new step may choose another view, one frame
 * after the log has grown.
 */
export const still = async (page: Page): Promise<void> => {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));
      }),
  );
  await page.waitForFunction(() => window.stellwerk.isAtRest());
};

/** The same, with nothing over it that would catch the hand. */
export const ready = async (page: Page): Promise<void> => {
  await drawn(page);
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
};

/** Parts of the page that come by themselves, some seconds after the table stands. */
export const SPARE_PARTS = ['CoachTab', 'Dialogs', 'LedgerTab', 'ChatTab', 'SettingsTab', 'TilesTab'];

/** Waits until they are here: a browser never asks again for what it could not get while the server was away. */
export const stocked = async (page: Page): Promise<void> => {
  await page.waitForFunction((parts) => {
    const come = performance.getEntriesByType('resource').map(({ name }) => name);
    return parts.every((part) => come.some((name) => name.includes(`/${part}-`)));
  }, SPARE_PARTS);
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
  await still(page);
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

/** A button of the card that says what to do now. */
export const pressNow = (page: Page, name: string | RegExp): Promise<void> =>
  page.locator('.now').getByRole('button', { name }).first().click();
export const clockOf = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(() => window.stellwerk.table()!.clock);
/** Everything that lies on the table as this person sees it. */
export const tableOf = (page: Page): Promise<ReturnType<Handle['table']>> =>
  page.evaluate(() => window.stellwerk.table());

const pickGame = async (page: Page, url: string, game: string | undefined): Promise<void> => {
  await page.goto(url);
  if (game !== undefined) await page.locator('.game-card', { hasText: game }).first().click();
};

/** A table in this browser only. */
export async function openAlone(page: Page, url: string, game?: string): Promise<void> {
  await pickGame(page, url, game);
  await page.getByRole('button', { name: /Try it alone|Allein ausprobieren/ }).click();
  await ready(page);
}

/** Legal moves until one of a kind is offered. */
export async function goOnTo(page: Page, type: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const options = await optionsOf(page);
    if (options.some((move) => move.type === type)) return;
    const next =
      options.find((m) => m.type === 'auction') ??
      options.find((m) => ['pass', 'done', 'run', 'payout'].includes(m.type));
    await playMove(page, next ?? options[0]!);
  }
  throw new Error(`never came to ${type}`);
}

interface SetUp {
  readonly game?: string;
  readonly without?: readonly string[];
  readonly seed?: number;
  /** Cards of the form that are chosen: a variant, how strict the table is. */
  readonly chosen?: readonly string[];
}

interface Opening {
  readonly seats: readonly { readonly seat: string; readonly name?: string }[];
}
function fileOf({ seats, ...opening }: Opening, seed: number): object {
  const people = seats.map(({ name = '' }) => name);
  return { stellwerk: 1, ...opening, seats: seats.map(({ seat }) => seat), people, seed, moves: [] };
}

/** A table for several, set up by clicks; the links of the named seats or views are returned. */
export async function setUpLinks(
  page: Page,
  url: string,
  { game, without = [], seed, chosen = [] }: SetUp,
  names: readonly string[],
): Promise<readonly string[]> {
  await pickGame(page, url, game);
  // The shuffle is chance, and nobody chooses it; a test that needs a certain hand brings a file that is laid so.
  if (seed !== undefined)
    await page.route('**/api/tables', (route) =>
      route.continue({
        url: `${route.request().url()}/import`,
        postData: JSON.stringify(fileOf(route.request().postDataJSON() as Opening, seed)),
      }),
    );
  for (const name of without) await page.getByLabel(`Remove ${name}`).click();
  for (const card of chosen) await page.locator('.option-card', { hasText: card }).first().click();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  const links: string[] = [];
  for (const name of names) {
    const row = page.locator('.link-row', { hasText: name });
    await row.getByRole('button', { name: 'QR' }).click();
    links.push(await row.getByRole('textbox').inputValue());
  }
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await ready(page);
  // Whoever sets up the table has the first seat as soon as the server says so.
  await page
    .getByRole('button', { name: / is here$/ })
    .first()
    .waitFor();
  return links;
}

/** The same; the link of the second seat is returned. */
export const setUpTable = async (page: Page, url: string, setUp: SetUp): Promise<string> =>
  (await setUpLinks(page, url, setUp, ['Jonas']))[0]!;

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await ready(page);
}

export type { Move };
