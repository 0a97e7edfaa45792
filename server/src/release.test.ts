import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { hashOf } from '@stellwerk/engine/table/hash.ts';
import { formatTableFile } from '@stellwerk/engine/table/file.ts';
import type { Entry } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Move, Table } from '@stellwerk/engine/table/types.ts';
import { readHand, readLog, readTable } from '@stellwerk/shared/documents.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import type { Journal, TableHead } from './journal/journal.ts';
import { openSqlite } from './journal/sqlite.ts';
import type { Referee } from './referee.ts';
import type { TestHouse } from './testing.ts';
import { hostOf, openHouse, openTestTable, sendTo } from './testing.ts';
import { piecesFrom } from '@stellwerk/engine/table/places.ts';

let today: Game;
beforeAll(async () => {
  today = (await loadGame(GAME_IDS[0]!))!;
});

/** The house after an update: the same store, and a title that has changed. */
const updated = (journal: Journal, game: Game): TestHouse =>
  openHouse(journal, undefined, async (id) => (id === game.id ? game : null));

/** Nothing that was played is allowed any more or does anything, and the table is laid otherwise. */
function nextRelease(): Game {
  const moves = Object.entries(today.moves).map(([type, spec]) => [
    type,
    {
      ...spec,
      effects: () => [],
      rules: [{ id: 'next/never', section: '1', weight: 'breach', atoms: [], check: () => ({}) }],
    },
  ]);
  return {
    ...today,
    moves: Object.fromEntries(moves) as Game['moves'],
    setup(config, luck) {
      const table = today.setup(config, luck);
      return {
        ...table,
        cash: { ...table.cash, bank: 1 },
        pieces: piecesFrom({ ...table.pieces.toJSON(), extra: { at: 'out' } }),
      };
    },
  };
}

const propose = (move: Move) => ({ type: 'propose', base: 0, act: { do: 'move', move } }) as const;
function nextMove({ state: { play } }: Referee): Move {
  const [seat] = play.game.turn(play.table);
  const [move] = play.game.options(play.table, seat!);
  return move!;
}
async function playSome(referee: Referee, count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    expect(await sendTo(referee, hostOf(), propose(nextMove(referee)))).toMatchObject({
      verdict: 'committed',
    });
}
const shown = (referee: Referee): Promise<Uint8Array> => referee.read('table');
function docOf(bytes: Uint8Array): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, bytes);
  return doc;
}
const hashes = ({ state }: Referee): readonly string[] => state.play.log.map(({ hash }) => hash);

describe('an update of the program', () => {
  it('R24 finds every table as it was left, and judges the next move by the rules of today', async () => {
    const journal = openSqlite(':memory:');
    const before = await openTestTable(openHouse(journal), 'strict');
    await playSome(before, 20);
    await sendTo(before, hostOf(), { type: 'propose', base: 0, act: { do: 'undo' } });
    const after = (await updated(journal, nextRelease()).tables.open(before.id))!;
    expect(after.isDamaged).toBe(false);
    expect(hashes(after)).toEqual(hashes(before));
    expect(after.state.play.table).toEqual(before.state.play.table);
    expect(hashOf(positionAt(after.state.play, 7))).toBe(before.state.play.log[7]!.hash);

    expect(await sendTo(after, hostOf(), propose(nextMove(before)))).toMatchObject({
      verdict: 'refused',
      findings: [{ rule: 'next/never' }],
    });
    const { seats } = before.state.play.table.clock;
    const pay = { type: 'pay', seat: seats[0]!, from: `seat/${seats[0]}`, to: 'bank', amount: 3 };
    await sendTo(after, hostOf(), { type: 'propose', base: 0, act: { do: 'mode', mode: 'coach' } });
    expect(await sendTo(after, hostOf(), propose(pay))).toMatchObject({ verdict: 'flagged' });
    const redo = { type: 'propose', base: 0, act: { do: 'undo', to: 5 } } as const;
    expect(await sendTo(after, hostOf(), redo)).toMatchObject({ verdict: 'committed' });
    expect(after.state.play.table).toEqual(positionAt(before.state.play, 5));

    // And the way back to the release before it, with what was played in between.
    const back = (await openHouse(journal).tables.open(before.id))!;
    expect([back.isDamaged, hashes(back)]).toEqual([false, hashes(after)]);
    await playSome(back, 1);
  });

  it('R32 lets such a table be copied, with its history', async () => {
    const journal = openSqlite(':memory:');
    const before = await openTestTable(openHouse(journal), 'strict');
    await playSome(before, 6);
    const house = updated(journal, nextRelease());
    const copy = await house.tables.copy((await house.tables.open(before.id))!, 4);
    expect(copy.ok && hashes(copy.value)).toEqual(hashes(before).slice(0, 5));
  });

  it('R25 may reach one server before the other: both go on with one order', async () => {
    const journal = openSqlite(':memory:');
    const one = await openTestTable(openHouse(journal), 'strict');
    await playSome(one, 3);
    const two = (await updated(journal, nextRelease()).tables.open(one.id))!;
    await playSome(one, 3);
    await two.catchUp();
    expect([two.isDamaged, hashes(two)]).toEqual([false, hashes(one)]);
  });

  const withRows = async (
    journal: Journal,
    id: string,
    change: (entry: Entry) => Entry,
  ): Promise<Journal> => {
    const copy = openSqlite(':memory:');
    const rows = (await journal.rows(id, -1)).map((row) =>
      row.kind === 'entry' ? { ...row, body: JSON.stringify(change(JSON.parse(row.body) as Entry)) } : row,
    );
    await copy.createTable((await journal.table(id)) as TableHead, rows);
    return copy;
  };

  it('R24 still plays rows from before effects were kept by the rules', async () => {
    const journal = openSqlite(':memory:');
    const before = await openTestTable(openHouse(journal), 'strict');
    await playSome(before, 12);
    const old = await withRows(journal, before.id, ({ effects: _, laid: __, ...entry }) => entry);
    const again = (await openHouse(old).tables.open(before.id))!;
    expect([again.isDamaged, hashes(again)]).toEqual([false, hashes(before)]);
    await playSome(again, 2);
    const mixed = (await openHouse(old).tables.open(before.id))!;
    expect([mixed.isDamaged, hashes(mixed)]).toEqual([false, hashes(again)]);
    expect((await updated(old, nextRelease()).tables.open(before.id))!.isDamaged).toBe(true);
  });

  it.each<[string, (entry: Entry) => Entry]>([
    ['effects', (entry) => (entry.n === 4 ? { ...entry, effects: [] } : entry)],
    ['a hash', (entry) => (entry.n === 4 ? { ...entry, hash: entry.hash.replace(/./, 'x') } : entry)],
    [
      'the first position',
      (entry) => (entry.laid ? { ...entry, laid: { ...entry.laid, cash: { bank: 7 } } } : entry),
    ],
    ['effects that are none', (entry) => ({ ...entry, effects: 'none' as never })],
  ])('R24 still finds a row that was tampered with: %s', async (_, change) => {
    const journal = openSqlite(':memory:');
    const before = await openTestTable(openHouse(journal), 'strict');
    await playSome(before, 6);
    const forged = await withRows(journal, before.id, change);
    const again = (await openHouse(forged).tables.open(before.id))!;
    expect(again.isDamaged).toBe(true);
    expect(await sendTo(again, hostOf(), propose(nextMove(before)))).toMatchObject({
      reason: 'table-damaged',
    });
  });
});

