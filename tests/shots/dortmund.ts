import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openPerson } from '../e2e/lib/browser.ts';
import { openEvening, openTogether } from '../e2e/lib/evenings.ts';
import { inTheDark, look, PHONE, shoot } from './camera.ts';
import type { DortmundEvening } from './dortmund-evening.ts';
import { dortmundEvening } from './dortmund-evening.ts';

const THREE = ['Anna', 'Jonas', 'Mirel'];
const TWO = ['Anna', 'Jonas'];
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const SMALL: BrowserContextOptions = { viewport: { width: 1280, height: 720 } };

const EVENINGS = {
  start: { variant: 'trg', people: THREE, until: (_, n) => n === 4 },
  stock: { variant: 'trg', people: THREE, until: ({ clock }, n) => clock.round === 'SR' && n > 16 },
  early: { variant: 'trg', people: THREE, until: ({ clock }) => clock.round === 'OR' },
  middle: {
    variant: 'trg',
    people: THREE,
    until: ({ clock }, n) => n > 150 && clock.round === 'OR' && clock.step === 'siding',
  },
  late: {
    variant: 'trg',
    people: THREE,
    until: ({ clock }, n) => n > 380 && clock.step === 'payout',
  },
  'intro-early': {
    variant: 'efs',
    people: THREE,
    until: ({ clock }, n) => n > 12 && clock.step === 'network',
  },
  'intro-late': { variant: 'efs', people: THREE, until: ({ clock }, n) => n > 150 && clock.step === 'build' },
  'intro-end': { variant: 'efs', people: THREE, until: () => false },
  'two-stock': { variant: 'zsv', people: TWO, until: ({ clock }, n) => clock.round === 'SR' && n > 10 },
  'two-late': { variant: 'zsv', people: TWO, until: ({ clock }, n) => n > 300 && clock.step === 'siding' },
} as const satisfies Record<string, DortmundEvening>;
type Name = keyof typeof EVENINGS;

/** Stock rounds, railways, breweries and the Investor of 18DO, from the first bid to the last run. */
export async function shootDortmund(browser: Browser, url: string): Promise<void> {
  const only = process.env['ONLY']?.split(',');
  const files = new Map<Name, string>();
  const open = async (name: Name, options: BrowserContextOptions = DESK): Promise<Page> => {
    if (!files.has(name)) files.set(name, dortmundEvening(EVENINGS[name]));
    const { page } = await openPerson(browser, options);
    await openEvening(page, url, files.get(name)!);
    return page;
  };
  const isWanted = (name: string): boolean => !only || only.includes(name);
  for (const name of Object.keys(EVENINGS) as Name[]) {
    if (!isWanted(name)) continue;
    const page = await open(name);
    await shoot(page, `dortmund-${name}`);
    if (name === 'middle' || name === 'intro-early' || name === 'two-late') {
      await look(page, '0', `dortmund-${name}-whole`);
      await inTheDark(page);
      await shoot(page, `dortmund-${name}-dark`);
    }
    await page.context().close();
  }
  for (const name of ['start', 'middle', 'two-stock'] as const) {
    if (!isWanted('small')) continue;
    const page = await open(name, SMALL);
    await shoot(page, `dortmund-small-${name}`);
    await page.context().close();
  }
  for (const name of ['start', 'intro-early', 'middle', 'two-stock'] as const) {
    if (!isWanted('phone')) continue;
    const page = await open(name, { ...PHONE, locale: 'de-DE' });
    await shoot(page, `dortmund-phone-${name}`);
    await page.locator('.phone-tab').nth(1).tap();
    await page.waitForTimeout(800);
    await shoot(page, `dortmund-phone-${name}-board`);
    await page.context().close();
  }
  for (const name of ['middle', 'two-stock'] as const) {
    if (!isWanted('screen')) continue;
    const host = await openPerson(browser, DESK);
    const link = await openTogether(host.page, url, dortmundEvening(EVENINGS[name]));
    const screen = await openPerson(browser, { viewport: { width: 1920, height: 1080 } });
    await screen.page.goto(link);
    await screen.page.locator('.screen-now').waitFor();
    await screen.page.waitForTimeout(800);
    await shoot(screen.page, `dortmund-screen-${name}`);
    await host.context.close();
    await screen.context.close();
  }
}
