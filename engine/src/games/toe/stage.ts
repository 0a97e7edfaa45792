import type { Slot, Stage, Surface } from '../../stage/stage.ts';
import { piecesAt } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { completed, profitOf } from './books.ts';
import { KINDS } from './box.ts';
import { isPhase, PHASES } from './clock.ts';
import type { ToeTable } from './clock.ts';
import { PROFIT, OPEN_CONTRACTS } from './data/limits.ts';
import { faces, liveries, missing } from './faces.ts';
import { citiesOf, countriesOf } from './network.ts';
import {
  AID,
  auctionPlace,
  BANK,
  CHIP_STOCK,
  contractPiece,
  discard,
  fairPlace,
  isContract,
  onPlace,
  openPlace,
  OUT,
  phasePlace,
  PILE,
  REMINDERS,
  seatPlace,
  sticksPlace,
  supply,
  tail,
  underPlace,
} from './pieces.ts';
import {
  box,
  contractsOf,
  displaySize,
  isDone,
  isReminded,
  markerAt,
  phaseLimit,
  sticksLeft,
  turn,
  vehiclesAt,
} from './readers.ts';
import { pileSize } from './supply.ts';

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

function network(table: ToeTable): Surface {
  const { material } = box(table);
  return {
    kind: 'network',
    id: 'map',
    title: phrase('toe/title'),
    subtitle: phrase(
      table.clock.options['material'] === undefined ? 'toe/reconstructed' : 'toe/own-material',
    ),
    reconstructed: table.clock.options['material'] === undefined,
    size: material.size,
    cities: material.cities.map(({ id, name, x, y, side }) => ({
      id,
      name,
      x,
      y,
      ...(side === undefined ? {} : { side }),
    })),
    connections: material.connections.map(({ id, from, to, segments, tracks, sea }) => ({
      id,
      from,
      to,
      segments,
      tracks,
      ...(sea ? { sea } : {}),
    })),
    place: 'network',
  };
}

function phases({ clock }: ToeTable): Surface {
  const slots = PHASES.map((phase): Slot => {
    const by = clock.calls.find((c) => c.phase === phase)?.seat;
    return {
      place: phasePlace(phase),
      label: phrase(`toe/stage/${phase}`),
      note: by === undefined ? phrase(`toe/caller/${phase}`) : phrase('toe/called-by', { seat: by }),
      dim: by !== undefined && clock.stage !== phase,
    };
  });
  return {
    kind: 'rack',
    id: 'phases',
    title: phrase('toe/phases'),
    role: 'display',
    groups: [{ label: null, slots }],
  };
}

function contracts(table: ToeTable): Surface {
  const slots = range(OPEN_CONTRACTS).map((i): Slot => {
    const card = piecesAt(table, openPlace(i)).find(isContract);
    return { place: openPlace(i), ...(card === undefined ? {} : { over: onPlace(tail(card)) }) };
  });
  return {
    kind: 'rack',
    id: 'contracts',
    title: phrase('toe/contracts'),
    role: 'display',
    groups: [{ label: null, slots }],
  };
}

function fair(table: ToeTable): Surface {
  const groups = KINDS.map((kind) => ({
    label: phrase(`toe/kind/${kind}`),
    slots: range(displaySize(table)).map((i): Slot => ({ place: fairPlace(kind, i) })),
  }));
  return { kind: 'rack', id: 'fair', title: phrase('toe/stage/fair'), role: 'display', groups };
}

function piles(table: ToeTable): Surface {
  const pile = (place: string, label: string, count: number): Slot => ({
    place,
    label: phrase(label),
    count,
  });
  const groups = [
    {
      label: phrase('toe/piles/supply'),
      slots: [
        pile(PILE, 'toe/piles/contracts', pileSize(table)),
        ...KINDS.map((kind) =>
          pile(supply(kind), `toe/piles/${kind}`, vehiclesAt(table, supply(kind)).length),
        ),
      ],
    },
    {
      label: phrase('toe/piles/discard'),
      slots: KINDS.map((kind) =>
        pile(discard(kind), `toe/piles/${kind}`, vehiclesAt(table, discard(kind)).length),
      ),
    },
    { label: null, slots: [pile(CHIP_STOCK, 'toe/chips', piecesAt(table, CHIP_STOCK).length)] },
    { label: null, slots: [{ place: REMINDERS, label: phrase('toe/reminders') }] },
  ];
  return { kind: 'rack', id: 'piles', title: phrase('toe/piles'), role: 'depot', groups };
}