/** Cash in hand is nobody else's business; `also` is hidden as well. */
const secretive = (also: string): Game => ({
  ...today,
  view(table, seat) {
    const shown = Object.entries(table.cash).map(([account, amount]) => [
      account,
      account !== `seat/${seat}` && (account.startsWith('seat/') || account === also) ? 0 : amount,
    ]);
    return { ...table, cash: Object.fromEntries(shown) as Table['cash'] };
  },
});

describe('an update that hides more than before', () => {
  it('R24 R27 draws the documents anew, once, and the game goes on', async () => {
    const journal = openSqlite(':memory:');
    const house = updated(journal, secretive('nothing'));
    const before = await openTestTable(house, 'free');
    await playSome(before, 4);
    const { play } = before.state;
    expect(JSON.stringify(readLog(docOf(await shown(before))))).not.toMatch(/"effects"|"laid"/);
    expect(readTable(docOf(await shown(before))).cash['bank']).toBe(play.table.cash['bank']);
    await house.tables.close();

    const next = updated(journal, secretive('bank'));
    const after = (await next.tables.open(before.id))!;
    expect([after.isDamaged, after.n]).toEqual([false, before.n + 1]);
    const open = readTable(docOf(await shown(after)));
    expect(open.cash['bank']).toBe(0);
    expect(readHand(open, docOf(await after.read('hand/anna'))).cash['seat/anna']).toBe(
      play.table.cash['seat/anna'],
    );
    expect(hashes(after)).toEqual(hashes(before));
    await next.tables.close();
    const again = (await updated(journal, secretive('bank')).tables.open(before.id))!;
    expect([again.isDamaged, again.n]).toEqual([false, after.n]);
    await playSome(again, 2);
  });
});

describe('a file of an older release', () => {
  it('R32 says at which move it differs, and is opened up to there or through it', async () => {
    const house = openHouse();
    const before = await openTestTable(house, 'strict');
    await playSome(before, 8);
    const text = formatTableFile(before.state.play);
    const third = before.state.play.log[3]!.act;
    const type = third.do === 'move' ? third.move.type : '';
    const rule = { id: 'next/never', section: '1', weight: 'breach', atoms: [], check: () => ({}) } as const;
    const strict: Game = {
      ...today,
      words: { ...today.words, 'next/never': { de: 'Nie wieder.', en: 'Never again.' } },
      moves: { ...today.moves, [type]: { ...today.moves[type]!, rules: [rule] } },
    };
    const n = before.state.play.log.findIndex(({ act }) => act.do === 'move' && act.move.type === type);
    const { tables } = updated(openSqlite(':memory:'), strict);
    const told = await tables.import(text, '', null);
    expect(told).toMatchObject({ ok: false, error: { n, place: `moves[${n - 1}]`, goesOn: true } });
    expect(!told.ok && told.error.text!.de).toContain('Nie wieder. (§ 1)');
    const until = await tables.import(text, '', 'until');
    expect(until.ok && hashes(until.value)).toEqual(hashes(before).slice(0, n));
    const through = await tables.import(text, '', 'through');
    expect(through.ok && hashes(through.value).at(-1)).toBe(hashes(before).at(-1));
    expect(through.ok && through.value.state.play.flags.size).toBeGreaterThan(0);
  });
});
