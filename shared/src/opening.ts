import { automatonSeats } from '@stellwerk/engine/table/automaton.ts';
import type { Game, Setup } from '@stellwerk/engine/table/game.ts';
import type { Seat } from '@stellwerk/engine/table/types.ts';
import type { Room, SeatCard } from './documents.ts';

/** Characters of all options of a table as JSON. */
export const OPTIONS_LIMIT = 4000;
/** Characters of the board and decks that a table may bring along beside them. */
export const MATERIAL_LIMIT = 500_000;

/** What a table is opened with where nobody says otherwise. */
export const USUAL = { variant: 'standard', mode: 'coach', bookkeeping: 'auto' } as const;

/** A room as it is opened: nobody is shut out, and no link has been changed yet. */
export const freshRoom = (name = ''): Room => ({
  name,
  closed: false,
  hints: true,
  evening: false,
  links: { host: 0, join: 0, watch: 0 },
});

/** The seats that nobody holds, as the table shows them. */
export const automatonCards = (game: Game, config: Setup): Readonly<Record<Seat, SeatCard>> =>
  Object.fromEntries(
    automatonSeats(game, config).map((seat) => [
      seat,
      { name: '', colour: 'gray', taken: true, link: 0, automaton: game.automaton!.name(seat) },
    ]),
  );

/** Words for the colours of people; the client knows how they look. */
export const SEAT_COLOURS = ['red', 'blue', 'violet', 'green', 'yellow', 'teal', 'gray'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
