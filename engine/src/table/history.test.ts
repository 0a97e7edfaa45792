import { trusted } from './types.ts';
import { describe, expect, it } from 'vitest';
import { hashAfresh } from './hash.ts';
import { isLive, lineTo, redoTarget, undoTarget } from './history.ts';
import { openPlay } from './play.ts';
import { positionAt, positionsOf } from './positions.ts';
import { replay } from './replay.ts';
import type { Entry } from './play.ts';
import { BLUE, CONFIG, Evening, eveningOfAllKinds, RED, STONES } from './testing.ts';

const [RED1, RED2] = RED;
const [BLUE1] = BLUE;

describe('undo and redo', () => {
  it('has nothing to take back at the start, and nothing to play again at the end', () => {
    const evening = new Evening();
    expect([undoTarget(evening.play), redoTarget(evening.play)]).toEqual([null, null]);
    expect(redoTarget(evening.take('anna', RED1).play)).toBeNull();
  });
  it('takes back move by move and plays again move by move', () => {
    const evening = new Evening().take('anna', RED1).take('anna', RED2);
    const [, one, two] = positionsOf(evening.play);
    expect(evening.undo().table).toBe(one);
    expect(evening.undo().table).toBe(positionAt(evening.play, 0));
    expect(undoTarget(evening.play)).toBeNull();
    expect(evening.redo().table).toBe(one);
    expect(evening.redo().table).toBe(two);
    expect(redoTarget(evening.play)).toBeNull();
  });
  it('appends: nothing is ever erased', () => {
    const evening = new Evening().take('anna', RED1).undo().take('anna', RED2);
    expect(evening.log.map(({ act }) => act.do)).toEqual(['setup', 'move', 'undo', 'move']);
    expect(evening.log[1]!.act).toMatchObject({ move: { stone: RED1 } });
    expect([evening.at(RED1), evening.at(RED2)]).toEqual(['heap', 'seat/anna']);
  });
  it('has nothing to play again after a new move', () => {
    expect(redoTarget(new Evening().take('anna', RED1).undo().take('anna', RED2).play)).toBeNull();
  });
  it('plays again what was taken back last, not what was played last', () => {
    const evening = new Evening().take('anna', RED1).undo().take('anna', RED2);
    evening.undo(1).undo();
    expect(redoTarget(evening.play)).toBe(1);
    evening.redo().undo().undo(3).undo();
    expect(redoTarget(evening.play)).toBe(3);
  });
  it('steps over agreements between the moves', () => {
    const evening = new Evening().take('anna', RED1).act({ do: 'mode', mode: 'strict' }).take('anna', RED2);
    evening.undo().undo();
    expect(evening.at(RED1)).toBe('heap');
    evening.redo().redo();
    expect([evening.at(RED1), evening.at(RED2)]).toEqual(['seat/anna', 'seat/anna']);
  });
  it('can jump to any entry, also to one that is an agreement or an undo itself', () => {
    const evening = new Evening()
      .take('anna', RED1)
      .act({ do: 'mode', mode: 'free' })
      .take('anna', RED2)
      .undo(0);
    for (let n = 0; n < 5; n++) expect(evening.undo(n).entry.hash).toBe(evening.log[n]!.hash);
  });
  it.each([-1, 1, 99, 0.5, Number.NaN, 'length' as unknown as number])(
    'refuses to go back to entry %s',
    (to) => {
      const evening = new Evening();
      expect(evening.act({ do: 'undo', to }).rules).toEqual(['table/no-such-entry']);
    },
  );
});

describe('the living line', () => {
  const evening = new Evening().take('anna', RED1).take('anna', RED2).undo().take('anna', BLUE1);

  it('knows which entries led to the present position', () => {
    expect([0, 1, 2, 3, 4].map((n) => isLive(evening.play, n))).toEqual([true, true, false, false, true]);
    expect([-1, 99].map((n) => isLive(evening.play, n))).toEqual([false, false]);
  });
  it('tells the moves from the setup to any entry', () => {
    const stones = (entries: readonly Entry[]): unknown[] =>
      entries.map(({ act }) => act.do === 'move' && act.move['stone']);
    expect(stones(lineTo(evening.play))).toEqual([RED1, BLUE1]);
    expect(stones(lineTo(evening.play, 2))).toEqual([RED1, RED2]);
    expect(stones(lineTo(evening.play, 3))).toEqual([RED1]);
    expect(lineTo(evening.play, 0)).toEqual([]);
    expect(lineTo(evening.play, 99)).toEqual([]);
  });
  it('gives the position of its last move when its moves are played at a new table', () => {
    const again = new Evening();
    for (const { act, seat } of lineTo(evening.play)) again.act(act, seat);
    expect(again.entry.hash).toBe(evening.entry.hash);
  });
});

