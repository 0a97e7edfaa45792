import { describe, expect, it, vi } from 'vitest';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { hashOf } from '@stellwerk/engine/table/hash.ts';
import type { Entry } from '@stellwerk/engine/table/play.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { readHand, readLog, readTable } from '@stellwerk/shared/documents.ts';
import * as Y from 'yjs';
import { Books } from './books.ts';
import type { Journal, Row } from './journal/journal.ts';
import { openSqlite } from './journal/sqlite.ts';
import { readRecord } from './record.ts';
import type { LiveDocument } from './live-documents.ts';
import { Referee, SNAPSHOT_EVERY } from './referee.ts';
import { newId, openHouse, openTestTable, payment, seatedAt, sendTo } from './testing.ts';
import { newTableId } from './tokens.ts';

/** A document with a copy of its own, as there is one where several servers are. */
function liveDocument(): LiveDocument & Y.Doc {
  const doc = new Y.Doc();
  const show = (updates: readonly Uint8Array[]): void =>
    updates.forEach((bytes) => Y.applyUpdate(doc, bytes));
  return Object.assign(doc, { copy: doc, show });
}
/** What somebody sees who asks for a document now. */
async function asked(referee: Referee, name: string): Promise<Y.Doc> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, await referee.read(name));
  return doc;
}

/** The real store, with a hand on its appends. */
function held(journal: Journal): Journal & { before: ((rows: readonly Row[]) => Promise<void>) | null } {
  const own = {
    ...journal,
    before: null as ((rows: readonly Row[]) => Promise<void>) | null,
    async append(table: string, rows: readonly Row[]) {
      await own.before?.(rows);
      return journal.append(table, rows);
    },
  };
  return own;
}

describe('tables in memory', () => {
  it('R24 are let go when nobody is there, and come back whole', async () => {
    const house = openHouse(openSqlite(':memory:'), 20);
    const referee = await openTestTable(house, 'free');
    const live = liveDocument();
    await referee.attach('table', live);
    await sendTo(referee, await seatedAt(referee, 'anna'), payment('anna'));
    await new Promise((done) => setTimeout(done, 60));
    expect(house.tables.at(referee.id)).toBe(referee);
    Object.assign(live, { isDestroyed: true });
    referee.detach('table');
    await vi.waitFor(() => expect(house.tables.count).toBe(0));
    const again = (await house.tables.open(referee.id))!;
    expect(again).not.toBe(referee);
    expect(again.state.play.log).toHaveLength(2);
  });

  it('R27 keep hidden hands apart: what a seat may not see is in no document of another', async () => {
    const house = openHouse();
    const first = await openTestTable(house, 'free');
    const { play } = first.state;
    const game: Game = {
      ...play.game,
      view(table, seat) {
        const cash = Object.entries(table.cash).map(([account, amount]) => [
          account,
          account.startsWith('seat/') && account !== `seat/${seat}` ? 0 : amount,
        ]);
        return { ...table, cash: Object.fromEntries(cash) as Table['cash'] };
      },
    };
    const id = newTableId();
    const books = new Books(play.config.seats);
    const state = { ...first.state, play: openPlay(game, play.config) };
    const body = JSON.stringify(state.play.log[0]);
    const row = { n: 0, id: 'setup', kind: 'entry', body, updates: books.write(null, state) } as const;
    const head = { id, config: play.config, secret: '', createdAt: 0, openedAt: 0, archived: false };
    await house.journal.createTable(head, [row]);
    const referee = new Referee(head, await readRecord(house.journal, game, id, play.config), house);
    expect(referee.isDamaged).toBe(false);
    const [board, hand] = [liveDocument(), liveDocument()];
    await referee.attach('table', board);
    await referee.attach('hand/anna', hand);
    await sendTo(referee, await seatedAt(referee, 'anna'), payment('anna', 7));
    const { cash } = referee.state.play.table;
    expect(readTable(board).cash['seat/anna']).toBe(0);
    expect(hand.getMap('cash').toJSON()).toEqual({ 'seat/anna': cash['seat/anna'] });
    expect(readHand(readTable(board), hand).cash['seat/anna']).toBe(cash['seat/anna']);
    expect(await readRecord(house.journal, game, id, play.config)).toMatchObject({ damagedAt: null });
    await expect(referee.attach('hand/nobody', liveDocument())).rejects.toThrow('no such document');
  });
});

