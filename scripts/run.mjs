// `node scripts/run.mjs <file.ts> [arguments]`: one of our TypeScript files on a Node that is new enough.
import { runOurs } from './lib/child.mjs';
import { main, prepare, say } from './lib/prepare.mjs';

await main(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (file) return runOurs(prepare(), file, args);
  say('Usage: node scripts/run.mjs <file.ts> [arguments]');
  return 2;
});
