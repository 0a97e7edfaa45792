import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Choice } from '@stellwerk/engine/table/game.ts';
import type { PieceId, Seat } from '@stellwerk/engine/table/types.ts';
import { create } from 'zustand';
import { camera, sceneNow } from './current.ts';
import type { Box, Camera } from '../draw/geometry.ts';
import { centreOf, fit } from '../draw/geometry.ts';
import type { Scene } from '../layout/scene.ts';
import type { Block } from '../layout/world.ts';
import type { Sight } from '../layout/focus.ts';
import { boxAround, depotOf, heartOf, openTilesOf, partOf, partWith, sightOf } from '../layout/focus.ts';
import { isContinent } from '../layout/special.ts';
import { actingCharter, isDemandFirst, surfacesOf } from '../layout/surfaces-of.ts';
import { useTable } from '../table/table.ts';

/** One table, several views: all of it, or one part that fills the window. */
export const VIEWS = ['table', 'map', 'companies', 'market', 'hands'] as const satisfies readonly (
  | Sight
  | 'table'
)[];
export type ViewName = (typeof VIEWS)[number];

interface ViewsState {
  /** The view the window shows; null: the viewer went somewhere by hand. */
  readonly at: ViewName | null;
  /** The step that chose it; null: the viewer did. */
  readonly step: string | null;
  /** How often one has gone on within it. */
  readonly turn: number;
  /** A lesson says where to look: no step of the game chooses. */
  readonly isLed: boolean;
}
export const useViews = create<ViewsState>()(() => ({ at: 'table', step: null, turn: 0, isLed: false }));

/** Below this many pixels a unit nobody reads the whole table: its parts are offered, and the step chooses. */
const LEGIBLE = 0.35;
/** Whether a part of a table with much on it is read as a whole, at the scale the table was made for. */
const isReadIn = ({ world: { legible } }: Scene, box: Box, least = LEAST): boolean => {
  const { w, h } = camera.size;
  return legible !== undefined && fit(box, w, h, MARGIN).scale >= Math.max(least, ALMOST * legible);
};
/** Names of 11 pixels find their room on a map from here on. */
const LEAST = 0.24;
const ALMOST = 0.95;
/** What a table was made for: some are read as a whole at a smaller scale. */
export const legibleScale = (): number => sceneNow()?.world.legible ?? LEGIBLE;
/** On a map of hexes names and letters are read from here on. */
export const MAP_SCALE = 0.5;
/** A little smaller, where map and tiles are in sight together only so. */
const TILES_SCALE = 0.44;

/** What lies on a mat in its own size is read from here on, and the least of it that people trade by from there on. */
const MAT_SCALE = 0.5;
const TRADE_SCALE = 0.27;
const MARGIN = 12;

const matsOf = ({ world }: Scene): readonly Block[] =>
  world.blocks.filter(({ surface }) => surface.kind === 'mat');
/** How large mats are here, in parts of their own size. */
const matScale = (scene: Scene): number => Math.max(1, matsOf(scene)[0]?.scale ?? 1);

/** Of mats in a long row as many as can be read at once, from one's own on; `turn` goes on to the next ones. */
function matsFor(scene: Scene, viewer: Seat | null, turn: number): Box | null {
  const { w, h } = camera.size;
  const mats = matsOf(scene);
  const own = mats.findIndex(({ surface }) => surface.kind === 'mat' && surface.seat === viewer);
  const order = own > 0 ? [...mats.slice(own), ...mats.slice(0, own)] : mats;
  for (let most = order.length; most > 0; most--) {
    const groups = Math.ceil(order.length / most);
    const from = (turn % groups) * most;
    const box = boxAround(order.slice(from, from + most).map((mat) => mat.box));
    if (most === 1 || fit(box, w, h, MARGIN).scale >= MAT_SCALE / matScale(scene)) return box;
  }
  return null;
}

/**
 * Where the camera goes for a view. A map that would be too small is shown where whoever acts has built, with the tiles
 * that may be laid beside it wherever both fit the window. `isChosen`: by the step, not by the viewer.
 */
