import { useEffect, useRef, useState } from 'react';
import { DESK_LIMITS } from '@stellwerk/shared/desk.ts';
import { Avatar } from '../parts/Badge.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { session } from '../table/session.ts';
import { useSettings } from '../settings/settings.ts';
import { seatNow, useTable } from '../table/table.ts';
import { markRead } from './unread.ts';
import '../words/panel.ts';
import { useText } from '../words/use-text.ts';
import { OwnNotes } from './OwnNotes.tsx';

export function ChatTab() {
  const t = useText();
  const { chat } = useTable((s) => s.desk);
  const looks = useSeatLooks(null);
  const language = useSettings((s) => s.language);
  const me = useTable((s) => seatNow(s.mine, s.play));
  const rights = useTable((s) => s.rights);
  const [words, setWords] = useState('');
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to clean up.
    end.current?.scrollIntoView({ block: 'nearest' });
    markRead();
  }, [chat]);
  const time = (at: number): string =>
    new Date(at).toLocaleTimeString(language === 'de' ? 'de-DE' : 'en-GB', {
      hour: '2-digit',
      minute: '2-digit',
    });
  return (
    <div className="chat">
      <OwnNotes />
      {chat.length === 0 ? <p className="empty">{t('chat.empty')}</p> : null}
      <ol className="lines" aria-live="polite">
        {chat.map((line) => {
          const look = looks[line.who];
          return (
            <li key={line.id}>
              {look ? <Avatar look={look} size={22} /> : <span className="log-dot" />}
              <div>
                <b>{line.event ? t('chat.host') : line.name || t('chat.guest')}</b>{' '}
                <time>{time(line.at)}</time>
                <p>{line.event ? t('chat.put-out', { who: line.name || line.event.seat }) : line.text}</p>
              </div>
            </li>
          );
        })}
        <li ref={end} aria-hidden="true" />
      </ol>
      {rights === 'watch' ? (
        <p className="empty">{t('chat.watch')}</p>
      ) : (
        <form
          className="chat-form"
          onSubmit={(event) => {
            event.preventDefault();
            const said = words.trim();
            if (said === '') return;
            session()?.desk({ do: 'say', text: said, ...(me === null ? {} : { seat: me }) });
            setWords('');
          }}
        >
          <input
            aria-label={t('chat.say')}
            placeholder={t('chat.say')}
            maxLength={DESK_LIMITS.line}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <button type="submit" className="icon-button" aria-label={t('chat.send')}>
            <Icon name="arrow" />
          </button>
        </form>
      )}
    </div>
  );
}
