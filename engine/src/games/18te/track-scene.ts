import type { Finding } from '../../table/types.ts';
import { after, breaches, findingsOf, Scene, SEATS2 } from './testing.ts';
import type { TeTable } from './clock.ts';
import type { LayMove } from '../../rail/verbs/lay.ts';
import { lay } from './moves/lay.ts';
import type { PlaceStation } from '../../rail/verbs/station.ts';
import { station } from './moves/station.ts';

/** A company with anna as president, its home station placed, at its track step. */
const HOMES: Readonly<Record<string, readonly [hex: string, node: number, slot: number]>> = {
  KHS: ['G5', 0, 0],
  KWE: ['D14', 0, 0],
  CME: ['D14', 1, 0],
  TWE: ['E9', 0, 0],
};
export function building(company: string, phase = '2'): Scene {
  const scene = new Scene(SEATS2).founded(company, 'anna').operating(company).clock({ phase });
  const home = HOMES[company];
  return home ? scene.token(company, 0, ...home) : scene;
}
/** Greven joined to Münster, and straight on to the north. */
export const northOfMunster = (phase = '2'): Scene =>
  building('KWE', phase).tile('C13', '6', 3).tile('C11', '9', 0);
/** TWE's line: Tecklenburg, Lengerich, and Lienen still to be built before Hövelhof. */
export const towardsHovelhof = (): Scene => building('TWE', '3').tile('E9', 'TE1', 0).tile('F10', '57', 2);
/** KPR's way from Osnabrück, all but the tile on C5. */
export const kprWay = (): Scene =>
  building('KPR', '3')
    .tile('G5', 'TE2', 0)
    .token('KPR', 0, 'G5', 0, 0)
    .tile('F4', '58', 5)
    .tile('E5', '58', 2)
    .tile('D4', '58', 5)
    .tile('B6', '9', 1)
    .tile('A7', 'TE4', 0);

export const layMove = (hex: string, tile: string, turn = 0): LayMove => ({
  type: 'lay',
  seat: 'anna',
  hex,
  tile,
  turn,
});
export const stationMove = (hex: string, node = 0, slot = 0, token?: string): PlaceStation => ({
  type: 'station',
  seat: 'anna',
  hex,
  node,
  slot,
  ...(token === undefined ? {} : { token }),
});
export const layBreaches = (scene: Scene, hex: string, tile: string, turn = 0): readonly string[] =>
  breaches(lay, scene.table, layMove(hex, tile, turn));
export const layFinding = (scene: Scene, hex: string, tile: string, turn = 0): Finding | undefined =>
  findingsOf(lay, scene.table, layMove(hex, tile, turn))[0];
export const laid = (scene: Scene, hex: string, tile: string, turn = 0): TeTable =>
  after(lay, scene.table, layMove(hex, tile, turn));
export const stationBreaches = (
  scene: Scene,
  hex: string,
  node = 0,
  slot = 0,
  token?: string,
): readonly string[] => breaches(station, scene.table, stationMove(hex, node, slot, token));
export const placed = (scene: Scene, hex: string, node = 0, slot = 0, token?: string): TeTable =>
  after(station, scene.table, stationMove(hex, node, slot, token));
