import { firstThen } from '../../../table/rules.ts';
import { piecesAt } from '../../../table/places.ts';
import { optional, ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import type { Effect } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { exchangeSticks, reachedFor, stickOn } from '../auction.ts';
import type { ToeTable } from '../clock.ts';
import { joins } from '../helps.ts';
import type { Connection } from '../material-types.ts';
import { freeTrack, licencePrice, licencesOf, takenTracks, whoseTrack } from '../network.ts';
import { BANK, seatPlace, segmentPlace, sticksPlace } from '../pieces.ts';
import { box, placeOf } from '../readers.ts';
import { cashRules, enoughSticks, note, playerRules, purchaseRules, rule, when } from '../rules.ts';
import type { ToeMove } from '../rules.ts';
import { doing } from '../toe-draft.ts';

const fields = {
  connection: ref('connection'),
  /** Which of the parallel tracks; by itself the first free one. */
  track: optional(whole(0, 2)),
  /** How many segments the hand covered; by itself all of them. */
  segments: optional(whole(1, 9)),
  /** What was paid; by itself the fee. */
  price: optional(whole(0, 1_000_000)),
} as const;
type Licence = MoveOf<typeof fields>;

const NOWHERE: Connection = { id: '', from: '', to: '', segments: 0, tracks: 0 };
const connectionOf = (table: ToeTable, { connection }: { readonly connection: string }): Connection =>
  box(table).connections.get(connection) ?? NOWHERE;
const due = (table: ToeTable, move: Licence): number => licencePrice(table, connectionOf(table, move));
const rank = (table: ToeTable, { connection }: Licence): number => takenTracks(table, connection).length;
const wrongPrice = (table: ToeTable, move: Licence): boolean =>
  move.price !== undefined && move.price !== 0 && move.price !== due(table, move);

function laySticks(table: ToeTable, move: Licence): readonly Effect[] {
  const { seat, connection, track } = move;
  const spec = connectionOf(table, move);
  const on = track !== undefined && track < spec.tracks ? track : (freeTrack(table, spec) ?? 0);
  return piecesAt(table, sticksPlace(seat))
    .slice(0, Math.min(spec.segments, move.segments ?? spec.segments))
    .map((put, segment) => ({ put, at: segmentPlace(connection, on, segment) }));
}
/** Why it costs more is said where others were there first (TOE-8.6). */
const DEARER = ['', '-second', '-third'] as const;

/** Buys the licence for a connection between two cities (ch. 8, site visit). */
export const licence: ToeMove<Licence> = {
  fields,
  example: { type: 'licence', seat: 'anna', connection: 'paris-lyon' },
  effects: doing((draft, move, table) => {
    const { seat, price = due(table, move) } = move;
    draft.add(...laySticks(table, move)).pay(price, seatPlace(seat), BANK, 'due/licence');
    draft.countPurchase(seat);
  }),
  rules: [
    ...purchaseRules('site', ['two-connections', 'TOE-8.2'], ['three-connections', 'TOE-8.3']),
    ...firstThen(
      rule<Licence>('held-already', '8', ['TOE-8.8'], (table, { seat, connection }) =>
        when(licencesOf(table, seat).has(connection)),
      ),
      rule<Licence>('tracks-full', '8', ['TOE-8.7'], (table, move) => {
        const spec = connectionOf(table, move);
        const holders = takenTracks(table, spec.id).map((track) => whoseTrack(table, spec, track));
        return when(freeTrack(table, spec) === null, { tracks: spec.tracks, holders });
      }),
      [
        rule<Licence>('no-such-track', '8', ['TOE-8.7'], (table, { connection, track = 0 }) => {
          const spec = connectionOf(table, { connection });
          return when(track >= spec.tracks && freeTrack(table, spec) !== null, { tracks: spec.tracks });
        }),
        rule<Licence>('track-taken', '8', ['TOE-8.7'], (table, { seat, connection, track }) => {
          const spec = connectionOf(table, { connection });
          const free = freeTrack(table, spec);
          if (track === undefined || free === null || licencesOf(table, seat).has(connection)) return null;
          return when(takenTracks(table, connection).includes(track), {
            track: track + 1,
            free: free + 1,
            holder: whoseTrack(table, spec, track),
          });
        }),
      ],
      rule<Licence>('whole-connection', '8', ['TOE-8.4'], (table, move) => {
        const { segments } = connectionOf(table, move);
        return when(move.segments !== undefined && move.segments !== segments, { segments });
      }),
      enoughSticks<Licence>((_, { connection }) => connection),
      [
        rule<Licence>('fee', '8', ['TOE-8.5'], (table, move) =>
          when(rank(table, move) === 0 && wrongPrice(table, move), { price: due(table, move) }),
        ),
        rule<Licence>('dearer-track', '8', ['TOE-8.6'], (table, move) =>
          when(rank(table, move) > 0 && wrongPrice(table, move), {
            price: due(table, move),
            rank: rank(table, move) + 1,
          }),
        ),
      ],
      cashRules<Licence>(due),
    ),
    note<Licence>('joins', '7', ['TOE-7.7', 'TOE-8.12'], (table, { seat, connection }) => {
      const { contract = '', from = '', to = '', more = 0 } = joins(table, seat, connection) ?? {};
      return when(more > 0, { contract, from, to, more });
    }),
    note<Licence>('joins-for-later', '7', ['TOE-7.5'], (table, { seat, connection }) => {
      const found = joins(table, seat, connection);
      return found?.more === 0 ? { contract: found.contract, from: found.from, to: found.to } : null;
    }),
  ],
  label: (table, move) => {
    const { seat, connection, price = due(table, move) } = move;
    return phrase(`toe/log/licence${DEARER[rank(table, move)] ?? ''}`, { seat, connection, price });
  },
  candidates: (table, seat) =>
    box(table).material.connections.map(({ id }) => ({ type: 'licence', seat, connection: id })),
  concerns: (table, { seat }, piece) => placeOf(table, piece) === sticksPlace(seat),
  begins: true,
  reads: (table, seat, hand) => {
    const laid = stickOn(table, hand);
    if (laid?.owner !== seat || hand.from !== sticksPlace(seat) || reachedFor(table, seat, hand) !== null)
      return [];
    // The tracks lie close together: on a taken one a hand means the free one beside it.
    const free = laid.holder === null ? null : freeTrack(table, connectionOf(table, laid));
    return [{ type: 'licence', seat, connection: laid.connection, track: free ?? laid.track }];
  },
  offer: (table, seat) => {
    const [stick] = piecesAt(table, sticksPlace(seat));
    if (stick === undefined) return null;
    return {
      label: () => phrase('toe/do/licence'),
      tone: 'main',
      hands: () => stick,
      pieces: () => [stick],
      single: true,
    };
  },
};

const giveFields = { connection: ref('connection'), to: ref('seat') } as const;

/** Hands a licence to somebody. The rulebook knows no such thing outside an auction; a hand can do it. */
export const give: ToeMove<MoveOf<typeof giveFields>> = {
  fields: giveFields,
  example: { type: 'give', seat: 'anna', connection: 'paris-lyon', to: 'bert' },
  effects: doing((draft, { seat, connection, to }) => exchangeSticks(draft, connection, seat, to)),
  rules: [
    ...playerRules,
    rule('licences-by-auction', '8', ['TOE-8.11'], ({ clock }) => when(clock.stage !== 'insolvency')),
    rule('without-licences', '12', ['TOE-12.14'], ({ clock }) => when(clock.stage === 'insolvency')),
  ],
  label: (_, { seat, connection, to }) => phrase('toe/log/give', { seat, connection, to }),
  reads: (table, seat, hand) => {
    const laid = stickOn(table, hand);
    return laid && laid.owner !== seat && laid.holder === seat
      ? [{ type: 'give', seat, connection: laid.connection, to: laid.owner }]
      : [];
  },
};
