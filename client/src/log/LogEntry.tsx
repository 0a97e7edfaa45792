import { flagAt } from '@stellwerk/engine/table/flags.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { isLive } from '@stellwerk/engine/table/history.ts';
import { useMemo } from 'react';
import { Avatar, Disc } from '../parts/Badge.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useStage } from '../table/stage.ts';
import { useSettings } from '../settings/settings.ts';
import { propose } from '../table/act.ts';
import { lookAt } from '../table/history.ts';
import type { Speech } from '../words/speech.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';
import { Cite } from '../coach/Cite.tsx';
import { sayConsequences } from './consequences.ts';
import { companyOf, isActor } from './log-company.ts';

const localeOf = (language: string): string => (language === 'de' ? 'de-DE' : 'en-GB');
const DAY_MS = 24 * 60 * 60 * 1000;
/** The time of today, the day and the time of earlier. */
function clock(language: string, at: number): string {
  if (at === 0) return '';
  const isOld = Date.now() - at > DAY_MS;
  return new Date(at).toLocaleString(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    ...(isOld ? { day: 'numeric', month: 'numeric' } : {}),
  });
}

/** Whoever acted: a company by its token, a person by the initial. */
function Actor({ play, entry, said }: { readonly play: Play; readonly entry: Entry; readonly said: string }) {
  const stage = useStage();
  const looks = useSeatLooks(stage);
  const company = stage && companyOf(play, entry, stage.liveries);
  const livery = company === null ? undefined : stage?.liveries[company];
  if (isActor(said, livery)) return <Disc livery={livery} size={18} />;
  const look = entry.seat === null ? undefined : looks[entry.seat];
  return look ? <Avatar look={look} size={20} /> : <span className="log-dot" />;
}

/** The first word of "KHS lays #8" stands out where it is the company that acts. */
function Sentence({
  play,
  entry,
  said,
}: {
  readonly play: Play;
  readonly entry: Entry;
  readonly said: string;
}) {
  const stage = useStage();
  const company = stage && companyOf(play, entry, stage.liveries);
  const livery = company === null ? undefined : stage?.liveries[company];
  if (!isActor(said, livery)) return <span className="log-text">{said}</span>;
  return (
    <span className="log-text">
      <b>{livery.letters}</b>
      {said.slice(livery.letters.length)}
    </span>
  );
}

/** One thing that happened; a flag opens it with its reason. */
export function LogEntry({
  play,
  entry,
  speech,
  isWaiting,
}: {
  readonly play: Play;
  readonly entry: Entry;
  readonly speech: Speech;
  readonly isWaiting: boolean;
}) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const seen = useTable((s) => s.times.get(entry.n) ?? 0);
  const time = entry.at ?? seen;
  const hasHistory = useTable((s) => s.hasHistory);
  const flag = flagAt(play, entry.n);
  const live = useMemo(() => isLive(play, entry.n) || entry.act.do !== 'move', [play, entry]);
  const classes = ['log-row', flag ? `flag-${flag}` : '', live ? '' : 'undone', isWaiting ? 'waiting' : ''];
  const said = speech.entry(play, entry);
  const stage = useStage();
  const after = useMemo(
    () => (stage && hasHistory ? sayConsequences(play, entry, stage, speech, said) : []),
    [stage, hasHistory, play, entry, speech, said],
  );
  const breaches = entry.findings.filter(({ weight }) => weight === 'breach');
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <button
        type="button"
        className="log-line"
        data-home
        disabled={!hasHistory}
        title={t('log.see', { n: entry.n })}
        onClick={() => lookAt(entry.n)}
      >
        <span className="log-n">{entry.n}</span>
        <Actor play={play} entry={entry} said={said} />
        <Sentence play={play} entry={entry} said={said} />
        {flag ? <Icon name="flag" size={14} /> : null}
        <span className="log-time">{isWaiting ? t('log.waiting') : clock(language, time)}</span>
      </button>
      {after.length > 0 ? <p className="log-after">{after.join(' · ')}</p> : null}
      {flag ? (
        <div className="flag-body">
          {breaches.map((finding) => (
            <p key={finding.rule}>
              {speech.finding(finding)}{' '}
              {finding.section ? <Cite section={finding.section} findings={breaches} /> : null}
            </p>
          ))}
          {flag === 'open' ? (
            <FlagButtons n={entry.n} rule={breaches[0]?.rule ?? ''} />
          ) : (
            <small>{t(`flag.${flag}`)}</small>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** What the table does about a flag. */
function FlagButtons({ n, rule }: { readonly n: number; readonly rule: string }) {
  const t = useText();
  const rights = useTable((s) => s.rights);
  if (rights === 'watch' || rights === 'join') return null;
  return (
    <div className="row">
      <button type="button" className="button small" onClick={() => propose({ do: 'uphold', entry: n })}>
        <Icon name="undo" size={14} /> {t('flag.uphold')}
      </button>
      <button type="button" className="button small" onClick={() => propose({ do: 'waive', entry: n })}>
        <Icon name="check" size={14} /> {t('flag.waive')}
      </button>
      {rule ? (
        <button
          type="button"
          className="button small"
          title={t('flag.house-note')}
          onClick={() => propose({ do: 'house-rule', rule })}
        >
          <Icon name="home" size={14} /> {t('flag.house')}
        </button>
      ) : null}
    </div>
  );
}
