import { describe, expect, it } from 'vitest';
import { isTableId } from '@stellwerk/shared/tokens.ts';
import { newTableId, openTokenOffice } from './tokens.ts';

const office = openTokenOffice('a secret of some length');
const table = newTableId();
const host = { kind: 'host', generation: 0 } as const;

describe('tokens', () => {
  it('R2 are believed only with our signature, for their own table', () => {
    const token = office.sign(table, host);
    expect(office.check(table, token)).toEqual(host);
    expect(office.check(newTableId(), token)).toBeNull();
    expect(openTokenOffice('another secret, also long').check(table, token)).toBeNull();
  });

  it('R2 cannot be changed into one another', () => {
    const watch = office.sign(table, { kind: 'watch', generation: 0 });
    expect(office.check(table, watch.replace(/^w/, 'h'))).toBeNull();
    const seat = office.sign(table, { kind: 'seat', seats: [{ index: 0, generation: 0 }] });
    expect(office.check(table, seat.replace('0-0', '1-0'))).toBeNull();
    expect(office.check(table, seat.replace('0-0', '0-1'))).toBeNull();
    expect(office.check(table, undefined)).toBeNull();
  });

  it('R28 belong to tables that nobody can guess', () => {
    const ids = new Set(Array.from({ length: 1000 }, newTableId));
    expect(ids.size).toBe(1000);
    expect([...ids].every(isTableId)).toBe(true);
  });
});
