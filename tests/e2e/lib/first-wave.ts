import { GAME_IDS } from '@stellwerk/engine/games/registry.ts';
import type { Page, Route } from 'playwright-core';
import { where } from './table.ts';

/** What a hand at the tabletop needs: the page, the tabletop, the line to the server, one title in one language. */
const NEEDED = [
  ...['index', 'loader', 'rolldown-runtime', 'react', 'common', 'table', 'remote', 'lanes'],
  ...GAME_IDS.flatMap((id) => [id, `words-${id}-en`]),
];

/** And what only tables of that title need: what its family shares, surfaces and maps of their own. */
const CROWDED = ['rail', 'dense-map', 'companies'];
const ALSO: Readonly<Record<string, readonly string[]>> = {
  '18TE': ['rail'],
  '18España': ['rail'],
  'Trains of Europe': ['networks'],
  '1862': [...CROWDED, 'groups'],
  '18DO': [...CROWDED, 'heart'],
};

/** A place that has something to say has said it by then. */
const HEARD_MS = 2000;

/** `table` of `/assets/table-B3gk2x_q.js`; null: no file of the build. */
export const nameOfFile = (url: string): string | null =>
  /\/assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(url)?.[1] ?? null;

/** Answers only what the first piece in the hand needs at a table of that title. Everything else waits until it is let go. */
export async function holdBack(
  page: Page,
  game = '18TE',
): Promise<{ readonly held: readonly string[]; readonly letGo: () => Promise<void> }> {
  const needed = new Set([...NEEDED, ...(ALSO[game] ?? [])]);
  const waiting: Route[] = [];
  const held: string[] = [];
  const come = new Set<string>();
  let isOpen = false;
  await page.route('**/assets/**', async (route) => {
    const url = route.request().url();
    const name = nameOfFile(url);
    // Of two files of one name the table needs the first: what a guide calls its table comes later.
    const file = `${name}${url.slice(url.lastIndexOf('.'))}`;
    const isNeeded = name === null || (needed.has(name) && !come.has(file));
    come.add(file);
    if (isOpen || name === null || isNeeded) return route.continue();
    held.push(name);
    waiting.push(route);
  });
  return {
    held,
    letGo: async () => {
      isOpen = true;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}

/** Waits until the tabletop is drawn, whatever of the page around it is still to come. */
export const tabletopDrawn = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      Boolean(window.stellwerk?.table()) &&
      window.stellwerk.isAtRest() &&
      document.querySelector('.stage-canvas canvas') !== null,
  );
};

/**
 * A piece that somebody could do something with now, and other pieces in sight, one of each place. Whose turn it is may
 * be known a moment after the table is there.
 */
async function inSight(page: Page): Promise<{ readonly piece: string; readonly others: readonly string[] }> {
  const seen = await page.waitForFunction(() => {
    const { stellwerk } = window;
    const lying = Object.entries(stellwerk.table()!.pieces).filter(([id]) => stellwerk.where(id) !== null);
    const found = lying.find(([piece]) => stellwerk.options({ piece }).length > 0);
    if (!found) return null;
    const places = new Map(lying.map(([id, { at }]) => [at, id] as const));
    places.delete(found[1].at);
    return { piece: found[0], others: [...places.values()] };
  });
  return (await seen.jsonValue())!;
}

/** What the table says to what is held over this place; null: nothing, though it had the time. */
const saidHere = (page: Page): Promise<string | null> =>
  page
    .locator('.hand-card')
    .innerText({ timeout: HEARD_MS })
    .catch(() => null);

/** Takes a piece up, carries it over the table and tells what the table says to it; then it is put back. */
export async function verdictInHand(page: Page): Promise<string> {
  const seen = await inSight(page);
  const from = await where(page, seen.piece);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const other of seen.others) {
    const { x, y } = await where(page, other);
    await page.mouse.move(x, y, { steps: 4 });
    const said = await saidHere(page);
    if (said === null) continue;
    await page.mouse.move(from.x, from.y, { steps: 4 });
    await page.mouse.up();
    return said;
  }
  throw new Error(`the table has nothing to say to ${seen.piece}`);
}
