import { companyPlace, DEPOT, ipoPlace, OUT, POOL, seatPlace, station, SUPPLY } from '../../rail/ids.ts';
import { presidentOf } from '../../rail/shares.ts';
import { TILE_COLOURS } from '../../rail/types.ts';
import type { Face, Livery, Pattern, Slot, Stage, Surface } from '../../stage/stage.ts';
import { piecesAt } from '../../table/places.ts';
import type { PieceId } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { TeTable } from './clock.ts';
import { STEPS } from './clock.ts';
import { BOARD } from './data/board.ts';
import { CHARTERS, FOUNDING_ORDER } from './data/companies.ts';
import { MARKET } from './data/market.ts';
import { TILES } from './data/tiles.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { allPieces, EXPORT_MARKER, FIRST_TRADE, ROUND_MARKER } from './pieces.ts';
import {
  certificateLimit,
  counted,
  firstTrader,
  founded,
  holding,
  inOrder,
  lowestBid,
  isFounded,
  isGone,
  nextToFound,
  phase,
  priceOf,
  turn,
} from './readers.ts';
import { lastPayout, worth } from './score.ts';

const PATTERN: Readonly<Record<string, Pattern>> = {
  KHS: 'stripe',
  KWE: 'bars',
  CME: 'dots',
  TWE: 'check',
  KPR: 'cross',
};
/** TWE's yellow is too light for letters on paper. */
const LINE: Readonly<Record<string, string>> = { TWE: '#7D5F00' };

const LIVERIES: Readonly<Record<string, Livery>> = Object.fromEntries(
  Object.values(CHARTERS).map((c) => [
    c.id,
    {
      id: c.id,
      letters: c.id,
      name: c.name,
      fill: c.colour,
      ink: c.ink,
      line: LINE[c.id] ?? c.colour,
      pattern: PATTERN[c.id] ?? 'solid',
    },
  ]),
);

function faceOfPiece(id: PieceId): Face {
  const [kind, name = '', index = ''] = id.split('/');
  if (kind === 'tile') return { kind: 'tile', tile: name };
  if (kind === 'cert')
    return {
      kind: 'certificate',
      livery: name,
      percent: CHARTERS[name]?.shares[Number(index)] ?? 0,
      president: index === '0',
    };
  if (kind === 'train') {
    const spec = TRAINS.find((t) => t.id === name);
    const sides = Object.fromEntries(
      (spec?.sides ?? []).map((s) => [s.name, { range: s.name, price: s.price }]),
    );
    return { kind: 'train', colour: spec?.colour ?? 'yellow', sides };
  }
  if (id === EXPORT_MARKER) return { kind: 'marker', letters: 'E', colour: '#1F5FAF' };
  if (id === ROUND_MARKER) return { kind: 'marker', letters: '●', colour: '#0B5D6B' };
  if (id === FIRST_TRADE) return { kind: 'card', title: phrase('18te/mat/first'), lines: [] };
  if (kind === 'charter')
    return { kind: 'card', title: phrase(`name/charter/${name}`), band: name, lines: [] };
  return { kind: 'disc', livery: name };
}

/** Faces never change: the same pieces are in every box. */
const FACES: Readonly<Record<PieceId, Face>> = Object.fromEntries(
  Object.keys(allPieces('')).map((id) => [id, faceOfPiece(id)]),
);

function tray(table: TeTable): Surface {
  const groups = TILE_COLOURS.filter((colour) => colour !== 'gray').map((colour) => {
    const allowed = phase(table).colours.includes(colour);
    const from = PHASES.find((p) => p.colours.includes(colour))?.id ?? '';
    const slots = Object.values(TILES)
      .filter((tile) => tile.colour === colour)
      .map((tile): Slot => ({
        place: SUPPLY,
        kinds: [`tile/${tile.id}`],
        label: phrase('table/plain', { text: tile.id }),
        dim: !allowed,
        count:
          tile.count === 'unlimited'
            ? -1
            : piecesAt(table, SUPPLY).filter((p) => p.startsWith(`tile/${tile.id}/`)).length,
      }));
    return {
      label: allowed ? phrase(`18te/colour/${colour}`) : phrase('18te/colour/from', { colour, phase: from }),
      slots,
    };
  });
  return { kind: 'rack', id: 'tray', title: phrase('18te/tray'), role: 'tray', groups };
}

function depot(table: TeTable): Surface {
  const left = (id: string): number =>
    piecesAt(table, DEPOT).filter((p) => p.startsWith(`train/${id}/`)).length;
  const next = TRAINS.find(({ id }) => left(id) > 0)?.id;
  const slots = TRAINS.map((train): Slot => {
    const rusts = TRAINS.find((t) => t.rustedBy === train.id)?.id;
    const note =
      left(train.id) === 0
        ? phrase('18te/train/soldout')
        : train.id === next
          ? phrase('18te/train/next')
          : rusts
            ? phrase('18te/train/rusts', { train: rusts })
            : null;
    return {
      place: DEPOT,
      kinds: [`train/${train.id}`],
      label: phrase('table/plain', { text: train.sides.map((s) => s.name).join('/') }),
      count: left(train.id),
      ...(note ? { note } : {}),
    };
  });
  return {
    kind: 'rack',
    id: 'depot',
    title: phrase('18te/depot'),
    role: 'depot',
    groups: [{ label: null, slots }],
  };
}

