import type { Move } from '@stellwerk/engine/table/types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { beerEvening } from '../shots/beer-evening.ts';
import { Brewers, cubesAt } from './lib/brewers.ts';
import { noBrowser } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { seen } from './lib/people.ts';
import { carry, cashOf, clockOf, lengthOf, optionsOf, placeOf, pressNow } from './lib/table.ts';

const PEOPLE = ['Anna', 'Jonas', 'Mirel'] as const;
type Name = (typeof PEOPLE)[number];
const put = (piece: string, to: string, side?: string): Move => ({
  ...{ type: 'put', seat: 'anna', piece, to },
  ...(side === undefined ? {} : { side }),
});
const pay = (to: string, amount: number): Move => ({ type: 'pay', seat: 'anna', from: 'bank', to, amount });

/** The start round is over: B1 of Anna, B2 of Mirel and B3 of Jonas may each have one small investment. */
const START = (): string =>
  beerEvening({ variant: 'exp', players: 3, until: ({ clock }) => clock.kimBuyers.length === 3 });

/**
 * The last railway of a round, the KWE of Mirel, may still buy; then KRO of Jonas brews, B2 of Anna, RIT of Mirel. Hands have
 * dealt what it takes: events H with B2, L with KRO, O with RIT, bottles with RIT, a cube in the supply.
 */
const LATE = (): string =>
  beerEvening({
    variant: 'exp',
    players: 3,
    until: ({ clock }) =>
      clock.round === 'OR' &&
      clock.set === 4 &&
      clock.step === 'trains' &&
      clock.operated.length === clock.order.length - 1,
    hands: () => [
      put('train/5/2', 'company/KWE'),
      put('train/5/3', 'company/RIT', 'kettle'),
      put('small/B2', 'seat/anna'),
      put('sem/H', 'event/B2'),
      put('sem/L', 'event/KRO'),
      put('sem/O', 'event/RIT'),
      put('kim/B2/1', 'box/RIT/0'),
      put('cube/13', 'beer'),
      pay('company/KWE', 100),
      pay('company/RIT', 200),
    ],
  });

