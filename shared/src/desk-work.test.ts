import { trusted } from '@stellwerk/engine/table/types.ts';
import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import type { Desk, Mark } from './desk.ts';
import { DESK_LIMITS, EMPTY_DESK } from './desk.ts';
import { deskAfter, workAt } from './desk-work.ts';
import type { Worker } from './desk-work.ts';
import type { DeskWork } from './messages.ts';
import { USUAL } from './opening.ts';

const anna: Worker = { who: 'anna', name: 'Anna', id: 'message1', now: 17, pieces: new Set(['tile/8']) };
const bert: Worker = { ...anna, who: 'bert', name: 'Bert', id: 'message2' };
const done = (desk: Desk, work: DeskWork, by = anna): Desk => {
  const outcome = workAt(desk, work, by);
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.desk;
};
const why = (desk: Desk, work: DeskWork, by = anna) => {
  const outcome = workAt(desk, work, by);
  return outcome.ok ? null : outcome.reason;
};
const arrow = { kind: 'arrow', from: 'hex/A1', to: 'hex/B2' } as const;
const full = (count: number, who: string): Readonly<Record<string, Mark>> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${who}/${i}`, { who, ...arrow }]));

describe('work at the desk', () => {
  it('gives a line its author and takes tricks of the alphabet out of it', () => {
    const { chat } = done(EMPTY_DESK, { do: 'say', text: ' good\u202E game\u0007 ' });
    expect(chat).toEqual([{ id: 'message1', who: 'anna', name: 'Anna', text: 'good game', at: 17 }]);
    expect(why(EMPTY_DESK, { do: 'say', text: ' \u202E ' })).toBe('bad-shape');
  });

  it('forgets the oldest lines, never the newest', () => {
    const line = { id: 'old', who: 'bert', name: 'Bert', text: 'old', at: 0 };
    const chat = Array.from({ length: DESK_LIMITS.lines }, (_, i) => ({ ...line, id: `old${i}` }));
    const next = done({ ...EMPTY_DESK, chat }, { do: 'say', text: 'new' }).chat;
    expect(next).toHaveLength(DESK_LIMITS.lines);
    expect([next[0]?.id, next.at(-1)?.text]).toEqual(['old1', 'new']);
  });

  it('keeps marks apart by who made them', () => {
    const both = done(
      done(EMPTY_DESK, { do: 'mark', mark: 'm', is: arrow }),
      { do: 'mark', mark: 'm', is: arrow },
      bert,
    );
    expect(Object.keys(both.marks)).toEqual(['anna/m', 'bert/m']);
    expect(Object.keys(done(both, { do: 'wipe' }).marks)).toEqual(['bert/m']);
    expect(Object.keys(done(both, { do: 'mark', mark: 'm', is: null }, bert).marks)).toEqual(['anna/m']);
  });

  it('has room for so many marks, each and in all; one that is there can still be changed', () => {
    const mine = { ...EMPTY_DESK, marks: full(DESK_LIMITS.marksEach, 'anna') };
    expect(why(mine, { do: 'mark', mark: 'one more', is: arrow })).toBe('desk-full');
    expect(why(mine, { do: 'mark', mark: '0', is: arrow })).toBeNull();
    expect(why(mine, { do: 'mark', mark: 'one more', is: arrow }, bert)).toBeNull();
    const theirs = { ...EMPTY_DESK, marks: full(DESK_LIMITS.marks, 'many') };
    expect(why(theirs, { do: 'mark', mark: 'one more', is: arrow })).toBe('desk-full');
  });

  it('lets pieces of the table lie loose, and no others', () => {
    const at = { x: 3, y: 4 };
    const laid = done(EMPTY_DESK, { do: 'loose', piece: 'tile/8', is: at });
    expect(laid.loose).toEqual({ 'tile/8': at });
    expect(done(laid, { do: 'loose', piece: 'tile/8', is: null }).loose).toEqual({});
    expect(why(EMPTY_DESK, { do: 'loose', piece: 'tile/none', is: at })).toBe('bad-shape');
    const many = Array.from({ length: DESK_LIMITS.loose }, (_, i) => [`piece/${i}`, at] as const);
    const crowded = { ...EMPTY_DESK, loose: Object.fromEntries(many) };
    expect(why(crowded, { do: 'loose', piece: 'tile/8', is: at })).toBe('desk-full');
  });

  it('knows since when a hand is up', () => {
    const up = done(EMPTY_DESK, { do: 'hand', up: true });
    expect(up.hands).toEqual({ anna: 17 });
    expect(done(up, { do: 'hand', up: false }).hands).toEqual({});
  });

  it('R21 has no room for hands without end: the one that is up longest goes down', () => {
    const many = Array.from({ length: DESK_LIMITS.hands }, (_, i) => [`g-${i}`, i] as const);
    const { hands } = done({ ...EMPTY_DESK, hands: Object.fromEntries(many) }, { do: 'hand', up: true });
    expect(Object.keys(hands)).toHaveLength(DESK_LIMITS.hands);
    expect(hands).toMatchObject({ anna: 17, 'g-1': 1 });
    expect(hands).not.toHaveProperty('g-0');
    // Whoever raises it again takes nobody's place.
    expect(Object.keys(done({ ...EMPTY_DESK, hands }, { do: 'hand', up: true }).hands)).toHaveLength(100);
  });
});

describe('what people drew', () => {
  it('goes with the turn; notes stay', async () => {
    const game = (await loadGame(GAME_IDS[0]!))!;
    const start = openPlay(game, { ...USUAL, game: game.id, options: {}, seats: ['anna', 'bert'], seed: 1 });
    const [seat = ''] = game.turn(start.table);
    const outcome = commit(start, {
      id: 'a',
      seat,
      act: { do: 'move', move: trusted({ type: 'pass', seat }) },
    });
    const next: Play = outcome.ok ? outcome.play : start;
    expect(game.turn(next.table)).not.toEqual([seat]);
    const note: Mark = { who: 'anna', kind: 'note', from: 'hex/A1', text: 'mine' };
    const desk = { ...EMPTY_DESK, marks: { ...full(2, 'anna'), 'anna/n': note } };
    expect(deskAfter(desk, start, next).marks).toEqual({ 'anna/n': note });
    expect(deskAfter(desk, start, start)).toBe(desk);
  });
});
