import type { DoTable } from '@stellwerk/engine/games/18do/clock.ts';
import type { WrittenTable } from '@stellwerk/engine/table/pieces.ts';
import { tableFrom } from '@stellwerk/engine/table/pieces.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dortmundMove } from '../shots/dortmund-evening.ts';
import type { Person } from './lib/browser.ts';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { actingOf, allSee, eventually } from './lib/people.ts';
import { goOn, goTo, layByHand, PHONE, press } from './lib/phone.ts';
import type { Move } from './lib/table.ts';
import {
  carry,
  clockOf,
  lengthOf,
  optionsOf,
  placeOf,
  playMove,
  ready,
  seatOf,
  setUpLinks,
  tableOf,
} from './lib/table.ts';

const NAMES = ['Jonas', 'Mirel'];
/** What is done with one press, and where its button stands. */
const BUTTONS: Readonly<Record<string, string>> = {
  run: '.runs .button.primary',
  payout: '.choice-ends .button.primary',
};

/** Three people at a strict table of the real server, and what they all have to see. */
function threeAt(chosen: readonly string[], options: BrowserContextOptions = {}) {
  const doors = openDoors();
  let people: readonly Person[] = [];
  const pages = (): readonly Page[] => people.map(({ page }) => page);
  beforeAll(async () => {
    people = await Promise.all([0, 1, 2].map(() => openPerson(doors.browser, options)));
    const [first, ...others] = pages();
    const links = await setUpLinks(
      first!,
      doors.house.url,
      { game: '18DO', seed: 5, chosen: [...chosen, 'Strict'] },
      NAMES,
    );
    await Promise.all(
      others.map(async (page, i) => {
        await page.goto(links[i]!);
        await page.getByLabel('Your name').fill(NAMES[i]!);
        await page.getByRole('button', { name: 'Sit down' }).click();
        await ready(page);
      }),
    );
  });
  afterAll(async () => {
    await Promise.all(people.map(({ context }) => context.close()));
  });
  return {
    pages,
    faults: () => people.flatMap(({ faults }) => faults),
    actor: () => actingOf(pages()),
    /** What was done is seen by all. */
    all: (length: number) => allSee(pages(), length),
  };
}

describe.skipIf(noBrowser() !== null)('18DO: the introductory game on phones', () => {
  const table = threeAt(['Introductory game'], PHONE);

  it('ten turns by touch: a certificate, a tile, then a station or siding, all of it legal', async () => {
    const done = new Set<string>();
    const turns = new Set<string>();
    for (let i = 0; i < 60 && turns.size < 11; i++) {
      const page = await table.actor();
      const clock = await clockOf(page);
      const before = await lengthOf(page);
      turns.add(`${String(clock['turn'])}/${(await countOf(page, 'finish')).toString()}`);
      if (turns.size === 11) break;
      const options = await optionsOf(page);
      const kinds = new Set(options.map(({ type }) => type));
      await goTo(page, 'Mine');
      if (kinds.has('claim')) {
        expect(await press(page, '.now .choices .choice')).toBe(true);
        done.add('claim');
      } else if (kinds.has('lay') || kinds.has('station') || kinds.has('siding')) {
        done.add(kinds.has('lay') ? 'lay' : kinds.has('station') ? 'station' : 'siding');
        expect(await layByHand(page)).toBe(true);
      } else {
        expect(await goOn(page)).toBe(true);
        done.add('finish');
      }
      await table.all(before + 1);
    }
    expect(turns.size).toBe(11);
    expect([...done]).toEqual(expect.arrayContaining(['claim', 'lay', 'finish']));
    expect(done.has('station') || done.has('siding')).toBe(true);
  });

  it('no money is shown where none is played with, and nothing went wrong', async () => {
    const [page] = table.pages();
    await goTo(page!, 'Mine');
    expect(await page!.locator('.money-chip').count()).toBe(0);
    expect(await seriousFaults(page!)).toEqual([]);
    expect(table.faults()).toEqual([]);
  });
});

const countOf = (page: Page, type: string): Promise<number> =>
  page.evaluate(
    (kind) => window.stellwerk.log().filter(({ act }) => act.do === 'move' && act.move?.type === kind).length,
    type,
  );

