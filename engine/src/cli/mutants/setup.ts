import { readOrder } from './order.ts';
import { turnOn, wire } from './switch.ts';

/** Runs before every test file; all of them share one worker, so the title is made ready once. */
declare global {
  var stellwerkWired: boolean | undefined;
}
if (!globalThis.stellwerkWired) {
  globalThis.stellwerkWired = true;
  const { title, fixed } = readOrder();
  await wire(title);
  // A number that is wrong from the beginning stands in the text of its file, see `vitest.config.ts`.
  if (fixed?.kind === 'rule') turnOn(fixed);
}
