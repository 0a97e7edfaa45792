import { existsSync, writeFileSync } from 'node:fs';
import { commandOf, run } from './child.mjs';
import { inRoot, root } from './paths.mjs';
import { say } from './prepare.mjs';
import { digestOf, isStale } from './stale.mjs';

const SOURCES = ['client', 'shared', 'engine', 'package-lock.json', 'tsconfig.base.json'];

/** Builds the client where its sources have changed since. @param {import('./node.mjs').Candidate} node */
export async function ensureClient(node) {
  if (!existsSync(inRoot('client', 'index.html'))) return;
  const stamp = inRoot('client', 'dist', '.stamp');
  const digest = digestOf(root, SOURCES);
  if (!isStale(stamp, digest)) return;
  say('Building the client …');
  // Tests build too, and what they set would make it React's slow, large development build.
  const code = await run(node, [commandOf('vite'), 'build', '--logLevel', 'warn'], {
    cwd: inRoot('client'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error('The client could not be built; the message stands above.');
  writeFileSync(stamp, digest);
}
