import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { europe, openEvening, openTogether, railway } from './lib/evenings.ts';
import { unreadable } from './lib/legible.ts';
import { PHONE } from './lib/phone.ts';
import { lengthOf, optionsOf, playMove, untilLength } from './lib/table.ts';

const PEOPLE = ['Anna', 'Jonas', 'Mirel'] as const;
const bidding = (): Promise<string> =>
  railway('18te', PEOPLE, ({ clock }) => 'auction' in clock && clock.auction !== null);
const operating = (): Promise<string> =>
  railway('18te', PEOPLE, ({ clock }, n) => n > 20 && clock.operating !== null);

/** A company has run and it is still to be decided what becomes of it; others have paid before. */
const toBePaid = (): Promise<string> =>
  railway('18te', PEOPLE, ({ clock }, n) => n > 85 && 'step' in clock && clock.step === 'payout');

/** What sticks out of the box that it is drawn in. */
const stickingOut = (page: Page, boxes: string): Promise<readonly string[]> =>
  page.locator(boxes).evaluateAll((all) =>
    all.flatMap((box) => {
      const { left, right } = box.getBoundingClientRect();
      return [...box.querySelectorAll('*')].flatMap((one) => {
        const own = one.getBoundingClientRect();
        return own.width > 0 && (own.left < left - 1 || own.right > right + 1)
          ? [`${one.textContent?.trim()} out of "${box.textContent?.trim()}"`]
          : [];
      });
    }),
  );
/** Words that end in dots. */
const cutShort = (page: Page, part: string): Promise<readonly string[]> =>
  page
    .locator(`${part} *`)
    .evaluateAll((all) =>
      all.flatMap((one) =>
        one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).textOverflow === 'ellipsis'
          ? [one.textContent ?? '']
          : [],
      ),
    );
const boxOf = async (page: Page, what: string): Promise<{ top: number; bottom: number }> => {
  const { y, height } = (await page.locator(what).first().boundingBox())!;
  return { top: y, bottom: y + height };
};

