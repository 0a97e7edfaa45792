import { useEffect, useRef } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useText } from '../words/use-text.ts';

/** Words to look for: how often they stand in the rules, and from place to place. */
export function SearchBox({
  sought,
  count,
  at,
  onSought,
  onNext,
  onPrevious,
}: {
  readonly sought: string;
  readonly count: number;
  /** The place that is shown, from 0; −1: none yet. */
  readonly at: number;
  readonly onSought: (sought: string) => void;
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}) {
  const t = useText();
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLInputElement;
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      ref.current?.focus();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const said =
    sought.trim().length < 2
      ? ''
      : count === 0
        ? t('rules.none')
        : at < 0
          ? t('rules.places', { n: count })
          : t('rules.place-of', { at: at + 1, n: count });
  return (
    <search className="rules-search">
      <Icon name="search" size={16} />
      <input
        ref={ref}
        type="search"
        value={sought}
        placeholder={t('rules.search')}
        aria-label={t('rules.search')}
        onChange={(event) => onSought(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') (event.shiftKey ? onPrevious : onNext)();
          else if (event.key === 'Escape') onSought('');
        }}
      />
      <span role="status">{said}</span>
      <button type="button" disabled={count === 0} aria-label={t('rules.last-hit')} onClick={onPrevious}>
        <Icon name="arrow" size={14} />
      </button>
      <button type="button" disabled={count === 0} aria-label={t('rules.next-hit')} onClick={onNext}>
        <Icon name="arrow" size={14} />
      </button>
    </search>
  );
}
