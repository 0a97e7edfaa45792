import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CELL } from '../../client/src/draw/market.ts';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { beerEvening } from '../shots/beer-evening.ts';
import { dortmundEvening } from '../shots/dortmund-evening.ts';
import { openDoors } from './lib/doors.ts';
import { europe, openEvening, openTogether, railway } from './lib/evenings.ts';
import { clashing, unreadable } from './lib/legible.ts';
import { optionsOf, where } from './lib/table.ts';

const skipped = noBrowser();
const SMALL = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
] as const;
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;

const PEOPLE = ['Anna', 'Bert', 'Cleo', 'Dora'] as const;
/** An evening is played once, however many scenes look at it. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const spain = once(() => railway('18esp', PEOPLE, ({ clock }, n) => n > 120 && clock.operating !== null));
const late = (): Promise<string> =>
  railway('18esp', PEOPLE, ({ clock }, n) => n > 300 && clock.operating !== null);
const tecklenburg = (): Promise<string> =>
  railway('18te', ['Anna', 'Jonas', 'Mirel'], ({ clock }, n) => n > 85 && clock.operating !== null);

/** Late, five people with shares of nearly every company. */
const lateAmerica = (): Promise<string> =>
  railway('1862', [...PEOPLE, 'Emil'], ({ clock }, n) => n > 420 && clock.operating !== null, [
    'take',
    'par',
    'buy',
    'found',
  ]);
const america = (): Promise<string> =>
  railway('1862', PEOPLE, ({ clock }, n) => n > 100 && clock.operating !== null, [
    'take',
    'par',
    'buy',
    'found',
  ]);
/** At a step in which nothing can be done: all are told the next one. */
const dortmund = async (): Promise<string> =>
  dortmundEvening({
    variant: 'trg',
    people: ['Anna', 'Jonas', 'Mirel'],
    until: ({ clock }, n) => n > 150 && clock.round === 'OR' && clock.step === 'siding',
  });

const atRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.stellwerk.isAtRest());
};

/** Buttons that something else lies over, or that are out of sight. */
const hidden = (page: Page, within: string): Promise<readonly string[]> =>
  page.locator(`${within} :is(.choice, .choice-ends .button, .runs .button)`).evaluateAll((all) =>
    all.flatMap((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const over = [0.15, 0.5, 0.85].map((part) =>
        document.elementFromPoint(left + width * 0.5, top + height * part),
      );
      return over.every((one) => one !== null && node.contains(one)) ? [] : [node.textContent ?? ''];
    }),
  );

/** Pixels a unit of the table: the width of a hex, or of a card, tells. */
const scaleOf = async (page: Page, a: string, b: string, units: number): Promise<number> => {
  const [one, two] = await page.evaluate((names) => names.map((name) => window.stellwerk.where(name)), [
    a,
    b,
  ] as const);
  return Math.hypot(one!.x - two!.x, one!.y - two!.y) / units;
};

