import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './lib/browser.ts';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { eventually } from './lib/people.ts';
import { openDoors } from './lib/doors.ts';
import { carry, goOnTo, lengthOf, openAlone, ready, setUpLinks, untilLength } from './lib/table.ts';

const headline = (page: Page) => page.locator('#now-title');
/** Where the keys are: the id of what has the focus, or its words. */
const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.id || (document.activeElement?.textContent ?? ''));
const names = (page: Page): Promise<string> =>
  page
    .locator('.people')
    .evaluate((people) => people.innerHTML.replaceAll(/<[^>]*>/g, ' ') + people.innerHTML);
/** Waits until a reader of the screen is told this. */
const hears = (page: Page, words: string): Promise<unknown> =>
  eventually(
    () => page.locator('.sr-only[aria-live]').textContent(),
    (said) => said === words,
    `told: ${words}`,
  );

/** Friends who never saw the program: what they stumbled over once. */
describe.skipIf(noBrowser() !== null)('an evening of beginners', () => {
  const doors = openDoors();
  let anna: Person;
  let bert: Person;
  let seat: string;
  let forAll: string;

  beforeAll(async () => {
    anna = await openPerson(doors.browser);
    bert = await openPerson(doors.browser);
    [seat, forAll] = (await setUpLinks(anna.page, doors.house.url, { without: ['Mirel'] }, [
      'Jonas',
      'One link for all',
    ])) as [string, string];
  });

  it('shows a seat that nobody took as free, not as somebody who is here', async () => {
    await anna.page.getByRole('button', { name: 'Jonas: still free' }).waitFor();
  });

  it('lets somebody look on first and sit down later; the first letter replaces the guessed name', async () => {
    const { page } = bert;
    await page.goto(forAll);
    await page.getByRole('button', { name: 'Just watch' }).click();
    await ready(page);
    await page.locator('.now').getByRole('button', { name: 'Take a seat' }).click();
    await page.getByLabel('Your name').waitFor();
    await page.keyboard.type('Bertl');
    await page.keyboard.press('Enter');
    await anna.page.getByRole('button', { name: 'Follow Bertl' }).waitFor();
    await eventually(
      () => names(page),
      (told) => told.includes('Bertl') && !told.includes('Jonas'),
      'the new name, in the own window too',
    );
    // The keys are where it says what to do.
    await eventually(
      () => focusOf(page),
      (id) => id === 'now-title',
      'the headline has the focus',
    );
  });

  it('lets somebody change the name and the colour in the middle', async () => {
    const { page } = bert;
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.locator('.settings').getByLabel('Your name').fill('Bert');
    await page.keyboard.press('Enter');
    await anna.page.getByRole('button', { name: 'Follow Bert', exact: true }).waitFor();
    await page.getByRole('radio', { name: 'teal' }).click();
    await anna.page.waitForFunction(() =>
      document.querySelector('.people')?.innerHTML.includes('rgb(11, 107, 116)'),
    );
    expect(await seriousFaults(page), 'settings').toEqual([]);
    await page.getByRole('tab', { name: 'Log' }).click();
  });

  it('tells about a bid that nobody can pay before it is made', async () => {
    const [first] = await Promise.all(
      [anna, bert].map(async ({ page }) => ((await page.locator('.now-wait').count()) === 0 ? page : null)),
    );
    const page = first ?? bert.page;
    const before = await lengthOf(page);
    await page.locator('.now input[type=number]').fill('5000');
    const told = page.locator('.choice-form .wrong');
    await told.waitFor();
    expect(await told.textContent()).toMatch(/§\d/);
    await page.locator('.now input[type=number]').fill('200');
    await told.waitFor({ state: 'detached' });
    await page.locator('.choice-form').getByRole('button').last().click();
    await untilLength(page, before + 1);
    // The button is gone, the keys are not.
    await eventually(
      () => focusOf(page),
      (id) => id === 'now-title',
      'the headline has the focus',
    );
    expect(await page.locator('.log-text').first().textContent()).toContain('200M');
  });

  it('asks for a house rule in a sentence, and everybody hears of it', async () => {
    const { page } = bert;
    const before = await lengthOf(page);
    await carry(page, 'tile/57/1', 'hex/D4');
    await untilLength(page, before + 1);
    const flag = page.locator('.flag-open');
    await flag.getByRole('button', { name: 'Always allow' }).click();
    const question = anna.page.getByRole('region', { name: 'A question to the table' });
    await question.waitFor();
    const asked = (await question.locator('p').first().textContent()) ?? '';
    expect(asked).toMatch(/^Bert proposes a house rule\. .+ §[\d.]+$/);
    expect(asked).not.toMatch(/–|\/|\{/);
    await hears(anna.page, asked);
    await question.getByRole('button', { name: 'Allow' }).click();
    await untilLength(page, before + 2);
    expect(await page.locator('.log-text').first().textContent()).toMatch(
      /^House rule \(.*Bert.*\): .* §[\d.]+$/,
    );
    await eventually(
      () => focusOf(anna.page),
      (id) => id === 'now-title',
      'the headline has the focus',
    );
  });

  it('calls what is taken back by what it was, and brings it back again', async () => {
    const { page } = bert;
    const before = await lengthOf(page);
    const said = () => page.locator('.log-text').first().textContent();
    await page.getByRole('button', { name: 'Take the last move back' }).click();
    await untilLength(page, before + 1);
    expect(await said()).toMatch(/^Bert takes back: .*#57/);
    await page.getByRole('button', { name: 'Restore what was taken back' }).click();
    await untilLength(page, before + 2);
    expect(await said()).toMatch(/^Bert restores: .*#57/);
    await page.getByRole('button', { name: 'Take the last move back' }).click();
    await untilLength(page, before + 3);
  });

  it('counts lines of the chat until they are read, and calls them out', async () => {
    await anna.page.locator('.topbar').click({ position: { x: 400, y: 3 } });
    // The page with the chat is still on its way while she types, unless it came before.
    let letCome = (): void => undefined;
    const isTyped = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await anna.page.route('**/ChatTab*', (route) => isTyped.then(() => route.continue()));
    await anna.page.keyboard.press('t');
    await anna.page.keyboard.type('whose turn is it?');
    letCome();
    await eventually(
      () => anna.page.locator('.chat-form input').inputValue(),
      (words) => words === 'whose turn is it?',
      'every letter',
    );
    await anna.page.unroute('**/ChatTab*');
    await anna.page.keyboard.press('Enter');
    await bert.page.locator('#tab-chat .count', { hasText: '1' }).waitFor();
    await hears(bert.page, 'Anna: whose turn is it?');
    await bert.page.locator('#tab-chat').click();
    await bert.page.locator('#tab-chat .count').waitFor({ state: 'detached' });
    expect(await anna.page.locator('#tab-chat .count').count()).toBe(0);
  });

  it('lets the host clear a seat; the old link is void, the new one is not', async () => {
    const { page } = anna;
    await page.getByRole('button', { name: 'Share links' }).click();
    const rows = page.locator('.link-row');
    await rows.filter({ hasText: 'Bert' }).waitFor();
    const at = (await rows.allTextContents()).findIndex((words) => words.includes('Bert'));
    const row = rows.nth(at);
    // The link of a taken seat is its holder's alone.
    expect(await row.getByRole('textbox').count()).toBe(0);
    await row.getByRole('button', { name: /^Clear the seat/ }).click();
    await bert.page.getByText('This link is no longer valid.').waitFor();
    await row.getByRole('button', { name: 'QR' }).click();
    expect(await row.getByRole('textbox').inputValue()).not.toBe(seat);
    const clara = await openPerson(doors.browser);
    await clara.page.goto(await row.getByRole('textbox').inputValue());
    await clara.page.getByLabel('Your name').fill('Clara');
    await clara.page.getByRole('button', { name: 'Sit down' }).click();
    await page.locator('.link-row', { hasText: 'Clara' }).waitFor();
    expect([anna.faults, clara.faults]).toEqual([[], []]);
  });

  it('gives the way back to a step that was left out, and lays out the tiles that fit', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    await page.getByRole('button', { name: 'No track, go on' }).click();
    await page.locator('.steps .now', { hasText: 'Run' }).waitFor();
    await page.locator('.steps').getByRole('button', { name: 'Track' }).click();
    await page.getByRole('button', { name: /^Lay or upgrade a tile/ }).click();
    const tile = page.locator('.pick-row button').first();
    expect(await tile.getAttribute('aria-label')).toMatch(/^Take tile \w+, \d+ places?$/);
    expect(await seriousFaults(page), 'tiles that fit').toEqual([]);
    const before = await lengthOf(page);
    await tile.click();
    await page.keyboard.press('Enter');
    await untilLength(page, before + 1);
    expect(faults).toEqual([]);
  });

  it('leaves "what if" without a question where nothing was tried', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await page.keyboard.press('w');
    await page.locator('.table-main.what-if').waitFor();
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.locator('.table-main.what-if').waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('says what is next also where the panel is folded away', async () => {
    const { page, faults } = await openPerson(doors.browser, { viewport: { width: 1024, height: 768 } });
    await openAlone(page, doors.house.url);
    const folded = page.locator('.panel.folded .next-words');
    const next = (await folded.locator('span').textContent()) ?? '';
    expect(next).not.toBe('');
    await folded.click();
    await eventually(
      () => headline(page).textContent(),
      (said) => said === next,
      'the headline in full',
    );
    await eventually(
      () => focusOf(page),
      (id) => id === 'now-title',
      'the headline has the focus',
    );
    expect(await seriousFaults(page), 'drawer').toEqual([]);
    expect(faults).toEqual([]);
  });

  it('keeps notes that nobody else sees, until tomorrow', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await page.keyboard.press('t');
    await page.locator('.own-notes summary').click();
    await page.getByLabel('Notes for me alone').fill('KHS first');
    await page.reload();
    await ready(page);
    await page.locator('#tab-chat').click();
    await eventually(
      () => page.getByLabel('Notes for me alone').inputValue(),
      (note) => note === 'KHS first',
      'the note of yesterday',
    );
    expect(faults).toEqual([]);
  });

  it('says on the phone what is next, also while one looks at the board', async () => {
    const { page, faults } = await openPerson(doors.browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openAlone(page, doors.house.url);
    const next = (await headline(page).textContent()) ?? '';
    expect(next).not.toBe('');
    await page.locator('.phone-tab', { hasText: 'Board' }).tap();
    await page.locator('.next-words', { hasText: next }).waitFor();
    await page.locator('.next-words').tap();
    await headline(page).waitFor();
    expect(faults).toEqual([]);
  });
});
