import { useEffect, useId, useRef, useState } from 'react';
import type { Differing } from '../../net/api.ts';
import { importTable } from '../../net/api.ts';
import { Icon } from '../../parts/Icon.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useText } from '../../words/use-text.ts';
import { sayFault } from './file-faults.ts';
import type { Chosen, OnProgress, Unopened } from './open-file.ts';
import { go } from '../route.ts';

/** Reading files needs the whole engine; a page without a file does not. */
const reader = () => import('./open-file.ts');

type Problem = Unopened | 'no-server' | 'too-large';

/** The table itself is asked for with the first press: it is there when the game is. */
const askForTable = (where: 'alone' | 'together'): void => {
  const parts = [
    import('../TablePage.tsx'),
    where === 'alone' ? import('../../table/solo.ts') : import('../../net/remote.ts'),
  ];
  for (const part of parts) part.catch(() => undefined);
};

/** Of the way to a table for everybody the reading is so much; the rest is the server's, who judges every move. */
const READING = 0.35;

async function openAlone(
  { text, name }: Chosen,
  differing: Differing | null,
  onProgress: OnProgress,
): Promise<Problem | null> {
  const { openHere, plainName } = await reader();
  const opened = await openHere(text, plainName(name), differing, onProgress);
  if (!opened.ok) return opened.error;
  go(opened.value);
  return null;
}

async function openTogether(
  { text, name }: Chosen,
  differing: Differing | null,
  onProgress: OnProgress,
): Promise<Problem | null> {
  const { asOurs, plainName } = await reader();
  const ours = await asOurs(text, (part) => onProgress(READING * part));
  if (!ours.ok) return ours.error;
  onProgress(READING);
  const made = await importTable(ours.value, plainName(name), differing);
  if (!made.ok) {
    if (made.error.status === 0) return 'no-server';
    return made.error.status === 413 ? 'too-large' : { ...made.error, source: ours.value };
  }
  const { id, links } = made.value;
  go(`#/t/${id}/${links.host ?? links.join}`);
  return null;
}

/** A saved game: alone in this browser, or as a table for everybody. */
export function OpenFile() {
  const t = useText();
  const language = useSettings((s) => s.language);
  const id = useId();
  const [source, setSource] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** How the file with the problem was to be opened. */
  const [isTogether, setTogether] = useState(false);
  /** How far the opening is; null: nothing is being opened. */
  const [part, setPart] = useState<number | null>(null);
  const isBusy = part !== null;
  const [isOver, setOver] = useState(false);
  const box = useRef<HTMLLabelElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem(null);
    // Nobody opens the former file while this one is still being read.
    setSource(null);
    setSource({ name: file.name, text: await file.text() });
  };
  useEffect(() => {
    const drop = box.current;
    if (!drop) return;
    const stop = new AbortController();
    const { signal } = stop;
    const over = (isNow: boolean) => (event: DragEvent) => {
      event.preventDefault();
      setOver(isNow);
    };
    drop.addEventListener('dragover', over(true), { signal });
    drop.addEventListener('dragleave', over(false), { signal });
    drop.addEventListener(
      'drop',
      (event) => {
        over(false)(event);
        void read(event.dataTransfer?.files[0]);
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  const open = async (where: 'alone' | 'together', differing: Differing | null = null): Promise<void> => {
    if (!source) return;
    setPart(0);
    setProblem(null);
    setTogether(where === 'together');
    askForTable(where);
    const lay = where === 'together' ? openTogether : openAlone;
    setProblem(await lay(source, differing, setPart));
    setPart(null);
  };
  const again = (differing: Differing) => () => void open(isTogether ? 'together' : 'alone', differing);
  const goesOn = typeof problem === 'object' ? problem?.goesOn : undefined;
  return (
    <section className="card open-file">
      <h2>{t('file.title')}</h2>
      <label ref={box} htmlFor={id} className={isOver ? 'drop over' : 'drop'}>
        <Icon name="file" size={22} />
        <span>
          {t('file.drop')} <u>{t('file.choose')}</u>
        </span>
        <small>{source ? source.name : t('file.kinds')}</small>
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          className="sr-only"
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </label>
      {source ? (
        <div className="row">
          <button
            type="button"
            className="button primary"
            disabled={isBusy}
            onClick={() => void open('alone')}
          >
            {t('file.alone')}
          </button>
          <button type="button" className="button" disabled={isBusy} onClick={() => void open('together')}>
            {t('file.together')}
          </button>
        </div>
      ) : null}
      {part === null ? null : (
        <div
          className={isTogether && part >= READING ? 'opening-bar judging' : 'opening-bar'}
          role="progressbar"
          aria-label={t('file.opening')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(100 * part)}
        >
          <i style={{ inlineSize: `${Math.round(100 * part)}%` }} />
          <span>{t(isTogether && part >= READING ? 'file.judging' : 'file.opening')}</span>
        </div>
      )}
      {problem ? (
        <p className="problem" role="alert">
          {problem === 'no-server'
            ? t('start.no-server')
            : problem === 'too-large'
              ? t('file.too-large')
              : sayFault(t, language, problem.source, problem)}
        </p>
      ) : null}
      {goesOn === undefined ? null : (
        <div className="row">
          <button type="button" className="button" disabled={isBusy} onClick={again('until')}>
            {t('file.until')}
          </button>
          {goesOn ? (
            <button type="button" className="button" disabled={isBusy} onClick={again('through')}>
              {t('file.through')}
            </button>
          ) : null}
        </div>
      )}
    </section>
  );
}
