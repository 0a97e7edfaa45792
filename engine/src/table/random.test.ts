import { trusted } from './types.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalCash } from './apply.ts';
import { hashAfresh } from './hash.ts';
import { parseMove } from './judge.ts';
import { isLive, redoTarget, undoTarget } from './history.ts';
import { replay } from './replay.ts';
import { positionAt, positionsOf } from './positions.ts';
import type { Act } from './play.ts';
import { BLUE, CONFIG, Evening, GAME, PLACES, RED, SEATS, STONES } from './testing.ts';
import { BOOKKEEPING, MODES } from './types.ts';
import type { Move } from './types.ts';
import { pieceIds } from './places.ts';

/** Anything that can happen on an evening. Numbers of entries are wishes: they are cut to what is there. */
const seat = fc.constantFrom(...SEATS);
const stone = fc.constantFrom(...RED, ...BLUE);
const account = fc.constantFrom('bank', ...SEATS.map((name) => `seat/${name}`));
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constantFrom('take', 'borrow'), seat, stone }),
  fc.record({ type: fc.constantFrom('tithe', 'roll', 'toll', 'pass', 'settle'), seat }),
  fc.record({
    type: fc.constant('put'),
    seat,
    piece: fc.oneof(stone, fc.constant('counter')),
    to: fc.constantFrom(...PLACES),
  }),
  fc.record({
    type: fc.constant('pay'),
    seat,
    from: account,
    to: account,
    amount: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ type: fc.constant('set'), seat, key: fc.constant('turn'), to: seat }),
);
const entry = fc.nat(60);
const happening: fc.Arbitrary<Act | 'undo' | 'redo' | 'settle one'> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('move' as const), move: move.map(trusted) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      move: move.map(trusted),
      overruled: fc.constant(['anna']),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('move' as const), move: move.map(trusted), free: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.constantFrom('undo' as const, 'redo' as const, 'settle one' as const) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('undo' as const), to: entry }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('waive' as const, 'uphold' as const), entry }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mode' as const), mode: fc.constantFrom(...MODES) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('bookkeeping' as const),
      bookkeeping: fc.constantFrom(...BOOKKEEPING),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('house-rule' as const, 'lift-house-rule' as const),
      rule: fc.constantFrom('stones/turn', 'stones/in-heap', 'table/free-move', 'table/open-dues'),
      agreed: fc.constant(['anna', 'bert']),
    }),
  },
);
const evenings = fc.record({
  seed: fc.nat(),
  mode: fc.constantFrom(...MODES),
  bookkeeping: fc.constantFrom(...BOOKKEEPING),
  happenings: fc.array(happening, { maxLength: 60 }),
});

function live(evening: Evening, what: Act | 'undo' | 'redo' | 'settle one'): void {
  const last = evening.log.length - 1;
  if (what === 'undo') evening.undo();
  else if (what === 'redo') evening.redo();
  else if (what === 'settle one') {
    const [due] = evening.table.clock.dues;
    if (due) evening.move('settle', 'anna', { due: due.id });
  } else if (what.do === 'undo') evening.act({ ...what, to: Math.min(what.to, last) });
  else if (what.do === 'move' && !parseMove(GAME, evening.table, what.move).ok) return;
  else evening.act(what, what.do === 'move' ? what.move.seat : null);
}

describe('an evening of anything: moves, free moves, undos, votes, changes of mode and of bookkeeping', () => {
  it('keeps money, pieces, history and the hash, and replays to the same game', () => {
    fc.assert(
      fc.property(evenings, ({ happenings, ...config }) => {
        const evening = new Evening(config);
        const [money, pieces] = [totalCash(evening.table), pieceIds(evening.table)];
        for (const what of happenings) {
          live(evening, what);
          const { play } = evening;
          expect(totalCash(play.table)).toBe(money);
          expect(pieceIds(play.table)).toEqual(pieces);
          expect(play.table).toBe(positionAt(play, play.head));
          expect([positionsOf(play).length, play.line.length]).toEqual([play.log.length, play.log.length]);
          expect(play.settings.bookkeeping === 'hands-on' || play.table.clock.dues.length === 0).toBe(true);
        }
        const { play } = evening;
        for (const [n, table] of positionsOf(play).entries())
          expect(hashAfresh(table)).toBe(play.log[n]!.hash);
        for (const [n, state] of play.flags) expect(state === 'upheld' && isLive(play, n)).toBe(false);
        const again = replay(STONES, { ...CONFIG, ...config }, play.log);
        expect(again.differs).toBeNull();
        expect(again.play.log).toEqual(play.log);
        expect(again.play.head).toBe(play.head);
        expect(again.play.flags).toEqual(play.flags);
      }),
      { seed: 16, numRuns: 300 },
    );
  });
  it('can always be taken back to the setup, one move at a time, and played again to where it was', () => {
    fc.assert(
      fc.property(evenings, ({ happenings, ...config }) => {
        const evening = new Evening(config);
        for (const what of happenings) live(evening, what);
        evening.act({ do: 'bookkeeping', bookkeeping: 'auto' });
        const end = evening.table;
        let back = 0;
        while (undoTarget(evening.play) !== null) {
          evening.undo();
          expect(++back).toBeLessThanOrEqual(happenings.length);
        }
        expect(evening.table).toEqual(positionAt(evening.play, 0));
        while (back-- > 0) {
          expect(redoTarget(evening.play)).not.toBeNull();
          evening.redo();
        }
        expect(evening.table).toEqual(end);
      }),
      { seed: 17, numRuns: 200 },
    );
  });
});
