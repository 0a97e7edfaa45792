import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import type { Gesture } from './game.ts';
import { interpret } from './interpret.ts';
import { parseMove } from './judge.ts';
import { BLUE, Evening, GAME, newTable, RED } from './testing.ts';
import type { StonesTable } from './testing.ts';

const [RED1, RED2, RED3] = RED;
const table = newTable();
const later = apply(table, [{ set: 'round', to: 2 }]);
const read = (at: StonesTable, gesture: Gesture, seat = 'anna') =>
  interpret(GAME, at, seat, gesture).map(({ move, findings, free }) => [move.type, findings.length, free]);

describe('reading a gesture', () => {
  it('finds the one move that does this', () => {
    expect(read(table, { pay: 2, from: 'seat/anna', to: 'bank' })).toEqual([['toll', 0, false]]);
  });
  it('finds several, the legal ones first, all of them judged', () => {
    expect(read(table, { piece: RED1, to: 'seat/anna' })).toEqual([
      ['take', 0, false],
      ['borrow', 1, false],
    ]);
    expect(read(later, { piece: RED1, to: 'seat/anna' })).toEqual([
      ['borrow', 0, false],
      ['take', 0, false],
    ]);
  });
  it('finds illegal moves too: what the hand meant is not what it may', () => {
    expect(read(table, { piece: RED1, to: 'seat/bert' }, 'bert')).toEqual([
      ['take', 1, false],
      ['borrow', 2, false],
    ]);
  });
  it('takes it for a free move when no move does this', () => {
    expect(interpret(GAME, table, 'anna', { piece: RED1, to: 'box', turn: 2, side: 'x' })).toEqual([
      {
        move: { type: 'put', seat: 'anna', piece: RED1, to: 'box', turn: 2, side: 'x' },
        findings: [{ rule: 'table/free-move', section: '', weight: 'breach', params: {} }],
        free: true,
      },
    ]);
  });
  it('leaves out moves that somebody offered but whose effects are others', () => {
    expect(read(table, { pay: 3, from: 'seat/anna', to: 'bank' })).toEqual([['pay', 1, true]]);
    expect(read(table, { pay: 2, from: 'bank', to: 'seat/anna' })).toEqual([['pay', 1, true]]);
  });
  it('gives moves that can be sent as they are', () => {
    const gestures: Gesture[] = [
      { piece: RED1, to: 'seat/anna' },
      { piece: 'die', to: 'box', turn: 1 },
      { pay: 9, from: 'seat/anna', to: 'seat/bert' },
    ];
    for (const gesture of gestures)
      for (const { move } of interpret(GAME, table, 'anna', gesture))
        expect(parseMove(GAME, table, move).ok).toBe(true);
  });
});

describe('reading a gesture while something is due', () => {
  const open = new Evening({ bookkeeping: 'hands-on' }).take('anna', RED1).table;

  it('takes it for the due before anything else', () => {
    expect(interpret(GAME, open, 'bert', { pay: 5, from: 'seat/anna', to: 'bank' })).toEqual([
      {
        move: { type: 'pay', seat: 'bert', from: 'seat/anna', to: 'bank', amount: 5 },
        findings: [],
        free: false,
      },
    ]);
    expect(read(open, { piece: 'counter', to: 'steps/1' })).toEqual([['put', 0, false]]);
  });
  it('takes a part payment for the due, though a move would do the same', () => {
    expect(read(open, { pay: 2, from: 'seat/anna', to: 'bank' })).toEqual([['pay', 0, false]]);
  });
  it('reads everything else on the table as it will be', () => {
    expect(read(open, { piece: RED2, to: 'seat/anna' })[0]).toEqual(['take', 0, false]);
    expect(read(open, { piece: 'counter', to: 'steps/2' })).toEqual([['put', 1, true]]);
    const evening = new Evening({ bookkeeping: 'hands-on' });
    for (const stone of [...RED, BLUE[0]]) evening.take('anna', stone);
    const [reading] = interpret(GAME, evening.table, 'anna', { piece: BLUE[1], to: 'seat/anna' });
    expect(evening.cash('seat/anna')).toBe(20);
    expect(reading?.findings.map((finding) => finding.rule)).toContain('stones/purse');
  });
  it('sees a twin as the due piece', () => {
    const evening = new Evening({ bookkeeping: 'hands-on', mode: 'free' });
    for (const stone of [...RED, BLUE[0]]) evening.carry('anna', stone, 'seat/anna');
    evening.move('tithe', 'anna');
    expect(read(evening.table, { piece: RED3, to: 'box' })).toEqual([['put', 0, false]]);
    expect(read(evening.table, { piece: BLUE[0], to: 'box' })).toEqual([['put', 1, true]]);
  });
});
