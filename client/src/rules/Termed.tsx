import type { Rulebook, Term } from '@stellwerk/engine/table/rulebook.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';
import { createContext, use, useId, useMemo, useRef, useState } from 'react';
import { setSettings, useSettings } from '../settings/settings.ts';
import '../words/rules.ts';
import { useText } from '../words/use-text.ts';
import '../styles/terms.css';
import type { Sought } from './search.ts';
import { matches, NOTHING_SOUGHT } from './search.ts';
import type { TermBook } from './terms.ts';
import { framed, inParts, termBook } from './terms.ts';

interface TermPage {
  readonly book: TermBook;
  /** What each sentence marks: the first place of a term on the page, found once for all of them. */
  readonly marks: ReadonlyMap<string, readonly { readonly text: string; readonly term: Term | null }[]>;
  readonly sought: Sought;
  readonly onSection: ((section: string) => void) | null;
}

const Page = createContext<TermPage | null>(null);

/** A page on which terms are explained where they stand first. */
export function TermsOn({
  rulebook,
  sentences,
  sought = NOTHING_SOUGHT,
  onSection = null,
  children,
}: {
  readonly rulebook: Rulebook;
  /** Everything that is said on the page, in its order. */
  readonly sentences: readonly string[];
  readonly sought?: Sought;
  readonly onSection?: ((section: string) => void) | null;
  readonly children: React.ReactNode;
}) {
  const { language, explainTerms, knownTerms } = useSettings();
  const page = useMemo((): TermPage => {
    const book = termBook(explainTerms ? rulebook.terms : [], language);
    const seen = new Set(knownTerms);
    const marks = new Map(sentences.map((text) => [text, inParts(book, text, language, seen)]));
    return { book, marks, sought, onSection };
  }, [rulebook, sentences, language, explainTerms, knownTerms, sought, onSection]);
  return <Page value={page}>{children}</Page>;
}

/** A sentence: terms can be asked about, what is searched for is marked. */
export function Termed({ text }: { readonly text: string }) {
  const page = use(Page);
  const language = useSettings((s) => s.language);
  const parts = framed(page?.marks.get(text) ?? [{ text, term: null }]);
  const sought = page?.sought ?? NOTHING_SOUGHT;
  return parts.map((part, i) =>
    part.term ? (
      <span key={i} className="term-framed">
        {part.head}
        <TermWord term={part.term}>
          <Marked text={part.text} sought={sought} language={language} />
        </TermWord>
        {part.tail}
      </span>
    ) : (
      <Marked key={i} text={part.text} sought={sought} language={language} />
    ),
  );
}

export function Marked({
  text,
  sought,
  language,
}: {
  readonly text: string;
  readonly sought: Sought;
  readonly language: Language;
}) {
  const found = matches(text, sought, language);
  if (found.length === 0) return text;
  const long = sought.text.trim().length;
  let from = 0;
  const parts = found.map((at) => {
    const before = text.slice(from, at);
    from = at + long;
    return (
      <span key={at}>
        {before}
        <mark>{text.slice(at, at + long)}</mark>
      </span>
    );
  });
  return [...parts, text.slice(from)];
}

const GAP = 6;
const WIDTH = 300;

/** A word of the hobby: what it means is one look away. */
function TermWord({ term, children }: { readonly term: Term; readonly children: React.ReactNode }) {
  const t = useText();
  const page = use(Page);
  const { language, knownTerms } = useSettings();
  const ref = useRef<HTMLButtonElement>(null);
  const [at, setAt] = useState<{
    readonly left: number;
    readonly top: number;
    readonly isAbove: boolean;
  } | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const id = useId();
  const open = (): void => {
    clearTimeout(leaving.current);
    const box = ref.current?.getBoundingClientRect();
    if (!box) return;
    const left = Math.max(8, Math.min(box.left, window.innerWidth - WIDTH - 8));
    const isLow = box.bottom + 150 > window.innerHeight;
    setAt({ left, top: isLow ? box.top - GAP : box.bottom + GAP, isAbove: isLow });
  };
  const close = (): void => {
    leaving.current = setTimeout(() => setAt(null), 160);
  };
  return (
    <span
      className="term-place"
      onPointerEnter={(event) => (event.pointerType === 'mouse' ? open() : undefined)}
      onPointerLeave={(event) => (event.pointerType === 'mouse' ? close() : undefined)}
    >
      <button
        ref={ref}
        type="button"
        className={at ? 'term hot' : 'term'}
        aria-expanded={at !== null}
        aria-describedby={at ? id : undefined}
        onFocus={open}
        onBlur={close}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !at) return;
          event.stopPropagation();
          setAt(null);
        }}
      >
        {children}
      </button>
      {at ? (
        <span
          className={at.isAbove ? 'term-card above' : 'term-card'}
          style={{ left: at.left, top: at.top, width: WIDTH }}
          onFocus={open}
          onBlur={close}
        >
          <span className="answer-kind">{t('rules.term')}</span>
          <b>{term.words[language][0]}</b>
          <span id={id} role="tooltip">
            {term.text[language]}
          </span>
          <span className="term-foot">
            {term.section && page?.onSection ? (
              <button
                type="button"
                className="cite-link"
                onClick={() => page.onSection?.(term.section ?? '')}
              >
                §{term.section}
              </button>
            ) : (
              <span>{term.section ? `§${term.section}` : ''}</span>
            )}
            <button
              type="button"
              className="cite-link"
              onClick={() => setSettings({ knownTerms: [...knownTerms, term.id] })}
            >
              {t('rules.term-known')}
            </button>
          </span>
        </span>
      ) : null}
    </span>
  );
}
