import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { beerEvening } from '../shots/beer-evening.ts';
import { dortmundEvening } from '../shots/dortmund-evening.ts';
import { evening } from '../shots/europe-evening.ts';
import { cutOn, keepsWriting, overEachOther, writtenOn } from './lib/afar.ts';
import { noBrowser, openPerson } from './lib/browser.ts';
import { openDoors } from './lib/doors.ts';
import { openForAll, openTogether, railway, screenLink } from './lib/evenings.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
] as const;
/** Long names and short ones, as people have them. */
const PEOPLE = ['Bartholomäus', 'Anna', 'Friederike', 'Jonas', 'Maximilian', 'Mirel', 'Tom'];

interface TableFile {
  readonly seats: readonly string[];
  readonly people: readonly string[];
  readonly moves: readonly object[];
}
/** The same evening with a payment that no rule knows: a flag that is still open. Seats keep their names. */
function flagged(text: string): string {
  const file = JSON.parse(text) as TableFile & { trace?: string };
  const [from, to] = file.seats;
  const pay = { type: 'pay', seat: from, from: `seat/${from}`, to: `seat/${to}`, amount: 1 };
  const { trace: _, ...rest } = file;
  return JSON.stringify({ ...rest, moves: [...file.moves, pay] });
}
const LONG = ['Bartholomäus', 'Anna', 'Maximilian', 'Friederike'];
const europe = (until: Parameters<typeof evening>[0]['until']): string =>
  JSON.stringify({
    ...(JSON.parse(evening({ players: 4, seed: 11, until })) as TableFile),
    people: LONG,
  });
const spain = (moves: number): Promise<string> => railway('18esp', PEOPLE.slice(0, 6), (_, n) => n >= moves);

/** Evenings with as much at once as there can be. */
const EVENINGS: Readonly<Record<string, () => string | Promise<string>>> = {
  '18TE: the last companies are sold': () =>
    railway(
      '18te',
      PEOPLE.slice(0, 3),
      ({ clock }, n) => n > 100 && 'auction' in clock && clock.auction !== null,
    ),
  '18España: six bid': () => spain(41),
  '18España: six, late': () => spain(330),
  '1862: seven': () => railway('1862', PEOPLE, (_, n) => n >= 400, ['take', 'par', 'buy', 'found']),
  '18DO: five, railways': () =>
    dortmundEvening({ variant: 'trg', people: PEOPLE.slice(0, 5), until: (_, n) => n >= 300 }),
  '18DO: introductory game': () =>
    dortmundEvening({ variant: 'efs', people: PEOPLE.slice(0, 3), until: (_, n) => n >= 50 }),
  '18DO: five, beer in railway rounds': () =>
    beerEvening({ players: 5, until: ({ clock }) => clock.set >= 3 && clock.round === 'OR' }),
  '18DO: five deliver': () =>
    beerEvening({
      players: 5,
      until: ({ clock }) => clock.set >= 3 && clock.round === 'BR' && clock.step === 'deliver',
    }),
  'Trains of Europe: four bid': () => europe(({ clock }) => clock.round >= 4 && clock.lot !== null),
  'Trains of Europe: the end': () => europe(() => false),
};

/** What is written on the screen too small for somebody three metres away. Letters of markers and pins are signs. */
async function tooSmall(page: Page, height: number): Promise<readonly string[]> {
  const unit = height / 1080;
  const words = await writtenOn(page);
  expect(words.length).toBeGreaterThan(20);
  // A price that would be too small is not written at all.
  const prices = words.filter(({ text, part }) => part === 'canvas in screen-market' && /^\d/.test(text));
  if ((await page.locator('.screen-market').count()) > 0) expect(prices.length).toBeGreaterThan(30);
  return words.flatMap(({ text, px, part }) => {
    const isMap = part === 'canvas in screen-board';
    const isSign = part.startsWith('canvas') && !/^[-−]?\d/.test(text);
    const least = isMap ? 0 : isSign ? 11.5 : 17.5;
    return px / unit < least ? [`${part}: ${text} ${(px / unit).toFixed(1)}`] : [];
  });
}

/** Parts that reach out of the window, or over the next one. */
const outOfPlace = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    ['.screen-left', '.screen-side'].flatMap((column) => {
      const parts = [...document.querySelectorAll(`${column} > *`)]
        .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }))
        // What has given way altogether is nowhere.
        .filter(({ box }) => box.height > 0);
      return parts.flatMap(({ name, box }, i) => [
        ...(box.bottom > innerHeight + 1 ? [`${name} ends at ${box.bottom}`] : []),
        ...(i > 0 && box.top < parts[i - 1]!.box.bottom - 1 ? [`${name} over ${parts[i - 1]!.name}`] : []),
      ]);
    }),
  );

/** Letters as wide as some systems have them. */
const inWideLetters = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.style.fontFamily = '"DejaVu Sans", Verdana, sans-serif';
  });

async function readFromAfar(page: Page, about: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.waitForFunction(() => window.stellwerk.isAtRest());
    const at = `${about} ${size.width} × ${size.height}`;
    expect(await outOfPlace(page), at).toEqual([]);
    expect(await tooSmall(page, size.height), at).toEqual([]);
    expect(await overEachOther(page), at).toEqual([]);
    // What came before the last act may go on where nobody sees it.
    expect(await cutOn(page, '.screen-view', '.screen-log > span'), at).toEqual([]);
  }
}

describe.skipIf(noBrowser() !== null)('the shared screen, read from three metres', () => {
  const doors = openDoors();

  it.each(Object.entries(EVENINGS))('%s, with a flag', async (_, file) => {
    const host = await openPerson(doors.browser);
    const link = await openTogether(host.page, doors.house.url, flagged(await file()));
    for (const locale of ['en-GB', 'de-DE']) {
      const { page, faults, context } = await openPerson(doors.browser, { locale });
      await keepsWriting(context);
      await page.goto(link);
      await page.locator('.screen-flag').waitFor();
      if (locale === 'de-DE') await inWideLetters(page);
      await readFromAfar(page, locale);
      expect(faults).toEqual([]);
      await context.close();
    }
    await host.context.close();
  });

  it('a vote about a flag, and a line that is cut', async () => {
    const [anna, bert] = [await openPerson(doors.browser), await openPerson(doors.browser)];
    const file = JSON.parse(flagged(await spain(41))) as TableFile;
    // Bert asks: whoever moved would let it stand at once.
    const [first, second] = [file.people[0]!, file.people[1]!];
    await openForAll(
      [
        [first, anna.page],
        [second, bert.page],
      ],
      doors.house.url,
      JSON.stringify(file),
    );
    await bert.page.locator('.flag-open').getByRole('button', { name: 'Let it stand' }).first().click();
    const link = await screenLink(anna.page);
    const { page, context } = await openPerson(doors.browser, { locale: 'de-DE' });
    await keepsWriting(context);
    await page.goto(link);
    await page.locator('.screen-flag.is-question').waitFor();
    await readFromAfar(page, 'vote');
    doors.house.freeze();
    await page.locator('.screen-cut').waitFor();
    await readFromAfar(page, 'line cut');
    doors.house.thaw();
    for (const { context: one } of [anna, bert]) await one.close();
    await context.close();
  });
});
