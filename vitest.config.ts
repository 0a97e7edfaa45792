import { defineConfig } from 'vitest/config';

/** The unit tests of one package lie beside its code. */
const unit = (name: string) => ({
  extends: true as const,
  test: { name, environment: 'node', include: [`${name}/src/**/*.test.{ts,tsx}`] },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Generous: a slow machine is no failure, and what hangs is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    projects: [
      unit('engine'),
      unit('shared'),
      unit('server'),
      unit('client'),
      {
        extends: true,
        test: { name: 'checks', environment: 'node', include: ['tests/*.test.ts'], testTimeout: 30_000 },
      },
      {
        extends: true,
        test: {
          name: 'server-process',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          globalSetup: ['tests/e2e/lib/build.ts'],
        },
      },
    ],
  },
});
