import { TestRunner } from 'vitest';
import type { RunnerTestCase } from 'vitest';
import { concerns } from './mutant.ts';
import type { Mutant } from './mutant.ts';
import { readOrder } from './order.ts';
import { turnOff, turnOn } from './switch.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the mutants that the test has noticed. */
    noticed?: readonly string[];
  }
}
declare global {
  /** One worker runs all files one after the other: a mutant that was noticed once is not tried again. */
  var stellwerkAlive: Set<Mutant> | undefined;
}
const alive = (globalThis.stellwerkAlive ??= new Set(readOrder().tried));

/** Everybody is asked about numbers, but not who plays whole games: milliseconds. */
const QUICK = 2000;

type Body = () => unknown;

async function fails(body: Body): Promise<boolean> {
  try {
    await body();
    return false;
  } catch {
    return true;
  }
}

async function failsWith(body: Body, mutants: readonly Mutant[]): Promise<boolean> {
  mutants.forEach(turnOn);
  const failed = await fails(body);
  mutants.forEach(turnOff);
  return failed;
}

/** Those that the test notices. All at once, then by halves: most tests have nothing to do with most numbers. */
async function noticed(body: Body, mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
  if (mutants.length === 0 || !(await failsWith(body, mutants))) return [];
  // A scene that tests share may not stand being played twice: only who is content again has noticed something.
  if (mutants.length === 1) return (await fails(body)) ? [] : mutants;
  const half = mutants.length >> 1;
  return [...(await noticed(body, mutants.slice(0, half))), ...(await noticed(body, mutants.slice(half)))];
}

/** What can be tried at once: a number turned up and down is as it was. */
const isDown = (mutant: Mutant): boolean => mutant.kind === 'limit' && mutant.by < 0;

/** Runs each test as it is, and then again with the mutants that it is asked about. */
class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const body: Body = TestRunner.getTestFn(test);
    const started = performance.now();
    await body();
    const isQuick = performance.now() - started < QUICK;
    const asked = [...alive].filter((m) => concerns(m, test.name) && (m.kind === 'rule' || isQuick));
    const found = [
      ...(await noticed(
        body,
        asked.filter((m) => !isDown(m)),
      )),
      ...(await noticed(body, asked.filter(isDown))),
    ];
    for (const mutant of found) alive.delete(mutant);
    test.meta.noticed = found.map(({ id }) => id);
  }
}
// Vitest looks for it here.
// oxlint-disable-next-line import/no-default-export
export default MutantRunner;
