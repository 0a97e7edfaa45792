import { useRef } from 'react';
import { PlayOn } from '../history/PlayOn.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useKeptFocus } from '../parts/use-kept-focus.ts';
import { takeBack } from '../table/act.ts';
import { endWhatIf, lookAt, useHistory } from '../table/history.ts';
import { useJudged } from '../table/judged.ts';
import { useTable } from '../table/table.ts';
import '../words/rules.ts';
import { useText } from '../words/use-text.ts';
import { JudgedList } from './JudgedList.tsx';

/**
 * Offline, looking at the past, in a branch: what the viewer must know about where he is. It has its room in the panel:
 * whatever comes or goes by itself, the table lies where it lay.
 */
export function Banners() {
  const t = useText();
  const link = useTable((s) => s.link);
  const status = useTable((s) => s.status);
  const waiting = useTable((s) => s.waiting.length);
  const closed = useTable((s) => s.room.closed);
  const rights = useTable((s) => s.rights);
  const isOutdated = useTable((s) => s.isOutdated);
  const { at, whatIf, example } = useHistory();
  const ref = useRef<HTMLDivElement>(null);
  useKeptFocus(ref);
  return (
    <div ref={ref} className="banners">
      {link === 'offline' && status === 'ready' ? (
        <p className="banner flag" role="status">
          <Icon name="wifi" /> <b>{t('offline')}</b>{' '}
          {waiting === 0 ? t('offline.none') : t('offline.waiting', { n: waiting })} <Waits />
        </p>
      ) : null}
      <Draws />
      {isOutdated ? (
        <p className="banner flag" role="status">
          <Icon name="gear" /> <b>{t('outdated')}</b> {t('outdated.text')}
          <button type="button" className="button small" onClick={() => window.location.reload()}>
            {t('outdated.reload')}
          </button>
        </p>
      ) : null}
      <JudgedList />
      {at === null ? null : (
        <p className="banner note" role="status">
          <Icon name="eye" /> {t('past', { n: at })}
          {rights === 'watch' || rights === 'join' ? null : (
            <button
              type="button"
              className="button small"
              onClick={() => {
                lookAt(null);
                takeBack(at);
              }}
            >
              {t('past.take-back')}
            </button>
          )}
          <PlayOn />
          <button type="button" className="button small" onClick={() => lookAt(null)}>
            {t('past.back')}
          </button>
        </p>
      )}
      {whatIf ? (
        <p className="banner note" role="status">
          <Icon name="branch" /> <b>{example === null ? t('what-if') : t('rules.example')}</b>{' '}
          {t(example === null ? 'what-if.text' : 'what-if.example')}
          <button type="button" className="button small" onClick={endWhatIf}>
            {t('what-if.leave')}
          </button>
        </p>
      ) : null}
      {closed ? (
        <p className="banner note" role="status">
          {t('closed')}
        </p>
      ) : null}
    </div>
  );
}

/** What was done without a connection and waits to be sent, in words. */
function Waits() {
  const waited = useJudged((s) => s.waited);
  return waited.length === 0 ? null : (
    <span className="waits">{waited.map(({ said }) => said).join(' · ')}</span>
  );
}

/** A move that draws is not shown before it is drawn: the table says that it waits for that. */
function Draws() {
  const t = useText();
  const draws = useTable((s) => s.draws);
  return draws === null ? null : (
    <p key={draws} className="banner note draws" role="status">
      <Icon name="hand" /> {t('draws')}
    </p>
  );
}
