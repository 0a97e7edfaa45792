import { underHammer } from '../../stage/hammer.ts';
import type { Slot, Stage, Surface } from '../../stage/stage.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import { isUp, itemName } from './auction.ts';
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
  numbersTo,
  phaseLimit,
  turn,
  withSign,
} from './readers.ts';
import { passing, rack } from './stage-passing.ts';

function network(table: ToeTable): Surface {
  const { material } = box(table);
  const reconstructed = table.clock.options['material'] === undefined;
  return {
    kind: 'network',
    id: 'map',
    title: phrase('toe/title'),
    subtitle: phrase(reconstructed ? 'toe/reconstructed' : 'toe/own-material'),
    reconstructed,
    size: material.size,
    cities: material.cities.map(({ country: _, side, ...city }) => (side ? { ...city, side } : city)),
    connections: material.connections.map(({ sea, ...line }) => (sea ? { ...line, sea } : line)),
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
  return rack('phases', 'display', phrase('toe/phases'), slots);
}

function contracts(table: ToeTable): Surface {
  const slots = numbersTo(OPEN_CONTRACTS).map((i): Slot => {
    const card = piecesAt(table, openPlace(i)).find(isContract);
    return {
      place: openPlace(i),
      kinds: ['contract'],
      ...(card === undefined ? {} : { over: onPlace(tail(card)) }),
    };
  });
  return rack('contracts', 'display', phrase('toe/contracts'), slots);
}

function fair(table: ToeTable): Surface {
  const groups = KINDS.map((kind) => ({
    label: null,
    slots: numbersTo(displaySize(table)).map((i): Slot => ({
      place: fairPlace(kind, i),
      kinds: KINDS,
      label: phrase(`toe/kind/${kind}`),
    })),
  }));
  return { ...rack('fair', 'display', phrase('toe/stage/fair'), []), groups };
}

/** Closed decks, and what has been used up beside its deck. */
function piles(table: ToeTable): Surface {
  const pile = (place: string, kind: string): Slot => {
    const label = phrase(`toe/piles/${kind === 'contract' ? 'contracts' : kind}`);
    const [like] = piecesAt(table, place);
    return { place, kinds: [kind], label, ...(like === undefined ? { count: 0 } : { like }) };
  };
  const decks = [pile(PILE, 'contract'), ...KINDS.map((kind) => pile(supply(kind), kind))];
  const used = KINDS.map((kind) => pile(discard(kind), kind));
  return {
    ...rack('piles', 'depot', phrase('toe/piles'), []),
    groups: [
      { label: null, slots: decks },
      { label: phrase('toe/piles/discard'), slots: used },
    ],
  };
}

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
    folders: contractsOf(table, seat).map((id) => {
      const folder = { card: contractPiece(id), under: underPlace(id), over: onPlace(id) };
      if (isDone(table, id)) return { ...folder, missing: [], done: true };
      const short = missing(table, id);
      return {
        ...folder,
        missing: short.map((one) => ({ text: phrase('toe/missing', { category: one }), short: one })),
      };
    }),
    stock: sticksPlace(seat),
  };
}

/** The track is as long as somebody's loss: below the printed fields it is counted on (OQ-19). */
const lowest = (table: ToeTable): number =>
  Math.min(PROFIT.min, ...table.clock.seats.map((seat) => markerAt(table, seat) ?? 0));

/** The phases of the year, called and to be called. */
function steps({ clock }: ToeTable): Surface {
  const calls = clock.calls.map((c, i) => ({
    id: `${i + 1}`,
    label:
      c.phase === null
        ? phrase('toe/no-call', { seat: c.seat })
        : phrase('toe/call', { seat: c.seat, phase: c.phase }),
  }));
  const open = numbersTo(Math.max(0, phaseLimit(clock) - calls.length)).map((i) => ({
    id: `${calls.length + i + 1}`,
    label: phrase('toe/open-call'),
  }));
  const now = isPhase(clock.stage) ? calls.length : calls.length + 1;
  return {
    kind: 'steps',
    id: 'year',
    role: 'step',
    title: phrase('toe/year', { round: clock.round }),
    steps: [...calls, ...open],
    now: String(now),
  };
}

/** The whole table as the client draws it. Faces follow from what it knows: hand it a view, and backs stay backs. */
export function stage(table: ToeTable): Stage {
  const { clock } = table;
  const { seats, lot } = clock;
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
    ...(lot
      ? {
          hammer: underHammer(
            {
              lot: phrase('toe/lot', { item: itemName(table, lot.item) }),
              ...(pieceOf(table, lot.item) ? { piece: lot.item } : {}),
              about: [phrase('toe/lot/of', { owner: lot.owner })],
              queue: table.clock.items.filter(
                (item) => item !== lot.item && pieceOf(table, item) && isUp(table, item),
              ),
            },
            lot,
            seats.filter((seat) => seat !== lot.owner),
          ),
        }
      : {}),
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
      steps(table),
      contracts(table),
      fair(table),
      ...passing(table),
      piles(table),
      { kind: 'bank', id: 'bank', title: phrase('toe/bank'), place: BANK, account: BANK },
      rack('chips', 'pool', phrase('toe/chips'), [{ place: CHIP_STOCK }]),
      // Reminders of forgiven losses lie on the chair's card.
      rack('reminders', 'pool', phrase('toe/chaired', { seat: clock.chair }), [{ place: REMINDERS }]),
      rack('out', 'out', phrase('name/out'), [{ place: OUT }]),
      ...seats.map((seat) => mat(table, seat)),
    ],
  };
}
