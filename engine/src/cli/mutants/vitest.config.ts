import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LIMITS } from './mutant.ts';
import { readOrder } from './order.ts';

const { title } = readOrder();

/** The tests of one title, in one worker one after the other. */
export default defineConfig({
  root: fileURLToPath(new URL('../../../../', import.meta.url)),
  plugins: [
    {
      name: 'stellwerk-limits',
      enforce: 'pre',
      /** Constants are read where they are used: made variables, they can be turned while the tests run. */
      transform(code, id) {
        const [, file] = id.split(`/games/${title}/`);
        if (!file?.endsWith(LIMITS)) return null;
        // Asked anew for every run: this file is read once for all of them.
        const { fixed } = readOrder();
        const turned = fixed?.kind === 'limit' && fixed.file === file ? `;${fixed.path} += ${fixed.by};` : '';
        return `${code.replaceAll('export const', 'export let')}
          ${turned}
          (globalThis.stellwerkTurnLimit ??= {})['${file}'] = (path, by) => void eval(path + ' += ' + by);`;
      },
    },
  ],
  test: {
    include: [`engine/src/games/${title}/**/*.test.ts`],
    setupFiles: [fileURLToPath(new URL('setup.ts', import.meta.url))],
    runner: fileURLToPath(new URL('runner.ts', import.meta.url)),
    isolate: false,
    // The text of a file depends on the mutant, which Vitest's cache on disk does not know.
    fsModuleCache: false,
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    passWithNoTests: true,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  },
});
