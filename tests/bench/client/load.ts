import type { Browser, CDPSession, Page } from 'playwright-core';
import { buildClient, launchBrowser, noBrowser, openPerson } from '../../e2e/lib/browser.ts';
import { holdBack, tabletopDrawn, verdictInHand } from '../../e2e/lib/first-wave.ts';
import { openHouse } from '../../e2e/lib/server.ts';
import { drawn, setUpTable } from '../../e2e/lib/table.ts';

const PACKINGS = ['gzip', 'br'] as const;
type Packing = (typeof PACKINGS)[number];
/** Long enough for everything that a page asks for by itself, also for what it fetches quietly, later. */
const SETTLED_MS = 8000;
/** A modest line at home: here requests that wait for each other cost time, on loopback they do not. */
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const RUNS = 5;

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

/** Somebody with an empty cache, whose browser takes this packing. */
async function newcomer(
  browser: Browser,
  packing: Packing,
): Promise<{ readonly page: Page; readonly wire: CDPSession; readonly leave: () => Promise<void> }> {
  const { context, page } = await openPerson(browser);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': packing } });
  return { page, wire, leave: () => context.close() };
}

/** Bytes over the wire with their heads, and requests, as they come in. */
function countOf(wire: CDPSession): () => string {
  let [bytes, requests] = [0, 0];
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  return () => `${kilo(bytes)} in ${requests} requests`;
}

async function startPageLoad(browser: Browser, url: string, packing: Packing): Promise<string> {
  const { page, wire, leave } = await newcomer(browser, packing);
  const soFar = countOf(wire);
  await page.goto(url);
  await page.locator('.new-table').waitFor();
  await page.waitForLoadState('networkidle');
  const there = soFar();
  await leave();
  return `${packing} ${there}`;
}

/**
 * A link to a table: what is needed to play at it, which is decided by doing it – while every other file is held back, a
 * piece is taken with the mouse, and the table says what it thinks of that; and all until the page asks for nothing more,
 * with what it fetches quietly for later.
 */
async function tableLoad(browser: Browser, link: string, game: string, packing: Packing): Promise<string> {
  const { page, wire, leave } = await newcomer(browser, packing);
  const soFar = countOf(wire);
  const { letGo } = await holdBack(page, game);
  await page.goto(link);
  await tabletopDrawn(page);
  await verdictInHand(page);
  const played = soFar();
  await letGo();
  await page.waitForTimeout(SETTLED_MS);
  const inAll = soFar();
  await leave();
  return `${packing} playable ${played}, in all ${inAll}`;
}

/** How long until whoever follows a link sees the table and can act. */
async function waitFor(browser: Browser, link: string): Promise<number> {
  const { page, wire, leave } = await newcomer(browser, 'br');
  await wire.send('Network.emulateNetworkConditions', LINE);
  const start = performance.now();
  await page.goto(link, { waitUntil: 'commit' });
  await drawn(page);
  const taken = performance.now() - start;
  await leave();
  return taken;
}

/** What a first visit costs: the start page, and a link to a table. */
export async function benchLoad(print: (line: string) => void): Promise<void> {
  const reason = noBrowser();
  if (reason) {
    print(`first load: skipped, ${reason}`);
    return;
  }
  await buildClient();
  const house = await openHouse();
  const browser = await launchBrowser();
  try {
    for (const packing of PACKINGS)
      print(`first load, start page: ${await startPageLoad(browser, house.url, packing)}`);
    const links: string[] = [];
    for (const game of ['18TE', '18España', 'Trains of Europe', '1862', '18DO']) {
      const { page, context } = await openPerson(browser);
      await setUpTable(page, house.url, { game });
      links.push(page.url());
      await context.close();
      for (const packing of PACKINGS)
        print(
          `first load, link to a table of ${game}: ${await tableLoad(browser, links.at(-1)!, game, packing)}`,
        );
    }
    const waits: number[] = [];
    for (let i = 0; i < RUNS; i++) waits.push(await waitFor(browser, links[0]!));
    print(
      `link to a table of 18TE, 10 Mbit/s and 40 ms: the table is there after ${middle(waits).toFixed(0)} ms`,
    );
  } finally {
    await browser.close();
    await house.close();
  }
}
