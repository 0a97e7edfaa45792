import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import { isPay, isPut } from '@stellwerk/engine/table/apply.ts';
import type { Choice, Game } from '@stellwerk/engine/table/game.ts';
import { noLuck } from '@stellwerk/engine/table/luck.ts';
import type { PieceId, Seat, Table } from '@stellwerk/engine/table/types.ts';
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

/**
 * What lies on a mat in its own size is read from here on, the least of it that people trade by from there on, and names,
 * purses and shares from the last on.
 */
const MAT_SCALE = 0.5;
const TRADE_SCALE = 0.27;
const NAMES_SCALE = 0.24;
const MARGIN = 12;

const matsOf = ({ world }: Scene): readonly Block[] =>
  world.blocks.filter(({ surface }) => surface.kind === 'mat');
/** How large mats are here, in parts of their own size. */
const matScale = (scene: Scene): number => Math.max(1, matsOf(scene)[0]?.scale ?? 1);

/** As many mats at once as can be read to the last word, from one's own on. */
function nearMats(scene: Scene, viewer: Seat | null): readonly Box[] {
  const { w, h } = camera.size;
  const mats = matsOf(scene);
  const own = mats.findIndex(({ surface }) => surface.kind === 'mat' && surface.seat === viewer);
  const order = own > 0 ? [...mats.slice(own), ...mats.slice(0, own)] : mats;
  for (let most = order.length; most > 0; most--) {
    const groups = Array.from({ length: Math.ceil(order.length / most) }, (_, i) =>
      boxAround(order.slice(i * most, (i + 1) * most).map(({ box }) => box)),
    );
    const isNear = groups.every((box) => fit(box, w, h, MARGIN).scale >= MAT_SCALE / matScale(scene));
    if (most === 1 || isNear) return groups;
  }
  return [];
}

/** All mats, where names, purses and shares can be read; asked again, closer ones in turn. */
function matsFor(scene: Scene, viewer: Seat | null, turn: number): Box | null {
  const near = nearMats(scene, viewer);
  if (near.length === 0) return null;
  const all = boxAround(matsOf(scene).map(({ box }) => box));
  const isRead = fit(all, camera.size.w, camera.size.h, MARGIN).scale >= NAMES_SCALE / matScale(scene);
  const boxes = isRead && near.length > 1 ? [all, ...near] : near;
  return boxes[turn % boxes.length] ?? null;
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
const ON_MAP: readonly Kind[] = ['tile', 'disc', 'stick', 'cube', 'plate'];
/** Trains, whether or not their cards have another use as well. */
const TRAINS: readonly Kind[] = ['train', 'investment'];

const kindOf = (stage: Stage, { hands, pieces }: Choice): Kind | null => {
  const piece: PieceId | undefined =
    pieces?.[0] ?? Object.keys(stage.faces).find((id) => hands !== undefined && id.startsWith(hands));
  return (piece === undefined ? undefined : stage.faces[piece]?.kind) ?? null;
};

/**
 * Whoever says a company where none operates deals in its shares, if it has been founded; to found one people look at the
 * whole table, and under the hammer all purses matter.
 */
function isTrade(stage: Stage, choices: readonly Choice[]): boolean {
  const named = choices.flatMap(({ move }) => Object.values(move ?? {}));
  const meant = surfacesOf(stage, 'charter').filter(({ livery }) => named.includes(livery));
  return !stage.hammer && meant.length > 0 && meant.every(({ state }) => state === 'open');
}

/** Something is sold by bids that lie on it. */
const isSale = (stage: Stage): boolean =>
  surfacesOf(stage, 'rack').some(({ groups }) =>
    groups.some(({ slots }) => slots.some(({ bids }) => bids !== undefined)),
  );

/** Whether a choice pays people, or moves a price marker, and hands over nothing. */
export function isIncome(game: Game, table: Table, stage: Stage, { move, blanks }: Choice): boolean {
  const spec = move && blanks === undefined ? game.moves[move.type] : undefined;
  if (!move || !spec) return false;
  const markets = surfacesOf(stage, 'market');
  const effects = spec.effects(table, move, noLuck);
  const puts = effects.filter(isPut);
  return (
    puts.some(({ at }) => markets.some(({ place }) => at.startsWith(`${place}/`))) ||
    (effects.some(isPay) && puts.every(({ put }) => stage.faces[put]?.kind === 'disc'))
  );
}

/**
 * What a step is about, told by what can be done in it: track, stations and runs are on the map, trains go to companies,
 * certificates lie in hands, cards on the market. `isPaid`: whether a choice is about income and price.
 */
export function viewOfStep(
  stage: Stage,
  choices: readonly Choice[],
  isPaid: (choice: Choice) => boolean,
): ViewName {
  const kinds = choices.flatMap((choice) => (choice.hands === undefined ? [] : [kindOf(stage, choice)]));
  if (choices.some(({ drawn }) => drawn !== undefined)) return 'map';
  const [first] = kinds;
  if (first !== undefined && first !== null) {
    // Goods are where the round is: on the map, or on the market of those who want them.
    if (first === 'cube' && isDemandFirst(stage)) return 'market';
    if (ON_MAP.includes(first)) return 'map';
    // Whoever brews buys on the market, too.
    if (TRAINS.includes(first)) return isDemandFirst(stage) ? 'market' : 'companies';
    if (first === 'certificate') return 'hands';
    if (first === 'card') return 'market';
  }
  if (!actingCharter(stage)) {
    // Beside a very large map all else is small: people bid where it lies, and trade between prices and hands.
    if (isContinent(stage)) return isSale(stage) ? 'market' : 'hands';
    return isTrade(stage, choices) ? 'hands' : 'table';
  }
  // What is left for a company to do by a press: to pay out or withhold, or with its trains and shares.
  return isDemandFirst(stage) || choices.some((choice) => choice.tone === 'main' && isPaid(choice))
    ? 'market'
    : 'companies';
}
