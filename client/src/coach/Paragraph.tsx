import type { Rulebook, Section, Sentence } from '@stellwerk/engine/table/rulebook.ts';
import { sectionOf } from '@stellwerk/engine/table/rulebook.ts';
import { useEffect, useMemo, useRef } from 'react';
import { camera, sceneNow } from '../camera/current.ts';
import { useHand } from '../hand/hand.ts';
import { Icon } from '../parts/Icon.tsx';
import { returnFocus } from '../parts/use-kept-focus.ts';
import { useGuide, useRulebook } from '../rules/book.ts';
import { CopyLink } from '../rules/CopyLink.tsx';
import { ExampleCard } from '../rules/ExampleCard.tsx';
import { PlayExample } from './PlayExample.tsx';
import { noteWayBack, rulesHash } from '../rules/links.ts';
import { neighboursOf } from '../rules/neighbours.ts';
import { Termed, TermsOn } from '../rules/Termed.tsx';
import { useSettings } from '../settings/settings.ts';
import { ruled } from '../table/settled.ts';
import type { Shown } from '../table/shown.ts';
import { useShown } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';
import '../words/at-table.ts';
import '../words/rules.ts';
import type { Speech } from '../words/speech.ts';
import { makeSpeech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import '../styles/paragraph.css';
import { closeParagraph, pinPlaces, turnTo, useParagraph } from './open-paragraph.ts';
import type { Light } from './paragraph-lights.ts';
import { lightsOf } from './paragraph-lights.ts';
import { ParagraphNow } from './ParagraphNow.tsx';

/** The tabletop has its new size by then. */
const SETTLED_MS = 60;

function close(): void {
  closeParagraph();
  returnFocus(null);
}

/** Esc puts the page away, before the keys of the table see it; what lies over the page goes first. */
function useEscape(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || useHand.getState().held) return;
      const { dialog, isCommandLineOpen } = useView.getState();
      if (dialog !== null || isCommandLineOpen || document.querySelector('.term-card')) return;
      event.preventDefault();
      close();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

/** Whoever saw the whole table sees its map while reading, and the whole table again after it. */
function useBesideMap(): void {
  useEffect(() => {
    const isWhole = camera.now.scale < camera.whole().scale * 1.05;
    const map = sceneNow()?.world.blocks.find(
      ({ surface }) => surface.kind === 'hexmap' || surface.kind === 'network',
    );
    if (!isWhole || !map) return;
    const timer = setTimeout(() => camera.focus(map.box, 10), SETTLED_MS);
    return () => {
      clearTimeout(timer);
      setTimeout(() => camera.fitAll(), SETTLED_MS);
    };
  }, []);
}

/** A section of the rulebook as a small page, with what of it applies on this table right now. */
export function Paragraph() {
  const t = useText();
  const cited = useParagraph((s) => s.section);
  const isTried = useParagraph((s) => s.findings.length > 0);
  const shown = useShown();
  const game = shown?.play.game ?? null;
  const book = useRulebook(game?.id ?? null);
  const ref = useRef<HTMLElement>(null);
  const name = useTable((s) => s.room.name);
  const rulebook = book.is === 'here' ? book.it : null;
  const section = rulebook && cited !== null ? sectionOf(rulebook, cited) : null;
  useEffect(() => {
    const page = ref.current;
    page?.querySelector('.paragraph-body')?.scrollTo(0, 0);
    // Whoever was refused wants the sentence that stands in the way.
    if (isTried) page?.querySelector('.sentence.against')?.scrollIntoView({ block: 'nearest' });
    page?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [section, isTried]);
  useEscape();
  useBesideMap();
  // Another page of the panel was asked for.
  useEffect(
    () => useView.subscribe((now, then) => (now.tab === then.tab ? undefined : closeParagraph())),
    [],
  );
  if (cited === null || !shown || !game) return null;
  return (
    <aside ref={ref} className="paragraph" aria-label={t('coach.read', { section: cited })}>
      <header className="paragraph-bar">
        <button type="button" className="button small" onClick={close}>
          <Icon name="arrow" size={14} /> {t('rules.now')}
        </button>
        <small>
          {game.title} · {t('rules.own-words')}
        </small>
        <span className="spacer" />
        {section ? <CopyLink game={game.id} anchor={section.section} /> : null}
        <a
          className="button small"
          href={rulesHash(game.id, section?.section)}
          onClick={() => noteWayBack(name || game.title)}
        >
          <Icon name="book" size={15} /> {t('rules.whole')}
        </a>
        <button type="button" className="icon-button" aria-label={t('dismiss')} onClick={close}>
          <Icon name="close" size={14} />
        </button>
      </header>
      {rulebook && section ? (
        <Page rulebook={rulebook} section={section} shown={shown} />
      ) : (
        <div className="paragraph-body">
          {book.is === 'coming' ? (
            <div className="skeleton" />
          ) : (
            <p className="empty">
              {book.is === 'missing' ? t('rules.missing') : t('rules.no-section', { section: cited })}
            </p>
          )}
        </div>
      )}
    </aside>
  );
}

/** Everything that the page says, in its order: a term is explained where it stands first. */
const saidIn = ({ lead, groups, examples = [] }: Section, language: 'de' | 'en'): readonly string[] => [
  lead[language],
  ...groups.flatMap(({ sentences }) => sentences.map((one) => one[language])),
  ...examples.map(({ text }) => text[language]),
];

function Page({
  rulebook,
  section,
  shown,
}: {
  readonly rulebook: Rulebook;
  readonly section: Section;
  readonly shown: Shown;
}) {
  const language = useSettings((s) => s.language);
  const { game } = shown.play;
  const said = useMemo(() => saidIn(section, language), [section, language]);
  const speech = useGuideSpeech(shown);
  const lights = useLights(section, shown, speech);
  const numbers = useMemo(
    () =>
      new Map(
        section.groups.flatMap(({ sentences }) => sentences).map(({ atom }, i) => [atom, i + 1] as const),
      ),
    [section],
  );
  usePins(numbers, lights);
  return (
    <TermsOn rulebook={rulebook} sentences={said} onSection={turnTo}>
      <div className="paragraph-body">
        <h2 tabIndex={-1}>
          <span>§{section.section}</span> {section.title[language]}
        </h2>
        <p className="lead">
          <Termed text={section.lead[language]} />
        </p>
        <ParagraphNow section={section} shown={shown} speech={speech} />
        {section.groups.map((group, i) => (
          <section key={group.title?.en ?? i}>
            {group.title ? <h3>{group.title[language]}</h3> : null}
            <ol>
              {group.sentences.map((sentence) => (
                <Line
                  key={sentence.atom}
                  sentence={sentence}
                  n={numbers.get(sentence.atom) ?? 0}
                  light={lights.get(sentence.atom) ?? null}
                />
              ))}
            </ol>
          </section>
        ))}
        {section.examples?.map((example) => (
          <ExampleCard key={example.title.en} example={example} game={game} size={[218, 160]}>
            <PlayExample game={game} example={example} />
          </ExampleCard>
        ))}
      </div>
      <Neighbours rulebook={rulebook} section={section} />
    </TermsOn>
  );
}

/** Speaks the title's words and those of its guide. */
function useGuideSpeech({ play: { game } }: Shown): Speech {
  const seats = useTable((s) => s.seats);
  const language = useSettings((s) => s.language);
  const guide = useGuide(game.id);
  const words = guide.is === 'here' ? guide.it?.words : undefined;
  return useMemo(
    () => makeSpeech(words ? { ...game, words: { ...game.words, ...words } } : game, language, seats),
    [game, words, language, seats],
  );
}

/** How the sentences stand to the position, to the move that was tried, and to what is held over a place. */
function useLights(section: Section, shown: Shown, speech: Speech): ReadonlyMap<string, Light> {
  const { game, table, log } = shown.play;
  const arriving = useGuide(game.id);
  const guide = arriving.is === 'here' ? arriving.it : null;
  const { findings, length } = useParagraph();
  const over = useHand((s) => s.over);
  return useMemo(() => {
    const held = over?.verdict === 'wrong' ? over.findings : [];
    const tried = held.length > 0 ? held : log.length === length ? findings : [];
    const now = ruled(table);
    const seat = shown.seat ?? game.turn(now)[0] ?? null;
    return lightsOf({ game, guide, table: now, seat, section, tried, speech });
  }, [game, guide, table, log, length, findings, over, section, shown.seat, speech]);
}

/** Sentences that are tied to a place carry their number there. */
function usePins(numbers: ReadonlyMap<string, number>, lights: ReadonlyMap<string, Light>): void {
  useEffect(() => {
    pinPlaces(
      [...lights].flatMap(([atom, { at, state }]) =>
        at.length > 3
          ? []
          : at.map((place) => ({
              place,
              label: String(numbers.get(atom) ?? ''),
              tone: state === 'against' ? ('stop' as const) : ('now' as const),
            })),
      ),
    );
    return () => pinPlaces([]);
  }, [numbers, lights]);
}

const SHORT = 34;

function Line({
  sentence,
  n,
  light,
}: {
  readonly sentence: Sentence;
  readonly n: number;
  readonly light: Light | null;
}) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const note = light?.note ?? '';
  const state = light?.state ?? 'plain';
  return (
    <li className={`sentence ${state}${note.length > SHORT ? ' long' : ''}`} data-atom={sentence.atom}>
      <span className="n" aria-hidden="true">
        {n}
      </span>
      <p>
        <Termed text={sentence[language]} />
      </p>
      {note === '' ? null : (
        <span className="note">
          {state === 'plain' || state === 'watched' ? null : (
            <span className="sr-only">{t(`rules.${state}`)} </span>
          )}
          {note}
        </span>
      )}
    </li>
  );
}

function Neighbours({ rulebook, section }: { readonly rulebook: Rulebook; readonly section: Section }) {
  const t = useText();
  const language = useSettings((s) => s.language);
  return (
    <nav className="neighbours" aria-label={t('rules.neighbours')}>
      {neighboursOf(rulebook, section).map(({ kind, to }) => (
        <button
          key={`${kind}${to.section}`}
          type="button"
          className={kind}
          onClick={() => turnTo(to.section)}
        >
          {kind === 'previous' ? <Icon name="arrow" size={14} /> : null}
          <span>
            <small>
              §{to.section}
              <span className="sr-only"> {t(`rules.${kind}`)}</span>
            </small>
            {to.title[language]}
          </span>
          {kind === 'next' ? <Icon name="arrow" size={14} /> : null}
        </button>
      ))}
    </nav>
  );
}
