import type { PlaceStation } from '../../rail/verbs/station.ts';
import type { Finding, Seat } from '../../table/types.ts';
import type { Table62 } from './clock.ts';
import { placeHome } from './homes.ts';
import type { LayMove } from '../../rail/verbs/lay.ts';
import { extra, lay } from './moves/lay.ts';
import { run } from './moves/run.ts';
import { station } from './moves/station.ts';
import type { Run62 } from './moves/run.ts';
import { after, breaches, findingsOf, Scene } from './testing.ts';

/** A company that anna directs, its home marker placed, at its track step; dora owns no company. */
export function building(company: string, phase = '2'): Scene {
  return new Scene()
    .privatesSold()
    .started(company, 'anna')
    .operating(company)
    .clock({ phase })
    .draft((draft) => placeHome(draft, company));
}
/** Another company in operation, directed by bert, with its home marker. */
export const beside = (scene: Scene, company: string): Scene =>
  scene.started(company, 'bert').draft((draft) => placeHome(draft, company));

/** NP from Minneapolis to the west: track straight to Rapid City's row. */
export const minneapolis = (phase = '2'): Scene => building('NP', phase).tile('D22', '57', 1);
/** ATS from Chicago to the west: Rock Island is built. */
export const rockIsland = (phase = '2'): Scene => building('ATS', phase).tile('F24', '57', 1);
/** ORN from Seattle along the coast: one tile before Portland. */
export const seattle = (phase = '2'): Scene => building('ORN', phase).tile('C9', '57', 1);

const layMove = (type: 'lay' | 'extra', seat: Seat, hex: string, tile: string, turn: number): LayMove => ({
  type,
  seat,
  hex,
  tile,
  turn,
});
export const layBreaches = (scene: Scene, hex: string, tile: string, turn = 0): readonly string[] =>
  breaches(lay, scene.table, layMove('lay', 'anna', hex, tile, turn));
export const layFinding = (scene: Scene, hex: string, tile: string, turn = 0): Finding | undefined =>
  findingsOf(lay, scene.table, layMove('lay', 'anna', hex, tile, turn))[0];
export const laid = (scene: Scene, hex: string, tile: string, turn = 0): Table62 =>
  after(lay, scene.table, layMove('lay', 'anna', hex, tile, turn));
/** The scene goes on after the lay. */
export const withLaid = (scene: Scene, hex: string, tile: string, turn = 0): Scene => {
  scene.table = laid(scene, hex, tile, turn);
  return scene;
};
export const extraBreaches = (
  scene: Scene,
  hex: string,
  tile: string,
  turn = 0,
  seat = 'anna',
): readonly string[] => breaches(extra, scene.table, layMove('extra', seat, hex, tile, turn));
export const extraLaid = (scene: Scene, hex: string, tile: string, turn = 0): Table62 =>
  after(extra, scene.table, layMove('extra', 'anna', hex, tile, turn));

const stationMove = (hex: string, node: number, slot: number, token?: string): PlaceStation => ({
  type: 'station',
  seat: 'anna',
  hex,
  node,
  slot,
  ...(token === undefined ? {} : { token }),
});
export const stationBreaches = (
  scene: Scene,
  hex: string,
  node = 0,
  slot = 0,
  token?: string,
): readonly string[] => breaches(station, scene.table, stationMove(hex, node, slot, token));
export const placed = (scene: Scene, hex: string, node = 0, slot = 0): Table62 =>
  after(station, scene.table, stationMove(hex, node, slot));

/** `['2/1', 'G35/n0', 'G33/n0']`: a train and its stops. */
export type Drawn = readonly [train: string, ...stops: readonly string[]];
export const runMove = (routes: readonly Drawn[], bonus?: readonly string[]): Run62 => ({
  type: 'run',
  seat: 'anna',
  routes: routes.map(([train, ...stops]) => ({
    train: `train/${train}`,
    stops: stops.map((stop) => (stop.includes('/') ? stop : `${stop}/n0`)),
  })),
  ...(bonus === undefined ? {} : { bonus }),
});
export const runBreaches = (
  scene: Scene,
  routes: readonly Drawn[],
  bonus?: readonly string[],
): readonly string[] => breaches(run, scene.table, runMove(routes, bonus));
/** What the run brings. */
export const earned = (scene: Scene, routes: readonly Drawn[], bonus?: readonly string[]): number =>
  after(run, scene.table, runMove(routes, bonus)).clock.ran?.revenue ?? -1;
