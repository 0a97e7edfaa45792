import type { BoardNotation } from '../../rail/notation/board.ts';
import { parseHex } from '../../rail/notation/board.ts';
import { Misprint } from '../../rail/notation/face.ts';
import { parseRow } from '../../rail/notation/market.ts';
import { tilesOf } from '../../rail/notation/tiles.ts';
import type { HexSpec, MarketCell, TileId, TileSpec } from '../../rail/types.ts';
import type { Problem } from '../../table/misfits.ts';
import { fileSchema, parseFile } from '../../table/own-box.ts';
import type { FieldsOf } from '../../table/shape.ts';
import { list, record, text, whole } from '../../table/shape.ts';
import type { Json, Result } from '../../table/types.ts';
import { fail, ok } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { problemsIn } from './material-checks.ts';

const bonusFields = {
  company: text(4),
  /** Hexes, one of which has to be called at. */
  targets: list(text(6), 8),
  shortest: whole(1, 60),
  early: whole(0, 9990),
  late: whole(0, 9990),
} as const;

/** A file with what the rulebook of 2000 does not print: a hex, a line of tiles, a row of prices a line. */
const materialFields = {
  name: text(80),
  board: list(text(240), 400),
  tiles: list(text(240), 120),
  market: list(text(240), 40),
  bonuses: list(record(bonusFields), 60),
} as const;
export type Material = FieldsOf<typeof materialFields>;

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
export const materialSchema = (): Json =>
  fileSchema('1862: board, tiles, prices and bonus routes', materialFields);

/** Reads every line; what cannot be read is a problem of its line and leaves the others alone. */
function linesOf<T>(
  part: 'board' | 'tiles' | 'market',
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
      problems.push({ place: `${part}[${i}]`, say: phrase('1862/material/line', { why }) });
      return [];
    }
  });
}

/**
 * Checks a file of own material (option `material` of a table): its shape, then each of its lines, then what no line
 * says alone. On failure it lists everything that does not fit.
 */
export function parseMaterial(value: unknown): Result<Printed62, readonly Problem[]> {
  const parsed = parseFile<Material>(materialFields, value);
  if (!parsed.ok) return parsed;
  const material = parsed.value;
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
