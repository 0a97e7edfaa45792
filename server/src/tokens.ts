import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Holder } from '@stellwerk/shared/tokens.ts';
import { formatClaim, parseToken } from '@stellwerk/shared/tokens.ts';

/** 128 bits of chance: nobody guesses a table. */
export const newTableId = (): string => randomBytes(16).toString('base64url');

/** Signs and checks the links of all tables with the server's secret. */
export interface TokenOffice {
  sign(table: string, holder: Holder): string;
  /**
   * What the bearer holds, if this server made the token for this table; whether it is still in force is the
   * table's business.
   */
  check(table: string, token: unknown): Holder | null;
}

export function openTokenOffice(secret: string): TokenOffice {
  const signatureOf = (table: string, claim: string): Buffer =>
    createHmac('sha256', secret).update(`${table} ${claim}`).digest().subarray(0, 16);
  return {
    sign(table, holder) {
      const claim = formatClaim(holder);
      return `${claim}.${signatureOf(table, claim).toString('base64url')}`;
    },
    check(table, token) {
      const parsed = parseToken(token);
      if (!parsed.ok) return null;
      const { holder, claim, signature } = parsed.value;
      const given = Buffer.from(signature, 'base64url');
      const wanted = signatureOf(table, claim);
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? holder : null;
    },
  };
}
