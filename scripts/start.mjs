// `npm start`: from a fresh clone to an open table.
import { runOurs } from './lib/child.mjs';
import { ensureClient } from './lib/client.mjs';
import { SERVER_FLAGS } from './lib/node.mjs';
import { main, prepare } from './lib/prepare.mjs';

await main(async () => {
  const node = prepare();
  await ensureClient(node);
  return runOurs(node, 'server/src/main.ts', process.argv.slice(2), SERVER_FLAGS);
});
