/** Characters of all options of a table as JSON. */
export const OPTIONS_LIMIT = 4000;
/** Characters of the board and decks that a table may bring along beside them. */
export const MATERIAL_LIMIT = 500_000;

/** Words for the colours of people; the client knows how they look. */
export const SEAT_COLOURS = ['red', 'blue', 'violet', 'green', 'yellow', 'teal', 'gray'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
