import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../engine/src/cli/main.ts', import.meta.url));
const NETWORKS = fileURLToPath(new URL('../engine/src/rail/routes/fixtures/networks.json', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stellwerk-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function stellwerk(...args: readonly string[]) {
  const run = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  return { code: run.status, lines: run.stdout.trim().split('\n'), out: run.stdout, err: run.stderr };
}
function file(value: unknown): string {
  const path = join(folder, 'table.json');
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}
const head = {
  stellwerk: 1,
  game: '18te',
  variant: 'standard',
  options: {},
  seats: ['anna', 'bert'],
  seed: 7,
  mode: 'strict',
  bookkeeping: 'auto',
};

describe('stellwerk check', () => {
  it('prints a line a move and the end', () => {
    const moves = [
      { seat: 'anna', type: 'auction', company: 'KHS', bid: 170 },
      { seat: 'anna', type: 'auction', company: 'KHS', bid: 260 },
      { seat: 'bert', type: 'pass' },
      { seat: 'bert', type: 'pay', from: 'seat/bert', to: 'seat/anna', amount: 5 },
      { seat: 'bert', type: 'pay', from: 'seat/bert', to: 'seat/anna', amount: 5, free: true },
    ];
    const { code, lines } = stellwerk('check', file({ ...head, moves }));
    expect(code).toBe(0);
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown[]>);
    expect(told.slice(0, -1).map((t) => t['verdict'])).toEqual([
      'refused',
      'legal',
      'legal',
      'refused',
      'free',
    ]);
    expect(told[0]?.['findings']?.[0]).toMatchObject({ rule: '18te/6.5/lowest-bid', section: '6.5' });
    expect(told.at(-1)!['end']).toMatchObject({
      cash: { 'company/KHS': 260, 'seat/anna': 245 },
      prices: { KHS: 80 },
      holdings: { anna: { KHS: 30 } },
      pieces: { 'charter/KHS': { at: 'seat/anna' } },
    });
  });

  it('flags the same moves in coach, and builds any position by hand first', () => {
    const moves = [
      { seat: 'anna', type: 'set', key: 'phase', to: '3', free: true },
      { seat: 'anna', type: 'put', piece: 'token/KHS/1', to: 'bank' },
    ];
    const { lines } = stellwerk('check', file({ ...head, mode: 'coach', moves }));
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown[]>);
    expect(told.map((t) => t['verdict'])).toEqual(['free', 'flagged', undefined]);
    expect(told[2]).toMatchObject({ end: { clock: { phase: '3' } } });
  });

  it('counts moves from 1, in verdicts as in what it says about a fault, also behind a refused one', () => {
    const moves = [
      { seat: 'anna', type: 'auction', company: 'KHS', bid: 170 },
      { seat: 'anna', type: 'auction', company: 'KHS', bid: 260 },
      { seat: 'bert', type: 'pass' },
    ];
    const { lines } = stellwerk('check', file({ ...head, moves }));
    const told = lines.slice(0, -1).map((line) => JSON.parse(line) as { n: number; verdict: string });
    expect(told).toMatchObject([
      { n: 1, verdict: 'refused' },
      { n: 2, verdict: 'legal' },
      { n: 3, verdict: 'legal' },
    ]);
    const faulty = [...moves.slice(0, 2), { ...moves[2], extra: 1 }];
    expect(stellwerk('check', file({ ...head, moves: faulty })).err).toContain('move 3: extra');
  });

  it.each([
    ['{ "stellwerk": 1,', 'not JSON'],
    [{ ...head, stellwerk: 2 }, 'stellwerk: expected 1'],
    [{ ...head, game: 'chess' }, 'expected one of 18te'],
    [{ ...head, seats: ['anna', 'bert', 'cleo', 'dora'] }, 'seats: expected 2 to 3'],
    [{ ...head, moves: [{ seat: 'anna', type: 'castle' }] }, 'move 1: type: expected a move of 18te'],
    [{ ...head, moves: [{ seat: 'zoe', type: 'pass' }] }, 'move 1: seat: expected a known seat'],
    [
      { ...head, moves: [{ seat: 'anna', type: 'auction', company: 'KHS', bid: 'all' }] },
      'move 1: bid: expected a whole number',
    ],
    [
      {
        ...head,
        moves: [
          { seat: 'anna', type: 'pass' },
          { seat: 'bert', type: 'pass', extra: 1 },
        ],
      },
      'move 2: extra',
    ],
  ])('says where a file is malformed, with exit code 2 and nothing else: %j', (value, message) => {
    const { code, out, err } = stellwerk('check', file(value));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

describe('the other commands', () => {
  it('simulate plays to the end and closes with JSON', () => {
    const { code, lines } = stellwerk(
      'simulate',
      '--game',
      '18te',
      '--players',
      '2',
      '--games',
      '3',
      '--seed',
      '5',
      '--chaos',
      '0.1',
    );
    expect(code).toBe(0);
    expect(JSON.parse(lines.at(-1)!)).toMatchObject({ games: 3, ended: 3, violations: 0 });
  });

  it('simulate says what its games never came to, and what that means', () => {
    const asked = ['simulate', '--game', '18te', '--players', '2-3', '--games', '4', '--seed', '5'];
    const { code, lines } = stellwerk(...asked, '--unreached');
    expect(code).toBe(0);
    const told = JSON.parse(lines.at(-1)!) as { moves: number; unreached: Record<string, string[]> };
    const { absent = [], unplayed = [], unasked = [], silent = [] } = told.unreached;
    expect(lines.slice(1, -1)).toEqual([
      expect.stringMatching(/^A kind of move is reached when it was played by the rules\. A rule was asked/),
      `kinds of moves that no step of these games had (${absent.length}): ${absent.join(', ')}`,
      `kinds of moves that a step had and nobody played (${unplayed.length}): ${unplayed.join(', ')}`,
      `rules that were never asked (${unasked.length}): ${unasked.join(', ')}`,
      `rules that were asked and never spoke (${silent.length}): ${silent.join(', ')}`,
    ]);
    expect(absent).not.toContain('lay');
    expect(silent.every((rule) => rule.startsWith('18te/'))).toBe(true);
    // Looking on changes nothing: the same games without it.
    const plain = JSON.parse(stellwerk(...asked).lines.at(-1)!) as object;
    expect(plain).toMatchObject({ games: 4, ended: 4, moves: told.moves });
    expect(plain).not.toHaveProperty('unreached');
  });

  it('simulate explains its options, and says what it does not understand', () => {
    expect(stellwerk('simulate', '--help').out).toMatch(/--unreached +says at the end/);
    for (const wrong of ['1', '3-2', '2-9', 'many'])
      expect(stellwerk('simulate', '--game', '18te', '--players', wrong)).toMatchObject({ code: 2, out: '' });
    const late = stellwerk('simulate', '--game', '18te', '--late', '2');
    expect([late.code, late.err]).toEqual([2, '--late: expected a number from 0 to 1\n']);
  });

  it.each([
    ['18te', 246],
    ['18esp', 315],
    ['toe', 203],
  ])('rules shows every atom of %s covered and said in both languages', (game, atoms) => {
    const { lines } = stellwerk('rules', game, '--coverage', '--json');
    expect(JSON.parse(lines[0]!)).toEqual({
      atoms,
      covered: atoms,
      uncovered: [],
      sentences: atoms,
      unspoken: [],
    });
  });

  it('moves lists every move with schema and example', () => {
    const moves = JSON.parse(stellwerk('moves', '18te').out) as readonly {
      type: string;
      schema: { required: string[] };
      example: { type: string };
    }[];
    expect(moves.map((m) => m.type)).toContain('lay');
    for (const { type, schema, example } of moves) {
      expect(example.type).toBe(type);
      expect(schema.required).toContain('seat');
    }
  });

  it('routes solves the recorded networks with proof', () => {
    const { positions } = JSON.parse(readFileSync(NETWORKS, 'utf8')) as {
      positions: readonly { id: string; best: number }[];
    };
    const told = stellwerk('routes', '--network', NETWORKS).lines.map(
      (line) => JSON.parse(line) as { id: string; best: number; proved: boolean },
    );
    expect(told.map(({ id, best, proved }) => ({ id, best, proved }))).toEqual(
      positions.map(({ id, best }) => ({ id, best, proved: true })),
    );
  });

  it('mutants prints the rules that no test misses, and finds those that one does', () => {
    const { code, lines } = stellwerk('mutants', '18te', '--rule', '18te/6.4/share-limit', '--json');
    expect([code, JSON.parse(lines.at(-1)!)]).toEqual([0, { mutants: 1, noticed: 1, missed: [] }]);
    const unknown = stellwerk('mutants', '18te', '--rule', '18te/6.4/nothing');
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('18te/6.4/share-limit');
  });

  it('an unknown command names the known ones', () => {
    const { code, err } = stellwerk('dance');
    expect(code).toBe(2);
    expect(err).toContain('simulate');
  });
});
