// `npm run -s stellwerk -- <command>`: the rules on the command line, and what is done with the store of a server.
import { runOurs } from './lib/child.mjs';
import { main, prepare } from './lib/prepare.mjs';

const args = process.argv.slice(2);
const isOfServer = ['repair', 'backup'].includes(args[0] ?? '');
await main(() => runOurs(prepare(), isOfServer ? 'server/src/cli.ts' : 'engine/src/cli/main.ts', args));
