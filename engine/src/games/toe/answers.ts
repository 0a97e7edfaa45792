import type { Answer, Asked } from '../../table/guide.ts';
import { MOST_FACTS, MOST_LINES } from '../../table/guide.ts';
import { piecesAt } from '../../table/places.ts';
import type { PieceId, Place, Seat } from '../../table/types.ts';
import {
  connectionAnswer,
  contractAnswer,
  phaseAnswer,
  seatAnswer,
  told,
  vehicleAnswer,
} from './answers-in-full.ts';
import type { ToeTable } from './clock.ts';
import {
  BANK_CARD,
  CHAIR_CARD,
  isChip,
  isContract,
  isStick,
  isVehicle,
  ownerOfStick,
  PILE,
  STARTS,
  tail,
} from './pieces.ts';
import { box, cardOf, markerAt, placeOf, sticksLeft, withSign } from './readers.ts';

function pieceAnswer(table: ToeTable, piece: PieceId): Answer | null {
  if (isVehicle(piece)) return vehicleAnswer(table, piece);
  if (isContract(piece)) {
    const at = placeOf(table, piece);
    const card = at === PILE || at === STARTS ? undefined : cardOf(table, tail(piece));
    return card ? contractAnswer(table, card) : told('contract', 'back/contract', '8');
  }
  if (isChip(piece)) return told('chip', 'chip', '7');
  if (isStick(piece)) {
    const id = /^network\/([^/]+)\//.exec(placeOf(table, piece))?.[1];
    const connection = box(table).material.connections.find((one) => one.id === id);
    return connection
      ? connectionAnswer(table, connection)
      : told('stick', 'stick', '8', { seat: ownerOfStick(piece), n: sticksLeft(table, ownerOfStick(piece)) });
  }
  if (piece === CHAIR_CARD) return told('card', 'chair', '6', { seat: table.clock.chair });
  if (piece === BANK_CARD) return told('card', 'banker', '3');
  if (piece.startsWith('marker/')) return profitAnswer(table, tail(piece));
  return phaseAnswer(table, tail(piece));
}

const profitAnswer = (table: ToeTable, seat: Seat): Answer =>
  told('marker', (markerAt(table, seat) ?? 0) < 0 ? 'profit-red' : 'profit', '5', {
    seat,
    profit: withSign(markerAt(table, seat) ?? 0),
  });

/** Places by the first part of their name; what lies on them answers for itself. */
const PLACES: Readonly<Record<string, string>> = {
  bank: '3',
  pile: '8',
  starts: '2',
  out: '12',
  chips: '7',
  aid: '8',
  reminders: '12',
  supply: '8',
  discard: '8',
  fair: '8',
  open: '8',
  auction: '8',
  under: '7',
  on: '7',
  sticks: '8',
};

function placeAnswer(table: ToeTable, place: Place): Answer | null {
  const [kind = '', rest = ''] = place.split('/');
  const { connections, cities } = box(table).material;
  if (kind === 'network') {
    const connection = connections.find(({ id }) => id === rest);
    return connection ? connectionAnswer(table, connection) : null;
  }
  if (kind === 'city') {
    const city = cities.find(({ id }) => id === rest);
    return city ? told('city', 'city', '8', { name: city.name, country: city.country }) : null;
  }
  if (kind === 'seat') return seatAnswer(table, rest);
  if (kind === 'phases') return phaseAnswer(table, rest);
  if (kind === 'profit') return told('part', 'profit-field', '5', { profit: withSign(Number(rest) || 0) });
  if (kind === 'under' || kind === 'on') {
    const card = cardOf(table, place.slice(kind.length + 1));
    if (card) return contractAnswer(table, card);
  }
  const section = Object.hasOwn(PLACES, kind) ? PLACES[kind]! : null;
  const top = piecesAt(table, place)[0];
  if ((kind === 'fair' || kind === 'open') && top !== undefined) return pieceAnswer(table, top);
  return section === null
    ? null
    : told('part', `place/${kind}`, section, { count: piecesAt(table, place).length });
}

const short = (answer: Answer | null): Answer | null =>
  answer && { ...answer, lines: answer.lines.slice(0, MOST_LINES), more: answer.more.slice(0, MOST_FACTS) };

/** What things on the table of Trains of Europe are and do now. Reads only what whoever asks may see. */
export function answers(table: ToeTable, about: Asked): Answer | null {
  if ('piece' in about) return short(pieceAnswer(table, about.piece));
  if ('place' in about) return short(placeAnswer(table, about.place));
  if ('account' in about) {
    const seat = /^seat\/(.+)$/.exec(about.account)?.[1];
    const cash = table.cash[about.account] ?? 0;
    return seat === undefined
      ? told('money', 'bank-money', '5', { cash })
      : told('money', 'own-money', '5', { cash, seat });
  }
  // Every card is one of its kind.
  if ('kindOf' in about) return short(pieceAnswer(table, about.kindOf));
  const call = table.clock.calls[Number(about.step) - 1];
  return call?.phase ? short(phaseAnswer(table, call.phase)) : told('part', 'call', '6');
}
