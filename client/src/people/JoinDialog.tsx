import { useEffect, useState } from 'react';
import type { Theme } from '../draw/theme.ts';
import { Avatar } from '../parts/Badge.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { initialOf, initialsOf } from '../draw/initials.ts';
import { colourOf, useSeatLooks, useTheme } from '../parts/seat-look.ts';
import { useStage } from '../table/stage.ts';
import { session } from '../table/session.ts';
import { setSettings, useSettings } from '../settings/settings.ts';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';
import { useText } from '../words/use-text.ts';
import { ColourChoice, coloursFor } from './ColourChoice.tsx';
import { NameTaken } from './NameTaken.tsx';

const tint = (theme: Theme, colour: string | undefined): { readonly colour?: string } =>
  colour === undefined ? {} : { colour: colourOf(theme, colour, 0) };

const stand = (): void => useView.setState({ standsAt: useTable.getState().id });

/** Sitting down: which seat, under which name, in which colour. Shown until a seat is mine, or somebody prefers to watch. */
export function JoinDialog() {
  const t = useText();
  const rights = useTable((s) => s.rights);
  const seats = useTable((s) => s.seats);
  const mine = useTable((s) => s.mine);
  const kind = useTable((s) => s.kind);
  const status = useTable((s) => s.status);
  const order = useTable((s) => s.play?.config.seats);
  const board = useStage();
  const looks = useSeatLooks(board);
  const theme = useTheme();
  const known = useSettings((s) => s.name);
  const isWatching = useView((s) => s.standsAt) === useTable((s) => s.id);
  const [name, setName] = useState<string | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const [wish, setWish] = useState<string | null>(null);
  const dialog = useView((s) => s.dialog);
  const claim = useView((s) => s.claim);
  const isRefused = useTable((s) => s.refusal !== null);
  const isSeated = order?.some((seat) => mine.includes(seat) && seats[seat]?.taken) ?? false;
  const isAnswered = isSeated || isRefused;
  useEffect(() => {
    if (claim && status === 'ready' && kind === 'remote') session()?.seat({ do: 'claim', ...claim });
  }, [claim, status, kind]);
  // Nobody is asked again for the seat that is just being taken.
  useEffect(() => {
    if (isAnswered) useView.setState({ claim: null });
  }, [isAnswered]);
  if (dialog !== null || claim || isSeated) return null;
  if (kind !== 'remote' || status !== 'ready' || rights === 'watch' || isWatching || !order) return null;
  const free = order.filter((seat) => (rights === 'seat' ? mine.includes(seat) : !seats[seat]?.taken));
  const byItself = Object.values(looks).filter(({ seat }) => seats[seat]?.automaton);
  const chosen = picked !== null && free.includes(picked) ? picked : free[0];
  const given = chosen === undefined ? '' : (seats[chosen]?.name ?? '');
  const value = name ?? (known || given);
  // A title with player colours of its own leaves nothing to choose.
  const isFixed =
    chosen === undefined || Boolean(board?.liveries[chosen] ?? board?.liveries[`seat/${chosen}`]);
  const colours = isFixed ? [] : coloursFor(seats, chosen);
  const colour = colours.find((one) => one === (wish ?? seats[chosen ?? '']?.colour)) ?? colours[0];
  // The sign that everybody will see, beside those of the others.
  const all = Object.values(looks);
  const signs = initialsOf(all.map((look) => (look.seat === chosen ? value || given : look.name)));
  const initial = signs[all.findIndex(({ seat }) => seat === chosen)] ?? initialOf(value || given);
  return (
    <Dialog title={t('join.title')} onClose={() => stand()} className="join-dialog">
      {free.length === 0 ? (
        <p>{t('join.full')}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const said = value.trim() || given || t('join.nobody');
            if (chosen === undefined) return;
            setSettings({ name: said });
            useView.setState({ standsAt: null });
            session()?.seat({ do: 'claim', seat: chosen, name: said, ...(colour ? { colour } : {}) });
          }}
        >
          <p>{t('join.text')}</p>
          <div className="seat-choice" role="radiogroup" aria-label={t('join.seat')}>
            {free.map((seat) => {
              const look = looks[seat];
              return (
                <button
                  key={seat}
                  type="button"
                  role="radio"
                  aria-checked={seat === chosen}
                  className={seat === chosen ? 'seat-card on' : 'seat-card'}
                  onClick={() => setPicked(seat)}
                >
                  {look ? (
                    <Avatar
                      look={seat === chosen ? { ...look, initial, ...tint(theme, colour) } : look}
                      size={34}
                    />
                  ) : null}
                  {look?.name}
                </button>
              );
            })}
          </div>
          {byItself.length === 0 ? null : (
            <ul className="seat-own">
              {byItself.map((look) => (
                <li key={look.seat}>
                  <Avatar look={look} size={22} /> {t('people.by-itself', { who: look.name })}
                </li>
              ))}
            </ul>
          )}
          <label className="field-label">
            {t('join.name')}
            <input
              className="field"
              value={value}
              maxLength={40}
              autoComplete="off"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to do here
              autoFocus
              // The name of the seat is a guess: typing takes its place.
              onFocus={(event) => event.target.select()}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <NameTaken name={value} seat={chosen} />
          <ColourChoice colours={colours} value={colour} initial={initial} onChange={setWish} />
          <div className="row end">
            <button type="button" className="button" onClick={() => stand()}>
              {rights === 'host' ? t('join.later') : t('join.watch')}
            </button>
            <button type="submit" className="button primary">
              {t('join.sit')} <Icon name="arrow" />
            </button>
          </div>
        </form>
      )}
      {free.length === 0 ? (
        <div className="row end">
          <button type="button" className="button primary" onClick={() => stand()}>
            {t('join.watch')}
          </button>
        </div>
      ) : null}
    </Dialog>
  );
}
