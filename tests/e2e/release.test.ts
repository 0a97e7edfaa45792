import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerProcess } from '../server/lib/process.ts';
import { createTable, LATER, scratch, startProcess } from '../server/lib/process.ts';
import { buildClient, launchBrowser, noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { lengthOf, openAlone, optionsOf, playMove, ready, untilLength } from './lib/table.ts';

const skipped = noBrowser();

const hashes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.stellwerk.log().map((entry) => (entry as never as { hash: string }).hash));

/** The next page is one from before the update: the script that it was made of has another name. */
const makeOld = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      if (sessionStorage.getItem('old') !== null) return;
      sessionStorage.setItem('old', 'once');
      document.querySelector('script[type=module][src]')!.setAttribute('src', '/assets/index-old.js');
    });
  });

const sitDownLater = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();

describe.skipIf(skipped !== null)('an update while people play', () => {
  const folder = scratch();
  let browser: Browser;
  let server: ServerProcess;
  beforeAll(async () => {
    await buildClient();
    server = await startProcess({ DATA: folder.path });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    folder.remove();
  });

  it('R24 leaves an open table as it is; the past can be looked at, and it goes on', async () => {
    const { page, faults, context } = await openPerson(browser);
    const { id, links } = await createTable(server.url, { mode: 'strict' });
    await page.goto(`${server.url}/#/t/${id}/${links.host}`);
    await sitDownLater(page);
    await ready(page);
    for (let i = 0; i < 6; i++) await playMove(page, (await optionsOf(page))[0]!);
    const before = await hashes(page);
    const changed = await page.evaluate(() => window.stellwerk.log()[1]!.act.move!.type);
    const port = String(server.port);
    await server.stop();
    await page.locator('.banner.flag').waitFor();
    server = await startProcess({ DATA: folder.path, PORT: port, CHANGED: changed }, LATER);
    await page.locator('.banner.flag').waitFor({ state: 'detached' });
    expect(await hashes(page)).toEqual(before);
    const next = (await optionsOf(page)).find(({ type }) => type !== changed);
    if (next) {
      await playMove(page, next);
      await untilLength(page, 8);
    }
    const after = await hashes(page);
    await page.reload();
    await sitDownLater(page);
    await ready(page);
    expect(await hashes(page)).toEqual(after);
    expect(await page.getByRole('slider').isEnabled()).toBe(true);
    await page.keyboard.press(',');
    await page.locator('.banner.note').waitFor();
    expect(await page.getByText('Stellwerk has been updated.').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('R33 asks a page from before to be loaded again, and it does', async () => {
    const { page, faults, context } = await openPerson(browser);
    const { id, links } = await createTable(server.url, { mode: 'strict' });
    await makeOld(page);
    await page.goto(`${server.url}/#/t/${id}/${links.watch}`);
    await ready(page);
    await page.getByText('Stellwerk has been updated.').waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.waitForFunction(() => !document.querySelector('script[src*="index-old"]'));
    await ready(page);
    expect(await page.getByText('Stellwerk has been updated.').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('keeps a table of the browser alone as it was left', async () => {
    const { page, faults, context } = await openPerson(browser);
    await openAlone(page, server.url);
    for (let i = 0; i < 5; i++) await playMove(page, (await optionsOf(page))[0]!);
    const before = await hashes(page);
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).find(([key]) => key.startsWith('stellwerk/solo/')),
    );
    // The rules would never have made this move: what happened, happened.
    const [key, text] = kept!;
    const { log } = JSON.parse(text) as { log: { act: { move: { type: string } } }[] };
    log[2]!.act.move.type = 'levy';
    await page.evaluate(([k, value]) => localStorage.setItem(k!, value!), [
      key,
      JSON.stringify({ ...(JSON.parse(text) as object), log }),
    ] as const);
    await page.reload();
    await ready(page);
    expect(await hashes(page)).toEqual(before);
    expect(await lengthOf(page)).toBe(6);
    await playMove(page, (await optionsOf(page))[0]!);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('R32 says at which move a saved game differs, and opens it up to there or with a flag', async () => {
    const { page, faults, context } = await openPerson(browser);
    await openAlone(page, server.url);
    for (let i = 0; i < 4; i++) await playMove(page, (await optionsOf(page))[0]!);
    await page.locator('#tab-settings').click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Game as a file' }).click(),
    ]);
    // As a release would have saved it in which the third move did something else.
    const text = readFileSync(await saved.path(), 'utf8').replace(
      /("trace": "[0-9a-f]{8})[0-9a-f]{4}/,
      '$10000',
    );
    const open = async (how: 'Look at it alone' | 'Open as a table'): Promise<void> => {
      await page.goto(`${server.url}/#/`);
      const file = { name: 'old.json', mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.locator('.open-file input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: how }).click();
      await page.getByRole('alert').waitFor();
    };
    await open('Look at it alone');
    expect(await page.getByRole('alert').textContent()).toMatch(/^Move 3 on line \d+: from this move on/);
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /^Zug 3 in Zeile \d+: ab diesem Zug kommt/ })
      .waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Bis vor diesen Zug öffnen' }).click();
    await ready(page);
    expect(await lengthOf(page)).toBe(3);
    await page.goto(`${server.url}/#/`);
    await page.getByRole('radio', { name: 'EN', exact: true }).click();
    await open('Open as a table');
    await page.getByRole('button', { name: 'Open all of it, such moves with a flag' }).click();
    await sitDownLater(page);
    await ready(page);
    expect(await lengthOf(page)).toBe(5);
    expect(faults).toEqual([]);
    await context.close();
  });
});
