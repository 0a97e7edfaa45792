import type { OwnMaterial } from '../../table/game.ts';
import { ok } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Words } from '../../table/words.ts';
import { boxFor } from './box.ts';
import { BUILT_IN } from './data/built-in.ts';
import { materialSchema, parseMaterial } from './material.ts';
import type { Contract, Material } from './material-types.ts';
import { onPlace, segmentPlace, underPlace } from './pieces.ts';

const same = (text: string) => ({ de: text, en: text });

/** What stands on the band of a contract. */
export const titleOf = ({ deck, type, no }: Contract): string => `${deck === 'start' ? 'S' : type} ${no}`;

/** What the things of a box are called, and the places on them: cities, connections, contracts, vehicles. */
export function namesIn({ cities, connections, contracts, vehicles }: Material): Words {
  const cityName = new Map(cities.map((city) => [city.id, city.name]));
  const words: Record<string, { readonly de: string; readonly en: string }> = {};
  for (const { id, name } of [...cities, ...vehicles]) words[`name/${id}`] = same(name);
  for (const { id, from, to, tracks, segments } of connections) {
    const line = same(`${cityName.get(from) ?? from}–${cityName.get(to) ?? to}`);
    words[`name/${id}`] = line;
    for (let track = 0; track < tracks; track++)
      for (let segment = 0; segment < segments; segment++)
        words[`name/${segmentPlace(id, track, segment)}`] = line;
  }
  for (const card of contracts) {
    const title = titleOf(card);
    words[`name/${card.id}`] = same(title);
    words[`name/${underPlace(card.id)}`] = { de: `unter ${title}`, en: `under ${title}` };
    words[`name/${onPlace(card.id)}`] = { de: `auf ${title}`, en: `on ${title}` };
  }
  return words;
}

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
  published: BUILT_IN,
  schema: materialSchema,
  check(value) {
    const parsed = parseMaterial(value);
    return parsed.ok ? ok({ name: parsed.value.name, parts: partsOf(parsed.value) }) : parsed;
  },
  names: (options) => namesIn(boxFor(options).material),
};
