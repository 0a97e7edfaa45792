import type { ClientMessage, ClientMessageBody } from '@stellwerk/shared/messages.ts';
import { describe, expect, it } from 'vitest';
import { partFor } from './rows-left.ts';
import { payment } from './testing.ts';

const partOf = (body: ClientMessageBody): number =>
  partFor({ v: 1, id: 'a-message', ...body } as ClientMessage);

describe('the rows of a table', () => {
  it('R44 end for talk before they end for moves, and for moves before they end for what ends things', () => {
    const talk = partOf({ type: 'desk', work: { do: 'say', text: 'and on' } });
    const move = partOf(payment('anna'));
    expect(partOf({ type: 'ask', base: 0, question: { do: 'undo' } })).toBe(move);
    expect(talk).toBeLessThan(move);
    expect(move).toBeLessThan(1);
    const last: ClientMessageBody[] = [
      { type: 'propose', base: 0, act: { do: 'undo' } },
      { type: 'vote', request: 'a question', yes: true },
      { type: 'seat', work: { do: 'leave', seat: 'anna' } },
      { type: 'host', work: { do: 'close', closed: true } },
    ];
    for (const message of last) expect(partOf(message)).toBe(1);
  });
});
