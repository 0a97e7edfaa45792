import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { carry, lengthOf, pressNow, setUpTable, sitDown, tableOf, untilLength } from './lib/table.ts';

/** Vehicles before somebody, with what lies face up of them. */
const owned = (page: Page, seat: string): Promise<readonly (string | undefined)[]> =>
  page.evaluate(
    (place) =>
      Object.entries(window.stellwerk.table()!.pieces)
        .filter(([id, { at }]) => /^(loco|wagon)\//.test(id) && at === place)
        .map(([, { side }]) => side),
    `seat/${seat}`,
  );

describe.skipIf(noBrowser() !== null)('what chance decides', () => {
  const doors = openDoors();

  it('is waited for in sight while the line is cut, and never made up', async () => {
    const anna = await openPerson(doors.browser);
    const bert = await openPerson(doors.browser);
    const setUp = { game: 'Trains of Europe', without: ['Mirel'], seed: 1 };
    const link = await setUpTable(anna.page, doors.house.url, setUp);
    await sitDown(bert.page, link, 'Bert');
    const chair = await anna.page.evaluate(() => window.stellwerk.table()!.pieces['card/chair']!.at.slice(5));
    const [one, other] = chair === 'anna' ? [anna.page, bert.page] : [bert.page, anna.page];
    const from = await lengthOf(one);
    await carry(one, 'phase/fair', `seat/${chair}`);
    await Promise.all([one, other].map((page) => untilLength(page, from + 1)));
    const before = [await tableOf(one), await owned(one, chair)];

    doors.house.freeze();
    await pressNow(one, /^Wagon unseen/);
    await one.locator('.now-draws').waitFor();
    await one.locator('.banner', { hasText: 'About to draw' }).waitFor();
    // Nothing is shown that nobody can know, and nothing is offered that would build on it.
    expect([await tableOf(one), await owned(one, chair)]).toEqual(before);
    expect(await one.locator('.now .choice').count()).toBe(0);
    await one.locator('.pill.cut').waitFor();
    expect([await tableOf(one), await owned(one, chair)]).toEqual(before);

    doors.house.thaw();
    await Promise.all([one, other].map((page) => untilLength(page, from + 2)));
    await one.locator('.now-draws').waitFor({ state: 'detached' });
    const drawn = await owned(one, chair);
    expect(drawn).toHaveLength(4);
    expect(drawn.filter((side) => side === undefined || side === 'back')).toEqual([]);
    expect(await owned(other, chair)).toEqual(drawn);
    expect([anna.faults, bert.faults]).toEqual([[], []]);
  });
});
