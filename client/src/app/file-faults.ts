import type { FileFault } from '@stellwerk/engine/table/file.ts';
import { breakIn, lineOf } from '@stellwerk/engine/table/lines.ts';
import type { Say } from '../words/use-text.ts';

/** A word at the top of a file that may be anything. */
function topWord(source: string, key: string): string {
  try {
    const value = (JSON.parse(source) as Record<string, unknown> | null)?.[key];
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** A move that the rules of the file itself do not let pass. */
export const refusedAt = (n: number): FileFault => ({ place: `moves[${n - 1}]`, message: 'refused' });

/** Why a file cannot be opened, as a sentence with the place. `source` is the text that the fault speaks of. */
export function sayFault(t: Say, source: string, { place, message }: FileFault): string {
  const broken = breakIn(source);
  if (broken) return t('file.not-json', { ...broken });
  if (place === 'stellwerk' || place === 'file') return t('file.not-ours');
  if (place === 'title') return t('file.no-title', { title: topWord(source, 'title') });
  if (place === 'game' && topWord(source, 'game'))
    return t('file.no-game', { game: topWord(source, 'game') });
  if (place === '') return t('file.unread');
  const line = lineOf(source, place) ?? 1;
  const move = /^moves\[(\d+)\]$/.exec(place);
  if (move && message.endsWith('refused')) return t('file.refused', { n: Number(move[1]) + 1, line });
  return t('file.at', { line, place, what: message });
}
