import { describe, expect, it } from 'vitest';
import { seededLuck } from '@stellwerk/engine/table/luck.ts';
import type { ClientMessage } from './messages.ts';
import { formatClientMessage, idIn, MESSAGE_LIMIT, parseClientMessage, PROTOCOL } from './messages.ts';

const head = { v: PROTOCOL, id: 'abcdefgh' } as const;
const MESSAGES: readonly ClientMessage[] = [
  {
    ...head,
    type: 'propose',
    base: 3,
    act: { do: 'move', move: { type: 'put', seat: 'anna', piece: 'x/1', to: 'bank' } },
  },
  { ...head, type: 'propose', base: 3, act: { do: 'undo' } },
  { ...head, type: 'propose', base: 3, act: { do: 'undo', to: 2 } },
  { ...head, type: 'propose', base: 0, act: { do: 'mode', mode: 'strict' } },
  { ...head, type: 'ask', base: 9, question: { do: 'waive', entry: 4 }, seat: 'anna' },
  { ...head, type: 'vote', request: 'hgfedcba', yes: true },
  { ...head, type: 'seat', work: { do: 'claim', seat: 'anna', name: 'Änne <b>', colour: 'red' } },
  { ...head, type: 'host', work: { do: 'rotate', link: 'seat', seat: 'anna' } },
  { ...head, type: 'desk', work: { do: 'mark', mark: 'a', is: { kind: 'arrow', from: 'A1', to: 'B2' } } },
  { ...head, type: 'desk', work: { do: 'loose', piece: 'x/1', is: null } },
];

describe('messages of the players', () => {
  it.each(MESSAGES)('R6 are read as they were written: $type', (message) => {
    expect(parseClientMessage(formatClientMessage(message))).toEqual({ ok: true, value: message });
    expect(idIn(formatClientMessage(message))).toBe(message.id);
  });

  it('R8 are known by their beginning where nobody reads them', () => {
    expect(idIn(`{ "v": 1, "id": "abcdefgh", "type": "desk", "work": ${'['.repeat(60_000)}`)).toBe(
      'abcdefgh',
    );
    for (const other of [
      '',
      '{"v":1,"work":{"id":"abcdefgh"}}',
      '{"v":1,"id":"short"}',
      '{"v":1,"id":"__proto__"}',
    ])
      expect(idIn(other)).toBeNull();
  });

  it.each([
    ['', 'bad-shape', null],
    ['null', 'bad-shape', null],
    ['[]', 'bad-shape', null],
    ['{"v":2,"id":"abcdefgh","type":"vote"}', 'wrong-protocol', 'abcdefgh'],
    ['{"v":1,"id":"short","type":"vote","request":"x","yes":true}', 'bad-shape', null],
    ['{"v":1,"id":"__proto__","type":"vote","request":"x","yes":true}', 'bad-shape', null],
    ['{"v":1,"id":"abcdefgh","type":"constructor"}', 'unknown-message', 'abcdefgh'],
    ['{"v":1,"id":"abcdefgh","type":"vote","request":"x","yes":1}', 'bad-shape', 'abcdefgh'],
    ['{"v":1,"id":"abcdefgh","type":"vote","request":"x","yes":true,"more":1}', 'bad-shape', 'abcdefgh'],
    ['{"v":1,"id":"abcdefgh","type":"seat","work":{"do":"__proto__"}}', 'bad-shape', 'abcdefgh'],
    ['{"v":1,"id":"abcdefgh","type":"propose","base":-1,"act":{"do":"redo"}}', 'bad-shape', 'abcdefgh'],
  ])('R6 are refused with the reason: %s', (text, reason, id) => {
    expect(parseClientMessage(text)).toMatchObject({ ok: false, error: { reason, id } });
  });

  it('R7 are not even looked at when too long', () => {
    const text = `{"v":1,"id":"abcdefgh","pad":"${'x'.repeat(MESSAGE_LIMIT)}"}`;
    expect(parseClientMessage(text)).toEqual({ ok: false, error: { id: null, reason: 'too-large' } });
  });

  it('R6 never break the reader, however they are mangled (100,000 of them)', () => {
    const pick = seededLuck(20_261_116, 0);
    const texts = MESSAGES.map(formatClientMessage);
    const scraps = [
      '"',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '0',
      '-1',
      '1e999',
      'null',
      'true',
      '\\u0000',
      '__proto__',
      '\ud800',
    ];
    let read = 0;
    for (let i = 0; i < 100_000; i++) {
      let text = texts[pick(texts.length)]!;
      for (let changes = pick(4); changes >= 0; changes--) {
        const at = pick(text.length + 1);
        const cut = pick(3) === 0 ? pick(12) : 0;
        text = text.slice(0, at) + scraps[pick(scraps.length)]! + text.slice(at + cut);
      }
      const message = parseClientMessage(text);
      if (message.ok) {
        read++;
        expect(parseClientMessage(formatClientMessage(message.value))).toEqual(message);
      }
    }
    expect(read).toBeGreaterThan(100);
  });
});
