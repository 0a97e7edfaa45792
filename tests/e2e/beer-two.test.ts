import { INVESTOR } from '@stellwerk/engine/games/18do/clock.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { beerEvening } from '../shots/beer-evening.ts';
import { Brewers } from './lib/brewers.ts';
import { noBrowser } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { seen } from './lib/people.ts';
import { carry, cashOf, clockOf, lengthOf, optionsOf, placeOf, pressNow } from './lib/table.ts';

const PEOPLE = ['Anna', 'Jonas'] as const;
const put = (piece: string, to: string, side?: string): Move => ({
  ...{ type: 'put', seat: 'anna', piece, to },
  ...(side === undefined ? {} : { side }),
});

/**
 * A late brewery round for two: B1 of Jonas, then RIT of the Investor. Anna manages his railway BME, Jonas his brewery. So
 * that there is something to load, hands have given RIT a card with arrows, the BME a train with blue squares and the supply
 * two cubes.
 */
const EVENING = (): string =>
  beerEvening({
    variant: 'zsv-hsb',
    players: 2,
    until: ({ clock }) => clock.round === 'BR' && clock.set === 4,
    hands: () => [
      put('train/3/8', 'out'),
      put('train/6/1', 'company/RIT', 'kettle'),
      put('train/8/1', 'company/BME'),
      put('cube/13', 'beer'),
      put('cube/14', 'beer'),
    ],
  });

describe.skipIf(noBrowser() !== null)('Heat, Sweat & Beer for two: the brewery of the Investor', () => {
  const doors = openDoors();
  const table = new Brewers<(typeof PEOPLE)[number]>();
  /** What he did since an entry, by himself, as a browser knows it. */
  const his = (page: Page, since: number): Promise<readonly string[]> =>
    page.evaluate(
      ([seat, from]) =>
        window.stellwerk.log().flatMap(({ n, act }) => {
          const move = act.do === 'move' && n >= from ? act.move : undefined;
          return move?.seat === seat ? [move.type] : [];
        }),
      [INVESTOR, since] as const,
    );

  beforeAll(() => table.open(doors.browser, doors.house.url, PEOPLE, EVENING()));

  it('when Jonas is done with his own, the Investor delivers by himself and keeps what could be exported', async () => {
    const jonas = table.page('Jonas');
    expect(await clockOf(jonas)).toMatchObject({ round: 'BR', operating: 'B1', investorBrewery: 'RIT' });
    for (let i = 0; i < 3; i++) await table.deliver(jonas, 4, 'regular');
    await table.done(jonas, () => pressNow(jonas, /keep/i));
    const before = await lengthOf(jonas);
    await table.done(jonas, () => pressNow(jonas, /done$/), 3);
    for (const page of table.pages) {
      expect(await his(page, before)).toEqual(['deliver', 'deliver', 'deliver']);
      // Two cubes for 60 and one for 20; both arrows of the 6 wait.
      expect(await clockOf(page)).toMatchObject({ operating: 'RIT', earned: 140 });
      const why = page.locator('.log').getByText(/by itself/);
      expect(await why.first().innerText()).toMatch(/§8\.2\.2/);
    }
  });

  it('Jonas manages his brewery, Anna his railway: one asks, the other allows', async () => {
    const [anna, jonas] = [table.page('Anna'), table.page('Jonas')];
    // Anna has nothing to decide for his brewery: what she drags goes back.
    const before = await lengthOf(anna);
    await carry(anna, 'cube/13', 'load/train/8/1');
    await seen(anna, 'pieces', 'cube/13', 20);
    expect([await placeOf(anna, 'cube/13'), await lengthOf(anna)]).toEqual(['beer', before]);
    await table.done(jonas, () => pressNow(jonas, /ask Anna/i));
    expect(await optionsOf(jonas, { type: 'load' })).toEqual([]);
    await table.done(anna, () => pressNow(anna, /allow loading/i));
    await table.done(jonas, () => carry(jonas, 'cube/13', 'load/train/8/1'));
    await table.done(jonas, () => carry(jonas, 'cube/14', 'load/train/8/1'));
    expect(await placeOf(anna, 'cube/14')).toBe('load/train/8/1');
    expect(await clockOf(anna)).toMatchObject({ step: 'load', earned: 340 });
  });

  it('with a card that never grows old Jonas says what is paid; then his turn and the round end by themselves', async () => {
    const [anna, jonas] = [table.page('Anna'), table.page('Jonas')];
    const [hers, owned] = [await cashOf(anna, 'seat/anna'), await cashOf(anna, `seat/${INVESTOR}`)];
    const before = await lengthOf(jonas);
    await table.done(jonas, () => pressNow(jonas, /pay out/i), 1);
    // 30 % with Anna, 40 % with him.
    expect(await cashOf(anna, 'seat/anna')).toBe(hers! + 102);
    expect(await cashOf(anna, `seat/${INVESTOR}`)).toBe(owned! + 136);
    expect(await his(anna, before)).toEqual(['brew-done']);
    expect(await clockOf(anna)).toMatchObject({ round: 'OR', or: 2 });
  });

  it('the round can be gone back into: what he did comes again', async () => {
    const jonas = table.page('Jonas');
    const clock = await clockOf(jonas);
    await table.done(jonas, () => jonas.getByRole('button', { name: 'Take the last move back' }).click());
    expect(await clockOf(jonas)).toMatchObject({ round: 'BR', operating: 'RIT', step: 'load' });
    await table.done(jonas, () => pressNow(jonas, /pay out/i), 1);
    expect(await clockOf(jonas)).toEqual(clock);
    expect(table.faults).toEqual([]);
  });
});
