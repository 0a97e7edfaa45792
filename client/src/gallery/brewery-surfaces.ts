import type { HexSpec } from '@stellwerk/engine/rail/types.ts';
import type {
  Customers,
  InvestmentFace,
  Livery,
  Pattern,
  Surface,
  Unit,
} from '@stellwerk/engine/stage/stage.ts';
import { PATTERNS } from '@stellwerk/engine/stage/stage.ts';
import { plain } from './continent-table.ts';

/** How such a table looks, for each kind of round. */
export type Round = 'beer' | 'rail' | 'start';

export const RAIL = 'CME RhE KWE BME DGEE DHB'.split(' ');
export const BREW = 'DUB DAB RIT B7 B4'.split(' ');
const LOOKS: Readonly<Record<string, readonly [string, string]>> = {
  CME: ['#1E6B36', '#FFFFFF'],
  RhE: ['#1F5FAF', '#FFFFFF'],
  KWE: ['#F2E12E', '#17191C'],
  BME: ['#D4213D', '#FFFFFF'],
  DGEE: ['#F07D1A', '#17191C'],
  DHB: ['#4C565C', '#FFFFFF'],
  DUB: ['#C8A23C', '#17191C'],
  DAB: ['#8B4513', '#FFFFFF'],
  RIT: ['#006400', '#FFFFFF'],
  B7: ['#5B4A33', '#FFFFFF'],
  B4: ['#5B4A33', '#FFFFFF'],
};
export const PEOPLE = ['anna', 'jonas', 'mirel', 'investor'];

export const livery = (id: string, i: number): Livery => ({
  id,
  letters: id,
  name: id.length > 2 ? `${id} Aktien-Gesellschaft` : `${id} Brauerei`,
  fill: LOOKS[id]?.[0] ?? '#444444',
  ink: LOOKS[id]?.[1] ?? '#FFFFFF',
  line: id === 'KWE' ? '#7D5F00' : (LOOKS[id]?.[0] ?? '#444444'),
  pattern: PATTERNS[i % PATTERNS.length] as Pattern,
});

function board(): Record<string, HexSpec> {
  const hexes: Record<string, HexSpec> = {};
  for (let row = 0; row < 9; row++)
    for (let col = row % 2; col < 20; col += 2) {
      const id = `${String.fromCharCode(65 + row)}${col}`;
      const isRed = (col < 2 || col > 18) && row % 3 === 0;
      const isYard = id === 'C6' || id === 'F13';
      hexes[id] = {
        id,
        col,
        row,
        colour: isRed ? 'red' : isYard ? 'gray' : 'white',
        nodes: isRed
          ? [{ kind: 'offboard', value: { yellow: 40, brown: 60 }, slots: 0 }]
          : isYard
            ? [{ kind: 'city', value: 20, slots: 3 }]
            : id === 'E10'
              ? [{ kind: 'city', value: 70, slots: 5 }]
              : [],
        paths: isRed ? [{ from: col < 2 ? 4 : 1, to: 'n0' }] : [],
        ...((col + row) % 3 === 0 || isYard ? { name: `Hörde ${id}` } : {}),
        ...(id === 'G8' ? { terrain: [{ kind: 'river', cost: 20 }] } : {}),
      };
    }
  return hexes;
}

export const card = (
  type: string,
  up: InvestmentFace['up'],
  units: readonly Unit[],
  foot?: string,
): InvestmentFace => ({
  kind: 'investment',
  name: type,
  ...(up ? { up } : {}),
  colour: Number(type) > 4 ? 'brown' : 'green',
  price: up === 'brew' ? null : 450,
  rail: { range: type, squares: Number(type) > 4 ? 1 : 0 },
  brew: { type, reaches: plain(`reaches 1–${type}`), units, ...(foot ? { foot: plain(foot) } : {}) },
});

const prices = [0, 10, 30, 40, 50, 55, 60, 65, 70, 75, 80, 90, 100, 115, 130, 145, 160, 180, 200, 220, 250];
const line = prices.map((price, i) => ({
  price,
  ...(i === 0 ? { close: true } : {}),
  ...(i > 3 && i < 8 ? { zone: 'yellow' } : i === 10 ? { zone: 'green' } : {}),
}));

