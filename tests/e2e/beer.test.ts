import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { beerEvening } from '../shots/beer-evening.ts';
import type { Person } from './lib/browser.ts';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { eventually, seen } from './lib/people.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import {
  carry,
  cashOf,
  clockOf,
  lengthOf,
  placeOf,
  pressNow,
  ready,
  sitDown,
  tableOf,
  untilLength,
} from './lib/table.ts';

const PEOPLE = ['Anna', 'Jonas', 'Mirel'] as const;
type Name = (typeof PEOPLE)[number];
const put = (piece: string, to: string, side?: string): Move => ({
  type: 'put',
  seat: 'anna',
  piece,
  to,
  ...(side === undefined ? {} : { side }),
});

/**
 * The third brewery round of a game for three: B3 of Jonas, B1 of Anna, B2 of Mirel. So that there is something to load,
 * hands have given B1 a card with arrows and some money, the BME of Jonas a train with blue squares, and the supply a cube.
 */
const EVENING = (): string =>
  beerEvening({
    players: 3,
    until: ({ clock }) => clock.round === 'BR' && clock.set === 2,
    hands: () => [
      put('kettle/1/1', 'out'),
      put('kettle/1/2', 'out'),
      put('train/6/1', 'company/B1', 'kettle'),
      put('train/8/1', 'company/BME'),
      put('cube/27', 'beer'),
      { type: 'pay', seat: 'anna', from: 'bank', to: 'company/B1', amount: 200 },
    ],
  });

type Customer = 'regular' | 'new';
const BESIDE: Readonly<Record<Customer, string>> = { regular: 'left', new: 'right' };
const skipped = noBrowser();

