import { loadGame } from '@stellwerk/engine/games/registry.ts';
import { titles } from '@stellwerk/engine/games/titles.ts';
import { asTableFile } from '@stellwerk/engine/import/import.ts';
import { parseTableFile, playFile } from '@stellwerk/engine/table/file.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { importTable } from '../net/api.ts';
import { Icon } from '../parts/Icon.tsx';
import { rememberTable } from '../state/my-tables.ts';
import { foundSolo } from '../state/solo.ts';
import { useText } from '../words/use-text.ts';
import { go } from './route.ts';

type Opened = { readonly ok: true; readonly hash: string } | { readonly ok: false; readonly why: string };

/** A saved game: alone in this browser, or as a table for everybody. */
async function openHere(source: string): Promise<Opened> {
  const file = parseTableFile(source);
  if (!file.ok) return { ok: false, why: `${file.error.place}: ${file.error.message}` };
  const game = await loadGame(file.value.config.game);
  if (!game) return { ok: false, why: 'game' };
  const play = playFile(game, file.value);
  if (!play.ok) return { ok: false, why: `${play.error.place}: ${play.error.message}` };
  const { config } = play.value;
  const cards = Object.fromEntries(config.seats.map((seat) => [seat, { name: seat, colour: '' }]));
  const id = foundSolo(game, { config, name: '', cards }, play.value);
  rememberTable({
    id,
    kind: 'solo',
    token: '',
    name: '',
    game: game.title,
    where: '',
    myTurn: false,
    flags: 0,
    at: Date.now(),
  });
  return { ok: true, hash: `#/solo/${id}` };
}

export function OpenFile() {
  const t = useText();
  const id = useId();
  const [source, setSource] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const box = useRef<HTMLLabelElement>(null);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setProblem(null);
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
  /** A game of another site is turned into one of ours first. */
  const tableText = async (): Promise<string | null> => {
    const file = await asTableFile(source?.text ?? '', titles());
    if (file.ok) return file.value;
    setProblem(t('file.bad', { why: `${file.error.place}: ${file.error.message}` }));
    return null;
  };
  const alone = async (): Promise<void> => {
    const text = await tableText();
    if (text === null) return;
    const opened = await openHere(text);
    if (opened.ok) go(opened.hash);
    else setProblem(t('file.bad', { why: opened.why }));
  };
  const together = async (): Promise<void> => {
    const text = await tableText();
    if (text === null) return;
    const made = await importTable(text);
    if (made.ok) go(`#/t/${made.value.id}/${made.value.links.host ?? made.value.links.join}`);
    else
      setProblem(
        made.error.status === 0
          ? t('start.no-server')
          : t('file.bad', { why: `${made.error.place}: ${made.error.message}` }),
      );
  };
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
          <button type="button" className="button primary" onClick={() => void alone()}>
            {t('file.alone')}
          </button>
          <button type="button" className="button" onClick={() => void together()}>
            {t('file.together')}
          </button>
        </div>
      ) : null}
      {problem ? (
        <p className="problem" role="alert">
          {problem}
        </p>
      ) : null}
    </section>
  );
}
