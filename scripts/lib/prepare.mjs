import { ensureInstalled } from './install.mjs';
import { pickNode } from './node.mjs';

/** @param {string} line */
export const say = (line) => void process.stderr.write(`${line}\n`);

/** Packages installed and a Node new enough. */
export function prepare() {
  ensureInstalled(say);
  return pickNode();
}

/** Runs a command; ends the process with its exit code, or with one readable line. @param {() => Promise<number>} main */
export async function main(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
