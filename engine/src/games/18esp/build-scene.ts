import type { Finding } from '../../table/types.ts';
import type { EspTable } from './clock.ts';
import { placeHome } from './homes.ts';
import type { Lay } from './lay-rules.ts';
import { lay } from './moves/lay.ts';
import type { OpenPass } from './moves/open.ts';
import { open } from './moves/open.ts';
import type { PlaceStation } from '../../rail/verbs/station.ts';
import { station } from './moves/station.ts';
import type { SceneSetup } from './testing.ts';
import { after, breaches, findingsOf, Scene } from './testing.ts';

/** A company with anna as director and 1000, its home station placed where there is no choice, about to build. */
export function building(company: string, phase = '3', how: SceneSetup = {}): Scene {
  return new Scene(how)
    .phase(phase)
    .start(company, 'anna')
    .operating(company)
    .cash(`company/${company}`, 1000)
    .draft((draft) => placeHome(draft, company));
}
/** CRB has Badajoz, with track to Mérida and to Cáceres. */
export const badajoz = (phase = '3'): Scene => building('CRB', phase).tile('B26', '5', 4);
/** CFLG has Gijón, with track to its port and to Siero. */
export const gijon = (phase = '3'): Scene => building('CFLG', phase).tile('E3', 'L82', 0);
/** N has come from Madrid to the foot of Pajares: León lies on the way. */
export const leon = (phase = '3'): Scene =>
  building('N', phase).tile('E23', '9', 2).tile('D22', '6', 3).tile('D20', '4', 0);

export const layMove = (hex: string, tile: string, turn = 0, more: Partial<Lay> = {}): Lay => ({
  type: 'lay',
  seat: 'anna',
  hex,
  tile,
  turn,
  ...more,
});
export const stationMove = (hex: string, node = 0, slot = 0, token?: string): PlaceStation => ({
  type: 'station',
  seat: 'anna',
  hex,
  node,
  slot,
  ...(token === undefined ? {} : { token }),
});
export const openMove = (hex: string, more: Partial<OpenPass> = {}): OpenPass => ({
  type: 'open',
  seat: 'anna',
  hex,
  ...more,
});

const short = (rules: readonly string[]): readonly string[] =>
  rules.map((rule) => rule.replace('18esp/', ''));
/** Rules that a tile breaks, without the title: `5.3.1/off-map`. */
export const layBreaches = (
  scene: Scene,
  hex: string,
  tile: string,
  turn = 0,
  more?: Partial<Lay>,
): readonly string[] => short(breaches(lay, scene.table, layMove(hex, tile, turn, more)));
export const layFinding = (scene: Scene, hex: string, tile: string, turn = 0): Finding | undefined =>
  findingsOf(lay, scene.table, layMove(hex, tile, turn))[0];
export const laid = (scene: Scene, hex: string, tile: string, turn = 0, more?: Partial<Lay>): EspTable =>
  after(lay, scene.table, layMove(hex, tile, turn, more));
/** The scene after the tile. */
export function lays(scene: Scene, hex: string, tile: string, turn = 0): Scene {
  scene.table = laid(scene, hex, tile, turn);
  return scene;
}
export const stationBreaches = (
  scene: Scene,
  hex: string,
  node = 0,
  slot = 0,
  token?: string,
): readonly string[] => short(breaches(station, scene.table, stationMove(hex, node, slot, token)));
export const placed = (scene: Scene, hex: string, node = 0, slot = 0, token?: string): EspTable =>
  after(station, scene.table, stationMove(hex, node, slot, token));
export const openBreaches = (scene: Scene, hex: string, more?: Partial<OpenPass>): readonly string[] =>
  short(breaches(open, scene.table, openMove(hex, more)));
export const opened = (scene: Scene, hex: string, more?: Partial<OpenPass>): EspTable =>
  after(open, scene.table, openMove(hex, more));
