import { trusted } from './types.ts';
import { describe, expect, it } from 'vitest';
import { totalCash } from './apply.ts';
import { hashAfresh } from './hash.ts';
import { commit, consider, openPlay } from './play.ts';
import { positionAt, positionsOf } from './positions.ts';
import type { Play } from './play.ts';
import { CONFIG, Evening, RED, STONES } from './testing.ts';
import { noLuck } from './luck.ts';
import { MODES } from './types.ts';
import { pieceIds, pieceOf } from './places.ts';

const [RED1, RED2] = RED;

describe('opening a table', () => {
  it('makes the setup entry 0, with its luck and its hash', () => {
    const { log, head, table, settings } = openPlay(STONES, CONFIG);
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({ n: 0, seat: null, act: { do: 'setup' }, verdict: 'legal', findings: [] });
    expect(log[0]!.luck).toHaveLength(1);
    expect(log[0]!.hash).toBe(hashAfresh(table));
    expect(head).toBe(0);
    expect(settings).toEqual({ mode: 'coach', bookkeeping: 'auto', houseRules: [] });
  });
  it('depends on nothing but the seed', () => {
    const die = (seed: number): string | undefined =>
      pieceOf(openPlay(STONES, { ...CONFIG, seed }).table, 'die')?.side;
    expect(die(7)).toBe(die(7));
    expect(new Set(Array.from({ length: 60 }, (_, seed) => die(seed))).size).toBe(6);
  });
});

describe('a legal move', () => {
  it.each(MODES)('is committed in %s without a flag', (mode) => {
    const evening = new Evening({ mode }).take('anna', RED1);
    expect(evening.entry).toMatchObject({ n: 1, seat: 'anna', verdict: 'legal', findings: [] });
    expect([evening.at(RED1), evening.cash('seat/anna'), evening.at('counter')]).toEqual([
      'seat/anna',
      15,
      'steps/1',
    ]);
    expect(evening.play.flags.size).toBe(0);
  });
  it('leaves the play before it as it was', () => {
    const before = openPlay(STONES, CONFIG);
    const outcome = commit(before, {
      id: 'x',
      seat: 'anna',
      act: { do: 'move', move: trusted({ type: 'pass', seat: 'anna' }) },
    });
    expect(outcome.ok).toBe(true);
    expect([before.log.length, before.head, positionsOf(before).length]).toEqual([1, 0, 1]);
    expect(before.table).toBe(positionAt(before, 0));
  });
  it('keeps the id of its sender, so that a retry is recognised', () => {
    const play = openPlay(STONES, CONFIG);
    const act = { do: 'move', move: trusted({ type: 'pass', seat: 'anna' }) } as const;
    const outcome = commit(play, { id: 'client-7/3', seat: 'anna', act });
    expect(outcome.ok && outcome.entry.id).toBe('client-7/3');
  });
  it('says cautions and notes without flagging', () => {
    const evening = new Evening({ mode: 'strict' }).give('anna', 'seat/anna', 'bank', 20);
    expect(evening.rules).toEqual(['table/free-move']);
    evening.act({ do: 'mode', mode: 'free' }).give('anna', 'seat/anna', 'bank', 20);
    evening.act({ do: 'mode', mode: 'strict' }).take('anna', RED1);
    expect([evening.entry.verdict, evening.rules]).toEqual(['legal', ['stones/purse']]);
  });
});

describe('a move against the rules', () => {
  it('is committed and kept quiet in free, with its findings to look up', () => {
    const evening = new Evening({ mode: 'free' }).take('bert', RED1);
    expect([evening.entry.verdict, evening.rules]).toEqual(['free', ['stones/turn']]);
    expect(evening.play.flags.size).toBe(0);
  });
  it('is committed with an open flag in coach', () => {
    const evening = new Evening({ mode: 'coach' }).take('bert', RED1);
    expect(evening.entry.verdict).toBe('flagged');
    expect(evening.play.flags.get(1)).toBe('open');
    expect(evening.at(RED1)).toBe('seat/bert');
  });
  it('is refused in strict with the same words, and nothing is changed', () => {
    const evening = new Evening({ mode: 'strict' });
    const before = evening.play;
    evening.take('bert', RED1);
    expect(evening.last).toMatchObject({ ok: false, verdict: 'refused' });
    expect(evening.rules).toEqual(['stones/turn']);
    expect(evening.play).toBe(before);
  });
  it('can be overruled in strict: committed with a waived flag', () => {
    const evening = new Evening({ mode: 'strict' }).move('pass', 'bert', {}, { overruled: ['anna', 'cleo'] });
    expect([evening.entry.verdict, evening.play.flags.get(1)]).toEqual(['flagged', 'waived']);
    expect(evening.entry.act).toMatchObject({ overruled: ['anna', 'cleo'] });
  });
  it('cannot be overruled in advance in coach: its flag is open like any other', () => {
    const evening = new Evening({ mode: 'coach' }).move('pass', 'bert', {}, { overruled: ['bert'] });
    expect(evening.play.flags.get(1)).toBe('open');
  });
  it('is no breach any more when nobody was in the way: overruling a legal move changes nothing', () => {
    const evening = new Evening({ mode: 'strict' }).move('pass', 'anna', {}, { overruled: ['bert'] });
    expect([evening.entry.verdict, evening.play.flags.size]).toEqual(['legal', 0]);
  });
  it('stands without judgement when the table says so', () => {
    const evening = new Evening({ mode: 'strict' }).move('pass', 'bert', {}, { free: true });
    expect(evening.entry).toMatchObject({ verdict: 'free', findings: [] });
    expect(evening.table.clock.turn).toBe('bert');
  });
});

