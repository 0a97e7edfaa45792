import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildClient, launchBrowser } from './browser.ts';
import type { House } from './server.ts';
import { openHouse } from './server.ts';

/** A real server and a real browser, for the scenes of one file. */
export interface Doors {
  readonly house: House;
  readonly browser: Browser;
}

/** Opens both before the first scene and closes them after the last one. */
export function openDoors(): Doors {
  let house: House | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    await buildClient();
    house = await openHouse();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });
  return {
    get house() {
      return house!;
    },
    get browser() {
      return browser!;
    },
  };
}
