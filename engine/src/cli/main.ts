import { bench } from './bench.ts';
import { check } from './check.ts';
import { importExport } from './import.ts';
import { lesson } from './lesson.ts';
import { listMoves } from './moves.ts';
import { mutants } from './mutants.ts';
import { routes } from './routes.ts';
import { rules } from './rules.ts';
import { simulate } from './simulate.ts';

/** `stellwerk <command>`: the engine without a browser. Exit codes: 0 fine, 1 found something, 2 asked wrongly. */
const COMMANDS: Readonly<
  Record<string, { readonly run: (args: readonly string[]) => Promise<number>; readonly use: string }>
> = {
  check: { run: check, use: 'check <table-file>' },
  simulate: {
    run: simulate,
    use: 'simulate --game 18te --players 2-3 --games 1000 --seed 1 [--chaos 0.2] [--unreached] | simulate --help',
  },
  rules: { run: rules, use: 'rules <game> --coverage [--json]' },
  mutants: { run: mutants, use: 'mutants <game> [--rule <id>] [--json]' },
  moves: { run: listMoves, use: 'moves <game>' },
  routes: { run: routes, use: 'routes <table-file> --company <id> | routes --network <file>' },
  import: { run: importExport, use: 'import <export of 18xx.games> [-o <table-file>]' },
  lesson: { run: lesson, use: 'lesson check <file> … | lesson schema' },
  bench: { run: bench, use: 'bench [--game 18te]' },
};

/** What concerns the store of a server is its own program; `npm run stellwerk` knows both. */
const OF_SERVER = ['repair [<table>] [--write]', 'backup <folder>'];

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) process.exitCode = await command.run(args);
else {
  const uses = [...Object.values(COMMANDS).map(({ use }) => use), ...OF_SERVER];
  console.error(`stellwerk <command>\n${uses.map((use) => `  ${use}`).join('\n')}`);
  process.exitCode = 2;
}
