import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../engine/src/cli/main.ts', import.meta.url));
const OWN = fileURLToPath(
  new URL('../engine/src/games/18esp/import/fixtures/own-game.json', import.meta.url),
);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stellwerk-import-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stellwerk = (...args: readonly string[]) => stellwerkIn('C', ...args);
function stellwerkIn(language: string, ...args: readonly string[]) {
  const run = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: language },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}
function file(value: unknown): string {
  const path = join(folder, 'export.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

describe('stellwerk import', () => {
  it('writes a table file that can be checked, and says in a line what it is', () => {
    const out = join(folder, 'table.json');
    const { code, out: line } = stellwerk('import', OWN, '-o', out);
    expect(code).toBe(0);
    expect(JSON.parse(line)).toMatchObject({ game: '18esp', findings: {}, ended: false });
    const { moves } = JSON.parse(line) as { moves: number };
    const checked = stellwerk('check', out);
    expect(checked.code).toBe(0);
    expect(checked.out.trim().split('\n')).toHaveLength(moves + 1);
  });
  it('prints the table file where no other place is named', () => {
    const { code, out } = stellwerk('import', OWN);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ stellwerk: 1, game: '18esp', options: { published: true } });
  });
  it.each([
    [{ title: '1830', players: [], actions: [] }, 'title: not a game we know: 1830'],
    ['{ "title":', 'file: not JSON'],
    [{ stellwerk: 1 }, 'file: expected a game exported by 18xx.games'],
    [{ title: '18ESP', players: [], actions: [{}] }, 'actions #1, type: expected'],
  ])('answers with the place: %j', (value, message) => {
    const { code, out, err } = stellwerk('import', file(value));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
  it('answers in German where the system speaks German', () => {
    const unknown = file({ title: '1830', players: [], actions: [] });
    expect(stellwerkIn('de_AT.UTF-8', 'import', unknown).err).toContain(
      'title: kein Spiel, das wir kennen: 1830',
    );
  });
  it('asks for a file name where one is missing', () => {
    expect(stellwerk('import').err).toContain('expected the name of a file');
    expect(stellwerk('import', OWN, '-o').err).toContain('-o: expected the name of a file');
  });
  it('does not touch the export', () => {
    const before = readFileSync(OWN, 'utf8');
    stellwerk('import', OWN);
    expect(readFileSync(OWN, 'utf8')).toBe(before);
  });
});