describe('a drag that no rule knows', () => {
  it.each([
    ['free', 'free'],
    ['coach', 'flagged'],
    ['strict', undefined],
  ] as const)('in %s: %s', (mode, verdict) => {
    const evening = new Evening({ mode }).carry('anna', 'die', 'box');
    expect(evening.last?.ok ? evening.entry.verdict : undefined).toBe(verdict);
    expect(evening.rules).toEqual(['table/free-move']);
  });
  it('conserves money and pieces', () => {
    const evening = new Evening({ mode: 'free' });
    const [money, pieces] = [totalCash(evening.table), pieceIds(evening.table)];
    evening
      .give('anna', 'seat/bert', 'seat/anna', 5)
      .carry('anna', 'die', 'box')
      .carry('anna', 'no such piece', 'box');
    expect([totalCash(evening.table), pieceIds(evening.table)]).toEqual([money, pieces]);
  });
  it('cannot be a move that does not exist: it is said, and nothing happens', () => {
    const evening = new Evening({ mode: 'coach' });
    const before = evening.table;
    evening.move('constructor', 'anna');
    expect([evening.rules, evening.table]).toEqual([['table/unknown-move'], before]);
  });
});

describe('flags', () => {
  const flagged = (): Evening => new Evening().take('bert', RED1);

  it('are waived by agreement, once; the move stays', () => {
    const evening = flagged().act({ do: 'waive', entry: 1, agreed: ['anna'] });
    expect([evening.play.flags.get(1), evening.at(RED1)]).toEqual(['waived', 'seat/bert']);
    expect(evening.act({ do: 'waive', entry: 1 }).rules).toEqual(['table/no-open-flag']);
  });
  it('are upheld: the move and what was built on it is taken back', () => {
    const evening = flagged().move('pass', 'anna').act({ do: 'uphold', entry: 1 });
    expect(evening.play.flags.get(1)).toBe('upheld');
    expect([evening.at(RED1), evening.table.clock.turn, evening.play.head]).toEqual(['heap', 'anna', 0]);
    expect(evening.log).toHaveLength(4);
  });
  it('are no longer there to be upheld when the move was taken back', () => {
    const evening = flagged().undo().act({ do: 'uphold', entry: 1 });
    expect(evening.rules).toEqual(['table/no-open-flag']);
    expect(evening.play.flags.get(1)).toBe('open');
  });
  it('are open again when an upheld move is played again', () => {
    const evening = flagged().act({ do: 'uphold', entry: 1 }).redo();
    expect([evening.at(RED1), evening.play.flags.get(1)]).toEqual(['seat/bert', 'open']);
  });
  it.each([0, 2, 99, -1, 0.5, Number.NaN])('are not found at entry %d', (entry) => {
    expect(flagged().act({ do: 'waive', entry }).rules).toEqual(['table/no-open-flag']);
    expect(flagged().act({ do: 'uphold', entry }).rules).toEqual(['table/no-open-flag']);
  });
});

describe('a house rule', () => {
  const rule = { do: 'house-rule', rule: 'stones/turn', agreed: ['anna', 'bert', 'cleo'] } as const;

  it('silences one rule until it is lifted, also in strict', () => {
    const evening = new Evening({ mode: 'strict' }).act(rule).take('bert', RED1);
    expect([evening.entry.verdict, evening.rules]).toEqual(['legal', ['stones/turn']]);
  });
  it('does not silence the other rules', () => {
    const evening = new Evening({ mode: 'strict' }).act(rule).take('anna', RED1).take('bert', RED1);
    expect(evening.last?.ok).toBe(false);
  });
  it('waives earlier flags that only it stands for', () => {
    const evening = new Evening().take('bert', RED1).take('cleo', RED1).act(rule);
    expect([evening.play.flags.get(1), evening.play.flags.get(2)]).toEqual(['waived', 'open']);
    evening.act({ ...rule, rule: 'stones/in-heap' });
    expect(evening.play.flags.get(2)).toBe('waived');
  });
  it('does not touch what was upheld, but a move that comes back under it is waived', () => {
    const evening = new Evening().take('bert', RED1).act({ do: 'uphold', entry: 1 }).act(rule);
    expect(evening.play.flags.get(1)).toBe('upheld');
    expect(evening.redo().play.flags.get(1)).toBe('waived');
  });
  it('is agreed once', () => {
    expect(new Evening().act(rule).act(rule).rules).toEqual(['table/house-rule-stands']);
  });
  it('stands in the log with who agreed', () => {
    expect(new Evening().act(rule).entry.act).toEqual(rule);
  });
  it('outlives an undo: it is an agreement, not a position', () => {
    const evening = new Evening().take('anna', RED1).act(rule).undo(0);
    expect(evening.play.settings.houseRules).toEqual(['stones/turn']);
  });
});

