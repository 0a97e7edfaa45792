import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** The oldest Node that can run Stellwerk: node:sqlite without a flag. */
const OLDEST = [22, 13];

/**
 * @typedef {{ path: string, version: string }} Candidate
 */

/** @param {string} version `v22.13.0` or `22.13.0` @returns {[number, number]} */
function parseVersion(version) {
  const found = /^v?(\d+)\.(\d+)/.exec(version.trim());
  return found ? [Number(found[1]), Number(found[2])] : [0, 0];
}

/** @param {string} version */
export function isNewEnough(version) {
  const [major, minor] = parseVersion(version);
  return major > 22 || (major === 22 && minor >= 13);
}

/** What that Node must be told to run our sources without complaint. @param {string} version @returns {string[]} */
export function nodeFlags(version) {
  const [major, minor] = parseVersion(version);
  const stripsTypes = major > 23 || (major === 23 && minor >= 6) || (major === 22 && minor >= 18);
  return ['--disable-warning=ExperimentalWarning', ...(stripsTypes ? [] : ['--experimental-strip-types'])];
}

/**
 * What the server's Node is told besides. A move leaves some hundred kB behind that nobody needs any more; where the space for
 * what is new is larger than usual (16 MB), it is swept half as often, and less that is about to go is kept: a tenth of
 * a busy server's processor, for some 30 MB.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32'];

/** The first that is new enough. @param {Iterable<Candidate>} candidates @returns {Candidate | undefined} */
export function chooseNode(candidates) {
  for (const candidate of candidates) if (isNewEnough(candidate.version)) return candidate;
  return undefined;
}

/** @param {string} path @returns {string} its version, or '' where it does not run here */
function askVersion(path) {
  const answer = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 ? answer.stdout.trim() : '';
}

/** This process first, then the Node that came with the packages. @returns {Generator<Candidate>} */
function* nodesHere() {
  yield { path: process.execPath, version: process.version };
  const exe = process.platform === 'win32' ? 'node.exe' : 'node';
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const home = `${platform}-${process.arch}`;
  const places = [`node-${home}/bin`, `node-bin-${home}/bin`, '.bin'].map((folder) =>
    inRoot('node_modules', folder, exe),
  );
  for (const path of places) if (existsSync(path)) yield { path, version: askVersion(path) };
}

/** @returns {Candidate} */
export function pickNode() {
  const found = chooseNode(nodesHere());
  if (found) return found;
  throw new Error(
    `Stellwerk needs Node ${OLDEST.join('.')} or newer; this is ${process.version}, and the packages bring ` +
      `no newer one for ${process.platform}-${process.arch}. Please install Node 22 or 24 and try again.`,
  );
}
