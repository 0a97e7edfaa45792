import { describe, expect, it } from 'vitest';
import { openFile } from './file-play.ts';
import { positionAt } from './positions.ts';
import type { OpenedFile } from './file-play.ts';
import { formatTableFile, parseTableFile } from './file.ts';
import type { Game } from './game.ts';
import { Evening, RED, STONES } from './testing.ts';

const [RED1, RED2] = RED;

/** A saved evening in `strict`: anna takes, passes; bert tolls, takes it back, takes a stone; the mode is changed. */
const saved = (): string =>
  formatTableFile(
    new Evening({ seed: 3, mode: 'strict' })
      .take('anna', RED1)
      .move('pass', 'anna')
      .move('toll', 'bert')
      .undo(2)
      .take('bert', RED2)
      .act({ do: 'mode', mode: 'coach' })
      .move('pass', 'anna')
      .act({ do: 'waive', entry: 7 })
      .move('roll', 'cleo').play,
  );

const withMove = (type: string, change: Partial<Game['moves'][string]>): Game => ({
  ...STONES,
  words: {
    ...STONES.words,
    'stones/no-toll': { de: 'Niemand zahlt Zoll.', en: 'Nobody pays a toll.' },
  },
  moves: { ...STONES.moves, [type]: { ...STONES.moves[type]!, ...change } },
});
const noToll = withMove('toll', {
  rules: [{ id: 'stones/no-toll', section: '7.2', weight: 'breach', atoms: [], check: () => ({}) }],
});
const dearToll = withMove('toll', {
  effects: (_, move) => [{ pay: 9, from: `seat/${move.seat}`, to: 'bank' }],
});

function open(game: Game, source: string, how: 'until' | 'through'): OpenedFile {
  const file = parseTableFile(source);
  const opened = file.ok ? openFile(game, file.value, how) : file;
  if (!opened.ok) throw new Error(`${opened.error.place}: ${opened.error.message}`);
  return opened.value;
}
const acts = ({ play }: OpenedFile): readonly string[] =>
  play.log.map(({ act, verdict }) => `${act.do === 'move' ? act.move.type : act.do} ${verdict}`);

describe('a saved game', () => {
  it.each(['until', 'through'] as const)('opens as it was where nothing has changed (%s)', (how) => {
    const opened = open(STONES, saved(), how);
    expect(opened.differs).toBeNull();
    expect(parseTableFile(formatTableFile(opened.play))).toEqual(parseTableFile(saved()));
  });

  it('whose move is against the rules of today says which, why and by which paragraph, in both languages', () => {
    const { differs, play } = open(noToll, saved(), 'until');
    expect(differs).toMatchObject({ n: 3, place: 'moves[2]', goesOn: true });
    expect(differs!.text!.de).toContain('Niemand zahlt Zoll. (§ 7.2)');
    expect(differs!.text!.en).toContain('Nobody pays a toll. (§ 7.2)');
    expect(differs!.message).toBe(differs!.text!.en);
    expect(play.log).toHaveLength(3);
  });
  it('can be opened all the same: in coach, with that move as it happened and a flag, and what follows in its place', () => {
    const opened = open(noToll, saved(), 'through');
    const { play } = opened;
    expect(acts(opened)).toEqual([
      'setup legal',
      'take legal',
      'pass legal',
      'mode legal',
      'toll flagged',
      'undo legal',
      'take legal',
      'mode legal',
      'pass flagged',
      'waive legal',
      'roll legal',
    ]);
    expect([...play.flags]).toEqual([
      [4, 'open'],
      [8, 'waived'],
    ]);
    expect(play.log[5]!.act).toEqual({ do: 'undo', to: 2 });
    expect(play.table).toEqual(open(STONES, saved(), 'until').play.table);
    expect(opened.differs?.n).toBe(3);
  });

  it('whose move has other effects today says from where on', () => {
    const { differs, play } = open(dearToll, saved(), 'until');
    expect(differs).toMatchObject({ n: 3, place: 'moves[2]', goesOn: true });
    expect(differs!.text!.de).toMatch(/anders heraus als beim Speichern/);
    expect(play.log).toHaveLength(3);
    const through = open(dearToll, saved(), 'through');
    expect(positionAt(through.play, 3).cash['seat/bert']).toBe(11);
    expect(through.play.log).toHaveLength(10);
  });
  it('without a trace is taken as the rules of today play it', () => {
    const plain = saved().replace(/,\s*"trace": "[0-9a-f]*"/, '');
    expect(plain).not.toContain('trace');
    expect(open(dearToll, plain, 'until').differs).toBeNull();
  });

  it.each(['until', 'through'] as const)('with a move that nobody can read opens up to there (%s)', (how) => {
    const broken = saved().replace('"toll"', '"levy"');
    const { differs, play } = open(STONES, broken, how);
    expect(differs).toMatchObject({ n: 3, place: 'moves[2].type', goesOn: false });
    expect(differs!.text).toEqual({
      de: 'erwartet wird ein Zug von stones, nicht "levy"',
      en: 'expected a move of stones, not "levy"',
    });
    expect(play.log).toHaveLength(3);
  });
  it('says an unknown name in both languages', () => {
    const strange = saved().replace(RED2, 'stone/green/1');
    const { text } = open(STONES, strange, 'until').differs!;
    expect(text).toEqual({
      de: 'erwartet wird ein bekannter Name (stone), nicht „stone/green/1“',
      en: 'expected a known stone, not "stone/green/1"',
    });
  });
  it('drops an agreement about a flag that is none today, and nothing else', () => {
    const anybody = withMove('pass', { rules: [] });
    const { differs, play } = open(anybody, saved(), 'through');
    expect(differs).toMatchObject({ n: 8, place: 'moves[7]' });
    expect([play.log.length, play.flags.size]).toEqual([9, 0]);
    expect(play.table).toEqual(open(STONES, saved(), 'until').play.table);
  });
  it.each(['abc', 'xyz1', '12345', 7])('has a trace of four digits a move, not %j', (trace) => {
    const parsed = parseTableFile(JSON.stringify({ ...JSON.parse(saved()), trace }));
    expect(!parsed.ok && parsed.error.place).toBe('trace');
  });
});
