import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIn } from '@stellwerk/shared/answers.ts';
import type { Reply } from './http.ts';
import { Packing, readyMade } from './packed.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** Shown where the client is not built: the server and its API are there all the same. */
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stellwerk</title>
<h1>Stellwerk</h1>
<p>The server is running. Build the client with <code>npm run build</code>.</p>
`;

export const CLIENT_FOLDER = fileURLToPath(new URL('../../client/dist', import.meta.url));

const packing = new Packing();

/** Files of the built client. Names with a hash in them never change and may be kept for ever. */
export async function serveClient(folder: string, path: string, accepts: string): Promise<Reply | null> {
  const wanted = path === '/' ? '/index.html' : path;
  const found = await findFile(folder, wanted);
  if (!found) return wanted === '/index.html' ? { status: 200, type: TYPES['.html']!, body: PAGE } : null;
  const type = TYPES[extname(found)] ?? 'application/octet-stream';
  const isLasting = wanted.startsWith('/assets/');
  const { mtimeMs, size } = await stat(found);
  const packed =
    (await readyMade(found, accepts)) ??
    (await packing.pack(`${found} ${mtimeMs} ${size}`, type, await readFile(found), accepts));
  const headers = {
    'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(packed.encoding ? { 'content-encoding': packed.encoding } : {}),
  };
  return { status: 200, type, body: packed.body, headers };
}

/** The build that pages are made of now; null where the client is not built. */
export async function currentBuild(folder = CLIENT_FOLDER): Promise<string | null> {
  try {
    return buildIn(await readFile(join(folder, 'index.html'), 'utf8'));
  } catch {
    return null;
  }
}

/** The real file behind a path, if it lies in the folder and is no hidden one. */
async function findFile(folder: string, path: string): Promise<string | null> {
  try {
    const decoded = decodeURIComponent(path);
    if (decoded.includes('\0') || decoded.split('/').some((part) => part.startsWith('.'))) return null;
    const root = await realpath(folder);
    const file = await realpath(join(root, decoded));
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}
