import type { Livery, Stage } from '@stellwerk/engine/stage/stage.ts';
import { flagAt } from '@stellwerk/engine/table/flags.ts';
import { livesOf } from '@stellwerk/engine/table/history.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import { memo } from 'react';
import { Avatar, Disc } from '../parts/Badge.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { SeatLook } from '../parts/seat-look.ts';
import { useSettings } from '../settings/settings.ts';
import { propose } from '../table/act.ts';
import { lookAt } from '../table/history.ts';
import type { Speech } from '../words/speech.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';
import { sayEntry } from '../words/say-entry.ts';
import { Cite } from '../coach/Cite.tsx';
import { companyOf, isActor } from './log-company.ts';
import type { SayNews } from './consequences.ts';
import { tell } from './told.ts';

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

/** What all rows of a log have in common. None of it changes with the moment that is looked at. */
export interface Book {
  readonly play: Play;
  readonly speech: Speech;
  readonly stage: Stage;
  readonly looks: Readonly<Record<Seat, SeatLook>>;
  /** Whether earlier positions can be looked at, and so what came of a move. */
  readonly hasHistory: boolean;
  readonly news: SayNews | null;
}

/** Whoever acted: a company by its token, a person by the initial. */
function Actor({ livery, look }: { readonly livery: Livery | null; readonly look: SeatLook | undefined }) {
  if (livery) return <Disc livery={livery} size={18} />;
  return look ? <Avatar look={look} size={20} /> : <span className="log-dot" />;
}

/** The first word of "KHS lays #8" stands out where it is the company that acts. */
function Sentence({ said, livery }: { readonly said: string; readonly livery: Livery | null }) {
  if (!livery) return <span className="log-text">{said}</span>;
  return (
    <span className="log-text">
      <b>{livery.letters}</b>
      {said.slice(livery.letters.length)}
    </span>
  );
}

/** One thing that happened; a flag opens it with its reason. A jump into history leaves it as it is. */
export const LogEntry = memo(function LogEntry({
  book,
  entry,
  isWaiting,
}: {
  readonly book: Book;
  readonly entry: Entry;
  readonly isWaiting: boolean;
}) {
  const { play, speech, stage, looks, hasHistory, news } = book;
  const t = useText();
  const language = useSettings((s) => s.language);
  const mine = useTable((s) => s.mine);
  const seen = useTable((s) => s.times.get(entry.n) ?? 0);
  const time = entry.at ?? seen;
  const flag = flagAt(play, entry.n);
  const isGone = entry.act.do === 'move' && !livesOf(play).has(entry.n);
  const classes = ['log-row', flag ? `flag-${flag}` : '', isGone ? 'undone' : '', isWaiting ? 'waiting' : ''];
  const { said, after } = hasHistory
    ? tell(play, entry, stage, speech, news)
    : { said: sayEntry(speech, play, entry), after: [] };
  const livery = stage.liveries[companyOf(play, entry, stage.liveries) ?? ''];
  const acting = isActor(said, livery) ? livery : null;
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
        <Actor livery={acting} look={looks[entry.seat ?? '']} />
        <Sentence said={said} livery={acting} />
        {flag ? <Icon name="flag" size={14} /> : null}
        <span className="log-time">{isWaiting ? t('log.waiting') : clock(language, time)}</span>
      </button>
      {after.length > 0 ? <p className="log-after">{after.join(' · ')}</p> : null}
      {flag ? (
        <div className="flag-body">
          {breaches.map((finding) => (
            <p key={finding.rule}>
              {speech.findingTo(finding, entry.seat, mine)}{' '}
              {finding.section ? <Cite section={finding.section} findings={breaches} /> : null}
            </p>
          ))}
          {flag === 'open' ? (
            <FlagButtons n={entry.n} rule={breaches[0]?.rule ?? ''} />
          ) : (
            <small>{t(flag === 'gone' && !isGone ? 'flag.done' : `flag.${flag}`)}</small>
          )}
        </div>
      ) : null}
    </div>
  );
});

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