function market(): Surface {
  return {
    kind: 'market',
    id: 'market',
    title: plain('Prices'),
    place: 'market',
    legend: [],
    lines: [plain('Breweries'), plain('Railways')],
    market: { kind: '1d', rows: [line, line] },
  };
}

/** The dearest first: with prices, what a delivery brings now, and one segment that nobody wants yet. */
function demand(round: Round): Surface {
  const customers = (segment: number, column: 'regular' | 'fresh', price: number): Customers => ({
    place: `demand/${segment}/${column}`,
    delivered: `delivered/${segment}/${column}`,
    price,
    ...(round === 'beer' && segment < 5 ? { gain: price } : {}),
    ...(round === 'rail' && segment === 5 ? { coming: 1 } : {}),
    ...(round === 'beer' && segment === 5 && column === 'regular' ? { note: plain('served') } : {}),
  });
  const yields: readonly (readonly [number, number, number])[] = [
    [6, 80, 60],
    [5, 60, 45],
    [4, 45, 30],
    [3, 30, 20],
    [2, 20, 15],
    [1, 15, 10],
  ];
  return {
    kind: 'demand',
    id: 'beer',
    title: plain('Beer market'),
    subtitle: plain(
      round === 'beer'
        ? 'Brewery round 4.1 · 28 cubes: 21 here, 1 supply, 6 export box'
        : 'a siding sends its card: here the 5',
    ),
    columns: {
      regular: plain('Regular customers'),
      delivered: plain('delivered'),
      fresh: plain('New customers'),
    },
    segments: yields.map(([n, regular, fresh]) => ({
      id: String(n),
      label: String(n),
      note: plain(`type ${n}`),
      regular: customers(n, 'regular', regular),
      fresh: customers(n, 'fresh', fresh),
      marker: `none/${n}`,
      ...(n === 6
        ? { closed: plain('opens with the first card 6') }
        : n === 1
          ? { closed: plain('type 1 is gone') }
          : {}),
    })),
    away: {
      label: '8',
      note: plain('export'),
      price: 100,
      trains: ['CME', 'RhE'].map((id) => ({
        livery: id,
        name: '5',
        colour: 'brown' as const,
        place: `on/${id}`,
        squares: 1,
        note: plain(id === 'CME' ? 'yours' : 'ask Jonas'),
      })),
      supply: { place: 'supply/beer', label: plain('supply') },
      box: { place: 'box/beer', label: plain('box, phase 8') },
    },
  };
}

function charters(round: Round): readonly Surface[] {
  return [
    ...RAIL.map((id, i): Surface => ({
      kind: 'charter',
      id,
      livery: id,
      place: `company/${id}`,
      account: `company/${id}`,
      state: i < 5 ? 'open' : 'closed',
      acting: round === 'rail' && i === 0,
      headline: i < 5 ? String(145 - 15 * i) : '',
      president: i < 5 ? (PEOPLE[i % 4] ?? null) : null,
      notes: [plain(i < 5 ? 'Anna · 40 %' : 'to be founded')],
      stations: [0, 1, 2].map((n) => ({ piece: `token/${id}/${n}`, cost: 30, label: '30' })),
    })),
    ...BREW.map((id, i): Surface => ({
      kind: 'charter',
      id,
      livery: id,
      place: `company/${id}`,
      account: `company/${id}`,
      state: 'open',
      acting: round === 'beer' && i === 0,
      headline: i < 3 ? String(115 - 20 * i) : '',
      president: PEOPLE[i % 3] ?? null,
      notes: [plain('Anna · 50 %')],
      stations: [],
      sheet: {
        boxes: [0, 1].slice(0, i < 3 ? 2 : 1).map((n) => ({ place: `kim/${id}/${n}`, letters: 'K' })),
        ...(round === 'beer' && i === 0
          ? {
              income: {
                title: plain('Income of this turn'),
                terms: [
                  { text: plain('5 · 60 + 60'), value: '120' },
                  { text: plain('4 · in your hand'), value: '+45', held: true as const },
                ],
                sum: '165',
                note: plain('pay from 115: price rises'),
              },
            }
          : {}),
      },
    })),
  ];
}