describe.skipIf(skipped !== null)('small windows', () => {
  const doors = openDoors();

  it('everything in bar and panel can be read and pressed, in both languages', async () => {
    const file = await spain();
    for (const locale of ['en-GB', 'de-DE']) {
      const { page, faults, context } = await openPerson(doors.browser, { viewport: SMALL[0], locale });
      await openEvening(page, doors.house.url, file);
      for (const size of SMALL) {
        await page.setViewportSize(size);
        await atRest(page);
        const at = `${locale} ${size.width} × ${size.height}`;
        expect(await unreadable(page, '.topbar, .view-switch, .panel-top, .panel-bar'), at).toEqual([]);
        expect(await clashing(page, '.topbar, .view-switch, .panel-bar, .tabs'), at).toEqual([]);
        // Folded, the panel says along the lower edge what is next.
        const next = await page
          .locator('.panel.folded .now-bar')
          .boundingBox({ timeout: 1 })
          .catch(() => null);
        if (next) expect(next.width, at).toBeGreaterThan(size.width - 60);
        // Nothing of the page lies over the table itself.
        const covered = await page.evaluate(() => {
          const box = document.querySelector('.stage-canvas')!.getBoundingClientRect();
          const spots = [0.03, 0.35, 0.65].flatMap((fx) =>
            [0.03, 0.5, 0.97].map((fy) => [box.left + box.width * fx, box.top + box.height * fy] as const),
          );
          return spots.flatMap(([x, y]) => {
            const over = document.elementFromPoint(x, y);
            return over?.closest('.stage-canvas') ? [] : [`${over?.className} at ${x},${y}`];
          });
        });
        expect(covered, at).toEqual([]);
      }
      expect(await seriousFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    }
  });

  it('the parts of the table are views with one key and one press each; the step chooses', async () => {
    const file = await spain();
    const { page, faults, context } = await openPerson(doors.browser, { viewport: SMALL[0] });
    await openEvening(page, doors.house.url, file);
    const pressed = (): Promise<string | null> => page.locator('.view.on span').textContent();
    // A step of a company is about the map or its papers, never about the whole table.
    expect(await pressed()).not.toBe('Whole table');
    await page.keyboard.press('0');
    await atRest(page);
    expect(await pressed()).toBe('Whole table');
    const whole = await scaleOf(page, 'hex/F8', 'hex/F10', Math.sqrt(3) * 100);
    await page.keyboard.press('1');
    await atRest(page);
    expect(await pressed()).toBe('Map');
    // The hands are not in sight: everybody's money is, with whose turn it is.
    const purses = await page.locator('.people .purse').allTextContents();
    const cash = await page.evaluate(() => {
      const { cash: all, clock } = window.stellwerk.table()!;
      return (clock['seats'] as string[]).map((seat) => all[`seat/${seat}`]);
    });
    expect(purses.map((text) => Number(text.replaceAll(',', '')))).toEqual(cash);
    for (const purse of await page.locator('.people .purse').all())
      expect(await purse.isVisible()).toBe(true);
    // Names and letters are read from half a pixel a unit on.
    expect(await scaleOf(page, 'hex/F8', 'hex/F10', Math.sqrt(3) * 100)).toBeGreaterThanOrEqual(0.49);
    expect(whole).toBeLessThan(0.35);
    for (const [key, name] of [
      ['2', 'Companies'],
      ['3', 'Market'],
      ['4', 'Hands'],
    ] as const) {
      await page.keyboard.press(key);
      await atRest(page);
      expect(await pressed()).toBe(name);
      await page.locator('.view', { hasText: 'Whole table' }).click();
      await atRest(page);
      await page.locator('.view', { hasText: name }).click();
      await atRest(page);
      expect(await pressed()).toBe(name);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('where track is laid, its tiles are in sight beside the map, or laid out in the panel', async () => {
    const { page, faults, context } = await openPerson(doors.browser, { viewport: SMALL[0] });
    const track = ({ clock }: { readonly clock: object }, n: number): boolean =>
      n > 60 && 'step' in clock && clock.step === 'track';
    await openEvening(page, doors.house.url, await railway('18te', ['Anna', 'Jonas', 'Mirel'], track));
    for (const size of SMALL) {
      await page.setViewportSize(size);
      await atRest(page);
      const box = (await page.locator('.stage-canvas').boundingBox())!;
      const kinds = [...new Set((await optionsOf(page, { type: 'lay' })).map(({ tile }) => String(tile)))];
      expect(kinds.length).toBeGreaterThan(1);
      const hidden: string[] = [];
      for (const kind of kinds) {
        const piece = await page.evaluate((tile) => {
          const { pieces } = window.stellwerk.table()!;
          return Object.keys(pieces).find(
            (id) => id.startsWith(`tile/${tile}/`) && pieces[id]!.at === 'supply',
          )!;
        }, kind);
        const { x, y } = await where(page, piece);
        if (x < box.x || y < box.y || x > box.x + box.width || y > box.y + box.height) hidden.push(kind);
      }
      const at = `${size.width} × ${size.height}`;
      if (hidden.length > 0)
        await page
          .locator('.pick-row button')
          .nth(kinds.length - 1)
          .waitFor();
      expect(size.width > size.height ? hidden : [], at).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('no way on lies over another one, and words of the panel are never broken', async () => {
    const { page, faults, context } = await openPerson(doors.browser, {
      viewport: SMALL[0],
      locale: 'de-DE',
    });
    await openEvening(page, doors.house.url, await dortmund());
    await atRest(page);
    expect(await hidden(page, '.panel .now')).toEqual([]);
    /** How much of the line with round and phase is cut. */
    const cut = (): Promise<number> =>
      page.locator('.topbar .table-name small').evaluate((node) => node.scrollWidth - node.clientWidth);
    expect(await cut()).toBeLessThanOrEqual(1);
    // A game that is over: of every line of the score whole words.
    await openEvening(
      page,
      doors.house.url,
      europe(() => false, 4),
    );
    await atRest(page);
    expect(await cut()).toBeLessThanOrEqual(1);
    const broken = await page.locator('.standings [scope=row], .steps li').evaluateAll((all) =>
      all.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const words = (node.textContent ?? '').trim().split(/[\s-]+/).length;
        return lines > words ? [node.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('at twice its size what can be done is in sight beside the way on', async () => {
    const { page, faults, context } = await openPerson(doors.browser, {
      viewport: { width: 640, height: 360 },
    });
    const track = ({ clock }: { readonly clock: object }, n: number): boolean =>
      n > 60 && 'step' in clock && clock.step === 'track';
    await openEvening(page, doors.house.url, await railway('18te', ['Anna', 'Jonas', 'Mirel'], track));
    expect(await hidden(page, '.page-mine .now')).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('on a phone cards lie on the mat as soon as their drawings have come, and the market of a round fills the page', async () => {
    const phone = {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    };
    const { page, faults, context } = await openPerson(doors.browser, phone);
    await openEvening(
      page,
      doors.house.url,
      europe(({ clock }) => clock.round >= 2),
    );
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLCanvasElement>('.page-mine .piece-face')].every((canvas) =>
        canvas
          .getContext('2d')!
          .getImageData(0, 0, canvas.width, canvas.height)
          .data.some((value) => value > 0),
      ),
    );
    expect(await page.locator('.page-mine .piece-face').count()).toBeGreaterThan(1);
    await openEvening(
      page,
      doors.house.url,
      beerEvening({ players: 4, until: ({ clock }) => clock.round === 'BR' && clock.step === 'deliver' }),
    );
    await page.locator('.phone-tab').nth(1).tap();
    await atRest(page);
    const [left, right] = [await where(page, 'beer/2/regular'), await where(page, 'beer/2/new')];
    expect(right.x - left.x).toBeGreaterThan(390 * 0.55);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('at twice its size a window has the pages of a phone', async () => {
    const { page, faults, context } = await openPerson(doors.browser, {
      viewport: { width: 640, height: 360 },
    });
    await openEvening(
      page,
      doors.house.url,
      europe(({ clock }) => clock.round >= 2),
    );
    for (const name of ['Mine', 'Board', 'Market', 'Log', 'Chat']) {
      await page.getByRole('navigation').getByRole('button', { name, exact: true }).click();
      await page.locator(`.page-${name.toLowerCase()}`).waitFor();
      expect(await unreadable(page, '.phone-bar, .phone-hand'), name).toEqual([]);
    }
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe.skipIf(skipped !== null)('the shared screen', () => {
  const doors = openDoors();
  const titles = {
    '18TE': tecklenburg,
    '18España': spain,
    '18España, late': late,
    '1862': america,
    '1862, late, five people': lateAmerica,
    '18DO': dortmund,
    'Trains of Europe, bidding': async () => europe(({ clock }) => clock.round >= 3 && clock.lot !== null),
    'Trains of Europe, building': async () =>
      europe(({ clock }) => clock.round >= 5 && clock.stage === 'site'),
  };

  /** The step that the screen names, where it is not the one of the clock. */
  const steps: Readonly<Record<string, string>> = { '18DO': 'Run' };

  it.each(Object.entries(titles))('%s: everything is there, whole and large enough', async (title, file) => {
    const step = steps[title];
    const host = await openPerson(doors.browser);
    const link = await openTogether(host.page, doors.house.url, await file());
    const lookIn = async (locale: string): Promise<void> => {
      const { page, faults, context } = await openPerson(doors.browser, { viewport: SCREENS[0], locale });
      await page.goto(link);
      await page.locator('.screen-now h1').waitFor();
      for (const size of SCREENS) {
        await page.setViewportSize(size);
        await atRest(page);
        const at = `${locale} ${size.width} × ${size.height}`;
        const parts =
          '.screen-head, .screen-now, .screen-display, .screen-companies, .screen-seats, .screen-log em';
        expect(await unreadable(page, parts), at).toEqual([]);
        // Blocks lie under one another, and the last one ends in the window.
        const boxes = await page
          .locator('.screen-side > *')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
        for (const [i, box] of boxes.entries()) {
          expect(box.bottom, at).toBeLessThanOrEqual(size.height + 1);
          if (i > 0) expect(box.top, at).toBeGreaterThanOrEqual(boxes[i - 1]!.bottom - 1);
        }
        // From three metres: eighteen pixels of a picture that is 1080 high.
        const written = await page.evaluate(() =>
          [...document.querySelectorAll('.screen-side *')].flatMap((node) =>
            [...node.childNodes].some((c) => c.nodeType === Node.TEXT_NODE && c.textContent!.trim() !== '') &&
            node.closest('.disc, .avatar') === null
              ? [{ text: node.textContent!, size: Number.parseFloat(getComputedStyle(node).fontSize) }]
              : [],
          ),
        );
        const small = written.filter(({ size: px }) => px / (size.height / 1080) < 17.5);
        expect(small, at).toEqual([]);
      }
      // Prices are read in the market, too: a cell of it is no stamp.
      for (const picture of await page.locator('.screen-market canvas').all()) {
        const scale = Number(await picture.getAttribute('data-scale'));
        expect((scale * CELL.w) / (SCREENS[2].height / 1080)).toBeGreaterThan(28);
      }
      // Everybody's money, and the last act.
      expect(await page.locator('.screen-seat .screen-money b').count()).toBeGreaterThanOrEqual(3);
      expect((await page.locator('.screen-log').textContent())!.length).toBeGreaterThan(12);
      expect(await page.locator('.screen-company, .screen-contract').count()).toBeGreaterThan(2);
      if (step !== undefined && locale === 'en-GB')
        await page.locator('.screen-now p', { hasText: `· ${step}` }).waitFor();
      expect(faults).toEqual([]);
      await context.close();
    };
    // Evenings of every kind are read in both languages, and in wide letters, in `screen.test.ts`.
    await lookIn(step !== undefined || Object.keys(titles).indexOf(title) % 2 === 0 ? 'en-GB' : 'de-DE');
    await host.context.close();
  });
});
