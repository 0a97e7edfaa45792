import type { Browser, CDPSession, Page } from 'playwright-core';
import { buildClient, launchBrowser, noBrowser, openPerson } from '../../e2e/lib/browser.ts';
import { openHouse } from '../../e2e/lib/server.ts';
import { ready, setUpTable } from '../../e2e/lib/table.ts';

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

const startPageIsThere = async (page: Page): Promise<void> => {
  await page.locator('.new-table').waitFor();
  await page.waitForLoadState('networkidle');
};

/** Requests, and bytes over the wire with their heads, until the page is there, and until it asks for nothing more. */
async function loadOf(
  browser: Browser,
  url: string,
  isThere: (page: Page) => Promise<void>,
  packing: Packing,
): Promise<string> {
  const { page, wire, leave } = await newcomer(browser, packing);
  let [bytes, requests] = [0, 0];
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.goto(url);
  await isThere(page);
  const first = `${packing} ${kilo(bytes)} in ${requests} requests`;
  await page.waitForTimeout(SETTLED_MS);
  await leave();
  return `${first} (in the end ${kilo(bytes)})`;
}

/** How long until whoever follows a link sees the table and can act. */
async function waitFor(browser: Browser, link: string): Promise<number> {
  const { page, wire, leave } = await newcomer(browser, 'br');
  await wire.send('Network.emulateNetworkConditions', LINE);
  const start = performance.now();
  await page.goto(link, { waitUntil: 'commit' });
  await ready(page);
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
    const { page } = await openPerson(browser);
    const link = await setUpTable(page, house.url, {});
    for (const [name, url, isThere] of [
      ['start page', house.url, startPageIsThere],
      ['link to a table of 18TE', link, ready],
    ] as const) {
      const sizes: string[] = [];
      for (const packing of PACKINGS) sizes.push(await loadOf(browser, url, isThere, packing));
      print(`first load, ${name}: ${sizes.join(', ')}`);
    }
    const waits: number[] = [];
    for (let i = 0; i < RUNS; i++) waits.push(await waitFor(browser, link));
    print(
      `link to a table of 18TE, 10 Mbit/s and 40 ms: the table is there after ${middle(waits).toFixed(0)} ms`,
    );
  } finally {
    await browser.close();
    await house.close();
  }
}
