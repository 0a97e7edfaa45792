/** Sizes of papers that are laid before their drawing has come (`special.ts`). */
export const CONTRACT = { w: 217, h: 421 } as const;
/** Folded as far as it goes: its title, its cities and what it brings can still be told. */
export const NARROWEST = 84;
/** Where there is room beside it, names and amounts on a card drawn small take more than its own width. */
export const WIDEST = 1.35;
export const VEHICLE = { w: 217, h: 188 } as const;
/** A vehicle in a place no higher than this is only the edge of its card. */
export const STRIP_MOST = 60;
export const PHASE = { w: 373, h: 118 } as const;
/** Equipment is wider than a train: a barrel a unit must find room. */
export const EQUIPMENT = { w: 172, h: 120 } as const;
