import { isHeld } from '@stellwerk/shared/documents.ts';
import { useState } from 'react';
import { initialOf } from '../draw/initials.ts';
import { useStage } from '../table/stage.ts';
import { setSettings } from '../settings/settings.ts';
import { session } from '../table/session.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';
import { ColourChoice, coloursFor } from './ColourChoice.tsx';
import { NameTaken } from './NameTaken.tsx';

/** Where I sit: another name, another colour, or getting up so that somebody else can go on. */
export function MySeat() {
  const t = useText();
  const kind = useTable((s) => s.kind);
  const seats = useTable((s) => s.seats);
  const mine = useTable((s) => s.mine);
  const stage = useStage();
  const [name, setName] = useState<string | null>(null);
  const seat = mine.find((one) => isHeld(seats[one]));
  const card = seat === undefined ? undefined : seats[seat];
  if (kind !== 'remote' || seat === undefined || !card) return null;
  // A title with player colours of its own leaves nothing to choose.
  const isFixed = Boolean(stage?.liveries[seat] ?? stage?.liveries[`seat/${seat}`]);
  const colours = isFixed ? [] : coloursFor(seats, seat);
  return (
    <section>
      <h3>{t('set.seat')}</h3>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          const said = name?.trim();
          if (said) {
            session()?.seat({ do: 'card', seat, name: said });
            setSettings({ name: said });
          }
          setName(null);
        }}
      >
        <input
          className="field"
          aria-label={t('join.name')}
          maxLength={40}
          autoComplete="off"
          value={name ?? card.name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button small" disabled={name === null}>
          {t('set.rename')}
        </button>
      </form>
      <NameTaken name={name ?? card.name} seat={seat} />
      <ColourChoice
        colours={colours}
        value={colours.find((one) => one === card.colour)}
        initial={initialOf(card.name)}
        onChange={(colour) => session()?.seat({ do: 'card', seat, colour })}
      />
      <button
        type="button"
        className="button small"
        title={t('set.get-up-note')}
        onClick={() => session()?.seat({ do: 'leave', seat })}
      >
        {t('set.get-up')}
      </button>
    </section>
  );
}
