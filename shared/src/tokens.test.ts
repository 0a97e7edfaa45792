import { describe, expect, it } from 'vitest';
import type { Holder } from './tokens.ts';
import { formatClaim, formatLink, parseLink, parseToken } from './tokens.ts';

const SIGNATURE = 'abcdefghijklmnopqrstuv';
const TABLE = 'ABCDEFGHIJKLMNOPQRSTUV';

describe('the public part of a token', () => {
  it.each<Holder>([
    { kind: 'host', generation: 0 },
    { kind: 'join', generation: 12 },
    { kind: 'watch', generation: 3 },
    { kind: 'seat', seats: [{ index: 0, generation: 1 }] },
    {
      kind: 'seat',
      seats: [
        { index: 1, generation: 0 },
        { index: 11, generation: 999 },
      ],
    },
  ])('R2 is read as it was written: $kind', (holder) => {
    const claim = formatClaim(holder);
    expect(parseToken(`${claim}.${SIGNATURE}`)).toEqual({
      ok: true,
      value: { holder, claim, signature: SIGNATURE },
    });
  });

  it.each([
    '',
    'h.0',
    `x.0.${SIGNATURE}`,
    `h.-1.${SIGNATURE}`,
    `s.12-0.${SIGNATURE}`,
    `s.0-0_0-1.${SIGNATURE}`,
    7,
    null,
  ])('R2 is nothing else: %s', (text) => {
    expect(parseToken(text).ok).toBe(false);
  });

  it('R2 stays in the fragment of a link', () => {
    const token = `h.0.${SIGNATURE}`;
    expect(parseLink(`https://example.org${formatLink(TABLE, token)}`)).toEqual({ table: TABLE, token });
    expect(parseLink(`#/t/${TABLE}/nonsense`)).toBeNull();
    expect(parseLink(`#/t/short/${token}`)).toBeNull();
  });
});
