import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { beerEvening } from '../shots/beer-evening.ts';
import type { Customer } from './lib/brewers.ts';
import { Brewers, fieldBeside } from './lib/brewers.ts';
import { noBrowser } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { eventually, seen } from './lib/people.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { carry, cashOf, clockOf, lengthOf, placeOf, pressNow } from './lib/table.ts';

const PEOPLE = ['Anna', 'Jonas', 'Mirel'] as const;
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

const skipped = noBrowser();

describe.skipIf(skipped !== null)('Heat, Sweat & Beer: a whole brewery round by hand', () => {
  const doors = openDoors();
  const table = new Brewers<(typeof PEOPLE)[number]>();
  const done = table.done.bind(table);
  /** A cube goes to the field beside it and lies there. */
  const delivers = async (page: Page, segment: number, customers: Customer, card?: string): Promise<void> => {
    const cube = await table.deliver(page, segment, customers, card);
    expect(await placeOf(page, cube)).toBe(fieldBeside(segment, customers));
  };

  beforeAll(() => table.open(doors.browser, doors.house.url, PEOPLE, EVENING()));

  it('strict: Jonas drags six cubes, and one that nobody may deliver goes back', async () => {
    const page = table.page('Jonas');
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
    const page = table.page('Anna');
    await delivers(page, 3, 'regular');
    await done(page, () => pressNow(page, /ask Jonas/i));
    await done(table.page('Jonas'), () => pressNow(table.page('Jonas'), /allow loading/i));
    await delivers(page, 2, 'new', '2B');
    await delivers(page, 2, 'new', '2B');
    await delivers(page, 1, 'regular');
    await done(page, () => carry(page, 'cube/27', 'load/train/8/1'));
    expect(await placeOf(table.page('Mirel'), 'cube/27')).toBe('load/train/8/1');
    // The supply is empty now: the second arrow takes a cube of the cheapest field.
    await done(page, () => carry(page, 'cube/21', 'load/train/8/1'));
    expect(await clockOf(page)).toMatchObject({ step: 'load', earned: 30 + 2 * 15 + 15 + 2 * 100 });
    await done(page, () => pressNow(page, /keep/i));
    await done(page, () => carry(page, 'train/3/2', 'company/B1'));
    expect(await placeOf(page, 'train/3/2')).toBe('company/B1');
    await done(page, () => pressNow(page, /done$/));
  });

  it('by hand: what Mirel earns is still to be paid, and she pays it', async () => {
    const page = table.page('Mirel');
    const anna = table.page('Anna');
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
    expect(table.faults).toEqual([]);
  });
});
