import { trainsAt } from '../../rail/depot.ts';
import { companyPlace, ipoPlace, POOL } from '../../rail/ids.ts';
import { presidentOf } from '../../rail/shares.ts';
import {
  bankAndPools,
  charterOutline,
  plain,
  playerMat,
  tileTray,
  trainRack,
  whereSteps,
} from '../../rail/surfaces.ts';
import type { CompanyId } from '../../rail/types.ts';
import { headNote, mapSurface, marketSurface, stationsOf } from '../../rail/verbs/table.ts';
import { underHammer } from '../../stage/hammer.ts';
import type { Slot, Stage, Surface } from '../../stage/stage.ts';
import { piecesAt } from '../../table/places.ts';
import type { PieceId, Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import type { EspTable } from './clock.ts';
import { GOALS } from './clock.ts';
import { OPERATING } from './course.ts';
import { BOARD } from './data/board.ts';
import { MARKET, PARS } from './data/market.ts';
import type { PrivateId } from './data/privates.ts';
import { PRIVATE_IDS, privateSpec } from './data/privates.ts';
import { TILE_PIECES, TILES } from './data/tiles.ts';
import { LAST_TRAIN, PHASES, STACK, TRAINS } from './data/trains.ts';
import { goalsOf, hasGoal } from './goals.ts';
import { boardOf, facesOf, LIVERIES } from './faces.ts';
import { privateCard, ROW, ROUNDS, SCRAP, underTrain, withPrivate } from './pieces.ts';
import {
  certificateLimit,
  charterOf,
  counted,
  debtOf,
  director,
  hasPrice,
  isGone,
  isMajor,
  isMinor,
  isStarted,
  laidOut,
  parOf,
  phase,
  playerOrder,
  priceOf,
  recycledUnder,
  soldOf,
  started,
  trainName,
  trainsOf,
  turn,
} from './readers.ts';
import { worth } from './score.ts';
import { esp } from './title.ts';

const rack = (id: string, groups: Extract<Surface, { readonly kind: 'rack' }>['groups']): Surface => ({
  kind: 'rack',
  id,
  title: phrase(`18esp/${id}`),
  role: 'display',
  groups,
});

/** Private companies in their row, and what lies under them. */
function privateRow(table: EspTable): readonly Surface[] {
  const row = piecesAt(table, ROW);
  const slots = PRIVATE_IDS.flatMap((id): readonly Slot[] => {
    const [card, gifts] = [privateCard(id), piecesAt(table, withPrivate(id))];
    const under: Slot = { place: withPrivate(id), kinds: gifts, note: phrase('18esp/with', { private: id }) };
    return [
      ...(row.includes(card) ? [{ place: ROW, kinds: [card], note: plain(id) }] : []),
      ...(gifts.length > 0 ? [under] : []),
    ];
  });
  return slots.length === 0 ? [] : [rack('privates', [{ label: null, slots }])];
}

/** A private company under the hammer, what it brings (§3.1), and those that come after it. */
const lotOf = (table: EspTable, id: PrivateId): Parameters<typeof underHammer>[0] => ({
  piece: privateCard(id),
  about: [phrase('18esp/lot/income', { income: privateSpec(id).income }), phrase(`18esp/card/${id}`)],
  queue: piecesAt(table, ROW).filter((card) => card !== privateCard(id)),
});

/** What lies beside the charters: halves of combined trains, and scrap. */
function aside(table: EspTable): Surface {
  const halfOf = (holder: string, train: PieceId): Slot => ({
    place: underTrain(train),
    kinds: ['train'],
    note: phrase('18esp/aside/half', { holder, train: trainName(table, train) }),
  });
  const halvesOf = (holder: string, trains: readonly PieceId[]): readonly Slot[] =>
    trains.filter((train) => recycledUnder(table, train) !== null).map((train) => halfOf(holder, train));
  const halves = [
    ...table.clock.started.flatMap((company) => halvesOf(company, trainsOf(table, company))),
    ...halvesOf(POOL, trainsAt(table, POOL)),
  ];
  const scrapped = TRAINS.map(({ id }) => `train/${id}`)
    .filter((kind) => piecesAt(table, SCRAP).some((piece) => piece.startsWith(`${kind}/`)))
    .map((kind): Slot => ({ place: SCRAP, kinds: [kind] }));
  const empty: Slot = { place: SCRAP, kinds: ['train'] };
  return rack('aside', [
    { label: phrase('18esp/aside/scrap'), slots: scrapped.length > 0 ? scrapped : [empty] },
    ...(halves.length > 0 ? [{ label: phrase('18esp/aside/combined'), slots: halves }] : []),
  ]);
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
  const who = headNote(esp, table, company);
  if (isMinor(company)) return who;
  const par = phrase('18esp/charter/par', { par: parOf(table, company) });
  if (!isStarted(table, company))
    return [...who, par, phrase('18esp/charter/sold', { percent: soldOf(table, company) })];
  const goals = GOALS.map((goal) =>
    phrase(`18esp/charter/goal-${hasGoal(table, company, goal) ? 'open' : 'done'}`, {
      goal: `goal-${goal}`,
      place: goal === 'destination' ? ` ${shortNameOf(charterOf(company).destination?.[0])}` : '',
    }),
  );
  return [...who, par, ...(table.clock.full.includes(company) ? [] : goals)];
}

function charter(table: EspTable, company: CompanyId): Surface {
  const spec = charterOf(company);
  const open = isStarted(table, company);
  const gone = isGone(table, company);
  const reached = goalsOf(table.clock, company).length;
  const free = table.clock.full.includes(company) ? spec.stations.length : 2 + reached;
  return {
    ...charterOutline(table, company, gone ? 'gone' : open ? 'open' : 'closed'),
    account: companyPlace(company),
    headline: hasPrice(table, company) ? String(priceOf(table, company)) : '',
    president: open ? director(table, company) : presidentOf(table, company),
    notes: charterNotes(table, company),
    stations: stationsOf(company, spec, ({ cost, use }, i) =>
      use === 'home' ? nameOfHex(spec.home[0]) : i < free ? String(cost) : '–',
    ),
    // Who trades wants those that can be started, or are sold already, at hand.
    ...(table.clock.round === 'SR' && !open && !gone
      ? { waits: hasPrice(table, company) ? ('founded' as const) : ('offered' as const) }
      : {}),
    // Until then its own place is the stack of unsold shares.
    ...(open && isMajor(company)
      ? {
          shelf: {
            place: ipoPlace(company),
            label: phrase('18esp/aside/shares', { par: parOf(table, company) }),
          },
        }
      : {}),
  };
}

function mat(table: EspTable, seat: Seat): Surface {
  const order = playerOrder(table);
  return playerMat('18esp', {
    seat,
    acting: turn(table).includes(seat),
    badges: [phrase('18esp/mat/order', { n: order.indexOf(seat) + 1 })],
    count: counted(table, seat),
    limit: certificateLimit(table),
    worth: worth(table, seat),
    groups: table.clock.companies,
    owes: debtOf(table, seat),
  });
}

function steps(table: EspTable): readonly Surface[] {
  const { clock } = table;
  // Once the end is called the rest of the set is dropped (§8).
  const last = clock.ending === 'called' ? clock.or : clock.ors;
  const rounds =
    clock.round === 'OR' ? ROUNDS.filter((id) => id === 'SR' || Number(id.slice(2)) <= last) : ROUNDS;
  return whereSteps('18esp', PHASES, rounds, OPERATING, clock);
}

/** Trains of the stack; the last kind never runs out. */
const STACKED = TRAINS.filter(({ id }) => STACK.includes(id));

/** How the table of 18España looks. */
export function stage(table: EspTable): Stage {
  const { clock } = table;
  const isBefore = (a: CompanyId, b: CompanyId): number =>
    clock.started.indexOf(a) - clock.started.indexOf(b);
  const running = laidOut(table, started(table).toSorted(isBefore));
  const order = [...running, ...clock.companies.filter((company) => !running.includes(company))];
  return {
    currency: 'pts',
    liveries: LIVERIES,
    faces: facesOf(table),
    names: {},
    runs: [],
    ...(clock.lot
      ? {
          hammer: underHammer(
            lotOf(table, clock.lot.private),
            { ...clock.lot, bid: clock.lot.bidder === null ? clock.lot.price : clock.lot.bid },
            clock.seats,
          ),
        }
      : {}),
    surfaces: [
      mapSurface('18esp', boardOf(clock.companies), TILES, phase(table).values),
      ...steps(table),
      marketSurface('18esp', MARKET, ['pay', 'sell', 'par']),
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
      tileTray(table, '18esp', TILE_PIECES, TILES, PHASES),
      trainRack(table, '18esp', STACKED, LAST_TRAIN),
      ...privateRow(table),
      aside(table),
      ...bankAndPools('18esp'),
      ...order.map((company) => charter(table, company)),
      ...clock.seats.map((seat) => mat(table, seat)),
    ],
  };
}
