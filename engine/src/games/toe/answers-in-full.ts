import type { Answer, Fact } from '../../table/guide.ts';
import { fact } from '../../table/guide.ts';
import { pieceIds, pieceOf } from '../../table/places.ts';
import type { Params, PieceId, Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import { minimumBid } from './auction.ts';
import { booksOf, chipsOn, completed } from './books.ts';
import { isPhase } from './clock.ts';
import type { ToeTable } from './clock.ts';
import { missing } from './faces.ts';
import { isTraction } from './material-types.ts';
import type { Connection, Contract } from './material-types.ts';
import { citiesOf, countriesOf, freeTrack, licencePrice, takenTracks } from './network.ts';
import { titleOf } from './own-cards.ts';
import { isStick, kindOfVehicle, ownerOfStick, tail } from './pieces.ts';
import {
  callerOf,
  cardOf,
  cityName,
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

/** Something that has one sentence about it. */
export const told = (
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
export function contractAnswer(table: ToeTable, card: Contract): Answer {
  const seat = holderOf(table, card.id);
  const name = (city: string): string => cityName(table, city);
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
export function vehicleAnswer(table: ToeTable, piece: PieceId): Answer {
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
      row('least-bid', say('money', { amount: minimumBid(table, piece) })),
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
export function connectionAnswer(table: ToeTable, connection: Connection): Answer {
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
    title: say('connection', {
      from: cityName(table, connection.from),
      to: cityName(table, connection.to),
    }),
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
export function seatAnswer(table: ToeTable, seat: Seat): Answer | null {
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
export function phaseAnswer({ clock }: ToeTable, phase: string): Answer | null {
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
