import type { Answer, Asked, Fact } from '../../table/guide.ts';
import { fact, MOST_FACTS, MOST_LINES } from '../../table/guide.ts';
import { pieceIds, pieceOf, piecesAt } from '../../table/places.ts';
import type { Params, PieceId, Place, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import { booksOf, chipsOn, completed } from './books.ts';
import { isPhase } from './clock.ts';
import type { ToeTable } from './clock.ts';
import { missing } from './faces.ts';
import { isTraction } from './material-types.ts';
import type { Connection, Contract } from './material-types.ts';
import { titleOf } from './own-cards.ts';
import { citiesOf, countriesOf, freeTrack, licencePrice, takenTracks } from './network.ts';
import {
  BANK_CARD,
  CHAIR_CARD,
  isChip,
  isContract,
  isStick,
  isVehicle,
  kindOfVehicle,
  ownerOfStick,
  tail,
} from './pieces.ts';
import {
  box,
  callerOf,
  cardOf,
  contractsOf,
  holderOf,
  isDone,
  markerAt,
  modelOf,
  placeOf,
  purse,
  sticksLeft,
  unassigned,
  withSign,
} from './readers.ts';

const say = (key: string, params?: Params): Phrase => phrase(`toe/ask/${key}`, params);
const plain = (text: string): Phrase => say('plain', { text });
const row = (name: string, value: Phrase, warns = false): Fact => fact(`toe/ask/fact/${name}`, value, warns);

const told = (
  kind: string,
  name: string,
  section: string,
  params: Params = {},
  more: readonly Fact[] = [],
): Answer => ({
  kind: say(`kind/${kind}`),
  title: say(name, params),
  lines: [say(`${name}/does`, params)],
  more,
  sections: [section],
});

/** A contract: what it brings at most, what is missing, what it costs every year. */
function contractAnswer(table: ToeTable, card: Contract): Answer {
  const seat = holderOf(table, card.id);
  const { cities } = box(table);
  const name = (city: string): string => cities.get(city)?.name ?? city;
  const credit = seat === null ? undefined : booksOf(table, seat).get(card.id);
  const met = credit?.met.filter(Boolean).length ?? 0;
  const open = isDone(table, card.id) ? [] : missing(table, card.id);
  const last = card.sections.at(-1);
  return {
    kind: say('kind/contract'),
    title: plain(titleOf(card)),
    lines: [
      say('contract-way', {
        cities: [...card.sections.map(({ from }) => name(from)), ...(last ? [name(last.to)] : [])],
      }),
      say('contract-profit', { profit: card.profit }),
      seat === null
        ? say('contract-open', { chips: chipsOn(table, card.id) })
        : say(isDone(table, card.id) ? 'contract-done' : 'contract-of', {
            seat,
            met,
            of: card.sections.length,
          }),
    ],
    more: [
      row('tax', say(card.tax === 0 ? 'no-tax' : 'tax', { tax: card.tax }), card.tax > 0),
      row('needs', say('needs', { needs: card.needs.map(({ category, count }) => `${count} ${category}`) })),
      ...(seat === null
        ? []
        : [row('missing', open.length > 0 ? say('list', { list: [...open] }) : say('nothing'))]),
      row('chips', plain(String(chipsOn(table, card.id)))),
      ...(card.bonuses.length > 0
        ? [
            row(
              'bonuses',
              say('bonus-sum', { sum: card.bonuses.reduce((all, { income }) => all + income, 0) }),
            ),
          ]
        : []),
    ],
    sections: ['7'],
  };
}

/** A vehicle: what it pulls, how fast it is, what it costs; face down nobody knows. */
function vehicleAnswer(table: ToeTable, piece: PieceId): Answer {
  const model = modelOf(table, piece);
  if (!model) return told('vehicle', `back/${kindOfVehicle(piece)}`, '8');
  const at = placeOf(table, piece);
  const traction = isTraction(model.category);
  const where = at.startsWith('under/')
    ? say('vehicle-under', { contract: titleOfId(table, tail(at)) })
    : at.startsWith('seat/')
      ? say('vehicle-of', { seat: tail(at) })
      : at.startsWith('fair/')
        ? say('vehicle-for', { price: model.price })
        : say('vehicle-aside');
  return {
    kind: say('kind/vehicle'),
    title: plain(model.name),
    lines: [
      traction
        ? say('pulls', { category: model.category, n: model.power })
        : say('wagon', { category: model.category }),
      say(model.sleeper ? 'speed-sleeper' : 'speed', { n: model.speed }),
      where,
    ],
    more: [
      row('price', say('money', { amount: model.price })),
      row('least-bid', say('money', { amount: Math.max(20_000, model.price - 20_000) })),
      row('copies', plain(String(model.copies))),
    ],
    sections: ['8'],
  };
}
const titleOfId = (table: ToeTable, id: string): string => {
  const card = cardOf(table, id);
  return card ? titleOf(card) : id;
};

/** A connection: how long, how many find room, what the next licence costs. */
function connectionAnswer(table: ToeTable, connection: Connection): Answer {
  const { cities } = box(table);
  const name = (id: string): string => cities.get(id)?.name ?? id;
  const taken = takenTracks(table, connection.id).length;
  const isFree = freeTrack(table, connection) !== null;
  const owners = table.clock.seats.filter((seat) =>
    pieceIds(table).some(
      (piece) =>
        isStick(piece) &&
        ownerOfStick(piece) === seat &&
        pieceOf(table, piece)!.at.startsWith(`network/${connection.id}/`),
    ),
  );
  return {
    kind: say('kind/connection'),
    title: say('connection', { from: name(connection.from), to: name(connection.to) }),
    lines: [
      say('segments', { n: connection.segments, tracks: connection.tracks }),
      isFree ? say('licence-costs', { price: licencePrice(table, connection) }) : say('licence-none'),
      owners.length > 0 ? say('licensed', { who: [...owners] }) : say('unlicensed'),
    ],
    more: [
      row('tracks', say('of', { count: taken, limit: connection.tracks }), !isFree),
      row('sticks', plain(String(connection.segments))),
    ],
    sections: ['8'],
  };
}

/** A player: cash, yearly profit, network. */
function seatAnswer(table: ToeTable, seat: Seat): Answer | null {
  if (!table.clock.seats.includes(seat)) return null;
  const profit = markerAt(table, seat) ?? 0;
  return {
    kind: say('kind/company'),
    title: say('seat', { seat }),
    lines: [
      say('purse', { cash: purse(table, seat) }),
      say(profit < 0 ? 'yearly-loss' : 'yearly', { profit: withSign(profit) }),
      say('network', { cities: citiesOf(table, seat).length, countries: countriesOf(table, seat).length }),
    ],
    more: [
      row(
        'contracts',
        say('contracts', {
          open: contractsOf(table, seat).length - completed(table, seat).length,
          done: completed(table, seat).length,
        }),
      ),
      row('vehicles', plain(String(unassigned(table, seat).length))),
      row('sticks', plain(String(sticksLeft(table, seat)))),
    ],
    sections: ['5'],
  };
}

/** A phase card: what everybody may do, what its caller gets, whether it has been called. */
function phaseAnswer({ clock }: ToeTable, phase: string): Answer | null {
  if (!isPhase(phase)) return null;
  const call = clock.calls.find((one) => one.phase === phase);
  const isNow = clock.stage === phase;
  return {
    kind: say('kind/phase'),
    title: say('named', { name: phase }),
    lines: [
      say(`phase/${phase}`),
      say(`caller/${phase}`),
      isNow
        ? say('phase-now', { seat: callerOf(clock) ?? '–' })
        : call
          ? say('phase-called', { seat: call.seat })
          : say('phase-open'),
    ],
    more: [],
    sections: ['8'],
  };
}

function pieceAnswer(table: ToeTable, piece: PieceId): Answer | null {
  if (isVehicle(piece)) return vehicleAnswer(table, piece);
  if (isContract(piece)) {
    const at = placeOf(table, piece);
    const card = at === 'pile' || at === 'starts' ? undefined : cardOf(table, tail(piece));
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
