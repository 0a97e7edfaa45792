import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Person } from './lib/browser.ts';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { hold } from './lib/people.ts';
import { cashOf, optionsOf, placeOf, playMove, ready, sitDown, where } from './lib/table.ts';

const skipped = noBrowser();

interface Cards {
  name: string;
  cities: { id: string; name: string; country: string; x: number; y: number; side?: string }[];
  connections: { id: string; from: string; to: string; segments: number; tracks: number }[];
  contracts: { id: string; profit: number }[];
  vehicles: { id: string; name: string; price: number }[];
}

const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});
const pages = (browser: Browser): Promise<Person> => openPerson(browser);

describe.skipIf(skipped !== null)('own cards', () => {
  const doors = openDoors();
  let cards: Cards;

  const pick = async (page: Page): Promise<void> => {
    await page.goto(doors.house.url);
    await page.locator('.game-card', { hasText: 'Trains of Europe' }).click();
    await page.getByLabel('Remove Mirel').click();
    await page.getByRole('radio', { name: /Use my own cards/ }).click();
  };
  const choose = (page: Page, name: string, text: string): Promise<void> =>
    page.locator('.own-cards input[type=file]').setInputFiles(asFile(name, text));
  const download = async (page: Page, button: string): Promise<string> => {
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return readFileSync(await saved.path(), 'utf8');
  };
  /** One city and line more, one contract less, everything 5,000 dearer. */
  const ours = (): string =>
    JSON.stringify(
      {
        ...cards,
        name: 'Our Europe',
        cities: [
          ...cards.cities,
          { id: 'leipzig', name: 'Leipzig', country: 'DE', x: 560, y: 505, side: 'W' },
        ],
        connections: [
          ...cards.connections,
          { id: 'berlin-leipzig', from: 'berlin', to: 'leipzig', segments: 1, tracks: 2 },
        ],
        contracts: cards.contracts.filter(({ id }) => id !== 'EF3'),
        vehicles: cards.vehicles.map((v) => ({ ...v, price: v.price + 5000 })),
      },
      null,
      2,
    );
  /** What must be so at a table with these cards, whoever looks. */
  const expectOurs = async (page: Page): Promise<void> => {
    expect(await placeOf(page, 'contract/EF3')).toBeUndefined();
    expect(await placeOf(page, 'contract/EF2')).toBeDefined();
    await where(page, 'network/berlin-leipzig/1/0');
    const text = await page.evaluate(() => JSON.stringify(window.stellwerk.table()!.clock['options']));
    expect(text).toContain('Our Europe');
  };

  it('can be chosen before the title has come, and nothing moves under the hand when it comes', async () => {
    const { page } = await pages(doors.browser);
    const bringTitle = await hold(page, /assets.*toe/);
    const asked = page.waitForRequest(/assets.*toe/);
    await page.goto(doors.house.url);
    await page.locator('.game-card', { hasText: 'Trains of Europe' }).click();
    const choice = page.getByRole('radio', { name: /Use my own cards/ });
    await choice.waitFor();
    const button = page.getByRole('button', { name: 'Set up the table' });
    const before = await button.boundingBox();
    await asked;
    bringTitle();
    await page.waitForLoadState('networkidle');
    expect(await button.boundingBox()).toEqual(before);
    await choice.click();
    await page.locator('.own-cards input[type=file]').waitFor({ state: 'attached' });
  });
  it('are there to download, with their schema', async () => {
    const { page, context } = await pages(doors.browser);
    await pick(page);
    cards = JSON.parse(await download(page, 'Present cards')) as Cards;
    expect(cards.cities.length).toBeGreaterThan(20);
    const schema = JSON.parse(await download(page, 'Schema')) as { $schema: string; required: string[] };
    expect(schema.$schema).toContain('json-schema.org');
    expect(Object.keys(cards).toSorted()).toEqual(schema.required.toSorted());
    await context.close();
  });

  it('that do not fit are listed with their lines, in both languages, and no table is laid', async () => {
    const { page, faults, context } = await pages(doors.browser);
    await pick(page);
    const wrong = {
      ...cards,
      connections: cards.connections.map((c, i) => (i === 4 ? { ...c, to: 'atlantis' } : c)),
      contracts: cards.contracts.map((c, i) => (i === 3 ? { ...c, profit: c.profit + 10 } : c)),
    };
    const text = JSON.stringify(wrong, null, 2);
    await choose(page, 'wrong.json', text);
    const line = text.slice(0, text.indexOf('"atlantis"')).split('\n').length;
    await page
      .getByText(`Line ${line}, connections[4].to: There is no city “atlantis” on this board.`)
      .waitFor();
    await page
      .getByText(/Line \d+, contracts\[3\]\.profit: Incomes less tax come to \d+, not \d+\./)
      .waitFor();
    expect(await page.locator('.own-cards .problem li').count()).toBe(2);
    expect(await seriousFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try it alone' }).click();
    await page.getByText('First choose a file with your cards').waitFor();
    await page.getByRole('radio', { name: 'DE', exact: true }).click();
    await page.getByText('Eine Stadt „atlantis“ gibt es auf diesem Plan nicht.').waitFor();
    await choose(page, 'broken.json', text.slice(0, 100));
    await page.getByText(/In Zeile \d+ an Stelle \d+ bricht die Datei ab/).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('lie on the table that is set up with them, for everybody, and in its file', async () => {
    const anna = await pages(doors.browser);
    const bert = await pages(doors.browser);
    await pick(anna.page);
    await choose(anna.page, 'ours.json', ours());
    await anna.page.getByText('“Our Europe” fits.').waitFor();
    await anna.page.getByText(`${cards.cities.length + 1} cities`).waitFor();
    expect(await seriousFaults(anna.page)).toEqual([]);
    await anna.page.getByRole('button', { name: 'Set up the table' }).click();
    const row = anna.page.locator('.link-row', { hasText: 'Jonas' });
    await row.getByRole('button', { name: 'QR' }).click();
    const link = await row.getByRole('textbox').inputValue();
    await anna.page.getByRole('button', { name: 'Close', exact: true }).click();
    await ready(anna.page);
    await sitDown(bert.page, link, 'Bert');
    for (const { page } of [anna, bert]) await expectOurs(page);

    // The rules go by them as well: the price of a vehicle is the one on the card.
    const lists = await Promise.all([anna, bert].map(({ page }) => optionsOf(page)));
    const caller = [anna, bert][lists.findIndex((list) => list.length > 0)]!;
    const call = (await optionsOf(caller.page)).find((move) => move['phase'] === 'fair')!;
    await playMove(caller.page, call);
    const [buy] = await optionsOf(caller.page, { type: 'buy' });
    const model = await caller.page.evaluate(
      (piece) => (window.stellwerk.table()!.pieces[piece] as { side?: string }).side,
      String(buy!['piece']),
    );
    const before = (await cashOf(caller.page, `seat/${buy!.seat}`))!;
    await playMove(caller.page, buy!);
    const price = cards.vehicles.find(({ id }) => id === model)!.price + 5000;
    expect(await cashOf(caller.page, `seat/${buy!.seat}`)).toBe(before - price);

    await anna.page.locator('#tab-settings').click();
    await anna.page.getByRole('button', { name: 'About this board' }).click();
    await anna.page.getByText('This table has brought its own board and cards: “Our Europe”.').waitFor();
    await anna.page.keyboard.press('Escape');
    const saved = await download(anna.page, 'Game as a file');
    await anna.page.goto(`${doors.house.url}/#/`);
    await anna.page.locator('.open-file input[type=file]').setInputFiles(asFile('saved.json', saved));
    await anna.page.getByRole('button', { name: 'Look at it alone' }).click();
    await ready(anna.page);
    await expectOurs(anna.page);
    expect([anna.faults, bert.faults]).toEqual([[], []]);
    await anna.context.close();
    await bert.context.close();
  });

  it('can be tried alone, and are still there after a reload', async () => {
    const { page, faults, context } = await pages(doors.browser);
    await pick(page);
    await choose(page, 'ours.json', ours());
    await page.getByText('“Our Europe” fits.').waitFor();
    await page.getByRole('button', { name: 'Try it alone' }).click();
    await ready(page);
    await expectOurs(page);
    await page.reload();
    await ready(page);
    await expectOurs(page);
    expect(faults).toEqual([]);
    await context.close();
  });
});
