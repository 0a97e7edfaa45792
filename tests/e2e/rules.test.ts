import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { eventually } from './lib/people.ts';
import { carry, goOnTo, openAlone, ready, where } from './lib/table.ts';

const readSection = async (page: Page, section: string): Promise<void> => {
  await page.locator(`[aria-current="location"]`, { hasText: `§${section}` }).waitFor();
};
/** A place of the page is in sight of whoever reads it. */
const inSight = (page: Page, id: string): Promise<boolean> =>
  page.evaluate((name) => {
    const goal = document.getElementById(name)?.getBoundingClientRect();
    const body = document.querySelector('.rules-text')?.getBoundingClientRect();
    return Boolean(goal && body && goal.top >= body.top - 2 && goal.bottom <= body.bottom + 2);
  }, id);

describe.skipIf(noBrowser() !== null)('the rules in our own words', () => {
  const doors = openDoors();

  it('open at a refusal, with the sentence lit that stands in the way', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    await page.getByRole('radio', { name: 'Strict' }).first().click();
    await carry(page, 'tile/58/4', 'hex/D4');
    // Its words are explained where they stand.
    await page.locator('.refusal .term').first().hover();
    await page.locator('.refusal .term-card').waitFor();
    await page.locator('.refusal').getByRole('button', { name: 'Read paragraph 7.3' }).click();
    const paragraph = page.locator('.paragraph');
    await paragraph.getByRole('heading', { name: '§7.3 Track' }).waitFor();
    const lit = paragraph.locator('.sentence.against[data-atom="TE-7.3.9"]');
    await lit.waitFor();
    expect(await lit.locator('.note').innerText()).toContain('joins no route of KHS');
    // What is left to do stands there with the numbers of the position.
    const one = paragraph.locator('[data-atom="TE-7.3.1"] .note');
    expect(await one.innerText()).toContain('one of one left');
    expect(await paragraph.locator('.paragraph-now.here').innerText()).toMatch(
      /lay track for the KHS.*\n?.*hex/s,
    );
    // Nowhere is the making of a sentence to be seen.
    expect(await paragraph.innerText()).not.toMatch(/[{}‹›]|\b18te\//);
    expect(await seriousFaults(page)).toEqual([]);
    await paragraph.getByRole('button', { name: 'Show', exact: true }).click();
    await page.locator('.place-pin.ring').first().waitFor();
    await paragraph.getByRole('button', { name: '§7.4 next Stations' }).click();
    await paragraph.getByRole('heading', { name: '§7.4 Stations' }).waitFor();
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    // The words of the other language come over the wire first.
    await paragraph
      .getByText(/Bahnhof/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await paragraph.waitFor({ state: 'detached' });
    await page.locator('#now-title').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('can be played: an example lies on the table as a what-if of one’s own, and is left again', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    const before = await page.evaluate(() => window.stellwerk.table()!.cash);
    await page.locator('.now .cite-link').first().click();
    const paragraph = page.locator('.paragraph');
    await paragraph.getByRole('heading', { name: '§7.3 Track' }).waitFor();
    await paragraph.getByRole('button', { name: 'Play it' }).click();
    await page.locator('.banner', { hasText: 'An example of the rulebook' }).waitFor();
    expect(await page.evaluate(() => window.stellwerk.table()!.pieces['tile/57/1']?.at)).toBe('hex/B10');
    const done = page.locator('.example-play .primary');
    expect(await done.innerText()).toContain('9');
    await done.click();
    // Done: 30 for the river, and nothing more to do.
    await done.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.stellwerk.table()!.cash['company/KWE'])).toBe(210);
    await paragraph.getByRole('button', { name: 'Back to the table' }).click();
    await page.locator('.banner', { hasText: 'An example of the rulebook' }).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.stellwerk.table()!.cash)).toEqual(before);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('explain a term where it stands first, until nobody wants it any more', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await page.goto(`${doors.house.url}#/rules/18te/6.5`);
    const bid = page.locator('#atom-TE-3\\.3\\.1 .term').first();
    await bid.hover();
    await page.locator('.term-card', { hasText: /./ }).waitFor();
    const before = await page.locator('.term').count();
    await page.getByRole('button', { name: 'don’t explain again' }).click();
    await eventually(
      () => page.locator('.term').count(),
      (n) => n < before,
      'one term fewer',
    );
    await page.reload();
    await page.locator('.term').first().waitFor();
    expect(await page.locator('.term').count()).toBeLessThan(before);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('are a page of their own: contents, search, link, print, both languages', async () => {
    const { page, context, faults } = await openPerson(doors.browser);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(doors.house.url);
    await page.getByRole('link', { name: /^Read the rules/ }).click();
    await page.getByRole('heading', { name: '18TE, the rules' }).waitFor();
    await page.locator('.rules-contents').getByRole('link', { name: '§7.3 Track' }).click();
    await readSection(page, '7.3');
    expect(await seriousFaults(page)).toEqual([]);
    const search = page.getByRole('searchbox', { name: 'Search the rules' });
    await search.fill('Ems');
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ places$/ })
      .waitFor();
    const count = Number(/\d+/.exec(await page.locator('.rules-search [role="status"]').innerText())![0]);
    expect(await page.locator('.rules-contents em').count()).toBeGreaterThan(0);
    for (let n = 1; n <= count; n++) {
      await page.keyboard.press('Enter');
      await page
        .getByRole('status')
        .filter({ hasText: `${n} of ${count}` })
        .waitFor();
    }
    await page.locator('.rule.hit mark', { hasText: 'Ems' }).first().waitFor();
    await page.getByRole('button', { name: 'previous place' }).click();
    await page
      .getByRole('status')
      .filter({ hasText: `${count - 1} of ${count}` })
      .waitFor();
    await search.fill('zzz');
    await page.getByRole('status').filter({ hasText: 'no place' }).waitFor();
    await search.fill('');
    await page.locator('#atom-TE-7\\.3\\.13 .rule-n').click();
    const link = await eventually(
      () => page.evaluate(() => navigator.clipboard.readText()),
      (text) => text.endsWith('#/rules/18te/TE-7.3.13'),
      'the link is copied',
    );
    await page.locator('#atom-TE-7\\.3\\.13').getByText('why').click();
    await page.locator('#atom-TE-7\\.3\\.13 details[open] p').waitFor();
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await page.getByRole('heading', { name: '18TE, die Regeln' }).waitFor();
    await page.getByText('Von uns entschieden, wo das Regelheft schweigt').first().waitFor();
    // The link leads somebody else to that sentence.
    const other = await openPerson(doors.browser);
    await other.page.goto(link);
    await eventually(() => inSight(other.page, 'atom-TE-7.3.13'), Boolean, 'the sentence is in sight');
    await other.context.close();
    // On paper there is the whole book, and nothing to press.
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.rules-contents').isVisible()).toBe(false);
    expect(await page.locator('#atom-TE-8\\.7').isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('lead back to the table one came from, and stay readable on a phone', async () => {
    const { page, faults } = await openPerson(doors.browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    await page.locator('.now .cite-link').first().tap();
    await page.locator('.paragraph-sheet .sentence').first().waitFor();
    await page.getByRole('link', { name: 'Whole rulebook' }).tap();
    await page.getByRole('heading', { name: '18TE, the rules' }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Contents' }).tap();
    await page.locator('.rules-contents').getByRole('link', { name: '§8 End of the game' }).tap();
    await eventually(() => inSight(page, 'head-8'), Boolean, 'the last chapter is in sight');
    await page.getByRole('link', { name: /^Back to/ }).tap();
    await ready(page);
    expect(await where(page, 'hex/G5').catch(() => null)).not.toBeNull();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('say so where a game has none', async () => {
    const { page } = await openPerson(doors.browser);
    await page.goto(`${doors.house.url}#/rules/nothing`);
    await page.getByText('There are no rules for this game here.').waitFor();
    await page.context().close();
  });
});
