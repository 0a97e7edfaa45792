import type { Result } from '@stellwerk/engine/table/types.ts';
import { fail, ok } from '@stellwerk/engine/table/types.ts';

/**
 * What a link says about its bearer. The server signs it; everybody may read it. `seat` links name their
 * seats by their place in the table's configuration, each with the generation of its link: a newer
 * generation makes the older links of that seat void.
 */
export const LINK_KINDS = ['host', 'join', 'seat', 'watch'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export type Holder =
  | { readonly kind: 'host' | 'join' | 'watch'; readonly generation: number }
  | { readonly kind: 'seat'; readonly seats: readonly HeldSeat[] };
export interface HeldSeat {
  readonly index: number;
  readonly generation: number;
}

export interface SignedHolder {
  readonly holder: Holder;
  /** The part that is signed, together with the table's id. */
  readonly claim: string;
  readonly signature: string;
}

const LETTERS = { host: 'h', join: 'j', watch: 'w', seat: 's' } as const;
const MAX_SEATS = 12;
const TOKEN =
  /^(?:([hjw])\.(\d{1,6})|s\.((?:\d{1,2}-\d{1,6})(?:_\d{1,2}-\d{1,6}){0,11}))\.([A-Za-z0-9_-]{22})$/;

/** The unsigned part of a token: `h.0`, `s.0-1_2-0`. */
export function formatClaim(holder: Holder): string {
  if (holder.kind !== 'seat') return `${LETTERS[holder.kind]}.${holder.generation}`;
  return `s.${holder.seats.map(({ index, generation }) => `${index}-${generation}`).join('_')}`;
}

/** Reads a token without believing it: only the server can check the signature. */
export function parseToken(text: unknown): Result<SignedHolder, 'no-token'> {
  const found = typeof text === 'string' && text.length <= 200 ? TOKEN.exec(text) : null;
  if (!found) return fail('no-token');
  const [whole, letter, generation, seats, signature = ''] = found;
  const claim = whole.slice(0, -signature.length - 1);
  if (letter !== undefined) {
    const kind = letter === 'h' ? 'host' : letter === 'j' ? 'join' : 'watch';
    return ok({ holder: { kind, generation: Number(generation) }, claim, signature });
  }
  const held = (seats ?? '').split('_').map((part) => {
    const [index = '', age = ''] = part.split('-');
    return { index: Number(index), generation: Number(age) };
  });
  const isSound = held.every(
    ({ index }, i) => index < MAX_SEATS && held.findIndex((h) => h.index === index) === i,
  );
  return isSound ? ok({ holder: { kind: 'seat', seats: held }, claim, signature }) : fail('no-token');
}

const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;
/** 128 bits of chance in base64url. */
export const isTableId = (text: unknown): text is string => typeof text === 'string' && TABLE_ID.test(text);

/** `/#/t/<table>/<token>`: the token stays in the fragment, which no browser sends to a server. */
export const formatLink = (table: string, token: string): string => `/#/t/${table}/${token}`;

export function parseLink(hash: string): { readonly table: string; readonly token: string } | null {
  const [, start, table, token, ...rest] = hash.replace(/^.*#/, '').split('/');
  if (start !== 't' || rest.length > 0 || !isTableId(table) || !parseToken(token).ok) return null;
  return { table, token: token! };
}
