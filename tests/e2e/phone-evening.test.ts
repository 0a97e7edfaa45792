import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { europe, openEvening, railway } from './lib/evenings.ts';
import { unreadable } from './lib/legible.ts';
import { seen, unseen } from './lib/people.ts';
import { goOn, goTo, layByHand, PHONE, press, takeOffer, TURNED } from './lib/phone.ts';
import { clockOf, lengthOf, openAlone, optionsOf, untilLength, where } from './lib/table.ts';

describe.skipIf(noBrowser() !== null)('an evening on a phone', () => {
  const doors = openDoors();

  it.each([
    ['upright', PHONE],
    ['on its side', TURNED],
  ])('Trains of Europe, a whole year by touch, %s', async (_, options) => {
    const { page, faults, context } = await openPerson(doors.browser, options);
    await openAlone(page, doors.house.url, 'Trains of Europe');
    const yearOf = async (): Promise<number> => Number((await clockOf(page))['round']);
    const first = await yearOf();
    const wanted = ['fair', 'auction', 'site', 'conference', 'aid', 'premium'];
    const played = new Set<string>();
    let done = '';
    for (let i = 0; i < 120 && (await yearOf()) === first; i++) {
      const clock = await clockOf(page);
      const stage = String(clock['stage']);
      const turn = `${stage}/${JSON.stringify(clock['calls'])}/${await page.evaluate(() => window.stellwerk.seat())}`;
      if (stage === 'call') {
        const next = wanted.find((phase) => !played.has(phase)) ?? 'site';
        played.add(next);
        await goTo(page, 'Mine');
        // What can be called stands on buttons; any of them will do where the wanted one cannot be called.
        const calls = page.locator('.now .choices.short .choice, .now .choices .choice');
        await calls.nth(Math.min(wanted.indexOf(next), (await calls.count()) - 1)).waitFor();
        const before = await lengthOf(page);
        await calls.nth(Math.min(wanted.indexOf(next), (await calls.count()) - 1)).tap();
        await untilLength(page, before + 1);
        continue;
      }
      // Once a turn something is really done; then it goes on.
      const isNew = done !== turn;
      done = turn;
      const acted =
        isNew && (stage === 'fair' || stage === 'conference' ? await takeOffer(page) : await layByHand(page));
      if (!acted) expect(await goOn(page), `${stage}: a way on`).toBe(true);
    }
    expect(await yearOf()).toBe(first + 1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('Trains of Europe: another place is another connection', async () => {
    const { page, faults, context } = await openPerson(doors.browser, PHONE);
    await openEvening(
      page,
      doors.house.url,
      europe(({ clock }) => clock.round >= 6 && clock.stage === 'site'),
    );
    await goTo(page, 'Mine');
    await press(page, '.now .choice');
    await page.locator('.held-bar:not(.pickable)').waitFor();
    const named: string[] = [];
    const words = page.locator('.held-words');
    for (let i = 0; i < 4; i++) {
      await page.waitForFunction(() => window.stellwerk.isAtRest());
      named.push((await words.textContent())!);
      await page.getByRole('button', { name: 'Another place' }).tap();
    }
    expect(new Set(named).size).toBe(4);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    ['upright', PHONE],
    ['on its side', TURNED],
  ])('18España, a set by touch, %s', async (_, options) => {
    const { page, faults, context } = await openPerson(doors.browser, options);
    const file = await railway(
      '18esp',
      ['Anna', 'Bert', 'Cleo'],
      ({ clock }, n) => n > 20 && clock.operating !== null,
    );
    await openEvening(page, doors.house.url, file);
    const setOf = async (): Promise<string> => {
      const { set, operating } = await clockOf(page);
      return `${String(set)} ${operating === null ? 'stock' : 'operating'}`;
    };
    const start = await setOf();
    let laid = '';
    let isOver = false;
    for (let i = 0; i < 260 && !isOver; i++) {
      const clock = await clockOf(page);
      const turn = `${String(clock['operating'])}/${String(clock['step'])}`;
      const isNew = laid !== turn && clock['operating'] !== null;
      laid = turn;
      const acted = isNew && (await layByHand(page).catch(() => false));
      if (!acted && !(await goOn(page))) break;
      isOver = (await setOf()) !== start && (await clockOf(page))['operating'] !== null;
    }
    expect(isOver).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the market is a list: what completes a card comes first, and what it costs is asked once', async () => {
    const { page, faults, context } = await openPerson(doors.browser, PHONE);
    const file = europe(({ clock }) => clock.round >= 4 && clock.stage === 'fair');
    await openEvening(page, doors.house.url, file);
    await goTo(page, 'Market');
    const shelf = page.locator('.shelf.on', { hasText: 'Vehicle fair' });
    await shelf.waitFor();
    const tab = (await shelf.boundingBox())!;
    expect(tab.x).toBeGreaterThanOrEqual(0);
    expect(tab.x + tab.width).toBeLessThanOrEqual(390);
    expect(await page.locator('.offer').count()).toBe(10);
    expect(await page.locator('.market-list canvas').count()).toBeGreaterThanOrEqual(10);
    expect(await unreadable(page, '.phone-head, .phone-bar, .phone-hand, .market-list')).toEqual([]);
    const offer = page.locator('.offer:has(button.offer-price)').first();
    const piece = (await offer.getAttribute('data-piece'))!;
    const before = await lengthOf(page);
    await offer.locator('button.offer-price').tap();
    await page.getByRole('button', { name: 'Rather not' }).tap();
    expect(await lengthOf(page)).toBe(before);
    await offer.locator('button.offer-price').tap();
    await page.getByRole('button', { name: 'Yes, do it' }).tap();
    await untilLength(page, before + 1);
    expect(await page.evaluate((id) => window.stellwerk.table()!.pieces[id]!.at, piece)).toMatch(/^seat\//);
    // What was asked went with the position it was asked about.
    expect(await page.locator('.offer-ask').count()).toBe(0);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('what is offered at an auction lies in sight, with the button that lays it there', async () => {
    const { page, faults, context } = await openPerson(doors.browser, PHONE);
    const file = europe(({ clock }) => clock.round >= 3 && clock.stage === 'auction');
    await openEvening(page, doors.house.url, file);
    await goTo(page, 'Mine');
    await press(page, '.now .choices > button.choice[aria-expanded]');
    await press(page, '.pick-row button');
    await page.locator('.held-bar .button.primary').waitFor();
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    const [offer] = await optionsOf(page, { type: 'offer' });
    const spot = await where(page, `auction/${offer!.seat}`);
    expect(spot.x).toBeGreaterThan(0);
    expect(spot.x).toBeLessThan(390);
    expect(spot.y).toBeGreaterThan(57);
    const bar = (await page.locator('.held-bar').boundingBox())!;
    expect(spot.y).toBeLessThan(bar.y);
    const before = await lengthOf(page);
    await page.locator('.held-bar .button.primary').tap();
    await untilLength(page, before + 1);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a marker that is tapped to another connection lies there, and the words say so', async () => {
    const { page, faults, context } = await openPerson(doors.browser, PHONE);
    const file = europe(({ clock }) => clock.round >= 3 && clock.stage === 'site');
    await openEvening(page, doors.house.url, file);
    await goTo(page, 'Board');
    await page.locator('.pick').first().tap();
    await page.locator('.held-bar .button.primary').waitFor();
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    const words = page.locator('.held-words');
    const first = (await words.textContent())!;
    const placeOf = (connection: unknown): string => `network/${String(connection)}/0/0`;
    const options = await optionsOf(page, { type: 'licence' });
    const inSight: string[] = [];
    for (const option of options) {
      const place = placeOf(option['connection']);
      const at = await page.evaluate((name) => window.stellwerk.where(name), place);
      if (at && at.x > 20 && at.x < 370 && at.y > 90 && at.y < 560) inSight.push(place);
    }
    let old = '';
    for (const place of inSight) {
      const at = await where(page, place);
      await page.touchscreen.tap(at.x, at.y);
      if ((await words.textContent()) !== first) {
        await seen(page, 'hand', place, 10);
        old = place;
        break;
      }
    }
    expect(old).not.toBe('');
    // It has left the connection where it was first.
    const away = inSight.filter((place) => place !== old);
    const apart = await Promise.all(
      away.map(async (place) => {
        const [a, b] = [await where(page, place), await where(page, old)];
        return { place, far: Math.hypot(a.x - b.x, a.y - b.y) };
      }),
    );
    for (const { place } of apart.filter(({ far }) => far > 90).slice(0, 4))
      await unseen(page, 'hand', place, 8);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('turned on its side it keeps the middle and the scale of the map', async () => {
    const { page, faults, context } = await openPerson(doors.browser, PHONE);
    await openEvening(
      page,
      doors.house.url,
      await railway('18te', ['Anna', 'Jonas'], ({ clock }, n) => n > 40 && clock.operating !== null),
    );
    await goTo(page, 'Board');
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    const look = async (): Promise<{ middle: { x: number; y: number }; gap: number }> => {
      const box = (await page.locator('.stage-canvas').boundingBox())!;
      const [a, b] = [await where(page, 'hex/E7'), await where(page, 'hex/E9')];
      return {
        middle: { x: a.x - box.x - box.width / 2, y: a.y - box.y - box.height / 2 },
        gap: Math.hypot(a.x - b.x, a.y - b.y),
      };
    };
    const upright = await look();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    const turned = await look();
    expect(turned.gap).toBeCloseTo(upright.gap, 0);
    expect(Math.abs(turned.middle.x - upright.middle.x)).toBeLessThan(2);
    expect(Math.abs(turned.middle.y - upright.middle.y)).toBeLessThan(2);
    const map = (await page.locator('.stage-canvas').boundingBox())!;
    expect(map.height).toBeGreaterThan(370);
    expect(map.width).toBeGreaterThan(540);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