/** What lies on the table only in some phases: the selection of the state aid, the offers of an auction. */
function passing(table: ToeTable): readonly Surface[] {
  const { stage, seats } = table.clock;
  const rack = (id: string, slots: readonly Slot[]): Surface => ({
    kind: 'rack',
    id,
    title: phrase(`toe/stage/${id}`),
    role: 'display',
    groups: [{ label: null, slots }],
  });
  if (stage === 'aid') return [rack('aid', [{ place: AID }])];
  if (stage !== 'auction' && stage !== 'insolvency') return [];
  return [
    rack(
      stage,
      seats.map((seat) => ({ place: auctionPlace(seat), label: phrase('table/plain', { text: seat }) })),
    ),
  ];
}

function sticks(table: ToeTable): Surface {
  const slots = table.clock.seats.map((seat): Slot => ({
    place: sticksPlace(seat),
    kinds: [`stick/${seat}`],
    label: phrase('table/plain', { text: seat }),
    count: sticksLeft(table, seat),
  }));
  return {
    kind: 'rack',
    id: 'sticks',
    title: phrase('toe/sticks'),
    role: 'tray',
    groups: [{ label: null, slots }],
  };
}

function mat(table: ToeTable, seat: Seat): Surface {
  const { clock } = table;
  const open = contractsOf(table, seat).filter((id) => !isDone(table, id));
  return {
    kind: 'mat',
    id: seat,
    seat,
    place: seatPlace(seat),
    account: seatPlace(seat),
    acting: turn(table).includes(seat),
    badges: [
      ...(clock.chair === seat ? [phrase('toe/chair')] : []),
      ...(isReminded(table, seat) ? [phrase('toe/mat/reminded')] : []),
      ...(clock.gone.includes(seat) ? [phrase('toe/mat/gone')] : []),
    ],
    notes: [
      phrase('toe/mat/sticks', { count: sticksLeft(table, seat) }),
      phrase('toe/mat/network', {
        cities: citiesOf(table, seat).length,
        countries: countriesOf(table, seat).length,
      }),
      phrase('toe/mat/profit', { profit: markerAt(table, seat) ?? profitOf(table, seat) }),
      phrase('toe/mat/completed', { count: completed(table, seat).length, target: clock.target ?? '–' }),
    ],
    groups: [],
    folders: open.map((id) => ({
      card: contractPiece(id),
      under: underPlace(id),
      over: onPlace(id),
      missing: missing(table, id).map((category) => phrase('toe/missing', { category })),
    })),
  };
}

function steps({ clock }: ToeTable): readonly Surface[] {
  const calls = clock.calls.map((c, i) => ({
    id: `${i + 1}`,
    label:
      c.phase === null
        ? phrase('toe/no-call', { seat: c.seat })
        : phrase('toe/call', { seat: c.seat, phase: c.phase }),
  }));
  const open = range(Math.max(0, phaseLimit(clock) - calls.length)).map((i) => ({
    id: `${calls.length + i + 1}`,
    label: phrase('toe/open-call'),
  }));
  const now = isPhase(clock.stage) ? calls.length : calls.length + 1;
  return [
    {
      kind: 'steps',
      id: 'year',
      role: 'round',
      title: phrase('toe/year', { round: clock.round }),
      steps: [...calls, ...open],
      now: String(now),
    },
  ];
}

/**
 * The whole table as the client draws it. Faces follow from what this table knows: hand it a view, and backs
 * stay backs.
 */
export function stage(table: ToeTable): Stage {
  const { seats } = table.clock;
  return {
    currency: '# €',
    liveries: liveries(seats),
    faces: faces(table),
    names: {
      [BANK]: phrase('name/bank'),
      ...Object.fromEntries(seats.map((seat) => [seatPlace(seat), phrase('table/plain', { text: seat })])),
    },
    runs: [],
    surfaces: [
      network(table),
      {
        kind: 'track',
        id: 'profit',
        title: phrase('toe/profit'),
        place: 'profit',
        from: PROFIT.min,
        to: PROFIT.max,
        step: PROFIT.step,
        unit: phrase('toe/k'),
      },
      phases(table),
      ...steps(table),
      contracts(table),
      fair(table),
      ...passing(table),
      piles(table),
      { kind: 'bank', id: 'bank', title: phrase('toe/bank'), place: BANK, account: BANK },
      sticks(table),
      {
        kind: 'rack',
        id: 'out',
        title: phrase('name/out'),
        role: 'out',
        groups: [{ label: null, slots: [{ place: OUT }] }],
      },
      ...seats.map((seat) => mat(table, seat)),
    ],
  };
}
