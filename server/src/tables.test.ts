import { GAME_IDS } from '@stellwerk/engine/games/registry.ts';
import { parseTableFile } from '@stellwerk/engine/table/file.ts';
import { describe, expect, it } from 'vitest';
import type { Referee } from './referee.ts';
import { hostOf, openHouse, openTestTable, payment, sendTo } from './testing.ts';

const house = openHouse();
const secretOf = async ({ id }: Referee): Promise<string> => {
  const head = await house.journal.table(id);
  return head === null || head === 'damaged' ? '' : head.secret;
};
const luckOf = ({ state }: Referee): readonly number[] => state.play.log[0]!.luck;

describe('what will be drawn at a table', () => {
  it('R38 comes from 256 bits that nobody chooses, and that are in no state of the table', async () => {
    const tables = await Promise.all([0, 1, 2, 3].map(() => openTestTable(house, 'free')));
    const secrets = await Promise.all(tables.map(secretOf));
    expect(new Set(secrets).size).toBe(4);
    for (const [i, secret] of secrets.entries()) {
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
      expect(JSON.stringify(tables[i]!.state)).not.toContain(secret);
    }
  });

  it('R32 cannot be found out by playing on at a copy of it: that one has a secret of its own', async () => {
    const table = await openTestTable(house, 'free');
    await sendTo(table, hostOf(), payment('anna'));
    const copy = await house.tables.copy(table, 1);
    if (!copy.ok) throw new Error(copy.error.message);
    expect(await secretOf(copy.value)).not.toBe(await secretOf(table));
    expect(copy.value.state.play.log).toEqual(table.state.play.log);
  });

  it('R32 cannot be read in its file, nor worked out from the file that a table was laid from', async () => {
    const table = await openTestTable(house, 'free');
    await sendTo(table, hostOf(), payment('anna'));
    const text = house.tables.export(table);
    const file = parseTableFile(text);
    expect(file.ok && file.value.config.seed).toBe(0);
    expect(text).not.toContain(await secretOf(table));
    const twin = await house.tables.import(text, '', null);
    if (!twin.ok) throw new Error(twin.error.message);
    expect(await secretOf(twin.value)).not.toBe(await secretOf(table));
    expect([twin.value.state.play.table, luckOf(twin.value)]).toEqual([
      table.state.play.table,
      luckOf(table),
    ]);
  });
});

describe('a file from anybody', () => {
  const told = async (more: object) => {
    const file = { stellwerk: 1, game: GAME_IDS[0], seats: ['anna', 'bert'], mode: 'free', ...more };
    const made = await house.tables.import(JSON.stringify(file), '', null);
    return made.ok ? 'a table' : `${made.error.place}: ${made.error.message}`;
  };
  const passes = (count: number) => Array.from({ length: count }, () => ({ type: 'pass', seat: 'anna' }));

  it('R7 has as many moves as an evening may have, and no more', async () => {
    expect(await told({ moves: passes(300) })).toBe('a table');
    expect(await told({ moves: passes(10_001) })).toBe('moves: expected at most 10000 moves, not 10001');
  });

  it('R7 brings nothing along that the title does not know, however deep', async () => {
    const deep = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) as unknown;
    const large = 'options: expected plain JSON of at most 4000 characters';
    expect(await told({ options: { bots: true } })).toMatch(/^options.bots: expected nothing/);
    expect(await told({ options: { bots: 'x'.repeat(100_000) } })).toBe(large);
    expect(await told({ options: { bots: deep } })).toMatch(/^options: expected plain JSON/);
  });
});
