import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Small files and pictures are not worth it. */
const PACKABLE = /^(?:text\/|application\/(?:json|manifest|wasm)|image\/svg)/;
const LEAST = 1024;

export interface Packed {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | null;
}

const takes = (accepts: string, encoding: 'br' | 'gzip'): boolean =>
  new RegExp(`\\b${encoding}\\b`).test(accepts);

/** What the build has packed beside a file, as small as it goes; null where there is nothing, or from another build. */
export async function readyMade(file: string, accepts: string): Promise<Packed | null> {
  if (!takes(accepts, 'br')) return null;
  try {
    const [plain, packed] = await Promise.all([stat(file), stat(`${file}.br`)]);
    return packed.mtimeMs < plain.mtimeMs ? null : { body: await readFile(`${file}.br`), encoding: 'br' };
  } catch {
    return null;
  }
}

/** Files of the client are packed once and kept: they do not change while the server runs, and there are few of them. */
export class Packing {
  readonly #kept = new Map<string, Promise<Buffer>>();

  /** The file as the browser can take it. `mark` changes with the file, so that a new build is packed anew. */
  async pack(mark: string, type: string, body: Buffer, accepts: string): Promise<Packed> {
    if (!PACKABLE.test(type) || body.length < LEAST) return { body, encoding: null };
    const encoding = takes(accepts, 'br') ? 'br' : takes(accepts, 'gzip') ? 'gzip' : null;
    if (!encoding) return { body, encoding };
    const key = `${encoding} ${mark}`;
    let work = this.#kept.get(key);
    if (!work) {
      work =
        encoding === 'br'
          ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
          : zip(body, { level: 9 });
      this.#kept.set(key, work);
    }
    return { body: await work, encoding };
  }
}
