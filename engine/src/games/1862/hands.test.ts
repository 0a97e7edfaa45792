import { describe, expect, it } from 'vitest';
import type { Gesture } from '../../table/game.ts';
import { interpret } from '../../table/interpret.ts';
import type { Move, Seat } from '../../table/types.ts';
import type { Table62 } from './clock.ts';
import { game } from './index.ts';
import { acted, at, cash } from './stock-scene.ts';
import { laterRound, newTable, Scene } from './testing.ts';

/** What a hand means, as moves of the game; legal ones only. */
const meant = (table: Table62, seat: Seat, gesture: Gesture): readonly Move[] =>
  interpret(game, table, seat, gesture)
    .filter(({ findings }) => findings.every(({ weight }) => weight !== 'breach'))
    .map(({ move }) => move);
/** What stands in the way of a hand. */
const told = (table: Table62, seat: Seat, gesture: Gesture): readonly string[] => [
  ...new Set(
    interpret(game, table, seat, gesture).flatMap(({ findings }) =>
      findings.filter(({ weight }) => weight === 'breach').map(({ rule }) => rule),
    ),
  ),
];
const nyc = () =>
  laterRound()
    .started('NYC', 'bert')
    .shares('NYC', 'anna', 2)
    .clock({ veterans: ['NYC'] });

describe('a hand in the stock round', () => {
  it('62-3.4 the cheapest private to the mat is a purchase, a dearer one a bid', () => {
    expect(meant(newTable(), 'anna', { piece: 'private/BOM', to: 'seat/anna' })).toEqual([
      { type: 'take', seat: 'anna', private: 'BOM' },
    ]);
    expect(meant(newTable(), 'anna', { piece: 'private/RMC', to: 'seat/anna' })).toEqual([
      { type: 'bid', seat: 'anna', lot: 'RMC', bid: 105 },
    ]);
  });
  it('62-4.15 a marker on the par', () => {
    const { table } = new Scene().privatesSold().clock({ parDue: { seat: 'anna', company: 'NYH' } });
    for (const gesture of [
      { piece: 'marker/NYH', to: 'market/1/4' },
      { piece: 'par/NYH', to: 'par/92' },
      // They look alike and lie on each other: either of them on either place.
      { piece: 'marker/NYH', to: 'par/92' },
      { piece: 'par/NYH', to: 'market/1/4' },
    ])
      expect(meant(table, 'anna', gesture)).toEqual([{ type: 'par', seat: 'anna', par: 92 }]);
  });
  it('62-19.8 the director certificate to the mat: which par is asked', () => {
    const found = meant(laterRound().table, 'anna', { piece: 'cert/CP/0', to: 'seat/anna' });
    expect(found.map(({ par }) => par)).toEqual([100, 92, 85, 80, 75, 70]);
    for (const piece of ['par/CP', 'marker/CP'])
      expect(meant(laterRound().table, 'anna', { piece, to: 'par/80' })).toEqual([
        { type: 'found', seat: 'anna', company: 'CP', par: 80 },
      ]);
  });
  it('62-18.3 a share to the mat, unsold or out of the pool; one to the pool is a sale', () => {
    const { table } = nyc();
    expect(meant(table, 'anna', { piece: 'cert/NYC/7', to: 'seat/anna' })).toMatchObject([
      { from: 'unsold' },
    ]);
    expect(meant(table, 'anna', { piece: 'cert/NYC/1', to: 'seat/anna' })).toMatchObject([{ from: 'pool' }]);
    expect(meant(table, 'anna', { piece: 'cert/NYC/4', to: 'pool' })).toEqual([
      { type: 'sell', seat: 'anna', company: 'NYC', count: 1 },
    ]);
  });
  it('62-19.25 ✗ the director certificate into the pool', () => {
    const { table } = laterRound().founded('CP', 'anna');
    const [hand] = interpret(game, table, 'anna', { piece: 'cert/CP/0', to: 'pool' });
    expect(hand).toMatchObject({
      move: { type: 'sell', count: 3 },
      findings: [{ rule: '1862/5/no-successor' }],
    });
    // Done all the same it lies there, and is paid like three shares.
    const then = acted(table, hand!.move);
    expect([at(then, 'cert/CP/0'), cash(then)['anna']]).toEqual(['pool', 600 + 3 * 92]);
  });
  it('62-4.6 a private out of the game is closed', () => {
    const { table } = nyc().owns('anna', 'BOM');
    expect(meant(table, 'anna', { piece: 'private/BOM', to: 'out' })).toEqual([
      { type: 'close', seat: 'anna', private: 'BOM' },
    ]);
  });
});

describe('a hand in the operating round', () => {
  const buying = () => nyc().train('NYC', '2').operating('NYC', 'trains').clock({ phase: '3' });
  it('62-14.2 a train onto the charter is bought; from another company it is asked for', () => {
    const scene = buying().started('CP', 'anna').train('CP', '2');
    expect(meant(scene.table, 'bert', { piece: 'train/2/3', to: 'company/NYC' })).toEqual([
      { type: 'train', seat: 'bert', train: 'train/2/3' },
    ]);
    expect(meant(scene.table, 'bert', { piece: 'train/2/2', to: 'company/NYC' })).toEqual([
      { type: 'offer', seat: 'bert', train: 'train/2/2', price: 1 },
    ]);
    const own = buying().started('CP', 'bert').train('CP', '2');
    expect(meant(own.table, 'bert', { piece: 'train/2/2', to: 'company/NYC' })).toMatchObject([
      { type: 'train', train: 'train/2/2', price: 1 },
    ]);
  });
  it('62-17.12 the 50 % certificate onto the charter is the buy-back, with as few notes as it takes', () => {
    const scene = buying().cash('company/NYC', 400);
    expect(meant(scene.table, 'bert', { piece: 'cert/NYC/9', to: 'company/NYC' })).toEqual([
      { type: 'buyback', seat: 'bert', notes: 2 },
    ]);
  });
  it('62-14.18 a share into the pool pays a debt', () => {
    const owed = [{ seat: 'anna', amount: 90, to: 'bank', company: 'CP', why: 'train' as const }];
    const { table } = buying().cash('seat/anna', 0).clock({ owed });
    expect(meant(table, 'anna', { piece: 'cert/NYC/4', to: 'pool' })).toEqual([
      { type: 'raise', seat: 'anna', company: 'NYC', count: 1 },
    ]);
  });
  it('62-9.2 ✗ a marker taken off the map', () => {
    const { table } = buying().token('NYC', 0, 'G35', 0, 0);
    expect(told(table, 'bert', { piece: 'token/NYC/0', to: 'company/NYC' })).toEqual([
      '1862/9/stations-stay',
    ]);
  });
});
