import { buildClient, noBrowser } from './browser.ts';

/** Before the browser tests: one build for all of them, as two files at a time would build over each other. */
export async function setup(): Promise<void> {
  if (noBrowser() === null) await buildClient();
}
