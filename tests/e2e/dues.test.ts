import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { eventually, seen } from './lib/people.ts';
import { openDoors } from './lib/doors.ts';
import {
  carry,
  cashOf,
  lengthOf,
  openAlone,
  optionsOf,
  placeOf,
  playMove,
  untilLength,
} from './lib/table.ts';

interface Due {
  readonly id: string;
  readonly effect: { readonly pay?: number; readonly from?: string; readonly put?: string } & {
    readonly to?: string;
    readonly at?: string;
  };
}
const duesOf = (page: Page): Promise<readonly Due[]> =>
  page.evaluate(() => window.stellwerk.table()!.clock['dues'] as never);

describe.skipIf(noBrowser() !== null)('bookkeeping by hand', () => {
  const doors = openDoors();

  it('what is due lies as a ghost at its goal; carried there it is ticked, and the table does the rest', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await page.locator('#tab-settings').click();
    await page.getByText('By hand', { exact: true }).click();
    // Somebody founds a company, the others let it happen.
    await playMove(page, (await optionsOf(page, { type: 'auction' }))[0]!);
    while ((await duesOf(page)).length === 0)
      await playMove(
        page,
        (await optionsOf(page)).find(({ type }) => type !== 'bid')!,
      );
    const list = page.getByRole('group', { name: 'Still to do' });
    await list.waitFor();
    const open = await list.locator('li').count();
    const before = await lengthOf(page);
    const { pay, from, to } = (await duesOf(page)).find(({ effect }) => effect.pay !== undefined)!.effect;
    // The coin, pale and with its amount, on the sheet of a company that has no purse yet.
    await seen(page, 'marks', to!, 20);

    await carry(page, `cash/${from!}`, to!);
    await untilLength(page, before + 1);
    expect(await cashOf(page, to!)).toBe(pay);
    await eventually(
      () => list.locator('li.done').count(),
      (n) => n === 1,
      'one is ticked',
    );
    expect(await list.locator('li').count()).toBe(open);

    const marker = (await duesOf(page)).find(({ effect }) => effect.at?.startsWith('market/'))!.effect;
    await carry(page, marker.put!, marker.at!);
    await untilLength(page, before + 2);
    expect(await placeOf(page, marker.put!)).toBe(marker.at);
    await eventually(
      () => list.locator('li.done').count(),
      (n) => n === 2,
      'two are ticked',
    );
    expect(await seriousFaults(page), 'dues').toEqual([]);

    await page.getByRole('button', { name: 'Do it all for us' }).click();
    await untilLength(page, before + 3);
    expect(await duesOf(page)).toEqual([]);
    const finished = page.locator('.dues', { hasText: 'All done' });
    await finished.waitFor();
    expect(await finished.locator('li.done').count()).toBe(open);
    // The next move is the news then.
    await playMove(page, (await optionsOf(page, { type: 'pass' }))[0]!);
    await finished.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
