import type { Answer, Fact } from '../../table/guide.ts';
import { fact } from '../../table/guide.ts';
import type { Json, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { phaseOf } from '../depot.ts';
import { SUPPLY, tileOf } from '../ids.ts';
import { kindOf, turned } from '../map/face.ts';
import { colourStep, isFixed } from '../map/lay.ts';
import { faceAt, stationsOn } from '../map/layout.ts';
import { terrainCost } from '../map/toll.ts';
import { keepsTrack } from '../map/upgrade.ts';
import type { Face, HexSpec, NodeSpec, TileSpec } from '../types.ts';
import type { RailBook } from './book.ts';
import { pieceIds, pieceOf } from '../../table/places.ts';

const TURNS = [0, 1, 2, 3, 4, 5] as const;

/** Tiles that could replace what shows there, whoever builds: next colour, same kind, same letters, track kept. */
const fitting = <C extends RailClock>(book: RailBook<C>, old: Face): readonly TileSpec[] =>
  Object.values(book.tiles).filter(
    (tile) =>
      colourStep(old, tile) === 1 &&
      kindOf(tile) === kindOf(old) &&
      tile.label === old.label &&
      TURNS.some((turn) => keepsTrack(old, turned(tile, turn)) !== null),
  );

/** How many of a tile lie in the supply; null: as many as one likes. */
function leftOf<C extends RailClock>(table: Table<C>, { id, count }: TileSpec): number | null {
  if (count === 'unlimited') return null;
  let left = 0;
  for (const piece of pieceIds(table))
    if (pieceOf(table, piece)!.at === SUPPLY && tileOf(piece) === id) left += 1;
  return left;
}

/** "14 ×2", "8 ×∞". */
const nameAndCount = <C extends RailClock>(table: Table<C>, tile: TileSpec): string =>
  `${tile.id} ×${leftOf(table, tile) ?? '∞'}`;

const valueOf = ({ value }: NodeSpec, column: string): number =>
  typeof value === 'number' ? value : ((value as Readonly<Record<string, number>>)[column] ?? 0);
const best = (face: Face, column: string): number =>
  Math.max(0, ...face.nodes.map((node) => valueOf(node, column)));

/** What it brings now, and next. */
function valueLine<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  face: Face,
  next: readonly TileSpec[],
): readonly Phrase[] {
  if (face.nodes.length === 0) return [];
  const { values } = phaseOf(book.phases, table.clock.phase);
  const now = best(face, values);
  const after = book.phases[book.phases.findIndex(({ id }) => id === table.clock.phase) + 1];
  const byPhase = face.nodes.some(({ value }) => typeof value === 'object');
  if (byPhase && after && best(face, after.values) !== now)
    return [phrase('ask/value-phase', { now, next: best(face, after.values), phase: after.id })];
  const more = Math.max(0, ...next.map((tile) => best(tile, values)));
  const colour = next[0]?.colour;
  if (colour !== undefined && more !== now && more > 0)
    return [phrase('ask/value-next', { now, next: more, colour })];
  return [phrase('ask/value', { now })];
}

/** Who stands there, and whether there is room. */
function circles<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  hex: HexSpec,
  face: Face,
): readonly Phrase[] {
  const slots = face.nodes.reduce((sum, node) => sum + node.slots, 0);
  if (slots === 0) return face.nodes.some(({ kind }) => kind === 'town') ? [phrase('ask/no-circle')] : [];
  const here = stationsOn(book.layout(table), hex.id).map(({ company }) => company);
  const kept = [
    ...new Set(face.nodes.flatMap(({ reserved = [] }) => reserved.filter((one) => one !== null))),
  ].filter((one) => !here.includes(one));
  const free = Math.max(0, slots - here.length);
  const who: Json = here;
  return [
    here.length === 0
      ? phrase('ask/circles-empty', { n: slots })
      : phrase(free === 0 ? 'ask/circles-full' : 'ask/circles', { n: slots, who, free }),
    ...(kept.length > 0 ? [phrase('ask/circles-kept', { who: kept })] : []),
  ];
}

