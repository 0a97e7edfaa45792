import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import type { Two } from './lib/people.ts';
import { allSee, layOf, seatTwo } from './lib/people.ts';
import { goTo, PHONE, TURNED } from './lib/phone.ts';
import {
  carry,
  lengthOf,
  openAlone,
  optionsOf,
  placeOf,
  playMove,
  ready,
  seatOf,
  still,
} from './lib/table.ts';
import { spilling } from './lib/whole.ts';

/** Of the table, of its name, of what is to be done and of the ways on: what lies under something that came by itself. */
const coveredBy = (told: Locator): Promise<readonly string[]> =>
  told.evaluate((sign) => {
    const over = sign.getBoundingClientRect();
    const parts = '.stage-canvas, .table-name, .now, .now-bar, .history, .phone-tab, .screen-pill, .people';
    return [...document.querySelectorAll(parts)].flatMap((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isUnder = left < over.right && over.left < right && top < over.bottom && over.top < bottom;
      return isUnder && right > left && part !== sign ? [part.className] : [];
    });
  });

const stepOn = (page: Page): Promise<string | null> => page.locator('.steps .now').first().textContent();

/** What is shown is what is, for everybody at one table. */
describe.skipIf(noBrowser() !== null)('two people and a screen trust the table', () => {
  const doors = openDoors();
  let two: Two;
  let anna: Page;
  let bert: Page;

  beforeAll(async () => {
    two = await seatTwo(doors.browser, doors.house.url);
    [anna, bert] = [two.anna.page, two.bert.page];
  });

  it('takes a flag off the count with the move that is taken back, and a question about it too', async () => {
    const from = await lengthOf(bert);
    await carry(bert, 'tile/8/1', 'hex/E3');
    await two.both(from + 1);
    for (const page of [anna, bert]) await page.locator('.flag-open').first().waitFor();
    await bert.locator('.flag-open').getByRole('button', { name: 'Let it stand' }).click();
    const question = anna.getByRole('region', { name: 'A question to the table' });
    await question.locator('.broken').first().waitFor();
    await anna.getByRole('button', { name: 'Take the last move back' }).click();
    await two.both(from + 2);
    await question.waitFor({ state: 'detached' });
    await bert
      .getByRole('alert')
      .filter({ hasText: /question is settled/ })
      .waitFor();
    await bert.getByRole('button', { name: 'Dismiss' }).click();
    for (const page of [anna, bert]) {
      expect(await page.locator('.flag-open').count()).toBe(0);
      expect(await page.locator('.count.flagged').count()).toBe(0);
      // Nor does one stand over the time line.
      expect(await page.locator('.slider-flag:visible').count()).toBe(0);
    }
  });

  it('keeps the times of the log over a reload', async () => {
    await bert.reload();
    await ready(bert);
    const times = await bert.locator('.log-time').allTextContents();
    expect(times.filter((time) => /\d\d:\d\d/.test(time)).length).toBeGreaterThan(1);
  });

  it('says so when the line is cut, and moves no place by that; takes moves all the same, and makes them when it is back', async () => {
    const from = await lengthOf(bert);
    const screen = await openPerson(doors.browser, { viewport: { width: 1280, height: 720 } });
    await screen.page.goto(two.screen);
    await screen.page.locator('.screen-now h1').waitFor();
    // Others look on: a small window, one that stands, and phones.
    const small: readonly BrowserContextOptions[] = [
      { viewport: { width: 1024, height: 700 } },
      { viewport: { width: 768, height: 1024 } },
    ];
    const watching = await Promise.all(
      [...small, PHONE, TURNED].map(async (options) => {
        const person = await openPerson(doors.browser, options);
        await person.page.goto(two.screen.replace(/\?.*/, ''));
        await ready(person.page);
        if (options.hasTouch) await goTo(person.page, 'Board');
        return person;
      }),
    );
    const all = [anna, ...watching.map(({ page }) => page), screen.page];
    const lay = [];
    for (const page of all) {
      await still(page);
      lay.push(await layOf(page));
    }
    doors.house.freeze();
    for (const page of [anna, bert]) await page.locator('.pill.cut').waitFor();
    await screen.page.locator('.screen-cut').waitFor();
    for (const [i, page] of all.entries()) {
      const told = page.locator('.banner.flag, .sign.cut, .screen-cut').filter({ visible: true }).first();
      await told.waitFor();
      await still(page);
      expect(await layOf(page)).toEqual(lay[i]);
      expect(await coveredBy(told)).toEqual([]);
    }
    await carry(bert, 'tile/9/1', 'hex/E5');
    await bert.locator('.banner.flag', { hasText: /1 move waits/ }).waitFor();
    expect(await bert.locator('.banner .waits').textContent()).toMatch(/9/);
    expect(await placeOf(anna, 'tile/9/1')).toBe('supply');
    doors.house.thaw();
    await two.both(from + 1);
    for (const page of [anna, bert]) await page.locator('.pill.live').waitFor();
    for (const page of all) await page.locator('.sign.cut, .screen-cut').waitFor({ state: 'detached' });
    expect(await placeOf(anna, 'tile/9/1')).toBe('hex/E5');
    await bert.getByRole('button', { name: 'Take the last move back' }).click();
    await allSee([bert, ...all], from + 2);
    for (const [i, page] of all.entries()) {
      await still(page);
      expect(await layOf(page)).toEqual(lay[i]);
    }
    for (const { faults, context } of [screen, ...watching]) {
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('has all at the same step: what one leaves out, all have left, and back again', async () => {
    const acting = async (): Promise<Page> => {
      for (;;) for (const page of [anna, bert]) if ((await optionsOf(page)).length > 0) return page;
    };
    for (let i = 0; i < 60; i++) {
      const page = await acting();
      const options = await optionsOf(page);
      if (options.some(({ type }) => type === 'lay')) break;
      const next =
        options.find(({ type }) => type === 'auction') ?? options.find(({ type }) => type === 'pass');
      await playMove(page, next ?? options[0]!);
      await two.both(await lengthOf(page));
    }
    const page = await acting();
    const other = page === anna ? bert : anna;
    const screen = await openPerson(doors.browser);
    await screen.page.goto(two.screen);
    const said = screen.page.locator('.screen-now h1');
    await said.filter({ hasText: /track/ }).waitFor();
    const before = await lengthOf(page);
    await page.getByRole('button', { name: 'No track, go on' }).click();
    await two.both(before + 1);
    const next = await stepOn(page);
    expect(next).not.toBe('Track');
    await other.locator('.steps .now', { hasText: next ?? '' }).waitFor();
    await said.filter({ hasNotText: /track/ }).waitFor();
    await page.getByRole('button', { name: 'Take the last move back' }).click();
    await two.both(before + 2);
    for (const one of [page, other]) await one.locator('.steps .now', { hasText: 'Track' }).waitFor();
    expect(screen.faults).toEqual([]);
    await screen.page.context().close();
  });

  it('and nothing went wrong in either browser', () => {
    expect([two.anna.faults, two.bert.faults]).toEqual([[], []]);
  });

  it('lets a question at the hand go with its deed, and a plan stay over a reload', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await carry(page, 'cert/KHS/0', `seat/${await seatOf(page)}`);
    await page.locator('.hand-menu').waitFor();
    await page.locator('.now .choice-form button[type=submit]').first().click();
    await page.locator('.hand-menu').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'What if?' }).click();
    const tried = (await optionsOf(page))[0]!;
    await page.evaluate((move) => window.stellwerk.play(move), tried);
    await page.getByRole('button', { name: 'Back to the table' }).first().click();
    await page.getByRole('button', { name: 'Keep the plan' }).click();
    await page.locator('.plan').waitFor();
    await page.reload();
    await ready(page);
    await page.locator('.plan').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps what a choice brings inside its button, in long words on a small phone, too', async () => {
    const { page, faults } = await openPerson(doors.browser, { ...PHONE, locale: 'de-DE' });
    await openAlone(page, doors.house.url, 'Trains of Europe');
    expect(await page.locator('.now .choices.short .choice small').count()).toBeGreaterThan(3);
    expect(await spilling(page, '.choice, .button')).toEqual([]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
