// `npm test`: types, lint, format and all tests. With arguments only Vitest, with those arguments.
// `--unit`: the tests beside the code, without whole games; `--watch`: the same, again whenever a file changes.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOf, run } from './lib/child.mjs';
import { browserEnv } from './lib/chromium.mjs';
import { closingLine, countCheck, countTests, sum } from './lib/closing.mjs';
import { main, prepare, say } from './lib/prepare.mjs';
import { ensureServices } from './lib/services.mjs';

/** @type {[title: string, name: string, command: string, args: string[]][]} */
const CHECKS = [
  ['Types', 'typescript', 'tsc', ['-b']],
  ['Lint', 'oxlint', 'oxlint', ['--type-aware']],
  ['Format', 'oxfmt', 'oxfmt', ['--check']],
];

const UNIT = [
  '--maxWorkers=75%',
  ...['engine', 'shared', 'server', 'client'].map((name) => `--project=${name}`),
];

/** @param {import('./lib/node.mjs').Candidate} node */
async function runChecks(node) {
  const counts = [];
  for (const [title, name, command, args] of CHECKS) {
    say(`${title} …`);
    const code = await run(node, [commandOf(name, command), ...args]);
    if (code !== 0) say(`${title}: failed`);
    counts.push(countCheck(code === 0));
  }
  return counts;
}

/** @param {import('./lib/node.mjs').Candidate} node @param {string[]} args @param {Record<string, string>} env */
async function runTests(node, args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'stellwerk-test-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const code = await run(node, [commandOf('vitest'), 'run', ...reporters, ...args], { env });
    return countTests(readReport(file), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // Vitest ended before it could report; its exit code says so.
  }
}

await main(async () => {
  const given = process.argv.slice(2);
  const node = prepare();
  const rest = given.filter((arg) => arg !== '--watch' && arg !== '--unit');
  // Who watches sees it; there is nothing to count at the end.
  if (given.includes('--watch')) return run(node, [commandOf('vitest'), 'watch', ...UNIT, ...rest]);
  const args = given.includes('--unit') ? [...UNIT, ...rest] : given;
  const all = args.length === 0;
  const env = browserEnv(all || args.some((arg) => arg.includes('e2e')));
  ensureServices(all || args.some((arg) => /server-process|cluster|tests\/server/.test(arg)));
  const checks = all ? await runChecks(node) : [];
  const total = sum([...checks, await runTests(node, args, env)]);
  console.log(closingLine(total));
  return total.failed > 0 ? 1 : 0;
});
