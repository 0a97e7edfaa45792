import { trusted } from '@stellwerk/engine/table/types.ts';
import { openTable } from '@stellwerk/engine/table/hidden.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { hashAfresh, hashOf } from '@stellwerk/engine/table/hash.ts';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { Act, Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import { randomNonsense } from '@stellwerk/engine/table/random-play.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import * as Y from 'yjs';
import { viewBoard } from './board-view.ts';
import type { Desk } from './desk.ts';
import { EMPTY_DESK, projectDesk, readDesk } from './desk.ts';
import type { Board } from './documents.ts';
import {
  project,
  projectHand,
  readFlags,
  readHand,
  readLog,
  readSeats,
  readSettings,
  readTable,
} from './documents.ts';

const SEATS = ['anna', 'bert', 'carla'];
let game: Game;
let start: Play;
beforeAll(async () => {
  game = (await loadGame('18te'))!;
  start = openPlay(game, {
    game: game.id,
    seats: SEATS,
    variant: 'standard',
    options: {},
    seed: 1,
    mode: 'coach',
    bookkeeping: 'auto',
  });
});
const boardOf = (play: Play): Board => ({
  play,
  seats: { anna: { name: 'Anna', colour: 'red', taken: true, link: 0 } },
  room: { name: 'Friday', closed: false, hints: true, links: { host: 0, join: 0, watch: 0 } },
  requests: {},
  answered: {},
});
const step = (play: Play, act: Act): Play => {
  const outcome = commit(play, { id: `id${play.log.length}`, seat: 'anna', act });
  return outcome.ok ? outcome.play : play;
};

describe('the board document', () => {
  it('R1 follows a game of nonsense move by move, through undo and redo, and always reads back equal', () => {
    const doc = new Y.Doc();
    const copy = new Y.Doc();
    doc.on('update', (update: Uint8Array) => Y.applyUpdate(copy, update));
    const pick = seededLuck(3, 3);
    let play = start;
    project(doc, null, boardOf(play));
    for (let i = 0; i < 300; i++) {
      const before = play;
      const move = randomNonsense(game, play, pick);
      if (i % 17 === 16) play = step(play, { do: 'undo', to: pick(play.log.length) });
      else if (move) play = step(play, { do: 'move', move });
      doc.transact(() => project(doc, boardOf(before), boardOf(play)));
      expect(hashAfresh(readTable(copy))).toBe(hashOf(play.table));
    }
    expect(readLog(copy)).toEqual(JSON.parse(JSON.stringify(play.log)));
    expect(readFlags(copy)).toEqual(play.flags);
    expect(readSettings(copy)).toMatchObject({ mode: 'coach', head: play.head, name: 'Friday' });
    expect(readSettings(copy).config).not.toHaveProperty('seed');
    expect(readSeats(copy)).toEqual(boardOf(play).seats);
  });

  it('R1 is changed by a move only where the move changed something', () => {
    const doc = new Y.Doc();
    project(doc, null, boardOf(start));
    const moved = step(start, {
      do: 'move',
      move: trusted({ type: 'pay', seat: 'anna', from: 'seat/anna', to: 'bank', amount: 1 }),
    });
    const touched = new Map<string, string[]>();
    for (const part of ['pieces', 'cash', 'clock', 'settings', 'seats'])
      doc.getMap(part).observe((event) =>
        touched.set(
          part,
          [...(event.keysChanged as Set<string>)].toSorted((a, b) => a.localeCompare(b)),
        ),
      );
    doc.transact(() => project(doc, boardOf(start), boardOf(moved)));
    expect(Object.fromEntries(touched)).toEqual({ cash: ['bank', 'seat/anna'], settings: ['head'] });
  });

  it('R26 is shown to a client without a way to write, each part kept until it changes', () => {
    const doc = new Y.Doc();
    const view = viewBoard(doc);
    expect(view.isThere()).toBe(false);
    project(doc, null, boardOf(start));
    let calls = 0;
    const stop = view.subscribe(() => calls++);
    const seats = view.seats();
    const table = view.table();
    const moved = step(start, {
      do: 'move',
      move: trusted({ type: 'pay', seat: 'anna', from: 'seat/anna', to: 'bank', amount: 1 }),
    });
    doc.transact(() => project(doc, boardOf(start), boardOf(moved)));
    expect(calls).toBe(1);
    expect(view.seats()).toBe(seats);
    expect(view.table()).not.toBe(table);
    expect(view.log().length).toBe(2);
    stop();
  });
});

describe('hidden hands', () => {
  /** A game where everybody sees only the own purse. */
  const hiding = (): Game => ({
    ...game,
    view(table, seat) {
      const cash = Object.entries(table.cash).map(([account, amount]) => [
        account,
        account.startsWith('seat/') && account !== `seat/${seat}` ? 0 : amount,
      ]);
      return { ...table, cash: Object.fromEntries(cash) as Table['cash'] };
    },
  });

  it('R27 are in no document that another seat can read', () => {
    const secretive = hiding();
    const play = openPlay(secretive, { ...start.config, seed: 5 });
    const board = new Y.Doc();
    project(board, null, boardOf(play));
    expect(readTable(board).cash['seat/anna']).toBe(0);
    const hand = new Y.Doc();
    const own = secretive.view!(play.table, 'anna');
    projectHand(hand, openTable(secretive, play.table), own);
    expect(hand.getMap('cash').toJSON()).toEqual({ 'seat/anna': play.table.cash['seat/anna'] });
    expect(hashAfresh(readHand(readTable(board), hand))).toBe(hashAfresh(own));
  });
});

describe('the desk document', () => {
  it('R21 reads back as it was written, old lines leave at the front', () => {
    const doc = new Y.Doc();
    const line = (n: number) => ({ id: `l${n}`, who: 'anna', name: 'Anna', text: `<b>${n}`, at: n });
    let desk: Desk = EMPTY_DESK;
    for (let n = 0; n < 20; n++) {
      const next: Desk = {
        chat: [...desk.chat, line(n)].slice(-7),
        marks: n % 3 === 0 ? {} : { ...desk.marks, [`anna/${n}`]: { who: 'anna', kind: 'ring', from: 'A1' } },
        loose: { ...desk.loose, [`x/${n % 4}`]: { x: n, y: -n } },
        hands: n % 2 === 0 ? { anna: n } : {},
        lesson: n < 5 ? null : { file: { id: 'x' }, lead: n % 3 === 0 ? null : n },
        pupils: { ...desk.pupils, p1: { name: 'Pia', at: n, isDone: false, wrong: 0, way: [[]], seen: n } },
      };
      doc.transact(() => projectDesk(doc, desk, next));
      desk = next;
      expect(readDesk(doc)).toEqual(desk);
    }
  });
});