describe('the referee', () => {
  it('R1 shows nothing before it is written, and nothing at all if it cannot be', async () => {
    const journal = held(openSqlite(':memory:'));
    const house = openHouse(journal);
    const referee = await openTestTable(house, 'free');
    const anna = await seatedAt(referee, 'anna');
    const live = liveDocument();
    await referee.attach('table', live);
    let seenEarly = 0;
    journal.before = async () => {
      await Promise.resolve();
      seenEarly += readLog(live).length - 1;
    };
    await sendTo(referee, anna, payment('anna'));
    expect(seenEarly).toBe(0);
    expect(readLog(live)).toHaveLength(2);
    journal.before = () => Promise.reject(new Error('disk full'));
    expect(await sendTo(referee, anna, payment('anna'))).toMatchObject({
      verdict: 'refused',
      reason: 'store',
    });
    expect(readLog(live)).toHaveLength(2);
    journal.before = null;
    expect(await sendTo(referee, anna, payment('anna'))).toMatchObject({ verdict: 'committed', n: 2 });
    expect(hashOf(readTable(live))).toBe(hashOf(referee.state.play.table));
  });

  it('R1 tells whoever asks meanwhile nothing that is not written, and nothing of what never will be', async () => {
    const journal = held(openSqlite(':memory:'));
    const house = openHouse(journal);
    const referee = await openTestTable(house, 'free');
    const anna = await seatedAt(referee, 'anna');
    let fail: (error: Error) => void = () => undefined;
    let answer: ReturnType<typeof sendTo> | undefined;
    await new Promise<void>((begun) => {
      journal.before = () => {
        begun();
        return new Promise((_, failed) => (fail = failed));
      };
      answer = sendTo(referee, anna, payment('anna'));
    });
    // The books hold the move by now, the journal does not.
    const early = asked(referee, 'table');
    journal.before = null;
    fail(new Error('disk full'));
    expect(await answer).toMatchObject({ reason: 'store' });
    const seen = await early;
    expect(readLog(seen)).toHaveLength(1);
    expect(hashOf(readTable(seen))).toBe(hashOf(referee.state.play.table));
    // What comes next fits to what was seen.
    const stop = referee.watch(({ document, bytes }) => document === 'table' && Y.applyUpdate(seen, bytes));
    await sendTo(referee, anna, payment('anna'));
    stop();
    expect(readLog(seen)).toHaveLength(2);
    expect(seen.store.pendingStructs).toBeNull();
    expect(hashOf(readTable(seen))).toBe(hashOf(referee.state.play.table));
  });

  it('R3 does a message once, however often it is sent, also within one batch and after a restart', async () => {
    const house = openHouse();
    const referee = await openTestTable(house, 'free');
    const anna = await seatedAt(referee, 'anna');
    const bert = await seatedAt(referee, 'bert');
    const id = newId();
    const answers = await Promise.all([1, 2, 3].map(() => sendTo(referee, anna, payment('anna'), id)));
    expect(answers.map(({ n }) => n)).toEqual([1, 1, 1]);
    expect(await sendTo(referee, bert, payment('bert'), id)).toMatchObject({ reason: 'id-used' });
    const again = (await openHouse(house.journal).tables.open(referee.id))!;
    expect(await sendTo(again, anna, payment('anna'), id)).toMatchObject({ verdict: 'committed', n: 1 });
    expect(again.state.play.log).toHaveLength(2);
  });

  it('R4 judges against the present, whatever the sender had before the eyes', async () => {
    const house = openHouse();
    const referee = await openTestTable(house, 'free');
    const [anna, bert] = [await seatedAt(referee, 'anna'), await seatedAt(referee, 'bert')];
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        i % 2 ? sendTo(referee, anna, payment('anna')) : sendTo(referee, bert, payment('bert')),
      ),
    );
    expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });

  it('R6 says where a move has the wrong shape', async () => {
    const house = openHouse();
    const referee = await openTestTable(house, 'free');
    const anna = await seatedAt(referee, 'anna');
    const move = { type: 'pay', seat: 'anna', from: 'seat/anna', to: 'nowhere', amount: 1 };
    const answer = await sendTo(referee, anna, { type: 'propose', base: 0, act: { do: 'move', move } });
    expect(answer).toMatchObject({ verdict: 'malformed', reason: 'malformed-move', place: 'to' });
  });

  it('R24 comes back from snapshot and tail with everything, and goes on with the same document', async () => {
    const house = openHouse();
    const referee = await openTestTable(house, 'coach');
    const anna = await seatedAt(referee, 'anna');
    const live = liveDocument();
    await referee.attach('table', live);
    const moves = SNAPSHOT_EVERY + 30;
    for (let i = 0; i < moves; i++) await sendTo(referee, anna, payment('anna'));
    await sendTo(referee, anna, { type: 'desk', work: { do: 'say', text: 'so far' } });
    expect(await house.journal.snapshot(referee.id)).not.toBeNull();
    const again = (await openHouse(house.journal).tables.open(referee.id))!;
    expect(again.isDamaged).toBe(false);
    expect(again.state.play.flags.size).toBe(moves);
    expect(JSON.stringify(again.state.desk)).toBe(JSON.stringify(referee.state.desk));
    expect(again.state.seats).toEqual(referee.state.seats);
    await again.attach('table', live);
    await sendTo(again, anna, payment('anna'));
    // The setup, and the move that was made afterwards.
    expect(readLog(live)).toHaveLength(moves + 2);
    expect(hashOf(readTable(live))).toBe(hashOf(again.state.play.table));
  });

  it('R24 opens a table whose record does not come out only for looking', async () => {
    const journal = openSqlite(':memory:');
    const house = openHouse(journal);
    const referee = await openTestTable(house, 'free');
    const anna = await seatedAt(referee, 'anna');
    await sendTo(referee, anna, payment('anna'));
    const last = (await journal.rows(referee.id, 0)).at(-1)!;
    const forged = {
      ...(JSON.parse(last.body) as Entry),
      n: 2,
      id: 'forged-entry',
      hash: '0000000000000000',
    };
    await journal.append(referee.id, [
      { ...last, n: last.n + 1, id: 'forged-entry', body: JSON.stringify(forged) },
    ]);
    const again = (await openHouse(journal).tables.open(referee.id))!;
    expect(again.isDamaged).toBe(true);
    expect(await sendTo(again, anna, payment('anna'))).toMatchObject({ reason: 'table-damaged' });
    const live = liveDocument();
    await again.attach('table', live);
    expect(readLog(live).length).toBeGreaterThan(1);
  });

  it('R25 gives way to another server that was quicker, and judges again', async () => {
    const journal = openSqlite(':memory:');
    const [here, there] = [openHouse(journal), openHouse(journal)];
    const one = await openTestTable(here, 'free');
    const two = (await there.tables.open(one.id))!;
    const anna = await seatedAt(one, 'anna');
    const bert = await seatedAt(two, 'bert');
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        i % 2 ? sendTo(one, anna, payment('anna')) : sendTo(two, bert, payment('bert')),
      ),
    );
    expect(answers.every(({ verdict }) => verdict === 'committed')).toBe(true);
    await Promise.all([one.catchUp(), two.catchUp()]);
    expect(one.state.play.log.map(({ hash }) => hash)).toEqual(two.state.play.log.map(({ hash }) => hash));
    expect(one.state.play.log).toHaveLength(31);
    expect(two.state.seats).toEqual(one.state.seats);
  });

  it('R25 builds on what another server wrote, in game and document', async () => {
    const journal = openSqlite(':memory:');
    const [here, there] = [openHouse(journal), openHouse(journal)];
    const one = await openTestTable(here, 'free');
    const two = (await there.tables.open(one.id))!;
    const [near, far] = [liveDocument(), liveDocument()];
    await one.attach('table', near);
    await two.attach('table', far);
    const anna = await seatedAt(one, 'anna');
    for (let i = 0; i < 5; i++) await sendTo(one, anna, payment('anna'));
    await there.tables.catchUp();
    expect(two.n).toBe(one.n);
    await sendTo(two, anna, payment('anna'));
    await here.tables.catchUp();
    for (const doc of [near, far]) {
      expect(doc.store.pendingStructs).toBeNull();
      expect(readLog(doc)).toHaveLength(7);
      expect(hashOf(readTable(doc))).toBe(hashOf(two.state.play.table));
    }
  });
});
