import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const MINUTES = 60_000;

/** A Chromium on this machine. @param {Record<string, string | undefined>} env @returns {string | undefined} */
export function findChromium(env) {
  if (env['CHROMIUM']) return existsSync(env['CHROMIUM']) ? env['CHROMIUM'] : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...places, '/usr/bin/chromium'].find((place) => existsSync(place));
}

/** @param {string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 2], timeout: 4 * MINUTES }).status === 0
  );
}

function installChromium() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say('Installing Chromium for the browser tests (once, a minute or two) …');
  if (!apt(['update', '-qq'])) return;
  apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
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
