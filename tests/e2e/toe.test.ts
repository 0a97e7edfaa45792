import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './lib/browser.ts';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import {
  carry,
  cashOf,
  clockOf,
  lengthOf,
  optionsOf,
  placeOf,
  pressNow,
  ready,
  setUpTable,
  sitDown,
  tableOf,
  untilLength,
} from './lib/table.ts';
import { goodStart } from './lib/toe-table.ts';

const skipped = noBrowser();
const GAME = 'Trains of Europe';

const verdicts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.stellwerk.log().map(({ verdict }) => verdict));
/** Where a profit marker stands, in thousands. */
const profitOf = async (page: Page, seat: string): Promise<number> =>
  Number((await placeOf(page, `marker/${seat}`))!.split('/')[1]);
const vehiclesAt = (page: Page, place: string): Promise<readonly string[]> =>
  page.evaluate(
    (at) =>
      Object.entries(window.stellwerk.table()!.pieces)
        .filter(([id, piece]) => /^(loco|wagon)\//.test(id) && piece.at === at)
        .map(([id]) => id),
    place,
  );

/** Two people in two browsers play two business years with their hands: every phase once, and the ends of the years. */
describe.skipIf(skipped !== null)('Trains of Europe at one table', () => {
  const start = goodStart(['anna', 'jonas']);
  const hand = (seat: string) => start.hands[seat]!;
  const doors = openDoors();
  let anna: Person;
  let bert: Person;

  const both = (length: number): Promise<unknown> =>
    Promise.all([untilLength(anna.page, length), untilLength(bert.page, length)]);
  /** Something that ends as one more entry in everybody's log. */
  const once = async (deed: () => Promise<unknown>, entries = 1): Promise<void> => {
    const before = await lengthOf(anna.page);
    await deed();
    await both(before + entries);
    await Promise.all([ready(anna.page), ready(bert.page)]);
  };
  const sameTable = async (): Promise<void> => {
    expect(await tableOf(bert.page)).toEqual(await tableOf(anna.page));
  };

  beforeAll(async () => {
    anna = await openPerson(doors.browser);
    bert = await openPerson(doors.browser);
  });

  it('is set up: contracts and the fair lie open, everybody has a contract, a locomotive and two wagons', async () => {
    const link = await setUpTable(anna.page, doors.house.url, {
      game: GAME,
      without: ['Mirel'],
      seed: start.seed,
    });
    await sitDown(bert.page, link, 'Bert');
    for (const seat of ['anna', 'jonas']) {
      expect(await vehiclesAt(bert.page, `seat/${seat}`)).toHaveLength(3);
      expect(await placeOf(bert.page, `contract/${hand(seat).contract}`)).toBe(`seat/${seat}`);
      expect(await cashOf(bert.page, `seat/${seat}`)).toBe(100_000);
    }
    for (let slot = 0; slot < 4; slot++)
      expect(await vehiclesAt(anna.page, `fair/loco/${slot}`)).toHaveLength(1);
    expect(await optionsOf(bert.page)).toEqual([]);
    await sameTable();
  });

  it('site visit: the chair calls it by taking its card; a stick on a line buys the licence', async () => {
    await once(() => carry(anna.page, 'phase/site', 'seat/anna'));
    expect(await placeOf(bert.page, 'phase/site')).toBe('seat/anna');
    for (const line of hand('anna').lines) {
      let said = '';
      await once(() =>
        carry(anna.page, 'stick/anna/48', `network/${line}/0/0`, async () => {
          said = (await anna.page.locator('.hand-card').textContent()) ?? '';
        }),
      );
      // What it costs is said before anybody lets go.
      expect(said).toMatch(/\d0[.,]000\s€/);
    }
    expect(await cashOf(bert.page, 'seat/anna')).toBeLessThan(100_000);
    // The same licence again: the coach flags it with its chapter, and the table takes it back.
    const [line] = hand('anna').lines;
    await once(() => carry(anna.page, 'stick/anna/48', `network/${line}/0/0`));
    expect((await verdicts(bert.page)).at(-1)).toBe('flagged');
    await bert.page.getByText('You hold this licence already.').first().waitFor();
    await once(() => anna.page.getByRole('button', { name: 'Take it back' }).first().click());
    await once(() => pressNow(anna.page, 'Done'));
    for (const way of hand('jonas').lines)
      await once(() => carry(bert.page, 'stick/jonas/48', `network/${way}/0/0`));
    await once(() => pressNow(bert.page, 'Done'));
    await sameTable();
  });

  it('strict: a vehicle under a contract is refused outside fair and auction, and goes back', async () => {
    await once(() => anna.page.getByRole('radio', { name: 'Strict' }).first().click());
    const [loco] = hand('anna').vehicles;
    const before = await lengthOf(anna.page);
    await carry(anna.page, loco!, `under/${hand('anna').contract}`);
    const refusal = anna.page.locator('.refusal');
    await refusal.getByText(/vehicle fair and the auction house/).waitFor();
    expect(await lengthOf(anna.page)).toBe(before);
    expect(await placeOf(bert.page, loco!)).toBe('seat/anna');
    await once(() => anna.page.getByRole('radio', { name: 'Coach' }).first().click());
  });

  it('vehicle fair: cards are carried to the mat, one is bought unseen', async () => {
    await once(() => carry(bert.page, 'phase/fair', 'seat/jonas'));
    const cheap = (await optionsOf(bert.page, { type: 'buy' }))[0]!;
    const cash = (await cashOf(bert.page, 'seat/jonas'))!;
    await once(() => carry(bert.page, String(cheap['piece']), 'seat/jonas'));
    expect(await placeOf(anna.page, String(cheap['piece']))).toBe('seat/jonas');
    expect(await cashOf(anna.page, 'seat/jonas')).toBeLessThan(cash);
    await once(() => pressNow(bert.page, 'Done'));
    await once(() => pressNow(anna.page, /^Wagon unseen/));
    expect(await vehiclesAt(bert.page, 'seat/anna')).toHaveLength(4);
  });

  it('vehicle fair: both slide vehicles under their contracts at the same time', async () => {
    // Anna has the turn; Bert has had it and may still assign: nobody waits for the other.
    await once(
      () =>
        Promise.all([
          carry(anna.page, hand('anna').vehicles[0]!, `under/${hand('anna').contract}`),
          carry(bert.page, hand('jonas').vehicles[0]!, `under/${hand('jonas').contract}`),
        ]),
      2,
    );
    for (const seat of ['anna', 'jonas'])
      for (const { page } of [anna, bert]) {
        expect(await placeOf(page, hand(seat).vehicles[0]!)).toBe(`under/${hand(seat).contract}`);
        // A locomotive and a section: the income counts at once.
        expect(await profitOf(page, seat)).toBeGreaterThan(0);
      }
    await once(() => pressNow(anna.page, 'Done'));
    expect(await clockOf(anna.page)).toMatchObject({ stage: 'fair', step: 'closing', open: ['jonas'] });
    await once(() => pressNow(bert.page, 'Done'));
    expect(await clockOf(bert.page)).toMatchObject({ stage: 'call' });
    await sameTable();
  });

  it('conference room: a contract is carried to the mat, its tax moves the marker', async () => {
    await once(() => carry(anna.page, 'phase/conference', 'seat/anna'));
    await once(() => pressNow(anna.page, 'Done'));
    const [take] = await optionsOf(bert.page, { type: 'take' });
    const contract = `contract/${String(take!['contract'])}`;
    const before = await profitOf(anna.page, 'jonas');
    await once(() => carry(bert.page, contract, 'seat/jonas'));
    expect(await placeOf(anna.page, contract)).toBe('seat/jonas');
    expect(await profitOf(anna.page, 'jonas')).toBeLessThan(before);
  });

  it('the year ends by itself: profit, chips, new cards, the chair, the next year', async () => {
    const cash = (await cashOf(bert.page, 'seat/anna'))!;
    const profit = await profitOf(bert.page, 'anna');
    expect(profit).toBeGreaterThan(0);
    const fair = await Promise.all([0, 1, 2, 3].map((slot) => vehiclesAt(anna.page, `fair/loco/${slot}`)));
    await once(() => pressNow(bert.page, 'Done'));
    expect(await clockOf(anna.page)).toMatchObject({ round: 2, stage: 'call', chair: 'jonas', calls: [] });
    expect(await cashOf(bert.page, 'seat/anna')).toBe(cash + profit * 1000);
    const table = (await tableOf(anna.page))!;
    const at = (place: string) => Object.keys(table.pieces).filter((id) => table.pieces[id]!.at === place);
    for (let slot = 0; slot < 5; slot++) {
      const [contract] = at(`open/${slot}`);
      expect(contract).toMatch(/^contract\//);
    }
    expect(
      Object.entries(table.pieces).filter(
        ([id, { at: on }]) => id.startsWith('chip') && on.startsWith('on/'),
      ),
    ).toHaveLength(4);
    expect(fair).not.toEqual([0, 1, 2, 3].map((slot) => at(`fair/loco/${slot}`)));
    for (const phase of ['site', 'fair', 'conference'])
      expect(table.pieces[`phase/${phase}`]!.at).toBe(`phases/${phase}`);
    expect(table.pieces['card/chair']!.at).toBe('seat/jonas');
    await sameTable();
  });

  it('premium: money is carried from the bank, with the amount typed on the way', async () => {
    await once(() => carry(bert.page, 'phase/premium', 'seat/jonas'));
    const cities = new Set(hand('jonas').lines.flatMap((line) => line.split('-'))).size;
    const before = (await cashOf(bert.page, 'seat/jonas'))!;
    await once(() =>
      carry(bert.page, 'cash/bank', 'seat/jonas', () =>
        bert.page.keyboard.type(String(cities * 10_000 + 20_000)),
      ),
    );
    expect((await verdicts(anna.page)).at(-1)).toBe('legal');
    expect(await cashOf(anna.page, 'seat/jonas')).toBe(before + cities * 10_000 + 20_000);
    await once(() => pressNow(anna.page, /^Take .* premium/));
  });

  it('auction house: both lay out, one bids, the other passes', async () => {
    await once(() => pressNow(anna.page, 'Call the auction house'));
    const spare = async (seat: string): Promise<string> =>
      (await vehiclesAt(anna.page, `seat/${seat}`)).find((id) => !hand(seat).vehicles.includes(id))!;
    const [hers, his] = [await spare('anna'), await spare('jonas')];
    await once(
      () => Promise.all([carry(anna.page, hers, 'auction/anna'), carry(bert.page, his, 'auction/jonas')]),
      2,
    );
    await once(() => pressNow(bert.page, 'Done'));
    await once(() => pressNow(anna.page, 'Done'));
    const [least] = await optionsOf(anna.page, { type: 'open' });
    const bid = Number(least!['bid']) + 10_000;
    const [mine, theirs] = [
      (await cashOf(anna.page, 'seat/anna'))!,
      (await cashOf(anna.page, 'seat/jonas'))!,
    ];
    await once(async () => {
      await carry(anna.page, his, 'seat/anna');
      const question = anna.page.getByRole('dialog');
      await question.getByRole('spinbutton').fill(String(bid));
      await question.getByRole('button', { name: /bid/i }).last().click();
    });
    // The owner does not bid on it, and nobody else is there: sold.
    expect(await placeOf(bert.page, his)).toBe('seat/anna');
    expect(await cashOf(bert.page, 'seat/anna')).toBe(mine - bid);
    expect(await cashOf(bert.page, 'seat/jonas')).toBe(theirs + bid);
    await once(() => pressNow(bert.page, 'Pass'));
    expect(await clockOf(bert.page)).toMatchObject({ stage: 'auction', step: 'closing' });
    expect(await placeOf(anna.page, hers)).toBe('seat/anna');
  });

  it('after the auction both assign at the same time, and say so in any order', async () => {
    await once(
      () =>
        Promise.all([
          carry(bert.page, hand('jonas').vehicles[1]!, `under/${hand('jonas').contract}`),
          carry(anna.page, hand('anna').vehicles[1]!, `under/${hand('anna').contract}`),
        ]),
      2,
    );
    for (const { page } of [anna, bert])
      for (const seat of ['anna', 'jonas'])
        expect(await vehiclesAt(page, `under/${hand(seat).contract}`)).toHaveLength(2);
    await once(() => Promise.all([pressNow(bert.page, 'Done'), pressNow(anna.page, 'Done')]), 2);
    expect(await clockOf(anna.page)).toMatchObject({ stage: 'call' });
  });

  it('state aid: everybody carries one vehicle off, the rest is cleared, and the third year begins', async () => {
    await once(() => carry(bert.page, 'phase/aid', 'seat/jonas'));
    expect(await vehiclesAt(anna.page, 'aid')).toHaveLength(4);
    for (const [{ page }, seat] of [
      [bert, 'jonas'],
      [anna, 'anna'],
    ] as const) {
      const [choose] = await optionsOf(page, { type: 'choose' });
      await once(() => carry(page, String(choose!['piece']), `seat/${seat}`));
      expect(await placeOf(anna.page, String(choose!['piece']))).toBe(`seat/${seat}`);
    }
    expect(await vehiclesAt(bert.page, 'aid')).toEqual([]);
    expect(await clockOf(bert.page)).toMatchObject({ round: 3, stage: 'call', chair: 'anna' });
    await sameTable();
    // Everything but the flagged stick was in order, and nothing went wrong in either browser.
    expect((await verdicts(anna.page)).filter((verdict) => verdict !== 'legal')).toEqual(['flagged']);
    expect(await seriousFaults(anna.page)).toEqual([]);
    expect([...anna.faults, ...bert.faults]).toEqual([]);
  });
});
