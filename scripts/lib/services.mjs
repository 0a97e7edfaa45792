import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, mayInstallHere } from './debian.mjs';
import { say } from './prepare.mjs';

/** What the tests of several servers start, and the packages of Debian that bring it. */
const PROGRAMS = ['initdb', 'postgres', 'redis-server'];
const PACKAGES = ['postgresql', 'redis-server'];
/** Debian keeps the programs of PostgreSQL here, a folder a version, and not on the path. */
const POSTGRES = '/usr/lib/postgresql';

/** A program on the path, or where Debian keeps it. @param {string} program @param {{ path?: string, debian?: string }} [where] @returns {string | null} */
export function findProgram(program, { path = process.env['PATH'] ?? '', debian = POSTGRES } = {}) {
  const versions = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : [];
  const folders = [...path.split(delimiter).filter(Boolean), '/usr/sbin', ...versions];
  return folders.map((folder) => join(folder, program)).find((file) => existsSync(file)) ?? null;
}

/** Which of them are missing here, and what to do about it; nothing is: null. @returns {string | null} */
export function whyNoServices() {
  const missing = PROGRAMS.filter((program) => !findProgram(program));
  if (missing.length === 0) return null;
  const hint = mayInstallHere() ? 'and could not be installed' : `apt-get install ${PACKAGES.join(' ')}`;
  return `${missing.join(', ')} not found: ${hint}`;
}

/** Brings PostgreSQL and Redis along where that is possible. @param {boolean} mayInstall */
export function ensureServices(mayInstall) {
  if (!mayInstall || whyNoServices() === null) return;
  if (mayInstallHere()) {
    say('Installing PostgreSQL and Redis for the tests of several servers (once, a minute) …');
    installPackages(...PACKAGES);
  }
  const why = whyNoServices();
  if (why !== null) say(`The tests of several servers will be skipped: ${why}`);
}
