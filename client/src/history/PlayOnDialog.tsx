import { useLayoutEffect, useRef, useState } from 'react';
import { Avatar } from '../parts/Badge.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useHistory } from '../table/history.ts';
import type { Copied } from '../table/session.ts';
import { session } from '../table/session.ts';
import { useTable } from '../table/table.ts';
import { openDialog } from '../table/view.ts';
import { useText } from '../words/use-text.ts';
import { addressOf, LinkRow } from '../people/ShareDialog.tsx';

const LONGEST = 80;
const close = (): void => openDialog(null);
/** The entry that is looked at, or the last one. */
const shownEntry = (): number => useHistory.getState().at ?? (useTable.getState().play?.log.length ?? 1) - 1;

type Made = Extract<Copied, { readonly ok: true }>;

/** A new table from the moment that was looked at when this opened: first its name, then its links. */
export function PlayOnDialog() {
  const t = useText();
  const [entry] = useState(shownEntry);
  const [name, setName] = useState(() => {
    const { room, game } = useTable.getState();
    return t('copy.called', { name: room.name || (game?.title ?? ''), n: entry }).slice(0, LONGEST);
  });
  const [made, setMade] = useState<Made | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isBusy = useRef(false);
  const make = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const copied = await session()?.copy(entry, name.trim());
    isBusy.current = false;
    if (copied?.ok) setMade(copied);
    else setProblem(t(copied?.why === 'no-server' ? 'start.no-server' : 'start.failed'));
  };
  return (
    <Dialog title={t('copy.title')} onClose={close} className="share-dialog">
      {made ? (
        <Ready made={made} name={name} />
      ) : (
        <form
          className="play-on"
          onSubmit={(event) => {
            event.preventDefault();
            void make();
          }}
        >
          <p>{t('copy.text', { n: entry })}</p>
          <input
            className="field"
            aria-label={t('copy.name')}
            maxLength={LONGEST}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          {problem === null ? null : (
            <p className="problem" role="alert">
              {problem}
            </p>
          )}
          <div className="row end">
            <button type="submit" className="button primary">
              {t('copy.make')}
            </button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

/** The new table is there: its links to pass on, and the way to it. */
function Ready({ made, name }: { readonly made: Made; readonly name: string }) {
  const t = useText();
  const looks = useSeatLooks(null);
  const way = useRef<HTMLButtonElement>(null);
  // The field that had the focus is gone.
  useLayoutEffect(() => way.current?.focus(), []);
  const { id, address, links } = made;
  return (
    <>
      <p role="status">{t('copy.made', { name })}</p>
      {links ? (
        <ul className="links">
          {Object.entries(links.seats).map(([seat, token]) => {
            const look = looks[seat];
            return (
              <LinkRow
                key={seat}
                url={addressOf(id, token)}
                title={look?.name ?? seat}
                note={t('share.free')}
                badge={look ? <Avatar look={look} size={28} /> : null}
              />
            );
          })}
          <LinkRow
            url={addressOf(id, links.join)}
            title={t('share.join')}
            note={t('share.join-note')}
            badge={<Icon name="plus" />}
          />
          <LinkRow
            url={addressOf(id, links.watch)}
            title={t('share.watch')}
            note={t('share.watch-note')}
            badge={<Icon name="eye" />}
          />
        </ul>
      ) : null}
      <div className="row end">
        <button
          ref={way}
          type="button"
          className="button primary"
          onClick={() => {
            close();
            window.location.hash = address;
          }}
        >
          {t('copy.go')}
        </button>
      </div>
    </>
  );
}
