import { alone, firstThen, unless } from '../../../table/rules.ts';
import { optional, ref, whole } from '../../../table/shape.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { itemName, layOut, licenceOf, minimumBid, ownerOf } from '../auction.ts';
import { isUsed } from '../books.ts';
import { ofContract, ofVehicle } from '../by-hand.ts';
import type { OfContract, OfVehicle } from '../by-hand.ts';
import type { Item, ToeTable } from '../clock.ts';
import { stepOf } from '../course.ts';
import { licencesOf } from '../network.ts';
import {
  auctionPlace,
  contractPiece,
  isContract,
  isStick,
  isVehicle,
  licenceItem,
  ownerOfStick,
  seatPlace,
} from '../pieces.ts';
import {
  box,
  contractsOf,
  holderOf,
  isDone,
  isOn,
  isReminded,
  placeOf,
  vehicleName,
  vehiclesAt,
} from '../readers.ts';
import { inPhase, playerRules, rule, when } from '../rules.ts';
import type { ToeMove, ToeRule } from '../rules.ts';
import { doing, layBefore } from '../toe-draft.ts';

const isInsolvent = ({ clock }: ToeTable, seat: string): boolean =>
  clock.stage === 'insolvency' && clock.insolvent?.seat === seat;
/** Who was forgiven one loss has nothing to sell off yet, outside the auction house. */
const isForgiven = (table: ToeTable, seat: string): boolean =>
  table.clock.stage !== 'auction' && isReminded(table, seat) && !isInsolvent(table, seat);
const notAfterFirstLoss = alone(
  rule('not-after-first-loss', '12', ['TOE-12.7', 'TOE-FAQ.13'], (table, { seat }) =>
    when(table.clock.stage !== 'end' && isForgiven(table, seat)),
  ),
);
/** The auction house is the place for it; for who was forgiven a loss that has its own paragraph. */
const inHouse = unless(inPhase('auction'), (table, { seat }) => isForgiven(table, seat));
const houseRules: readonly ToeRule[] = [...playerRules, notAfterFirstLoss, inHouse];

const offering = ({ clock }: ToeTable, seat: string): boolean =>
  stepOf(clock) === 'offers' && clock.open.includes(seat);
/** What is for sale is laid out before the first bid, by everybody who has not finished doing so. */
const layingOut = alone(
  rule('laying-out', '8', ['TOE-8.45'], (table, { seat }) =>
    when(table.clock.stage === 'auction' && !offering(table, seat)),
  ),
);

/** Lays an unassigned vehicle out for sale (ch. 8, auction house). */
export const offer: ToeMove<OfVehicle> = {
  ...ofVehicle('offer', (seat, { to }) => to === auctionPlace(seat)),
  example: { type: 'offer', seat: 'anna', piece: 'loco/1' },
  effects: doing((draft, { seat, piece }, table) => {
    if (placeOf(table, piece) === seatPlace(seat)) layOut(draft, piece, seat);
  }),
  rules: [
    ...houseRules,
    layingOut,
    rule<OfVehicle>('unassigned-only', '8', ['TOE-8.42'], (table, { piece }) =>
      when(placeOf(table, piece).startsWith('under/')),
    ),
    rule<OfVehicle>('not-yours', '8', ['TOE-8.40'], (table, { seat, piece }) =>
      when(placeOf(table, piece) !== seatPlace(seat) && !placeOf(table, piece).startsWith('under/')),
    ),
  ],
  label: (table, { seat, piece }) => phrase('toe/log/offer', { seat, vehicle: vehicleName(table, piece) }),
  candidates: (table, seat) =>
    vehiclesAt(table, seatPlace(seat)).map((piece) => ({ type: 'offer', seat, piece })),
};

const announceFields = { connection: ref('connection'), segments: optional(whole(1, 9)) } as const;
type Announce = MoveOf<typeof announceFields>;

/** Announces a licence for sale; licences are auctioned first. */
export const announce: ToeMove<Announce> = {
  fields: announceFields,
  example: { type: 'announce', seat: 'anna', connection: 'paris-lyon' },
  effects: doing((draft, { seat, connection }, table) => {
    const item = licenceItem(connection, seat);
    const known = draft.clock.items.includes(item) || !licencesOf(table, seat).has(connection);
    if (!known && table.clock.stage === 'auction') draft.set('items', [...draft.clock.items, item]);
  }),
  rules: [
    ...houseRules,
    alone(
      rule('licences-first', '8', ['TOE-8.43'], (table, { seat }) =>
        when(table.clock.stage === 'auction' && !offering(table, seat)),
      ),
    ),
    ...firstThen(
      rule<Announce>('no-licence', '8', ['TOE-8.40'], (table, { seat, connection }) =>
        when(
          !licencesOf(table, seat).has(connection) ||
            table.clock.items.includes(licenceItem(connection, seat)),
        ),
      ),
      rule<Announce>('sell-whole', '8', ['TOE-8.48'], (table, { connection, segments }) => {
        const all = box(table).connections.get(connection)?.segments ?? 0;
        return when(segments !== undefined && segments !== all, { segments: all });
      }),
      rule<Announce>('licence-used', '8', ['TOE-8.49'], (table, { seat, connection }) => {
        const contract = licencesOf(table, seat).has(connection) ? isUsed(table, seat, connection) : null;
        return when(contract !== null, { contract: contract ?? '' });
      }),
    ),
  ],
  label: (_, { seat, connection }) => phrase('toe/log/announce', { seat, connection }),
  candidates: (table, seat) =>
    [...licencesOf(table, seat).keys()].map((connection) => ({ type: 'announce', seat, connection })),
  concerns: (table, { seat, connection }, piece) =>
    ownerOfStick(piece) === seat && placeOf(table, piece).startsWith(`network/${connection}/`),
  begins: true,
  // A licence for sale is only announced: its sticks stay on the map.
  reads: (_, seat, { piece, from, to }) => {
    const [map, connection = ''] = from.split('/');
    const isAnnounced = isStick(piece) && map === 'network' && to === auctionPlace(seat);
    return isAnnounced ? [{ type: 'announce', seat, connection }] : [];
  },
  offer: (table, seat) => ({
    label: ({ connection }) =>
      phrase('toe/do/announce', { connection, bid: minimumBid(table, licenceItem(connection, seat)) }),
    tone: 'plain',
  }),
};

