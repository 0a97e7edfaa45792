import { fileURLToPath } from 'node:url';
import { askedTests } from './mutant.ts';
import { giveOrder } from './order.ts';
import type { Order } from './order.ts';

export interface Swept {
  /** Ids of the mutants that a test has noticed. */
  readonly noticed: ReadonlySet<string>;
  readonly failed: readonly string[];
}

/** Runs the tests of a title once, those that are asked. */
export async function sweep(order: Order): Promise<Swept> {
  giveOrder(order);
  // Vitest comes with the development packages, which a server does without.
  const { startVitest } = await import('vitest/node');
  const vitest = await startVitest([], {
    config: fileURLToPath(new URL('vitest.config.ts', import.meta.url)),
    watch: false,
    bail: order.fixed ? 1 : 0,
    testNamePattern: askedTests(order.fixed ? [order.fixed] : order.tried),
    reporters: [{}],
  });
  const modules = vitest.state.getTestModules();
  const cases = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = cases.filter((test) => test.result().state === 'failed').map((test) => test.fullName);
  const broken = modules.filter((module) => module.errors().length > 0).map((module) => module.moduleId);
  const noticed = new Set(cases.flatMap((test) => test.meta().noticed ?? []));
  await vitest.close();
  // Vitest tells our parent that tests failed; here that may be just what was hoped for.
  process.exitCode = 0;
  return { noticed, failed: [...failed, ...broken] };
}
