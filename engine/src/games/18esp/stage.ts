import { companyPlace, DEPOT, ipoPlace, OUT, POOL, seatPlace, station, SUPPLY } from '../../rail/ids.ts';
import { presidentOf } from '../../rail/shares.ts';
import type { CompanyId } from '../../rail/types.ts';
import { TILE_COLOURS } from '../../rail/types.ts';
import type { Slot, Stage, Surface } from '../../stage/stage.ts';
import { piecesAt } from '../../table/places.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { EspTable } from './clock.ts';
import { GOALS, STEPS } from './clock.ts';
import { BOARD } from './data/board.ts';
import { MARKET, PARS } from './data/market.ts';
import { PRIVATE_IDS } from './data/privates.ts';
import { TILE_PIECES, TILES } from './data/tiles.ts';
import { PHASES, STACK, TRAINS } from './data/trains.ts';
import { goalsOf, hasGoal } from './deal.ts';
import { boardOf, FACES, LIVERIES } from './faces.ts';
import { ROW, ROUNDS, roundPlace, SCRAP, underTrain, withPrivate } from './pieces.ts';
import {
  certificateLimit,
  charterOf,
  counted,
  debtOf,
  director,
  hasPrice,
  holding,
  inOrder,
  isGone,
  isMajor,
  isMinor,
  isStarted,
  parOf,
  phase,
  playerOrder,
  priceOf,
  recycledUnder,
  soldOf,
  trainsOf,
  turn,
} from './readers.ts';
import { trainName, worth } from './score.ts';

const plain = (text: string): Phrase => phrase('table/plain', { text });

/** Both gauges of a piece in one slot: whoever takes it up chooses the side. */
function tray(table: EspTable): Surface {
  const supply = piecesAt(table, SUPPLY);
  const groups = TILE_COLOURS.map((colour) => {
    const allowed = phase(table).colours.includes(colour);
    const from = PHASES.find((p) => p.colours.includes(colour))?.id ?? '';
    const slots = TILE_PIECES.filter(({ front }) => TILES[front]?.colour === colour).map(
      ({ front, back }): Slot => ({
        place: SUPPLY,
        kinds: [`tile/${front}`],
        label: plain(back === undefined ? front : `${front}/${back}`),
        dim: !allowed,
        count: supply.filter((piece) => piece.startsWith(`tile/${front}/`)).length,
      }),
    );
    return {
      label: allowed ? phrase(`name/${colour}`) : phrase('18esp/colour/from', { colour, phase: from }),
      slots,
    };
  });
  return { kind: 'rack', id: 'tray', title: phrase('18esp/tray'), role: 'tray', groups };
}

function depot(table: EspTable): Surface {
  const left = (id: string): number =>
    piecesAt(table, DEPOT).filter((piece) => piece.startsWith(`train/${id}/`)).length;
  const next = STACK.find((id) => left(id) > 0);
  const slots = STACK.map((id): Slot => {
    const train = TRAINS.find((t) => t.id === id)!;
    const rusts = TRAINS.find((t) => t.rustedBy === id && STACK.includes(t.id))?.id;
    const note =
      left(id) === 0
        ? phrase('18esp/train/soldout')
        : id === next
          ? phrase('18esp/train/next')
          : rusts
            ? phrase('18esp/train/rusts', { train: rusts })
            : null;
    return {
      place: DEPOT,
      kinds: [`train/${id}`],
      label: plain(train.sides.map((s) => s.name).join('/')),
      count: id === '8' ? -1 : left(id),
      ...(note ? { note } : {}),
    };
  });
  return {
    kind: 'rack',
    id: 'depot',
    title: phrase('18esp/depot'),
    role: 'depot',
    groups: [{ label: null, slots }],
  };
}

/** Private companies in their row, and what lies under them. */
function privateRow(table: EspTable): readonly Surface[] {
  const slots = PRIVATE_IDS.flatMap((id): Slot[] => {
    const gifts = piecesAt(table, withPrivate(id));
    const inRow = piecesAt(table, ROW).includes(`private/${id}`);
    return [
      ...(inRow ? [{ place: ROW, kinds: [`private/${id}`], note: plain(id) }] : []),
      ...(gifts.length > 0
        ? [{ place: withPrivate(id), kinds: gifts, note: phrase('18esp/with', { private: id }) }]
        : []),
    ];
  });
  if (slots.length === 0) return [];
  return [
    {
      kind: 'rack',
      id: 'privates',
      title: phrase('18esp/privates'),
      role: 'display',
      groups: [{ label: null, slots }],
    },
  ];
}

