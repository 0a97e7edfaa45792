import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const PACKABLE = /\.(?:js|css|html|svg|json)$/;
/** Smaller ones gain nothing. */
const LEAST = 1024;

/**
 * Lays every file packed as small as it goes beside itself (`table-….js.br`). That takes seconds, which nobody would
 * want to wait for at a first request; the server sends what lies there.
 */
export function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const files = Object.keys(bundle).filter((name) => PACKABLE.test(name));
      await Promise.all(
        files.map(async (name) => {
          const plain = await readFile(join(dir, name));
          if (plain.length < LEAST) return;
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          };
          await writeFile(join(dir, `${name}.br`), await brotli(plain, { params }));
        }),
      );
    },
  };
}
