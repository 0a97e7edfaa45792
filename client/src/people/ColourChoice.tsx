import { SEAT_COLOURS } from '@stellwerk/shared/opening.ts';
import type { SeatCard } from '@stellwerk/shared/documents.ts';
import { colourOf, useTheme } from '../parts/seat-look.ts';
import { useText } from '../words/use-text.ts';

type Colour = (typeof SEAT_COLOURS)[number];

/** The colours that somebody in this seat may have: those of nobody else who sits. */
export function coloursFor(seats: Readonly<Record<string, SeatCard>>, seat: string): readonly Colour[] {
  const taken = Object.keys(seats).flatMap((other) =>
    other !== seat && seats[other]?.taken ? [seats[other].colour] : [],
  );
  return SEAT_COLOURS.filter((colour) => !taken.includes(colour));
}

/** A row of discs; the chosen one shows the initial as it will be seen on the table. */
export function ColourChoice({
  colours,
  value,
  initial,
  onChange,
}: {
  readonly colours: readonly Colour[];
  readonly value: Colour | undefined;
  readonly initial: string;
  readonly onChange: (colour: Colour) => void;
}) {
  const t = useText();
  const theme = useTheme();
  if (colours.length === 0) return null;
  return (
    <div className="colour-choice" role="radiogroup" aria-label={t('join.colour')}>
      <span aria-hidden="true">{t('join.colour')}</span>
      {colours.map((one) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === value}
          aria-label={t(`colour.${one}`)}
          title={t(`colour.${one}`)}
          className={one === value ? 'colour on' : 'colour'}
          style={{ background: colourOf(theme, one, 0), color: theme.cursorInk }}
          onClick={() => onChange(one)}
        >
          {one === value ? initial : null}
        </button>
      ))}
    </div>
  );
}