describe.skipIf(noBrowser() !== null)('what is said fits where it is said', () => {
  const doors = openDoors();

  it.each(['en-GB', 'de-DE'])(
    'the score at the end is taken apart without anything cut (%s)',
    async (locale) => {
      const { page, faults, context } = await openPerson(doors.browser, { locale });
      const long = ['Bartholomäus', 'Friederike', 'Maximilian', 'Annemarie'];
      const file = JSON.parse(europe(() => false, 4)) as object;
      await openEvening(page, doors.house.url, JSON.stringify({ ...file, people: long }));
      await page.locator('.end-winner').waitFor();
      expect(await cutShort(page, '.end-score')).toEqual([]);
      const places = await page.locator('.end-places li').allInnerTexts();
      for (const name of long) expect(places.join('\n')).toContain(name);
      const scroll = page.locator('.end-score .ledger-scroll');
      expect(await scroll.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
      // Everybody, what it adds up from, and the sum.
      expect(await scroll.locator('thead .avatar').count()).toBe(4);
      expect(await scroll.locator('tbody tr').count()).toBeGreaterThan(5);
      expect(await scroll.locator('tfoot td').count()).toBe(4);
      expect(await seriousFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('on paper the log and the ledger begin at the edge of the page, and tokens keep their letters', async () => {
    const { page, context } = await openPerson(doors.browser);
    await openEvening(page, doors.house.url, await operating());
    for (const [tab, part] of [
      ['Log', '.log'],
      ['Ledger', '.ledger'],
    ] as const) {
      await page.getByRole('tab', { name: tab }).click();
      await page.locator(`${part} .disc`).first().waitFor();
      if (part === '.ledger') {
        // Whoever leads a company has a star beside the shares in it, and charts have axes with figures.
        const heads = await page.evaluate(
          () =>
            Object.entries(window.stellwerk.table()!.pieces).filter(
              ([id, { at }]) => /^cert\/.*\/0$/.test(id) && at.startsWith('seat/'),
            ).length,
        );
        expect(heads).toBeGreaterThan(1);
        expect(await page.locator('.ledger .star').count()).toBe(heads);
        expect(await page.locator('.ledger .axis-text').count()).toBeGreaterThan(4);
      }
      const inked = page.locator(`${part} .disc b`).first();
      const colour = await inked.evaluate((one) => getComputedStyle(one).color);
      await page.emulateMedia({ media: 'print' });
      const { x, width } = (await page.locator(part).boundingBox())!;
      expect([x, width]).toEqual([0, page.viewportSize()!.width]);
      expect(await inked.evaluate((one) => getComputedStyle(one).color)).toBe(colour);
      // Figures at the axis of a chart are no headlines.
      for (const figure of await page.locator(`${part} .axis-text`).all())
        expect((await figure.boundingBox())!.height).toBeLessThan(26);
      await page.emulateMedia({ media: 'screen' });
    }
    await context.close();
  });

  it('a run of which nothing is paid out is marked in the ledger, in words too, and no other', async () => {
    const { page, faults, context } = await openPerson(doors.browser);
    await openEvening(page, doors.house.url, await toBePaid());
    await page.getByRole('tab', { name: 'Ledger' }).click();
    const runs = page.locator('.ledger .revenues td').filter({ hasText: /\d/ });
    await runs.first().waitFor();
    const others = await runs.count();
    const kept = page.locator('.ledger .withheld');
    expect(await kept.count()).toBe(0);
    const withhold = (await optionsOf(page, { type: 'payout' })).find(({ kind }) => kind === 'withhold')!;
    await playMove(page, withhold);
    await kept.first().waitFor();
    expect(await kept.count()).toBe(1);
    expect(await runs.count()).toBe(others);
    expect(await kept.innerText()).toMatch(/^\d+M ▾\s*withheld$/i);
    expect(await seriousFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('in the middle of the table an auction says what a bid decides and what follows, and bids; put aside it is small', async () => {
    const { page, faults, context } = await openPerson(doors.browser, {
      viewport: { width: 1280, height: 720 },
    });
    await openEvening(page, doors.house.url, await bidding());
    const lot = page.locator('.auction');
    const amount = lot.locator('.bid-pick', { hasText: '240' });
    await amount.waitFor();
    expect(await stickingOut(page, '.auction')).toEqual([]);
    expect(await cutShort(page, '.auction')).toEqual([]);
    // The veil lies on the tabletop, to the pixel: its holes are the mats.
    const [veil, canvas] = [page.locator('.auction-veil'), page.locator('.stage-canvas canvas').first()];
    const [over, under] = [(await veil.boundingBox())!, (await canvas.boundingBox())!];
    expect([over.x, over.y, over.height].map(Math.round)).toEqual(
      [under.x, under.y, under.height].map(Math.round),
    );
    await amount.click();
    await lot.getByText(/^If you win at 240M: .*−240M \(then 110M\).* at a price of 80M/).waitFor();
    expect(await seriousFaults(page)).toEqual([]);
    const length = await lengthOf(page);
    await lot.getByRole('button', { name: 'Bid: 240M' }).click();
    await untilLength(page, length + 1);
    await lot.locator('.standing', { hasText: '240M' }).waitFor();
    expect(await lot.locator('.bid-scale .here b').innerText()).toBe('80');
    // What it stands at reaches the mark of its price along the bar.
    const [mark, bar] = [await lot.locator('.here').boundingBox(), await lot.locator('.done').boundingBox()];
    expect(Math.abs(mark!.x + mark!.width / 2 - (bar!.x + bar!.width))).toBeLessThan(2);
    await page.keyboard.press('a');
    await page.locator('.auction.folded', { hasText: '240M' }).waitFor();
    expect(await page.locator('.auction-veil').count()).toBe(0);
    await page.keyboard.press('a');
    await lot.locator('.bidders').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('on a phone: bidders, round and phase, how many papers', async () => {
    const { page, faults, context } = await openPerson(doors.browser, { ...PHONE, locale: 'de-DE' });
    await openEvening(page, doors.house.url, await bidding());
    await page.locator('.bidders li').first().waitFor();
    expect(await stickingOut(page, '.bidders li')).toEqual([]);
    expect(await unreadable(page, '.phone-head')).toEqual([]);
    await openEvening(page, doors.house.url, await operating());
    const [count, sum] = [await boxOf(page, '.fan i'), await boxOf(page, '.papers li:has(.fan i) small')];
    expect(count.bottom).toBeLessThanOrEqual(sum.top);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('at twice its size: what is to be done stays on its card, however long its words are', async () => {
    const { page, context } = await openPerson(doors.browser, {
      viewport: { width: 640, height: 360 },
      locale: 'de-DE',
    });
    await openEvening(
      page,
      doors.house.url,
      europe(({ clock }) => clock.round >= 4 && clock.stage === 'site'),
    );
    await page.locator('.now-card h2', { hasText: 'Streckenabschnitte' }).waitFor();
    expect(await stickingOut(page, '.now-card')).toEqual([]);
    await context.close();
  });

  it("the shared screen says at the end who has won, and everybody's place", async () => {
    const host = await openPerson(doors.browser);
    const ended = europe(() => false);
    const link = await openTogether(host.page, doors.house.url, ended);
    const { page, faults, context } = await openPerson(doors.browser, {
      viewport: { width: 1280, height: 720 },
    });
    await page.goto(link);
    await page.locator('.screen-now h1', { hasText: /^\w+ wins\.$/ }).waitFor();
    const seats = await page.locator('.screen-seat').allTextContents();
    expect(new Set(seats.map((said) => /place (\d)/.exec(said)?.[1]))).toEqual(new Set(['1', '2', '3']));
    expect(await unreadable(page, '.screen-now, .screen-seats')).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
    await host.context.close();
  });

  it('the page of phases and trains says each thing once', async () => {
    const { page, context } = await openPerson(doors.browser);
    await openEvening(page, doors.house.url, await operating());
    await page.locator('#tab-ledger').click();
    await page.getByRole('button', { name: 'Phases and trains' }).click();
    await page.locator('.phase-sheet h3').first().waitFor();
    const titles = await page.locator('.phase-sheet h3').allTextContents();
    expect(titles.map((title) => title.trim())).toEqual([
      'Phase 2, now',
      'Phase 3, still to come',
      'Phase 4, still to come',
      'Phase 5, still to come',
      '2 / 1+1 train',
      '3 / 2+2 train',
      '4 / 3+3 train',
      'D train',
    ]);
    expect(await page.locator('.phase-sheet [aria-current]').count()).toBe(1);
    expect(await seriousFaults(page)).toEqual([]);
    await context.close();
  });

  it('the shared screen says what somebody is worth once', async () => {
    const host = await openPerson(doors.browser);
    const link = await openTogether(host.page, doors.house.url, await bidding());
    const { page, context } = await openPerson(doors.browser, { viewport: { width: 1280, height: 720 } });
    await page.goto(link);
    const seats = page.locator('.screen-seat');
    await seats.first().waitFor();
    for (const said of await seats.allTextContents()) expect(said.match(/worth/g)).toHaveLength(1);
    await context.close();
    await host.context.close();
  });
});
