import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { SeatCard } from '@stellwerk/shared/documents.ts';
import { SEAT_COLOURS } from '@stellwerk/shared/opening.ts';
import { useMemo } from 'react';
import { initialsOf } from '../draw/initials.ts';
import type { Theme } from '../draw/theme.ts';
import { seatColour, THEMES } from '../draw/theme.ts';
import { themeNow, useSettings } from '../settings/settings.ts';
import { useTable } from '../table/table.ts';
import { nameOfSeat } from '../words/seat-name.ts';

export interface SeatLook {
  readonly seat: Seat;
  readonly name: string;
  readonly initial: string;
  readonly colour: string;
  readonly ink: string;
}

/** A chosen colour, else that of the place at the table; words of an older table stand for the nearest one. */
export function colourOf(theme: Theme, word: string, index: number): string {
  const known = (SEAT_COLOURS as readonly string[]).indexOf(word);
  return seatColour(theme, known >= 0 ? known : index);
}

/** The colours of everybody, for drawings. */
export const coloursOf = (
  theme: Theme,
  seats: Readonly<Record<Seat, SeatCard>>,
  order: readonly Seat[],
): Readonly<Record<Seat, string>> =>
  Object.fromEntries(order.map((seat, i) => [seat, colourOf(theme, seats[seat]?.colour ?? '', i)]));

export function useTheme(): Theme {
  const choice = useSettings((s) => s.theme);
  return THEMES[themeNow(choice)];
}

/** How each seat looks; a title with player colours of its own has the last word. */
export function useSeatLooks(stage: Stage | null): Readonly<Record<Seat, SeatLook>> {
  const theme = useTheme();
  const seats = useTable((s) => s.seats);
  const language = useSettings((s) => s.language);
  // The order round the table, as the stage has it: chance may have seated people otherwise than they were named.
  const order = useTable((s) => s.play?.table.clock.seats);
  return useMemo(() => {
    const all = order ?? Object.keys(seats);
    const initials = initialsOf(all.map((seat) => nameOfSeat(seats, seat, language)));
    const entries = all.map((seat, i): [Seat, SeatLook] => {
      const livery = stage?.liveries[seat] ?? stage?.liveries[`seat/${seat}`];
      const name = nameOfSeat(seats, seat, language);
      return [
        seat,
        {
          seat,
          name,
          initial: initials[i] ?? '?',
          colour: livery?.fill ?? colourOf(theme, seats[seat]?.colour ?? '', i),
          ink: livery?.ink ?? theme.cursorInk,
        },
      ];
    });
    return Object.fromEntries(entries);
  }, [theme, seats, order, stage, language]);
}
