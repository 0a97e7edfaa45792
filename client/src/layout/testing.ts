import type { HexSpec } from '@stellwerk/engine/rail/types.ts';
import type { Face, Livery, Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import type { Piece, Table } from '@stellwerk/engine/table/types.ts';
import { phrase } from '@stellwerk/engine/table/words.ts';
import { piecesFrom } from '@stellwerk/engine/table/places.ts';

export interface Built {
  readonly stage: Stage;
  readonly table: Table;
}

const names = (count: number, prefix: string): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`);

function pointyMap(columns: number, rows: number): Record<string, HexSpec> {
  const hexes: Record<string, HexSpec> = {};
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++) {
      const id = `${String.fromCharCode(65 + row)}${2 * i + (row % 2)}`;
      const nodes = i % 3 === 0 ? [{ kind: 'city' as const, value: 20, slots: 1 + (i % 4) }] : [];
      hexes[id] = {
        id,
        col: 2 * i + (row % 2),
        row,
        colour: 'white',
        nodes,
        paths: [],
        name: i % 3 === 0 ? `Town ${i}` : '',
      };
    }
  return hexes;
}

/** A made-up title: many companies, a pointy map wider than high, a market in one line. */
export function bigTable({ seats = 5, companies = 9, columns = 20, rows = 5, kinds = 60 } = {}): Built {
  const people = names(seats, 'p');
  const firms = names(companies, 'C');
  const tiles = names(kinds, 't');
  const pieces: Record<string, Piece> = {};
  const faces: Record<string, Face> = {};
  const put = (id: string, at: string, face: Face, order?: number): void => {
    pieces[id] = order === undefined ? { at } : { at, order };
    faces[id] = face;
  };
  firms.forEach((firm, f) => {
    for (let i = 0; i < 9; i++)
      put(
        `cert/${firm}/${i}`,
        i < 4 ? `seat/${people[(f + i) % seats]}` : `company/${firm}`,
        { kind: 'certificate', livery: firm, percent: i === 0 ? 20 : 10, president: i === 0 },
        i,
      );
    put(`marker/${firm}`, `market/0/${f < 6 ? 20 : f}`, { kind: 'disc', livery: firm }, f);
    for (let i = 0; i < 4; i++)
      put(`token/${firm}/${i}`, i === 0 ? `hex/A${6 * f}/n0/0` : `company/${firm}`, {
        kind: 'disc',
        livery: firm,
      });
    put(`train/2/${f}`, `company/${firm}`, {
      kind: 'train',
      colour: 'yellow',
      sides: { '2': { range: '2', price: 80 } },
    });
  });
  for (const tile of tiles)
    for (let i = 1; i <= 3; i++) put(`tile/${tile}/${i}`, 'supply', { kind: 'tile', tile });
  for (let i = 0; i < 6; i++)
    put(`card/p/${i}`, `seat/${people[i % seats]}`, {
      kind: 'card',
      title: phrase(`private ${i}`),
      lines: [{ text: phrase('does something') }],
    });
  put('cube/1', 'hex/A0', { kind: 'cube', colour: '#123456' });
  put('lost/1', 'nowhere/at/all', { kind: 'cube', colour: '#123456' });
  put('odd/1', 'out', { kind: 'marker', letters: 'X', colour: '#123456' });
  const livery = (id: string, i: number): Livery => ({
    id,
    letters: id,
    name: `Company ${id}`,
    fill: `#${(i * 1234567).toString(16).padStart(6, '0').slice(-6)}`,
    ink: '#FFFFFF',
    line: '#000000',
    pattern: 'solid',
  });
  const surfaces: readonly Surface[] = [
    {
      kind: 'hexmap',
      id: 'map',
      title: phrase('map'),
      subtitle: phrase('sub'),
      board: { orientation: 'pointy', hexes: pointyMap(columns, rows) },
      tiles: {},
      values: 'green',
      reconstructed: true,
    },
    {
      kind: 'market',
      id: 'market',
      title: phrase('market'),
      market: { kind: '1d', rows: [Array.from({ length: 40 }, (_, i) => ({ price: 10 * i }))] },
      place: 'market',
      legend: [phrase('one'), phrase('two')],
    },
    {
      kind: 'steps',
      id: 'round',
      role: 'round',
      title: phrase('round'),
      steps: ['a', 'b', 'c'].map((id) => ({ id, label: phrase(id) })),
      now: 'b',
    },
    {
      kind: 'rack',
      id: 'tray',
      title: phrase('tray'),
      role: 'tray',
      groups: [
        {
          label: phrase('all'),
          slots: tiles.map((t) => ({ place: 'supply', kinds: [`tile/${t}`], count: 3 })),
        },
      ],
    },
    {
      kind: 'rack',
      id: 'depot',
      title: phrase('depot'),
      role: 'depot',
      groups: [
        {
          label: null,
          slots: ['2', '3', '4', '5', '6', '7'].map((t) => ({
            place: 'depot',
            kinds: [`train/${t}`],
            count: 0,
          })),
        },
      ],
    },
    { kind: 'bank', id: 'bank', title: phrase('bank'), place: 'bank', account: 'bank' },
    {
      kind: 'rack',
      id: 'pool',
      title: phrase('pool'),
      role: 'pool',
      groups: [{ label: null, slots: [{ place: 'pool' }] }],
    },
    {
      kind: 'rack',
      id: 'out',
      title: phrase('out'),
      role: 'out',
      groups: [{ label: null, slots: [{ place: 'out' }] }],
    },
    ...firms.map((firm, i): Surface => ({
      kind: 'charter',
      id: firm,
      livery: firm,
      place: `company/${firm}`,
      account: `company/${firm}`,
      state: i % 3 === 2 ? 'closed' : 'open',
      acting: i === 0,
      headline: '100',
      president: null,
      notes: [phrase('note')],
      stations: names(4, '').map((n, k) => ({ piece: `token/${firm}/${k}`, cost: 40, label: n })),
    })),
    {
      kind: 'bars',
      id: 'bars',
      title: phrase('bars'),
      bars: firms.map((firm, i) => ({ livery: firm, value: 10 * i })),
    },
    ...people.map((seat): Surface => ({
      kind: 'mat',
      id: `mat/${seat}`,
      seat,
      place: `seat/${seat}`,
      account: `seat/${seat}`,
      acting: false,
      badges: [],
      notes: [phrase('n')],
      groups: firms,
    })),
  ];
  const cash = Object.fromEntries(
    ['bank', ...firms.map((f) => `company/${f}`), ...people.map((p) => `seat/${p}`)].map((account) => [
      account,
      1234,
    ]),
  );
  const stage: Stage = {
    currency: '#$',
    liveries: Object.fromEntries(firms.map((id, i) => [id, livery(id, i)])),
    surfaces,
    faces,
    names: {},
    runs: [],
  };
  return {
    stage,
    table: { pieces: piecesFrom(pieces), cash, clock: { seats: people, variant: '', options: {}, dues: [] } },
  };
}
