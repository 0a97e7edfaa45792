import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { lengthOf, openAlone, ready, setUpTable } from './lib/table.ts';

describe.skipIf(noBrowser() !== null)('what comes over the wire', () => {
  const doors = openDoors();

  it('for a table is one title, its drawing and the line to the server, but nothing of the start page', async () => {
    const host = await openPerson(doors.browser);
    const link = await setUpTable(host.page, doors.house.url, {});
    const { page, context } = await openPerson(doors.browser);
    const files: string[] = [];
    page.on('request', (request) => {
      const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
      if (name !== undefined) files.push(name);
    });
    await page.goto(link);
    await ready(page);
    expect(new Set(files)).toEqual(
      new Set([
        'index',
        'loader',
        'rolldown-runtime',
        'react',
        'common',
        'map',
        'konva',
        'table',
        'remote',
        'rail',
        '18te',
      ]),
    );
    await context.close();
    await host.context.close();
  });

  it('and does not arrive leaves the table as it is, and comes with a new page', async () => {
    const { page, context } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await page.route('**/assets/LedgerTab-*', (route) => route.abort());
    await page.getByRole('tab', { name: 'Ledger' }).click();
    const missing = page.getByRole('alert').filter({ hasText: 'This part did not arrive.' });
    await missing.waitFor();
    expect(await lengthOf(page)).toBeGreaterThan(0);
    expect(await page.locator('.stage canvas').count()).toBeGreaterThan(0);
    await page.unroute('**/assets/LedgerTab-*');
    await missing.getByRole('button', { name: 'Reload the page' }).click();
    await ready(page);
    await page.getByRole('tab', { name: 'Ledger' }).click();
    await page.locator('.ledger').first().waitFor();
    await context.close();
  });

  it('brings, once the table stands, what can be opened later, so that it opens without the network', async () => {
    const { page, context } = await openPerson(doors.browser);
    const spare = page.waitForResponse(/\/assets\/TilesTab-/);
    await openAlone(page, doors.house.url);
    await (await spare).finished();
    await context.setOffline(true);
    for (const tab of ['Ledger', 'Coach', 'Chat']) await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: 'Keys', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await page.getByText('This part did not arrive.').count()).toBe(0);
    await context.close();
  });

  it('says what to do where the program itself cannot be had', async () => {
    const { page, context } = await openPerson(doors.browser);
    await page.route('**/assets/react-*', (route) => route.abort());
    await page.goto(doors.house.url);
    await page.getByText('Stellwerk could not be loaded.').waitFor();
    await context.close();
  });
});
