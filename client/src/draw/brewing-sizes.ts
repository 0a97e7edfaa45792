/** How large beer's sheets are: a table is laid by it before they can be drawn, and also where there is none of them. */

/** The beer market by itself: large while breweries act, low while others do. */
export const DEMAND = { w: 1208, h: 1000, least: 780 } as const;
export const LOW_DEMAND = { w: 1040, h: 440 } as const;
/** The sheet of a brewery: its cards and boxes; while it acts a bench with every addend of what it earns. */
export const BENCH = { w: 1208, h: 240 } as const;
export const BREWERY = { w: 460, h: 156, low: 116 } as const;
/** A brewery of which only little is needed: its plate, its purse, its boxes, and what else it has on one pile. */
export const BREWERY_SPINE = { w: 176, h: 58 } as const;
export const ORDER = { w: 936, h: 112, low: 64, item: { h: 46, pitch: 186 } } as const;
