import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { camera } from '../camera/current.ts';
import { useMagnified } from '../closeup/card-view.ts';
import { openParagraph } from '../coach/open-paragraph.ts';
import type { Box } from '../draw/geometry.ts';
import { toScreen } from '../draw/geometry.ts';
import { Icon } from '../parts/Icon.tsx';
import { PieceFace } from '../parts/PieceFace.tsx';
import { tileBoxOf } from '../layout/board.ts';
import { useGuide } from '../rules/book.ts';
import { useSettings } from '../settings/settings.ts';
import { ruled } from '../table/settled.ts';
import type { Shown } from '../table/shown.ts';
import { useShown } from '../table/shown.ts';
import { stageOf } from '../table/stage.ts';
import { useTable } from '../table/table.ts';
import { announce, useView } from '../table/view.ts';
import { callTo } from '../together/calls.ts';
import '../words/at-table.ts';
import '../words/answers.ts';
import { makeSpeech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import '../styles/answers.css';
import type { Said } from './answer-of.ts';
import { aloud, answerOf } from './answer-of.ts';
import type { Question } from './answering.ts';
import { askMore, hush, useAnswering } from './answering.ts';
import { lieBeside } from './lie-beside.ts';
import { useAsking } from './use-asking.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

/** The table answers: what something is and what it does now, when one points at it. */
export function Answers({ stage }: { readonly stage: RefObject<HTMLElement | null> }) {
  useAsking(stage);
  useAnswerKeys();
  const question = useAnswering((s) => s.question);
  const shown = useShown();
  const said = useSaid(question, shown);
  useAloud(question, said);
  if (!question || !said || !shown) return null;
  return question.by === 'touch' ? (
    <Sheet question={question} said={said} shown={shown} />
  ) : (
    <Card key={JSON.stringify(question.about)} question={question} said={said} shown={shown} />
  );
}

function useSaid(question: Question | null, shown: Shown | null): Said | null {
  const game = shown?.play.game ?? null;
  const arriving = useGuide(game?.id ?? null);
  const guide = arriving.is === 'here' ? arriving.it : null;
  const seats = useTable((s) => s.seats);
  const language = useSettings((s) => s.language);
  const speech = useMemo(
    () => game && makeSpeech({ ...game, words: { ...game.words, ...guide?.words } }, language, seats),
    [game, guide, language, seats],
  );
  return useMemo(() => {
    if (!question || !shown || !speech || arriving.is === 'coming') return null;
    const table = ruled(shown.play.table);
    return answerOf(guide, question.about, stageOf(shown.play.game, shown.play.table), table, speech);
  }, [question, shown, speech, guide, arriving.is]);
}

/** M: more; Esc: away. Before the keys of the table see them. */
function useAnswerKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!useAnswering.getState().question || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName))
        return;
      if (event.key === 'm' || event.key === 'M') askMore();
      else if (event.key === 'Escape') hush();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

/** Readers hear the same: after the name of what the keys have come to, and in full when more is asked for. */
function useAloud(question: Question | null, said: Said | null): void {
  const isMore = useAnswering((s) => s.isMore);
  useEffect(() => {
    if (!said || question?.by !== 'keys') return;
    const timer = setTimeout(() => {
      const now = useView.getState().announcement;
      const words = aloud(said, isMore);
      announce(isMore || now.includes(words) ? words : `${now}. ${words}`);
    }, 0);
    return () => clearTimeout(timer);
  }, [question, said, isMore]);
}