function charter(table: TeTable, company: string): Surface {
  const spec = CHARTERS[company]!;
  const president = presidentOf(table, company);
  const open = isFounded(table, company);
  const notes = isGone(table, company)
    ? [phrase('18te/charter/gone')]
    : open
      ? [
          ...(president === null
            ? []
            : [
                phrase('18te/charter/president', {
                  seat: president,
                  percent: holding(table, president, company),
                }),
              ]),
          ...(table.clock.bonuses.includes(company) ? [phrase('18te/charter/bonus')] : []),
        ]
      : [
          phrase('18te/charter/unfounded'),
          ...(nextToFound(table) === company
            ? [phrase('18te/charter/next', { bid: lowestBid(table, company) })]
            : []),
        ];
  return {
    kind: 'charter',
    id: company,
    livery: company,
    place: open || isGone(table, company) ? companyPlace(company) : ipoPlace(company),
    account: open || isGone(table, company) ? companyPlace(company) : ipoPlace(company),
    state: isGone(table, company) ? 'gone' : open ? 'open' : 'closed',
    acting: table.clock.round === 'OR' && table.clock.operating === company,
    headline: open ? String(priceOf(table, company)) : '',
    president,
    notes,
    stations: spec.stations.map(({ cost, use }, i) => ({
      piece: station(company, i),
      cost,
      label:
        use === 'destination'
          ? (BOARD.hexes[spec.destination?.[0] ?? '']?.name ?? '')
          : use === 'home'
            ? (BOARD.hexes[spec.home[0]!]?.name ?? '')
            : String(cost),
    })),
  };
}

function mat(table: TeTable, seat: string): Surface {
  return {
    kind: 'mat',
    id: `mat/${seat}`,
    seat,
    place: seatPlace(seat),
    account: seatPlace(seat),
    acting: turn(table).includes(seat),
    badges: [
      ...(firstTrader(table) === seat ? [phrase('18te/mat/first')] : []),
      ...(table.clock.broke.includes(seat) ? [phrase('18te/mat/broke')] : []),
    ],
    notes: [
      phrase('18te/mat/certificates', { count: counted(table, seat), limit: certificateLimit(table) }),
      phrase('18te/mat/worth', { worth: worth(table, seat) }),
    ],
    groups: FOUNDING_ORDER,
  };
}

/** How the table of 18TE looks. */
export function stage(table: TeTable): Stage {
  const { clock } = table;
  const order = [...inOrder(table), ...FOUNDING_ORDER.filter((c) => !isFounded(table, c))];
  return {
    currency: 'M',
    liveries: LIVERIES,
    faces: FACES,
    names: {},
    runs: [],
    surfaces: [
      {
        kind: 'hexmap',
        id: 'map',
        title: phrase('18te/title'),
        subtitle: phrase('18te/subtitle'),
        board: BOARD,
        tiles: TILES,
        values: phase(table).values,
        reconstructed: false,
      },
      {
        kind: 'steps',
        id: 'phase',
        role: 'phase',
        title: phrase('18te/phase/title'),
        steps: PHASES.map((p) => ({
          id: p.id,
          label: phrase('table/plain', { text: p.id }),
          colour: p.id === '5' ? 'gray' : p.colours.at(-1)!,
        })),
        now: clock.phase,
      },
      {
        kind: 'market',
        id: 'market',
        title: phrase('18te/market'),
        market: MARKET,
        place: 'market',
        legend: [phrase('18te/market/right'), phrase('18te/market/down'), phrase('18te/market/yellow')],
      },
      {
        kind: 'steps',
        id: 'round',
        role: 'round',
        title: phrase('18te/round/title'),
        steps: ['SR', 'OR1', 'OR2'].map((id) => ({ id, label: phrase(`18te/marker/${id}`) })),
        now: clock.round === 'SR' ? 'SR' : `OR${clock.or}`,
      },
      ...(clock.round === 'OR'
        ? [
            {
              kind: 'steps' as const,
              id: 'step',
              role: 'step' as const,
              title: phrase('18te/step/title'),
              steps: STEPS.map((id) => ({ id, label: phrase(`18te/step/${id}`) })),
              now: clock.step,
            },
          ]
        : []),
      tray(table),
      depot(table),
      { kind: 'bank', id: 'bank', title: phrase('18te/bank'), place: 'bank', account: 'bank' },
      {
        kind: 'rack',
        id: 'pool',
        title: phrase('18te/pool'),
        role: 'pool',
        groups: [{ label: null, slots: [{ place: POOL }] }],
      },
      {
        kind: 'rack',
        id: 'out',
        title: phrase('18te/out'),
        role: 'out',
        groups: [{ label: null, slots: [{ place: OUT }] }],
      },
      ...order.map((company) => charter(table, company)),
      {
        kind: 'bars',
        id: 'payouts',
        title: phrase('18te/payouts'),
        bars: founded(table).map((company) => ({ livery: company, value: lastPayout(table, company) })),
      },
      ...clock.seats.map((seat) => mat(table, seat)),
    ],
  };
}

/** Pieces that look alike: equal certificates, equal tiles, equal trains. */
export const sameKind = (a: PieceId, b: PieceId): boolean => {
  const [x, y] = [a.split('/'), b.split('/')];
  if (x[0] !== y[0] || x[1] !== y[1]) return false;
  if (x[0] === 'cert') return x[2] !== '0' && y[2] !== '0';
  return x[0] === 'tile' || x[0] === 'train';
};
