import { LESSONS, loadLessons } from '@stellwerk/engine/games/registry.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { unreadable } from './lib/legible.ts';
import { eventually } from './lib/people.ts';
import { PHONE, press, TURNED } from './lib/phone.ts';
import { where } from './lib/table.ts';

const skipped = noBrowser();
const step = (page: Page) => page.locator('.lesson-words h1');
/** A move of the pupil; whether it stays is the lesson's business. */
const tryOut = async (page: Page, move: Move): Promise<void> => {
  await page.evaluate((m) => window.stellwerk.play(m as never), move as never);
};
const next = (page: Page) => page.locator('.lesson-foot .button').last();

describe.skipIf(skipped !== null)('a lesson', () => {
  const doors = openDoors();

  it('is found from the start page, points at the table, and answers a wrong move', async () => {
    const { page } = await openPerson(doors.browser);
    await page.goto(doors.house.url);
    await page.getByRole('link', { name: /Learn 18TE at the table/ }).click();
    await page.getByRole('link', { name: /Your first quarter of an hour/ }).click();
    await step(page).getByText('Become the richest').waitFor();
    await page.locator('.lesson-pill').getByText('your mat').waitFor();
    expect(await seriousFaults(page), 'lesson').toEqual([]);
    await next(page).click();
    await page.getByRole('button', { name: 'Somewhere beyond' }).click();
    await page.getByText('There is no track beyond Hamburg').waitFor();
    await page.getByRole('button', { name: 'In Hamburg' }).click();
    await next(page).getByText('Next').waitFor();
    await next(page).click();
    await step(page).getByText('The first railway is auctioned').waitFor();
    await tryOut(page, { type: 'pass', seat: 'anna' });
    await page.locator('.lesson-reply').getByText('Who passes gets nothing').waitFor();
    await page.getByRole('button', { name: 'A hint' }).click();
    await page.locator('.lesson-hint').getByText('Hint 1 of 2').waitFor();
    await page.reload();
    await step(page).getByText('The first railway is auctioned').waitFor();
    await page.context().close();
  });

  it('that somebody brings is read, or the place is named that is wrong in it', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await page.goto(`${doors.house.url}/#/learn/18te`);
    const bring = (name: string, text: string): Promise<void> =>
      page
        .locator('.own-lessons input[type=file]')
        .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    const said = page.locator('.own-lessons [role=alert]');
    await bring('cut.json', '{"lesson": 1,');
    await said.getByText('At JSON:').waitFor();
    const [lesson] = await loadLessons('18te');
    const broken = structuredClone(lesson!) as unknown as { steps: { title: { en?: string } }[] };
    delete broken.steps[3]!.title.en;
    await bring('broken.json', JSON.stringify(broken));
    await said.getByText('At steps[3].title.en: a text of at most 80 characters').waitFor();
    await bring('other.json', JSON.stringify({ ...lesson, game: 'toe' }));
    await said.getByText('At game: 18te ≠ toe').waitFor();
    // Markup is only text.
    const loud = { ...lesson, title: { de: '<b>laut</b>', en: '<img src=x onerror=alert(1)>' } };
    await bring('loud.json', JSON.stringify(loud));
    await page.locator('.own-lessons .learn-card b').getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await page.locator('.own-lessons img').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('explains its terms, and opens the paragraph beside the table', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await page.goto(`${doors.house.url}/#/learn/toe/contracts`);
    await step(page).getByText('Almost done').waitFor();
    await page.locator('.lesson-text .term', { hasText: 'network' }).first().click();
    await page.locator('.term-card', { hasText: 'hang together without a gap' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.lesson-see').getByRole('button', { name: 'Read paragraph 7' }).click();
    const paragraph = page.locator('.lesson-reading .paragraph');
    await paragraph.getByRole('heading', { name: '§7 Contracts' }).waitFor();
    expect(await paragraph.innerText()).not.toMatch(/[{}‹›]|\btoe\//);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await paragraph.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('rings what it points at, also where a bar of views lies over the table', async () => {
    const { page } = await openPerson(doors.browser, { locale: 'de-DE' });
    await page.goto(`${doors.house.url}/#/learn/18esp/first-quarter`);
    await page.locator('.view-switch').waitFor();
    await next(page).click();
    await step(page).getByText('Zwei Karten, zwei Spurweiten').waitFor();
    const ring = page.locator('.lesson-ring').first();
    await ring.waitFor();
    await page.waitForTimeout(300);
    const madrid = await where(page, 'hex/F24');
    const { x, y, width, height } = (await ring.boundingBox())!;
    expect(Math.hypot(x + width / 2 - madrid.x, y + height / 2 - madrid.y)).toBeLessThan(2);
    // The words of the longer language fit the panel as well.
    const foot = page.locator('.lesson-foot');
    expect(await foot.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0);
    await page.context().close();
  });

  it('goes to what its first step points at on a phone too, whatever view the game would choose', async () => {
    const { page, context } = await openPerson(doors.browser, PHONE);
    await page.goto(`${doors.house.url}/#/learn/1862/first-quarter`);
    await page.locator('.view-switch').waitFor();
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    // The own mat fills the window, and no view of the whole table is said to be shown.
    const width = async (): Promise<number> =>
      (await page.locator('.lesson-ring').first().boundingBox())?.width ?? 0;
    await eventually(width, (wide) => wide > 200, 'the mat is seen large');
    expect(await page.locator('.view-switch [aria-pressed=true]').count()).toBe(0);
    // A step is read from its top.
    await next(page).tap();
    await step(page).getByText('North America').waitFor();
    expect(await page.locator('.lesson-words').evaluate((el) => el.scrollTop)).toBe(0);
    await context.close();
  });

  /** A task by touch: buttons one after the other, a number on the first form, or something to lay by hand. */
  type Touched =
    | readonly RegExp[]
    | { readonly bid: number }
    | { readonly hand: RegExp; readonly to?: string };
  const BY_TOUCH: readonly {
    readonly game: string;
    readonly id: string;
    readonly how: string;
    readonly options: BrowserContextOptions;
    /** By the number of the step. */
    readonly tasks: Readonly<Record<number, Touched>>;
  }[] = [
    {
      game: '18te',
      id: 'first-quarter',
      how: 'upright',
      options: PHONE,
      tasks: {
        2: { bid: 240 },
        4: [/Buy KHS/],
        5: [/^Pass/],
        6: { hand: /Lay or upgrade/ },
        7: [/Go on, no revenue/],
        8: [/2 from the factory/],
        9: [/End the turn/],
        10: [/No track/, /runs for/],
        11: [/Pay out/],
      },
    },
    {
      game: 'toe',
      id: 'contracts',
      how: 'on its side',
      options: TURNED,
      tasks: {
        1: { hand: /Buy a connection/, to: 'network/koeln-frankfurt/0/0' },
        3: { hand: /Accept an open/ },
        5: { hand: /Assign/ },
      },
    },
  ];

  const doByTouch = async (page: Page, task: Touched): Promise<void> => {
    const button = (name: RegExp) => page.locator('.now').getByRole('button', { name }).first();
    if ('bid' in task) {
      await page.locator('.now .choice-form input').first().fill(String(task.bid));
      await press(page, '.now .choice-form button[type=submit]');
    } else if ('hand' in task) {
      // What lies beyond the edge of the small window is laid out by itself.
      if ((await page.locator('.pick-row').count()) === 0) await button(task.hand).tap();
      if ((await page.locator('.held-bar').count()) === 0) await press(page, '.pick-row button');
      await page.locator('.held-bar').waitFor();
      await page.waitForFunction(() => window.stellwerk.isAtRest());
      if (task.to !== undefined) {
        const { x, y } = await where(page, task.to);
        await page.touchscreen.tap(x, y);
      }
      await press(page, '.held-bar .button.primary');
    } else for (const name of task) await button(name).tap();
  };

  it.each(BY_TOUCH)('$game $id is taken by touch on a phone, $how', async ({ game, id, options, tasks }) => {
    const { page, faults, context } = await openPerson(doors.browser, options);
    await page.goto(`${doors.house.url}/#/learn/${game}/${id}`);
    const lesson = (await loadLessons(game)).find((one) => one.id === id)!;
    for (const [i, { title, question }] of lesson.steps.entries()) {
      await step(page).getByText(title.en, { exact: true }).waitFor();
      await page.waitForFunction(() => window.stellwerk.isAtRest());
      expect(await unreadable(page, '.lesson-bar, .lesson-foot'), title.en).toEqual([]);
      // Table and words share the phone: neither is a strip.
      const boxes = await page
        .locator('.lesson-main, .lesson-panel')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      for (const { width, height } of boxes) expect(width * height, title.en).toBeGreaterThan(90_000);
      const task = tasks[i];
      if (question)
        await page
          .locator('.lesson-answers .button')
          .nth(question.answers.findIndex(({ right }) => right))
          .tap();
      if (task) await doByTouch(page, task);
      await next(page).getByText('Next').waitFor();
      await next(page).tap();
    }
    await step(page).getByText('That is it').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  for (const game of Object.keys(LESSONS))
    it(`of ${game} can be taken to its end, every one of them`, async () => {
      const { page } = await openPerson(doors.browser);
      const lessons = await loadLessons(game);
      for (const [i, lesson] of lessons.entries()) {
        await page.goto(`${doors.house.url}/#/learn/${game}/${lesson.id}`);
        for (const { title, task, question } of lesson.steps) {
          await step(page).getByText(title.en, { exact: true }).waitFor();
          for (const move of task?.solution ?? []) await tryOut(page, move as unknown as Move);
          if (question)
            await page
              .locator('.lesson-answers .button')
              .nth(question.answers.findIndex(({ right }) => right))
              .click();
          await next(page).getByText('Next').waitFor();
          await next(page).click();
        }
        await step(page).getByText('That is it').waitFor();
        // Behind each lesson but the last stands the way to the next one.
        const onward = page.locator('.lesson-words .learn-card');
        const following = lessons[i + 1];
        if (following) await onward.getByText(following.title.en, { exact: true }).waitFor();
        else expect(await onward.count()).toBe(0);
      }
      await page.context().close();
    });
});
