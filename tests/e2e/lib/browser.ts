import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

const BUILD = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));

const CHROMIUM = findChromium(process.env);

/** Why the browser tests cannot run here, or null. */
export function noBrowser(): string | null {
  if (process.env['STELLWERK_NO_BROWSER']) return 'STELLWERK_NO_BROWSER is set';
  return CHROMIUM === undefined ? 'no Chromium here' : null;
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** How long anything may take on a slow machine before it counts as never. */
export const PATIENCE = 60_000;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(CHROMIUM !== undefined && { executablePath: CHROMIUM }),
    args: FLAGS,
    timeout: PATIENCE,
  });

/** The client as people get it; built only where its sources have changed. */
export async function buildClient(): Promise<void> {
  await promisify(execFile)(process.execPath, [BUILD]);
}

/** A browser window of one person, with everything that went wrong in it. */
export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
}

export async function openPerson(browser: Browser, options: BrowserContextOptions = {}): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${error.message}\n${error.stack ?? ''}`));
  page.on('console', (message) => {
    // The browser itself reports a connection that was cut on purpose.
    if (message.type() === 'error' && !/WebSocket|ERR_|Failed to load resource/.test(message.text()))
      faults.push(message.text());
  });
  return { context, page, faults };
}

/** What would keep people with other means of reading out: empty is good. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page: page as never }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}
