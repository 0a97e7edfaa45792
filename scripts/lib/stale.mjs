import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', 'data', 'coverage']);
const NOT_SOURCE = /\.test\.tsx?$|\.tsbuildinfo$/;

/** All files below, sorted, without tests and what is made from them. @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return NOT_SOURCE.test(path) ? [] : [path];
  return readdirSync(path)
    .filter((name) => !LEFT_OUT.has(name) && !name.startsWith('.'))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** One digest over names and contents. @param {string} folder @param {string[]} parts files and folders in it */
export function digestOf(folder, parts) {
  const hash = createHash('sha256');
  for (const file of parts.flatMap((part) => filesBelow(join(folder, part)))) {
    hash.update(file.slice(folder.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Whether what was made with that stamp no longer fits its sources. @param {string} stamp @param {string} digest */
export function isStale(stamp, digest) {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8').trim() !== digest;
}
