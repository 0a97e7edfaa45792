import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson } from './lib/browser.ts';
import { eventually } from './lib/people.ts';
import { openDoors } from './lib/doors.ts';
import {
  carry,
  cashOf,
  goOnTo,
  lengthOf,
  openAlone,
  optionsOf,
  playMove,
  seatOf,
  untilLength,
  where,
} from './lib/table.ts';

/** From the middle of a certificate to the middle of the strip that is seen of it in a fan, in steps of the fan. */
const LOOKS_OUT = 1.15;

interface Fan {
  readonly seat: string;
  readonly company: string;
  /** From the front to the back. */
  readonly pieces: readonly string[];
}

/** The second stock round: whoever is to act leads a company and holds a fan of three more certificates of it. */
async function fanned(page: Page, url: string): Promise<Fan> {
  await openAlone(page, url);
  await goOnTo(page, 'lay');
  await goOnTo(page, 'pass');
  const seat = (await seatOf(page))!;
  const company = await page.evaluate((me) => {
    const pieces = Object.entries(window.stellwerk.table()!.pieces);
    return pieces.find(([id, { at }]) => at === me && /^cert\/.*\/0$/.test(id))![0].split('/')[1]!;
  }, `seat/${seat}`);
  const pieces = [1, 2, 3].map((n) => `cert/${company}/${n}`);
  // Not in the lowest row: a sale has to move the price.
  const marker = await page.evaluate((letters) => {
    const found = Object.entries(window.stellwerk.table()!.pieces).filter(([, { at }]) =>
      at.startsWith('market/'),
    );
    return found.find(([id]) => id.includes(letters))![0];
  }, company);
  await playMove(page, { type: 'put', seat, piece: marker, to: 'market/1/4' });
  for (const piece of pieces) await playMove(page, { type: 'put', seat, piece, to: `seat/${seat}` });
  await eventually(
    () => optionsOf(page, { type: 'sell' }),
    (sales) => sales.some((move) => move['count'] === 3),
    'three may be sold',
  );
  await page.waitForFunction(() => window.stellwerk.isAtRest());
  const spots = await Promise.all(pieces.map(async (id) => ({ id, ...(await where(page, id)) })));
  return { seat, company, pieces: spots.toSorted((a, b) => a.x - b.x).map(({ id }) => id) };
}

const lastMove = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(() => window.stellwerk.log().at(-1)!.act.move!);
/** The price at which the company stands: the card over the pool says it, now and after. */
const pricesSaid = async (page: Page): Promise<readonly number[]> => {
  const said = await page.locator('.hand-card .prices').textContent();
  return (/ (\d+)\S* → (\d+)/.exec(said ?? '') ?? []).slice(1).map(Number);
};

describe.skipIf(noBrowser() !== null)('a fan of certificates', () => {
  const doors = openDoors();

  it('three are dragged to the pool with Shift: three are sold, at the price that was said', async () => {
    const { page, faults } = await openPerson(doors.browser);
    const { seat, company, pieces } = await fanned(page, doors.house.url);
    const before = { length: await lengthOf(page), cash: (await cashOf(page, `seat/${seat}`))! };
    // The third from the front, where it looks out from behind the two that lie over it.
    const third = await where(page, pieces[2]!);
    const second = await where(page, pieces[1]!);
    const pool = await where(page, 'pool');
    await page.keyboard.down('Shift');
    await page.mouse.move(third.x + LOOKS_OUT * (third.x - second.x), third.y);
    await page.mouse.down();
    await page.mouse.move(pool.x, pool.y, { steps: 8 });
    await page.keyboard.up('Shift');
    const prices = await pricesSaid(page);
    await page.mouse.up();
    await untilLength(page, before.length + 1);
    expect(await lastMove(page)).toMatchObject({ type: 'sell', company, count: 3 });
    expect(prices).toHaveLength(2);
    expect(prices[1]).toBeLessThan(prices[0]!);
    expect(await cashOf(page, `seat/${seat}`)).toBe(before.cash + 3 * prices[0]!);
    await page.locator('#tab-log').click();
    await page
      .locator('.log-text', { hasText: /sells 3/ })
      .first()
      .waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('plus and minus, or the wheel, say how many while it hangs in the hand', async () => {
    const { page, faults } = await openPerson(doors.browser);
    const { company, pieces } = await fanned(page, doors.house.url);
    const before = await lengthOf(page);
    await carry(page, pieces[0]!, 'pool', async () => {
      await page.keyboard.press('+');
      await page.mouse.wheel(0, -100);
      await page.locator('.hand-card', { hasText: /3/ }).waitFor();
      await page.keyboard.press('-');
      await eventually(
        () => page.locator('.hand-card h3').textContent(),
        (said) => /\b2\b/.test(said ?? ''),
        'the card speaks of two',
      );
    });
    await untilLength(page, before + 1);
    expect(await lastMove(page)).toMatchObject({ type: 'sell', company, count: 2 });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('with the keys only: Enter, plus, Enter', async () => {
    const { page, faults } = await openPerson(doors.browser);
    const { seat, company, pieces } = await fanned(page, doors.house.url);
    const before = await lengthOf(page);
    await page.locator('#tab-ledger').click();
    await page
      .locator(`[data-drop-row="seat/${seat}"]`)
      .getByRole('button', { name: new RegExp(`, ${company}: \\d+\\. Take up`) })
      .focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('+');
    await page.locator('[aria-live]', { hasText: /2 × / }).first().waitFor({ state: 'attached' });
    await page.locator('[data-drop-row="bank"] th button').focus();
    await page.keyboard.press('Enter');
    await untilLength(page, before + 1);
    expect(await lastMove(page)).toMatchObject({ type: 'sell', company, count: 2 });
    expect(pieces.length).toBeGreaterThanOrEqual(3);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
