import type { IconName } from '../parts/Icon.tsx';
import { endWhatIf, lookAt, useHistory } from '../table/history.ts';
import { useJudged } from '../table/judged.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';

/** What a banner says in a word, where the panel that holds it is folded away. */
export interface Sign {
  readonly id: 'cut' | 'judged' | 'outdated' | 'past' | 'what-if' | 'draws' | 'closed';
  readonly tone: 'flag' | 'note' | 'go';
  readonly icon: IconName;
  readonly word: string;
  readonly text: string;
  /** Moves that wait, or were judged. */
  readonly count?: number;
  /** The way back from where one is; without it the sign opens what it is about. */
  readonly leave?: { readonly words: string; readonly go: () => void };
}

/** What the viewer must know about where he is, the most urgent first. */
export function useSigns(): readonly Sign[] {
  const t = useText();
  const isCut = useTable((s) => s.link === 'offline' && s.status === 'ready');
  const waiting = useTable((s) => s.waiting.length);
  const judged = useJudged((s) => s.list.length);
  const isOutdated = useTable((s) => s.isOutdated);
  const isClosed = useTable((s) => s.room.closed);
  const draws = useTable((s) => s.draws !== null);
  const at = useHistory((s) => s.at);
  const isBranch = useHistory((s) => s.whatIf !== null);
  const signs: Sign[] = [];
  if (isCut)
    signs.push({
      ...{ id: 'cut', tone: 'flag', icon: 'wifi', count: waiting },
      word: waiting === 0 ? t('sign.cut') : t('sign.waits', { n: waiting }),
      text: `${t('offline')} ${waiting === 0 ? t('offline.none') : t('offline.waiting', { n: waiting })}`,
    });
  if (judged > 0)
    signs.push({
      ...{ id: 'judged', tone: 'go', icon: 'check', count: judged },
      word: t('sign.judged', { n: judged }),
      text: t('judged.title', { n: judged }),
    });
  if (isOutdated)
    signs.push({
      ...{ id: 'outdated', tone: 'flag', icon: 'gear' },
      word: t('sign.outdated'),
      text: `${t('outdated')} ${t('outdated.text')}`,
    });
  if (at !== null)
    signs.push({
      ...{ id: 'past', tone: 'note', icon: 'eye', leave: { words: t('past.back'), go: () => lookAt(null) } },
      word: t('sign.past', { n: at }),
      text: t('past', { n: at }),
    });
  if (isBranch)
    signs.push({
      ...{ id: 'what-if', tone: 'note', icon: 'branch', leave: { words: t('what-if.leave'), go: endWhatIf } },
      word: t('what-if'),
      text: `${t('what-if')} ${t('what-if.text')}`,
    });
  if (draws) signs.push({ id: 'draws', tone: 'note', icon: 'hand', word: t('sign.draws'), text: t('draws') });
  if (isClosed)
    signs.push({ id: 'closed', tone: 'note', icon: 'eye', word: t('sign.closed'), text: t('closed') });
  return signs;
}
