/** Segments of the beer market (§5.1.3): what a delivery earns from each side, and how many cubes new customers ask for. */
export interface Segment {
  readonly id: number;
  readonly regular: number;
  readonly fresh: number;
  /** Only segment 4 is known; the others are reconstructed. */
  readonly fill: number;
  /** Phase in which it opens; nothing: open from the start. */
  readonly opens?: string;
}
const segment = (id: number, regular: number, fresh: number): Segment => ({
  id,
  regular,
  fresh,
  fill: 3,
  ...(id > 2 ? { opens: String(id) } : {}),
});
/** Prices: figures of §6.5.2.3 and §6.5.2.4. */
export const SEGMENTS: readonly Segment[] = [
  segment(1, 15, 10),
  segment(2, 20, 15),
  segment(3, 30, 20),
  segment(4, 45, 30),
  segment(5, 60, 45),
  segment(6, 80, 60),
];
/** What a brewery earns for every cube that it loads onto a train. */
export const EXPORT_PRICE = 100;
export const NO_DEMAND_MARKERS = 8;

/** §6.1.3: cubes on each field of segments 1 and 2, in the export box and in the supply. */
export interface StartCubes {
  readonly fields: readonly [number, number];
  readonly box: number;
  readonly supply: number;
}
const START: Readonly<Record<number, StartCubes>> = {
  3: { fields: [3, 3], box: 6, supply: 8 },
  4: { fields: [4, 3], box: 6, supply: 8 },
  5: { fields: [4, 4], box: 8, supply: 10 },
};
export const cubesFor = (players: number): StartCubes => START[Math.max(3, Math.min(5, players))]!;
