import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './paths.mjs';

/** @typedef {{ packages?: Record<string, { version?: string, link?: boolean, optional?: boolean }> }} Lock */

/** @param {string} path @returns {string | undefined} */
const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Whether everything the lock file names is there; optional packages may be absent. @param {Lock} wanted @param {Lock} present */
export function agrees(wanted, present) {
  const there = present.packages ?? {};
  return Object.entries(wanted.packages ?? {}).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = there[path];
    return found ? Boolean(link) || found.version === version : Boolean(optional);
  });
}

/**
 * Whether `node_modules` holds what `package-lock.json` asks for: by our own stamp, or, after an install by
 * hand, by the list npm keeps there.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const lock = readIfThere(join(folder, 'package-lock.json'));
  const list = readIfThere(join(folder, 'node_modules', '.package-lock.json'));
  if (lock === undefined || list === undefined) return false;
  if (readIfThere(stampOf(folder)) === digest(lock)) return true;
  if (!agrees(JSON.parse(lock), JSON.parse(list))) return false;
  writeStamp(folder);
  return true;
}

/** Installs what is missing. @param {(line: string) => void} say */
export function ensureInstalled(say) {
  if (isInstalled(root)) return;
  say('Installing packages (once, about a minute) …');
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-fund', '--no-audit'];
  const done = spawnSync('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: pathOutside(root) },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.error) throw new Error(`npm could not be started: ${done.error.message}`);
  if (done.status !== 0) throw new Error('npm could not install the packages; its message stands above.');
  writeStamp(root);
  say('Packages installed.');
}

/** The search path without our own `node_modules`: npm must not run on a Node that it is about to replace. @param {string} folder */
function pathOutside(folder) {
  const own = join(folder, 'node_modules');
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((entry) => !entry.startsWith(own))
    .join(delimiter);
}

/** @param {string} folder */
const stampOf = (folder) => join(folder, 'node_modules', '.stellwerk-stamp');

/** @param {string} text */
const digest = (text) => createHash('sha256').update(text).digest('hex');

/** @param {string} folder */
function writeStamp(folder) {
  writeFileSync(stampOf(folder), digest(readFileSync(join(folder, 'package-lock.json'), 'utf8')));
}
