import { ruled } from '../state/settled.ts';
import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { isLive } from '@stellwerk/engine/table/play.ts';
import { useMemo, useState } from 'react';
import { useSeatLooks } from '../parts/seat-look.ts';
import { Avatar } from '../parts/Badge.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Segments } from '../parts/Segments.tsx';
import { useStage } from '../parts/use-stage.ts';
import { propose } from '../state/act.ts';
import { lookAt, useHistory } from '../state/history.ts';
import { useSettings } from '../settings/settings.ts';
import { useSpeech } from '../state/shown.ts';
import type { Speech } from '../state/speech.ts';
import { useTable } from '../state/table.ts';
import { useText } from '../words/use-text.ts';

const FILTERS = ['all', 'flags', 'mine'] as const;
type Filter = (typeof FILTERS)[number];

const roundOf = (play: Play, n: number, speech: Speech): string => {
  const { game } = play;
  const where = game.prompt(ruled(play.positions[n] ?? play.table), null).where[0];
  return where ? speech.phrase(where) : '';
};

const names = new WeakMap<Speech, WeakMap<object, string>>();

/** Round names are asked for once a position and language; a long log is asked for only where it is seen. */
function nameOfRound(play: Play, n: number, speech: Speech): string {
  const table = play.positions[n] ?? play.table;
  let own = names.get(speech);
  if (!own) names.set(speech, (own = new WeakMap()));
  let found = own.get(table);
  if (found === undefined) own.set(table, (found = roundOf(play, n, speech)));
  return found;
}

const SHOWN_FIRST = 60;

/** Everything that happened, newest first. */
export function LogTab() {
  const t = useText();
  const play = useTable((s) => s.ahead);
  const waiting = useTable((s) => s.waiting);
  const mine = useTable((s) => s.mine);
  const hasHistory = useTable((s) => s.hasHistory);
  const speech = useSpeech();
  const at = useHistory((s) => s.at);
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(SHOWN_FIRST);
  if (!play || !speech) return null;
  const isWaiting = new Set(waiting.map(({ id }) => id));
  const fits = (entry: Entry): boolean =>
    filter === 'all' ||
    (filter === 'flags' ? play.flags.has(entry.n) : entry.seat !== null && mine.includes(entry.seat));
  const entries = play.log.filter(fits).toReversed();
  const shown = entries.slice(0, most);
  return (
    <div className="log">
      <Segments
        label={t('log.filter')}
        value={filter}
        onChange={setFilter}
        options={FILTERS.map((value) => ({ value, label: t(`log.${value}`) }))}
      />
      {entries.length === 0 ? (
        <p className="empty">{filter === 'flags' ? t('log.no-flags') : t('log.empty')}</p>
      ) : null}
      <ol className="entries" reversed>
        {shown.map((entry, i) => {
          const round = hasHistory ? nameOfRound(play, entry.n, speech) : '';
          const isNew = hasHistory && round !== (i === 0 ? '' : nameOfRound(play, shown[i - 1]!.n, speech));
          return (
            <li key={entry.id + String(entry.n)} className={entry.n === at ? 'entry seen' : 'entry'}>
              {isNew ? <h3 className="log-round">{round}</h3> : null}
              <LogEntry play={play} entry={entry} speech={speech} isWaiting={isWaiting.has(entry.id)} />
            </li>
          );
        })}
      </ol>
      {entries.length > most ? (
        <button type="button" className="button" onClick={() => setMost(most + SHOWN_FIRST)}>
          {t('log.older')}
        </button>
      ) : null}
    </div>
  );
}

const clock = (language: string, at: number): string =>
  at === 0
    ? ''
    : new Date(at).toLocaleTimeString(language === 'de' ? 'de-DE' : 'en-GB', {
        hour: '2-digit',
        minute: '2-digit',
      });

function LogEntry({
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
  const stage = useStage();
  const looks = useSeatLooks(stage);
  const language = useSettings((s) => s.language);
  const time = useTable((s) => s.times.get(entry.n) ?? 0);
  const hasHistory = useTable((s) => s.hasHistory);
  const flag = play.flags.get(entry.n);
  const live = useMemo(() => isLive(play, entry.n) || entry.act.do !== 'move', [play, entry]);
  const look = entry.seat === null ? undefined : looks[entry.seat];
  const classes = ['log-row', flag ? `flag-${flag}` : '', live ? '' : 'undone', isWaiting ? 'waiting' : ''];
  const said = speech.entry(play, entry);
  const breaches = entry.findings.filter(({ weight }) => weight === 'breach');
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <button
        type="button"
        className="log-line"
        disabled={!hasHistory}
        title={t('log.see', { n: entry.n })}
        onClick={() => lookAt(entry.n)}
      >
        <span className="log-n">{entry.n}</span>
        {look ? <Avatar look={look} size={20} /> : <span className="log-dot" />}
        <span className="log-text">{said}</span>
        {flag ? <Icon name="flag" size={14} /> : null}
        <span className="log-time">{isWaiting ? t('log.waiting') : clock(language, time)}</span>
      </button>
      {flag ? (
        <div className="flag-body">
          {breaches.map((finding) => (
            <p key={finding.rule}>
              {speech.finding(finding)} <cite>{speech.section(finding)}</cite>
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
export function FlagButtons({ n, rule }: { readonly n: number; readonly rule: string }) {
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
        <button type="button" className="button small" onClick={() => propose({ do: 'house-rule', rule })}>
          <Icon name="home" size={14} /> {t('flag.house')}
        </button>
      ) : null}
    </div>
  );
}
