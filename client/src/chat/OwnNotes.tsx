import { useState } from 'react';
import { LONGEST_NOTE, noteDown, ownNote } from './own-notes.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';

/** A slip of paper of one's own: nobody else sees it, and it is still there tomorrow. */
export function OwnNotes() {
  const table = useTable((s) => s.id);
  return <Slip key={table} table={table} />;
}

function Slip({ table }: { readonly table: string }) {
  const t = useText();
  const [words, setWords] = useState(() => ownNote(table));
  const [isOpen, setOpen] = useState(words !== '');
  return (
    <details className="own-notes" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('chat.own')}</summary>
      <textarea
        aria-label={t('chat.own')}
        rows={4}
        maxLength={LONGEST_NOTE}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          noteDown(table, event.target.value);
        }}
      />
    </details>
  );
}
