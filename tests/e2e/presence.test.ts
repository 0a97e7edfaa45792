import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import type { Two } from './lib/people.ts';
import { eventually, holdOver, inkAt, seatTwo, seen, unseen, widthBetween } from './lib/people.ts';
import { openDoors } from './lib/doors.ts';
import {
  carry,
  lengthOf,
  optionsOf,
  placeOf,
  playMove,
  ready,
  setUpTable,
  sitDown,
  where,
} from './lib/table.ts';

const skipped = noBrowser();

/** What two people see of each other, while nothing of it is a move. */
describe.skipIf(skipped !== null)('being at one table', () => {
  const doors = openDoors();
  let two: Two;
  let anna: Page;
  let bert: Page;

  const moveTo = async (page: Page, name: string): Promise<void> => {
    const { x, y } = await where(page, name);
    // At once: nobody sees half of a pointer that is still on its way.
    await page.mouse.move(x, y);
  };
  const away = (page: Page): Promise<void> => page.mouse.move(1420, 20);
  const scaleOf = (page: Page): Promise<number> => widthBetween(page, 'hex/C3', 'hex/E3');
  const atRest = (page: Page) => page.waitForFunction(() => window.stellwerk.isAtRest());
  const finger = async (page: Page, name: string, ms: number): Promise<void> => {
    const { x, y } = await where(page, name);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.waitForTimeout(ms);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };

  beforeAll(async () => {
    two = await seatTwo(doors.browser, doors.house.url, true);
    [anna, bert] = [two.anna.page, two.bert.page];
  });

  it('shows where the other one points', async () => {
    for (const page of [anna, bert]) await away(page);
    await unseen(anna, 'hand', 'hex/F6');
    await moveTo(bert, 'hex/F6');
    await seen(anna, 'hand', 'hex/F6');
    await away(bert);
    await unseen(anna, 'hand', 'hex/F6');
  });

  it('shows it on the same mat, though everybody’s own lies first', async () => {
    const [there, here] = [await where(bert, 'seat/jonas'), await where(anna, 'seat/jonas')];
    expect(Math.abs(there.x - here.x)).toBeGreaterThan(100);
    await moveTo(bert, 'seat/jonas');
    await seen(anna, 'hand', 'seat/jonas');
    await away(bert);
    await unseen(anna, 'hand', 'seat/jonas');
  });

  it('shows what the other one holds: it rides along', async () => {
    await moveTo(bert, 'hex/C3');
    const pointer = await seen(anna, 'hand', 'hex/C3', 70);
    await holdOver(bert, 'tile/57/1', 'hex/C3');
    await eventually(
      () => inkAt(anna, 'hand', 'hex/C3', 70),
      (ink) => ink > 2 * pointer,
      'the tile at the pointer',
    );
    await bert.keyboard.press('Escape');
    await bert.mouse.up();
    await eventually(
      () => inkAt(anna, 'hand', 'hex/C3', 70),
      (ink) => ink <= 1.2 * pointer,
      'the empty hand',
    );
    await away(bert);
  });

  it('follows the other one until one moves', async () => {
    const before = await scaleOf(anna);
    await anna.getByRole('button', { name: 'Follow Bert' }).click();
    await bert.keyboard.press('1');
    await eventually(
      () => scaleOf(anna),
      (now) => now > 1.2 * before,
      'the map, larger',
    );
    await anna.getByText('You follow Bert').waitFor();
    await atRest(anna);
    const followed = await scaleOf(anna);
    const { x, y } = await where(anna, 'hex/E5');
    await anna.mouse.move(x, y);
    await anna.mouse.wheel(0, 120);
    await anna.getByText('You follow Bert').waitFor({ state: 'detached' });
    await atRest(anna);
    const own = await scaleOf(anna);
    expect(own).not.toBe(followed);
    await bert.keyboard.press('0');
    await moveTo(bert, 'hex/C3');
    await seen(anna, 'hand', 'hex/C3');
    expect(await scaleOf(anna)).toBe(own);
    await anna.keyboard.press('0');
    await atRest(anna);
  });

  it('calls the others to follow, and lets go of whoever moves', async () => {
    const before = await scaleOf(anna);
    await bert.keyboard.press('1');
    await bert.getByRole('button', { name: 'Follow me' }).click();
    await anna.getByText('You follow Bert').waitFor();
    await eventually(
      () => scaleOf(anna),
      (now) => now > 1.2 * before,
      'the map, larger',
    );
    expect(await seriousFaults(anna), 'following').toEqual([]);
    await anna.getByRole('button', { name: 'Look for yourself' }).click();
    await anna.getByText('You follow Bert').waitFor({ state: 'detached' });
    for (const page of [anna, bert]) {
      await page.keyboard.press('0');
      await atRest(page);
    }
  });

  it('calls to a place by a long press, with the mouse and with the finger', async () => {
    await moveTo(bert, 'hex/G5');
    await bert.mouse.down();
    await seen(anna, 'hand', 'hex/G5');
    await bert.mouse.up();
    await away(bert);
    await unseen(anna, 'hand', 'hex/G5');
    // Anna looks while Bert presses: the rings are gone again after two seconds.
    await Promise.all([seen(anna, 'hand', 'hex/C5'), finger(bert, 'hex/C5', 700)]);
    await unseen(anna, 'hand', 'hex/C5');
    expect(await lengthOf(anna)).toBe(1);
  });

  it('draws arrows for the other one, wipes them, and loses them with the turn', async () => {
    const draw = async (): Promise<void> => {
      await moveTo(bert, 'hex/C5');
      await bert.keyboard.down('Alt');
      await bert.mouse.down();
      await moveTo(bert, 'hex/E5');
      await bert.mouse.up();
      await bert.keyboard.up('Alt');
      for (const page of [anna, bert]) await seen(page, 'marks', 'hex/E5');
    };
    for (const page of [anna, bert]) await unseen(page, 'marks', 'hex/E5');
    await draw();
    expect(await anna.getByRole('button', { name: 'Wipe my arrows' }).count()).toBe(0);
    await bert.getByRole('button', { name: 'Wipe my arrows' }).click();
    for (const page of [anna, bert]) await unseen(page, 'marks', 'hex/E5');
    await draw();
    const [page] = (await optionsOf(anna)).length > 0 ? [anna] : [bert];
    const [move] = await optionsOf(page);
    await playMove(page, move!);
    for (const each of [anna, bert]) await unseen(each, 'marks', 'hex/E5');
  });

  it('sees a raised hand', async () => {
    // Anna looks already: what is called out is there for some seconds only.
    await Promise.all([
      anna.locator('.people .raised').waitFor(),
      anna.locator('.toast', { hasText: 'Bert raises a hand' }).waitFor(),
      bert.getByRole('button', { name: 'Raise your hand' }).click(),
    ]);
    await bert.getByRole('button', { name: 'Raise your hand', pressed: true }).click();
    await anna.locator('.people .raised').waitFor({ state: 'detached' });
  });

  it('lets the first hand win: the second is told who was quicker', async () => {
    const before = await lengthOf(anna);
    // There is one of it only, and no rule knows this move.
    await holdOver(anna, 'cert/KPR/0', 'hex/C3');
    await Promise.all([anna.getByText('Bert was quicker.').waitFor(), carry(bert, 'cert/KPR/0', 'hex/E5')]);
    await two.both(before + 1);
    await anna.mouse.up();
    expect(await placeOf(anna, 'cert/KPR/0')).toBe('hex/E5');
    expect(await lengthOf(anna)).toBe(before + 1);
  });

  it('lets the first one win also when both let go without seeing each other', async () => {
    const before = await lengthOf(anna);
    // What lies under the auction is reached when that is put aside.
    for (const page of [anna, bert]) await page.keyboard.press('a');
    await doors.house.kill();
    for (const page of [anna, bert]) await page.locator('.banner.flag').waitFor();
    await carry(anna, 'cert/CME/0', 'hex/C3');
    await carry(bert, 'cert/CME/0', 'hex/E7');
    await doors.house.start();
    // The list of what was judged says so to the second, and to the first that it stands.
    const second = await Promise.any(
      [anna, bert].map(async (page) => {
        await page.locator('.judged li.back', { hasText: 'was quicker' }).waitFor();
        return page;
      }),
    );
    await (second === anna ? bert : anna).locator('.judged li').filter({ hasText: 'stands' }).waitFor();
    await two.both(before + 1);
    for (const page of [anna, bert]) await page.locator('.log-row.waiting').waitFor({ state: 'detached' });
    expect(await lengthOf(anna)).toBe(before + 1);
    expect(await placeOf(anna, 'cert/CME/0')).toBe(await placeOf(bert, 'cert/CME/0'));
    for (const page of [anna, bert]) await page.keyboard.press('Escape');
  });

  it('takes an equal piece where there is one: nobody needs to hear of it', async () => {
    const before = await lengthOf(anna);
    await holdOver(anna, 'tile/8/1', 'hex/C3');
    await carry(bert, 'tile/8/1', 'hex/E3');
    await two.both(before + 1);
    await anna.mouse.up();
    await two.both(before + 2);
    const laid = await anna.evaluate(() => {
      const { pieces } = window.stellwerk.table()!;
      const isLaid = (id: string): boolean => ['hex/C3', 'hex/E3'].includes(pieces[id]!.at);
      return Object.keys(pieces).filter((id) => id.startsWith('tile/8/') && isLaid(id));
    });
    expect(laid).toHaveLength(2);
  });

  it('shows a loupe above a finger that carries something, and only then', async () => {
    const [from, to] = [await where(bert, 'tile/58/1'), await where(bert, 'hex/E7')];
    const client = await bert.context().newCDPSession(bert);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const loupe = bert.locator('.loupe');
    await touch('touchStart', from.x, from.y);
    await bert.locator('.choice.held').waitFor();
    for (let i = 1; i <= 5; i++)
      await touch('touchMove', from.x + ((to.x - from.x) * i) / 5, from.y + ((to.y - from.y) * i) / 5);
    await loupe.waitFor();
    await eventually(
      () => loupe.boundingBox(),
      (box) => box !== null && box.y + box.height < to.y,
      'the loupe above the finger',
    );
    const painted = (): Promise<number> =>
      loupe.evaluate((canvas: HTMLCanvasElement) => {
        const { width, height } = canvas;
        const { data } = canvas.getContext('2d')!.getImageData(width / 4, height / 4, width / 2, height / 2);
        let count = 0;
        for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) > 200) count++;
        return count / (data.length / 4);
      });
    await eventually(painted, (part) => part > 0.9, 'the table in the loupe');
    await bert.keyboard.press('Escape');
    await touch('touchEnd');
    await loupe.waitFor({ state: 'detached' });
  });

  it('is told on the shared screen: the view and the hand of whoever acts, and every new flag', async () => {
    const { page, faults, context } = await openPerson(doors.browser, {
      viewport: { width: 1920, height: 1080 },
    });
    await page.goto(two.screen);
    await page.locator('.screen-now h1').waitFor();
    await ready(page);
    const isAnna = (await optionsOf(anna)).length > 0;
    const [actor, name] = isAnna ? [anna, 'Anna'] : [bert, 'Bert'];
    await page.locator('.screen-pill', { hasText: `following ${name}` }).waitFor();
    const whole = await eventually(
      () => scaleOf(page),
      (scale) => scale > 0,
      'the map',
    );
    await actor.keyboard.press('1');
    for (let i = 0; i < 3; i++) await actor.keyboard.press('+');
    await eventually(
      () => scaleOf(page),
      (scale) => scale > 1.3 * whole,
      'the part that is looked at',
    );
    await actor.keyboard.press('0');
    await eventually(
      () => scaleOf(page),
      (scale) => Math.abs(scale - whole) < 1,
      'the whole map',
    );
    await atRest(actor);
    await away(isAnna ? bert : anna);
    await moveTo(actor, 'hex/G5');
    const usual = await seen(isAnna ? bert : anna, 'hand', 'hex/G5', 100);
    await eventually(
      () => inkAt(page, 'hand', 'hex/G5', 100),
      (large) => large > 1.6 * usual,
      'the hand, large',
    );
    const before = await lengthOf(anna);
    await Promise.all([
      page.locator('.screen-flag.fresh', { hasText: `move ${before}` }).waitFor(),
      carry(actor, 'tile/9/1', 'seat/jonas'),
    ]);
    await two.both(before + 1);
    expect(await seriousFaults(page), 'screen').toEqual([]);
    await page.locator('.screen-flag:not(.fresh)').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a seat that nobody has taken is free, also while the host plays it', async () => {
    const [host, guest] = [await openPerson(doors.browser), await openPerson(doors.browser)];
    const link = await setUpTable(host.page, doors.house.url, {});
    await sitDown(guest.page, link, 'Cleo');
    await eventually(
      () => guest.page.locator('.people .dot.here').count(),
      (here) => here === 2,
      'both are here',
    );
    await guest.page.locator('.people').getByTitle('still free').waitFor();
    await host.context.close();
    await eventually(
      () => guest.page.locator('.people .dot.here').count(),
      (here) => here === 1,
      'the host has gone',
    );
    expect(guest.faults).toEqual([]);
    await guest.context.close();
  });

  it('and nothing went wrong in either browser', () => {
    expect(two.anna.faults).toEqual([]);
    expect(two.bert.faults).toEqual([]);
  });
});