describe.skipIf(noBrowser() !== null)('the expert game: small investments and special events by hand', () => {
  const doors = openDoors();

  describe('after the start round', () => {
    const table = new Brewers<Name>();
    beforeAll(() => table.open(doors.browser, doors.house.url, PEOPLE, START()));

    it('each owner buys one with private cash, by hand or by its button, or none', async () => {
      const [anna, jonas, mirel] = PEOPLE.map((name) => table.page(name));
      expect(await clockOf(anna!)).toMatchObject({ kimBuyers: ['anna', 'mirel', 'jonas'] });
      // Not Jonas yet: what he takes goes back.
      const before = await lengthOf(jonas!);
      await carry(jonas!, 'kim/A1/1', 'box/B3/0');
      await seen(jonas!, 'pieces', 'kim/A1/1', 12);
      expect([await placeOf(jonas!, 'kim/A1/1'), await lengthOf(jonas!)]).toEqual(['kims', before]);

      const [purse, treasury] = [await cashOf(anna!, 'seat/anna'), await cashOf(anna!, 'company/B1')];
      await table.done(anna!, () => carry(anna!, 'kim/A2/1', 'box/B1/0'));
      expect(await cashOf(anna!, 'seat/anna')).toBe(purse! - 60);
      expect(await cashOf(anna!, 'company/B1')).toBe(treasury);
      await table.done(mirel!, () => pressNow(mirel!, /KIM A1/));
      expect(await placeOf(anna!, 'kim/A1/1')).toBe('box/B2/0');
      await table.done(jonas!, () => pressNow(jonas!, /no KIM/));
      expect(await clockOf(anna!)).toMatchObject({ round: 'SR', kimBuyers: [] });
      expect(table.faults).toEqual([]);
    });
  });

  describe('in a late round', () => {
    const table = new Brewers<Name>();
    beforeAll(() => table.open(doors.browser, doors.house.url, PEOPLE, LATE()));

    it('a railway buys a thermo wagon, and the pubs pay as the brewery round begins', async () => {
      const mirel = table.page('Mirel');
      await table.done(mirel, () => carry(mirel, 'kim/C/1', 'load/train/5/2'));
      expect(await placeOf(mirel, 'kim/C/1')).toBe('load/train/5/2');
      const [kro, b2] = [await cashOf(mirel, 'company/KRO'), await cashOf(mirel, 'company/B2')];
      await table.done(mirel, () => pressNow(mirel, /end the turn/i));
      // KRO has A1 and A2, B2 has A1.
      expect(await cashOf(mirel, 'company/KRO')).toBe(kro! + 15);
      expect(await cashOf(mirel, 'company/B2')).toBe(b2! + 5);
    });

    it('H: before anybody acts Anna keeps a cube for herself, and it is delivered when her turn comes', async () => {
      const [anna, jonas] = [table.page('Anna'), table.page('Jonas')];
      expect(await clockOf(anna)).toMatchObject({ calling: { event: 'H', brewery: 'B2' } });
      expect(await optionsOf(jonas)).toEqual([]);
      const [cube] = await cubesAt(anna, 'beer/1/regular');
      await table.done(anna, () => carry(anna, cube!, 'load/kettle/1/5'));
      expect(await placeOf(jonas, cube!)).toBe('load/kettle/1/5');
      expect(await placeOf(anna, 'sem/H')).toBe('events');

      for (let i = 0; i < 2; i++) await table.deliver(jonas, 2, 'regular');
      for (let i = 0; i < 2; i++) await table.deliver(jonas, 1, 'regular');
      await table.done(jonas, () => pressNow(jonas, /keep/i));
      expect(await placeOf(anna, cube!)).toBe('load/kettle/1/5');
      await table.done(jonas, () => pressNow(jonas, /done$/));
      expect(await placeOf(jonas, cube!)).toBe('beer/1/left');
      expect(await clockOf(anna)).toMatchObject({ operating: 'B2', earned: 15 });
      await table.deliver(anna, 1, 'regular');
      await table.done(anna, () => pressNow(anna, /keep/i));
      await table.done(anna, () => pressNow(anna, /done$/));
    });

    it('O and bottles: Mirel makes one more for half the price, bottles, and buys a marker of each kind', async () => {
      const mirel = table.page('Mirel');
      await table.deliver(mirel, 5, 'regular');
      await table.deliver(mirel, 5, 'new');
      await table.done(mirel, () => carry(mirel, 'cube/13', 'beer/5/left'));
      expect(await clockOf(mirel)).toMatchObject({ earned: 60 + 45 + 30 });
      expect(await placeOf(mirel, 'sem/O')).toBe('events');
      await table.done(mirel, () => pressNow(mirel, /bottle the 5/));
      const treasury = await cashOf(mirel, 'company/RIT');
      await table.done(mirel, () => pressNow(mirel, /keep/i));
      // Three cubes went out with the 5, each bottled for 5 more.
      expect(await cashOf(mirel, 'company/RIT')).toBe(treasury! + 135 + 15);
      await table.done(mirel, () => carry(mirel, 'kim/A3/1', 'box/RIT/1'));
      expect(await cashOf(mirel, 'company/RIT')).toBe(treasury! + 150 - 80);
      await table.done(mirel, () => carry(mirel, 'sem/G', 'event/RIT'));
      expect(await placeOf(mirel, 'sem/G')).toBe('event/RIT');
      // G may be used at any moment of the own turn; what was taken last is not taken again.
      await table.done(mirel, () => pressNow(mirel, /fair/i));
      expect(await placeOf(mirel, 'sem/G')).toBe('events');
      await table.done(mirel, () => pressNow(mirel, /done$/));
    });

    it('L: the new order is set, and Jonas goes up one place before the demand is prepared', async () => {
      const jonas = table.page('Jonas');
      expect(await clockOf(jonas)).toMatchObject({ calling: { event: 'L', brewery: 'KRO' } });
      const at = Number((await placeOf(jonas, 'order/KRO'))!.split('/')[1]);
      expect(at).toBeGreaterThan(0);
      await table.done(jonas, () => carry(jonas, 'order/KRO', `turn/${at - 1}`));
      for (const page of table.pages) expect(await placeOf(page, 'order/KRO')).toBe(`turn/${at - 1}`);
      expect(await clockOf(jonas)).toMatchObject({ round: 'OR', or: 2, calling: null });
      expect(table.faults).toEqual([]);
    });
  });
});
