import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '../scripts/lib/chromium.mjs';
import { closingLine, countCheck, countTests, sum } from '../scripts/lib/closing.mjs';
import { agrees, isInstalled } from '../scripts/lib/install.mjs';
import { chooseNode, isNewEnough, nodeFlags, pickNode } from '../scripts/lib/node.mjs';
import { findProgram } from '../scripts/lib/services.mjs';
import { digestOf, isStale } from '../scripts/lib/stale.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stellwerk-bootstrap-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('picking a Node', () => {
  it.each([
    ['v20.20.2', false],
    ['v22.12.0', false],
    ['v22.13.0', true],
    ['v24.1.0', true],
    ['', false],
  ])('%s is new enough: %s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });

  it('takes the first that is new enough', () => {
    const old = { path: '/usr/bin/node', version: 'v20.20.2' };
    const broken = { path: 'broken', version: '' };
    const packaged = { path: 'packaged', version: 'v22.23.3' };
    expect(chooseNode([old, broken, packaged])).toBe(packaged);
    expect(chooseNode([old, broken])).toBeUndefined();
  });

  it('finds one here', () => {
    expect(isNewEnough(pickNode().version)).toBe(true);
  });

  it('asks for type stripping only where it is not the default', () => {
    const asks = (version: string) => nodeFlags(version).includes('--experimental-strip-types');
    expect(['v22.13.0', 'v22.18.0', 'v23.5.0', 'v23.6.0', 'v24.0.0'].filter(asks)).toEqual([
      'v22.13.0',
      'v23.5.0',
    ]);
  });
});

describe('installed packages', () => {
  const lock = { packages: { '': {}, engine: {}, 'node_modules/a': { version: '1.0.0' } } };

  it('are missing without node_modules, and present once they agree with the lock file', () => {
    write('package-lock.json', JSON.stringify(lock));
    expect(isInstalled(folder)).toBe(false);
    write('node_modules/.package-lock.json', JSON.stringify(lock));
    expect(isInstalled(folder)).toBe(true);
  });

  it('are missing again after the lock file has changed', () => {
    write('package-lock.json', JSON.stringify(lock));
    write('node_modules/.package-lock.json', JSON.stringify(lock));
    isInstalled(folder);
    write('package-lock.json', JSON.stringify({ packages: { 'node_modules/a': { version: '2.0.0' } } }));
    expect(isInstalled(folder)).toBe(false);
  });

  it('may lack what is optional, nothing else', () => {
    const optional = { packages: { 'node_modules/b': { version: '1.0.0', optional: true } } };
    expect(agrees(optional, { packages: {} })).toBe(true);
    expect(agrees(lock, { packages: {} })).toBe(false);
  });
});

describe('a stale build', () => {
  it('is noticed by a changed source, not by a changed test or the build itself', () => {
    write('client/main.ts', 'one');
    const before = digestOf(folder, ['client', 'absent']);
    write('client/dist/main.js', 'built');
    write('client/main.test.ts', 'test');
    write('client/tsconfig.tsbuildinfo', '{}');
    expect(digestOf(folder, ['client', 'absent'])).toBe(before);
    write('client/main.ts', 'two');
    expect(digestOf(folder, ['client', 'absent'])).not.toBe(before);
  });

  it('is one without its stamp or with another', () => {
    const stamp = join(folder, '.stamp');
    expect(isStale(stamp, 'abc')).toBe(true);
    writeFileSync(stamp, 'abc');
    expect(isStale(stamp, 'abc')).toBe(false);
    expect(isStale(stamp, 'abd')).toBe(true);
  });
});

describe('a browser', () => {
  it('is the one named, or the first on the path', () => {
    write('chromium', '');
    expect(findChromium({ PATH: folder })).toBe(join(folder, 'chromium'));
    expect(findChromium({ PATH: '', CHROMIUM: join(folder, 'chromium') })).toBe(join(folder, 'chromium'));
    expect(findChromium({ PATH: folder, CHROMIUM: join(folder, 'absent') })).toBeUndefined();
  });
});

describe('a program for the tests of several servers', () => {
  it('is found on the path, or where Debian keeps the versions of PostgreSQL', () => {
    const where = { path: join(folder, 'bin'), debian: join(folder, 'postgresql') };
    expect(findProgram('stellwerk-initdb', where)).toBeNull();
    write('postgresql/15/bin/stellwerk-initdb', '');
    expect(findProgram('stellwerk-initdb', where)).toBe(join(folder, 'postgresql/15/bin/stellwerk-initdb'));
    write('bin/stellwerk-initdb', '');
    expect(findProgram('stellwerk-initdb', where)).toBe(join(folder, 'bin/stellwerk-initdb'));
  });
});

describe('the closing line', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  });

  it('adds up checks and tests', () => {
    const report = { testResults: [file('passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')] };
    const total = sum([countCheck(true), countCheck(false), countTests(report, 1)]);
    expect(closingLine(total)).toBe('3 passed, 2 failed, 1 skipped');
  });

  it('counts a file that did not load, and a run that broke without a report', () => {
    expect(countTests({ testResults: [file('failed')] }, 1).failed).toBe(1);
    expect(closingLine(countTests(undefined, 1))).toBe('0 passed, 1 failed');
  });

  it('does not mention skipped tests where there are none', () => {
    expect(closingLine(countTests({ testResults: [file('passed', 'passed')] }, 0))).toBe(
      '1 passed, 0 failed',
    );
  });
});