describe('agreements', () => {
  it('change the mode for what comes, not for what was', () => {
    const evening = new Evening({ mode: 'free' }).take('bert', RED1).act({ do: 'mode', mode: 'strict' });
    expect(evening.log[1]!.verdict).toBe('free');
    expect(evening.take('bert', RED2).last?.ok).toBe(false);
  });
  it('leave the position as it is', () => {
    const evening = new Evening().take('anna', RED1);
    const { table, head } = evening.play;
    evening.act({ do: 'mode', mode: 'free' });
    expect([evening.play.table, evening.play.head]).toEqual([table, head]);
    expect(evening.play.table).toBe(table);
    expect(evening.entry.hash).toBe(evening.log[1]!.hash);
  });
  it('cannot set the table up a second time', () => {
    expect(new Evening().act({ do: 'setup' }).rules).toEqual(['table/unknown-move']);
  });
});

describe('luck in play', () => {
  it('is recorded with the move', () => {
    const evening = new Evening().move('roll', 'anna');
    expect(evening.entry.luck).toHaveLength(1);
    expect(pieceOf(evening.table, 'die')?.side).toBe(String(evening.entry.luck[0]! + 1));
  });
  it('is not shifted by a refused move, even one that would have rolled', () => {
    const calm = new Evening({ mode: 'strict' }).move('roll', 'anna');
    const disturbed = new Evening({ mode: 'strict' })
      .move('roll', 'bert')
      .move('roll', 'cleo')
      .move('roll', 'anna');
    expect(disturbed.entry).toEqual(calm.entry);
  });
  it('is the same again after an undo: nobody rolls until it suits', () => {
    const evening = new Evening();
    const throws = new Set<string | undefined>();
    for (let i = 0; i < 40; i++) {
      throws.add(pieceOf(evening.move('roll', 'anna').table, 'die')?.side);
      evening.undo();
    }
    expect(throws.size).toBe(1);
  });
  it('is the same again wherever it came from, and new one step further', () => {
    const roll = {
      id: 'x',
      seat: 'anna',
      act: { do: 'move', move: trusted({ type: 'roll', seat: 'anna' }) },
    } as const;
    const faces = (play: Play, chance?: (n: number) => number): readonly [Play, number] => {
      const made = commit(play, roll, chance);
      if (!made.ok) throw new Error('refused');
      return [made.play, made.entry.luck[0]!];
    };
    const [one] = faces(openPlay(STONES, CONFIG), () => 4);
    const back = commit(one, { id: 'y', seat: null, act: { do: 'undo', to: 0 } });
    if (!back.ok) throw new Error('refused');
    expect(faces(back.play, () => 2)[1]).toBe(4);
    expect(faces(one, () => 2)[1]).toBe(2);
    const rolls = Array.from({ length: 40 }, (_, seed) => {
      const [first, a] = faces(openPlay(STONES, { ...CONFIG, seed }));
      return `${a} ${faces(first)[1]}`;
    });
    expect(new Set(rolls).size).toBeGreaterThan(20);
  });
  it('comes from the record when there is one', () => {
    const play = openPlay(STONES, CONFIG, [2]);
    const act = { do: 'move', move: trusted({ type: 'roll', seat: 'anna' }) } as const;
    const outcome = commit(play, { id: 'x', seat: 'anna', act }, [5]);
    expect(pieceOf(play.table, 'die')?.side).toBe('3');
    expect(outcome.ok && pieceOf(outcome.play.table, 'die')?.side).toBe('6');
  });
});

describe('considering a move', () => {
  it('says what would happen and commits nothing', () => {
    const { play } = new Evening();
    const { findings, effects } = consider(play, { type: 'toll', seat: 'bert' }, noLuck);
    expect(findings.map((f) => f.rule)).toEqual(['stones/turn']);
    expect(effects).toEqual([{ pay: 2, from: 'seat/bert', to: 'bank' }]);
    expect(play.log).toHaveLength(1);
  });
});
