import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, mayInstallHere } from './debian.mjs';
import { say } from './prepare.mjs';

// The shell first: the same browser without the pages of its own window, which take as much time as a small page of ours.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** A Chromium on this machine. @param {Record<string, string | undefined>} env @returns {string | undefined} */
export function findChromium(env) {
  if (env['CHROMIUM']) return existsSync(env['CHROMIUM']) ? env['CHROMIUM'] : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, '/usr/bin/chromium'].find((place) => existsSync(place));
}

function installChromium() {
  if (!mayInstallHere()) return;
  say('Installing Chromium for the browser tests (once, a minute or two) …');
  installPackages('chromium-headless-shell');
  // Older releases of Debian have no shell.
  if (!findChromium(process.env)) installPackages('chromium');
}

/** What the browser tests need to know. @param {boolean} mayInstall @returns {Record<string, string>} */
export function browserEnv(mayInstall) {
  if (process.env['STELLWERK_NO_BROWSER']) return { STELLWERK_NO_BROWSER: '1' };
  if (!findChromium(process.env) && mayInstall) installChromium();
  const found = findChromium(process.env);
  if (found) return { CHROMIUM: found };
  say(
    'No Chromium here and none could be installed: the browser tests will be skipped. Set CHROMIUM=/path/to/it.',
  );
  return { STELLWERK_NO_BROWSER: '1' };
}
