import type { CardFace, Face, Livery, Pattern, Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import { PATTERNS } from '@stellwerk/engine/stage/stage.ts';
import { piecesFrom } from '@stellwerk/engine/table/pieces.ts';
import type { Piece, Table } from '@stellwerk/engine/table/types.ts';
import type { Phrase } from '@stellwerk/engine/table/words.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { board, FIRMS, TILES } from './continent-map.ts';

/** A made-up table with everything that a large map needs: groups of companies, privates, a bonus, notes of debt. */
export interface Laid {
  readonly stage: Stage;
  readonly table: Table;
}

export const plain = (text: string): Phrase => phrase('table/plain', { text });

const COLOURS =
  '#f58220 #141414 #d7372b #1f5faf #5a1e5c #c2185b #f2e12e #1e8a3c #d9a033 #8a4a1e #a01c1c #666c70 #b8424c'.split(
    ' ',
  );

const livery = (id: string, i: number): Livery => ({
  id,
  letters: id,
  name: `${id} and Western`,
  fill: COLOURS[i] ?? '#444444',
  ink: ['NYH', 'SP', 'CN'].includes(id) ? '#17191C' : '#FFFFFF',
  line: id === 'SP' ? '#7D5F00' : (COLOURS[i] ?? '#444444'),
  pattern: PATTERNS[i % PATTERNS.length] as Pattern,
});

const card = (id: string, income: string, words: string, state?: 'done'): CardFace => ({
  kind: 'card',
  form: 'private',
  title: plain(`The ${id} Company of the West`),
  tag: plain(id),
  lines: [
    { text: plain(words), value: income },
    { text: plain(`${words}: whoever owns it may do this once in an operating round, and then it closes.`) },
  ],
  foot: ['100'],
  ...(state ? { state } : {}),
});

class Box {
  readonly pieces: Record<string, Piece> = {};
  readonly faces: Record<string, Face> = {};
  readonly cash: Record<string, number> = {};
  put(id: string, at: string, face: Face, more: Partial<Piece> = {}): void {
    this.pieces[id] = { at, ...more };
    this.faces[id] = face;
  }
}

const PEOPLE = ['anna', 'jonas', 'mirel', 'tom', 'ida', 'olaf', 'ruth'];
const OPERATING = 8;

function layCompanies(box: Box, people: readonly string[], operating: number): void {
  FIRMS.forEach((firm, f) => {
    for (let i = 0; i < 8; i++) {
      const isSold = f < operating ? i < 6 : f === operating && i < 3;
      box.put(
        `cert/${firm}/${i}`,
        isSold ? `seat/${people[(f + (i > 2 ? 1 : 0)) % people.length]}` : `ipo/${firm}`,
        {
          kind: 'certificate',
          livery: firm,
          percent: i === 0 ? 30 : 10,
          president: i === 0,
        },
      );
    }
    const on = f < operating;
    box.put(`price/${firm}`, on ? `market/${f % 4}/${4 + (f % 3)}` : `ipo/${firm}`, {
      kind: 'disc',
      livery: firm,
    });
    for (let i = 0; i < 4; i++)
      box.put(
        `station/${firm}/${i}`,
        on && i < 2 ? `hex/${SITES[(f * 2 + i) % SITES.length]}/n0/${f % 2}` : `company/${firm}`,
        {
          kind: 'disc',
          livery: firm,
        },
      );
    if (!on) return;
    box.cash[`company/${firm}`] = 90 + 67 * f;
    for (const range of f % 3 === 0 ? ['4', '5E'] : ['5'])
      box.put(`train/${range}/${firm}`, `company/${firm}`, {
        kind: 'train',
        colour: range === '4' ? 'green' : 'brown',
        sides: { [range]: { range, price: 500 } },
      });
    if (f === 2) box.put('note/1', `company/${firm}`, { kind: 'note', amount: 100 });
  });
}
const SITES = ['D20', 'D22', 'F12', 'F14', 'F16', 'F18', 'G7', 'G9', 'G21', 'G31', 'H12', 'I21'];

/** Some track in the middle, so that names must find their way round it. */
function layTrack(box: Box): void {
  const lay = (hex: string, tile: string, turn: number): void =>
    box.put(`tile/${tile}/${hex}`, `hex/${hex}`, { kind: 'tile', tile }, { turn });
  for (const hex of ['F12', 'F16', 'G9', 'D20', 'G31']) lay(hex, '14', 1);
  for (const hex of ['F14', 'F18', 'G7', 'G21', 'H12', 'I21', 'D22']) lay(hex, '57', 1);
  for (const hex of ['F10', 'G5', 'G11', 'E21', 'G29', 'F20']) lay(hex, '9', 1);
  for (const tile of Object.keys(TILES))
    for (let i = 0; i < 2; i++) box.put(`tile/${tile}/${i}`, 'supply', { kind: 'tile', tile });
}

function surfaces(people: readonly string[], operating: number, isStart: boolean): readonly Surface[] {
  const groups = [FIRMS.slice(0, 3), FIRMS.slice(3, 7), FIRMS.slice(7, 10), FIRMS.slice(10)];
  const firstLocked = isStart ? 3 : operating >= 13 ? 13 : 10;
  const abroad = Object.keys(board()).filter((id) => id < 'C');
  return [
    {
      kind: 'hexmap',
      id: 'map',
      title: plain('1899'),
      subtitle: plain('Coast to coast'),
      board: { orientation: 'pointy', hexes: board() },
      tiles: TILES,
      values: 'brown',
      reconstructed: true,
      print: {
        abroad,
        bars: true,
        worth: { F16: '30+20' },
        legend: [
          { sign: 'coast', text: plain('coast 40') },
          { sign: 'river', text: plain('river 80') },
          { sign: 'mountain', text: plain('mountain 120, both 160') },
          { sign: 'national', text: plain('border: stations × 1.5') },
          { sign: 'bar', text: plain('no track across') },
          { sign: 'kept', text: plain('home kept free') },
        ],
      },
    },
    {
      kind: 'steps',
      id: 'phase',
      role: 'phase',
      title: plain('Phase'),
      steps: ['2', '3', '4', '5', '6', '8', '10'].map((id, i) => ({
        id,
        label: plain(id),
        colour: (['yellow', 'green', 'green', 'brown', 'brown', 'gray', 'gray'] as const)[i] ?? 'gray',
      })),
      now: '5',
    },
    {
      kind: 'steps',
      id: 'round',
      role: 'round',
      title: plain('Round'),
      steps: ['SR 6', 'OR 6.1', 'OR 6.2', 'OR 6.3'].map((id) => ({ id, label: plain(id) })),
      now: 'OR 6.2',
    },
    ...(isStart
      ? [
          {
            kind: 'rack',
            id: 'privates',
            title: plain('Private companies'),
            role: 'display',
            groups: [
              {
                label: null,
                slots: PRIVATES.map(([id], i) => ({
                  place: `lot/${id}`,
                  kinds: [`private/${id}`],
                  like: `private/${id}`,
                  bids: people
                    .slice(0, i % 4)
                    .map((seat, n) => ({ seat, amount: 45 - 5 * n, leads: n === 0 })),
                })),
              },
            ],
          } as const,
        ]
      : [
          {
            kind: 'market',
            id: 'market',
            title: plain('Share prices'),
            place: 'market',
            legend: [plain('right: paid')],
            market: {
              kind: '2d',
              rows: [19, 19, 17, 14, 11, 9, 7, 6, 4, 2, 1].map((count, row) =>
                Array.from({ length: count }, (_, col) =>
                  row < 2 && col < 2 - row
                    ? null
                    : {
                        price: 50 + 15 * col - 5 * row,
                        ...(col === 4 && row < 6 ? { par: true } : {}),
                        ...(col > 17 ? { end: true } : {}),
                      },
                ),
              ),
            },
          } as const,
        ]),
    {
      kind: 'rack',
      id: 'tray',
      title: plain('Tile tray'),
      role: 'tray',
      form: 'folded',
      groups: [
        {
          label: null,
          slots: Object.keys(TILES).map((tile) => ({
            place: 'supply',
            kinds: [`tile/${tile}`],
            count: 2,
            label: plain(tile),
          })),
        },
      ],
    },
    {
      kind: 'rack',
      id: 'depot',
      title: plain('Trains'),
      role: 'depot',
      groups: [
        {
          label: null,
          slots: ['2', '3', '5', '5E', '6', '6E', '8', '8E', '10', '10E'].map((id, i) => ({
            place: 'depot',
            kinds: [`train/${id}`],
            count: i < 2 ? 0 : 3,
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
    {
      kind: 'rack',
      id: 'out',
      title: plain('Out'),
      role: 'out',
      groups: [{ label: null, slots: [{ place: 'out' }] }],
    },
    ...groups.map((charters, i): Surface => ({
      kind: 'group',
      id: `group/${i + 1}`,
      title: plain(`Group ${i + 1}`),
      state: FIRMS.indexOf(charters[0] ?? '') < firstLocked ? 'open' : 'closed',
      note: plain(i < 2 ? 'sold out' : i === 2 ? 'WP to be founded' : 'opens with the WP'),
      charters,
    })),
    ...FIRMS.map((firm, f): Surface => {
      const open = f < operating;
      return {
        kind: 'charter',
        id: firm,
        livery: firm,
        place: open ? `company/${firm}` : `ipo/${firm}`,
        account: `company/${firm}`,
        state: open ? 'open' : 'closed',
        acting: f === 3 && open,
        headline: open ? String(85 + 12 * f) : '',
        president: f <= operating ? (people[f % people.length] ?? null) : null,
        notes: open
          ? [plain('Anna · 60 %')]
          : f === operating
            ? [plain('par 80'), plain('40 of 60')]
            : [plain('on sale'), plain('70–100')],
        stations: [0, 1, 2, 3].map((i) => ({
          piece: `station/${firm}/${i}`,
          cost: 40 * i,
          label: `${40 * i}`,
        })),
        ...(open
          ? { shelf: { place: `ipo/${firm}`, label: plain('par 100') } }
          : { waits: f >= firstLocked ? 'locked' : f === operating ? 'founded' : 'offered' }),
      };
    }),
    ...people.map((seat, i): Surface => ({
      kind: 'mat',
      id: `mat/${seat}`,
      seat,
      place: `seat/${seat}`,
      account: `seat/${seat}`,
      acting: i === 0,
      badges: i === 3 ? [plain('first turn')] : [],
      notes: [plain('17 of 22 certificates'), plain('worth 2,264')],
      groups: FIRMS,
    })),
  ];
}

const PRIVATES: readonly (readonly [string, string, string, ('done' | undefined)?])[] = [
  ['BOM', '+5', ''],
  ['ERIE', '+10', 'Erie tile', 'done'],
  ['B&O', '+15', 'token in Baltimore'],
  ['RMC', '+20', 'yellow tile −160'],
  ['PSC', '+25', '10 % of the WP'],
  ['NHSC', '+30', '10 % of the NYH', 'done'],
  ['FNY', '+35', 'share of the NYC'],
  ['TBT', '+40', 'president of the CP'],
];

export function continentTable({ seats = 4, operating = OPERATING, isStart = false } = {}): Laid {
  const people = PEOPLE.slice(0, seats);
  const box = new Box();
  layCompanies(box, people, isStart ? 0 : operating);
  layTrack(box);
  PRIVATES.forEach(([id, income, words, state], i) =>
    box.put(
      `private/${id}`,
      isStart ? `lot/${id}` : `seat/${people[Math.floor(i / 2) % people.length]}`,
      card(id, income, words, isStart ? undefined : state),
    ),
  );
  ['5', '5E', '6', '6E', '8', '8E', '10', '10E'].forEach((range, i) => {
    for (let n = 0; n < 3; n++)
      box.put(`train/${range}/${n}`, 'depot', {
        kind: 'train',
        colour: i < 4 ? 'brown' : 'gray',
        sides: { [range]: { range, price: 500 + 100 * i } },
      });
  });
  for (let i = 0; i < 2; i++)
    box.put(`cert/pool/${i}`, 'pool', { kind: 'certificate', livery: 'CP', percent: 10, president: false });
  for (const seat of people) box.cash[`seat/${seat}`] = 318;
  box.cash['bank'] = 11840;
  const stage: Stage = {
    currency: '#$',
    liveries: Object.fromEntries(FIRMS.map((id, i) => [id, livery(id, i)])),
    surfaces: surfaces(people, isStart ? 0 : operating, isStart),
    faces: box.faces,
    names: {},
    runs: isStart
      ? []
      : [
          {
            livery: 'UP',
            label: '5',
            value: 160,
            stops: [
              { hex: 'F18', node: 0 },
              { hex: 'F16', node: 0 },
              { hex: 'F14', node: 0 },
              { hex: 'F12', node: 0 },
            ],
            hexes: ['F18', 'F16', 'F14', 'F12', 'F10'],
            segments: [],
            bonus: {
              amount: 150,
              hexes: ['F18', 'F16', 'F14', 'F12', 'F10', 'G9'],
              title: plain('Omaro → Sacrament'),
              terms: [
                { text: plain('shortest 8 × 30'), value: '240' },
                { text: plain('travelled 9 × 10'), value: '−90' },
              ],
              best: plain('at best 160'),
            },
          },
        ],
  };
  return { stage, table: { pieces: piecesFrom(box.pieces), cash: box.cash, clock: {} } as unknown as Table };
}