/** What track costs there: ground and rivers, as long as nothing lies there. */
function costOf(hex: HexSpec, isBuilt: boolean): Phrase {
  if (isFixed(hex)) return phrase('ask/cost-never');
  const ground = terrainCost(hex);
  const river = hex.borders?.find(({ kind }) => kind === 'river')?.cost ?? 0;
  if (isBuilt) return phrase(ground > 0 ? 'ask/cost-paid' : 'ask/cost-free');
  if (ground > 0 && river > 0) return phrase('ask/cost-both', { ground, river });
  if (river > 0) return phrase('ask/cost-river', { river });
  return ground > 0 ? phrase('ask/cost', { ground }) : phrase('ask/cost-free');
}

/** A hex: what it is worth now and next, who stands there, what fits, what it costs, who may build. */
export function hexAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  id: string,
): Answer | null {
  const hex = Object.hasOwn(book.board.hexes, id) ? book.board.hexes[id]! : null;
  if (!hex) return null;
  const map = book.layout(table);
  const face = faceAt(book.board, book.tiles, map, id);
  const laid = map.tiles.get(id);
  const next = isFixed(hex) ? [] : fitting(book, face);
  const { colours } = phaseOf(book.phases, table.clock.phase);
  const isOut = next.length > 0 && !colours.includes(next[0]!.colour);
  const builders = Object.keys(book.charters).filter(
    (company) => book.isOpen(table, company) && book.reaches(table, company, id),
  );
  const kind = hex.colour === 'red' ? 'offboard' : kindOf(face);
  const tiles = next.filter((tile) => leftOf(table, tile) !== 0).map((tile) => nameAndCount(table, tile));
  const more: Fact[] = [
    fact(
      'ask/fact/upgrades',
      isFixed(hex)
        ? phrase('ask/never')
        : tiles.length === 0
          ? phrase('ask/none-left')
          : phrase(isOut ? 'ask/tiles-later' : 'ask/tiles', {
              tiles: tiles.length > 6 ? [...tiles.slice(0, 6), '…'] : tiles,
              colour: next[0]?.colour ?? '',
            }),
    ),
    fact('ask/fact/costs', costOf(hex, laid !== undefined)),
    fact(
      'ask/fact/builders',
      builders.length > 0 ? phrase('ask/list', { list: builders }) : phrase('ask/nobody'),
    ),
    ...(laid ? [fact('ask/fact/tile', phrase('ask/plain', { text: `#${laid.tile}` }))] : []),
  ];
  return {
    kind: phrase('ask/kind/hex', { hex: id }),
    title: hex.name ? phrase(`ask/hex/${kind}`, { name: hex.name }) : phrase(`ask/bare/${kind}`, { hex: id }),
    lines: [
      ...valueLine(book, table, face, next),
      ...circles(book, table, hex, face),
      ...(face.nodes.length === 0 ? [phrase(laid ? 'ask/plain-track' : 'ask/empty-hex')] : []),
    ].slice(0, 3),
    more,
    sections: [book.sections.hex],
  };
}

/** A tile beside the board: what is on it, how many are left, and when it comes. */
export function tileAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  id: string,
): Answer | null {
  const tile = Object.hasOwn(book.tiles, id) ? book.tiles[id]! : null;
  if (!tile) return null;
  const { colours } = phaseOf(book.phases, table.clock.phase);
  const from = book.phases.find((phase) => phase.colours.includes(tile.colour));
  const left = leftOf(table, tile);
  const value = best(tile, phaseOf(book.phases, table.clock.phase).values);
  const slots = tile.nodes.reduce((sum, node) => sum + node.slots, 0);
  const after = fitting(book, tile).map((one) => one.id);
  return {
    kind: phrase('ask/kind/tile'),
    title: phrase('ask/tile', { tile: id, colour: tile.colour }),
    lines: [
      phrase(`ask/tile/${kindOf(tile)}`, { value, slots }),
      left === null ? phrase('ask/tile-unlimited') : phrase('ask/tile-left', { left }),
      ...(colours.includes(tile.colour) ? [] : [phrase('ask/tile-later', { phase: from?.id ?? '' })]),
    ],
    more: [
      ...(tile.label === undefined
        ? []
        : [fact('ask/fact/letters', phrase('ask/plain', { text: tile.label }))]),
      fact(
        'ask/fact/becomes',
        after.length > 0 ? phrase('ask/list', { list: after.slice(0, 8) }) : phrase('ask/never'),
      ),
    ],
    sections: [book.sections.tile],
  };
}
