import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../../server/src/cli.ts', import.meta.url));
const FLAGS = ['--disable-warning=ExperimentalWarning', '--experimental-strip-types'];

/** `stellwerk repair …` and `stellwerk backup …`: the exit code, and what was said, a JSON line each. */
export function serverCli(env: Record<string, string>, ...args: string[]) {
  const run = spawnSync(process.execPath, [...FLAGS, CLI, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });
  const lines = run.stdout.trim().split('\n').filter(Boolean);
  return {
    code: run.status,
    said: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    err: run.stderr,
  };
}
