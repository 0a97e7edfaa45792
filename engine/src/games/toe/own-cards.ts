import type { OwnMaterial } from '../../table/game.ts';
import type { Json } from '../../table/types.ts';
import { ok } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { boxFor } from './box.ts';
import { BUILT_IN } from './data/built-in.ts';
import { materialSchema, parseMaterial } from './material.ts';
import type { Material } from './material-types.ts';
import { namesIn } from './material-words.ts';

function partsOf({ cities, connections, contracts, vehicles }: Material) {
  const starts = contracts.filter(({ deck }) => deck === 'start').length;
  return [
    phrase('toe/material/cities', { count: cities.length }),
    phrase('toe/material/connections', { count: connections.length }),
    phrase('toe/material/starts', { count: starts }),
    phrase('toe/material/contracts', { count: contracts.length - starts }),
    phrase('toe/material/vehicles', {
      count: vehicles.reduce((sum, { copies }) => sum + copies, 0),
      models: vehicles.length,
    }),
  ];
}

/** Owners of the printed game replace board and decks by a file of theirs. */
export const ownCards: OwnMaterial = {
  option: 'material',
  published: BUILT_IN as unknown as Json,
  schema: materialSchema,
  check(value) {
    const parsed = parseMaterial(value);
    return parsed.ok ? ok({ name: parsed.value.name, parts: partsOf(parsed.value) }) : parsed;
  },
  names: (options) => namesIn(boxFor(options).material),
};
