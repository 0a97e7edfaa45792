import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, totalCash } from './apply.ts';
import { frozen, newTable } from './testing.ts';
import type { Effect } from './types.ts';
import { pieceIds, pieceOf } from './places.ts';

const table = frozen(newTable());
const STRANGE = ['nobody', '', 'constructor', 'toString', '__proto__', 'hasOwnProperty'];

const piece = fc.constantFrom(...pieceIds(table), ...STRANGE);
const account = fc.constantFrom(...Object.keys(table.cash), ...STRANGE);
const amount = fc.oneof(
  fc.integer({ min: -30, max: 30 }),
  fc.constantFrom(Number.NaN, Infinity, 1.5, -0, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER),
);
const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    put: piece,
    at: fc.string({ maxLength: 4 }),
    turn: fc.option(fc.nat(5), { nil: undefined }),
    order: fc.option(fc.integer(), { nil: undefined }),
    side: fc.option(fc.string({ maxLength: 2 }), { nil: undefined }),
  }),
  fc.record({ pay: amount, from: account, to: account }),
  fc.record({
    set: fc.constantFrom('turn', 'round', 'motto', ...STRANGE),
    to: fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined }),
  }) as fc.Arbitrary<Effect>,
);
const effects = fc.array(effect, { maxLength: 30 });

describe('apply: the three effects', () => {
  it('puts a piece at a place', () => {
    expect(pieceOf(apply(table, [{ put: 'counter', at: 'steps/2' }]), 'counter')).toEqual({ at: 'steps/2' });
  });
  it('drops turn and order of the old place', () => {
    const turned = apply(table, [{ put: 'die', at: 'heap', turn: 2, order: 4 }]);
    expect(pieceOf(turned, 'die')).toEqual({ at: 'heap', turn: 2, order: 4, side: '1' });
    expect(pieceOf(apply(turned, [{ put: 'die', at: 'tray' }]), 'die')).toEqual({ at: 'tray', side: '1' });
  });
  it('keeps the side unless another one is turned up', () => {
    expect(pieceOf(apply(table, [{ put: 'die', at: 'box' }]), 'die')?.side).toBe('1');
    expect(pieceOf(apply(table, [{ put: 'die', at: 'box', side: '6' }]), 'die')?.side).toBe('6');
  });
  it('never writes the name of a due onto the table', () => {
    expect(pieceOf(apply(table, [{ put: 'die', at: 'box', due: 'due/x' }]), 'die')).toEqual({
      at: 'box',
      side: '1',
    });
  });
  it('pays from purse to purse, and opens a purse that is not there yet', () => {
    const { cash } = apply(table, [{ pay: 30, from: 'seat/anna', to: 'company/NEW' }]);
    expect([cash['seat/anna'], cash['company/NEW']]).toEqual([-10, 30]);
  });
  it('lets a negative payment flow back', () => {
    const { cash } = apply(table, [{ pay: -5, from: 'seat/anna', to: 'bank' }]);
    expect([cash['seat/anna'], cash['bank']]).toEqual([25, 95]);
  });
  it('sets the clock, and takes a key off it', () => {
    expect(apply(table, [{ set: 'turn', to: 'bert' }]).clock.turn).toBe('bert');
    expect('motto' in apply(table, [{ set: 'motto', to: undefined }]).clock).toBe(false);
  });
  it('carries out effects in their order', () => {
    const twice = apply(table, [
      { put: 'counter', at: 'steps/1' },
      { put: 'counter', at: 'steps/2' },
    ]);
    expect(pieceOf(twice, 'counter')?.at).toBe('steps/2');
  });
});

describe('apply: total', () => {
  it.each<[string, Effect]>([
    ['a piece that is not on the table', { put: 'ghost', at: 'heap' }],
    ['a piece with an inherited name', { put: 'constructor', at: 'heap' }],
    ['the prototype as a piece', { put: '__proto__', at: 'heap' }],
    ['a payment of nothing', { pay: 0, from: 'bank', to: 'seat/anna' }],
    ['a payment that is not a number', { pay: Number.NaN, from: 'bank', to: 'seat/anna' }],
    ['an endless payment', { pay: Infinity, from: 'bank', to: 'seat/anna' }],
    ['half a coin', { pay: 0.5, from: 'bank', to: 'seat/anna' }],
    ['a payment to oneself', { pay: 5, from: 'bank', to: 'bank' }],
    ['a payment to the prototype', { pay: 5, from: 'bank', to: '__proto__' }],
    ['more than can be counted', { pay: Number.MAX_SAFE_INTEGER, from: 'seat/anna', to: 'bank' }],
    ['a clock key that is the prototype', { set: '__proto__', to: { turn: 'bert' } }],
    ['the clock set to what it shows', { set: 'turn', to: 'anna' }],
    ['a clock key taken off that is not there', { set: 'toString', to: undefined }],
    ['a piece put where it lies', { put: 'counter', at: 'steps/0' }],
  ])('%s changes nothing at all', (_, strange) => {
    expect(apply(table, [strange])).toBe(table);
  });
  it('counts money exactly for a purse with an inherited name', () => {
    const { cash } = apply(table, [{ pay: 5, from: 'bank', to: 'constructor' }]);
    expect(cash['constructor']).toBe(5);
  });
  it('never changes the table it was given (frozen), and conserves money and pieces, whatever the effects', () => {
    fc.assert(
      fc.property(effects, (list) => {
        const after = apply(table, list);
        expect(totalCash(after)).toBe(totalCash(table));
        expect(pieceIds(after)).toEqual(pieceIds(table));
        expect(Object.values(after.cash).every(Number.isSafeInteger)).toBe(true);
        expect(Object.getPrototypeOf(after.clock)).toBe(Object.prototype);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
  it('gives the same table for effects one by one as for all at once', () => {
    fc.assert(
      fc.property(effects, (list) => {
        const step = list.reduce((now, one) => apply(now, [one]), table);
        expect(apply(table, list)).toEqual(step);
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});

describe('apply: shares what did not change', () => {
  it('gives back the very table when there is nothing to do', () => {
    expect(apply(table, [])).toBe(table);
  });
  it('keeps cash, clock and the other pieces when one piece is moved', () => {
    const after = apply(table, [{ put: 'counter', at: 'steps/1' }]);
    expect(after.cash).toBe(table.cash);
    expect(after.clock).toBe(table.clock);
    expect(pieceOf(after, 'die')).toBe(pieceOf(table, 'die'));
  });
  it('keeps the pieces when money moves, and both when the clock moves', () => {
    expect(apply(table, [{ pay: 1, from: 'bank', to: 'seat/anna' }]).pieces).toBe(table.pieces);
    const after = apply(table, [{ set: 'round', to: 2 }]);
    expect([after.pieces, after.cash]).toEqual([table.pieces, table.cash]);
    expect(after.clock.seats).toBe(table.clock.seats);
  });
});
