import { totalCash } from '../../table/apply.ts';
import { tilesOn } from '../../rail/map/site.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { EspTable, Step } from './clock.ts';
import { trainsOf } from './readers.ts';
import type { SceneSetup } from './testing.ts';
import { Scene } from './testing.ts';

/** Scenes of operating for tests: a few lines on the map, and companies that run on them. */

/**
 * South of Madrid: Madrid (30) – Aranjuez (10) – Ciudad Real (10) – Linares (mine n0, town n1: 10) – Granada (20):
 * `F24/n0` or `F24/n2`, `F26/n0`, `F28/n0`, `F30/n0` or `F30/n1`, `F32/n0`.
 */
export const southLine = (scene: Scene): Scene =>
  scene.tile('F26', 'L113').tile('F28', '4').tile('F30', 'L97').tile('F32', '57');
/**
 * Port of Gijón – Gijón (30) – Siero (10) – Langreo (mine n0, town n1: 10) – mine: `E1/n0`, `E3/n0`,
 * `E5/n0`, `E7/n…`, `E9/n0`.
 */
export const coastLine = (scene: Scene): Scene =>
  scene.tile('E3', 'L82').tile('E5', '74').tile('E7', 'L100').tile('E9', 'L93', 3);
/**
 * From the mine E9 to Pajares, and from León (30) by Palencia (town n1) and Valladolid (20) to Madrid:
 * `D12/n0`, `D18/n0`, `E19/n1`, `E21/n0`, `F24/n1`.
 */
export const passLine = (scene: Scene): Scene =>
  coastLine(scene).tile('D10', '78', 4).tile('E19', 'L96', 2).tile('E21', '57').tile('E23', '8', 3);
/** From the port of Cádiz to the port of Almería: `B34 C33 D32 E31 F32 H32 I33`, all `/n0`. */
export const portLine = (scene: Scene): Scene =>
  scene
    .tile('C33', '57', 1)
    .tile('D32', 'L91', 1)
    .tile('E31', 'L90', 1)
    .tile('F32', '6', 2)
    .tile('G31', '8', 5)
    .tile('H32', '57', 2);
/** Badajoz (green, 30) with Lisboa (two hexes), Mérida (20), and Cáceres (20) with a mine behind it. */
export const westLine = (scene: Scene): Scene =>
  scene.tile('B26', '14', 1).tile('C27', '57', 2).tile('C25', '6', 1).tile('C23', 'L91');

/** MCP of anna in Madrid with the south line. */
export const mcp = (step: Step = 'run', phase = '3', how: SceneSetup = {}): Scene =>
  southLine(new Scene(how).phase(phase).major('MCP', 'anna', 80))
    .token('MCP', 0, 'F24', 0)
    .operating('MCP', step)
    .veteran('MCP');
/** CFLG of anna in Gijón with the coast line. */
export const cflg = (step: Step = 'run', phase = '2', how: SceneSetup = {}): Scene =>
  coastLine(new Scene(how).phase(phase).major('CFLG', 'anna', 80))
    .token('CFLG', 0, 'E3')
    .operating('CFLG', step)
    .veteran('CFLG');
/** N of anna in Madrid with the whole way to Gijón; Pajares is open. */
export const north = (step: Step = 'run', phase = '4', how: SceneSetup = {}): Scene =>
  passLine(new Scene(how).phase(phase).major('N', 'anna', 80))
    .token('N', 0, 'F24', 1)
    .open('D12')
    .operating('N', step)
    .veteran('N');
/** CM, a minor of anna, in Granada – not its home – with the line to both ports. */
export const minorAt = (step: Step = 'run', phase = '3'): Scene =>
  portLine(new Scene().phase(phase).minor('CM', 'anna', 80))
    .token('CM', 0, 'F32')
    .operating('CM', step)
    .veteran('CM');

/** A of anna in Granada with the line from port to port. */
export const ports = (phase = '3'): Scene =>
  portLine(new Scene().phase(phase).major('A', 'anna', 80))
    .token('A', 0, 'F32')
    .operating('A', 'run')
    .veteran('A');
/** CRB of anna in Badajoz with the lines to Lisboa, Mérida and the mine. */
export const crb = (): Scene =>
  westLine(new Scene().phase('3').major('CRB', 'anna', 80))
    .token('CRB', 0, 'B26')
    .operating('CRB', 'run')
    .veteran('CRB');

/** Another tile on a hex: the old one goes back. */
export function over(scene: Scene, hex: string, tile: string, turn = 0): Scene {
  const [old = null] = tilesOn(scene.table, hex);
  return (old === null ? scene : scene.do({ put: old, at: 'supply' })).tile(hex, tile, turn);
}

/** The n-th train of a company. */
export const trainAt = (table: EspTable, company: CompanyId, n = 0): string =>
  trainsOf(table, company)[n] ?? '';
export const money = (table: EspTable): number => totalCash(table);

type Stops = readonly string[];
/** One route for each train of the operating company, in order. */
export const shown = (table: EspTable, ...routes: readonly Stops[]) => ({
  type: 'run',
  seat: 'anna',
  routes: routes.map((stops, i) => ({ train: trainAt(table, table.clock.operating ?? '', i), stops })),
});
/** `F24 F26 F30/n1` → `['F24/n0', 'F26/n0', 'F30/n1']`. */
export const stopsAt = (text: string): Stops => text.split(' ').map((s) => (s.includes('/') ? s : `${s}/n0`));
