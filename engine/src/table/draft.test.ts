import { describe, expect, it } from 'vitest';
import { apply } from './apply.ts';
import { doingBy, Draft } from './draft.ts';
import { frozen, newTable } from './testing.ts';
import { noLuck } from './luck.ts';
import { pieceOf, placeOf } from './places.ts';
import type { StonesTable } from './testing.ts';
import type { Effect } from './types.ts';

const table = frozen(newTable());

describe('a draft', () => {
  it('shows the table as it is by now, while the real one stays as it was', () => {
    const draft = new Draft(table).put('counter', 'steps/1').set('round', 2);
    expect(pieceOf(draft.table, 'counter')?.at).toBe('steps/1');
    expect(draft.clock.round).toBe(2);
    expect(pieceOf(table, 'counter')?.at).toBe('steps/0');
  });
  it('writes down effects that lead to the table it shows', () => {
    const draft = new Draft(table)
      .put('die', 'box', { side: '4', due: 'due/die' })
      .pay(5, 'seat/anna', 'bank', 'due/price')
      .pay(2, 'bank', 'seat/bert')
      .set('turn', 'bert');
    expect(apply(table, draft.effects)).toEqual(draft.table);
    expect(draft.effects).toEqual([
      { put: 'die', at: 'box', side: '4', due: 'due/die' },
      { pay: 5, from: 'seat/anna', to: 'bank', due: 'due/price' },
      { pay: 2, from: 'bank', to: 'seat/bert' },
      { set: 'turn', to: 'bert' },
    ]);
  });
  it('writes nothing down for nothing', () => {
    const draft = new Draft(table).pay(0, 'bank', 'seat/anna').add();
    expect(draft.effects).toEqual([]);
    expect(draft.table).toBe(table);
  });
});

describe('what a move does', () => {
  /** A title that notes down at the end of every move whose turn comes next. */
  const drafted = (
    before: StonesTable,
    write: (draft: Draft<StonesTable['clock']>) => void,
  ): readonly Effect[] => {
    const draft = new Draft(before);
    write(draft);
    return draft.set('turn', 'bert').effects;
  };
  it('is written on a draft that ends as all of its title do, with the table as it was before at hand', () => {
    const seen: string[] = [];
    const effects = doingBy(drafted)((draft, { seat }, before) => {
      draft.put('counter', `seat/${seat}`);
      seen.push(
        placeOf(before, 'counter'),
        placeOf(draft.table, 'counter'),
        placeOf(before, 'no such piece'),
      );
    });
    expect(effects(table, { type: 'take', seat: 'anna' }, noLuck)).toEqual([
      { put: 'counter', at: 'seat/anna' },
      { set: 'turn', to: 'bert' },
    ]);
    expect(seen).toEqual(['steps/0', 'seat/anna', '']);
  });
});
