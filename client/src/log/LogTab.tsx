import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAfterFrame } from '../parts/after-frame.ts';
import { flushSync } from 'react-dom';
import { Disc } from '../parts/Badge.tsx';
import { Chips } from '../parts/Chips.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { capital } from '../parts/capital.ts';
import { PrintButton } from '../parts/PrintButton.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { stageOf } from '../table/stage.ts';
import { useHistory } from '../table/history.ts';
import { useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { useGuide } from '../rules/book.ts';
import { useSettings } from '../settings/settings.ts';
import { makeSpeech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import '../words/log.ts';
import { logText } from './as-text.ts';
import type { SayNews } from './consequences.ts';
import { newsOf } from './consequences.ts';
import { companyOf } from './log-company.ts';
import type { Book } from './LogEntry.tsx';
import { LogEntry } from './LogEntry.tsx';
import type { Rows } from './rows.ts';
import { allRows, FIRST_ROWS, rowsWith, withNewer, withOlder } from './rows.ts';
import { useCompanies } from './use-companies.ts';
import { nameOfRound } from '../table/round-name.ts';

/** Everything, what the table must decide, what is mine, or what one company did. */
type Filter = 'all' | 'flags' | 'mine' | `company/${string}`;

const classOf = (n: number, at: number | null): string =>
  at === null || n < at ? 'entry' : n === at ? 'entry seen' : 'entry later';

/** What stands on the page, always with the entry that is looked at. */
function useRows(seen: number): readonly [rows: Rows, show: (rows: Rows) => void] {
  const [rows, show] = useState(FIRST_ROWS);
  const now = rowsWith(rows, seen);
  if (now !== rows) show(now);
  return [now, show];
}

/** What a title tells of moves comes with its guide, when that is here. */
function useNews(play: Play | null): SayNews | null {
  const game = play?.game ?? null;
  const arriving = useGuide(game?.id ?? null);
  const guide = arriving.is === 'here' ? arriving.it : null;
  const seats = useTable((s) => s.seats);
  const language = useSettings((s) => s.language);
  return useMemo(
    () => game && newsOf(game, guide, (words) => makeSpeech({ ...game, words }, language, seats)),
    [game, guide, seats, language],
  );
}

/** What the rows are made of; the present, whatever moment is looked at. */
function useBook(): Book | null {
  const play = useTable((s) => s.ahead);
  const hasHistory = useTable((s) => s.hasHistory);
  const speech = useSpeech();
  const stage = play && stageOf(play.game, play.table);
  const looks = useSeatLooks(stage);
  const news = useNews(play);
  return useMemo(
    () => play && stage && speech && { play, stage, speech, looks, hasHistory, news },
    [play, stage, speech, looks, hasHistory, news],
  );
}

/** Everything that happened, newest first. */
export function LogTab() {
  const book = useBook();
  return book && <Log book={book} />;
}

function Log({ book }: { readonly book: Book }) {
  const t = useText();
  const { play, speech, hasHistory } = book;
  const { liveries } = book.stage;
  const waiting = useTable((s) => s.waiting);
  const mine = useTable((s) => s.mine);
  // After the table itself: whoever pulls the slider looks at that.
  const at = useAfterFrame(useHistory((s) => s.at));
  const [filter, setFilter] = useState<Filter>('all');
  const companies = useCompanies(play, liveries);
  const list = useRef<HTMLOListElement>(null);
  // The log goes along with the slider: the entry that is shown is in sight.
  useEffect(() => {
    if (at !== null) list.current?.querySelector('.seen')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const isWaiting = new Set(waiting.map(({ id }) => id));
  const fits = (entry: Entry): boolean => {
    if (filter === 'all') return true;
    if (filter === 'flags') return play.flags.has(entry.n);
    if (filter === 'mine') return entry.seat !== null && mine.includes(entry.seat);
    return `company/${companyOf(play, entry, liveries) ?? ''}` === filter;
  };
  // The pass that ends a round was made in it: what counts is where the entry was made, not where it led.
  const roundOf = ({ n }: Entry): string => nameOfRound(play, Math.max(0, play.line[n] ?? 0), speech);
  const entries = play.log.filter(fits).toReversed();
  const seen = at === null ? 0 : entries.findIndex(({ n }) => n <= at);
  const [rows, show] = useRows(Math.max(0, seen));
  const shown = entries.slice(rows.from, rows.to);
  return (
    <div className="log">
      <Chips<Filter>
        label={t('log.filter')}
        value={filter}
        onChange={setFilter}
        options={[
          { value: 'all', label: t('log.all') },
          { value: 'flags', label: t('log.flags') },
          ...(mine.length > 0 ? [{ value: 'mine' as const, label: t('log.mine') }] : []),
          ...companies.map((id) => ({
            value: `company/${id}` as const,
            label: liveries[id] ? <Disc livery={liveries[id]} size={20} /> : id,
            name: liveries[id]?.name ?? id,
          })),
        ]}
      />
      {entries.length === 0 ? (
        <p className="empty">{filter === 'flags' ? t('log.no-flags') : t('log.empty')}</p>
      ) : null}
      {rows.from > 0 ? (
        <button type="button" className="button" onClick={() => show(withNewer(rows))}>
          {t('log.newer')}
        </button>
      ) : null}
      <ol className="entries" reversed ref={list}>
        {shown.map((entry, i) => {
          const round = hasHistory ? roundOf(entry) : '';
          const isNew = hasHistory && round !== (i === 0 ? '' : roundOf(shown[i - 1]!));
          return (
            <li key={entry.id + String(entry.n)} className={classOf(entry.n, at)}>
              {isNew ? <h3 className="log-round">{capital(round)}</h3> : null}
              <LogEntry book={book} entry={entry} isWaiting={isWaiting.has(entry.id)} />
            </li>
          );
        })}
      </ol>
      {entries.length > rows.to ? (
        <button type="button" className="button" onClick={() => show(withOlder(rows))}>
          {t('log.older')}
        </button>
      ) : null}
      {hasHistory && play.log.length > 1 ? (
        <PrintButton before={() => flushSync(() => show(allRows(entries.length)))} />
      ) : null}
      {hasHistory && play.log.length > 1 ? (
        <CopyButton
          label={t('log.copy')}
          text={() => logText(play, speech, book.news).join('\n')}
          done={(made) => t('log.copied', { n: made.split('\n').length })}
        />
      ) : null}
    </div>
  );
}
