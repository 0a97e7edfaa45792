import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './lib/browser.ts';
import { noBrowser, openPerson, seriousFaults } from './lib/browser.ts';
import { eventually, seen, unseen } from './lib/people.ts';
import { openDoors } from './lib/doors.ts';
import type { Move } from './lib/table.ts';
import {
  carry,
  cashOf,
  lengthOf,
  optionsOf,
  placeOf,
  playMove,
  ready,
  seatOf,
  stocked,
  untilLength,
  where,
} from './lib/table.ts';

const skipped = noBrowser();
if (skipped) console.log(`Browser tests skipped: ${skipped}.`);

/** Two people in two browsers at one table of the real server, from the first click to the first train. */
describe.skipIf(skipped !== null)('two people at one table', () => {
  const doors = openDoors();
  let anna: Person;
  let bert: Person;
  let screenLink = '';

  /** Whoever has to decide now, and the other one. */
  const actor = async (): Promise<readonly [Page, Page]> => {
    const options = await optionsOf(anna.page);
    return options.length > 0 ? [anna.page, bert.page] : [bert.page, anna.page];
  };
  const both = (length: number): Promise<unknown> =>
    Promise.all([untilLength(anna.page, length), untilLength(bert.page, length)]);
  /** Makes the first legal move of a kind by whoever may. */
  const make = async (fits: (move: Move) => boolean): Promise<Move> => {
    const [page] = await actor();
    const move = (await optionsOf(page)).find(fits);
    if (!move) throw new Error(`no such move: ${JSON.stringify((await optionsOf(page)).slice(0, 5))}`);
    const before = await lengthOf(page);
    await playMove(page, move);
    await both(before + 1);
    return move;
  };
  const until = async (type: string, rest: (move: Move) => boolean): Promise<void> => {
    for (let i = 0; i < 30; i++) {
      const [page] = await actor();
      if ((await optionsOf(page, { type })).some((move) => move.type === type)) return;
      await make(rest);
    }
    throw new Error(`never came to ${type}`);
  };

  beforeAll(async () => {
    anna = await openPerson(doors.browser);
    bert = await openPerson(doors.browser);
  });

  it('sets up a table, sends a link, and the other sits down', async () => {
    const { page } = anna;
    await page.goto(doors.house.url);
    await page.getByLabel('Remove Mirel').click();
    await page.getByRole('button', { name: 'Set up the table' }).click();
    const row = page.locator('.link-row', { hasText: 'Jonas' });
    await row.getByRole('button', { name: 'QR' }).click();
    const link = await row.getByRole('textbox').inputValue();
    await row.getByRole('img', { name: /QR/ }).waitFor();
    expect(await seriousFaults(page), 'links').toEqual([]);
    const screen = page.locator('.link-row', { hasText: 'Screen view' });
    await screen.getByRole('button', { name: 'QR' }).click();
    screenLink = await screen.getByRole('textbox').inputValue();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await ready(page);
    await bert.page.goto(link);
    await bert.page.getByLabel('Your name').waitFor();
    expect(await seriousFaults(bert.page), 'sitting down').toEqual([]);
    await bert.page.getByLabel('Your name').fill('Bert');
    await bert.page.getByRole('button', { name: 'Sit down' }).click();
    await ready(bert.page);
    expect(await seatOf(bert.page)).toBe('jonas');
    await page.getByRole('button', { name: 'Follow Bert' }).waitFor();
  });

  it('shows the other one’s pointer', async () => {
    const spot = await where(bert.page, 'hex/F6');
    await bert.page.mouse.move(spot.x, spot.y);
    await anna.page.locator('.people .dot.here').first().waitFor({ state: 'attached' });
    // The arrow and the name ride on a canvas.
    await seen(anna.page, 'hand', 'hex/F6');
    await bert.page.mouse.move(1300, 400);
    await unseen(anna.page, 'hand', 'hex/F6');
  });

  it('opens an auction by carrying the president’s certificate to one’s mat, and asks for the bid', async () => {
    const [page] = await actor();
    const seat = await seatOf(page);
    await carry(page, 'cert/KHS/0', `seat/${seat}`);
    await page.getByRole('dialog').getByRole('spinbutton').fill('190');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /auction/i })
      .click();
    await both(2);
    const [other] = await actor();
    await other
      .locator('.auction')
      .getByRole('button', { name: /drop out/i })
      .click();
    await both(3);
    expect(await placeOf(page, 'cert/KHS/0')).toBe(`seat/${seat}`);
    expect(await cashOf(bert.page, 'company/KHS')).toBe(190);
  });

  it('buys a share by carrying it from the treasury', async () => {
    const [page] = await actor();
    const seat = await seatOf(page);
    const [share] = await optionsOf(page, { type: 'buy' });
    expect(share).toBeDefined();
    const before = await lengthOf(page);
    await carry(page, 'cert/KHS/1', `seat/${seat}`);
    await both(before + 1);
    expect(
      await page.evaluate(() => Object.values(window.stellwerk.table()!.pieces).map(({ at }) => at)),
    ).toContain(`seat/${seat}`);
  });

  it('lays a tile with the turn that fits, and turns it on by the key', async () => {
    await until('lay', ({ type }) => type === 'pass');
    const [page, other] = await actor();
    const lays = await optionsOf(page, { type: 'lay' });
    const turns = (tile: unknown, hex: unknown) => lays.filter((m) => m['tile'] === tile && m['hex'] === hex);
    // Both ways to turn it lead to a city in two more lays.
    const lay = lays.find((m) => m['tile'] === '58')!;
    expect(turns(lay['tile'], lay['hex'])).toHaveLength(2);
    const before = await lengthOf(page);
    let said = '';
    await carry(page, `tile/${String(lay['tile'])}/1`, `hex/${String(lay['hex'])}`, async () => {
      said = (await page.locator('.hand-card').textContent()) ?? '';
      await page.keyboard.press('r');
    });
    expect(said).toContain(`#${String(lay['tile'])}`);
    await both(before + 1);
    const laid = await other.evaluate(
      (place) => Object.values(window.stellwerk.table()!.pieces).find(({ at }) => at === place)?.turn,
      `hex/${String(lay['hex'])}`,
    );
    expect(turns(lay['tile'], lay['hex']).map((m) => m['turn'])).toContain(laid);
  });

  it('says why a place is wrong before anybody lets go, and goes home on Escape', async () => {
    const [page] = await actor();
    const before = await lengthOf(page);
    const [from, to] = [await where(page, 'tile/57/1'), await where(page, 'hex/C3')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.locator('.hand-card.wrong cite').waitFor();
    expect(await page.locator('.hand-card.wrong cite').textContent()).toMatch(/§\d/);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await lengthOf(page)).toBe(before);
    expect(await page.locator('.hand-card').count()).toBe(0);
  });

  it('flags a slip in coach mode, lets the table waive it, and takes a move back', async () => {
    const [page, other] = await actor();
    const before = await lengthOf(page);
    await carry(page, 'tile/57/1', 'hex/C3');
    await both(before + 1);
    expect(await placeOf(other, 'tile/57/1')).toBe('hex/C3');
    await anna.page.locator('.flag-open').first().waitFor();
    await anna.page.getByRole('button', { name: 'Let it stand' }).first().click();
    await both(before + 2);
    await bert.page.locator('.flag-waived').first().waitFor();
    await anna.page.getByRole('button', { name: 'Take the last move back' }).click();
    await both(before + 3);
    expect(await placeOf(other, 'tile/57/1')).toBe('supply');
  });

  it('refuses the same slip in strict mode, with the reason and the paragraph', async () => {
    const before = await lengthOf(anna.page);
    await anna.page.getByRole('radio', { name: 'Strict' }).first().click();
    await both(before + 1);
    const [page] = await actor();
    await carry(page, 'tile/57/1', 'hex/C3');
    await page.getByRole('alert').filter({ hasText: /§\d/ }).waitFor();
    expect(await placeOf(page, 'tile/57/1')).toBe('supply');
    expect(await lengthOf(page)).toBe(before + 1);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await anna.page.getByRole('radio', { name: 'Coach' }).first().click();
    await both(before + 2);
  });

  it('buys a train by carrying it to the charter, runs it and pays out', async () => {
    await until('train', ({ type }) => type === 'run' || type === 'payout' || type === 'done');
    const [page] = await actor();
    const [train] = await optionsOf(page, { type: 'train' });
    const before = await lengthOf(page);
    await carry(page, String(train!['train']), 'company/KHS');
    // A card with two sides: the hand is asked which one, unless only one of them may be bought.
    const option = page.getByRole('dialog').locator('.option').first();
    await eventually(
      async () => (await lengthOf(page)) > before || (await option.isVisible()),
      (isSo) => isSo,
      'the train, or the question which side',
    );
    if ((await lengthOf(page)) === before) await option.click();
    await both(before + 1);
    expect(await placeOf(page, String(train!['train']))).toBe('company/KHS');
    await until('payout', ({ type, ...rest }) =>
      type === 'run' ? (rest['routes'] as readonly unknown[]).length > 0 : ['done', 'pass'].includes(type),
    );
    const paid = await lengthOf(page);
    const [payer] = await actor();
    // What ran is to be seen by both, over the track it ran on, now and when one looks back at it.
    for (const each of [anna.page, bert.page]) await seen(each, 'marks', 'hex/F6');
    // Either way says on its button what becomes of the price.
    for (const name of [/pay out/i, /withhold/i])
      expect(await payer.getByRole('button', { name }).innerText()).toMatch(
        /KHS (stays at )?\d+M( → \d+M)?$/,
      );
    await payer.getByRole('button', { name: /pay out/i }).click();
    await both(paid + 1);
  });

  /** A station of the company that still lies on its charter. */
  const tokenOf = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const { pieces } = window.stellwerk.table()!;
      return (
        Object.keys(pieces).find(
          (id) => id.startsWith('token/') && pieces[id]!.at === `company/${id.split('/')[1]}`,
        ) ?? ''
      );
    });
  let stationAt = '';

  it('places a station by carrying it from the charter into a circle of a city that its track reaches', async () => {
    const way = ['9 F8 0', '6 F10 3', '58 E5 5', '6 D6 4'];
    const isOnTheWay = (m: Move): boolean => way.includes([m['tile'], m['hex'], m['turn']].join(' '));
    for (let i = 0; i < 30; i++) {
      const [now] = await actor();
      const options = await optionsOf(now);
      if (options.some(({ type }) => type === 'station')) break;
      const canLay = options.some(isOnTheWay);
      await make((m) => (canLay ? isOnTheWay(m) : ['run', 'payout', 'done', 'pass'].includes(m.type)));
    }
    const [page, other] = await actor();
    const [station] = await optionsOf(page, { type: 'station' });
    stationAt = `hex/${String(station!['hex'])}/n${String(station!['node'])}/${String(station!['slot'])}`;
    const [token, before] = [await tokenOf(page), await lengthOf(page)];
    await carry(page, token, stationAt);
    await both(before + 1);
    expect(await placeOf(other, token)).toBe(stationAt);
    expect(await other.evaluate(() => window.stellwerk.log().at(-1)?.act.move?.type)).toBe('station');
    expect(await other.evaluate(() => window.stellwerk.log().at(-1)?.verdict)).toBe('legal');
  });

  it('flags a station far from its track, and the table takes it back', async () => {
    const [page, other] = await actor();
    const far = stationAt.startsWith('hex/D6') ? 'hex/F10/n0/0' : 'hex/D6/n0/0';
    const [token, before] = [await tokenOf(page), await lengthOf(page)];
    await carry(page, token, far);
    await both(before + 1);
    expect(await placeOf(other, token)).toBe(far);
    expect(await other.evaluate(() => window.stellwerk.log().at(-1)?.verdict)).toBe('flagged');
    await anna.page.getByRole('button', { name: 'Take it back' }).first().click();
    await both(before + 2);
    expect(await placeOf(other, token)).not.toBe(far);
  });

  it('comes back to the same position after a reload', async () => {
    const before = await bert.page.evaluate(() => JSON.stringify(window.stellwerk.table()));
    await bert.page.reload();
    await ready(bert.page);
    expect(await bert.page.evaluate(() => JSON.stringify(window.stellwerk.table()))).toBe(before);
    expect(await seatOf(bert.page)).toBe('jonas');
  });

  it('keeps moves while the server is gone, and has them judged when it is back', async () => {
    const [page, other] = await actor();
    const before = await lengthOf(page);
    for (const each of [page, other]) await stocked(each);
    await doors.house.kill();
    await page.locator('.banner.flag').waitFor();
    const [move] = await optionsOf(page);
    await page.evaluate((m) => window.stellwerk.play(m as never), move!);
    await page.locator('.log-row.waiting').first().waitFor();
    await page.locator('.banner.flag', { hasText: '1' }).waitFor();
    await doors.house.start();
    await untilLength(page, before + 1);
    await untilLength(other, before + 1);
    await page.locator('.banner.flag').waitFor({ state: 'detached' });
    await page.locator('.log-row.waiting').waitFor({ state: 'detached' });
    // And it says what became of it.
    const told = page.locator('.judged');
    await told.getByText('1 move was judged').waitFor();
    expect(await told.locator('li.stands').textContent()).toContain('stands.');
    expect(await seriousFaults(page), 'judged').toEqual([]);
    await told.getByRole('button', { name: 'Dismiss' }).click();
    await told.waitFor({ state: 'detached' });
  });

  it('is told on the shared screen, large and without buttons', async () => {
    const { page, faults, context } = await openPerson(doors.browser, {
      viewport: { width: 1920, height: 1080 },
    });
    await page.goto(screenLink);
    await page.locator('.screen-now h1').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await seriousFaults(page), 'screen').toEqual([]);
    const [actorPage] = await actor();
    const before = await page.locator('.screen-log em').first().textContent();
    const [move] = await optionsOf(actorPage);
    await playMove(actorPage, move!);
    await page.waitForFunction(
      (old) => document.querySelector('.screen-log em')?.textContent !== old,
      before,
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  it('talks, and nothing went wrong in either browser', async () => {
    await anna.page.getByRole('tab', { name: /Chat/ }).click();
    await anna.page.getByLabel('Say something …').fill('Good game <b>Bert</b>');
    await anna.page.getByLabel('Send').click();
    await bert.page.getByRole('tab', { name: /Chat/ }).click();
    await bert.page.locator('.lines').getByText('Good game <b>Bert</b>').waitFor();
    expect(anna.faults).toEqual([]);
    expect(bert.faults).toEqual([]);
  });
});
