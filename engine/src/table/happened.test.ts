import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, loadGame } from '../games/registry.ts';
import { apply } from './apply.ts';
import { happened } from './happened.ts';
import { hashAfresh, hashOf } from './hash.ts';
import { noLuck, seededLuck } from './luck.ts';
import { specOf } from './judge.ts';
import { openPlay } from './play.ts';
import { positionAt } from './positions.ts';
import { RANDOM_PLAY, randomGame } from './random-play.ts';
import { recallLog } from './replay.ts';
import { BLUE, CONFIG, Evening, PLACES, RED, SEATS, STONES } from './testing.ts';
import type { Effect } from './types.ts';
import { pieceOf } from './places.ts';

const [RED1] = RED;
const { table } = openPlay(STONES, CONFIG);

describe('what the log keeps of a move', () => {
  it('is what changes the table', () => {
    const effects: Effect[] = [
      { put: RED1, at: 'seat/anna', due: 'due/stone' },
      { pay: 2, from: 'seat/anna', to: 'bank', due: 'due/price' },
      { set: 'turn', to: 'bert' },
    ];
    expect(happened(table, effects)).toEqual([
      { put: RED1, at: 'seat/anna' },
      { pay: 2, from: 'seat/anna', to: 'bank' },
      { set: 'turn', to: 'bert' },
    ]);
  });
  it.each<[string, Effect[]]>([
    ['a piece that stays where it is', [{ put: RED1, ...pieceOf(table, RED1)! }]],
    ['a piece that is none', [{ put: 'ghost', at: 'heap' }]],
    ['a payment of nothing', [{ pay: 0, from: 'bank', to: 'seat/anna' }]],
    ['a payment to oneself', [{ pay: 5, from: 'bank', to: 'bank' }]],
    ['a clock that stands there already', [{ set: 'turn', to: 'anna' }]],
    ['an equal list, made anew', [{ set: 'seats', to: [...SEATS] }]],
    ['a key that is not there and is taken away', [{ set: 'nothing', to: undefined }]],
  ])('leaves out %s', (_, effects) => expect(happened(table, effects)).toEqual([]));
  it('keeps a piece that comes back on its way, and the last word about the clock', () => {
    const there: Effect[] = [
      { put: RED1, at: 'seat/anna' },
      { set: 'turn', to: 'bert' },
      { put: RED1, at: 'heap' },
      { set: 'turn', to: 'cleo' },
    ];
    expect(happened(table, there)).toEqual([there[0], there[2], there[3]]);
  });
  it('tells nothing from a key that is empty: null is a value', () => {
    expect(happened(table, [{ set: 'nothing', to: null }])).toEqual([{ set: 'nothing', to: null }]);
  });
  it('stands in the entries', () => {
    const [entry] = new Evening().move('toll', 'anna').log.slice(-1);
    expect(entry!.effects!.every((effect) => !('due' in effect))).toBe(true);
  });
});

const effect: fc.Arbitrary<Effect> = fc.oneof(
  fc.record({
    put: fc.constantFrom(...RED, ...BLUE, 'ghost'),
    at: fc.constantFrom(...PLACES),
    side: fc.constantFrom(undefined, 'a', 'b'),
    order: fc.constantFrom(undefined, 1, 2),
  }),
  fc.record({
    pay: fc.integer({ min: -3, max: 3 }),
    from: fc.constantFrom('bank', 'seat/anna'),
    to: fc.constantFrom('bank', 'seat/anna', 'seat/bert'),
    due: fc.constantFrom(undefined, 'due/price'),
  }),
  fc.record({
    set: fc.constantFrom('turn', 'other'),
    to: fc.constantFrom<NonNullable<unknown> | null | undefined>('anna', 'bert', null, undefined, [1], {
      a: 1,
    }),
  }) as fc.Arbitrary<Effect>,
);

describe('the effects that are kept', () => {
  it('lead to the same position as all of them, and stay as they are when they are kept again', () => {
    fc.assert(
      fc.property(
        fc.array(effect, { maxLength: 12 }),
        fc.array(effect, { maxLength: 12 }),
        (before, effects) => {
          const from = apply(table, before);
          const kept = happened(from, effects);
          const [all, some] = [apply(from, effects), apply(from, kept)];
          expect(hashAfresh(some)).toBe(hashAfresh(all));
          expect(hashOf(some)).toBe(hashOf(all));
          expect(happened(from, kept)).toEqual(kept);
        },
      ),
      { seed: 41, numRuns: 400 },
    );
  });
  it.each(GAME_IDS)('are fewer than %s says, and tell the whole game', async (id) => {
    const game = (await loadGame(id))!;
    const config = {
      ...CONFIG,
      game: id,
      seats: SEATS,
      variant: game.variants[0]!.id,
      mode: 'strict',
    } as const;
    const { play } = randomGame(game, config, seededLuck(3, 3), { ...RANDOM_PLAY, limit: 60 });
    const said = play.log.flatMap(({ act, n }) =>
      act.do === 'move' && play.log[n]!.luck.length === 0
        ? (specOf(play.game, act.move.type)?.effects(positionAt(play, play.line[n]!), act.move, noLuck) ?? [])
        : [],
    );
    const kept = play.log.flatMap(({ effects, luck }) => (luck.length === 0 ? (effects ?? []) : []));
    expect(kept.length).toBeLessThan(said.length);
    expect(recallLog(game, config, play.log).play?.table).toEqual(play.table);
  });
});
