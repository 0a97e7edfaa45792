import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const MINUTES = 60_000;
/** While this file says no, a package that is installed starts no service of its own. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Packages come from Debian only where nobody is asked for a password: as root, on Linux, with apt. */
export const mayInstallHere = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return (
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 2], timeout: 4 * MINUTES }).status === 0
  );
}

/** Installs packages of Debian, programs only. Whether it worked is seen by looking for them. @param {string[]} packages */
export function installPackages(...packages) {
  if (!mayInstallHere() || !apt(['update', '-qq'])) return;
  const isQuiet = !existsSync(POLICY);
  if (isQuiet) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  } finally {
    if (isQuiet) rmSync(POLICY, { force: true });
  }
}
