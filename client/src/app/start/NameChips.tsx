import type { SeatColour } from '@stellwerk/shared/opening.ts';
import { SEAT_COLOURS } from '@stellwerk/shared/opening.ts';
import { THEMES } from '../../draw/theme.ts';
import { Icon } from '../../parts/Icon.tsx';
import { initialOf } from '../../draw/initials.ts';
import { colourOf, useTheme } from '../../parts/seat-look.ts';
import { useText } from '../../words/use-text.ts';
import { nameFor } from './games.ts';
import type { TitleCard } from './title-card.ts';

/** Somebody who is to sit at the new table. */
export interface Named {
  readonly name: string;
  readonly colour: SeatColour;
}

const freeColour = (people: readonly Named[], after: SeatColour): SeatColour => {
  const from = SEAT_COLOURS.indexOf(after);
  const order = SEAT_COLOURS.map((_, i) => SEAT_COLOURS[(from + i) % SEAT_COLOURS.length]!);
  return order.find((colour) => !people.some((person) => person.colour === colour)) ?? after;
};

export const someone = (people: readonly Named[], name = nameFor(people.length)): Named => ({
  name,
  colour: freeColour(people, SEAT_COLOURS[people.length % SEAT_COLOURS.length]!),
});

interface Props {
  readonly card: TitleCard;
  readonly people: readonly Named[];
  readonly onChange: (people: readonly Named[]) => void;
}

/** Who plays: a chip a person, with a colour where the title leaves it to them. */
export function NameChips({ card, people, onChange }: Props) {
  const t = useText();
  const { min, max } = card.players;
  const change = (i: number, more: Partial<Named>): void =>
    onChange(people.map((person, k) => (k === i ? { ...person, ...more } : person)));
  return (
    <div className="names">
      {people.map((person, i) => (
        <span key={i} className="name-chip">
          <Colour
            livery={card.liveries[i] ?? null}
            person={person}
            index={i}
            onNext={() => change(i, { colour: freeColour(people, person.colour) })}
          />
          <input
            aria-label={t('new.name', { n: i + 1 })}
            value={person.name}
            maxLength={40}
            placeholder={nameFor(i)}
            size={Math.max(5, person.name.length)}
            onChange={(event) => change(i, { name: event.target.value })}
          />
          {i === 0 ? <small>{t('new.you')}</small> : null}
          {i > 0 && people.length > min ? (
            <button
              type="button"
              aria-label={t('new.remove', { who: person.name || nameFor(i) })}
              onClick={() => onChange(people.filter((_, k) => k !== i))}
            >
              <Icon name="close" size={12} />
            </button>
          ) : null}
        </span>
      ))}
      {people.length < max ? (
        <button type="button" className="button small" onClick={() => onChange([...people, someone(people)])}>
          <Icon name="plus" size={14} /> {t('new.add')}
        </button>
      ) : null}
      <small className="aside">{t('new.for', { game: card.title, min, max })}</small>
    </div>
  );
}

/** The sign of a person. A title with player colours of its own leaves nothing to choose. */
function Colour({
  livery,
  person: { name, colour },
  index,
  onNext,
}: {
  readonly livery: TitleCard['liveries'][number];
  readonly person: Named;
  readonly index: number;
  readonly onNext: () => void;
}) {
  const t = useText();
  const theme = useTheme();
  const initial = initialOf(name || nameFor(index));
  const style = {
    background: livery?.fill ?? colourOf(theme, colour, index),
    color: livery?.ink ?? THEMES[theme.name].cursorInk,
    width: 26,
    height: 26,
  };
  if (livery)
    return (
      <span className="avatar" style={style} aria-hidden="true">
        {initial}
      </span>
    );
  const said = t('new.colour', { who: name || nameFor(index), colour: t(`colour.${colour}`) });
  return (
    <button type="button" className="avatar" style={style} title={said} aria-label={said} onClick={onNext}>
      {initial}
    </button>
  );
}