describe.skipIf(noBrowser() !== null)('18DO: The Railway Game', () => {
  const table = threeAt(['The Railway Game']);

  /** By hand: a piece carried to a place, whatever is asked about it answered with the first way; and all see it. */
  const carries = async (page: Page, piece: string, to: string): Promise<void> => {
    const before = await lengthOf(page);
    await page.keyboard.press('0');
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    await carry(page, piece, to);
    const answer = page.getByRole('dialog').locator('.option').first();
    await eventually(
      async () => (await lengthOf(page)) > before || (await answer.isVisible()),
      Boolean,
      `${piece} to ${to}: done, or a question`,
    );
    if ((await lengthOf(page)) === before) await answer.click();
    await table.all(before + 1);
  };
  const plays = async (page: Page, move: Move): Promise<void> => {
    const before = await lengthOf(page);
    await playMove(page, move);
    await table.all(before + 1);
  };
  /** The button of the step, where the step that is shown has it: false where another step comes first. */
  const presses = async (page: Page, button: string): Promise<boolean> => {
    const found = page.locator('.now').locator(button).first();
    if (!(await found.isVisible())) return false;
    const before = await lengthOf(page);
    await found.click();
    await table.all(before + 1);
    return true;
  };
  /** A piece of a kind at a place, as the table lies. */
  const oneAt = (page: Page, kind: string, place: string): Promise<string> =>
    page.evaluate(
      ([start, at]) =>
        Object.entries(window.stellwerk.table()!.pieces).find(
          ([id, piece]) => id.startsWith(start) && piece.at === at,
        )?.[0] ?? '',
      [kind, place] as const,
    );
  /** What somebody sensible would do now. */
  const next = async (page: Page): Promise<Move> =>
    dortmundMove(tableFrom((await tableOf(page)) as unknown as WrittenTable) as unknown as DoTable) as Move;

  it('the start round: markers on bid fields, a higher one outbids, and each gets one brewery', async () => {
    const markers = new Map<Page, string>();
    for (const page of table.pages())
      markers.set(page, await oneAt(page, 'token/', `seat/${String(await seatOf(page))}`));
    const fields: string[] = [];
    for (let i = 0; i < 12; i++) {
      const page = await table.actor();
      if ((await clockOf(page))['round'] !== 'start') break;
      const bids = await optionsOf(page, { type: 'bid' });
      // The first two on the same lot: the second outbids the first.
      const { lot, bid } = (i < 2 ? bids[0] : bids.at(-1)) as Record<string, unknown>;
      fields.push(`bid/${String(lot)}/${String(bid)}`);
      await carries(page, markers.get(page)!, fields.at(-1)!);
    }
    expect(fields.length).toBe(4);
    const [page] = table.pages();
    const owners = await page!.evaluate(() =>
      Object.entries(window.stellwerk.table()!.pieces).flatMap(([id, { at }]) =>
        id.startsWith('private/') && at.startsWith('seat/') ? [at] : [],
      ),
    );
    expect(new Set(owners).size).toBe(3);
    expect((await clockOf(page!))['round']).toBe('SR');
  });

  it('the first stock round: founded and bought by carrying certificates to the own mat', async () => {
    const done = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const page = await table.actor();
      if ((await clockOf(page))['round'] !== 'SR') break;
      const seat = String(await seatOf(page));
      const move = await next(page);
      const company = String(move['company']);
      const isNew = !done.has(move.type);
      done.add(move.type);
      if (isNew && move.type === 'found') {
        await carries(page, `cert/${company}/0`, `seat/${seat}`);
        expect(await placeOf(page, `cert/${company}/0`)).toBe(`seat/${seat}`);
      } else if (isNew && move.type === 'buy') {
        const piece = await oneAt(
          page,
          `cert/${company}/`,
          `${String(move['from']) === 'pool' ? 'pool' : `company/${company}`}`,
        );
        await carries(page, piece, `seat/${seat}`);
      } else await plays(page, move);
    }
    expect([...done]).toEqual(expect.arrayContaining(['found', 'buy', 'pass']));
    expect((await clockOf(await table.actor()))['round']).toBe('OR');
  });

  it('two operating rounds: tiles, stations, sidings and trains by hand, runs and payouts by their buttons', async () => {
    const byHand = new Map<string, number>();
    const played = new Set<string>();
    const pressed = new Set<string>();
    const rounds = new Set<string>();
    for (let i = 0; i < 160; i++) {
      const page = await table.actor();
      const clock = await clockOf(page);
      if (clock['round'] === 'OR') rounds.add(`${String(clock['set'])}.${String(clock['or'])}`);
      if (rounds.size > 2) break;
      const move = await next(page);
      const times = byHand.get(move.type) ?? 0;
      const company = String(clock['operating']);
      const hex = String(move['hex']);
      const gesture: Record<string, () => Promise<readonly [string, string]>> = {
        lay: async () => [await oneAt(page, `tile/${String(move['tile'])}/`, 'supply'), `hex/${hex}`],
        station: async () => [
          await oneAt(page, `token/${company}/`, `company/${company}`),
          `hex/${hex}/n${String(move['node'])}/${String(move['slot'])}`,
        ],
        siding: async () => [
          await page.evaluate(
            ([own]) =>
              Object.entries(window.stellwerk.table()!.pieces).find(
                ([id, { at }]) =>
                  at === 'sidings' &&
                  window.stellwerk.options({ piece: id }).some((one) => one['hex'] === own),
              )?.[0] ?? '',
            [hex] as const,
          ),
          `hex/${hex}/site`,
        ],
        train: async () => [String(move['train']), `company/${company}`],
      };
      played.add(move.type);
      const carried = times < 2 ? gesture[move.type] : undefined;
      if (carried) {
        await carries(page, ...(await carried()));
        byHand.set(move.type, times + 1);
      } else {
        const button = BUTTONS[move.type];
        if (button !== undefined && (await presses(page, button))) pressed.add(move.type);
        else await plays(page, move);
      }
    }
    expect([...pressed]).toContain('payout');
    expect(rounds.size).toBe(3);
    expect([...byHand.keys()]).toEqual(expect.arrayContaining(['lay', 'siding', 'train']));
    expect([...played]).toEqual(expect.arrayContaining(['run', 'payout', 'done']));
  });

  it('what was done is in every log with its words, and nothing went wrong', async () => {
    const [page] = table.pages();
    const text = await page!.locator('.log').first().innerText();
    expect(text).not.toMatch(/\b[a-z]+\/[a-z]+|undefined|NaN|[{}‹›]/);
    expect(await page!.locator('.flag-open').count()).toBe(0);
    expect(await seriousFaults(page!)).toEqual([]);
    expect(table.faults()).toEqual([]);
  });
});
