import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import type { Piece, Table } from '@stellwerk/engine/table/types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Bench, HeldPiece } from './machine.ts';
import { drop, hover, inHandOf, takeMore } from './machine.ts';
import { countField, fanOf, goesInFans, isSaidByPlace } from './several.ts';
import { targetsOf } from './targets.ts';
import { pieceIds, pieceOf, piecesFrom } from '@stellwerk/engine/table/places.ts';

const PLACES = ['pool', 'seat/anna', 'seat/bert'];
let game: Game;
let bench: Bench;

/** Anna is president of KHS and holds three ordinary certificates of it; the second stock round runs. */
beforeAll(async () => {
  game = (await loadGame('18te'))!;
  const { table } = openPlay(game, {
    ...{ game: game.id, variant: 'standard', options: {}, seats: ['anna', 'bert'], seed: 1 },
    ...{ mode: 'coach', bookkeeping: 'auto' },
  });
  const pieces: Record<string, Piece> = { ...table.pieces.toJSON() };
  for (const n of [0, 1, 2, 3]) pieces[`cert/KHS/${n}`] = { at: 'seat/anna' };
  const price = Object.keys(pieces).find((id) => id.startsWith('price/KHS'));
  if (price) pieces[price] = { at: 'market/2/4' };
  const clock = { ...table.clock, round: 'SR', set: 2, turn: 'anna' } as Table['clock'];
  bench = { game, table: { ...table, pieces: piecesFrom(pieces), clock }, seat: 'anna', mode: 'coach' };
});

const hold = (piece: string, count: number | null): HeldPiece => ({
  kind: 'piece',
  piece,
  from: pieceOf(bench.table, piece)!.at,
  turn: 0,
  turns: false,
  targets: targetsOf(game, bench.table, 'anna', piece, PLACES),
  fan: fanOf(bench, piece),
  count,
});

describe('a fan in the hand', () => {
  it('is what lies together and is as good: ordinary certificates of one company, not the president’s', () => {
    expect(fanOf(bench, 'cert/KHS/2').toSorted()).toEqual(['cert/KHS/1', 'cert/KHS/2', 'cert/KHS/3']);
    expect(fanOf(bench, 'cert/KHS/2')[0]).toBe('cert/KHS/2');
    expect(fanOf(bench, 'cert/KHS/0')).toEqual(['cert/KHS/0']);
  });
  it('goes to the pool as one sale of that many', () => {
    for (const count of [2, 3]) {
      const over = hover(bench, hold('cert/KHS/1', count), 'pool');
      expect(over.count).toBe(count);
      expect(drop(over)).toMatchObject({ kind: 'send', move: { type: 'sell', company: 'KHS', count } });
    }
  });
  it('goes one by one where the title knows no such move', () => {
    const over = hover(bench, hold('cert/KHS/1', 3), 'seat/bert');
    expect(over.count).toBe(1);
    expect(over.readings.every(({ free }) => free)).toBe(true);
  });
  it('grows and shrinks between one and all of it', () => {
    const held = hold('cert/KHS/1', null);
    expect(inHandOf(held)).toEqual(['cert/KHS/1']);
    expect(inHandOf(takeMore(held, 1))).toHaveLength(2);
    expect(takeMore(takeMore(held, 1), 5).count).toBe(3);
    expect(takeMore(held, -1).count).toBe(1);
    const alone = hold('cert/KHS/0', null);
    expect(takeMore(alone, 1)).toBe(alone);
  });
  it('knows the number that says how many from a price or a bid', () => {
    const sale = { type: 'sell', seat: 'anna', company: 'KHS', count: 1 };
    expect(countField(bench, sale, 'cert/KHS/1', 'pool')).toBe('count');
    const auction = { type: 'auction', seat: 'anna', company: 'CME', bid: 100 };
    expect(countField(bench, auction, 'cert/CME/0', 'seat/anna')).toBeNull();
  });
  it('is offered only for what can go together anywhere', () => {
    expect(goesInFans(bench, 'cert/KHS/1', PLACES)).toBe(true);
    const train = pieceIds(bench.table).find((id) => id.startsWith('train/'))!;
    expect(goesInFans(bench, train, PLACES)).toBe(false);
  });
});

describe('a number that the place says', () => {
  it('a bid marker on a printed field is the bid of that field; a share on a mat leaves its price open', async () => {
    const dortmund = (await loadGame('18do'))!;
    const { table } = openPlay(dortmund, {
      ...{ game: '18do', variant: 'trg', options: {}, seats: ['anna', 'bert', 'cleo'], seed: 5 },
      ...{ mode: 'strict', bookkeeping: 'auto' },
    });
    const [seat] = dortmund.turn(table);
    const at: Bench = { game: dortmund, table, seat: seat!, mode: 'strict' };
    const [bid] = [...dortmund.options(table, seat!, { type: 'bid' })];
    const amount = Number(bid!['bid']);
    const lot = typeof bid!['lot'] === 'string' ? bid!['lot'] : '';
    const field = `bid/${lot}/${amount}`;
    const blank = { field: 'bid', min: amount, max: amount + 15 };
    expect(isSaidByPlace(at, bid!, field, blank)).toBe(true);
    expect(isSaidByPlace(at, bid!, `seat/${seat!}`, blank)).toBe(false);
    const sale = { type: 'sell', seat: 'anna', company: 'KHS', count: 1 };
    expect(isSaidByPlace(bench, sale, 'pool', { field: 'count', min: 1, max: 3 })).toBe(false);
  });
  it('nor where another piece than the one in the hand comes to lie there: a par has a marker on the market, too', async () => {
    const spain = (await loadGame('18esp'))!;
    const { table } = openPlay(spain, {
      ...{ game: spain.id, variant: 'standard', options: {}, seats: ['anna', 'bert', 'cleo'], seed: 1 },
      ...{ mode: 'coach', bookkeeping: 'auto' },
    });
    const clock = { ...table.clock, round: 'SR', set: 2, phase: '2', lot: null, turn: 'anna' };
    const at: Bench = { game: spain, table: { ...table, clock }, seat: 'anna', mode: 'coach' };
    const open = (name: string): boolean => pieceOf(table, `cert/${name}/0`)?.at === `ipo/${name}`;
    const company = ['CFEA', 'CFLG', 'FdLR'].find(open)!;
    const start = { type: 'start', seat: 'anna', company, par: 80 };
    const blank = { field: 'par', min: 70, max: 100 };
    expect(isSaidByPlace(at, start, 'par/80', blank)).toBe(true);
    expect(isSaidByPlace(at, start, 'seat/anna', blank)).toBe(false);
  });
});