const retractFields = { item: ref('item') } as const;
type Retract = MoveOf<typeof retractFields>;

/** It is this seat's own offer, and not under the hammer yet. */
const isOffered = (table: ToeTable, seat: string, item: Item): boolean =>
  table.clock.items.includes(item) && ownerOf(table, item) === seat && table.clock.lot?.item !== item;

/** Takes something off the table again, while the offers are being laid out. */
export const retract: ToeMove<Retract> = {
  fields: retractFields,
  example: { type: 'retract', seat: 'anna', item: 'loco/1' },
  effects: doing((draft, { seat, item }, table) => {
    if (!isOffered(table, seat, item)) return;
    draft.set(
      'items',
      table.clock.items.filter((other) => other !== item),
    );
    if (isVehicle(item)) layBefore(draft, item, seat);
  }),
  rules: [
    ...playerRules,
    ...firstThen(
      rule<Retract>('not-offered', '8', ['TOE-8.40'], (table, { seat, item }) =>
        when(!isOffered(table, seat, item)),
      ),
      [
        rule<Retract>('everything-unused', '12', ['TOE-12.15'], ({ clock }, { item }) =>
          when(clock.stage === 'insolvency' && (isVehicle(item) || licenceOf(item) !== null)),
        ),
        rule<Retract>('offers-stand', '8', ['TOE-8.45'], (table, { seat, item }) => {
          const { stage } = table.clock;
          const step = stepOf(table.clock);
          // A contract is offered freely, and can be taken back until the bidding begins; the rest is up in any case.
          const stands =
            stage === 'insolvency' ? isContract(item) && step !== 'offers' : !offering(table, seat);
          return when(stands);
        }),
      ],
    ),
  ],
  label: (table, { seat, item }) => phrase('toe/log/retract', { seat, item: itemName(table, item) }),
  candidates: (table, seat) =>
    table.clock.items
      .filter((item) => ownerOf(table, item) === seat)
      .map((item) => ({ type: 'retract', seat, item })),
  concerns: (_, { item }, piece) => item === piece,
  reads: (_, seat, { piece, from, to }) =>
    isVehicle(piece) && from === auctionPlace(seat) && to === seatPlace(seat)
      ? [{ type: 'retract', seat, item: piece }]
      : [],
  offer: (table) => ({
    label: ({ item }) => phrase('toe/do/retract', { item: itemName(table, item) }),
    tone: 'plain',
  }),
};

/** The insolvent company offers an open contract with its vehicles and chips (ch. 12, variant). */
export const sell: ToeMove<OfContract> = {
  ...ofContract('sell', (seat, { to }) => to === auctionPlace(seat)),
  example: { type: 'sell', seat: 'anna', contract: 'EF3' },
  effects: doing((draft, { seat, contract }, table) => {
    const item = contractPiece(contract);
    const open = holderOf(table, contract) === seat && !isDone(table, contract);
    if (!isInsolvent(table, seat) || !open || draft.clock.items.includes(item)) return;
    draft.set('items', [...draft.clock.items, item]).set('insolvent', { seat, asked: false });
  }),
  rules: [
    ...playerRules,
    notAfterFirstLoss,
    alone(
      rule('insolvent-only', '12', ['TOE-12.7'], (table, { seat }) =>
        when(!isOn(table, 'rescue') || (!isInsolvent(table, seat) && !isForgiven(table, seat))),
      ),
    ),
    alone(
      rule('offers-first', '12', ['TOE-12.8'], (table, { seat }) =>
        when(isInsolvent(table, seat) && stepOf(table.clock) !== 'offers'),
      ),
    ),
    rule<OfContract>('own-open-contracts', '12', ['TOE-12.8'], (table, { seat, contract }) =>
      when(holderOf(table, contract) !== seat || isDone(table, contract), { contract }),
    ),
    rule<OfContract>('offered-already', '12', ['TOE-12.8'], ({ clock }, { contract }) =>
      when(clock.items.includes(contractPiece(contract))),
    ),
  ],
  label: (_, { seat, contract }) => phrase('toe/log/sell', { seat, contract }),
  candidates: (table, seat) => contractsOf(table, seat).map((contract) => ({ type: 'sell', seat, contract })),
  concerns: (_, { contract }, piece) => contractPiece(contract) === piece,
  begins: true,
  offer: (table) => ({
    label: ({ contract }) =>
      phrase('toe/do/sell', { contract, bid: minimumBid(table, contractPiece(contract)) }),
    tone: 'plain',
  }),
};
