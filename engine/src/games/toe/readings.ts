import type { Gesture } from '../../table/game.ts';
import { piecesAt } from '../../table/places.ts';
import type { Move, PieceId, Place, Seat } from '../../table/types.ts';
import { assigned } from './books.ts';
import { licenceOf, minimumBid } from './auction.ts';
import { connectionOf } from './moves/site.ts';
import { freeTrack } from './network.ts';
import type { Item, ToeTable } from './clock.ts';
import { BID_STEP } from './data/limits.ts';
import {
  AID,
  auctionPlace,
  BANK,
  CHAIR_CARD,
  DONE,
  isChip,
  isContract,
  isStick,
  isVehicle,
  marker,
  ownerOfStick,
  PILE,
  seatPlace,
  sticksPlace,
  tail,
} from './pieces.ts';
import { modelOf, placeOf } from './readers.ts';
import { premiumOf } from './moves/subsidy.ts';

type Drop = {
  readonly piece: PieceId;
  readonly from: Place;
  readonly to: Place;
  readonly side?: string | undefined;
};
const starts = (place: Place, ...prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => place.startsWith(prefix));
const last = (place: Place): string => place.slice(place.lastIndexOf('/') + 1);

/** Reaching for something that is up for sale is a bid: the least one that counts. */
function bids(table: ToeTable, seat: Seat, item: Item): readonly Move[] {
  const { lot } = table.clock;
  return lot?.item === item
    ? [{ type: 'raise', seat, bid: lot.bid + BID_STEP }]
    : [{ type: 'open', seat, item, bid: minimumBid(table, item) }];
}

function vehicleReadings(table: ToeTable, seat: Seat, { piece, from, to }: Drop): readonly Move[] {
  const kind = piece.startsWith('loco/') ? 'loco' : 'wagon';
  if (starts(to, 'under/')) {
    const contract = tail(to);
    const category = modelOf(table, piece)?.category;
    const twins = assigned(table, contract).filter((other) => modelOf(table, other)?.category === category);
    return [
      { type: 'assign', seat, piece, contract },
      ...twins.map((instead) => ({ type: 'assign', seat, piece, contract, instead })),
    ];
  }
  if (to === seatPlace(seat)) {
    if (starts(from, 'fair/')) return [{ type: 'buy', seat, piece }];
    if (starts(from, 'supply/')) return [{ type: 'blind', seat, what: kind }];
    if (from === AID) return [{ type: 'choose', seat, piece }];
    if (starts(from, 'under/')) return [{ type: 'withdraw', seat, piece }];
    if (from === auctionPlace(seat)) return [{ type: 'retract', seat, item: piece }];
    if (starts(from, 'auction/')) return bids(table, seat, piece);
  }
  if (to === auctionPlace(seat)) return [{ type: 'offer', seat, piece }];
  if (starts(to, 'discard/')) return [{ type: 'discard', seat, piece, pile: last(to) }];
  if (starts(to, 'fair/')) return [{ type: 'lay', seat, what: kind, slot: Number(last(to)) }];
  return [];
}

function contractReadings(table: ToeTable, seat: Seat, { piece, from, to, side }: Drop): readonly Move[] {
  const contract = tail(piece);
  if (to === seatPlace(seat)) {
    if (from === PILE) return [{ type: 'draw', seat }];
    if (from === to) return side === DONE ? [{ type: 'complete', seat, contract }] : [];
    return table.clock.items.includes(piece) ? bids(table, seat, piece) : [{ type: 'take', seat, contract }];
  }
  if (to === auctionPlace(seat)) return [{ type: 'sell', seat, contract }];
  if (to === PILE) return [{ type: 'return', seat, contract }];
  if (starts(to, 'open/') && from === PILE)
    return [{ type: 'lay', seat, what: 'contract', slot: Number(last(to)) }];
  return [];
}

/**
 * A stick on a connection is a licence, and a bid where that licence is up for sale; carried from it to the auction it
 * announces one; a stick of somebody else on an own licence gives it away.
 */
function stickReadings(table: ToeTable, seat: Seat, { piece, from, to }: Drop): readonly Move[] {
  const connection = (place: Place): string => place.split('/')[1] ?? '';
  if (starts(to, 'network/')) {
    const [id, owner] = [connection(to), ownerOfStick(piece)];
    const holder = piecesAt(table, to).filter(isStick).map(ownerOfStick)[0];
    if (owner !== seat) return holder === seat ? [{ type: 'give', seat, connection: id, to: owner }] : [];
    if (from !== sticksPlace(seat)) return [];
    const offered = table.clock.items.filter((item) => licenceOf(item)?.connection === id);
    const item = offered.find((one) => licenceOf(one)?.seat === holder) ?? offered[0];
    if (table.clock.step === 'bidding' && item !== undefined) return bids(table, seat, item);
    // The tracks lie close together: on a taken one a hand means the free one beside it.
    const free = holder === undefined ? null : freeTrack(table, connectionOf(table, id));
    return [{ type: 'licence', seat, connection: id, track: free ?? Number(to.split('/')[2] ?? 0) }];
  }
  return starts(from, 'network/') && to === auctionPlace(seat)
    ? [{ type: 'announce', seat, connection: connection(from) }]
    : [];
}

/** Moves that a carried piece or some money could mean, legal or not. */
export function readings(table: ToeTable, seat: Seat, gesture: Gesture): readonly Move[] {
  if ('pay' in gesture) {
    if (gesture.from !== BANK || gesture.to !== seatPlace(seat)) return [];
    const claim = { type: 'premium', seat, amount: gesture.pay };
    const collect = { type: 'collect', seat, amount: gesture.pay };
    return table.clock.stage === 'premium'
      ? [gesture.pay === premiumOf(table, seat) ? { type: 'premium', seat } : claim]
      : [collect];
  }
  const { piece, to } = gesture;
  const drop: Drop = { piece, from: placeOf(table, piece), to, side: gesture.side };
  if (isVehicle(piece)) return vehicleReadings(table, seat, drop);
  if (isContract(piece)) return contractReadings(table, seat, drop);
  if (isStick(piece)) return stickReadings(table, seat, drop);
  if (isChip(piece) && starts(to, 'on/')) return [{ type: 'chip', seat, piece, contract: tail(to) }];
  if (piece === marker(seat) && starts(to, 'profit/')) return [{ type: 'mark', seat, to: Number(last(to)) }];
  if (starts(piece, 'phase/') && to === seatPlace(seat)) return [{ type: 'call', seat, phase: tail(piece) }];
  if (starts(piece, 'phase/') || piece === CHAIR_CARD) return [{ type: 'replace', seat, piece }];
  return [];
}
