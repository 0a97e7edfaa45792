// `npm run dev`: the server, started anew when its files change, and Vite in front of it, which reloads the page.
import { commandOf, run } from './lib/child.mjs';
import { main, prepare, say } from './lib/prepare.mjs';
import { nodeFlags } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';

await main(async () => {
  const node = prepare();
  const port = process.env['PORT'] ?? '3000';
  const both = new AbortController();
  const { signal } = both;
  const server = [
    ...nodeFlags(node.version),
    '--watch',
    '--watch-preserve-output',
    inRoot('server/src/main.ts'),
  ];
  const vite = [commandOf('vite'), ...process.argv.slice(2)];
  say(`The server listens on port ${port}; open the address that Vite prints.`);
  // One without the other is of no use: where one ends, the other does.
  const ended = [
    run(node, server, { env: { PORT: port }, signal }),
    run(node, vite, { env: { PORT: port }, cwd: inRoot('client'), signal }),
  ].map((child) => child.finally(() => both.abort()));
  return Math.max(...(await Promise.all(ended)));
});
