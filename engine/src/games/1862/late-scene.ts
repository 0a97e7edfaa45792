import { station } from '../../rail/ids.ts';
import { exits, turned } from '../../rail/map/face.ts';
import { SIDES, trackAcross } from '../../rail/map/grid.ts';
import { liftTiles, supply } from '../../rail/map/site.ts';
import type { CompanyId, HexId, TileId } from '../../rail/types.ts';
import { box } from './box.ts';
import type { Table62 } from './clock.ts';
import { COMPANIES } from './data/companies.ts';
import { placeErie } from './moves/privates.ts';
import { homeCity } from './homes.ts';
import { charterOf } from './readers.ts';
import { nodesKept } from '../../rail/verbs/lay.ts';
import { faceOn, fitOf, wrongSides } from './site.ts';
import { Scene, SEATS4 } from './testing.ts';

/** Boards late in a game, laid by chance: tile upon tile wherever one fits, preferring those that meet other track. */

type Chance = () => number;
const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
};
const anyOf = <T>(chance: Chance, list: readonly T[]): T | undefined =>
  list[Math.floor(chance() * list.length)];

const meetings = (table: Table62, hex: HexId, mask: number): number =>
  SIDES.filter((side) => {
    const other = (mask & (1 << side)) === 0 ? null : trackAcross(box(table).board, hex, side);
    return other !== null && (exits(faceOn(table, other.hex)) & (1 << other.side)) !== 0;
  }).length;

/** The tile and turn that meets most track on a hex. */
function bestLay(table: Table62, hex: HexId, chance: Chance): { tile: TileId; turn: number } | null {
  const { board, tiles } = box(table);
  const old = faceOn(table, hex);
  let best: { tile: TileId; turn: number; score: number } | null = null;
  for (const tile of supply(table).keys()) {
    if (fitOf(board.hexes[hex]!, old, tiles[tile]!) !== 'fits') continue;
    for (let turn = 0; turn < 6; turn++) {
      const next = turned(tiles[tile]!, turn);
      const { off, barred, blank } = wrongSides(hex, next, table);
      if (off.length + barred.length + blank.length > 0 || nodesKept(old, next) === null) continue;
      const score = meetings(table, hex, exits(next)) + chance() / 2;
      if (!best || score > best.score) best = { tile, turn, score };
    }
  }
  return best;
}

/** All companies with their home markers and some more, on a board with so many tries of a tile. */
export function lateBoard(seed: number, tries: number, seats: readonly string[] = SEATS4): Scene {
  const chance = chanceOf(seed * 7919);
  const scene = new Scene(seats).privatesSold().clock({ phase: '8', round: 'OR' }).draft(placeErie);
  const hexes = Object.keys(box(scene.table).board.hexes);
  for (let i = 0; i < tries; i++) {
    const hex = anyOf(chance, hexes)!;
    const lay = bestLay(scene.table, hex, chance);
    if (!lay) continue;
    const piece = supply(scene.table).get(lay.tile)!;
    scene.do({ put: piece, at: `hex/${hex}`, turn: lay.turn }, ...liftTiles(scene.table, hex));
  }
  const taken = new Map<string, number>();
  const place = (company: CompanyId, index: number, hex: HexId, node: number): void => {
    const slot = taken.get(`${hex}/${node}`) ?? 0;
    if (slot >= (faceOn(scene.table, hex).nodes[node]?.slots ?? 0)) return;
    taken.set(`${hex}/${node}`, slot + 1);
    scene.do({ put: station(company, index), at: `hex/${hex}/n${node}/${slot}` });
  };
  const cities = hexes.filter((hex) => faceOn(scene.table, hex).nodes[0]?.kind === 'city');
  for (const company of COMPANIES) {
    const home = homeCity(scene.table, company)!;
    place(company, 0, home.hex, home.node);
    charterOf(company)
      .stations.slice(1)
      .forEach((_, i) => place(company, i + 1, anyOf(chance, cities)!, 0));
  }
  return scene;
}

/** These trains and no others on the charter of a company. */
export function withTrains(scene: Scene, company: CompanyId, trains: readonly string[]): Table62 {
  const counts = new Map<string, number>();
  const { table } = scene;
  for (const type of trains) {
    const n = (counts.get(type) ?? 0) + 1;
    counts.set(type, n);
    scene.do({ put: `train/${type}/${n}`, at: `company/${company}` });
  }
  const late = scene.table;
  scene.table = table;
  return late;
}
