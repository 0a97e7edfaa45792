import type { FileFault } from '@stellwerk/engine/table/faults.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';
import { breakIn, lineOf } from '@stellwerk/engine/table/lines.ts';
import '../../words/start.ts';
import type { Say } from '../../words/use-text.ts';

/** A word at the top of a file that may be anything. */
function topWord(source: string, key: string): string {
  try {
    const value = (JSON.parse(source) as Record<string, unknown> | null)?.[key];
    return typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** Why a file cannot be opened, as a sentence with the place. `source` is the text that the fault speaks of. */
export function sayFault(
  t: Say,
  language: Language,
  source: string,
  { place, message, text }: FileFault,
): string {
  const broken = breakIn(source);
  if (broken) return t('file.not-json', { ...broken });
  if (place === 'stellwerk' || place === 'file') return t('file.not-ours');
  if (place === 'title') return t('file.no-title', { title: topWord(source, 'title') });
  if (place === 'game' && topWord(source, 'game'))
    return t('file.no-game', { game: topWord(source, 'game') });
  if (place === '') return t('file.unread');
  const line = lineOf(source, place) ?? 1;
  const what = (text?.[language] ?? message).replace(/\.$/, '');
  const move = /^moves\[(\d+)\]$/.exec(place);
  return move ? t('file.move', { n: Number(move[1]) + 1, line, what }) : t('file.at', { line, place, what });
}