export function surfaces(round: Round): readonly Surface[] {
  const hexes = board();
  return [
    {
      kind: 'hexmap',
      id: 'map',
      title: plain('1899 Beer'),
      subtitle: plain('Railways and breweries'),
      board: { orientation: 'pointy', hexes },
      tiles: {},
      values: 'brown',
      reconstructed: true,
      print: {
        worth: { C6: '20+X', F13: '20+X' },
        frames: { D9: 'orange', E4: 'blue', G12: 'pink' },
        fields: [
          ...['B7', 'D3', 'F5', 'G10'].map((hex) => ({
            kind: 'site' as const,
            hex,
            place: `hex/${hex}/site`,
            letters: hex === 'G10' ? 'S' : 'K',
          })),
          ...Object.values(hexes)
            .filter(({ colour }) => colour === 'red')
            .map(({ id }) => ({ kind: 'goods' as const, hex: id, place: `hex/${id}/goods`, value: 50 })),
        ],
        legend: [{ sign: 'site', text: plain('site') }],
      },
    },
    {
      kind: 'steps',
      id: 'phase',
      role: 'phase',
      title: plain('Phase'),
      steps: ['2', '3', '4', '5', '6', '8'].map((id, i) => ({
        id,
        label: plain(id),
        colour: (['yellow', 'green', 'green', 'brown', 'brown', 'gray'] as const)[i] ?? 'gray',
      })),
      now: '5',
    },
    market(),
    demand(round),
    {
      kind: 'order',
      id: 'order',
      title: plain('Brewery order'),
      note: plain('after the round: better equipment first'),
      place: 'order',
      items: BREW.map((id, i) => ({
        livery: id,
        types: ['5 4', '5 3', '4 4', '4', '3'][i] ?? '',
        ...(i === 1 ? { state: 'acting' as const } : i === 0 ? { state: 'done' as const } : {}),
      })),
    },
    {
      kind: 'rounds',
      id: 'round',
      title: plain('Rounds'),
      rounds: [1, 2, 3, 4, 5, 6].map((n) => ({
        id: `OR${n}`,
        label: plain(`OR ${n}`),
        parts: ['rail', 'beer', 'rail', 'beer'] as const,
      })),
      now: { round: 'OR4', part: round === 'beer' ? 1 : 2 },
    },
    {
      kind: 'rack',
      id: 'depot',
      title: plain('Investments'),
      role: 'depot',
      groups: [
        {
          label: null,
          slots: ['3', '4', '5', '6', '8'].map((id, i) => ({
            place: 'depot',
            kinds: [`card/${id}`],
            count: i < 2 ? 0 : 4,
            label: plain(id),
          })),
        },
      ],
    },
    { kind: 'bank', id: 'bank', title: plain('Bank'), place: 'bank', account: 'bank' },
    {
      kind: 'rack',
      id: 'pool',
      title: plain('Pool'),
      role: 'pool',
      groups: [{ label: null, slots: [{ place: 'pool' }] }],
    },
    ...(round === 'start'
      ? [
          {
            kind: 'bids' as const,
            id: 'start',
            title: plain('Start package'),
            note: plain('higher fields only'),
            lots: [1, 2, 3, 4, 5].map((n) => ({
              id: `B${n}`,
              place: `start/${n}`,
              card: `private/${n}`,
              fields: [0, 5, 10, 15, 20, 25, 30, 35].map((amount) => ({
                place: `bid/${n}/${amount}`,
                amount,
              })),
            })),
          },
          {
            kind: 'dividends' as const,
            id: 'payouts',
            title: plain('Last revenue'),
            place: 'payout',
            from: 0,
            to: 300,
            step: 10,
            rows: [
              { livery: 'CME', value: 120, pays: [{ for: '10 %', amount: 12 }] },
              { livery: 'RhE', value: null, pays: [] },
            ],
          },
        ]
      : []),
    ...charters(round),
    ...PEOPLE.map((seat, i): Surface => ({
      kind: 'mat',
      id: `mat/${seat}`,
      seat,
      place: `seat/${seat}`,
      account: `seat/${seat}`,
      acting: i === 0,
      badges: i === 1 ? [plain('first action')] : [],
      notes: [plain('10 of 13 certificates'), plain('worth 1,703')],
      groups: [...BREW, ...RAIL],
      ...(seat === 'investor' ? { nobody: plain('plays by chapter 8, nobody decides for him') } : {}),
    })),
  ];
}
