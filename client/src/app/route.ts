import { parseLink } from '@stellwerk/shared/tokens.ts';
import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'solo'; readonly id: string }
  | { readonly page: 'learn'; readonly game: string; readonly lesson: string | null }
  | { readonly page: 'table'; readonly table: string; readonly token: string; readonly isScreen: boolean }
  /** The rules of a title in our own words; `anchor`: a section (`7.3`) or a sentence (`TE-7.3.13`). */
  | { readonly page: 'rules'; readonly game: string; readonly anchor: string | null }
  /** A class that works on a lesson: its teacher by the host's link, pupils by the one to join. */
  | { readonly page: 'class'; readonly table: string; readonly token: string }
  /** A lesson being written. */
  | { readonly page: 'write'; readonly draft: string }
  | { readonly page: 'unknown' };

/** The fragment tells the page: it never reaches the server, and neither does the token in it. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const isScreen = new URLSearchParams(query).get('view') === 'screen';
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0 || parts[0] === 'new') return { page: 'start' };
  if (parts[0] === 'solo') return parts[1] ? { page: 'solo', id: parts[1] } : { page: 'start' };
  if (parts[0] === 'learn' && parts[1]) return { page: 'learn', game: parts[1], lesson: parts[2] ?? null };
  if (parts[0] === 'rules')
    return parts[1] ? { page: 'rules', game: parts[1], anchor: parts[2] ?? null } : { page: 'start' };
  if (parts[0] === 'write' && parts[1]) return { page: 'write', draft: parts[1] };
  if (parts[0] === 'c') {
    const found = parseLink(`#/t/${parts.slice(1).join('/')}`);
    return found ? { page: 'class', ...found } : { page: 'unknown' };
  }
  const link = parseLink(`#${path}`);
  return link ? { page: 'table', ...link, isScreen } : { page: 'unknown' };
}

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
const hashNow = (): string => window.location.hash;

export const useHash = (): string => useSyncExternalStore(subscribe, hashNow);

export const go = (hash: string): void => {
  window.location.hash = hash;
};

/** Changes the address without leaving the page: the key to the table has changed, the table has not. */
export function replaceHash(hash: string): void {
  window.history.replaceState(null, '', hash);
}
