import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { hashAfresh, hashOf } from './hash.ts';
import { openPlay } from './play.ts';
import { positionAt, positionsOf } from './positions.ts';
import type { Entry, Play } from './play.ts';
import { recall, recallLog, replay } from './replay.ts';
import { BLUE, CONFIG, Evening, eveningOfAllKinds, frozen, STONES } from './testing.ts';
import type { Effect } from './types.ts';
import { piecesFrom } from './places.ts';

const [BLUE1, BLUE2] = BLUE;

const evening = (): Evening =>
  eveningOfAllKinds()
    .move('toll', 'bert')
    .act({ do: 'uphold', entry: 9 })
    .give('anna', 'seat/anna', 'bank', 5)
    .act({ do: 'house-rule', rule: 'stones/turn', agreed: ['anna'] })
    .act({ do: 'lift-house-rule', rule: 'stones/turn', agreed: ['anna'] })
    .act({ do: 'house-rule', rule: 'stones/turn', agreed: ['anna', 'bert'] })
    .act({ do: 'mode', mode: 'strict' })
    .move('borrow', 'bert', { stone: BLUE1 }, { overruled: ['anna', 'cleo'] })
    .act({ do: 'bookkeeping', bookkeeping: 'auto' })
    .move('put', 'cleo', { piece: 'die', to: 'box', side: '4' }, { free: true })
    .move('pass', 'anna');
const config = { ...CONFIG, seed: 11 };
const written = (log: readonly Entry[]): readonly Entry[] =>
  frozen(JSON.parse(JSON.stringify(log)) as Entry[]);

/** The next release of the title: stones cost more, nobody may borrow or roll any more, and the table is laid otherwise. */
const NEXT: Game = {
  ...STONES,
  setup: (setup, luck) => {
    const table = STONES.setup(setup, luck);
    return {
      ...table,
      cash: { ...table.cash, bank: 500 },
      pieces: piecesFrom({ ...table.pieces.toJSON(), hat: { at: 'tray' } }),
    };
  },
  moves: {
    ...STONES.moves,
    take: {
      ...STONES.moves['take']!,
      effects: (table, move, luck) => [
        ...STONES.moves['take']!.effects(table, move, luck),
        { pay: 1, from: `seat/${move.seat}`, to: 'bank' },
      ],
    },
    roll: {
      ...STONES.moves['roll']!,
      effects: () => {
        throw new Error('a defect of the next release');
      },
    },
    borrow: {
      ...STONES.moves['borrow']!,
      rules: [{ id: 'stones/no-loans', section: '9', weight: 'breach', atoms: [], check: () => ({}) }],
    },
  },
};

const shape = ({ settings, head, line, flags, log, table }: Play) => ({
  settings,
  head,
  line,
  flags: [...flags],
  log: log.map(({ n, id, verdict, findings, hash }) => ({ n, id, verdict, findings, hash })),
  position: hashAfresh(table),
});

