import type { Browser, Page } from 'playwright-core';
import { buildClient, launchBrowser, noBrowser, openPerson } from '../../e2e/lib/browser.ts';
import { openHouse } from '../../e2e/lib/server.ts';
import { setUpTable } from '../../e2e/lib/table.ts';

const PACKINGS = ['gzip', 'br'] as const;
/** Long enough for everything that a page asks for by itself. */
const SETTLED_MS = 3000;

/** Bytes over the wire, heads included, until a page with an empty cache asks for nothing more. */
async function loadOf(browser: Browser, url: string, packing: (typeof PACKINGS)[number]): Promise<number> {
  const { context, page } = await openPerson(browser);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': packing } });
  let bytes = 0;
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  await context.close();
  return bytes;
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
    const { page }: { readonly page: Page } = await openPerson(browser);
    const link = await setUpTable(page, house.url, {});
    for (const [name, url] of [
      ['start page', house.url],
      ['link to a table of 18TE', link],
    ] as const) {
      const sizes: string[] = [];
      for (const packing of PACKINGS) {
        const bytes = await loadOf(browser, url, packing);
        sizes.push(`${packing} ${(bytes / 1000).toFixed(0)} kB`);
      }
      print(`first load, ${name}: ${sizes.join(', ')}`);
    }
  } finally {
    await browser.close();
    await house.close();
  }
}
