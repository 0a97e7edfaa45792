import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Person } from './lib/browser.ts';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { eventually, hold } from './lib/people.ts';
import {
  drawn,
  lengthOf,
  openAlone,
  optionsOf,
  playMove,
  ready,
  seatOf,
  sitDown,
  untilLength,
} from './lib/table.ts';

const skipped = noBrowser();

/** A game of 18xx.games, made for the tests of the import. */
const EXPORT = readFileSync(
  new URL('../../engine/src/games/18esp/import/fixtures/own-game.json', import.meta.url),
  'utf8',
);

const file = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const choose = (page: Page, name: string, text: string): Promise<void> =>
  page.locator('.open-file input[type=file]').setInputFiles(file(name, text));
const open = (page: Page, how: 'Look at it alone' | 'Open as a table'): Promise<void> =>
  page.getByRole('button', { name: how }).click();
const hashes = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(window.stellwerk.log().map((entry) => (entry as never)['hash'])));

describe.skipIf(skipped !== null)('a file', () => {
  const doors = openDoors();
  const sit = (): Promise<Person> => openPerson(doors.browser);

  it('of ours is saved, and looked at alone: same moves, same names', async () => {
    const { page, faults, context } = await sit();
    await page.goto(doors.house.url);
    await page.getByLabel('Name of seat 2').fill('Jürgen');
    await page.getByRole('button', { name: 'Try it alone' }).click();
    await ready(page);
    for (let i = 0; i < 6; i++) await playMove(page, (await optionsOf(page))[0]!);
    const before = await hashes(page);
    await page.locator('#tab-settings').click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Game as a file' }).click(),
    ]);
    const text = readFileSync(await saved.path(), 'utf8');
    await context.clearCookies();
    await page.goto(`${doors.house.url}/#/`);
    await choose(page, 'Friday evening.json', text);
    await open(page, 'Look at it alone');
    await ready(page);
    expect(await hashes(page)).toBe(before);
    await page.getByText('Friday evening').first().waitFor();
    await page.waitForFunction(() => document.querySelector('.people')?.innerHTML.includes('Jürgen'));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('on its way to a table has a bar that moves, also while the server says nothing', async () => {
    const { page, context } = await openPerson(doors.browser, { reducedMotion: 'no-preference' });
    const answer = await hold(page, /\/api\/tables\/import/);
    await page.goto(doors.house.url);
    await choose(page, 'Elsewhere.json', EXPORT);
    await open(page, 'Open as a table');
    const bar = page.locator('.opening-bar.judging i');
    await bar.waitFor();
    const width = (): Promise<number> => bar.evaluate((part) => part.getBoundingClientRect().width);
    const first = await width();
    await eventually(width, (now) => now > first, 'the bar moves');
    answer();
    await drawn(page);
    await context.close();
  });

  it('that is looked at alone never leaves the page blank, however late the table comes', async () => {
    const { page, context } = await sit();
    const bringTable = await hold(page, /\/assets\/words-18esp-/);
    await page.goto(doors.house.url);
    await choose(page, 'Elsewhere.json', EXPORT);
    await open(page, 'Look at it alone');
    await page.waitForURL('**/#/solo/**');
    await page.locator('p.page-loading', { hasText: /\p{L}{2}/u }).waitFor();
    bringTable();
    await ready(page);
    await context.close();
  });

  it('of 18xx.games becomes a table that others join, with its whole history', async () => {
    const anna = await sit();
    const guest = await sit();
    await anna.page.goto(doors.house.url);
    await choose(anna.page, 'España 42.json', EXPORT);
    await open(anna.page, 'Look at it alone');
    await ready(anna.page);
    const alone = await hashes(anna.page);
    await anna.page.goto(`${doors.house.url}/#/`);
    await choose(anna.page, 'España 42.json', EXPORT);
    await open(anna.page, 'Open as a table');
    // The seats have the names of those who played.
    const { players } = JSON.parse(EXPORT) as { players: readonly { name: string }[] };
    const dialog = anna.page.getByRole('dialog');
    for (const { name } of players) await dialog.getByRole('radio', { name }).waitFor();
    await dialog.getByRole('button', { name: 'Later' }).click();
    await ready(anna.page);
    expect(await hashes(anna.page)).toBe(alone);
    await anna.page.getByText('España 42').first().waitFor();
    await anna.page.getByRole('button', { name: 'Share links' }).click();
    const row = anna.page.locator('.link-row', { hasText: players[1]!.name });
    await row.getByRole('button', { name: 'QR' }).click();
    const link = await row.getByRole('textbox').inputValue();
    await anna.page.getByRole('button', { name: 'Close', exact: true }).click();
    await sitDown(guest.page, link, 'Gerda');
    expect(await hashes(guest.page)).toBe(alone);
    expect(await seatOf(guest.page)).toBe(players[1]!.name);
    // The past is there as well: one step back shows the position before.
    await guest.page.keyboard.press(',');
    await guest.page.locator('.banner.note').waitFor();
    await guest.page.keyboard.press('Escape');
    // And it goes on: what one does, the other sees.
    const before = await lengthOf(anna.page);
    const pages = [anna.page, guest.page];
    const options = await Promise.all(pages.map((page) => optionsOf(page)));
    const mover = options.findIndex((list) => list.length > 0);
    if (mover >= 0) {
      await playMove(pages[mover]!, options[mover]![0]!);
      await untilLength(pages[1 - mover]!, before + 1);
    }
    expect([anna.faults, guest.faults]).toEqual([[], []]);
    await anna.context.close();
    await guest.context.close();
  });

  it('that cannot be opened is answered with a sentence and the place', async () => {
    const { page, faults, context } = await sit();
    await openAlone(page, doors.house.url);
    for (let i = 0; i < 3; i++) await playMove(page, (await optionsOf(page))[0]!);
    await page.locator('#tab-settings').click();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Game as a file' }).click(),
    ]);
    const good = readFileSync(await saved.path(), 'utf8');
    await page.goto(`${doors.house.url}/#/`);
    const lineOf = (text: string, part: string): number =>
      text.slice(0, text.indexOf(part)).split('\n').length;
    const spoilt = good
      .replace('"type":"pass"', '"type":"sleep"')
      .replace('"type":"auction"', '"type":"nap"');
    const strange = /"type":"(?:sleep|nap)"/.exec(spoilt)![0];
    const cases: readonly (readonly [string, string, RegExp])[] = [
      ['broken.json', good.slice(0, 60), /On line \d+, character \d+, the file breaks off/],
      ['list.json', '[1, 2]', /neither a game that Stellwerk has saved nor one of 18xx\.games/],
      ['other.json', EXPORT.replace('"18ESP"', '"1889"'), /a game of “1889” from 18xx\.games/],
      ['bad-action.json', EXPORT.replace(/"type":\s*"bid"/, '"type": "shout"'), /line \d+.*actions\[\d+\]/],
      ['old.json', good.replace(/"game": "[^"]+"/, '"game": "chess"'), /does not know the game “chess”/],
      ['move.json', spoilt, new RegExp(`line ${lineOf(spoilt, strange)}\\b.*moves\\[\\d+\\]`)],
    ];
    for (const [name, text, sentence] of cases)
      for (const how of ['Look at it alone', 'Open as a table'] as const) {
        await choose(page, name, text);
        await open(page, how);
        const alert = page.getByRole('alert');
        await alert.waitFor();
        expect([name, how, await alert.textContent()]).toEqual([name, how, expect.stringMatching(sentence)]);
      }
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /Die Datei lässt sich bis Zeile \d+ lesen/ })
      .waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
