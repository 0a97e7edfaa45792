import type { Bonus, Contract, Need, Section } from '../material-types.ts';

/** `['porto', 20, 'madrid']`: cities with the yearly income of the section between them, in thousands. */
type Way = readonly (string | number)[];

const sectionsOf = (way: Way): readonly Section[] =>
  way.flatMap((income, i) =>
    typeof income === 'number' ? [{ from: String(way[i - 1]), to: String(way[i + 1]), income }] : [],
  );
/** `EL A B2`: one electric locomotive, one first-class and two second-class coaches. */
const needsOf = (text: string): readonly Need[] =>
  text.split(' ').map((part) => {
    const [, category = '', count] = /^([A-Z]+)(\d?)$/.exec(part) ?? [];
    return { category: category as Need['category'], count: Number(count || 1) };
  });
/** `2:10`: everything at least of class 2 earns 10k; `night:20`: only sleepers earn 20k. */
const bonusesOf = (text: string): readonly Bonus[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [what = '', income = '0'] = part.split(':');
      return what === 'night'
        ? { kind: 'night' as const, income: Number(income) }
        : { kind: 'speed' as const, min: Number(what), income: Number(income) };
    });

function contract(
  id: string,
  profit: number,
  tax: number,
  way: Way,
  needs: string,
  bonuses: string,
): Contract {
  const [, type = '', no = ''] = /^([A-Z]+)(\d+)$/.exec(id) ?? [];
  return {
    id,
    deck: 'main',
    type,
    no: Number(no),
    profit,
    tax,
    sections: sectionsOf(way),
    vehicleIncome: 20,
    needs: needsOf(needs),
    bonuses: bonusesOf(bonuses),
    source: PRINTED.has(id) ? 'rulebook' : 'reconstructed',
  };
}
const start = (no: number, type: string, way: Way, needs: string, bonuses: string): Contract => ({
  ...contract(`S${no}`, 130, 0, way, needs, bonuses),
  deck: 'start',
  type,
});

/**
 * The cards that the rulebook shows (ch. 8, 11, 12, 13); all others are rebuilt to fit what it says about
 * them.
 */
const PRINTED: ReadonlySet<string> = new Set(['S3', 'ETN1', 'EF3']);

export const START_CONTRACTS: readonly Contract[] = [
  start(1, 'ETD', ['porto', 20, 'madrid', 40, 'marseille'], 'EL A B', '2:10'),
  start(2, 'ETD', ['paris', 30, 'milano', 20, 'roma'], 'EL A B', '2:20'),
  start(3, 'EF', ['edinburgh', 20, 'london', 30, 'frankfurt'], 'DL O2', '2:20'),
  start(4, 'EF', ['amsterdam', 30, 'koebenhavn', 20, 'stockholm'], 'EL G O', '2:20'),
  start(5, 'ETD', ['goeteborg', 30, 'helsinki', 20, 'vilnius'], 'DL A B', '2:20'),
  start(6, 'EF', ['gdansk', 20, 'krakow', 40, 'bucuresti'], 'DL K G', '2:10'),
  start(7, 'ETD', ['wien', 20, 'beograd', 40, 'athina'], 'EL A B', '3:10'),
  start(8, 'ETD', ['hamburg', 30, 'muenchen', 20, 'venezia'], 'EL A B', '3:20'),
];

