import { describe, expect, it } from 'vitest';
import { answered, hear } from './judged.ts';
import type { Refusal, TableState } from './table.ts';

type News = Parameters<typeof hear>[1];
type State = ReturnType<typeof hear>;

const NOTHING: State = { table: 't', waited: [], list: [] };
const wait = (...ids: readonly string[]): TableState['waiting'] =>
  ids.map((id) => ({ id, act: { do: 'move', move: { type: 'pass', seat: id } } as never }));
const logged = (...entries: readonly (readonly [string, string])[]): News['play'] =>
  ({ log: entries.map(([id, verdict]) => ({ id, verdict })) }) as never;
const refused = (id: string, reason: Refusal['reason']): Refusal => ({
  id,
  move: null,
  findings: [],
  reason,
});
const news = (change: Partial<News>): News => ({
  ...{ id: 't', link: 'online', waiting: [], play: logged() },
  ...change,
});
const say = (): string => 'passes';
const after = (...all: readonly Partial<News>[]): State =>
  all.reduce<State>((state, change) => hear(state, news(change), say), NOTHING);

describe('moves that waited for the connection', () => {
  const away = { link: 'offline', waiting: wait('a', 'b') } as const;

  it('each get their answer, when all of them have one', () => {
    const half = after(away, { play: logged(['a', 'legal']), waiting: wait('b') });
    expect(half.list).toEqual([]);
    const all = hear(half, news({ play: logged(['a', 'legal'], ['b', 'flagged']) }), say);
    expect(all.list.map(({ id, became }) => [id, became])).toEqual([
      ['a', 'stands'],
      ['b', 'flagged'],
    ]);
  });
  it('that went back keep their reason, though only the last refusal is still to be read', () => {
    const first = answered(after(away, { waiting: wait('b') }), refused('a', 'quicker'));
    expect(hear(first, news({ waiting: wait('b') }), say).list).toEqual([]);
    const both = answered(first, refused('b', 'not-your-seat'));
    const { list } = hear(both, news({}), say);
    expect(list.map(({ became, refusal }) => [became, refusal?.reason])).toEqual([
      ['back', 'quicker'],
      ['back', 'not-your-seat'],
    ]);
  });
  it('are news until the next move is made', () => {
    const told = after(away, { play: logged(['a', 'legal'], ['b', 'legal']) });
    expect(told.list).toHaveLength(2);
    expect(hear(told, news({}), say).list).toHaveLength(2);
    expect(hear(told, news({ waiting: wait('c') }), say).list).toEqual([]);
  });
  it('made with a connection are no news, and another table knows nothing of them', () => {
    expect(after({ waiting: wait('a') }, { play: logged(['a', 'legal']) }).list).toEqual([]);
    expect(after(away, { id: 'other', play: logged(['a', 'legal'], ['b', 'legal']) }).list).toEqual([]);
  });
});
