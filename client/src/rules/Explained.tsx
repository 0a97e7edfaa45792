import type { Rulebook } from '@stellwerk/engine/table/rulebook.ts';
import type { ReactNode } from 'react';
import { useTable } from '../table/table.ts';
import { useRulebook } from './book.ts';
import { TermsOn } from './Termed.tsx';

const NO_BOOK: Rulebook = { sections: [], terms: [] };

/** What is said at a table: its terms are explained where they stand first, as soon as the rulebook is here. */
export function Explained({
  sentences,
  onSection,
  children,
}: {
  readonly sentences: readonly string[];
  readonly onSection: (section: string) => void;
  readonly children: ReactNode;
}) {
  const game = useTable((s) => s.play?.game.id ?? null);
  const book = useRulebook(game);
  return (
    <TermsOn
      rulebook={(book.is === 'here' ? book.it : null) ?? NO_BOOK}
      sentences={sentences}
      onSection={onSection}
    >
      {children}
    </TermsOn>
  );
}
