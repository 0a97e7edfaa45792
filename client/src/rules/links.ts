import { readKept, writeKept } from '../settings/keep.ts';

/** The address of a rulebook, of a section (`7.3`) or of a sentence (`TE-7.3.13`) in it. */
export const rulesHash = (game: string, anchor?: string): string =>
  anchor === undefined ? `#/rules/${game}` : `#/rules/${game}/${anchor}`;

/** The same, as one sends it to somebody. It holds no key to any table. */
export const rulesLink = (game: string, anchor?: string): string =>
  `${window.location.origin}${window.location.pathname}${rulesHash(game, anchor)}`;

interface WayBack {
  readonly hash: string;
  readonly name: string;
}
const KEY = 'rules-from';

/** Where the reader came from: stays in this browser, because the address of a table is a key to it. */
export const noteWayBack = (name: string): void =>
  void writeKept(KEY, { hash: window.location.hash, name } satisfies WayBack);

export function wayBack(): WayBack | null {
  const kept = readKept<Partial<WayBack> | null>(KEY, null);
  return typeof kept?.hash === 'string' && /^#\/(?:t|solo)\//.test(kept.hash)
    ? { hash: kept.hash, name: typeof kept.name === 'string' ? kept.name : '' }
    : null;
}
