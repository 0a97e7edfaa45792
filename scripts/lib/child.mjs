import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { nodeFlags } from './node.mjs';
import { inRoot, root } from './paths.mjs';

/** @typedef {import('./node.mjs').Candidate} Candidate */
/** @typedef {Record<string, string | undefined>} Env */

/** The script behind a command of an installed package. @param {string} name @param {string} [command] */
export function commandOf(name, command = name) {
  const { bin } = JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'));
  return inRoot('node_modules', name, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs one of our TypeScript files on that Node. @param {Candidate} node @param {string} file @param {string[]} args @param {string[]} [flags] */
export function runOurs(node, file, args, flags = []) {
  if (!existsSync(inRoot(file))) throw new Error(`${file} does not exist.`);
  return run(node, [...nodeFlags(node.version), ...flags, inRoot(file), ...args], { cwd: process.cwd() });
}

/**
 * Runs Node with these arguments to its end. Signals for us go to it; its exit code comes back.
 * @param {Candidate} node @param {string[]} args @param {{ env?: Env, cwd?: string, signal?: AbortSignal }} [options]
 * @returns {Promise<number>}
 */
export function run(node, args, { env = {}, cwd = root, signal: stop } = {}) {
  const path = `${dirname(node.path)}${delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn(node.path, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio: 'inherit',
  });
  const stopPassing = passSignals(child);
  stop?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code, signal) => {
      stopPassing();
      done(code ?? 128 + (signal ? constants.signals[signal] : 0));
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child @returns {() => void} ends the passing */
function passSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // In a terminal Ctrl+C reaches the child by itself; a second one would look impatient.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  };
  for (const name of names) process.on(name, pass);
  const watch = watchNpm(() => child.kill('SIGTERM'));
  return () => {
    names.forEach((name) => process.off(name, pass));
    clearInterval(watch);
  };
}

/** npm hands a signal to the shell between us, which dies of it and tells nobody: notice that it is gone. @param {() => void} onGone */
function watchNpm(onGone) {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return undefined;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    onGone();
  }, 200);
  return watch;
}
