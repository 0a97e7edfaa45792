import type { Words } from '../../table/words.ts';
import { spokenSide } from '../map/stop-names.ts';
import type { BoardSpec, CharterSpec, CompanyId, HexSpec, Orientation } from '../types.ts';

export const same = (text: string): Words[string] => ({ de: text, en: text });
export const wordsFor = <T>(
  list: readonly T[],
  word: (item: T) => readonly [key: string, said: Words[string]],
): Words => Object.fromEntries(list.map(word));

const FLAT = [
  { de: 'Süden', en: 'south' },
  { de: 'Südwesten', en: 'south-west' },
  { de: 'Nordwesten', en: 'north-west' },
  { de: 'Norden', en: 'north' },
  { de: 'Nordosten', en: 'north-east' },
  { de: 'Südosten', en: 'south-east' },
] as const;
const POINTY = [
  FLAT[1],
  { de: 'Westen', en: 'west' },
  FLAT[2],
  FLAT[4],
  { de: 'Osten', en: 'east' },
  FLAT[5],
] as const;
/** What the sides of a hex are called, by the numbers that `types.ts` gives them. */
const SIDE_NAMES: Readonly<Record<Orientation, readonly Words[string][]>> = { flat: FLAT, pointy: POINTY };

/** The stops of a hex that has several are told apart by where their track leads. */
const stopWords = ({ id, name }: HexSpec, orientation: Orientation): Words =>
  Object.fromEntries(
    SIDE_NAMES[orientation].map(({ de, en }, side) => {
      const hex = name ? `${name} (${id})` : id;
      return [
        `name/${spokenSide(id, side)}`,
        { de: `${hex}, Halt im ${de}`, en: `${hex}, stop in the ${en}` },
      ];
    }),
  );

/** What hexes, sides, colours, purses and piles are called in every title; a title overrides what it calls otherwise. */
export function nameWords(board: BoardSpec, charters: Readonly<Record<CompanyId, CharterSpec>>): Words {
  const companies = Object.keys(charters);
  return {
    ...wordsFor(Object.values(board.hexes), ({ id, name }) => [
      `name/${id}`,
      same(name ? `${name} (${id})` : id),
    ]),
    ...Object.assign(
      {},
      ...Object.values(board.hexes)
        .filter(({ nodes }) => nodes.length > 1)
        .map((hex) => stopWords(hex, board.orientation)),
    ),
    ...wordsFor(companies, (id) => [`name/company/${id}`, { de: `Kasse der ${id}`, en: `${id} treasury` }]),
    ...wordsFor(companies, (id) => [
      `name/charter/${id}`,
      { de: `Tafel der ${id}`, en: `charter of the ${id}` },
    ]),
    ...Object.fromEntries(SIDE_NAMES[board.orientation].map((name, side) => [`name/side/${side}`, name])),
    'name/bank': { de: 'Bank', en: 'bank' },
    'name/supply': { de: 'Plättchenvorrat', en: 'tile tray' },
    'name/out': { de: 'aus dem Spiel', en: 'out of the game' },
    'name/yellow': { de: 'gelb', en: 'yellow' },
    'name/green': { de: 'grün', en: 'green' },
    'name/brown': { de: 'braun', en: 'brown' },
    'name/gray': { de: 'grau', en: 'grey' },
    'name/colour/white': { de: 'ein leeres Feld', en: 'an empty hex' },
    'name/colour/yellow': { de: 'Gelb', en: 'yellow' },
    'name/colour/green': { de: 'Grün', en: 'green' },
    'name/colour/brown': { de: 'Braun', en: 'brown' },
    'name/colour/gray': { de: 'Grau', en: 'grey' },
    'name/label/none': { de: 'ohne Buchstaben', en: 'without letters' },
  };
}
