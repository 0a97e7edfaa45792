import type { BoardNotation } from '../../rail/notation/board.ts';
import { parseHex } from '../../rail/notation/board.ts';
import { Misprint } from '../../rail/notation/face.ts';
import { parseRow } from '../../rail/notation/market.ts';
import { tilesOf } from '../../rail/notation/tiles.ts';
import type { HexSpec, MarketCell, TileId, TileSpec } from '../../rail/types.ts';
import { misfits } from '../../table/misfits.ts';
import type { Problem } from '../../table/misfits.ts';
import { parseField, record, recordSchema } from '../../table/shape.ts';
import type { Json, Result } from '../../table/types.ts';
import { fail, ok } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { problemsIn } from './material-checks.ts';
import { materialFields } from './material-types.ts';
import type { Material } from './material-types.ts';

/** How the board is written: pointy hexes, rows by letters. */
const NOTATION: BoardNotation = { orientation: 'pointy', terrain: ['coast', 'river', 'mountain'] };

/** What a file says, read line by line. */
export interface Printed62 {
  readonly material: Material;
  readonly hexes: readonly HexSpec[];
  readonly tiles: Readonly<Record<TileId, TileSpec>>;
  readonly rows: readonly (readonly (MarketCell | null)[])[];
}

/** JSON Schema (2020-12) of a file with an own board, tiles and prices. */
export const materialSchema = (): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: '1862: board, tiles, prices and bonus routes',
  ...(recordSchema(materialFields) as { readonly [key: string]: Json }),
});

/** Reads every line; what cannot be read is a problem of its line and leaves the others alone. */
function linesOf<T>(
  list: 'board' | 'tiles' | 'market',
  lines: readonly string[],
  read: (line: string) => T,
  problems: Problem[],
): readonly T[] {
  return lines.flatMap((line, i) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    try {
      return [read(line)];
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const why =
        error instanceof Misprint ? error.message.replace(/^line 1 of the tiles: /, '') : error.message;
      problems.push({ place: `${list}[${i}]`, say: phrase('1862/material/line', { why }) });
      return [];
    }
  });
}

/**
 * Checks a file of own material (option `material` of a table): its shape, then each of its lines, then what no line
 * says alone. On failure it lists everything that does not fit.
 */
export function parseMaterial(value: unknown): Result<Printed62, readonly Problem[]> {
  const shape = record(materialFields);
  const parsed = parseField(shape, value, '');
  if (!parsed.ok) return fail(misfits(shape, value));
  const material = parsed.value as unknown as Material;
  const problems: Problem[] = [];
  const hexes = linesOf('board', material.board, (line) => parseHex(line, NOTATION), problems);
  const tiles = linesOf('tiles', material.tiles, (line) => tilesOf(line), problems);
  const rows = linesOf('market', material.market, parseRow, problems);
  const printed: Printed62 = {
    material,
    hexes,
    tiles: Object.assign({}, ...tiles) as Printed62['tiles'],
    rows,
  };
  if (problems.length === 0) problems.push(...problemsIn(printed));
  return problems.length > 0 ? fail(problems) : ok(printed);
}
