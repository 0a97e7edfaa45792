import { isHeld } from '@stellwerk/shared/documents.ts';
import { Votes } from '../agreements/Requests.tsx';
import { Icon } from '../parts/Icon.tsx';
import { returnFocus } from '../parts/use-kept-focus.ts';
import { session } from '../table/session.ts';
import { useSpeech } from '../table/shown.ts';
import { dismissRefusal, useTable } from '../table/table.ts';
import { endToast, useView } from '../table/view.ts';
import '../words/rules.ts';
import { useText } from '../words/use-text.ts';
import { Cite } from '../coach/Cite.tsx';
import { openParagraph } from '../coach/open-paragraph.ts';
import { Explained } from '../rules/Explained.tsx';
import { Termed } from '../rules/Termed.tsx';
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

/** What is called out across the table, for a moment; a finger that taps it has read it. */
export function Toast() {
  useNews();
  const toast = useView((s) => s.toast);
  return toast ? (
    <p className={`toast ${toast.tone}`} aria-hidden="true" onPointerDown={() => endToast(toast.text)}>
      <Icon name={toast.tone === 'flag' ? 'flag' : toast.tone === 'go' ? 'check' : 'arrow'} /> {toast.text}
    </p>
  ) : null;
}
