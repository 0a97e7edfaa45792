import type { Slot, Stage, Surface } from '../../stage/stage.ts';
import { piecesAt } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import { completed, profitOf } from './books.ts';
import { KINDS } from './box.ts';
import { isPhase, PHASES } from './clock.ts';
import type { ToeTable } from './clock.ts';
import { PROFIT, OPEN_CONTRACTS } from './data/limits.ts';
import { faces, liveries, missing } from './faces.ts';
import { citiesOf, countriesOf } from './network.ts';
import {
  BANK,
  CHIP_STOCK,
  contractPiece,
  discard,
  fairPlace,
  isContract,
  onPlace,
  openPlace,
  OUT,
  phaseCard,
  phasePlace,
  PILE,
  REMINDERS,
  seatPlace,
  SPARE,
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
  turn,
  withSign,
} from './readers.ts';
import { passing } from './stage-passing.ts';

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

/** A called card lies before its caller; its field on the board still shows it, and who called it. */
function phases(): Surface {
  const slots = PHASES.map((phase): Slot => ({
    place: phasePlace(phase),
    kinds: ['phase'],
    label: phrase(`toe/stage/${phase}`),
    imprint: phaseCard(phase),
  }));
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
    return {
      place: openPlace(i),
      kinds: ['contract'],
      ...(card === undefined ? {} : { over: onPlace(tail(card)) }),
    };
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
    label: null,
    slots: range(displaySize(table)).map((i): Slot => ({
      place: fairPlace(kind, i),
      kinds: KINDS,
      label: phrase(`toe/kind/${kind}`),
    })),
  }));
  return { kind: 'rack', id: 'fair', title: phrase('toe/stage/fair'), role: 'display', groups };
}

const emptyOrLike = (piece: string | undefined): Partial<Slot> =>
  piece === undefined ? { count: 0 } : { like: piece };

/** Closed decks, and what has been used up beside its deck. */
function piles(table: ToeTable): Surface {
  const pile = (place: string, kind: string, more: Partial<Slot> = {}): Slot => ({
    place,
    kinds: [kind],
    label: phrase(`toe/piles/${kind === 'contract' ? 'contracts' : kind}`),
    ...emptyOrLike(piecesAt(table, place)[0]),
    ...more,
  });
  const decks = [pile(PILE, 'contract'), ...KINDS.map((kind) => pile(supply(kind), kind))];
  const used = KINDS.map((kind) => pile(discard(kind), kind, { note: phrase('toe/piles/discard') }));
  return {
    kind: 'rack',
    id: 'piles',
    title: phrase('toe/piles'),
    role: 'depot',
    groups: [{ label: null, slots: [...decks, ...used] }],
  };
}

const stock = (id: string, place: string, title: Phrase): Surface => ({
  kind: 'rack',
  id,
  title,
  role: 'pool',
  groups: [{ label: null, slots: [{ place }] }],
});

function mat(table: ToeTable, seat: Seat): Surface {
  const { clock } = table;
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
      phrase('toe/mat/network', {
        cities: citiesOf(table, seat).length,
        countries: countriesOf(table, seat).length,
      }),
      phrase('toe/mat/profit', { profit: withSign(markerAt(table, seat) ?? profitOf(table, seat)) }),
      phrase('toe/mat/completed', { count: completed(table, seat).length, target: clock.target ?? '–' }),
    ],
    groups: [],
    folders: contractsOf(table, seat).map((id) => ({
      card: contractPiece(id),
      under: underPlace(id),
      over: onPlace(id),
      missing: isDone(table, id)
        ? []
        : missing(table, id).map((category) => ({
            text: phrase('toe/missing', { category }),
            short: category,
          })),
      ...(isDone(table, id) ? { done: true } : {}),
    })),
    stock: sticksPlace(seat),
  };
}

/** The track is as long as somebody's loss: below the printed fields it is counted on (OQ-19). */
const lowest = (table: ToeTable): number =>
  Math.min(PROFIT.min, ...table.clock.seats.map((seat) => markerAt(table, seat) ?? 0));

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
      role: 'step',
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
  const { clock } = table;
  const { seats } = clock;
  return {
    currency: '#\u00a0€',
    liveries: liveries(seats),
    faces: faces(table),
    names: {
      [BANK]: phrase('name/bank'),
      ...Object.fromEntries(seats.map((seat) => [seatPlace(seat), phrase('table/plain', { text: seat })])),
    },
    runs: [],
    inBox: [SPARE],
    surfaces: [
      network(table),
      {
        kind: 'track',
        id: 'profit',
        title: phrase('toe/profit'),
        place: 'profit',
        from: lowest(table),
        to: PROFIT.max,
        step: PROFIT.step,
        unit: phrase('toe/k'),
      },
      phases(),
      ...steps(table),
      contracts(table),
      fair(table),
      ...passing(table),
      piles(table),
      { kind: 'bank', id: 'bank', title: phrase('toe/bank'), place: BANK, account: BANK },
      stock('chips', CHIP_STOCK, phrase('toe/chips')),
      // Reminders of forgiven losses lie on the chair's card.
      stock('reminders', REMINDERS, phrase('toe/chaired', { seat: clock.chair })),
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
