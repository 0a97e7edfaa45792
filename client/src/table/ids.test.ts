import { describe, expect, it } from 'vitest';
import { newId, seatIds } from './ids.ts';

describe('ids', () => {
  it('fit the server’s rule and are never the same', () => {
    const ids = Array.from({ length: 200 }, () => newId());
    expect(new Set(ids).size).toBe(200);
    expect(ids.every((id) => /^[A-Za-z0-9_-]{22}$/.test(id))).toBe(true);
  });
  it('of seats are readable names, each once', () => {
    expect(seatIds(['Anna', 'Jörg', 'Anna', '漢'])).toEqual(['anna', 'joerg', 'anna2', 'seat4']);
  });
});
