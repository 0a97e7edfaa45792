import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import type { Move } from './lib/table.ts';
import {
  clockOf,
  lengthOf,
  openAlone,
  optionsOf,
  placeOf,
  playMove,
  pressNow,
  untilLength,
  where,
} from './lib/table.ts';

const skipped = noBrowser();
const GAME = 'Trains of Europe';

/** Alone, for all seats: with three people somebody is left to raise. */
describe.skipIf(skipped !== null)('Trains of Europe alone', () => {
  const doors = openDoors();

  it('an opening bid is raised by typing, and the last one left gets the vehicle', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url, GAME);
    const make = async (fits: (move: Move) => boolean): Promise<Move> => {
      const move = (await optionsOf(page)).find(fits);
      if (!move) throw new Error(`no such move: ${JSON.stringify(await optionsOf(page))}`);
      await playMove(page, move);
      return move;
    };
    await make((move) => move['phase'] === 'auction');
    for (let i = 0; i < 3; i++) {
      await make(({ type }) => type === 'offer');
      await make(({ type }) => type === 'done');
    }
    const opened = await make(({ type }) => type === 'open');
    const lot = String(opened['item']);
    const before = await lengthOf(page);
    const raise = page.locator('.now').getByRole('spinbutton');
    await raise.fill(String(Number(opened['bid']) + 20_000));
    await pressNow(page, 'Raise');
    await untilLength(page, before + 1);
    expect(await clockOf(page)).toMatchObject({ lot: { item: lot, bid: Number(opened['bid']) + 20_000 } });
    const { bidder } = (await clockOf(page))['lot'] as { bidder: string };
    await pressNow(page, 'Pass');
    await untilLength(page, before + 2);
    expect(await placeOf(page, lot)).toBe(`seat/${bidder}`);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a card is shown large when the pointer rests on it, by a double click, and by a key', async () => {
    const { page, faults } = await openPerson(doors.browser);
    await openAlone(page, doors.house.url, GAME);
    const contract = await page.evaluate(
      () => Object.entries(window.stellwerk.table()!.pieces).find(([, { at }]) => at === 'open/0')![0],
    );
    const spot = await where(page, contract);
    await page.mouse.move(spot.x, spot.y, { steps: 3 });
    const resting = page.locator('.card-peek canvas');
    expect((await resting.boundingBox())!.height).toBeGreaterThan(400);
    await page.mouse.dblclick(spot.x, spot.y);
    const large = page.locator('dialog.card-view');
    expect((await large.locator('canvas').boundingBox())!.height).toBeGreaterThan(400);
    expect(await seriousFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    expect(await lengthOf(page)).toBe(1);
    await page.locator('#stage-mats').focus();
    // Past the purse and the chair, which have nothing to read, to the first card.
    for (let i = 0; i < 6 && (await large.count()) === 0; i++) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('v');
    }
    await large.getByRole('button', { name: 'Take it up' }).click();
    await page.locator('.choice.held').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('on a phone the own cards can be read as they lie, and a tap shows one large', async () => {
    const { page, faults } = await openPerson(doors.browser, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    await openAlone(page, doors.house.url, GAME);
    const contract = await page.evaluate(
      () =>
        Object.entries(window.stellwerk.table()!.pieces).find(
          ([id, { at }]) => id.startsWith('contract/') && at === `seat/${window.stellwerk.seat()}`,
        )![0],
    );
    const card = page.locator(`.papers [data-piece="${contract}"]`);
    const paper = (await card.locator('canvas').boundingBox())!;
    // Words of a card are 15 units of its 217 high.
    expect((15 * paper.width) / 217).toBeGreaterThanOrEqual(12);
    await card.tap();
    const large = page.locator('dialog.card-view');
    const face = (await large.locator('canvas').first().boundingBox())!;
    expect(face.width).toBeGreaterThan(paper.width);
    expect(face.x).toBeGreaterThanOrEqual(0);
    expect(face.x + face.width).toBeLessThanOrEqual(390);
    expect(await seriousFaults(page)).toEqual([]);
    await large.getByRole('button', { name: 'Close' }).tap();
    await large.waitFor({ state: 'detached' });
    // What can be called stands in two columns.
    const calls = page.locator('.choices.short .choice');
    await calls.nth(1).waitFor();
    // Both in one look: nothing moves between them.
    const [left, right] = await calls.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(right!.y).toBe(left!.y);
    expect(right!.x).toBeGreaterThanOrEqual(left!.x + left!.width);
    // At the fair the cards to pick have their names, and the one in the hand can be read.
    await playMove(
      page,
      (await optionsOf(page)).find((move) => move['phase'] === 'fair')!,
    );
    await page.locator('.phone-tab', { hasText: 'Board' }).tap();
    const pick = page.locator('.pick').first();
    const name = (await pick.locator('small').textContent())!;
    await pick.tap();
    await page.getByRole('button', { name: `Look at ${name} large` }).tap();
    await large.getByRole('heading', { name }).waitFor();
    await large.getByRole('button', { name: 'Close' }).tap();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
