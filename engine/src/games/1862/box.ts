import type { TileKind } from '../../rail/box.ts';
import { marketOf } from '../../rail/notation/market.ts';
import type { StopKey } from '../../rail/map/track.ts';
import type { BoardSpec, CompanyId, HexId, MarketSpec, TileId, TileSpec } from '../../rail/types.ts';
import { nameWords, wordsFor } from '../../rail/words/names.ts';
import type { OwnMaterial } from '../../table/game.ts';
import { boxesOf } from '../../table/own-box.ts';
import type { Json } from '../../table/types.ts';
import { ok } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { Table62 } from './clock.ts';
import { GOLDEN_SPIKE } from './data/bonuses.ts';
import { BUILT_IN } from './data/built-in.ts';
import { CHARTERS } from './data/companies.ts';
import type { Material, Printed62 } from './material.ts';
import { materialSchema, parseMaterial } from './material.ts';
import type { Home } from './material-checks.ts';
import { boardOf, ERIE, homesOn } from './material-checks.ts';

/** What is printed in the box that a table plays with, ready to be looked at. */
export interface Box {
  readonly material: Material;
  readonly board: BoardSpec;
  readonly tiles: Readonly<Record<TileId, TileSpec>>;
  readonly tileKinds: readonly TileKind[];
  readonly market: MarketSpec;
  /** Par prices from the highest down. */
  readonly pars: readonly number[];
  readonly homes: Readonly<Record<CompanyId, Home>>;
  readonly erie: HexId;
  /** The hex that counts more for two companies; null on a board without it. */
  readonly spike: HexId | null;
  /** Pairs of stations that are one: hexes of one red area. */
  readonly same: readonly (readonly [StopKey, StopKey])[];
}

/** Red hexes of one name are one station (HC-15). */
function sameAreas({ hexes }: Pick<Printed62, 'hexes'>): Box['same'] {
  const red = hexes.filter(({ colour, name }) => colour === 'red' && name !== undefined);
  return red.flatMap((one, i) =>
    red
      .slice(i + 1)
      .filter((other) => other.name === one.name)
      .map((other) => [`${one.id}/n0`, `${other.id}/n0`] as const),
  );
}

function boxOf(printed: Printed62): Box {
  const { material, hexes, tiles, rows } = printed;
  const board = boardOf(hexes);
  const market = marketOf(rows);
  const prices = market.rows.flat().flatMap((cell) => (cell?.par ? [cell.price] : []));
  return {
    material,
    board,
    tiles,
    tileKinds: Object.values(tiles).map(({ id, count }) => ({
      front: id,
      count: Number(count) || hexes.length,
    })),
    market,
    pars: [...new Set(prices)].toSorted((a, b) => b - a),
    homes: homesOn(board),
    erie: hexes.find(({ label }) => label === ERIE)?.id ?? '',
    spike: hexes.find(({ name }) => name === GOLDEN_SPIKE.name)?.id ?? null,
    same: sameAreas(printed),
  };
}

function builtIn(): Box {
  const parsed = parseMaterial(BUILT_IN);
  if (!parsed.ok) throw new Error(`the board of 1862: ${JSON.stringify(parsed.error)}`);
  return boxOf(parsed.value);
}
export const BUILT_IN_BOX: Box = builtIn();
/** The box this table plays with: its own material if it brought some that can be read, else the built-in one. */
export const boxFor = boxesOf('material', BUILT_IN_BOX, (file) => {
  const parsed = parseMaterial(file);
  return parsed.ok ? boxOf(parsed.value) : null;
});
export const box = ({ clock }: Pick<Table62, 'clock'>): Box => boxFor(clock.options);

// —— What a table brings along ——

function partsOf({ hexes, tiles, rows, material }: Printed62): readonly Phrase[] {
  const kinds = Object.values(tiles);
  const pieces = kinds.reduce((sum, { count }) => sum + (Number(count) || 0), 0);
  return [
    phrase('1862/material/hexes', { count: hexes.length }),
    phrase('1862/material/tiles', { count: pieces, kinds: kinds.length }),
    phrase('1862/material/cells', { count: rows.flat().filter((cell) => cell !== null).length }),
    phrase('1862/material/bonuses', { count: material.bonuses.length }),
  ];
}

/** Owners of the printed game correct by a file what we had to reconstruct: board, tiles, prices, bonus routes. */
export const ownMaterial: OwnMaterial = {
  option: 'material',
  published: BUILT_IN as unknown as Json,
  schema: materialSchema,
  check(value) {
    const parsed = parseMaterial(value);
    return parsed.ok ? ok({ name: parsed.value.material.name, parts: partsOf(parsed.value) }) : parsed;
  },
  names: (options) => {
    const { board, pars } = boxFor(options);
    return {
      ...nameWords(board, CHARTERS),
      ...wordsFor(pars, (par) => [`name/par/${par}`, { de: `Ausgabekurs ${par}`, en: `par ${par}` }]),
    };
  },
};
