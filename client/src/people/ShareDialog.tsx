import type { HostWork } from '@stellwerk/shared/messages.ts';
import type { Links } from '@stellwerk/shared/answers.ts';
import { formatLink } from '@stellwerk/shared/tokens.ts';
import { useEffect, useState } from 'react';
import { Avatar } from '../parts/Badge.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { later } from '../parts/later.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { session } from '../table/session.ts';
import { isHost, useTable } from '../table/table.ts';
import { openDialog } from '../table/view.ts';
import '../words/share.ts';
import { useText } from '../words/use-text.ts';

/** The code for codes comes when somebody wants one. */
const QrCode = later(
  async () => (await import('../parts/QrCode.tsx')).QrCode,
  <div className="qr" aria-busy="true" />,
);

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
  const isReady = useTable((s) => s.status === 'ready');
  const renew = async (work: HostWork): Promise<void> => {
    await session()?.host(work);
    setLinks((await session()?.host({ do: 'links' })) ?? links);
  };
  useEffect(() => {
    if (!host) return;
    void session()
      ?.host({ do: 'links' })
      .then((found) => setLinks(found));
  }, [host]);
  return (
    <Dialog title={t('share')} onClose={() => openDialog(null)} className="share-dialog">
      {isReady && !host ? <p>{t('share.not-host')}</p> : null}
      {!isReady || (host && !links) ? <p aria-busy="true">{t('loading')}</p> : null}
      {links ? (
        <>
          <p>{t('share.text')}</p>
          <ul className="links">
            {Object.keys(looks).map((seat) => {
              const look = looks[seat];
              const token = links.seats[seat];
              const badge = look ? <Avatar look={look} size={28} /> : null;
              if (seats[seat]?.automaton)
                return (
                  <li key={seat} className="link-row">
                    <span className="link-badge">{badge}</span>
                    <span className="link-words">
                      <b>{look?.name ?? seat}</b> <small>{t('share.by-itself')}</small>
                    </span>
                  </li>
                );
              // The link of a taken seat is its holder's alone.
              return token === undefined || seats[seat]?.taken ? (
                <li key={seat} className="link-row">
                  <span className="link-badge">{badge}</span>
                  <span className="link-words">
                    <b>{look?.name ?? seat}</b> <small>{t('share.taken')}</small>
                  </span>
                  <button
                    type="button"
                    className="button small"
                    onClick={() => void renew({ do: 'kick', seat })}
                  >
                    {t('share.clear-seat')}
                  </button>
                </li>
              ) : (
                <LinkRow
                  key={seat}
                  url={addressOf(table, token)}
                  title={look?.name ?? seat}
                  note={t('share.free')}
                  badge={badge}
                  onRenew={() => void renew({ do: 'rotate', link: 'seat', seat })}
                />
              );
            })}
            <LinkRow
              url={addressOf(table, links.join)}
              title={t('share.join')}
              note={t('share.join-note')}
              badge={<Icon name="plus" />}
              onRenew={() => void renew({ do: 'rotate', link: 'join' })}
            />
            <LinkRow
              url={addressOf(table, links.watch)}
              title={t('share.watch')}
              note={t('share.watch-note')}
              badge={<Icon name="eye" />}
              onRenew={() => void renew({ do: 'rotate', link: 'watch' })}
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

export function LinkRow({
  url,
  title,
  note,
  badge,
  renewal,
  onRenew,
}: {
  readonly url: string;
  readonly title: string;
  readonly note: string;
  readonly badge: React.ReactNode;
  /** What a fresh link means here; the old one is void. */
  readonly renewal?: string;
  readonly onRenew?: () => void;
}) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  // A fresh link has not been copied yet.
  const [copied, setCopied] = useState('');
  const isCopied = copied === url;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(url);
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
      {isOpen ? <QrCode text={url} label={t('share.qr-of', { who: title })} /> : null}
      {isOpen && onRenew ? (
        <button type="button" className="button small renew" onClick={onRenew}>
          {renewal ?? t('share.renew')}
        </button>
      ) : null}
    </li>
  );
}
