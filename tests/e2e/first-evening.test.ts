import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './lib/browser.ts';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { unreadable } from './lib/legible.ts';
import { eventually } from './lib/people.ts';
import { goOn, goTo, layByHand, PHONE } from './lib/phone.ts';
import {
  carry,
  clockOf,
  lengthOf,
  optionsOf,
  placeOf,
  pressNow,
  ready,
  seatOf,
  setUpLinks,
  sitDown,
  still,
  untilLength,
} from './lib/table.ts';
import { spilling } from './lib/whole.ts';

const COMPANIES = ['KHS', 'KWE', 'CME'];

/** Whatever asks, warns or stays in a hand: on an evening without a slip none of it is met. */
const TROUBLE = [
  ...['.flag-open', '.count.flagged', '.slider-flag:not(.gone)', '.toast.flag', '.dot-flag', '.banner.flag'],
  ...['.hand-card', '.hand-menu', '.held-bar', '.choice.held', '.request', '.refusal', '.judged'],
].join(', ');
/** What no sentence for people has in it: names out of the program, and gaps that nobody filled. */
const ROBOT = /\b[a-z]+\/[a-z]+|undefined|NaN|[{}‹›]|worth [-−]|\b\w+-\w+\(/;

/** Somebody at the table, and how they do things: with a mouse, or with a finger. */
interface Guest extends Person {
  readonly isPhone: boolean;
}

/**
 * 18TE as newcomers play it: three browsers, one of them a phone; the first stock round and the first operating round,
 * everything with the hands or the buttons that are there. After every act all three see the same.
 */
describe.skipIf(noBrowser() !== null)('a first evening of three', () => {
  const doors = openDoors();
  let guests: readonly Guest[] = [];
  let screen: Person;
  const pages = (): readonly Page[] => guests.map(({ page }) => page);

  beforeAll(async () => {
    const anna = await openPerson(doors.browser);
    const links = await setUpLinks(anna.page, doors.house.url, {}, ['Jonas', 'Mirel', 'Screen view']);
    const [jonas, mirel, view] = links;
    const bert = await openPerson(doors.browser, { viewport: { width: 1280, height: 720 } });
    await sitDown(bert.page, jonas!, 'Bert');
    const cleo = await openPerson(doors.browser, PHONE);
    await cleo.page.goto(mirel!);
    await cleo.page.getByLabel('Your name').fill('Cleo');
    await cleo.page.getByRole('button', { name: 'Sit down' }).tap();
    await ready(cleo.page);
    guests = [
      { ...anna, isPhone: false },
      { ...bert, isPhone: false },
      { ...cleo, isPhone: true },
    ];
    await anna.page.getByRole('button', { name: 'Follow Cleo' }).waitFor();
    screen = await openPerson(doors.browser, { viewport: { width: 1280, height: 720 } });
    await screen.page.goto(view!);
    await screen.page.locator('.screen-now h1').waitFor();
  });

  /** Whoever has to decide now. */
  const acting = async (): Promise<Guest> => {
    const found = await eventually(
      async () => {
        const able = await Promise.all(pages().map(async (page) => (await optionsOf(page)).length > 0));
        return able.indexOf(true);
      },
      (i) => i >= 0,
      'somebody can act',
    );
    return guests[found]!;
  };

  /** The step, as a page says it; the screen says it behind the treasury. */
  const toldStep = (page: Page): Promise<string> =>
    page.evaluate(() => document.querySelector('.steps .now')?.textContent?.trim() ?? '');
  const lies = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(window.stellwerk.table()));
  /** Steps that all of them have read once. */
  const read = new Set<string>();
  /** Every word of it is whole, inside its button, in reach and large enough, for each of them. */
  const isReadable = async (): Promise<void> => {
    for (const { page, isPhone } of guests) {
      await still(page);
      expect(await unreadable(page, isPhone ? '.now' : '.now, .auction')).toEqual([]);
      expect(await spilling(page, '.choice, .button, .auction li, .steps, .topbar')).toEqual([]);
      expect(await page.evaluate(() => document.querySelector('.now')?.textContent ?? '')).not.toMatch(ROBOT);
    }
  };

  /** All have seen it and nothing more, are told the same, and nothing that asked is left behind. */
  const settled = async (length: number): Promise<void> => {
    await Promise.all(pages().map((page) => untilLength(page, length)));
    await screen.page.locator('.screen-pill', { hasText: new RegExp(`^move ${length - 1}$`) }).waitFor();
    expect(await Promise.all(pages().map(lengthOf))).toEqual([length, length, length]);
    expect(new Set(await Promise.all(pages().map(lies))).size).toBe(1);
    const clock = await clockOf(pages()[0]!);
    for (const { page, isPhone } of guests) if (isPhone) await goTo(page, 'Mine');
    // What is read is drawn after the frame: until it is, a page may still say the step before.
    const steps = await eventually(
      () => Promise.all(pages().map(toldStep)),
      (told) => new Set(told).size === 1,
      'all are told the same step',
    );
    if (steps[0] !== '') await screen.page.locator('.screen-now', { hasText: ` · ${steps[0]}` }).waitFor();
    for (const page of pages()) {
      await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
      expect(await page.locator(TROUBLE).count()).toBe(0);
    }
    const bids = await Promise.all(pages().map((page) => page.locator('.auction-bid b').allTextContents()));
    expect(new Set(bids.map(String)).size).toBe(1);
    const verdicts = await pages()[0]!.evaluate(() =>
      window.stellwerk.log().flatMap(({ act, verdict }) => (act.do === 'move' ? [verdict] : [])),
    );
    expect(new Set(verdicts)).toEqual(new Set(['legal']));
    const kind = `${String(clock['round'])} ${steps[0] ?? ''} ${clock['auction'] === null ? '' : 'auction'}`;
    if (read.has(kind)) return;
    read.add(kind);
    await isReadable();
  };
  const after = async (page: Page, act: () => Promise<unknown>): Promise<void> => {
    const before = await lengthOf(page);
    await act();
    await untilLength(page, before + 1);
    await settled(before + 1);
  };

  /** A president's certificate is put up: carried to the own mat, or by the button on the phone. */
  const auction = async ({ page, isPhone }: Guest, company: string): Promise<void> => {
    if (isPhone) {
      await goTo(page, 'Mine');
      await page.locator('.now').getByRole('button', { name: company }).first().tap();
      const confirm = page.locator('.now .choice-form .button');
      if ((await lengthOf(page)) === 1 || (await confirm.count()) > 0)
        await confirm
          .first()
          .tap()
          .catch(() => undefined);
      return;
    }
    await carry(page, `cert/${company}/0`, `seat/${await seatOf(page)}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /auction/i })
      .click();
  };
  /** A tile of this kind that lies in the tray. */
  const tileInTray = (page: Page, tile: string): Promise<string> =>
    page.evaluate((kind) => {
      const { pieces } = window.stellwerk.table()!;
      return Object.keys(pieces).find((id) => id.startsWith(`tile/${kind}/`) && pieces[id]!.at === 'supply')!;
    }, tile);
  const dropOut = ({ page, isPhone }: Guest): Promise<unknown> =>
    isPhone
      ? goTo(page, 'Mine').then(() => page.getByRole('button', { name: /drop out/i }).tap())
      : page
          .getByRole('button', { name: /drop out/i })
          .first()
          .click();
  const pass = ({ page, isPhone }: Guest): Promise<unknown> =>
    isPhone ? goOn(page) : pressNow(page, /^Pass/);

  it('each of them puts up a certificate, and the others drop out', async () => {
    for (const company of COMPANIES) {
      const first = await acting();
      await after(first.page, () => auction(first, company));
      // It lies in the middle of everybody's table: what is sold, who leads, who is next.
      for (const { page, isPhone } of guests) {
        if (isPhone) await goTo(page, 'Mine');
        const lot = page.locator('.auction');
        await lot.locator('h2', { hasText: company }).waitFor();
        expect(await lot.locator('li.leads').count()).toBe(1);
        expect(await lot.locator('li.turn').count()).toBe(1);
      }
      for (const _ of [1, 2]) {
        const other = await acting();
        expect(other).not.toBe(first);
        await after(other.page, () => dropOut(other));
      }
      expect(await placeOf(first.page, `cert/${company}/0`)).toBe(`seat/${await seatOf(first.page)}`);
      for (const page of pages()) await page.locator('.auction').waitFor({ state: 'detached' });
    }
    // The log says what came of it, to everybody in the same words.
    const told = await Promise.all(
      guests.filter(({ isPhone }) => !isPhone).map(({ page }) => page.locator('.log').first().innerText()),
    );
    for (const text of told) expect(text).not.toMatch(ROBOT);
    expect(new Set(told).size).toBe(1);
    const times = await pages()[0]!.locator('.log-time').allTextContents();
    expect(times.filter((time) => /^\d\d:\d\d$/.test(time)).length).toBe(times.length - 1);
  });

  it('all pass, and the companies operate: track, a step left out, a train, and what is next is the same for all', async () => {
    for (let i = 0; i < 12 && (await clockOf(pages()[0]!))['operating'] === null; i++) {
      const guest = await acting();
      await after(guest.page, () => pass(guest));
    }
    const operated = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const clock = await clockOf(pages()[0]!);
      const company = clock['operating'] as string | null;
      if (company === null || operated.size === COMPANIES.length + 1) break;
      operated.add(company);
      const guest = await acting();
      const { page, isPhone } = guest;
      // In a small window each step shows its part of the table, with what it needs in reach.
      await still(page);
      const [lay] = await optionsOf(page, { type: 'lay' });
      const [train] = await optionsOf(page, { type: 'train' });
      if (lay) {
        await after(page, async () =>
          isPhone
            ? layByHand(page)
            : carry(page, await tileInTray(page, String(lay['tile'])), `hex/${String(lay['hex'])}`),
        );
      } else if (train && !isPhone && (await placeOf(page, String(train['train']))) === 'depot') {
        await after(page, async () => {
          const before = await lengthOf(page);
          await carry(page, String(train['train']), `company/${company}`);
          const option = page.getByRole('dialog').locator('.option').first();
          await eventually(
            async () => (await lengthOf(page)) > before || (await option.isVisible()),
            Boolean,
            'the train, or the question which side',
          );
          if ((await lengthOf(page)) === before) await option.click();
        });
      } else
        await after(page, () =>
          isPhone ? goOn(page) : page.locator('.now .choice-ends .button:not(.why-not)').first().click(),
        );
    }
    expect([...operated]).toEqual(expect.arrayContaining(COMPANIES));
  });

  it('undo takes back what was done last and just that, for all of them, and nothing went wrong in any browser', async () => {
    const [page] = pages();
    const isBack = async (before: string): Promise<void> => {
      const length = await lengthOf(page!);
      await page!.getByRole('button', { name: 'Take the last move back' }).click();
      await settled(length + 1);
      expect(await lies(page!)).toBe(before);
    };
    // Whoever is to act makes one more move, whatever it is.
    const guest = await acting();
    const before = await lies(page!);
    const [move] = await optionsOf(guest.page);
    await after(guest.page, () => guest.page.evaluate((made) => window.stellwerk.play(made), move!));
    await isBack(before);
    for (const { page: each, faults } of [...guests, screen]) {
      expect(faults).toEqual([]);
      expect(await seriousFaults(each)).toEqual([]);
    }
    // A phone that is turned has little height: the way on stays inside its card.
    const { page: phone } = guests[2]!;
    await phone.setViewportSize({ width: 844, height: 390 });
    await goTo(phone, 'Mine');
    await still(phone);
    expect(await spilling(phone, '.choice, .button')).toEqual([]);
  });
});
