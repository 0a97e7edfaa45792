import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, isPay, isPut } from './apply.ts';
import { matchDue, openDues, settled, settleEffects, withDues } from './dues.ts';
import { pieceOf, piecesAt } from './places.ts';
import { undoTarget } from './history.ts';
import { BLUE, Evening, frozen, newTable, PLACES, RED, SEATS, STONES } from './testing.ts';
import type { StonesTable } from './testing.ts';
import type { Due, Effect, Pay, Put, Table } from './types.ts';
import { say } from './words.ts';

const [RED1, RED2, RED3] = RED;
const [BLUE1] = BLUE;
const handsOn = (more: object = {}): Evening => new Evening({ bookkeeping: 'hands-on', ...more });
const amounts = (evening: Evening): unknown[] =>
  evening.table.clock.dues.map(({ effect }) => (isPay(effect) ? effect.pay : effect.put));

describe('hands-on bookkeeping', () => {
  it('carries out the decision and leaves the rest to the hands', () => {
    const evening = handsOn().take('anna', RED1);
    expect(evening.at(RED1)).toBe('seat/anna');
    expect(evening.dues).toEqual(['due/price', 'due/counter']);
    expect([evening.cash('seat/anna'), evening.at('counter')]).toEqual([20, 'steps/0']);
  });
  it('gives every due an id of its own', () => {
    const evening = handsOn().take('anna', RED1).move('tithe', 'anna').take('anna', RED2);
    const ids = evening.table.clock.dues.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('takes the exact payment as the due, without a word from the rules, also in strict', () => {
    const evening = handsOn({ mode: 'strict' }).take('anna', RED1).give('anna', 'seat/anna', 'bank', 5);
    expect([evening.entry.verdict, evening.rules]).toEqual(['legal', []]);
    expect([evening.cash('seat/anna'), evening.dues]).toEqual([15, ['due/counter']]);
  });
  it('takes the exact push of the counter as the due', () => {
    const evening = handsOn({ mode: 'strict' }).take('anna', RED1).carry('bert', 'counter', 'steps/1');
    expect([evening.last?.ok, evening.at('counter'), evening.dues]).toEqual([true, 'steps/1', ['due/price']]);
  });
  it('keeps the rest of a part payment due', () => {
    const evening = handsOn().take('anna', RED1).give('anna', 'seat/anna', 'bank', 2);
    expect([evening.rules, evening.cash('seat/anna'), amounts(evening)]).toEqual([[], 18, [3, 'counter']]);
    expect(evening.give('anna', 'seat/anna', 'bank', 3).dues).toEqual(['due/counter']);
  });
  it('takes one payment for several dues between the same two purses', () => {
    const evening = handsOn({ mode: 'strict' })
      .take('anna', RED1)
      .take('anna', RED2)
      .give('anna', 'seat/anna', 'bank', 10);
    expect([evening.last?.ok, evening.dues]).toEqual([true, ['due/counter']]);
  });
  it('prefers the due of exactly this amount to a part of another one', () => {
    const table = withOpen({ pay: 80, from: 'a', to: 'b' }, { pay: 30, from: 'a', to: 'b' });
    expect(left(table, { pay: 30, from: 'a', to: 'b' })).toEqual([{ pay: 80, from: 'a', to: 'b' }]);
  });
  it.each<[string, Put | Pay]>([
    ['too much', { pay: 6, from: 'seat/anna', to: 'bank' }],
    ['the wrong way', { pay: 5, from: 'bank', to: 'seat/anna' }],
    ['somebody else’s money', { pay: 5, from: 'seat/bert', to: 'bank' }],
    ['nothing', { pay: 0, from: 'seat/anna', to: 'bank' }],
    ['less than nothing', { pay: -5, from: 'seat/anna', to: 'bank' }],
    ['no number', { pay: Number.NaN, from: 'seat/anna', to: 'bank' }],
    ['the counter to a wrong step', { put: 'counter', at: 'steps/2' }],
    ['another piece', { put: 'die', at: 'steps/1' }],
  ])('does not take for the due: %s', (_, hand) => {
    const { table } = handsOn().take('anna', RED1);
    expect(matchDue(table, hand, () => false)).toBeNull();
  });
  it('flags the wrong push as a free move, and the due stays open', () => {
    const evening = handsOn().take('anna', RED1).carry('anna', 'counter', 'steps/2');
    expect([evening.rules, evening.at('counter')]).toEqual([['table/free-move'], 'steps/2']);
    expect(evening.dues).toEqual(['due/price', 'due/counter']);
    expect(evening.carry('anna', 'counter', 'steps/1').dues).toEqual(['due/price']);
  });
  it('judges the table as it will be when all dues are done', () => {
    const evening = handsOn().take('anna', RED1).take('anna', RED2).take('anna', RED3).take('anna', BLUE1);
    expect([evening.cash('seat/anna'), evening.rules]).toEqual([20, []]);
    expect(evening.take('anna', BLUE[1]).rules).toEqual(['stones/purse', 'stones/last']);
  });
  it('carries a marker once that was pushed twice', () => {
    const evening = handsOn().take('anna', RED1).take('anna', RED2);
    expect(evening.dues).toEqual(['due/price', 'due/price', 'due/counter']);
    expect(evening.carry('anna', 'counter', 'steps/2').dues).toEqual(['due/price', 'due/price']);
  });
  it('leaves nothing to do for a marker that already stands where it should', () => {
    const evening = handsOn().take('anna', RED1).take('anna', RED2).move('settle', 'anna').take('anna', RED3);
    expect([evening.at('counter'), evening.dues]).toEqual(['steps/2', ['due/price']]);
  });
});

describe('twins', () => {
  /** Anna holds three red stones and owes one of them to the box. */
  const tithed = (): Evening => {
    const evening = handsOn({ mode: 'free' });
    for (const stone of RED) evening.carry('anna', stone, 'seat/anna');
    return evening.act({ do: 'mode', mode: 'strict' }).move('tithe', 'anna');
  };
  it('stand in for each other', () => {
    const evening = tithed().carry('anna', RED3, 'box');
    expect([evening.last?.ok, evening.dues]).toEqual([true, ['due/gift', 'due/gift']]);
    expect(piecesAt(evening.table, 'box')).toEqual([RED3]);
    expect(piecesAt(settled(evening.table), 'seat/anna')).toEqual([RED1, RED2]);
  });
  it('do not, if they are of another kind', () => {
    const evening = tithed().carry('anna', BLUE1, 'box');
    expect(evening.last?.ok).toBe(false);
  });
  it('do not, if they come from another pile', () => {
    const evening = tithed().act({ do: 'mode', mode: 'free' }).carry('anna', RED3, 'seat/bert');
    evening.act({ do: 'mode', mode: 'strict' }).carry('anna', RED3, 'box');
    expect([evening.last?.ok, evening.dues[0]]).toEqual([false, 'due/tithe']);
  });
  it('take over each other’s dues, so that no place gets one too few', () => {
    const table = withOpen({ put: RED1, at: 'box' }, { put: RED2, at: 'tray' });
    const done = matchDue(table, { put: RED2, at: 'box' }, () => true)!;
    const end = settled(apply(table, done));
    expect([pieceOf(end, RED2)?.at, pieceOf(end, RED1)?.at]).toEqual(['box', 'tray']);
  });
});

describe('settling', () => {
  it('does one due, or all of them', () => {
    const evening = handsOn().take('anna', RED1);
    const [price] = evening.table.clock.dues;
    evening.move('settle', 'bert', { due: price!.id });
    expect([evening.cash('seat/anna'), evening.dues]).toEqual([15, ['due/counter']]);
    evening.move('settle', 'bert');
    expect([evening.at('counter'), evening.dues]).toEqual(['steps/1', []]);
  });
  it('does nothing for a due that is not open', () => {
    const evening = handsOn().take('anna', RED1);
    const before = evening.table;
    expect(evening.move('settle', 'anna', { due: '99.9' }).table).toBe(before);
    expect(settleEffects(newTable())).toEqual([]);
  });
  it('is done for everybody when the table turns to automatic bookkeeping', () => {
    const evening = handsOn().take('anna', RED1).act({ do: 'bookkeeping', bookkeeping: 'auto' });
    expect([evening.cash('seat/anna'), evening.at('counter'), evening.dues]).toEqual([15, 'steps/1', []]);
    expect(evening.take('anna', RED2).dues).toEqual([]);
  });
  it('is not undone by turning back to hands-on', () => {
    const evening = handsOn().take('anna', RED1).act({ do: 'bookkeeping', bookkeeping: 'auto' });
    expect(evening.act({ do: 'bookkeeping', bookkeeping: 'hands-on' }).dues).toEqual([]);
  });
});

describe('dues and the turn', () => {
  it('finds dues that are still open when the turn passes', () => {
    const evening = handsOn().take('anna', RED1).move('pass', 'anna');
    expect([evening.entry.verdict, evening.rules]).toEqual(['flagged', ['table/open-dues']]);
    expect(evening.entry.findings[0]?.params).toEqual({
      count: 2,
      what: ['due/price', 'due/counter'],
      who: ['anna'],
    });
    expect(evening.dues).toEqual(['due/price', 'due/counter']);
  });
  it('cites the paragraph of what is open, and says what it is and whose', () => {
    const words = {
      ...STONES.words,
      'due/price': { de: 'den Stein bezahlen', en: 'pay for the stone' },
      'due/counter': { de: 'den Zähler versetzen', en: 'move the counter' },
    };
    const titled = { ...STONES, words, dueSections: { 'due/price': '4.2' } };
    const table = handsOn().take('anna', RED1).table;
    const finding = openDues(titled, table);
    expect(finding).toMatchObject({ section: '4.2', weight: 'breach' });
    expect(say(words, 'en', { key: finding.rule, params: finding.params })).toContain(
      'pay for the stone, move the counter (anna)',
    );
    // A due of nobody in particular is up to whoever has the turn.
    const [, counter] = table.clock.dues;
    const shared = { ...table, clock: { ...table.clock, dues: [counter!] } };
    expect(openDues(titled, shared)).toMatchObject({ section: '', params: { who: ['anna'] } });
  });
  it('refuses to pass the turn over them in strict', () => {
    const evening = handsOn({ mode: 'strict' }).take('anna', RED1).move('pass', 'anna');
    expect([evening.last?.ok, evening.table.clock.turn]).toEqual([false, 'anna']);
    expect(evening.move('settle', 'anna').move('pass', 'anna').last?.ok).toBe(true);
  });
  it('says nothing while the turn stays', () => {
    expect(handsOn().take('anna', RED1).take('anna', RED2).rules).toEqual([]);
  });
});

describe('dues and history', () => {
  it('are back after an undo, as they were', () => {
    const evening = handsOn()
      .take('anna', RED1)
      .give('anna', 'seat/anna', 'bank', 2)
      .move('settle', 'anna')
      .undo();
    expect(amounts(evening)).toEqual([3, 'counter']);
    expect(amounts(evening.undo())).toEqual([5, 'counter']);
  });
  it('are settled at once if the table keeps its books automatically by then', () => {
    const evening = handsOn().take('anna', RED1).take('anna', RED2);
    evening.act({ do: 'bookkeeping', bookkeeping: 'auto' }).undo();
    expect([evening.dues, evening.cash('seat/anna'), evening.at(RED2)]).toEqual([[], 15, 'heap']);
  });
  it('never stop an undo from going further back', () => {
    const evening = handsOn()
      .take('anna', RED1)
      .take('anna', RED2)
      .act({ do: 'bookkeeping', bookkeeping: 'auto' });
    evening.undo().undo();
    expect([evening.at(RED1), undoTarget(evening.play)]).toEqual(['heap', null]);
    evening.redo().redo();
    expect([evening.at(RED1), evening.at(RED2), evening.dues]).toEqual(['seat/anna', 'seat/anna', []]);
  });
});

/** A table with these dues open and nothing else done. */
function withOpen(...effects: readonly (Put | Pay)[]): StonesTable {
  const dues = effects.map((effect, i): Due => ({ id: `0.${i}`, why: 'due/x', effect }));
  return frozen(apply(newTable(), [{ set: 'dues', to: dues as never }]));
}
function left(table: StonesTable, hand: Put | Pay): readonly (Put | Pay)[] {
  return apply(
    table,
    matchDue(table, hand, () => false)!,
  ).clock.dues.map(({ effect }) => effect);
}

describe('by hand and by the engine', () => {
  const accounts = [...SEATS.map((name) => `seat/${name}`), 'bank'];
  const due = fc.constantFrom(undefined, 'due/x');
  const effect: fc.Arbitrary<Effect> = fc.oneof(
    fc.record({
      put: fc.constantFrom(RED1, RED2, 'counter', 'die', 'ghost'),
      at: fc.constantFrom(...PLACES),
      side: fc.constantFrom(undefined, undefined, '2', '3'),
      order: fc.constantFrom(undefined, 0, 1),
      due,
    }),
    fc.record({
      pay: fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constant(Number.NaN)),
      from: fc.constantFrom(...accounts),
      to: fc.constantFrom(...accounts),
      due,
    }),
    fc.record({ set: fc.constant('round'), to: fc.nat(5) }),
  );
  const moves = fc.array(fc.array(effect, { maxLength: 5 }), { maxLength: 6 });

  it('the table with all dues done is the one of automatic bookkeeping, whatever was played', () => {
    fc.assert(
      fc.property(moves, (list) => {
        let [auto, hands]: Table[] = [newTable(), newTable()];
        for (const [n, effects] of list.entries()) {
          auto = apply(auto!, effects);
          hands = apply(hands!, withDues(hands!, effects, String(n)));
          expect(settled(hands)).toEqual(auto);
        }
      }),
      { seed: 14, numRuns: 1000 },
    );
  });
  it('every open due can be carried out by a hand, and then nothing is left', () => {
    fc.assert(
      fc.property(moves, (list) => {
        let table: Table = newTable();
        for (const [n, effects] of list.entries()) table = apply(table, withDues(table, effects, String(n)));
        const end = settled(table);
        for (const { effect: open } of table.clock.dues) {
          const hand = isPut(open) ? { put: open.put, at: open.at } : open;
          const done = matchDue(table, hand, () => false);
          expect(done).not.toBeNull();
          table = apply(table, done!);
        }
        expect(table).toEqual(end);
      }),
      { seed: 15, numRuns: 500 },
    );
  });
});
