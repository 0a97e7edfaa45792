import { isHeld } from '@stellwerk/shared/documents.ts';
import { useRef } from 'react';
import { Votes } from '../agreements/Requests.tsx';
import { JudgedList } from './JudgedList.tsx';
import { Icon } from '../parts/Icon.tsx';
import { returnFocus, useKeptFocus } from '../parts/use-kept-focus.ts';
import { takeBack } from '../table/act.ts';
import { endWhatIf, lookAt, useHistory } from '../table/history.ts';
import { useJudged } from '../table/judged.ts';
import { session } from '../table/session.ts';
import { useSpeech } from '../table/shown.ts';
import { dismissRefusal, useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';
import '../words/rules.ts';
import { useText } from '../words/use-text.ts';
import { Cite } from '../coach/Cite.tsx';
import { openParagraph } from '../coach/open-paragraph.ts';
import { Explained } from '../rules/Explained.tsx';
import { Termed } from '../rules/Termed.tsx';
import { PlayOn } from '../history/PlayOn.tsx';
import { useNews } from './use-news.ts';

/** The piece went back; this says why and stays until it is dismissed. */
export function RefusalCard() {
  const t = useText();
  const refusal = useTable((s) => s.refusal);
  const head = useTable((s) => s.play?.head);
  const seats = useTable((s) => s.seats);
  const speech = useSpeech();
  if (!refusal || !speech) return null;
  const { move, findings, reason, answered } = refusal;
  const isStill = refusal.head === undefined || refusal.head === head;
  const breaches = findings.filter(({ weight }) => weight === 'breach');
  const [first] = breaches;
  return (
    <section className="refusal" role="alert" aria-label={t('refusal')}>
      <h2>
        <Icon name="close" size={15} />{' '}
        {answered ? t(`answered.${answered.ended}`) : first ? t('refusal') : t('refusal.other')}
      </h2>
      <Explained sentences={breaches.map((finding) => speech.finding(finding))} onSection={openParagraph}>
        {breaches.map((finding) => (
          <p key={finding.rule}>
            <Termed text={speech.finding(finding)} />
          </p>
        ))}
      </Explained>
      {answered ? (
        <Votes request={answered} seats={Object.keys(seats).filter((seat) => isHeld(seats[seat]))} />
      ) : first === undefined ? (
        <p>{t(`reason.${reason ?? 'fault'}`)}</p>
      ) : null}
      <div className="row">
        {first?.section ? <Cite section={first.section} findings={findings} /> : null}
        {move && first && isStill ? (
          <button
            type="button"
            className="button small"
            onClick={() => {
              session()?.ask({ do: 'overrule', move: { ...move } });
              returnFocus(null);
            }}
          >
            {t('refusal.ask')}
          </button>
        ) : null}
        <span className="nothing">{t('refusal.nothing')}</span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('dismiss')}
          onClick={() => {
            dismissRefusal();
            returnFocus(null);
          }}
        >
          <Icon name="close" size={14} />
        </button>
      </div>
    </section>
  );
}

/** Offline, looking at the past, in a branch: what the viewer must know about where he is. */
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

/** What is called out across the table, for a moment. */
export function Toast() {
  useNews();
  const toast = useView((s) => s.toast);
  return toast ? (
    <p className={`toast ${toast.tone}`} aria-hidden="true">
      <Icon name={toast.tone === 'flag' ? 'flag' : toast.tone === 'go' ? 'check' : 'arrow'} /> {toast.text}
    </p>
  ) : null;
}
