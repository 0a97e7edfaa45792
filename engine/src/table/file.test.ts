import { describe, expect, it } from 'vitest';
import { playFile } from './file-play.ts';
import { checkConfig, formatTableFile, parseTableFile } from './file.ts';
import type { Played } from './file-play.ts';
import { openPlay } from './play.ts';
import { Evening, RED, STONES } from './testing.ts';
import type { Json } from './types.ts';

const [RED1, RED2, RED3] = RED;
const HEAD = { stellwerk: 1, game: 'stones', seats: ['anna', 'bert'] };
const file = (more: object = {}): string => JSON.stringify({ ...HEAD, ...more });
const faultOf = (source: string): string => {
  const parsed = parseTableFile(source);
  if (!parsed.ok) return parsed.error.place;
  const played = playFile(STONES, parsed.value);
  return played.ok ? 'ok' : played.error.place;
};

describe('a table as a file', () => {
  it('reads back to the same game: log, flags, settings and position', () => {
    const { play } = new Evening({ seed: 5 })
      .take('anna', RED1)
      .take('bert', RED2)
      .move('roll', 'anna')
      .undo()
      .move('roll', 'anna')
      .act({ do: 'waive', entry: 2, agreed: ['anna', 'cleo'] })
      .act({ do: 'house-rule', rule: 'stones/turn', agreed: ['anna'] })
      .act({ do: 'house-rule', rule: 'stones/in-heap', agreed: ['anna'] })
      .act({ do: 'lift-house-rule', rule: 'stones/in-heap', agreed: ['anna', 'bert'] })
      .act({ do: 'bookkeeping', bookkeeping: 'hands-on' }, 'anna')
      .take('cleo', RED3)
      .give('cleo', 'seat/cleo', 'bank', 3)
      .act({ do: 'mode', mode: 'strict' })
      .move('pass', 'cleo', {}, { overruled: ['anna', 'bert'] })
      .move('put', 'cleo', { piece: 'die', to: 'box', side: '4' }, { free: true });
    const parsed = parseTableFile(formatTableFile(play));
    const again = parsed.ok && playFile(STONES, parsed.value);
    if (!again || !again.ok) throw new Error(JSON.stringify(again || parsed));
    const plain = (log: typeof play.log) => log.map(({ id: _, ...entry }) => entry);
    expect(plain(again.value.log)).toEqual(plain(play.log));
    expect([again.value.flags, again.value.settings]).toEqual([play.flags, play.settings]);
    expect(again.value.table).toEqual(play.table);
  });
  it('names the luck of the setup where the seed would have drawn something else', () => {
    const { play } = new Evening({ seed: 5 });
    const seeded = play.log[0]!.luck[0]!;
    expect(formatTableFile(play)).not.toContain('luck');
    const other = (seeded + 1) % 6;
    const opened = openPlay(STONES, play.config, [other]);
    const parsed = parseTableFile(formatTableFile(opened));
    expect(parsed.ok && parsed.value.luck).toEqual([other]);
    const again = parsed.ok && playFile(STONES, parsed.value);
    expect(again && again.ok && again.value.table).toEqual(opened.table);
    expect(opened.table).not.toEqual(play.table);
    expect(faultOf(file({ luck: [-1] }))).toBe('luck[0]');
  });
  it('is opened with the usual agreements where it names none', () => {
    const parsed = parseTableFile(file());
    expect(parsed.ok && parsed.value.config).toMatchObject({
      variant: 'standard',
      seed: 0,
      mode: 'strict',
      bookkeeping: 'auto',
    });
  });
  it('reports refused moves by their number, and plays on', () => {
    const parsed = parseTableFile(
      file({
        moves: [
          { type: 'pass', seat: 'bert' },
          { type: 'pass', seat: 'anna' },
        ],
      }),
    );
    const seen: Played[] = [];
    if (parsed.ok) playFile(STONES, parsed.value, (played) => seen.push(played));
    expect(seen.map(({ n, ok }) => [n, ok])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
  it.each<[string, string]>([
    [file(), 'ok'],
    ['', 'file'],
    ['{', 'file'],
    ['[]', 'file'],
    ['null', 'file'],
    [file({ stellwerk: 2 }), 'stellwerk'],
    [file({ seats: 'anna' }), 'seats'],
    [file({ seats: ['anna', 'anna'] }), 'seats[1]'],
    [file({ seats: ['anna'] }), 'seats'],
    [file({ seats: ['anna', '<b>'] }), 'seats[1]'],
    [file({ variant: 'upside down' }), 'variant'],
    [file({ options: { bots: true } }), 'options.bots'],
    [file({ options: [] }), 'options'],
    [file({ options: { bots: [[[[[[[['deep']]]]]]]] } }), 'options'],
    [file({ mode: 'lenient' }), 'mode'],
    [file({ seed: -1 }), 'seed'],
    [file({ colour: 'red' }), 'colour'],
    ['{"stellwerk":1,"game":"stones","seats":["anna","bert"],"__proto__":{}}', '__proto__'],
    [file({ moves: {} }), 'moves'],
    [file({ moves: [1] }), 'moves[0]'],
    [file({ moves: [{ seat: 'anna' }] }), 'moves[0].type'],
    [
      file({
        moves: [
          { type: 'pass', seat: 'anna' },
          { type: 'fly', seat: 'bert' },
        ],
      }),
      'moves[1].type',
    ],
    [file({ moves: [{ type: '__proto__', seat: 'anna' }] }), 'moves[0].type'],
    [file({ moves: [{ type: 'pass', seat: 'dora' }] }), 'moves[0].seat'],
    [file({ moves: [{ type: 'take', seat: 'anna', stone: 'die' }] }), 'moves[0].stone'],
    [file({ moves: [{ type: 'roll', seat: 'anna', luck: [-1] }] }), 'moves[0].luck'],
    [file({ moves: [{ type: 'roll', seat: 'anna', luck: 3 }] }), 'moves[0].luck'],
    [file({ moves: [{ type: 'undo', to: 'start' }] }), 'moves[0].to'],
    [file({ moves: [{ type: 'mode', mode: 'lenient' }] }), 'moves[0].mode'],
    [file({ moves: [{ type: 'pass', seat: 'anna', free: 'yes' }] }), 'moves[0].free'],
  ])('%s → %s', (source, expected) => {
    expect(faultOf(source)).toBe(expected);
  });
  it('has one of the choices where the title lets choose', () => {
    const choices = ['few', 'many'].map((value) => ({ value, label: { de: value, en: value } }));
    const label = { de: 'Steine', en: 'Stones' };
    const game = { ...STONES, optionSpecs: [{ id: 'stones', label, choices, start: 'few' }] };
    const { config } = new Evening().play;
    const told = (stones: Json) => checkConfig(game, { ...config, options: { stones } })?.text ?? 'fine';
    expect(told('many')).toBe('fine');
    expect(told('x'.repeat(9))).toEqual({
      de: 'erwartet wird eines von few, many',
      en: 'expected one of few, many',
    });
    expect(told(['few'])).not.toBe('fine');
  });
  it('plays luck that is out of range within the range', () => {
    expect(faultOf(file({ moves: [{ type: 'roll', seat: 'anna', luck: [999] }] }))).toBe('ok');
  });
});