describe('a record', () => {
  it('gives the game back as it was: log, flags, settings, head and positions', () => {
    const { play } = evening();
    const again = recallLog(STONES, config, written(play.log));
    expect(again.differs).toBeNull();
    expect([...play.flags.values()]).toEqual(['waived', 'upheld', 'waived']);
    expect(shape(again.play!)).toEqual(shape(play));
    expect(positionsOf(again.play!)).toEqual(positionsOf(play));
    for (const [n, table] of positionsOf(again.play!).entries())
      expect(hashAfresh(table)).toBe(play.log[n]!.hash);
  });

  it('gives it back to a release with other rules, effects and setup, which play and judge what comes next', () => {
    const { play } = evening();
    const log = written(play.log);
    expect(replay(NEXT, config, log).differs).toBe(0);
    const again = recallLog(NEXT, config, log).play!;
    expect(shape(again)).toEqual(shape(play));

    const next = new Evening();
    next.play = again;
    next.take('bert', BLUE2);
    expect(next.entry.verdict).toBe('legal');
    expect(next.cash('seat/bert')).toBe((play.table.cash['seat/bert'] ?? 0) - 6);
    expect(next.move('borrow', 'bert', { stone: BLUE1 }).rules).toEqual(['stones/no-loans']);
    expect(next.undo(3).table.cash).toEqual(positionAt(play, 3).cash);
  });

  it('goes on from what is known of it', () => {
    const { log } = evening();
    const known = recallLog(STONES, config, written(log.slice(0, 5))).play!;
    const { play, differs } = recallLog(STONES, config, written(log), known);
    expect([differs, positionAt(play!, 4)]).toEqual([null, positionAt(known, 4)]);
    expect(play!.log).toHaveLength(log.length);
  });

  it('keeps the options of the table once, as they were agreed', () => {
    const own = { material: { name: 'a board of our own' } };
    const game: Game = {
      ...STONES,
      setup: (setup, luck) => {
        const table = STONES.setup(setup, luck);
        return { ...table, clock: { ...table.clock, options: setup.options } };
      },
    };
    const agreed = { ...config, options: own };
    const { log } = openPlay(game, agreed);
    expect(JSON.stringify(log)).not.toContain('a board');
    const again = recall(NEXT, agreed, null, written(log)[0]!)!;
    expect(again.table.clock.options).toBe(own);
    // A title that makes something else of them is taken at its word.
    const { log: stubborn, table } = openPlay(STONES, agreed);
    expect(recall(NEXT, agreed, null, written(stubborn)[0]!)!.table).toEqual(table);
  });

  it('from before effects were kept is played by the rules', () => {
    const { play } = evening();
    const old = written(play.log).map(({ effects: _, laid: __, ...entry }) => entry);
    expect(shape(recallLog(STONES, config, old).play!)).toEqual(shape(play));
    expect(recallLog(NEXT, config, old)).toEqual({ play: null, differs: 0 });
    const half = written(play.log).map(({ effects, ...entry }) =>
      entry.n < 4 || !effects ? entry : { ...entry, effects },
    );
    expect(recallLog(STONES, config, half).differs).toBeNull();
    expect(recallLog(NEXT, config, half).differs).toBe(1);
  });

  const forged = (n: number, change: (entry: Entry) => Partial<Entry>): number | null =>
    recallLog(
      STONES,
      config,
      written(evening().log).map((entry) => (entry.n === n ? { ...entry, ...change(entry) } : entry)),
    ).differs;
  const pocketed: Effect = { pay: 3, from: 'bank', to: 'seat/bert' };
  it.each<[string, number, (entry: Entry) => Partial<Entry>]>([
    ['the table was laid otherwise', 0, ({ laid }) => ({ laid: { ...laid!, cash: { bank: 1 } } })],
    ['an effect was added', 1, ({ effects }) => ({ effects: [...effects!, pocketed] })],
    ['an effect was taken out', 3, ({ effects }) => ({ effects: effects!.slice(0, -1) })],
    ['the hash', 2, () => ({ hash: '0123456789abcdef' })],
    ['the undo went further back', 4, () => ({ act: { do: 'undo', to: 0 } })],
    ['the undo went to where nobody was', 4, () => ({ act: { do: 'undo', to: 77 } })],
    ['a flag was waived that nobody raised', 6, () => ({ act: { do: 'waive', entry: 1 } })],
    ['an entry was numbered anew', 5, () => ({ n: 17 })],
  ])('stops at the entry that was tampered with: %s', (_, n, change) => {
    expect(forged(n, change)).toBe(n);
  });
  it('stops where an entry is missing or stands twice', () => {
    const { log } = evening();
    expect(recallLog(STONES, config, log.toSpliced(3, 1)).differs).toBe(3);
    expect(recallLog(STONES, config, log.toSpliced(3, 0, log[3]!)).differs).toBe(4);
  });
  it('leaves what was known untouched where it stops', () => {
    const { play } = evening();
    const before = hashOf(play.table);
    expect(recall(STONES, config, play, play.log[1]!)).toBeNull();
    expect(hashOf(play.table)).toBe(before);
  });
});
