import type { Room } from './documents.ts';

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
  links: { host: 0, join: 0, watch: 0 },
});

/** Words for the colours of people; the client knows how they look. */
export const SEAT_COLOURS = ['red', 'blue', 'violet', 'green', 'yellow', 'teal', 'gray'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