describe.skipIf(skipped !== null)('Heat, Sweat & Beer: a whole brewery round by hand', () => {
  const doors = openDoors();
  const people = new Map<Name, Person>();
  const pageOf = (name: Name): Page => people.get(name)!.page;
  const all = async (length: number): Promise<void> => {
    await Promise.all([...people.values()].map(({ page }) => untilLength(page, length)));
  };
  /** Something is done, and everybody sees it. */
  const done = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
    const before = await lengthOf(page);
    await act();
    await all(before + 1);
  };
  const cubesAt = async (page: Page, place: string): Promise<readonly string[]> =>
    Object.entries((await tableOf(page))!.pieces)
      .filter(([id, { at }]) => id.startsWith('cube/') && at === place)
      .map(([id]) => id);
  /** A cube goes to the field beside it; `card` is the answer where several could deliver it. */
  const delivers = async (page: Page, segment: number, customers: Customer, card?: string): Promise<void> => {
    const [cube] = await cubesAt(page, `beer/${segment}/${customers}`);
    const field = `beer/${segment}/${BESIDE[customers]}`;
    await done(page, async () => {
      await carry(page, cube!, field);
      if (card !== undefined)
        await page
          .locator('.hand-menu')
          .getByRole('button', { name: `with the ${card}` })
          .click();
    });
    expect(await placeOf(page, cube!)).toBe(field);
  };

  beforeAll(async () => {
    for (const name of PEOPLE) people.set(name, await openPerson(doors.browser));
    const anna = pageOf('Anna');
    await anna.goto(doors.house.url);
    await anna.locator('.open-file input[type=file]').setInputFiles({
      name: 'Evening.json',
      mimeType: 'application/json',
      buffer: Buffer.from(EVENING()),
    });
    await anna.getByRole('button', { name: 'Open as a table' }).click();
    const dialog = anna.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Anna' }).click();
    await dialog.getByRole('button', { name: 'Sit down' }).click();
    await ready(anna);
    await anna.getByRole('button', { name: 'Share links' }).click();
    const links: string[] = [];
    for (const name of ['Jonas', 'Mirel']) {
      const row = anna.locator('.link-row', { hasText: name });
      await row.getByRole('button', { name: 'QR' }).click();
      links.push(await row.getByRole('textbox').inputValue());
    }
    await anna.getByRole('button', { name: 'Close', exact: true }).click();
    await Promise.all((['Jonas', 'Mirel'] as const).map((name, i) => sitDown(pageOf(name), links[i]!, name)));
    await anna.getByRole('radio', { name: 'Strict' }).first().click();
  });

  it('strict: Jonas drags six cubes, and one that nobody may deliver goes back', async () => {
    const page = pageOf('Jonas');
    expect(await clockOf(page)).toMatchObject({ round: 'BR', operating: 'B3', step: 'give-up' });
    // His cards are of type 2: the cube of segment 3 is out of reach.
    const before = await lengthOf(page);
    await carry(page, 'cube/20', 'beer/3/left');
    await page
      .getByText(/segment 3/)
      .first()
      .waitFor();
    await seen(page, 'pieces', 'cube/20', 20);
    expect(await placeOf(page, 'cube/20')).toBe('beer/3/regular');
    expect(await lengthOf(page)).toBe(before);
    for (let i = 0; i < 4; i++) await delivers(page, 2, 'regular');
    for (let i = 0; i < 2; i++) await delivers(page, 2, 'new');
    expect(await clockOf(page)).toMatchObject({ earned: 4 * 20 + 2 * 15 });
    const purse = (await cashOf(page, 'seat/jonas'))!;
    await done(page, () => pressNow(page, /split/i));
    expect(await cashOf(page, 'seat/jonas')).toBe(purse + 55);
    await done(page, () => pressNow(page, /done$/));
  });

  it('strict: Anna asks for a train, loads it, pays out and buys equipment', async () => {
    const page = pageOf('Anna');
    await delivers(page, 3, 'regular');
    await done(page, () => pressNow(page, /ask Jonas/i));
    await done(pageOf('Jonas'), () => pressNow(pageOf('Jonas'), /allow loading/i));
    await delivers(page, 2, 'new', '2B');
    await delivers(page, 2, 'new', '2B');
    await delivers(page, 1, 'regular');
    await done(page, () => carry(page, 'cube/27', 'load/train/8/1'));
    expect(await placeOf(pageOf('Mirel'), 'cube/27')).toBe('load/train/8/1');
    // The supply is empty now: the second arrow takes a cube of the cheapest field.
    await done(page, () => carry(page, 'cube/21', 'load/train/8/1'));
    expect(await clockOf(page)).toMatchObject({ step: 'load', earned: 30 + 2 * 15 + 15 + 2 * 100 });
    await done(page, () => pressNow(page, /keep/i));
    await done(page, () => carry(page, 'train/3/2', 'company/B1'));
    expect(await placeOf(page, 'train/3/2')).toBe('company/B1');
    await done(page, () => pressNow(page, /done$/));
  });

  it('by hand: what Mirel earns is still to be paid, and she pays it', async () => {
    const page = pageOf('Mirel');
    const anna = pageOf('Anna');
    await anna.locator('#tab-settings').click();
    await done(anna, () => anna.getByText('By hand', { exact: true }).click());
    for (let i = 0; i < 6; i++) await delivers(page, 1, 'regular');
    const purse = (await cashOf(page, 'seat/mirel'))!;
    await done(page, () => pressNow(page, /split/i));
    expect(await cashOf(page, 'seat/mirel')).toBe(purse);
    const list = page.getByRole('group', { name: 'Still to do' });
    await list.waitFor();
    const open = await list.locator('li').count();
    await done(page, () => carry(page, 'cash/bank', 'seat/mirel'));
    expect(await cashOf(page, 'seat/mirel')).toBe(purse + 45);
    await eventually(
      () => list.locator('li.done').count(),
      (n) => n === 1,
      'one is ticked',
    );
    expect(open).toBeGreaterThan(1);
    await done(page, () => page.getByRole('button', { name: 'Do it all for us' }).click());
    // The round ends: order and demand of the next one are done by hands too.
    await done(page, () => pressNow(page, /done$/));
    await list.waitFor();
    await done(page, () => page.getByRole('button', { name: 'Do it all for us' }).click());
    expect(await clockOf(page)).toMatchObject({ round: 'OR', dues: [] });
    for (const { faults } of people.values()) expect(faults).toEqual([]);
  });
});
