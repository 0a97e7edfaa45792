import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './lib/browser.ts';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { actingOf, allSee, eventually, seen } from './lib/people.ts';
import type { Move } from './lib/table.ts';
import {
  clockOf,
  lengthOf,
  optionsOf,
  placeOf,
  playMove,
  pressNow,
  ready,
  seatOf,
  setUpLinks,
  sitDown,
  tableOf,
  untilLength,
} from './lib/table.ts';

const INVESTOR = 'investor';

/** Two people in two browsers at a strict table, and between them somebody whom nobody plays. */
describe.skipIf(noBrowser() !== null)('18DO for two: the Investor', () => {
  const doors = openDoors();
  let anna: Person;
  let jonas: Person;
  const pages = (): readonly Page[] => [anna.page, jonas.page];

  beforeAll(async () => {
    [anna, jonas] = await Promise.all([openPerson(doors.browser), openPerson(doors.browser)]);
    const [link] = await setUpLinks(
      anna.page,
      doors.house.url,
      { game: '18DO', seed: 5, without: ['Mirel'], chosen: ['Two players', 'Strict'] },
      ['Jonas'],
    );
    await sitDown(jonas.page, link!, 'Jonas');
  });

  const actor = (): Promise<Page> => actingOf(pages());
  const all = (length: number): Promise<unknown> => allSee(pages(), length);
  const plays = async (page: Page, move: Move): Promise<void> => {
    const before = await lengthOf(page);
    await playMove(page, move);
    await all(before + 1);
  };
  /** What the Investor has done so far. */
  const hisActs = (page: Page): Promise<readonly string[]> =>
    page.evaluate((seat) => {
      const own = window.stellwerk
        .log()
        .flatMap(({ act }) => (act.do === 'move' && act.move ? [act.move] : []));
      return own.filter((move) => move.seat === seat).map(({ type }) => type);
    }, INVESTOR);
  /** Somebody sensible in the first rounds: what is first offered, and passing when nothing is to be had. */
  const wish = (options: readonly Move[], cash: number): Move => {
    const of = (type: string): readonly Move[] => options.filter((move) => move.type === type);
    const founded = of('found').find((move) => Number(move['price']) * 3 <= cash);
    return of('bid')[0] ?? of('pick')[0] ?? founded ?? of('buy')[0] ?? of('pass')[0] ?? options[0]!;
  };
  const goOn = async (): Promise<void> => {
    const page = await actor();
    const options = await optionsOf(page);
    const cash = (await tableOf(page))!.cash[`seat/${await seatOf(page)}`] ?? 0;
    await plays(page, wish(options, cash));
  };

  it('nobody can take his seat, and his mat is nobody’s', async () => {
    for (const page of pages()) {
      expect(await seatOf(page)).not.toBe(INVESTOR);
      // He is not among those who can be followed, and has no sign of being here.
      expect(await page.getByRole('button', { name: /Investor is here|Follow Investor/ }).count()).toBe(0);
    }
    // Where others have their colour his has none: grey, and his name is no person's.
    await seen(anna.page, 'ground', `seat/${INVESTOR}`, 60);
  });

  it('after the start round he has the brewery that was left, by itself', async () => {
    for (let i = 0; i < 12 && (await clockOf(anna.page))['round'] === 'start'; i++) await goOn();
    const owners = Object.entries((await tableOf(anna.page))!.pieces).flatMap(([id, { at }]) =>
      id.startsWith('private/') && at.startsWith('seat/') ? [at] : [],
    );
    expect(owners.toSorted()).toEqual(['seat/anna', `seat/${INVESTOR}`, 'seat/jonas']);
  });

  it('in the stock round he acts by himself, at once, and the log says why in each browser', async () => {
    for (let i = 0; i < 12 && (await hisActs(anna.page)).length === 0; i++) await goOn();
    const acts = await eventually(
      () => hisActs(jonas.page),
      (list) => list.length > 0,
      'he has acted',
    );
    expect(acts[0]).toBe('invest');
    for (const page of pages()) {
      const line = page
        .locator('.log')
        .getByText(/by itself/)
        .first();
      await line.waitFor();
      expect(await line.innerText()).toMatch(/§8\.3\.3/);
      // Nobody is asked to play for him, and it is a person's turn again.
      expect((await clockOf(page))['turn']).not.toBe(INVESTOR);
      expect(await page.locator('.for-empty').count()).toBe(0);
    }
  });

  it('what he did goes back with the move it answered, and comes again after it', async () => {
    const page = await actor();
    const railway = String((await clockOf(page))['investorRailway']);
    const before = await lengthOf(page);
    const acts = (await hisActs(page)).length;
    expect(await placeOf(page, `cert/${railway}/0`)).toBe(`seat/${INVESTOR}`);
    await page.getByRole('button', { name: 'Take the last move back' }).click();
    await all(before + 1);
    // The last thing that a person did is asked again; he did not act in between.
    const again = await actor();
    expect(again).not.toBe(page);
    expect(await placeOf(page, `cert/${railway}/0`)).not.toBe(`seat/${INVESTOR}`);
    await goOn();
    await eventually(
      () => hisActs(page),
      (list) => list.length > acts,
      'he acts again',
    );
    expect(await placeOf(page, `cert/${railway}/0`)).toBe(`seat/${INVESTOR}`);
  });

  it('a browser that is loaded again in the middle stands at the same table', async () => {
    const length = await lengthOf(jonas.page);
    const clock = await clockOf(jonas.page);
    await jonas.page.reload();
    await ready(jonas.page);
    await untilLength(jonas.page, length);
    expect(await clockOf(jonas.page)).toEqual(clock);
    expect(await hisActs(jonas.page)).toEqual(await hisActs(anna.page));
  });

  it('the stock round ends without anybody waiting for him, also after a restart of the server', async () => {
    await doors.house.restart();
    for (let i = 0; i < 40 && (await clockOf(anna.page))['round'] === 'SR'; i++) {
      const page = await actor();
      const passes = await optionsOf(page, { type: 'pass' });
      const before = await lengthOf(page);
      if (passes.length > 0) await pressNow(page, /^(Pass|End the turn)/);
      else await goOn();
      await all(before + 1);
    }
    expect(await clockOf(anna.page)).toMatchObject({ round: 'OR', set: 1 });
    const verdicts = await anna.page.evaluate(() =>
      window.stellwerk.log().flatMap(({ act, verdict }) => (act.do === 'move' ? [verdict] : [])),
    );
    expect(new Set(verdicts)).toEqual(new Set(['legal']));
  });

  it('nothing went wrong in either browser', async () => {
    for (const { page, faults } of [anna, jonas]) {
      expect(faults).toEqual([]);
      expect(await seriousFaults(page)).toEqual([]);
    }
  });
});
