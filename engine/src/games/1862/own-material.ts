import { nameWords, wordsFor } from '../../rail/words/names.ts';
import type { OwnMaterial } from '../../table/game.ts';
import type { Json } from '../../table/types.ts';
import { ok } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import { boxFor } from './box.ts';
import { BUILT_IN } from './data/built-in.ts';
import { CHARTERS } from './data/companies.ts';
import { materialSchema, parseMaterial } from './material.ts';
import type { Printed62 } from './material.ts';

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