describe('replay', () => {
  const whole = (): Evening =>
    eveningOfAllKinds()
      .give('anna', 'seat/anna', 'bank', 5)
      .act({ do: 'house-rule', rule: 'stones/turn', agreed: ['anna'] })
      .act({ do: 'lift-house-rule', rule: 'stones/turn', agreed: ['anna', 'cleo'] })
      .act({ do: 'mode', mode: 'strict' })
      .move('settle', 'bert')
      .move('pass', 'anna');
  const config = { ...CONFIG, seed: 11 };

  it('gives the same log, flags, settings and positions', () => {
    const { play } = whole();
    const again = replay(STONES, config, JSON.parse(JSON.stringify(play.log)) as Entry[]);
    expect(again.differs).toBeNull();
    expect(again.play.log).toEqual(play.log);
    expect([...again.play.flags]).toEqual([...play.flags]);
    expect(again.play.settings).toEqual(play.settings);
    expect([again.play.head, again.play.line]).toEqual([play.head, play.line]);
    expect(positionsOf(again.play)).toEqual(positionsOf(play));
  });
  it('needs no luck: the answers are in the log, whatever the seed is now', () => {
    const { play } = whole();
    expect(replay(STONES, { ...config, seed: 999 }, play.log).differs).toBeNull();
  });
  it('of an empty log is a newly opened table', () => {
    expect(replay(STONES, config, []).play.table).toEqual(openPlay(STONES, config).table);
  });
  it('leaves every recorded position as it was recorded', () => {
    const { play } = whole();
    for (const [n, table] of positionsOf(play).entries()) expect(hashAfresh(table)).toBe(play.log[n]!.hash);
  });

  const tampered = (n: number, change: Partial<Entry>): number | null => {
    const log = whole().log.map((entry) => (entry.n === n ? { ...entry, ...change } : entry));
    return replay(STONES, config, log).differs;
  };
  it.each<[string, number, Partial<Entry>]>([
    ['the setup rolled something else', 0, { luck: [0] }],
    [
      'another stone was taken',
      1,
      { act: { do: 'move', move: trusted({ type: 'take', seat: 'anna', stone: BLUE1 }) } },
    ],
    ['the hash', 2, { hash: '0123456789abcdef' }],
    ['a flag was made to vanish', 2, { verdict: 'legal' }],
    ['the die', 3, { luck: [1] }],
    ['the undo went further back', 4, { act: { do: 'undo', to: 0 } }],
    ['an entry was numbered anew', 5, { n: 17 }],
    [
      'a due was paid by somebody else',
      9,
      {
        act: {
          do: 'move',
          move: trusted({ type: 'pay', seat: 'anna', from: 'seat/bert', to: 'bank', amount: 5 }),
        },
      },
    ],
    [
      'a move of a kind that does not exist',
      13,
      { act: { do: 'move', move: trusted({ type: '__proto__', seat: 'anna' }) } },
    ],
  ])('stops at the entry that was tampered with: %s', (_, n, change) => {
    expect(tampered(n, change)).toBe(n);
  });
  it('stops at an entry with more luck than its move asked for', () => {
    expect(tampered(3, { luck: [...whole().log[3]!.luck, 2] })).toBe(3);
  });
  it('stops where an entry is missing or stands twice', () => {
    const { log } = whole();
    expect(replay(STONES, config, log.toSpliced(3, 1)).differs).toBe(3);
    expect(replay(STONES, config, log.toSpliced(3, 0, log[3]!)).differs).toBe(4);
  });
  it('keeps what was sound before the place', () => {
    const { log } = whole();
    const { play } = replay(STONES, config, log.toSpliced(3, 1));
    expect(play.log).toEqual(log.slice(0, 3));
  });
});

describe('what if', () => {
  it('branches from any entry and leaves the game at the table alone', () => {
    const evening = new Evening().take('anna', RED1).move('pass', 'anna').take('bert', RED2);
    const real = evening.play;
    for (let n = 0; n < real.log.length; n++) {
      const idea = new Evening();
      idea.play = real;
      idea.undo(n).move('roll', 'cleo');
      expect(isLive(idea.play, n)).toBe(true);
      expect(idea.table.cash).not.toEqual(positionAt(real, n).cash);
    }
    expect(evening.play).toBe(real);
    expect(real.log).toHaveLength(4);
  });
});
