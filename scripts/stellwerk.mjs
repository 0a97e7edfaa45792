// `npm run -s stellwerk -- <command>`: the rules on the command line.
import { runOurs } from './lib/child.mjs';
import { main, prepare } from './lib/prepare.mjs';

await main(() => runOurs(prepare(), 'engine/src/cli/main.ts', process.argv.slice(2)));
