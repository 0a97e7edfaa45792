import type { TileColour } from '../../../../rail/types.ts';

/** What a small investment does: pubs pay in every brewery round, bottles with every cube, a wagon carries one more. */
export type KimKind = 'pubs' | 'bottles' | 'wagon';
/** A small investment (§7.1). `colour`: it works from this phase on. */
export interface KimSpec {
  readonly code: string;
  readonly kind: KimKind;
  readonly colour: TileColour;
  readonly price: number;
  /** What stands in the white circle; a wagon has none. */
  readonly value: number;
  /** Markers with 3, 4 and 5 players. */
  readonly count: readonly [number, number, number];
}
const kim = (
  code: string,
  kind: KimKind,
  colour: TileColour,
  [price, value]: readonly [number, number],
  count: KimSpec['count'],
): KimSpec => ({ code, kind, colour, price, value, count });

/** §7.1.1 to §7.1.3. */
export const KIMS: readonly KimSpec[] = [
  kim('A1', 'pubs', 'yellow', [30, 5], [2, 2, 3]),
  kim('A2', 'pubs', 'green', [60, 10], [2, 2, 3]),
  kim('A3', 'pubs', 'brown', [80, 20], [1, 1, 2]),
  kim('A4', 'pubs', 'gray', [120, 40], [1, 1, 1]),
  kim('B2', 'bottles', 'green', [50, 5], [2, 2, 3]),
  kim('B3', 'bottles', 'brown', [100, 10], [1, 1, 2]),
  kim('B4', 'bottles', 'gray', [120, 20], [1, 1, 1]),
  kim('C', 'wagon', 'brown', [100, 0], [2, 3, 3]),
];
export const kimsFor = ({ count }: KimSpec, players: number): number =>
  count[Math.max(0, Math.min(2, players - 3))] ?? 0;

/** Boxes for small investments on a sheet (§7.1): how many a company has is reconstructed. */
export const BOXES = { small: 1, company: 2 } as const;
/** §7.1: between companies a marker changes hands for 50 to 150 percent of its printed price. */
export const BAND = { least: 50, most: 150 } as const;

/** Special events (§7.2): each has one marker and works from the phase of its colour on. */
export const EVENTS = ['G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P'] as const;
export type EventCode = (typeof EVENTS)[number];
export const colourOfEvent = (event: EventCode): TileColour =>
  event === 'P' ? 'brown' : event < 'L' ? 'yellow' : 'green';
/** G: what the fair brings. */
export const FAIR = 10;
/** I: for a card that is traded in, a Mark amount for each number of its type. */
export const TRADED_IN = 20;
/** N: so many cubes may be made for others. */
export const BREWED_OUT = 2;