/** What lies beside the charters: halves of combined trains, and scrap. */
function aside(table: EspTable): Surface {
  const halves = table.clock.started.flatMap((company) =>
    trainsOf(table, company)
      .filter((train) => recycledUnder(table, train) !== null)
      .map((train): Slot => ({
        place: underTrain(train),
        kinds: ['train'],
        note: plain(`${company} ${trainName(table, train)}`),
      })),
  );
  const scrapped = TRAINS.map(({ id }) => `train/${id}`)
    .filter((kind) => piecesAt(table, SCRAP).some((piece) => piece.startsWith(`${kind}/`)))
    .map((kind): Slot => ({ place: SCRAP, kinds: [kind] }));
  const empty: Slot = { place: SCRAP, kinds: ['train'] };
  const groups = [
    { label: phrase('18esp/aside/scrap'), slots: scrapped.length > 0 ? scrapped : [empty] },
    ...(halves.length > 0 ? [{ label: phrase('18esp/aside/combined'), slots: halves }] : []),
  ];
  return { kind: 'rack', id: 'aside', title: phrase('18esp/aside'), role: 'display', groups };
}

const nameOfHex = (hex: string | undefined): string => BOARD.hexes[hex ?? '']?.name ?? '';
/** Charters are narrow: a long name is told by its hex. */
const LONG_NAME = 10;
const shortNameOf = (hex: string | undefined): string => {
  const name = nameOfHex(hex);
  return name.length > LONG_NAME ? (hex ?? '') : name;
};

function charterNotes(table: EspTable, company: CompanyId): readonly Phrase[] {
  if (isGone(table, company)) return [phrase('18esp/charter/gone')];
  if (!hasPrice(table, company))
    return [phrase(isMinor(company) ? '18esp/charter/minor' : '18esp/charter/unfounded')];
  const seat = presidentOf(table, company);
  const who =
    seat === null ? [] : [phrase('18esp/charter/director', { seat, percent: holding(table, seat, company) })];
  if (isMinor(company)) return who;
  const par = phrase('18esp/charter/par', { par: parOf(table, company) });
  if (!isStarted(table, company))
    return [...who, par, phrase('18esp/charter/sold', { percent: soldOf(table, company) })];
  const goals = GOALS.map((goal) =>
    phrase(`18esp/charter/goal-${hasGoal(table, company, goal) ? 'open' : 'done'}`, {
      goal: `goal-${goal}`,
      place: goal === 'destination' ? shortNameOf(charterOf(company).destination?.[0]) : '',
    }),
  );
  return [...who, par, ...(table.clock.full.includes(company) ? [] : goals)];
}

function charter(table: EspTable, company: CompanyId): Surface {
  const spec = charterOf(company);
  const open = isStarted(table, company);
  const gone = isGone(table, company);
  const place = open || gone ? companyPlace(company) : ipoPlace(company);
  const reached = goalsOf(table.clock, company).length;
  const free = table.clock.full.includes(company) ? spec.stations.length : 2 + reached;
  return {
    kind: 'charter',
    id: company,
    livery: company,
    place,
    account: companyPlace(company),
    state: gone ? 'gone' : open ? 'open' : 'closed',
    acting: table.clock.round === 'OR' && table.clock.operating === company,
    headline: hasPrice(table, company) ? String(priceOf(table, company)) : '',
    president: open ? director(table, company) : presidentOf(table, company),
    notes: charterNotes(table, company),
    stations: spec.stations.map(({ cost, use }, i) => ({
      piece: station(company, i),
      cost,
      label: use === 'home' ? nameOfHex(spec.home[0]) : i < free ? String(cost) : '–',
    })),
    // Until then its own place is the stack of unsold shares.
    ...(open && isMajor(company)
      ? { shelf: { place: ipoPlace(company), label: phrase('18esp/aside/shares') } }
      : {}),
  };
}

