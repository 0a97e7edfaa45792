import type { Rulebook } from '@stellwerk/engine/table/rulebook.ts';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../words/use-text.ts';
import { rulesHash } from './links.ts';
import type { Hit } from './search.ts';

/** What the rulebook has, with the number of places where the words stand that are searched for. */
export function Contents({
  id,
  rulebook,
  reading,
  hits,
  isOpen,
  onGo,
}: {
  readonly id: string;
  readonly rulebook: Rulebook;
  readonly reading: string | null;
  readonly hits: readonly Hit[];
  /** On a narrow page it lies over the text while it is asked for. */
  readonly isOpen: boolean;
  readonly onGo: (section: string) => void;
}) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [reading]);
  return (
    <nav
      ref={ref}
      className={isOpen ? 'rules-contents open' : 'rules-contents'}
      aria-labelledby="rules-contents-title"
    >
      <h2 id="rules-contents-title">{t('rules.contents')}</h2>
      <ol>
        {rulebook.sections.map(({ section, title }) => {
          const count = hits.filter((hit) => hit.section === section).length;
          const depth = section.split('.').length;
          return (
            <li key={section} className={depth === 1 ? 'chapter' : `depth-${Math.min(depth, 3)}`}>
              <a
                href={rulesHash(id, section)}
                aria-current={section === reading ? 'location' : undefined}
                className={section === reading ? 'on' : ''}
                onClick={() => onGo(section)}
              >
                <span>§{section}</span> {title[language]}
                {count > 0 ? <em>{count}</em> : null}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