function Card({ question, said, shown }: Asking) {
  const t = useText();
  const isMore = useAnswering((s) => s.isMore);
  const ref = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ w: 320, h: 150 });
  useLayoutEffect(() => {
    const card = ref.current;
    if (card) setSize({ w: card.offsetWidth, h: card.offsetHeight });
  }, [said, isMore]);
  const { at } = question;
  const { x, y } = toScreen(camera.now, at);
  const { scale } = camera.now;
  const peek = useMagnified((state) => state.card);
  // A small card that the pointer rests on is shown large beside it.
  const isPeeked = peek?.how === 'peek' && peek.piece === question.piece;
  const [others, setOthers] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    const large = isPeeked ? document.querySelector('.card-peek')?.getBoundingClientRect() : undefined;
    const room = ref.current?.offsetParent?.getBoundingClientRect();
    setOthers(
      large && room
        ? [{ x: large.left - room.left, y: large.top - room.top, w: large.width, h: large.height }]
        : [],
    );
  }, [isPeeked]);
  const thing = { x, y, w: at.w * scale, h: at.h * scale };
  const style = lieBeside(thing, size, camera.size, others);
  return (
    <aside
      ref={ref}
      className="answer"
      style={style}
      aria-label={said.title}
      onPointerLeave={() => (question.by === 'mouse' ? hush() : undefined)}
    >
      <Body said={said} question={question} shown={shown} isMore={isMore} isBare={isPeeked} />
      <footer>
        <Sections said={said} />
        <span className="spacer" />
        {said.more.length > 0 ? (
          <button type="button" className="answer-key" onClick={askMore}>
            <kbd>M</kbd> {t(isMore ? 'answer.less' : 'answer.more')}
          </button>
        ) : null}
        <button type="button" className="answer-key" onClick={hush}>
          <kbd>Esc</kbd> {t('answer.away')}
        </button>
      </footer>
    </aside>
  );
}

/** From below, never under the finger; a tap elsewhere puts it away. */
function Sheet({ question, said, shown }: Asking) {
  const t = useText();
  const isMore = useAnswering((s) => s.isMore);
  const { x, y, w, h } = question.at;
  return (
    <aside className="answer answer-sheet" aria-label={said.title}>
      <i className="answer-grip" />
      <Body said={said} question={question} shown={shown} isMore={isMore} isBare={false} />
      <div className="answer-buttons">
        {said.more.length > 0 ? (
          <button type="button" className="button" onClick={askMore}>
            {t(isMore ? 'answer.less' : 'answer.more')}
          </button>
        ) : null}
        {said.sections[0] === undefined ? null : (
          <button
            type="button"
            className="button"
            onClick={() => {
              openParagraph(said.sections[0] ?? '');
              hush();
            }}
          >
            <Icon name="book" size={15} /> §{said.sections[0]}
          </button>
        )}
        <button type="button" className="button" onClick={() => callTo({ x: x + w / 2, y: y + h / 2 })}>
          <Icon name="hand" size={15} /> {t('answer.ping')}
        </button>
        <button type="button" className="button" aria-label={t('dismiss')} onClick={hush}>
          <Icon name="close" size={14} />
        </button>
      </div>
    </aside>
  );
}

interface Asking {
  readonly question: Question;
  readonly said: Said;
  readonly shown: Shown;
}

function Body({
  said,
  question,
  shown,
  isMore,
  isBare,
}: Asking & { readonly isMore: boolean; readonly isBare: boolean }) {
  const stage = stageOf(shown.play.game, shown.play.table);
  const face = question.piece === null ? undefined : stage.faces[question.piece];
  const isPicture =
    !isBare && face !== undefined && face.kind !== 'tile' && face.kind !== 'cube' && face.kind !== 'stick';
  return (
    <>
      <header>
        {said.kind === '' ? null : <span className="answer-kind">{said.kind}</span>}
        <h3>{said.title}</h3>
      </header>
      <div className="answer-short">
        {isPicture ? (
          <PieceFace
            face={face}
            box={tileBoxOf(stage)}
            size={face.kind === 'card' || face.kind === 'train' || face.kind === 'certificate' ? 96 : 52}
            side={pieceOf(shown.play.table, question.piece ?? '')?.side}
          />
        ) : null}
        <div>
          {said.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {isMore && said.more.length > 0 ? (
        <dl className="answer-more">
          {said.more.map(({ name, value, warns }, i) => (
            <div key={i} className={warns ? 'warns' : ''}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}

function Sections({ said }: { readonly said: Said }) {
  const t = useText();
  return said.sections.map((section) => (
    <button
      key={section}
      type="button"
      className="cite-link"
      aria-label={t('coach.read', { section })}
      onClick={() => {
        openParagraph(section);
        hush();
      }}
    >
      §{section}
    </button>
  ));
}
