import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { eventually, unseen } from './lib/people.ts';
import {
  carry,
  goOnTo,
  lengthOf,
  openAlone,
  optionsOf,
  placeOf,
  playMove,
  untilLength,
  where,
} from './lib/table.ts';

const skipped = noBrowser();

interface At {
  readonly x: number;
  readonly y: number;
}

/** Takes something up and lets it go at a point of the page. */
async function carryTo(page: Page, from: At, to: At): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

const lastAct = (page: Page) => page.evaluate(() => window.stellwerk.log().at(-1));
const beside = ({ x, y }: At, by: number): At => ({ x: x + by, y: y + 2 });

describe.skipIf(skipped !== null)('hands that are a little beside', () => {
  const doors = openDoors();

  it('a tile and a station near their place belong there; put back they are no move, and a lay is taken back', async () => {
    const { page, context, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    const [lay] = await optionsOf(page, { type: 'lay' });
    const tile = `tile/${String(lay!['tile'])}`;
    const piece = await page.evaluate(
      (prefix) =>
        Object.entries(window.stellwerk.table()!.pieces).find(
          ([id, { at }]) => id.startsWith(`${prefix}/`) && !at.startsWith('hex/'),
        )![0],
      tile,
    );
    const home = await where(page, piece);
    const before = await lengthOf(page);

    // Up, turned, and back to where it came from: nothing has happened.
    await page.mouse.move(home.x, home.y);
    await page.mouse.down();
    await page.mouse.move(home.x + 60, home.y + 60, { steps: 4 });
    await page.keyboard.press('r');
    await page.mouse.move(home.x + 3, home.y + 2, { steps: 4 });
    await page.mouse.up();
    expect(await lengthOf(page)).toBe(before);

    // A little outside of its hex.
    const hex = await where(page, `hex/${String(lay!['hex'])}`);
    await carryTo(page, home, { x: hex.x, y: hex.y + 48 });
    await untilLength(page, before + 1);
    expect(await lastAct(page)).toMatchObject({
      verdict: 'legal',
      act: { move: { type: 'lay', hex: lay!['hex'] } },
    });

    // And off again, to the tray: that takes it back, and is no flagged free move. A tile wants a longer press.
    const on = await where(page, `hex/${String(lay!['hex'])}`);
    await page.mouse.move(on.x, on.y);
    await page.mouse.down();
    await page.waitForTimeout(500);
    await page.mouse.move((on.x + home.x) / 2, (on.y + home.y) / 2, { steps: 4 });
    await page.mouse.move(home.x, home.y, { steps: 4 });
    await page.mouse.up();
    await eventually(
      () => page.evaluate((id) => window.stellwerk.table()!.pieces[id]!.at.startsWith('hex/'), piece),
      (isOnMap) => !isOnMap,
      'the tile lies in the tray again',
    );
    expect(await lastAct(page)).toMatchObject({ act: { do: 'undo' } });

    // A station, 28 px beside the only circle of a city: whatever the rules say to it, that is where it goes.
    const token = 'token/KHS/1';
    const circle = 'hex/D6/n0/0';
    const now = await lengthOf(page);
    await carryTo(page, await where(page, token), beside(await where(page, circle), 28));
    await untilLength(page, now + 1);
    expect(await placeOf(page, token)).toBe(circle);
    expect(await lastAct(page)).toMatchObject({ act: { move: { type: 'station' } } });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('Enter answers what a drop asks, wherever the pointer went meanwhile, and nothing stays in the hand', async () => {
    const { page, context } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    const before = await lengthOf(page);
    const mat = `seat/${await page.evaluate(() => window.stellwerk.seat())}`;
    await carry(page, 'cert/KHS/0', mat);
    await page.locator('.hand-menu').waitFor();
    await page.mouse.move(500, 300, { steps: 3 });
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Enter');
    await untilLength(page, before + 1);
    expect(await lastAct(page)).toMatchObject({ act: { move: { type: 'auction', company: 'KHS' } } });
    await page.locator('.hand-menu').waitFor({ state: 'detached' });
    await unseen(page, 'hand', 'hex/F8', 300);
    await context.close();
  });

  it('whoever has panned sees on a small map where, and finds all of it again', async () => {
    const { page, context } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    const small = page.locator('.minimap:not(.hidden)');
    expect(await small.count()).toBe(0);
    const hex = await where(page, 'hex/E9');
    await carryTo(page, hex, { x: hex.x - 260, y: hex.y - 160 });
    await small.waitFor();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await small.waitFor({ state: 'detached' });
    await context.close();
  });

  it('a run is drawn by dragging along the track, and cleared, and the board stays where it is', async () => {
    const { page, context, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url);
    await goOnTo(page, 'lay');
    for (let i = 0; i < 60; i++) {
      const options = await optionsOf(page);
      const run = options.find(({ type, routes }) => type === 'run' && (routes as unknown[]).length > 0);
      if (run) break;
      const wanted = ['train', 'lay', 'done', 'run', 'payout', 'pass'];
      const next = wanted.flatMap((type) => options.filter((m) => m.type === type))[0] ?? options[0]!;
      await playMove(page, next);
    }
    const run = (await optionsOf(page, { type: 'run' })).find((m) => (m['routes'] as unknown[]).length > 0)!;
    const { stops } = (run['routes'] as { stops: string[] }[])[0]!;
    // Where a hex has two cities it is the circle that counts; elsewhere the middle will do.
    const two = ['A7', 'D14', 'G5'];
    const spotOf = (stop: string): string => {
      const hex = stop.split('/')[0]!;
      return two.includes(hex) ? `hex/${stop}/0` : `hex/${hex}`;
    };
    const at = await Promise.all(stops.map((stop) => where(page, spotOf(stop))));
    const corner = await where(page, `hex/${stops[0]!.split('/')[0]}`);
    const skip = page.locator('.now').getByRole('button', { name: /, go on/ });
    for (let i = 0; i < 3 && (await skip.count()) > 0; i++) await skip.click();
    await page.locator('.runs').waitFor();
    await page.mouse.move(at[0]!.x, at[0]!.y);
    await page.mouse.down();
    for (const { x, y } of at.slice(1)) await page.mouse.move(x, y, { steps: 12 });
    await page.mouse.up();
    expect(await where(page, `hex/${stops[0]!.split('/')[0]}`)).toEqual(corner);
    const clear = page.getByRole('button', { name: /Clear the run of/ });
    await clear.waitFor();
    await page.locator('.runs .hint.go').waitFor();
    await clear.click();
    await clear.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });
});
