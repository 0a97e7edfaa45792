import type { MoveSpec } from '../../../table/game.ts';
import { piecesAt } from '../../../table/places.ts';
import { optional, ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Effect } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { exchangeSticks } from '../auction.ts';
import type { ToeClock, ToeTable } from '../clock.ts';
import { joins } from '../helps.ts';
import { freeTrack, licencePrice, licencesOf, takenTracks } from '../network.ts';
import { BANK, seatPlace, segmentPlace, sticksPlace } from '../pieces.ts';
import { boughtBy, box } from '../readers.ts';
import { allowanceRules, covered, inPhase, paidInCash, playerRules, rule, when, yourTurn } from '../rules.ts';
import { drafted } from '../toe-draft.ts';

const fields = {
  connection: ref('connection'),
  /** Which of the parallel tracks; by itself the first free one. */
  track: optional(whole(0, 2)),
  /** How many segments the hand covered; by itself all of them. */
  segments: optional(whole(1, 9)),
  /** What was paid; by itself the fee. */
  price: optional(whole(0, 1_000_000)),
} as const;
export type LicenceMove = MoveOf<typeof fields>;

const NOWHERE = { id: '', from: '', to: '', segments: 0, tracks: 0 } as const;
export const connectionOf = (table: ToeTable, id: string) => box(table).connections.get(id) ?? NOWHERE;
const due = (table: ToeTable, { connection }: LicenceMove): number =>
  licencePrice(table, connectionOf(table, connection));
const rank = (table: ToeTable, { connection }: LicenceMove): number => takenTracks(table, connection).length;
const isFull = (table: ToeTable, { connection, track }: LicenceMove): boolean => {
  const spec = connectionOf(table, connection);
  return track === undefined
    ? freeTrack(table, spec) === null
    : track >= spec.tracks || takenTracks(table, connection).includes(track);
};
const wrongPrice = (table: ToeTable, move: LicenceMove): boolean =>
  move.price !== undefined && move.price !== 0 && move.price !== due(table, move);

function laySticks(table: ToeTable, { seat, connection, track, segments }: LicenceMove): readonly Effect[] {
  const spec = connectionOf(table, connection);
  const on = track !== undefined && track < spec.tracks ? track : (freeTrack(table, spec) ?? 0);
  return piecesAt(table, sticksPlace(seat))
    .slice(0, Math.min(spec.segments, segments ?? spec.segments))
    .map((put, segment) => ({ put, at: segmentPlace(connection, on, segment) }));
}

/** Buys the licence for a connection between two cities (ch. 8, site visit). */
export const licence: MoveSpec<ToeClock, LicenceMove> = {
  begins: true,
  fields,
  example: { type: 'licence', seat: 'anna', connection: 'paris-lyon' },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const { seat } = move;
      draft
        .add(...laySticks(table, move))
        .pay(move.price ?? due(table, move), seatPlace(seat), BANK, 'due/licence');
      draft.set('bought', { ...draft.clock.bought, [seat]: boughtBy(draft.clock, seat) + 1 });
    }),
  rules: [
    ...playerRules,
    inPhase('site'),
    yourTurn,
    ...allowanceRules('site', ['two-connections', 'three-connections'], ['TOE-8.2', 'TOE-8.3']),
    rule<LicenceMove>('whole-connection', '8', ['TOE-8.4'], (table, { connection, segments }) => {
      const all = connectionOf(table, connection).segments;
      return when(segments !== undefined && segments !== all, { segments: all });
    }),
    rule<LicenceMove>('fee', '8', ['TOE-8.5'], (table, move) =>
      when(rank(table, move) === 0 && wrongPrice(table, move), { price: due(table, move) }),
    ),
    rule<LicenceMove>('dearer-track', '8', ['TOE-8.6'], (table, move) =>
      when(rank(table, move) > 0 && wrongPrice(table, move), {
        price: due(table, move),
        rank: rank(table, move) + 1,
      }),
    ),
    rule<LicenceMove>('tracks-full', '8', ['TOE-8.7'], (table, move) =>
      when(isFull(table, move), { tracks: connectionOf(table, move.connection).tracks }),
    ),
    rule<LicenceMove>('held-already', '8', ['TOE-8.8'], (table, { seat, connection }) =>
      when(licencesOf(table, seat).has(connection)),
    ),
    rule<LicenceMove>('sticks', '8', ['TOE-8.9'], (table, { seat, connection }) => {
      const left = piecesAt(table, sticksPlace(seat)).length;
      const wanted = connectionOf(table, connection).segments;
      return when(left < wanted, { left, wanted });
    }),
    paidInCash<LicenceMove>(due),
    covered<LicenceMove>((table, move) => move.price ?? due(table, move)),
    rule<LicenceMove>(
      'joins',
      '7',
      ['TOE-7.7', 'TOE-8.12'],
      (table, { seat, connection }) => {
        const { contract = '', from = '', to = '', more = 0 } = joins(table, seat, connection) ?? {};
        return when(more > 0, { contract, from, to, more });
      },
      'note',
    ),
    rule<LicenceMove>(
      'joins-for-later',
      '7',
      ['TOE-7.5'],
      (table, { seat, connection }) => {
        const found = joins(table, seat, connection);
        return found?.more === 0 ? { contract: found.contract, from: found.from, to: found.to } : null;
      },
      'note',
    ),
  ],
  label: (table, move) => {
    const { seat, connection, price = due(table, move) } = move;
    return phrase(`toe/log/licence${DEARER[takenTracks(table, connection).length] ?? ''}`, {
      seat,
      connection,
      price,
    });
  },
};
/** Why it costs more is said where others were there first (TOE-8.6). */
const DEARER = ['', '-second', '-third'] as const;

const giveFields = { connection: ref('connection'), to: ref('seat') } as const;
export type GiveMove = MoveOf<typeof giveFields>;

/** Hands a licence to somebody. The rulebook knows no such thing outside an auction; a hand can do it. */
export const give: MoveSpec<ToeClock, GiveMove> = {
  fields: giveFields,
  example: { type: 'give', seat: 'anna', connection: 'paris-lyon', to: 'bert' },
  effects: (table, { seat, connection, to }) =>
    drafted(table, (draft) => exchangeSticks(draft, connection, seat, to)),
  rules: [
    ...playerRules,
    rule('licences-by-auction', '8', ['TOE-8.11'], ({ clock }) => when(clock.stage !== 'insolvency')),
    rule('without-licences', '12', ['TOE-12.14'], ({ clock }) => when(clock.stage === 'insolvency')),
  ],
  label: (_, { seat, connection, to }) => phrase('toe/log/give', { seat, connection, to }),
};
