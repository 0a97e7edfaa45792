import { useEffect, useMemo, useState } from 'react';
import { play } from '../table/act.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { makeSpeech } from '../words/speech.ts';
import { useTable } from '../table/table.ts';
import { announce, useView } from '../table/view.ts';
import { capital } from '../parts/capital.ts';
import { returnFocus } from '../parts/use-kept-focus.ts';
import { useText } from '../words/use-text.ts';
import { answer, candidatesOf, match } from './line.ts';

/** Words instead of pieces: the fastest way for those who know what they want, and for those who cannot see. */
export function CommandLine() {
  const isOpen = useView((s) => s.isCommandLineOpen);
  return isOpen ? <OpenLine /> : null;
}

/** Whoever was somewhere before is there again afterwards. */
function useReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(() => () => returnFocus(before), [before]);
}

const close = (): void => useView.setState({ isCommandLineOpen: false });

function OpenLine() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const seats = useTable((s) => s.seats);
  useReturn();
  const [line, setLine] = useState('');
  const [at, setAt] = useState(0);
  const candidates = useMemo(() => {
    if (!shown?.seat || shown.kind === 'past') return [];
    const { game, table } = shown.play;
    return candidatesOf(game, table, shown.seat, [
      makeSpeech(game, 'de', seats),
      makeSpeech(game, 'en', seats),
    ]);
  }, [shown, seats]);
  const found = useMemo(() => match(candidates, line), [candidates, line]);
  if (!shown || !speech) return null;
  const { game, table } = shown.play;
  const read = answer(line, game, table, speech);
  const chosen = found[Math.min(at, found.length - 1)];
  return (
    <div className="command-line">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (read !== null) {
            announce(read || t('line.unknown'));
            return;
          }
          if (!chosen) {
            announce(t('line.nothing'));
            return;
          }
          announce(speech.move(table, chosen));
          close();
          play(chosen);
        }}
      >
        <label>
          <span className="slash" aria-hidden="true">
            /
          </span>
          <input
            aria-label={t('keys.line')}
            role="combobox"
            aria-expanded="true"
            aria-controls="line-list"
            aria-activedescendant={chosen ? `line-${Math.min(at, found.length - 1)}` : undefined}
            placeholder={t('line.placeholder')}
            value={line}
            // It was just asked for by a key: the next thing is to type.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onBlur={close}
            onChange={(event) => {
              setLine(event.target.value);
              setAt(0);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
              else if (event.key === 'ArrowDown') setAt(Math.min(found.length - 1, at + 1));
              else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1));
              else return;
              event.preventDefault();
            }}
          />
        </label>
      </form>
      {read === null ? (
        <div id="line-list" role="listbox" aria-label={t('keys.line')}>
          {found.map((move, i) => (
            <div
              key={JSON.stringify(move)}
              id={`line-${i}`}
              role="option"
              aria-selected={i === at}
              tabIndex={-1}
              className={i === at ? 'on' : ''}
              onMouseDown={(event) => {
                event.preventDefault();
                close();
                play(move);
              }}
            >
              {capital(speech.move(table, move))}
              {typeof move['turn'] === 'number' ? (
                <small> · {t('coach.turn', { n: move['turn'] })}</small>
              ) : null}
            </div>
          ))}
          {found.length === 0 ? <p className="empty">{t('line.nothing')}</p> : null}
        </div>
      ) : (
        <p role="status">{read || t('line.unknown')}</p>
      )}
    </div>
  );
}