function mat(table: EspTable, seat: Seat): Surface {
  const order = playerOrder(table);
  const debt = debtOf(table, seat);
  return {
    kind: 'mat',
    id: `mat/${seat}`,
    seat,
    place: seatPlace(seat),
    account: seatPlace(seat),
    acting: turn(table).includes(seat),
    badges: [
      phrase('18esp/mat/order', { n: order.indexOf(seat) + 1 }),
      ...(debt > 0 ? [phrase('18esp/mat/debt', { debt })] : []),
    ],
    notes: [
      phrase('18esp/mat/certificates', { count: counted(table, seat), limit: certificateLimit(table) }),
      phrase('18esp/mat/worth', { worth: worth(table, seat) }),
    ],
    groups: table.clock.companies,
  };
}

function steps(table: EspTable): readonly Surface[] {
  const { clock } = table;
  const rounds =
    clock.round === 'OR' ? ROUNDS.filter((id) => id === 'SR' || Number(id.slice(2)) <= clock.ors) : ROUNDS;
  return [
    {
      kind: 'steps',
      id: 'phase',
      role: 'phase',
      title: phrase('18esp/phase/title'),
      steps: PHASES.map((p) => ({ id: p.id, label: plain(p.id), colour: p.values })),
      now: clock.phase,
    },
    {
      kind: 'steps',
      id: 'round',
      role: 'round',
      title: phrase('18esp/round/title'),
      steps: rounds.map((id) => ({ id, label: phrase(`18esp/marker/${id}`) })),
      now: roundPlace(clock.round, clock.or).slice('round/'.length),
    },
    ...(clock.round === 'OR'
      ? [
          {
            kind: 'steps' as const,
            id: 'step',
            role: 'step' as const,
            title: phrase('18esp/step/title'),
            steps: STEPS.map((id) => ({ id, label: phrase(`18esp/step/${id}`) })),
            now: clock.step,
          },
        ]
      : []),
  ];
}

const rack = (id: string, role: 'pool' | 'out', place: string): Surface => ({
  kind: 'rack',
  id,
  title: phrase(`18esp/${id}`),
  role,
  groups: [{ label: null, slots: [{ place }] }],
});

/** How the table of 18España looks. */
export function stage(table: EspTable): Stage {
  const { clock } = table;
  const running = inOrder(table);
  const order = [...running, ...clock.companies.filter((company) => !running.includes(company))];
  return {
    currency: 'pts',
    liveries: LIVERIES,
    faces: FACES,
    names: {},
    runs: [],
    surfaces: [
      {
        kind: 'hexmap',
        id: 'map',
        title: phrase('18esp/title'),
        subtitle: phrase('18esp/subtitle'),
        board: boardOf(clock.companies),
        tiles: TILES,
        values: phase(table).values,
        reconstructed: false,
      },
      ...steps(table),
      {
        kind: 'market',
        id: 'market',
        title: phrase('18esp/market'),
        market: MARKET,
        place: 'market',
        legend: [phrase('18esp/market/pay'), phrase('18esp/market/sell'), phrase('18esp/market/par')],
      },
      {
        kind: 'track',
        id: 'par',
        title: phrase('18esp/par'),
        place: 'par',
        from: PARS[0]!,
        to: PARS.at(-1)!,
        step: 5,
        unit: phrase('18esp/par/unit'),
      },
      tray(table),
      depot(table),
      ...privateRow(table),
      aside(table),
      { kind: 'bank', id: 'bank', title: phrase('18esp/bank'), place: 'bank', account: 'bank' },
      rack('pool', 'pool', POOL),
      rack('out', 'out', OUT),
      ...order.map((company) => charter(table, company)),
      ...clock.seats.map((seat) => mat(table, seat)),
    ],
  };
}

/** Pieces that look alike: equal certificates, equal tiles, equal trains, tenders. */
export const sameKind = (a: PieceId, b: PieceId): boolean => {
  const [x, y] = [a.split('/'), b.split('/')];
  if (x[0] !== y[0]) return false;
  if (x[0] === 'tender') return true;
  if (x[1] !== y[1]) return false;
  if (x[0] === 'cert' || x[0] === 'token') return x[2] !== '0' && y[2] !== '0';
  return x[0] === 'tile' || x[0] === 'train';
};
