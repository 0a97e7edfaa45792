import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Person } from './lib/browser.ts';
import { keepsWriting, writtenOn } from './lib/afar.ts';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { openTogether, railway } from './lib/evenings.ts';
import { eventually } from './lib/people.ts';
import { drawn, pressNow, ready, seatOf, setUpTable, sitDown } from './lib/table.ts';

const skipped = noBrowser();

/** Waits until an initial in the row of people at the top has this colour behind it. */
const isPainted = (page: Page, initial: string, colour: string): Promise<string> =>
  eventually(
    () =>
      page
        .locator('.people .avatar', { hasText: initial })
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor),
    (found) => found === colour,
    `${initial} in ${colour}`,
  );
/** Pieces that lie face down before a seat, as this page knows them. */
const unknownAt = (page: Page, seat: string): Promise<number> =>
  page.evaluate((who) => {
    const { clock, ...table } = window.stellwerk.table()!;
    const pieces = table.pieces as Record<string, { at: string; side?: string }>;
    const secret = clock['secret'] as Record<string, string>;
    return Object.entries(pieces).filter(
      ([id, { at, side }]) => at === `seat/${who}` && side === 'back' && secret[id] === undefined,
    ).length;
  }, seat);

describe.skipIf(skipped !== null)('sitting down', () => {
  const doors = openDoors();
  const sit = (): Promise<Person> => openPerson(doors.browser);

  it('takes a name and a colour that nobody has, and everybody sees both', async () => {
    const anna = await sit();
    const bert = await sit();
    const link = await setUpTable(anna.page, doors.house.url, { without: ['Mirel'] });
    await bert.page.goto(link);
    const dialog = bert.page.getByRole('dialog');
    // Who is called as somebody else reads what that makes of the name, before sitting down.
    await dialog.getByLabel('Your name').fill('anna');
    await dialog.getByText('The name anna is taken: at this table you are anna 2.').waitFor();
    await dialog.getByLabel('Your name').fill('Zoe');
    expect(await dialog.getByText('is taken').count()).toBe(0);
    const colours = dialog.getByRole('radiogroup', { name: 'Your colour' });
    // Anna sits in red: it is not on offer. The place has blue, and shows the initial of the new name.
    expect(await colours.getByRole('radio', { name: 'red' }).count()).toBe(0);
    expect(await colours.getByRole('radio', { name: 'blue' }).textContent()).toBe('Z');
    await colours.getByRole('radio', { name: 'teal' }).click();
    expect(await colours.getByRole('radio', { name: 'teal' }).textContent()).toBe('Z');
    expect(await seriousFaults(bert.page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Sit down' }).click();
    await ready(bert.page);
    await anna.page.locator('.people .avatar', { hasText: 'Z' }).waitFor();
    await isPainted(anna.page, 'Z', 'rgb(11, 107, 116)');
    await isPainted(bert.page, 'Z', 'rgb(11, 107, 116)');
    await isPainted(bert.page, 'A', 'rgb(180, 71, 31)');
    await bert.page.reload();
    await ready(bert.page);
    expect(await seatOf(bert.page)).toBe('jonas');
    await isPainted(bert.page, 'Z', 'rgb(11, 107, 116)');
    expect([anna.faults, bert.faults]).toEqual([[], []]);
    await anna.context.close();
    await bert.context.close();
  });

  it('every button says for whom, where the host moves for a seat that nobody has taken yet', async () => {
    const { page, context, faults } = await sit();
    const bert = await sit();
    const link = await setUpTable(page, doors.house.url, { without: ['Mirel'] });
    await pressNow(page, /auction/i);
    const told = page.locator('.auction, .now').getByRole('button', { name: /^(Bid|Drop out)/ });
    await page.getByRole('heading', { name: /, outbid/ }).waitFor();
    // Chance has seated them: Anna may be the one who answers first.
    if (await page.getByRole('heading', { name: /^Anna/ }).count()) await pressNow(page, /^Bid/);
    await page.getByRole('heading', { name: /^Jonas, outbid/ }).waitFor();
    const buttons = await told.allTextContents();
    expect(buttons).toHaveLength(4);
    for (const button of buttons) expect(button).toMatch(/for Jonas/);
    expect(await page.locator('.bidders li', { hasText: 'Jonas' }).getByText('you').count()).toBe(0);
    await sitDown(bert.page, link, 'Bert');
    await bert.page.locator('.auction').getByRole('button', { name: /^Bid/ }).waitFor();
    expect(await bert.page.locator('.for-empty').count()).toBe(0);
    expect([faults, bert.faults]).toEqual([[], []]);
    await context.close();
    await bert.context.close();
  });

  it('calls nobody “you” on the table in whose seat nobody sits', async () => {
    const { page, context } = await sit();
    await keepsWriting(context);
    const yous = async (): Promise<number> =>
      (await writtenOn(page)).filter(({ text, part }) => text === 'you' && part.startsWith('canvas')).length;
    await setUpTable(page, doors.house.url, {});
    await eventually(yous, (count) => count === 1, 'one is called you');
    await openTogether(
      page,
      doors.house.url,
      await railway('18te', ['Anna', 'Bert', 'Cleo'], (_, n) => n > 0),
    );
    await drawn(page);
    expect((await writtenOn(page)).map(({ text }) => text)).toContain('Bert');
    expect(await yous()).toBe(0);
    await context.close();
  });

  it('leaves no colour to choose where the title has its own, and shows a hidden hand to its owner alone', async () => {
    const anna = await sit();
    const bert = await sit();
    await anna.page.goto(doors.house.url);
    await anna.page.locator('.game-card', { hasText: 'Trains of Europe' }).click();
    await anna.page.getByLabel('Remove Mirel').click();
    await anna.page.getByLabel('Hidden vehicles').check();
    await anna.page.getByRole('button', { name: 'Set up the table' }).click();
    const row = anna.page.locator('.link-row', { hasText: 'Jonas' });
    await row.getByRole('button', { name: 'QR' }).click();
    const link = await row.getByRole('textbox').inputValue();
    await anna.page.getByRole('button', { name: 'Close', exact: true }).click();
    await ready(anna.page);
    await bert.page.goto(link);
    await bert.page.getByLabel('Your name').waitFor();
    expect(await bert.page.getByRole('radiogroup', { name: 'Your colour' }).count()).toBe(0);
    await sitDown(bert.page, link, 'Bert');
    await anna.page.locator('.people .avatar', { hasText: 'B' }).waitFor();
    // One locomotive and two wagons were dealt to each.
    for (const { page } of [anna, bert])
      await page.waitForFunction(
        () => Object.keys(window.stellwerk.table()!.clock['secret'] as object).length === 3,
      );
    expect([await unknownAt(bert.page, 'jonas'), await unknownAt(bert.page, 'anna')]).toEqual([0, 3]);
    expect([await unknownAt(anna.page, 'anna'), await unknownAt(anna.page, 'jonas')]).toEqual([0, 3]);
    // What a reader of the stage is told: names for one's own cards, backs for those of the other.
    const own = await bert.page.evaluate(() =>
      Object.values(window.stellwerk.table()!.clock['secret'] as Record<string, string>),
    );
    const told = (page: Page, seat: string): Promise<string> =>
      page.evaluate((who) => {
        const { pieces } = window.stellwerk.table()!;
        return Object.keys(pieces)
          .filter((id) => pieces[id]!.at === `seat/${who}` && /^(?:loco|wagon)/.test(id))
          .map((id) => (window.stellwerk as unknown as { nameOf(piece: string): string }).nameOf(id))
          .join(', ');
      }, seat);
    const mine = (await told(bert.page, 'jonas')).toLowerCase();
    for (const model of own) expect(mine).toContain(model);
    expect(await told(anna.page, 'jonas')).toMatch(/face down.*face down.*face down/);
    expect([anna.faults, bert.faults]).toEqual([[], []]);
    await anna.context.close();
    await bert.context.close();
  });
});
