import { LESSONS, loadLessons } from '@stellwerk/engine/games/registry.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import './lib/table.ts';

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
