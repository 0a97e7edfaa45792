import { useEffect, useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { announce } from '../table/view.ts';
import '../words/rules.ts';
import { useText } from '../words/use-text.ts';
import { rulesHash, rulesLink } from './links.ts';

const SHOWN_MS = 4000;

/** Copies the address of a section or a sentence; `note` says for a moment how that went. */
export function useCopyLink(
  game: string,
  anchor: string,
): { readonly copy: () => void; readonly note: React.ReactNode } {
  const t = useText();
  const [said, setSaid] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const tell = (text: string, isDone: boolean): void => {
    setSaid({ text, isDone });
    announce(text);
  };
  const copy = (): void => {
    const write = async (): Promise<void> => navigator.clipboard.writeText(rulesLink(game, anchor));
    write().then(
      () => tell(t('rules.copied', { link: `…${rulesHash(game, anchor).slice(1)}` }), true),
      () => tell(t('rules.copy-failed'), false),
    );
  };
  const note = said ? (
    <span className={said.isDone ? 'copied' : 'copied not'}>
      <Icon name={said.isDone ? 'check' : 'close'} size={13} /> {said.text}
    </span>
  ) : null;
  return { copy, note };
}

/** The button of a section for that. */
export function CopyLink({ game, anchor }: { readonly game: string; readonly anchor: string }) {
  const t = useText();
  const { copy, note } = useCopyLink(game, anchor);
  return (
    <>
      <button
        type="button"
        className="icon-button copy-link"
        aria-label={t('rules.copy')}
        title={t('rules.copy')}
        onClick={copy}
      >
        <Icon name="link" size={15} />
      </button>
      {note}
    </>
  );
}