export const MAIN_CONTRACTS: readonly Contract[] = [
  contract('ETR1', 40, 50, ['edinburgh', 20, 'manchester', 20, 'dublin'], 'ET ES', '2:10'),
  contract('ETR2', 40, 50, ['london', 10, 'calais', 10, 'bruxelles', 10, 'amsterdam'], 'ET ES', '3:20'),
  contract(
    'ETR3',
    50,
    70,
    ['amsterdam', 10, 'koeln', 10, 'frankfurt', 10, 'strasbourg', 10, 'zuerich'],
    'ET ES2',
    '2:20',
  ),
  contract('ETR4', 40, 50, ['hamburg', 10, 'berlin', 10, 'praha', 10, 'wien'], 'ET ES2', ''),
  contract('ETR5', 50, 70, ['zuerich', 10, 'muenchen', 20, 'wien', 10, 'budapest'], 'ET ES2', '3:20'),
  contract('ETR6', 40, 60, ['koebenhavn', 10, 'goeteborg', 10, 'oslo', 20, 'stockholm'], 'ET ES', '2:20'),
  contract(
    'ETR7',
    50,
    70,
    ['helsinki', 10, 'tallinn', 10, 'riga', 10, 'vilnius', 20, 'warszawa'],
    'ET ES2',
    '2:10',
  ),
  contract('ETR8', 60, 80, ['milano', 10, 'venezia', 20, 'roma', 10, 'napoli'], 'ET2 ES2', '3:20'),
  contract('ETR9', 40, 50, ['porto', 10, 'lisboa', 20, 'sevilla'], 'ET ES', '3:20'),
  contract('ETR10', 50, 70, ['barcelona', 20, 'valencia', 20, 'madrid', 20, 'bilbao'], 'ET ES', '2:20'),
  contract('ETR11', 50, 70, ['krakow', 10, 'kosice', 10, 'budapest', 20, 'beograd'], 'ET ES2', '2:20'),
  contract('ETR12', 40, 50, ['bucuresti', 20, 'sofia', 10, 'thessaloniki', 20, 'athina'], 'ET ES', ''),
  contract('ETD1', 60, 80, ['manchester', 20, 'paris', 20, 'strasbourg'], 'EL A B2', '2:20'),
  contract('ETD2', 60, 70, ['dublin', 20, 'london', 30, 'hamburg'], 'DL A B', '2:20'),
  contract('ETD3', 70, 90, ['paris', 20, 'strasbourg', 20, 'muenchen', 20, 'wien'], 'EL A B2', '3:20'),
  contract('ETD4', 70, 70, ['bordeaux', 20, 'paris', 20, 'koeln', 20, 'hamburg'], 'EL A B', '3:20'),
  contract('ETD5', 60, 60, ['madrid', 20, 'bilbao', 30, 'paris'], 'EL B2', '2:10'),
  contract('ETD6', 60, 90, ['marseille', 10, 'lyon', 20, 'zuerich', 20, 'frankfurt'], 'EL A B2', '2:20'),
  contract('ETD7', 80, 110, ['berlin', 20, 'warszawa', 20, 'vilnius', 10, 'riga'], 'EL2 A B3', '3:20'),
  contract('ETD8', 50, 80, ['warszawa', 10, 'krakow', 20, 'praha', 20, 'muenchen'], 'EL A B', '2:20'),
  contract('ETD9', 70, 90, ['gdansk', 20, 'berlin', 20, 'frankfurt', 20, 'zuerich'], 'EL A B2', '2:20'),
  contract('ETD10', 70, 90, ['hamburg', 20, 'koebenhavn', 20, 'oslo', 20, 'trondheim'], 'DL B3', '2:20'),
  contract('ETD11', 60, 60, ['venezia', 20, 'zagreb', 20, 'beograd', 20, 'sofia'], 'EL B2', ''),
  contract('ETD12', 70, 80, ['wien', 30, 'bucuresti', 20, 'istanbul'], 'DL A B2', '2:20'),
  contract('ETD13', 60, 70, ['zagreb', 20, 'beograd', 30, 'istanbul'], 'DL B2', '2:20'),
  contract('ETD14', 60, 70, ['milano', 20, 'roma', 20, 'bari'], 'EL A B2', '2:10'),
  contract('ETD15', 60, 80, ['lviv', 20, 'krakow', 20, 'wien', 20, 'venezia'], 'EL B2', '2:20'),
  contract('ETD16', 60, 80, ['stockholm', 40, 'narvik'], 'DL A B2', '2:20'),
  contract('ETX1', 70, 80, ['london', 20, 'paris', 20, 'marseille'], 'ET2 ES2', '4:30'),
  contract('ETX2', 60, 70, ['amsterdam', 20, 'paris', 20, 'bordeaux'], 'ET ES2', '4:30'),
  contract('ETX3', 70, 80, ['koeln', 20, 'berlin', 20, 'warszawa'], 'EL A B2', '3:30'),
  contract('ETX4', 70, 80, ['sevilla', 20, 'madrid', 20, 'barcelona', 20, 'marseille'], 'ET ES2', '4:30'),
  contract('ETX5', 70, 90, ['hamburg', 20, 'frankfurt', 20, 'zuerich', 10, 'milano'], 'EL A2 B', '3:30'),
  contract('ETX6', 60, 70, ['strasbourg', 20, 'muenchen', 20, 'wien', 10, 'budapest'], 'EL A B', '3:20'),
  contract('ETX7', 80, 100, ['paris', 20, 'lyon', 20, 'milano', 30, 'napoli'], 'ET2 ES2', '4:30'),
  contract('ETX8', 60, 90, ['koebenhavn', 20, 'stockholm', 20, 'helsinki'], 'EL A B2', '3:30'),
  contract('ETN1', 50, 60, ['berlin', 10, 'praha', 20, 'budapest'], 'EL A B', 'night:20'),
  contract('ETN2', 60, 60, ['edinburgh', 20, 'london', 20, 'paris'], 'DL A B', 'night:20'),
  contract('ETN3', 70, 90, ['paris', 30, 'muenchen', 20, 'budapest'], 'EL A B2', 'night:30'),
  contract('ETN4', 80, 100, ['lisboa', 20, 'madrid', 50, 'paris'], 'EL A B2', 'night:30'),
  contract('ETN5', 80, 80, ['bruxelles', 30, 'berlin', 20, 'warszawa'], 'EL A B2', 'night:20 3:10'),
  contract('ETN6', 60, 80, ['zuerich', 40, 'hamburg', 20, 'koebenhavn'], 'EL A B', 'night:20'),
  contract('ETN7', 60, 70, ['stockholm', 20, 'koebenhavn', 20, 'berlin', 10, 'praha'], 'EL B2', 'night:20'),
  contract('ETN8', 60, 60, ['oslo', 20, 'trondheim', 20, 'narvik'], 'DL B2', 'night:20'),
  contract('ETN9', 60, 70, ['muenchen', 20, 'venezia', 20, 'napoli'], 'EL A B', 'night:20 3:10'),
  contract('ETN10', 70, 90, ['barcelona', 30, 'milano', 20, 'zagreb'], 'EL A B2', 'night:30'),
  contract('ETN11', 60, 70, ['budapest', 30, 'sofia', 20, 'istanbul'], 'DL B2', 'night:20'),
  contract(
    'ETN12',
    90,
    120,
    ['warszawa', 20, 'lviv', 20, 'bucuresti', 20, 'istanbul'],
    'EL2 A B3',
    'night:30',
  ),
  contract('EF1', 70, 100, ['valencia', 40, 'marseille', 20, 'lyon', 30, 'strasbourg'], 'EL G2', '2:20'),
  contract('EF2', 70, 90, ['manchester', 20, 'london', 30, 'koeln', 30, 'berlin'], 'DL K2', '2:20'),
  contract('EF3', 60, 70, ['dublin', 40, 'calais', 30, 'koeln'], 'DL G2', ''),
  contract(
    'EF4',
    100,
    140,
    ['amsterdam', 20, 'koeln', 30, 'zuerich', 20, 'milano', 30, 'roma'],
    'EL2 O4',
    '2:20',
  ),
  contract('EF5', 70, 100, ['hamburg', 30, 'praha', 20, 'wien', 20, 'zagreb'], 'EL G3', '2:20'),
  contract('EF6', 70, 70, ['porto', 40, 'bilbao', 40, 'paris'], 'DL O2', ''),
  contract('EF7', 70, 110, ['sevilla', 50, 'barcelona', 30, 'bordeaux'], 'DL K3', '2:20'),
  contract('EF8', 70, 100, ['paris', 30, 'strasbourg', 30, 'muenchen', 30, 'praha'], 'EL G3', ''),
  contract('EF9', 90, 120, ['narvik', 50, 'stockholm', 30, 'goeteborg'], 'DL2 O4', '1:10'),
  contract('EF10', 60, 90, ['helsinki', 30, 'riga', 40, 'gdansk'], 'DL G2', '2:20'),
  contract('EF11', 70, 80, ['vilnius', 30, 'warszawa', 30, 'lviv', 30, 'bucuresti'], 'DL K2', ''),
  contract('EF12', 70, 90, ['gdansk', 30, 'kosice', 30, 'zagreb'], 'EL O3', '2:20'),
  contract('EF13', 60, 100, ['napoli', 20, 'roma', 30, 'venezia', 30, 'muenchen'], 'EL G2', '2:20'),
  contract('EF14', 60, 80, ['athina', 40, 'bari', 20, 'napoli'], 'DL O2', '2:20'),
  contract('EF15', 60, 80, ['athina', 30, 'thessaloniki', 20, 'sofia', 30, 'bucuresti'], 'DL G2', ''),
  contract('EF16', 90, 120, ['istanbul', 30, 'bucuresti', 30, 'budapest', 20, 'wien'], 'EL2 K4', '1:10'),
  contract('EF17', 60, 90, ['zagreb', 20, 'wien', 30, 'krakow', 30, 'gdansk'], 'EL O2', '2:10'),
  contract('EF18', 60, 80, ['hamburg', 30, 'goeteborg', 30, 'trondheim'], 'DL K2', '2:20'),
];
