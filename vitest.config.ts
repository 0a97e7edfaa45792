import { defineConfig } from 'vitest/config';

/**
 * What takes seconds a file: whole games by chance, every option of many positions, every page of every title. They belong
 * to `npm test`; `npm run test:unit` does without them.
 */
const LONG = [
  'engine/src/games/{contract,one-reason,positions}.test.ts',
  'engine/src/games/*/{game,random-play,runs}.test.ts',
  'engine/src/games/*/options/*.test.ts',
  'engine/src/rail/routes/best-run.test.ts',
  'shared/src/messages.test.ts',
  'client/src/{words/said,gallery/zoom,layout/titles,lessons/pointed}.test.ts',
];

/** What shares nothing between files: one worker runs many of them without starting anew for each. */
const within = (name: string, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, environment: 'node', isolate: false, include, exclude },
});

/** The unit tests of one package lie beside its code. */
const unit = (name: string) => within(name, [`${name}/src/**/*.test.{ts,tsx}`], LONG);

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Generous: a slow machine is no failure, and what hangs is still found.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    projects: [
      unit('engine'),
      unit('shared'),
      unit('server'),
      unit('client'),
      within('long', LONG),
      {
        extends: true,
        test: { name: 'checks', environment: 'node', include: ['tests/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server-process',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/lib/build.ts'],
        },
      },
    ],
  },
});
