import type { Links } from '@stellwerk/shared/answers.ts';
import { formatLink } from '@stellwerk/shared/tokens.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Avatar } from '../parts/Badge.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { session } from '../state/session.ts';
import { isHost, useTable } from '../state/table.ts';
import { openDialog } from '../state/view.ts';
import { useText } from '../words/use-text.ts';

/** The code for codes comes when somebody wants one. */
const QrCode = lazy(async () => ({ default: (await import('../parts/QrCode.tsx')).QrCode }));

export const addressOf = (table: string, token: string): string =>
  `${window.location.origin}${formatLink(table, token)}`;

/** Links to this table, to copy or to hold before a camera. */
export function ShareDialog() {
  const t = useText();
  const table = useTable((s) => s.id);
  const seats = useTable((s) => s.seats);
  const host = useTable(isHost);
  const looks = useSeatLooks(null);
  const [links, setLinks] = useState<Links | null>(null);
  useEffect(() => {
    if (!host) return;
    void session()
      ?.host({ do: 'links' })
      .then((found) => setLinks(found));
  }, [host]);
  const watchOnly = !host;
  return (
    <Dialog title={t('share')} onClose={() => openDialog(null)} className="share-dialog">
      {watchOnly ? <p>{t('share.not-host')}</p> : null}
      {host && !links ? <p aria-busy="true">{t('loading')}</p> : null}
      {links ? (
        <>
          <p>{t('share.text')}</p>
          <ul className="links">
            {Object.entries(links.seats).map(([seat, token]) => {
              const look = looks[seat];
              const isTaken = seats[seat]?.taken ?? false;
              return (
                <LinkRow
                  key={seat}
                  url={addressOf(table, token)}
                  title={look?.name ?? seat}
                  note={isTaken ? t('share.taken') : t('share.free')}
                  badge={look ? <Avatar look={look} size={28} /> : null}
                />
              );
            })}
            <LinkRow
              url={addressOf(table, links.join)}
              title={t('share.join')}
              note={t('share.join-note')}
              badge={<Icon name="plus" />}
            />
            <LinkRow
              url={addressOf(table, links.watch)}
              title={t('share.watch')}
              note={t('share.watch-note')}
              badge={<Icon name="eye" />}
            />
            <LinkRow
              url={`${addressOf(table, links.watch)}?view=screen`}
              title={t('share.screen')}
              note={t('share.screen-note')}
              badge={<Icon name="screen" />}
            />
          </ul>
        </>
      ) : null}
    </Dialog>
  );
}

function LinkRow({
  url,
  title,
  note,
  badge,
}: {
  readonly url: string;
  readonly title: string;
  readonly note: string;
  readonly badge: React.ReactNode;
}) {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      setOpen(true);
    }
  };
  return (
    <li className="link-row">
      <span className="link-badge">{badge}</span>
      <span className="link-words">
        <b>{title}</b> <small>{note}</small>
        {isOpen ? (
          <input
            readOnly
            value={url}
            aria-label={t('share.link-of', { who: title })}
            onFocus={(e) => e.target.select()}
          />
        ) : null}
      </span>
      <button
        type="button"
        className="button small"
        onClick={() => void copy()}
        aria-label={t('share.copy-of', { who: title })}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={14} /> {isCopied ? t('share.copied') : t('share.copy')}
      </button>
      <button
        type="button"
        className="button small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        aria-label={t('share.qr-of', { who: title })}
      >
        QR
      </button>
      {isOpen ? (
        <Suspense fallback={<div className="qr" aria-busy="true" />}>
          <QrCode text={url} label={t('share.qr-of', { who: title })} />
        </Suspense>
      ) : null}
    </li>
  );
}
