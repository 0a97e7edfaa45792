import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { actingOf, seatTwo } from './lib/people.ts';
import { carry, lengthOf, openAlone, still, where } from './lib/table.ts';

const SMALL = { width: 1280, height: 720 };

/** How many points of one thing, of a net over it, lie under another: what only shows itself counts as well. */
const hiddenBy = (page: Page, below: string, above: string): Promise<number> =>
  page.evaluate(
    ([asked, said]) => {
      const [one, other] = [
        document.querySelector<HTMLElement>(asked),
        document.querySelector<HTMLElement>(said),
      ];
      if (!one || !other) throw new Error(`${asked} or ${said} is not there`);
      const kept = other.style.pointerEvents;
      other.style.pointerEvents = 'auto';
      const { left, top, width, height } = one.getBoundingClientRect();
      let count = 0;
      for (let i = 1; i < 30; i++)
        for (let j = 1; j < 30; j++)
          if (other.contains(document.elementFromPoint(left + (width * i) / 30, top + (height * j) / 30)))
            count++;
      other.style.pointerEvents = kept;
      return count;
    },
    [below, above] as const,
  );

/** Says something, which is called out to the others. */
async function say(page: Page, words: string): Promise<void> {
  await page.locator('#tab-chat').click();
  await page.locator('.chat-form input').fill(words);
  await page.keyboard.press('Enter');
}

describe.skipIf(noBrowser() !== null)('what lies over what', () => {
  const doors = openDoors();

  it('what is called out lies over no question: of a drop, of an auction, also one that was laid aside', async () => {
    const two = await seatTwo(doors.browser, doors.house.url);
    const both = [two.anna.page, two.bert.page];
    for (const page of both) await page.setViewportSize(SMALL);
    const mine = await actingOf(both);
    const other = both.find((page) => page !== mine)!;
    const called = async (words: string, question: string): Promise<void> => {
      await say(other, words);
      await mine.locator('.toast', { hasText: words }).waitFor();
      expect(await hiddenBy(mine, question, '.toast'), question).toBe(0);
    };
    await mine.keyboard.press('0');
    await still(mine);
    const seat = await mine.evaluate(() => window.stellwerk.seat());
    await carry(mine, 'cert/KHS/0', `seat/${seat}`);
    await mine.locator('.hand-menu').waitFor();
    await called('One moment, please, before you open an auction of the best company there is', '.hand-menu');
    const before = await lengthOf(mine);
    await mine.keyboard.press('Enter');
    await two.both(before + 1);
    await mine.locator('.auction').waitFor();
    await called('Now I shall have to think about it for a while, and then for another while', '.auction');
    await mine.keyboard.press('a');
    await mine.locator('.auction.folded').waitFor();
    await called('It has been laid aside, and it still asks for an answer all the same', '.auction.folded');
    for (const { context } of [two.anna, two.bert]) await context.close();
  });

  it('the small map gives way to what is carried, and to what a drop asks', async () => {
    const { page, context } = await openPerson(doors.browser, { viewport: SMALL });
    await openAlone(page, doors.house.url, '18TE');
    const small = page.locator('.minimap:not(.hidden)');
    const { x, y } = await where(page, 'hex/E9');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 90, { steps: 4 });
    await page.mouse.up();
    await small.waitFor();
    await still(page);
    const from = await where(page, 'cert/KHS/0');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 40, { steps: 4 });
    await small.waitFor({ state: 'detached' });
    await page.mouse.move(from.x, from.y, { steps: 4 });
    await page.mouse.up();
    await small.waitFor();
    await carry(page, 'cert/KHS/0', `seat/${await page.evaluate(() => window.stellwerk.seat())}`);
    await page.locator('.hand-menu').waitFor();
    expect(await small.count()).toBe(0);
    await page.keyboard.press('Escape');
    await small.waitFor();
    await context.close();
  });
});
