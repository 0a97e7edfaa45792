// `npm run build`: the client, if its sources have changed.
import { ensureClient } from './lib/client.mjs';
import { main, prepare } from './lib/prepare.mjs';

await main(async () => {
  await ensureClient(prepare());
  return 0;
});