export function cameraFor(
  scene: Scene,
  view: ViewName,
  viewer: Seat | null,
  turn = 0,
  isChosen = false,
): Camera | null {
  if (view === 'table') return camera.whole();
  const box = sightOf(scene.world, view, viewer);
  if (!box) return null;
  const { w, h } = camera.size;
  if (view === 'hands') {
    // A step that is about hands is about what they buy as well.
    const prices = sightOf(scene.world, 'market', viewer);
    const both = prices && boxAround([box, prices]);
    const least = TRADE_SCALE / (matsOf(scene)[0]?.scale ?? 1);
    if (isChosen && both && isReadIn(scene, both, least)) return camera.near(both, MARGIN);
    return camera.near(matsFor(scene, viewer, turn) ?? box, MARGIN);
  }
  if (view === 'companies') {
    const depot = depotOf(scene.world);
    const both = depot && boxAround([box, depot]);
    // What they buy is in sight too, as long as it can be read.
    if (both && fit(both, w, h, MARGIN).scale >= MAT_SCALE) return camera.near(both, MARGIN);
  }
  if (view !== 'map' || scene.board === null) return camera.near(box, MARGIN);
  // A map with a print of its own is read as a whole, where the window is large enough.
  if (isReadIn(scene, box)) return camera.near(box, MARGIN);
  const heart = heartOf(scene) ?? centreOf(box);
  const tiles = openTilesOf(scene);
  if (tiles) {
    const both = boxAround([box, tiles]);
    if (fit(both, w, h, MARGIN).scale >= MAP_SCALE) return camera.near(both, MARGIN);
    for (const scale of [MAP_SCALE, TILES_SCALE]) {
      const part = partWith(box, heart, { w: w / scale, h: h / scale }, tiles);
      if (part) return camera.near(part, 0, scale);
    }
  }
  if (fit(box, w, h, MARGIN).scale >= MAP_SCALE) return camera.near(box, MARGIN);
  return camera.near(partOf(box, heart, { w: w / MAP_SCALE, h: h / MAP_SCALE }), 0, MAP_SCALE);
}

/** Shows a view; `step` names the step that asks for it. False at a table that has no such thing. */
export function showView(view: ViewName, step: string | null = null, isAgain = step === null): boolean {
  const scene = sceneNow();
  // The same view once more: the hands of the next ones.
  const before = useViews.getState();
  const turn = isAgain && before.at === view ? before.turn + 1 : 0;
  const target = scene && cameraFor(scene, view, useTable.getState().mine[0] ?? null, turn, step !== null);
  if (!target) return false;
  if (view === 'table') camera.fitAll();
  else camera.go(target);
  useViews.setState({ at: view, step, turn });
  return true;
}

type Kind = Face['kind'];
const ON_MAP: readonly Kind[] = ['tile', 'disc', 'stick', 'cube'];

const kindOf = (stage: Stage, { hands, pieces }: Choice): Kind | null => {
  const piece: PieceId | undefined =
    pieces?.[0] ?? Object.keys(stage.faces).find((id) => hands !== undefined && id.startsWith(hands));
  return (piece === undefined ? undefined : stage.faces[piece]?.kind) ?? null;
};

const namesTrain = ({ faces }: Stage, { move }: Choice): boolean =>
  Object.values(move ?? {}).some((named) => typeof named === 'string' && faces[named]?.kind === 'train');

/**
 * Whoever says a company where none operates deals in its shares, if it has been founded; to found one people look at the
 * whole table, and under the hammer all purses matter.
 */
function isTrade(stage: Stage, choices: readonly Choice[]): boolean {
  const named = choices.flatMap(({ move }) => Object.values(move ?? {}));
  const meant = surfacesOf(stage, 'charter').filter(({ livery }) => named.includes(livery));
  return !stage.hammer && meant.length > 0 && meant.every(({ state }) => state === 'open');
}

/**
 * What a step is about, told by what can be done in it: track, stations and runs are on the map, trains go to companies,
 * certificates lie in hands, cards on the market.
 */
export function viewOfStep(stage: Stage, choices: readonly Choice[]): ViewName {
  const kinds = choices.flatMap((choice) => (choice.hands === undefined ? [] : [kindOf(stage, choice)]));
  if (choices.some(({ drawn }) => drawn !== undefined)) return 'map';
  const [first] = kinds;
  if (first !== undefined && first !== null) {
    // Goods are where the round is: on the map, or on the market of those who want them.
    if (first === 'cube' && isDemandFirst(stage)) return 'market';
    if (ON_MAP.includes(first)) return 'map';
    if (first === 'train') return 'companies';
    if (first === 'certificate') return 'hands';
    if (first === 'card') return 'market';
  }
  // Beside a very large map all else is small: people trade between prices and hands.
  if (!actingCharter(stage)) return isContinent(stage) || isTrade(stage, choices) ? 'hands' : 'table';
  // What is left for a company to do by a press: buy trains, whether or not a price is to be said, and pay out or withhold.
  const isPurchase = (choice: Choice): boolean => choice.blanks !== undefined || namesTrain(stage, choice);
  return choices.some(isPurchase) ? 'companies' : 'market';
}
