import { LESSONS, loadLessons } from '@stellwerk/engine/games/registry.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
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

  for (const game of Object.keys(LESSONS))
    it(`of ${game} can be taken to its end, every one of them`, async () => {
      const { page } = await openPerson(doors.browser);
      for (const lesson of await loadLessons(game)) {
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
      }
      await page.context().close();
    });
});
