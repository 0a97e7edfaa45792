import { fileURLToPath } from 'node:url';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';

const path = (name: string): string =>
  normalizePath(fileURLToPath(new URL(`../../${name}`, import.meta.url)));
const SEARCH = path('engine/src/rail/routes/best-run.ts');
const LATER = path('client/src/runs/search-later.ts');
const ENGINE = path('engine/src/');

/**
 * On the page, titles get a search for the best run that comes later. Workers have plugins of their own, and so the real
 * one; a server has it anyway.
 */
export function searchLater(): Plugin {
  return {
    name: 'search-later',
    enforce: 'pre',
    async resolveId(name, importer) {
      if (!name.endsWith('/best-run.ts') || !importer?.startsWith(ENGINE)) return null;
      const found = await this.resolve(name, importer, { skipSelf: true });
      return found?.id === SEARCH ? LATER : null;
    },
  };
}
