import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Config } from '@stellwerk/engine/table/play.ts';
import type { Journal, Row } from './journal.ts';

const CONFIG: Config = {
  game: 'any',
  seats: ['anna', 'bert'],
  variant: 'standard',
  options: { map: 'large' },
  seed: 0,
  mode: 'coach',
  bookkeeping: 'auto',
};

const HEAD = { config: CONFIG, secret: 'nobody knows', createdAt: 1, openedAt: 1, archived: false } as const;

const rowOf = (n: number, id = `id-${n}`): Row => ({
  n,
  id,
  kind: 'entry',
  body: JSON.stringify({ n, text: 'Größe "1" \u{1f682}' }),
  updates: [
    { document: 'table', bytes: new Uint8Array([0, 1, 2, 255, n]) },
    { document: 'hand/anna', bytes: new Uint8Array() },
  ],
});

/** What every store must do. Each implementation runs this suite in its own test file. */
export function itIsAJournal(name: string, open: () => Promise<Journal>): void {
  describe(`the journal in ${name}`, () => {
    let journal: Journal;
    let table: string;
    beforeAll(async () => {
      journal = await open();
    });
    afterAll(() => journal.close());
    beforeEach(async () => {
      table = randomUUID();
      const head = { ...HEAD, id: table, createdAt: 1000, openedAt: 1000 };
      await journal.createTable(head, [rowOf(0)]);
    });

    it('R1 gives back what was written, byte for byte', async () => {
      expect(await journal.append(table, [rowOf(1), rowOf(2)])).toBe('written');
      expect(await journal.rows(table, -1)).toEqual([rowOf(0), rowOf(1), rowOf(2)]);
      expect(await journal.rows(table, 1)).toEqual([rowOf(2)]);
      const { updates: _, ...told } = rowOf(0);
      expect(await journal.told(table, 0)).toEqual([told]);
      expect(await journal.heads([table, 'nowhere'])).toEqual(
        new Map([
          [table, 2],
          ['nowhere', -1],
        ]),
      );
    });

    it('R4 R25 lets those who wait together be written or not, each for itself', async () => {
      const others = [randomUUID(), randomUUID()];
      for (const id of others) await journal.createTable({ ...HEAD, id }, [rowOf(0)]);
      const [before, after] = others as [string, string];
      const answers = await Promise.all([
        journal.append(before, [rowOf(1)]),
        journal.append(table, [rowOf(1), rowOf(0, 'late')]),
        journal.append(after, [rowOf(1), rowOf(2)]),
      ]);
      expect(answers).toEqual(['written', 'taken', 'written']);
      const written = await Promise.all([before, table, after].map((id) => journal.rows(id, -1)));
      expect(written.map((rows) => rows.map(({ n }) => n))).toEqual([[0, 1], [0], [0, 1, 2]]);
    });

    it('R4 takes a number once, and all rows of a batch or none', async () => {
      expect(await journal.append(table, [rowOf(1)])).toBe('written');
      expect(await journal.append(table, [rowOf(1, 'another')])).toBe('taken');
      expect(await journal.append(table, [rowOf(2), rowOf(1, 'third')])).toBe('taken');
      expect((await journal.rows(table, -1)).map(({ n }) => n)).toEqual([0, 1]);
    });

    it('R4 lets exactly one of many writers have a number', async () => {
      const tries = Array.from({ length: 12 }, (_, i) => journal.append(table, [rowOf(1, `racer-${i}`)]));
      const results = await Promise.all(tries);
      expect(results.filter((result) => result === 'written')).toHaveLength(1);
      expect(await journal.rows(table, 0)).toHaveLength(1);
    });

    it('R24 keeps the newest snapshot', async () => {
      const documents = [{ document: 'table', bytes: new Uint8Array([7]) }];
      expect(await journal.snapshot(table)).toBeNull();
      await journal.saveSnapshot(table, { n: 5, documents });
      await journal.saveSnapshot(table, { n: 3, documents: [] });
      expect(await journal.snapshot(table)).toEqual({ n: 5, documents });
      await journal.saveSnapshot(table, { n: 6, documents: [] });
      expect(await journal.snapshot(table)).toEqual({ n: 6, documents: [] });
    });

    it('R29 sets forgotten tables aside and takes them up again', async () => {
      await journal.touch(table, 5000);
      await journal.archive(4000);
      expect(await journal.table(table)).toMatchObject({ archived: false });
      expect(await journal.archive(6000)).toBeGreaterThan(0);
      expect(await journal.table(table)).toMatchObject({
        ...HEAD,
        archived: true,
        createdAt: 1000,
        openedAt: 5000,
      });
      expect(await journal.rows(table, -1)).toHaveLength(1);
      await journal.touch(table, 7000);
      expect(await journal.table(table)).toMatchObject({ archived: false, openedAt: 7000 });
    });

    it('R40 lists its tables', async () => {
      expect(await journal.tables()).toContain(table);
    });

    it('R28 knows no table that was never made', async () => {
      expect(await journal.table(randomUUID())).toBeNull();
      await expect(journal.check()).resolves.toBeUndefined();
    });
  });
}
