import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from './lib/browser.ts';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { actingOf, allSee } from './lib/people.ts';
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
  untilLength,
} from './lib/table.ts';

const skipped = noBrowser();

/** Four people in four browsers at a table of the real server: the first stock round and the operating rounds after it. */
describe.skipIf(skipped !== null)('1862: privates, companies, track', () => {
  const doors = openDoors();
  let people: readonly Person[];
  const pages = (): readonly Page[] => people.map(({ page }) => page);

  const all = (length: number): Promise<unknown> => allSee(pages(), length);
  /** Whoever has to decide now: what others may do at any time (close a private) is no turn. */
  const actor = (): Promise<Page> => actingOf(pages(), ({ type }) => type !== 'erie' && type !== 'close');
  /** By hand: a piece carried to a place, and everybody sees it. */
  const carries = async (page: Page, piece: string, to: string): Promise<void> => {
    const before = await lengthOf(page);
    await carry(page, piece, to);
    const dialog = page.getByRole('dialog');
    await Promise.race([untilLength(page, before + 1), dialog.waitFor()]).catch(() => undefined);
    if (await dialog.isVisible()) await dialog.getByRole('button').last().click();
    await all(before + 1);
  };
  const plays = async (page: Page, move: Move): Promise<void> => {
    const before = await lengthOf(page);
    await playMove(page, move);
    await all(before + 1);
  };

  beforeAll(async () => {
    people = await Promise.all(Array.from({ length: 4 }, () => openPerson(doors.browser)));
    const [first] = pages();
    const names = ['Jonas', 'Mirel', 'Cem'];
    const links = await setUpLinks(first!, doors.house.url, { game: '1862' }, names);
    for (const [i, link] of links.entries()) {
      const page = pages()[i + 1]!;
      await page.goto(link);
      await page.getByLabel('Your name').fill(names[i]!);
      await page.getByRole('button', { name: 'Sit down' }).click();
      await ready(page);
    }
  });

  it('takes private companies by carrying them to one’s mat', async () => {
    for (const id of ['BOM', 'ERIE']) {
      const page = await actor();
      const seat = await seatOf(page);
      await carries(page, `private/${id}`, `seat/${seat}`);
      expect(await placeOf(page, `private/${id}`)).toBe(`seat/${seat}`);
    }
  });

  it('sells the other privates, opens the first group, and companies reach 60 %; pars are set by hand', async () => {
    const byHand = new Set<string>();
    for (let i = 0; i < 80; i++) {
      const page = await actor();
      const options = await optionsOf(page);
      if ((await clockOf(page))['round'] === 'OR') break;
      const of = (type: string): readonly Move[] => options.filter((move) => move.type === type);
      const par = of('par').find((move) => move['par'] === 70);
      const found = of('found').find((move) => move['par'] === 70 && move['company'] === 'NYC');
      const set = par ?? (of('take').length === 0 ? found : undefined);
      if (set && !byHand.has(set.type)) {
        byHand.add(set.type);
        // What lies on top looks like the markers under it, and is a station: the par is meant all the same.
        await carries(page, `token/${set.type === 'found' ? 'NYC' : 'NYH'}/0`, 'par/70');
        expect(await page.evaluate(() => window.stellwerk.log().at(-1)!.act.move)).toMatchObject(set);
        continue;
      }
      const next = of('take')[0] ?? par ?? found ?? of('buy')[0] ?? of('pass')[0];
      await plays(page, next!);
    }
    const page = await actor();
    expect(await clockOf(page)).toMatchObject({ round: 'OR', set: 1 });
    expect([...byHand]).toEqual(['par', 'found']);
  });

  it('two operating rounds: tiles and markers by hand, trains, dividends', async () => {
    const seen = new Set<string>();
    for (let i = 0; i < 120; i++) {
      const page = await actor();
      const clock = await clockOf(page);
      if (clock['round'] === 'OR' && Number(clock['set']) >= 3) break;
      const options = await optionsOf(page);
      const of = (type: string): readonly Move[] => options.filter((move) => move.type === type);
      const [lay] = of('lay');
      const [station] = of('station');
      // Who has private 4 would be asked which of two tiles it is.
      if (lay && of('extra').length === 0 && !seen.has('lay')) {
        seen.add('lay');
        await carries(page, `tile/${String(lay['tile'])}/1`, `hex/${String(lay['hex'])}`);
        expect(await clockOf(page)).toMatchObject({ laid: [{ hex: lay['hex'] }] });
        continue;
      }
      if (station && !seen.has('station')) {
        seen.add('station');
        const company = String(clock['operating']);
        const { hex, node, slot } = station as Record<string, unknown>;
        await carries(page, `token/${company}/1`, `hex/${String(hex)}/n${String(node)}/${String(slot)}`);
        expect(await placeOf(page, `token/${company}/1`)).toContain(`hex/${String(hex)}`);
        continue;
      }
      const train = of('train').find((move) => move['price'] === undefined);
      const next =
        of('run')[0] ??
        of('payout')[0] ??
        train ??
        of('done')[0] ??
        of('buy')[0] ??
        of('pass')[0] ??
        options[0];
      seen.add(next!.type);
      await plays(page, next!);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['lay', 'station', 'run', 'payout', 'train', 'done']));
  });

  it('the owner of private 2 places the ERIE tile, whoever’s turn it is', async () => {
    for (const page of pages()) {
      if ((await placeOf(page, 'private/ERIE')) !== `seat/${await seatOf(page)}`) continue;
      await carries(page, 'tile/ERIE/1', 'hex/E31');
      expect(await placeOf(page, 'private/ERIE')).toBe('out');
      return;
    }
    throw new Error('nobody has private 2');
  });
});
