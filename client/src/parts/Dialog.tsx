import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../words/use-text.ts';
import { Icon } from './Icon.tsx';
import { returnFocus } from './use-kept-focus.ts';

interface Props {
  readonly title: string;
  readonly onClose?: () => void;
  readonly children: ReactNode;
  readonly className?: string;
}

/** The browser's own dialog: focus stays inside, Esc closes it, and readers know what it is. */
export function Dialog({ title, onClose, children, className = '' }: Props) {
  const t = useText();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    // The first thing to do is in the body, not the cross that leaves.
    dialog?.querySelector<HTMLElement>('input, .primary')?.focus();
    return () => {
      dialog?.close();
      returnFocus(before);
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <header className="dialog-head">
        <h2>{title}</h2>
        {onClose ? (
          <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        ) : null}
      </header>
      {children}
    </dialog>
  );
}
