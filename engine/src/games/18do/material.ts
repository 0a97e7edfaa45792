import { nameWords } from '../../rail/words/names.ts';
import { readBoard } from '../../rail/notation/board.ts';
import type { HexSpec } from '../../rail/types.ts';
import type { OwnMaterial } from '../../table/game.ts';
import type { Problem } from '../../table/misfits.ts';
import { fileSchema, parseFile } from '../../table/own-box.ts';
import { list, mapOf, optional, text, whole } from '../../table/shape.ts';
import type { Json, Result } from '../../table/types.ts';
import { fail, ok } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { mapFor } from './board.ts';
import { BOARD_TEXT, CITY, HARBOUR, NOTATION } from './data/board.ts';
import { BEER } from './data/breweries.ts';
import { CHARTERS } from './data/companies.ts';

/** A board as a file: the map is reconstructed, so who owns the game writes down what is really printed. */
const FIELDS = {
  name: optional(text(80)),
  hexes: list(text(200), 200),
  beer: optional(mapOf('group', whole(0, 500))),
} as const;

const lines = BOARD_TEXT.trim().split('\n');

/** What a board needs so that this game can be played on it. */
function missing(hexes: readonly HexSpec[]): readonly Problem[] {
  const on = new Map(hexes.map((hex) => [hex.id, hex]));
  const problem = (path: string, key: string, params = {}): Problem => ({
    place: path,
    say: phrase(key, params),
  });
  const homes = Object.values(CHARTERS).map(({ id, home }) => [id, home[0]!] as const);
  return [
    ...homes.flatMap(([company, hex]) =>
      (on.get(hex)?.nodes[0]?.slots ?? 0) > 0
        ? []
        : [problem('hexes', '18do/material/home', { company, hex })],
    ),
    ...((on.get(CITY)?.nodes[0]?.slots ?? 0) > 0
      ? []
      : [problem('hexes', '18do/material/city', { hex: CITY })]),
    ...(on.has(HARBOUR) ? [] : [problem('hexes', '18do/material/harbour', { hex: HARBOUR })]),
  ];
}

function parse(
  value: unknown,
): Result<{ readonly name: string; readonly hexes: readonly HexSpec[] }, readonly Problem[]> {
  const parsed = parseFile<{ readonly name?: string; readonly hexes: readonly string[] }>(FIELDS, value);
  if (!parsed.ok) return parsed;
  const { name, hexes: written } = parsed.value;
  const { hexes, misprints } = readBoard(written.join('\n'), NOTATION);
  const wrong = misprints.map(({ line, why }): Problem => ({
    place: `hexes[${line - 1}]`,
    say: phrase('18do/material/line', { why }),
  }));
  const problems = [...wrong, ...missing(hexes)];
  return problems.length > 0 ? fail(problems) : ok({ name: name ?? 'Dortmund', hexes });
}

/** Owners of the printed game replace the reconstructed board by a file of theirs. */
export const material: OwnMaterial = {
  option: 'board',
  published: { name: 'Dortmund', hexes: lines, beer: BEER } satisfies Json,
  schema: () => fileSchema('18DO-Dortmund: board', FIELDS),
  check(value) {
    const parsed = parse(value);
    if (!parsed.ok) return parsed;
    const { name, hexes } = parsed.value;
    const sites = hexes.filter(({ label }) => label === 'K' || label?.startsWith('S')).length;
    return ok({
      name,
      parts: [
        phrase('18do/material/hexes', { count: hexes.length }),
        phrase('18do/material/sites', { count: sites }),
      ],
    });
  },
  names: (options) => nameWords(mapFor(options, 'trg').board, CHARTERS),
};
